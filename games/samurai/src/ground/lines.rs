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
    /// For each hex and offset: a bit for each crossed hex in which a unit would block the line.
    bits: Vec<u16>,
    /// For each offset, from an even and from an odd column: how far the crossed hexes lie from the
    /// start in the numbering of the board.
    crossed: Vec<[[i16; MOST_CROSSED]; 2]>,
}

/// A line of sight, as far as it depends on the ground.
pub(super) enum Ray<'a> {
    /// The ground blocks it.
    Blocked,
    /// A unit in one of these hexes would block it.
    Open { bits: u16, from: HexId, steps: &'a [i16; MOST_CROSSED] },
    /// It is too long; it has to be walked.
    Long,
}

impl Lines {
    pub(super) fn new(ground: &Ground) -> Lines {
        let columns = i16::from(ground.shape.columns());
        let crossed = offsets().map(|(q, r)| [0, 1].map(|column| steps(columns, column, q, r)));
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
                let steps = &self.lines.crossed[offset][usize::from(start.q % 2 != 0)];
                Ray::Open { bits, from, steps }
            }
        }
    }

    /// [SAM-2.3.1] The hexes of the board that a line crosses, its ends aside.
    pub(super) fn crossed(&self, from: HexId, to: HexId) -> impl Iterator<Item = HexId> {
        let walk = line(self.coordinates(from), self.coordinates(to));
        let id = |hex| self.shape.index(hex).map(|index| HexId::new(index as u8));
        walk.flat_map(Crossing::crossed).filter_map(id)
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

/// How far the hexes of a line lie from its start, in a numbering row by row.
fn steps(columns: i16, column: i16, q: i16, r: i16) -> [i16; MOST_CROSSED] {
    // Far enough from the edge of the endless grid, and in a column that is even or odd.
    let start = Hex::new(2 * i16::from(LONGEST) + column, 0);
    let number = |hex: Hex| (hex.r + hex.q.div_euclid(2)) * columns + hex.q;
    let mut steps = [0; MOST_CROSSED];
    for (step, hex) in steps.iter_mut().zip(crossed(start, q, r)) {
        *step = number(hex) - number(start);
    }
    steps
}

/// The hexes that a line from a hex crosses, on the board or not; none if it is too long.
fn crossed(start: Hex, q: i16, r: i16) -> impl Iterator<Item = Hex> {
    let end = Hex::new(start.q + q, start.r + r);
    let near = start.distance(end) <= u32::from(LONGEST);
    near.then(|| line(start, end)).into_iter().flatten().flat_map(Crossing::crossed)
}

/// The entry of the table for one line.
fn bits(ground: &Ground, from: HexId, (q, r): (i16, i16)) -> u16 {
    let start = ground.coordinates(from);
    let id = |hex| ground.shape.index(hex).map(|index| HexId::new(index as u8));
    let Some(to) = id(Hex::new(start.q + q, start.r + r)) else { return 0 };
    let mut bits = 0;
    for (place, hex) in crossed(start, q, r).map(id).enumerate() {
        let Some(hex) = hex else { continue };
        if ground.blocks(from, to, hex, ground.growth(hex)) {
            return BLOCKED;
        }
        bits |= u16::from(ground.blocks(from, to, hex, Obstacle::Standing)) << place;
    }
    bits
}
