//! The empty board: neighbours, distances, sections, lines.

use std::sync::LazyLock;

use hexes::{Crossing, Entry};
use serde::{Deserialize, Serialize};

use crate::hex::{HEXES, Hex, HexSet, ROWS};

/// Which end of the board a side sits at.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum End {
    Top,
    Bottom,
}

/// [CCN-2.2.1] A section of the board as it lies, whoever looks.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS, schemars::JsonSchema))]
#[serde(rename_all = "kebab-case")]
pub enum Section {
    West,
    // The names of cards have the other spelling.
    #[serde(alias = "center")]
    Centre,
    East,
}

/// What lies between two hexes on a straight line. Only lines of at most five hexes matter.
#[derive(Clone, Copy, Debug, Default)]
pub(crate) struct Line {
    /// Hexes whose inside the line crosses.
    pub(crate) through: HexSet,
    /// Pairs of hexes along whose common side it runs; a hex off the board is left out of its
    /// pair, since it always blocks.
    pub(crate) along: [HexSet; 2],
}

/// Tables of the empty board, the same for every battle.
#[derive(Debug)]
pub(crate) struct Board {
    neighbours: [HexSet; HEXES],
    rearward: [[HexSet; HEXES]; 2],
    distance: [[u8; HEXES]; HEXES],
    within: [[HexSet; HEXES]; FARTHEST + 1],
    lines: Vec<Line>,
    /// By which side a line from the second hex enters the first, or by which two if it does so
    /// at a corner.
    entries: Vec<u8>,
    sections: [HexSet; 3],
    parts: [HexSet; 5],
    part_of: [Part; HEXES],
}

/// The longest range of any weapon.
const FARTHEST: usize = 5;

static BOARD: LazyLock<Board> = LazyLock::new(Board::new);

impl Board {
    pub(crate) fn get() -> &'static Board {
        &BOARD
    }

    fn new() -> Board {
        let rear = |row: i8| {
            table(|hex| {
                let next = |other: &Hex| row_of(*other) == row_of(hex) + row;
                neighbours(hex).iter().filter(next).collect()
            })
        };
        let distance = table(|one| table(|other| one.axial().distance(other.axial()) as u8));
        let within = std::array::from_fn(|range| {
            table(|one| {
                let near = |other: &Hex| usize::from(distance[one.index()][other.index()]) <= range;
                Hex::all().filter(|&other| other != one).filter(near).collect()
            })
        });
        let pairs = Hex::all().flat_map(|from| Hex::all().map(move |to| (from, to)));
        let near = |from: Hex, to: Hex| usize::from(distance[from.index()][to.index()]) <= FARTHEST;
        Board {
            neighbours: table(neighbours),
            rearward: [rear(-1), rear(1)],
            distance,
            within,
            lines: pairs
                .map(|(from, to)| if near(from, to) { line(from, to) } else { Line::default() })
                .collect(),
            entries: Hex::all()
                .flat_map(|to| Hex::all().map(move |from| entry(from, to)))
                .collect(),
            parts: Part::ALL.map(|part| Hex::all().filter(|&hex| Part::of(hex) == part).collect()),
            part_of: table(Part::of),
            sections: Section::ALL
                .map(|section| Hex::all().filter(|&hex| lies_in(hex, section)).collect()),
        }
    }

    /// [CCN-2.1.2] The hexes adjacent to `hex`.
    pub(crate) fn neighbours(&self, hex: Hex) -> HexSet {
        self.neighbours[hex.index()]
    }

    /// [CCN-2.1.4] The neighbours in the next row toward the baseline of the side at `end`.
    pub(crate) fn rearward(&self, hex: Hex, end: End) -> HexSet {
        self.rearward[end as usize][hex.index()]
    }

    /// [CCN-2.1.3] The number of hexes counted from one to the other.
    pub(crate) fn distance(&self, from: Hex, to: Hex) -> u8 {
        self.distance[from.index()][to.index()]
    }

    /// The hexes at most `range` away, the hex itself left out.
    pub(crate) fn within(&self, hex: Hex, range: u8) -> HexSet {
        self.within[usize::from(range)][hex.index()]
    }

    /// The line from one hex to another at most five away.
    pub(crate) fn line(&self, from: Hex, to: Hex) -> &Line {
        &self.lines[from.index() * HEXES + to.index()]
    }

    /// [CCN-24.6.7] The side of `hex` by which a line from `from` enters, or the two that meet
    /// where it does, a bit each.
    pub(crate) fn sides_towards(&self, hex: Hex, from: Hex) -> u8 {
        self.entries[hex.index() * HEXES + from.index()]
    }

    /// [CCN-2.1.2] The side of `hex` that it shares with a neighbour, as a bit.
    pub(crate) fn side(&self, hex: Hex, neighbour: Hex) -> u8 {
        self.sides_towards(hex, neighbour)
    }

    /// [CCN-2.2.1] The hexes of a part.
    pub(crate) fn part(&self, part: Part) -> HexSet {
        self.parts[part as usize]
    }

    /// The part in which a hex lies.
    pub(crate) fn part_of(&self, hex: Hex) -> Part {
        self.part_of[hex.index()]
    }

    /// [CCN-2.2.1] The hexes of a section; a hex cut by a line belongs to both.
    pub(crate) fn section(&self, section: Section) -> HexSet {
        self.sections[section as usize]
    }
}

/// [CCN-2.2.1] A part of the board that lies in the same section or sections.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Part {
    West,
    WestAndCentre,
    Centre,
    CentreAndEast,
    East,
}

impl Part {
    pub(crate) const ALL: [Part; 5] =
        [Part::West, Part::WestAndCentre, Part::Centre, Part::CentreAndEast, Part::East];

    fn of(hex: Hex) -> Part {
        match Section::ALL.map(|section| lies_in(hex, section)) {
            [true, true, _] => Part::WestAndCentre,
            [_, true, true] => Part::CentreAndEast,
            [true, ..] => Part::West,
            [_, _, true] => Part::East,
            [..] => Part::Centre,
        }
    }
}

impl Section {
    pub(crate) const ALL: [Section; 3] = [Section::West, Section::Centre, Section::East];

    /// [CCN-2.2.2] What the side at `end` calls the section, in the locale files.
    pub(crate) fn term_for(self, end: End) -> &'static str {
        match (self, end) {
            (Section::West, End::Bottom) | (Section::East, End::Top) => "section-left",
            (Section::Centre, _) => "section-center",
            (Section::East, End::Bottom) | (Section::West, End::Top) => "section-right",
        }
    }
}

impl End {
    /// The baseline of the side at this end, and the row in front of it.
    pub(crate) fn first_rows(self) -> [u8; 2] {
        match self {
            End::Top => [1, 2],
            End::Bottom => [ROWS.rows(), ROWS.rows() - 1],
        }
    }

    /// How many rows lie between `hex` and the baseline of the side at this end.
    pub(crate) fn rows_to(self, hex: Hex) -> u8 {
        let (row, _) = hex.row_and_column();
        match self {
            End::Top => row - 1,
            End::Bottom => ROWS.rows() - row,
        }
    }

    /// [CCN-2.1.4] Whether `hex` lies on the baseline of the side at this end.
    pub(crate) fn is_baseline(self, hex: Hex) -> bool {
        self.rows_to(hex) == 0
    }
}

fn table<T>(entry: impl Fn(Hex) -> T) -> [T; HEXES] {
    std::array::from_fn(|index| entry(Hex::nth(index)))
}

fn row_of(hex: Hex) -> i8 {
    hex.row_and_column().0 as i8
}

fn neighbours(hex: Hex) -> HexSet {
    hex.axial().neighbours().into_iter().filter_map(Hex::from_axial).collect()
}

/// [CCN-2.2.1] The two lines stand at 8 and 18 half hexes from the left edge.
fn lies_in(hex: Hex, section: Section) -> bool {
    let (row, column) = hex.row_and_column();
    let centre = if row % 2 == 1 { 2 * column - 1 } else { 2 * column };
    match section {
        Section::West => centre <= 8,
        Section::Centre => (8..=18).contains(&centre),
        Section::East => centre >= 18,
    }
}

/// [CCN-11.1.1] What the line between two centres crosses, corners left out.
fn line(from: Hex, to: Hex) -> Line {
    let mut line = Line::default();
    let mut pairs = 0;
    for crossing in hexes::line(from.axial(), to.axial()) {
        match crossing {
            Crossing::Through(hex) => line.through.extend(hex),
            Crossing::Along(one, other) => {
                line.along[pairs].extend(one);
                line.along[pairs].extend(other);
                pairs += 1;
            }
            Crossing::Corner(_) => {}
        }
    }
    line
}

/// [CCN-24.6.7] The sides by which a line enters a hex, a bit each.
fn entry(from: Hex, to: Hex) -> u8 {
    match hexes::entry(from.axial(), to.axial()) {
        Some(Entry::Side(side)) => 1 << side.index(),
        Some(Entry::Corner(one, other)) => 1 << one.index() | 1 << other.index(),
        None => 0,
    }
}

impl HexSet {
    /// Adds a hex if the board has it.
    fn extend(&mut self, hex: hexes::Hex) {
        if let Some(hex) = Hex::from_axial(hex) {
            self.insert(hex);
        }
    }
}
