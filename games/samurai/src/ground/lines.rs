//! [SAM-2.3.1] What the ground says of every line of sight that is short enough to shoot along,
//! worked out once.

use hexes::{Crossing, Hex, line};

use super::Ground;
use crate::ids::HexId;

/// [SAM-10.1.2] The longest lines that are worked out; no shot goes further.
pub(super) const LONGEST: u8 = 6;
/// The offsets along one coordinate.
const SPAN: usize = 2 * LONGEST as usize + 1;
/// The most hexes that such a line crosses.
const MOST_CROSSED: usize = 12;
/// The ground alone blocks the line.
const BLOCKED: u16 = 1 << 15;

/// What the ground says of the lines from every hex to every other that is near.
#[derive(Debug, Default)]
pub(super) struct Lines {
    /// For each hex and offset: a bit for each crossed hex in which a unit would block the line; of
    /// both hexes of an edge, if a unit is needed in each.
    bits: Vec<u16>,
    /// For each offset, from an even and from an odd column.
    crossed: Vec<[Crossed; 2]>,
}

/// The hexes that a line meets, in order.
#[derive(Clone, Copy, Debug, Default)]
struct Crossed {
    /// How far they lie from the start in the numbering of the board.
    steps: [i16; MOST_CROSSED],
    /// A bit for the first hex of each edge that the line follows; the second comes after it.
    edges: u16,
}

/// A line of sight, as far as it depends on the ground.
pub(super) enum Ray<'a> {
    /// The ground blocks it.
    Blocked,
    /// Units in one of these passages would block it.
    Open(Screens<'a>),
    /// It is too long; it has to be walked.
    Long,
}

/// Passages in which units would block a line that the ground leaves open.
#[derive(Clone)]
pub(super) struct Screens<'a> {
    bits: u16,
    from: HexId,
    crossed: &'a Crossed,
}

/// [SAM-2.3.1] What a line passes on its way. It is blocked where all hexes of a passage obstruct.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Passage {
    Through(HexId),
    /// Along the edge between two hexes, through the inside of neither.
    Between(HexId, HexId),
}

impl Passage {
    /// Whether something holds of all its hexes.
    #[inline]
    pub(super) fn all(self, holds: impl Fn(HexId) -> bool) -> bool {
        match self {
            Passage::Through(hex) => holds(hex),
            Passage::Between(one, other) => holds(one) && holds(other),
        }
    }
}

impl Lines {
    pub(super) fn new(ground: &Ground) -> Lines {
        let columns = i16::from(ground.shape.columns());
        let crossed =
            offsets().map(|(q, r)| [0, 1].map(|column| Crossed::of(columns, column, q, r)));
        let bits = ground.hexes().flat_map(|hex| offsets().map(move |way| bits(ground, hex, way)));
        Lines { bits: bits.collect(), crossed: crossed.collect() }
    }
}

impl Ground {
    /// The line between two hexes.
    #[inline]
    pub(super) fn ray(&self, from: HexId, to: HexId) -> Ray<'_> {
        if self.distance(from, to) > LONGEST {
            return Ray::Long;
        }
        let (start, end) = (self.coordinates(from), self.coordinates(to));
        let offset = place(end.q - start.q, end.r - start.r);
        match self.lines.bits[from.index() * SPAN * SPAN + offset] {
            BLOCKED => Ray::Blocked,
            bits => {
                let crossed = &self.lines.crossed[offset][usize::from(start.q % 2 != 0)];
                Ray::Open(Screens { bits, from, crossed })
            }
        }
    }

    /// [SAM-2.3.1] What a line passes on its way, its ends aside. What is off the board obstructs
    /// nothing.
    pub(super) fn passages(&self, from: HexId, to: HexId) -> impl Iterator<Item = Passage> {
        let walk = line(self.coordinates(from), self.coordinates(to));
        let id = |hex| self.shape.index(hex).map(|index| HexId::new(index as u8));
        walk.filter_map(move |crossing| match crossing {
            Crossing::Through(hex) => id(hex).map(Passage::Through),
            Crossing::Along(one, other) => Some(Passage::Between(id(one)?, id(other)?)),
            Crossing::Corner(_) => None,
        })
    }

    /// [SAM-2.3.3] Whether something blocks a line where it crosses a hex.
    pub(super) fn blocks(&self, from: HexId, to: HexId, hex: HexId, there: Obstacle) -> bool {
        let [from, to] = if self.level(from) <= self.level(to) { [from, to] } else { [to, from] };
        let (low, high) = (self.level(from), self.level(to));
        let top = self.level(hex) + u8::from(there == Obstacle::Standing);
        if top <= low || top > high {
            return top > high;
        }
        let terrace = there == Obstacle::Bare && top < high;
        self.distance(from, hex) == 1 && !terrace
    }

    /// What the ground itself has in a hex.
    pub(super) fn growth(&self, hex: HexId) -> Obstacle {
        if self.terrain(hex).blocks_sight() { Obstacle::Standing } else { Obstacle::Bare }
    }
}

/// [SAM-2.3.3] What stands in a crossed hex.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Obstacle {
    /// Nothing but its own height.
    Bare,
    /// Blocking terrain, or a unit that blocks.
    Standing,
}

/// Every offset of the table, in its order; some are too far.
fn offsets() -> impl Iterator<Item = (i16, i16)> {
    let reach = -i16::from(LONGEST)..=i16::from(LONGEST);
    reach.clone().flat_map(move |q| reach.clone().map(move |r| (q, r)))
}

/// The place of an offset in the table.
fn place(q: i16, r: i16) -> usize {
    let from_zero = |offset: i16| (offset + i16::from(LONGEST)) as usize;
    from_zero(q) * SPAN + from_zero(r)
}

impl Crossed {
    /// The way over an offset, from a hex in a column that is even or odd.
    fn of(columns: i16, column: i16, q: i16, r: i16) -> Crossed {
        // Far enough from the edge of the endless grid.
        let start = Hex::new(2 * i16::from(LONGEST) + column, 0);
        let number = |hex: Hex| (hex.r + hex.q.div_euclid(2)) * columns + hex.q;
        let (mut crossed, mut place) = (Crossed::default(), 0);
        for crossing in met(start, q, r) {
            crossed.edges |= u16::from(matches!(crossing, Crossing::Along(..))) << place;
            for hex in crossing.crossed() {
                crossed.steps[place] = number(hex) - number(start);
                place += 1;
            }
        }
        crossed
    }
}

impl Iterator for Screens<'_> {
    type Item = Passage;

    #[inline]
    fn next(&mut self) -> Option<Passage> {
        let place = self.take()?;
        let hex =
            |place: usize| HexId::new((self.from.index() as i16 + self.crossed.steps[place]) as u8);
        let (here, follows) = (hex(place), self.bits >> (place + 1) & 1 == 1);
        if self.crossed.edges >> place & 1 == 1 && follows {
            let beyond = hex(place + 1);
            self.take();
            return Some(Passage::Between(here, beyond));
        }
        Some(Passage::Through(here))
    }
}

impl Screens<'_> {
    /// The next place in which a unit counts.
    #[inline]
    fn take(&mut self) -> Option<usize> {
        let place = self.bits.trailing_zeros() as usize;
        let any = self.bits != 0;
        self.bits &= self.bits.wrapping_sub(1);
        any.then_some(place)
    }
}

/// What a line from a hex meets, on the board or not; nothing if it is too long.
fn met(start: Hex, q: i16, r: i16) -> impl Iterator<Item = Crossing> {
    let end = Hex::new(start.q + q, start.r + r);
    let near = start.distance(end) <= u32::from(LONGEST);
    near.then(|| line(start, end)).into_iter().flatten()
}

/// The entry of the table for one line.
fn bits(ground: &Ground, from: HexId, (q, r): (i16, i16)) -> u16 {
    let start = ground.coordinates(from);
    let id = |hex| ground.shape.index(hex).map(|index| HexId::new(index as u8));
    let Some(to) = id(Hex::new(start.q + q, start.r + r)) else { return 0 };
    let blocks = |hex, there| ground.blocks(from, to, hex, there);
    let (mut bits, mut place) = (0, 0);
    for crossing in met(start, q, r) {
        let (first, mut open, mut can_block) = (place, 0, true);
        for hex in crossing.crossed().map(id) {
            let grown = hex.is_some_and(|hex| blocks(hex, ground.growth(hex)));
            can_block &= hex.is_some_and(|hex| blocks(hex, Obstacle::Standing));
            open |= u16::from(!grown) << place;
            place += 1;
        }
        if can_block && open == 0 && place > first {
            return BLOCKED;
        }
        bits |= if can_block { open } else { 0 };
    }
    bits
}
