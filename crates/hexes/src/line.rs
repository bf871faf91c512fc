//! The straight line between the centres of two hexes, hex by hex.
//!
//! All is decided by one product of vectors, scaled so that it is whole: from the centre of a
//! hex, the side in a direction lies at 1 in that direction, and the neighbour's centre at 2. A
//! line leaves a hex by the side it meets first, or by a corner if it meets two at once.

use std::cmp::Ordering;
use std::iter::FusedIterator;

use crate::{Direction, Hex};

/// What the straight line between the centres of two hexes meets on its way, in order.
///
/// Only what lies strictly between is told: neither of the two hexes appears, and between
/// neighbours there is nothing. The line back meets the same in reverse. A board has edges and
/// a line does not know them: along an edge it may tell of hexes that are not on the board.
///
/// ```
/// use hexes::{Crossing, Rows, line};
///
/// let board = Rows::alternating(9, 13);
/// // From the centre of a hex to the next but one, straight up: between two hexes.
/// assert!(
///     line(board.at(5, 6), board.at(3, 6))
///         .eq([Crossing::Along(board.at(4, 5), board.at(4, 6))])
/// );
/// // A little to the right of that: through one hex.
/// assert!(line(board.at(5, 6), board.at(3, 7)).eq([Crossing::Through(board.at(4, 6))]));
/// ```
#[must_use]
pub fn line(from: Hex, to: Hex) -> Line {
    Line { from, to, here: from, entering: None }
}

/// Where the straight line between the centres of two hexes enters the second.
///
/// `None` if the two are the same hex.
///
/// ```
/// use hexes::{Entry, Rows, entry, pointy};
///
/// let board = Rows::alternating(9, 13);
/// assert_eq!(entry(board.at(6, 4), board.at(6, 6)), Some(Entry::Side(pointy::WEST)));
/// assert_eq!(
///     entry(board.at(4, 6), board.at(6, 6)),
///     Some(Entry::Corner(pointy::NORTH_WEST, pointy::NORTH_EAST))
/// );
/// ```
#[must_use]
pub fn entry(from: Hex, to: Hex) -> Option<Entry> {
    (from != to).then(|| line(to, from).exit())
}

/// One thing that a line meets between its two ends.
///
/// ```
/// use hexes::{Crossing, Hex, line};
///
/// let crossings: Vec<_> = line(Hex::new(0, 0), Hex::new(4, 1)).collect();
/// assert_eq!(crossings, [
///     Crossing::Through(Hex::new(1, 0)),
///     Crossing::Corner(Hex::new(1, 1)),
///     Crossing::Through(Hex::new(2, 0)),
///     Crossing::Through(Hex::new(2, 1)),
///     Crossing::Corner(Hex::new(3, 0)),
///     Crossing::Through(Hex::new(3, 1)),
/// ]);
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Crossing {
    /// The line runs through the inside of a hex.
    Through(Hex),
    /// The line runs the whole length of the common side of two hexes, the smaller one first,
    /// and through the inside of neither. It comes and goes by the corners at its ends.
    Along(Hex, Hex),
    /// The line passes through a corner from the inside of one hex into the inside of the next,
    /// and touches this third hex nowhere else.
    Corner(Hex),
}

impl Crossing {
    /// The hexes that share more than a point with the line: one, two or none.
    ///
    /// ```
    /// use hexes::{Columns, Crossing, line};
    ///
    /// let board = Columns::new(13, 9);
    /// let crossed = line(board.at(4, 4), board.at(6, 4)).flat_map(Crossing::crossed);
    /// assert!(crossed.eq([board.at(5, 3), board.at(5, 4)]));
    /// ```
    pub fn crossed(self) -> impl Iterator<Item = Hex> {
        let (one, other) = match self {
            Self::Through(hex) => (Some(hex), None),
            Self::Along(one, other) => (Some(one), Some(other)),
            Self::Corner(_) => (None, None),
        };
        one.into_iter().chain(other)
    }
}

/// Where a line enters a hex.
///
/// ```
/// use hexes::{Entry, Hex, entry, flat};
///
/// let works = [flat::NORTH];
/// let protects = match entry(Hex::new(1, 0), Hex::new(0, 2)) {
///     Some(Entry::Side(side)) => works.contains(&side),
///     Some(Entry::Corner(one, other)) => works.contains(&one) || works.contains(&other),
///     None => false,
/// };
/// assert!(protects);
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Entry {
    /// Through the inside of one side.
    Side(Direction),
    /// Through the corner where two sides meet, the second clockwise from the first.
    Corner(Direction, Direction),
}

/// The walk along a line, made by [`line()`].
///
/// ```
/// use hexes::{Hex, Line, line};
///
/// let walk: Line = line(Hex::new(0, 0), Hex::new(5, 0));
/// assert_eq!(walk.count(), 4);
/// ```
#[derive(Clone, Debug)]
pub struct Line {
    from: Hex,
    to: Hex,
    /// The hex whose inside the walk has come to.
    here: Hex,
    /// The hex that follows after the side or corner just told.
    entering: Option<Hex>,
}

impl Iterator for Line {
    type Item = Crossing;

    fn next(&mut self) -> Option<Crossing> {
        if let Some(hex) = self.entering.take() {
            return self.enter(hex);
        }
        if self.here == self.to {
            return None;
        }
        match self.exit() {
            Entry::Side(side) => self.enter(self.here.neighbour(side)),
            Entry::Corner(one, other) => Some(self.pass_corner(one, other)),
        }
    }
}

impl FusedIterator for Line {}

impl Line {
    /// Goes on into the inside of a hex, and tells of it unless it is the last.
    fn enter(&mut self, hex: Hex) -> Option<Crossing> {
        self.here = hex;
        (hex != self.to).then_some(Crossing::Through(hex))
    }

    /// Leaves by the corner between two sides. If the line favours neither, it runs along the
    /// side beyond; else it enters the neighbour it favours and only touches the other.
    fn pass_corner(&mut self, one: Direction, other: Direction) -> Crossing {
        let (first, second) = (self.here.neighbour(one), self.here.neighbour(other));
        let (entering, crossing) = match self.speed(one).cmp(&self.speed(other)) {
            Ordering::Equal => {
                (first.neighbour(other), Crossing::Along(first.min(second), first.max(second)))
            }
            Ordering::Greater => (first, Crossing::Corner(second)),
            Ordering::Less => (second, Crossing::Corner(first)),
        };
        self.entering = Some(entering);
        crossing
    }

    /// The side or corner by which the line leaves the hex it is in, which is where the line
    /// back would enter it.
    fn exit(&self) -> Entry {
        let side = Direction::ALL
            .into_iter()
            .filter(|&side| self.speed(side) > 0)
            .min_by(|&one, &other| self.compare_exits(one, other))
            .expect("a line between two hexes leads somewhere");
        let ties = |other| self.speed(other) > 0 && self.compare_exits(side, other).is_eq();
        if ties(side.clockwise()) {
            Entry::Corner(side, side.clockwise())
        } else if ties(side.counterclockwise()) {
            Entry::Corner(side.counterclockwise(), side)
        } else {
            Entry::Side(side)
        }
    }

    /// Which of two sides of the present hex the line meets first. The part of the line that it
    /// has run when it meets a side is the way to the side divided by the speed.
    fn compare_exits(&self, one: Direction, other: Direction) -> Ordering {
        let way = |side| 1 + advance(self.from, self.here, side);
        (way(one) * self.speed(other)).cmp(&(way(other) * self.speed(one)))
    }

    /// How far the whole line leads in a direction.
    fn speed(&self, side: Direction) -> i64 {
        advance(self.from, self.to, side)
    }
}

/// How far one hex lies from another in a direction, in units of half a hex.
fn advance(from: Hex, to: Hex, direction: Direction) -> i64 {
    let (q, r) = (i64::from(to.q) - i64::from(from.q), i64::from(to.r) - i64::from(from.r));
    let (step_q, step_r) = direction.step();
    let (step_q, step_r) = (i64::from(step_q), i64::from(step_r));
    2 * (q * step_q + r * step_r) + q * step_r + r * step_q
}
