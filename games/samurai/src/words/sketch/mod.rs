//! The board in characters, and all units under it.

mod units;

use std::fmt::Write as _;

use hexes::Direction;

use crate::event::Stage;
use crate::ground::{Ground, Terrain};
use crate::ids::HexId;
use crate::pieces::{Force, Side};
use crate::seating::Seating;
use crate::setting::Setting;
use crate::view::{Course, View};

/// The longest line.
const WIDTH: usize = 100;
/// How far a column stands to the right of the one before; every other column stands on a line of
/// its own, half a hex lower. Wide boards are drawn closer.
const STEP: usize = 4;
const NARROW: usize = 3;
/// The number of the row stands in front.
const MARGIN: usize = 3;

/// Two lines for each row of hexes, as scenario files draw them; then the turn, the units of each
/// side, and what the signs mean.
pub(super) fn sketch(setting: &Setting, view: &View) -> String {
    let map = Map::of(setting, view);
    let mut text = map.heading();
    for row in 0..setting.ground.shape.rows() {
        text += &map.line(row, 0);
        text += &map.line(row, 1);
    }
    text + &now(setting, view) + &units::lists(setting, view) + &legend(setting)
}

/// A board that is drawn.
struct Map<'a> {
    setting: &'a Setting,
    view: &'a View,
    step: usize,
}

impl<'a> Map<'a> {
    fn of(setting: &'a Setting, view: &'a View) -> Map<'a> {
        let columns = usize::from(setting.ground.shape.columns());
        let fits = MARGIN + (columns + 1) * STEP <= WIDTH;
        Map { setting, view, step: if fits { STEP } else { NARROW } }
    }

    /// [SAM-2.1.1] The numbers of the columns.
    fn heading(&self) -> String {
        let columns = 1..=self.setting.ground.shape.columns();
        let numbers: String =
            columns.map(|it| format!("{:<1$}", format!("{it:02}"), self.step)).collect();
        format!("{:MARGIN$}{numbers}", "").trim_end().to_owned() + "\n"
    }

    /// The even or the odd columns of a row.
    fn line(&self, row: u8, first: u8) -> String {
        let label = if first == 0 { format!("{:02}", row + 1) } else { String::new() };
        let mut line = format!("{label:<MARGIN$}{:1$}", "", usize::from(first) * self.step);
        for column in (first..self.setting.ground.shape.columns()).step_by(2) {
            let cell = self.setting.ground.at(column, row).map(|hex| self.cell(hex));
            let _ = write!(line, "{:<1$}", cell.unwrap_or_default(), 2 * self.step);
        }
        line.trim_end().to_owned() + "\n"
    }

    /// Who stands in a hex, and the ground where it is not plain.
    fn cell(&self, hex: HexId) -> String {
        let ground = terrain(&self.setting.ground, hex);
        match units::sign(self.view, hex) {
            None => ground,
            Some(sign) if ground == "." || self.step == NARROW => sign,
            Some(sign) => sign + &ground,
        }
    }
}

/// [SAM-12.1.1] The letter of the terrain, and its level where it has one.
fn terrain(ground: &Ground, hex: HexId) -> String {
    let tile = ground.tile(hex);
    let letter = tile.terrain.letter();
    if tile.level == 0 { letter.to_string() } else { format!("{letter}{}", tile.level) }
}

/// Where a unit faces.
const fn arrow(direction: Direction) -> char {
    match direction {
        Direction::Zero => '↑',
        Direction::One => '↗',
        Direction::Two => '↘',
        Direction::Three => '↓',
        Direction::Four => '↙',
        Direction::Five => '↖',
    }
}

/// When it is, and how the sides stand.
fn now(setting: &Setting, view: &View) -> String {
    let turn = if view.now.stage == Stage::SetUp {
        "Before the first turn".to_owned()
    } else {
        format!("Turn {} of {}", view.now.turn, setting.turns)
    };
    let points = match view.course {
        Course::Over { points, .. } => points,
        Course::Writing { .. } | Course::Running => view.sides.map(|side| side.points),
    };
    let sides =
        Side::BOTH.map(|side| format!("{} {}", setting.side_name(side), points[side.index()]));
    format!("{turn}. Points: {}.\n", sides.join(", "))
}

/// What the letters and signs of this board mean.
fn legend(setting: &Setting) -> String {
    let ground = &setting.ground;
    let is_there = |terrain: &Terrain| ground.hexes().any(|hex| ground.terrain(hex) == *terrain);
    let letters = Terrain::ALL.into_iter().filter(is_there);
    let letters = letters.map(|it| format!("{} {}", it.letter(), plain(it.term())));
    let level = ground.hexes().any(|hex| ground.level(hex) > 0);
    let mut texts: Vec<String> = letters.collect();
    texts.extend(level.then(|| "a digit: its level".to_owned()));
    texts
        .extend(setting.labels.iter().map(|(hex, name)| format!("{name} {}", ground.number(*hex))));
    texts.push("a3: hidden".to_owned());
    texts.push("+c: with a commander".to_owned());
    let is_shared = setting.options.seating != Seating::USUAL;
    texts.extend(is_shared.then(|| "I, II, III: who orders it".to_owned()));
    listed("Signs:", texts)
}

/// Short texts one after the other behind a heading, in lines that are not too long.
fn listed(heading: &str, texts: Vec<String>) -> String {
    let mut lines = vec![heading.to_owned()];
    let last = texts.len();
    for (number, text) in (1..).zip(texts) {
        let text = if number < last { text + "," } else { text };
        match lines.last_mut() {
            Some(line) if line.chars().count() + 1 + text.chars().count() <= WIDTH => {
                line.push(' ');
                line.push_str(&text);
            }
            Some(_) | None => lines.push(format!("    {text}")),
        }
    }
    lines.into_iter().map(|line| line.trim_end().to_owned() + "\n").collect()
}

/// `terrain-light-woods` in plain words.
fn plain(term: &str) -> String {
    term.split('-').skip(1).collect::<Vec<_>>().join(" ")
}

/// The title of a force, with the letter of its units.
fn force_name(setting: &Setting, force: Force) -> Option<String> {
    let side = |side: Side, letter| Some(format!("{letter}  {}", setting.side_name(side)));
    match force {
        Force::A => side(Side::A, 'A'),
        Force::B => side(Side::B, 'B'),
        Force::Third => setting.third.as_ref().map(|third| format!("C  {}", third.title)),
    }
}
