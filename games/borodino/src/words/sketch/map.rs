//! The map: every area about where it lies, with its ground and the numbers of blocks in it.

use super::WIDTH;
use crate::ids::AreaId;
use crate::pieces::{Ground, Side};
use crate::setting::Setting;
use crate::setting::map::Area;
use crate::view::View;

/// How many lines the map has.
const LINES: usize = 30;

/// What is kept for the name of an area at the right edge.
const ROOM: usize = 16;

/// How far from its place a name may be written.
const FARTHEST: usize = 60;

/// Areas are written where they lie, as near as there is room.
pub(super) fn draw(setting: &Setting, view: &View) -> String {
    let mut paper = Paper([[' '; WIDTH]; LINES]);
    let (columns, lines) = (extent(setting, |area| area.x), extent(setting, |area| area.y));
    for area in setting.map.all_areas() {
        let card = setting.map.area(area);
        let column = columns.of(card.x, WIDTH - ROOM);
        let line = lines.of(card.y, LINES - 1);
        paper.write(&label(setting, view, area), column, line);
    }
    paper.print()
        + "  F French   R Russian   * source   & woods   ~ marsh   : village   ^ hill   # redoubt in play\n\
           \x20 (4) steps   > has moved   ! has bombarded   @ active   + joins in round 2\n"
}

/// From where to where the areas of a map reach, in one direction.
struct Extent {
    from: usize,
    to: usize,
}

fn extent(setting: &Setting, of: fn(&Area) -> u16) -> Extent {
    let areas = || setting.map.areas.iter().map(of).map(usize::from);
    Extent { from: areas().min().unwrap_or(0), to: areas().max().unwrap_or(0) }
}

impl Extent {
    /// Where something lies if the whole way is so long.
    fn of(&self, place: u16, length: usize) -> usize {
        let way = usize::from(place).saturating_sub(self.from);
        way * length / (self.to - self.from).max(1)
    }
}

fn label(setting: &Setting, view: &View, area: AreaId) -> String {
    let sides = Side::BOTH.into_iter().filter_map(|side| {
        let blocks = number(setting, view, area, side);
        (blocks > 0).then(|| format!("{}{blocks}", letter(side)))
    });
    let numbers: Vec<String> = sides.collect();
    let name = format!("{}{}", setting.map.name_of(area), marks(setting, view, area));
    if numbers.is_empty() { name } else { format!("{name} {}", numbers.join("+")) }
}

fn letter(side: Side) -> char {
    match side {
        Side::French => 'F',
        Side::Russian => 'R',
    }
}

/// [BOR-2.1.1] Ground and marks. [BOR-2.1.3] A village counts on clear ground only.
fn marks(setting: &Setting, view: &View, area: AreaId) -> String {
    let card = setting.map.area(area);
    let village = card.has_village() && card.ground == Ground::Clear;
    let source = setting.sources.iter().any(|source| source.area == area);
    let marks = [
        (card.ground == Ground::Woods, '&'),
        (card.ground == Ground::Marsh, '~'),
        (village, ':'),
        (card.is_hill, '^'),
        (setting.has_redoubt(area, view.turn.max(1)), '#'),
        (source, '*'),
    ];
    marks.into_iter().filter(|(is, _)| *is).map(|(_, mark)| mark).collect()
}

/// The number of blocks of a side in an area, seen or not.
fn number(setting: &Setting, view: &View, area: AreaId, side: Side) -> usize {
    let of_side = setting.of_side(side);
    let seen = view.blocks.iter().filter(|it| it.area == Some(area) && of_side.contains(it.block));
    let hidden = view.hidden.iter().filter(|it| it.area == area && it.side == side);
    seen.count() + hidden.map(|it| usize::from(it.blocks)).sum::<usize>()
}

/// Lines of characters.
struct Paper([[char; WIDTH]; LINES]);

impl Paper {
    /// Writes a label at the free place that is nearest to where it belongs; if there is none, it
    /// is left out.
    fn write(&mut self, label: &str, column: usize, line: usize) {
        let letters: Vec<char> = label.chars().take(WIDTH).collect();
        let column = column.min(WIDTH - letters.len());
        for (column, line) in around(column, line) {
            if line < LINES && self.is_free(column, line, letters.len()) {
                self.0[line][column..column + letters.len()].copy_from_slice(&letters);
                return;
            }
        }
    }

    /// Whether so many characters are free there, with two on either side.
    fn is_free(&self, column: usize, line: usize, length: usize) -> bool {
        let to = column + length;
        to <= WIDTH
            && self.0[line][column.saturating_sub(2)..(to + 2).min(WIDTH)]
                .iter()
                .all(|&it| it == ' ')
    }

    fn print(&self) -> String {
        let line =
            |line: &[char; WIDTH]| line.iter().collect::<String>().trim_end().to_owned() + "\n";
        self.0.iter().map(line).collect()
    }
}

/// Places in the order of their distance: a line counts as much as six columns.
fn around(column: usize, line: usize) -> impl Iterator<Item = (usize, usize)> {
    (0..FARTHEST).flat_map(move |away| {
        (0..=away / 6).flat_map(move |lines| {
            let columns = away - 6 * lines;
            let across = [column.checked_sub(columns), Some(column + columns)];
            let down = [line.checked_sub(lines), Some(line + lines)];
            across
                .into_iter()
                .flatten()
                .flat_map(move |column| down.into_iter().flatten().map(move |line| (column, line)))
        })
    })
}
