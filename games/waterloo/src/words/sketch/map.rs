//! The map: every town about where it lies, with the numbers of the blocks in it.

use super::{WIDTH, letter, number};
use crate::ids::TownId;
use crate::pieces::Army;
use crate::setting::{Setting, Town};
use crate::view::View;

/// How many lines the map has.
const LINES: usize = 28;

/// What is kept for the name of a town at the right edge.
const ROOM: usize = 14;

/// How far from its place a name may be written.
const FARTHEST: usize = 60;

/// Towns are written where they lie, as near as there is room. Supply cities have a star; letters
/// and numbers are armies and their blocks, a tilde those of them that are disrupted.
pub(super) fn draw(setting: &Setting, view: &View) -> String {
    let mut paper = Paper([[' '; WIDTH]; LINES]);
    let (columns, lines) = (extent(setting, |town| town.x), extent(setting, |town| town.y));
    for town in setting.map.all_towns() {
        let card = setting.map.town(town);
        let column = columns.of(card.x, WIDTH - ROOM);
        let line = lines.of(card.y, LINES - 1);
        paper.write(&label(setting, view, town), column, line);
    }
    paper.print()
        + "  * supply city   F French   A Anglo-Dutch   P Prussian   ~ disrupted   > has moved\n"
}

/// From where to where the towns of a map reach, in one direction.
struct Extent {
    from: usize,
    to: usize,
}

fn extent(setting: &Setting, of: fn(&Town) -> u16) -> Extent {
    let towns = || setting.map.towns.iter().map(of).map(usize::from);
    Extent { from: towns().min().unwrap_or(0), to: towns().max().unwrap_or(0) }
}

impl Extent {
    /// Where something lies if the whole way is so long.
    fn of(&self, place: u16, length: usize) -> usize {
        let way = usize::from(place).saturating_sub(self.from);
        way * length / (self.to - self.from).max(1)
    }
}

fn label(setting: &Setting, view: &View, town: TownId) -> String {
    let is_city = setting.cities.iter().any(|city| city.town == town);
    let star = if is_city { "*" } else { "" };
    let armies = Army::ALL.into_iter().filter_map(|army| {
        let (blocks, disrupted) = number(setting, view, town, army);
        let tilde = if disrupted > 0 { format!("~{disrupted}") } else { String::new() };
        (blocks > 0).then(|| format!("{}{blocks}{tilde}", letter(army)))
    });
    let numbers: Vec<String> = armies.collect();
    let name = format!("{}{star}", setting.town_name(town));
    if numbers.is_empty() { name } else { format!("{name} {}", numbers.join("+")) }
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
