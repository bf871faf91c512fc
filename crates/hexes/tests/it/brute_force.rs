//! Lines worked out a second time, in another way: every hex near the line is clipped against
//! it, edge by edge, with exact fractions. Shares no code with the crate but `Hex` itself.

use std::cmp::Ordering;

use hexes::{Crossing, Hex};

/// A point on paper, in whole numbers.
pub(crate) type Point = (i64, i64);

/// How hexes lie on paper: the centre of each, and its corners around the centre, clockwise.
pub(crate) struct Paper {
    pub(crate) centre: fn(Hex) -> Point,
    pub(crate) corners: [Point; 6],
}

/// [CCN-11.1.1] Hexes on a point: centre (X, 3·row), corners (X, 3·row ± 2), (X ± 1, 3·row ± 1).
pub(crate) const POINTY: Paper = Paper {
    centre: |hex| (2 * i64::from(hex.q) + i64::from(hex.r), 3 * i64::from(hex.r)),
    corners: [(0, -2), (1, -1), (1, 1), (0, 2), (-1, 1), (-1, -1)],
};

/// Hexes on a side: the same with the axes exchanged.
pub(crate) const FLAT: Paper = Paper {
    centre: |hex| (3 * i64::from(hex.q), 2 * i64::from(hex.r) + i64::from(hex.q)),
    corners: [(-2, 0), (-1, -1), (1, -1), (2, 0), (1, 1), (-1, 1)],
};

/// A fraction with a positive denominator.
#[derive(Clone, Copy, Debug)]
struct Fraction(i64, i64);

impl Fraction {
    fn compare(self, other: Self) -> Ordering {
        (self.0 * other.1).cmp(&(other.0 * self.1))
    }
    fn larger(self, other: Self) -> Self {
        if self.compare(other).is_ge() { self } else { other }
    }
    fn smaller(self, other: Self) -> Self {
        if self.compare(other).is_le() { self } else { other }
    }
}

/// What a segment and a closed hex have in common.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Overlap {
    Nothing,
    Point,
    Edge,
    Inside,
}

/// Clips the segment from `from` to `to` against the six edges of `hex`. Gives what is left and
/// where on the segment, 0 to 1, it begins.
fn clip(paper: &Paper, from: Hex, to: Hex, hex: Hex) -> (Overlap, Fraction) {
    let (start, end, centre) = ((paper.centre)(from), (paper.centre)(to), (paper.centre)(hex));
    let (mut begin, mut finish) = (Fraction(0, 1), Fraction(1, 1));
    let mut on_edge = false;
    for index in 0..6 {
        let corner = plus(centre, paper.corners[index]);
        let edge = minus(plus(centre, paper.corners[(index + 1) % 6]), corner);
        // Inside means: at + slope · t >= 0.
        let at = cross(edge, minus(start, corner));
        let slope = cross(edge, minus(end, start));
        match slope.cmp(&0) {
            Ordering::Greater => begin = begin.larger(Fraction(-at, slope)),
            Ordering::Less => finish = finish.smaller(Fraction(at, -slope)),
            Ordering::Equal if at < 0 => return (Overlap::Nothing, begin),
            Ordering::Equal => on_edge |= at == 0,
        }
    }
    let overlap = match begin.compare(finish) {
        Ordering::Greater => Overlap::Nothing,
        Ordering::Equal => Overlap::Point,
        Ordering::Less if on_edge => Overlap::Edge,
        Ordering::Less => Overlap::Inside,
    };
    (overlap, begin)
}

fn plus(one: Point, other: Point) -> Point {
    (one.0 + other.0, one.1 + other.1)
}

fn minus(one: Point, other: Point) -> Point {
    (one.0 - other.0, one.1 - other.1)
}

fn cross(one: Point, other: Point) -> i64 {
    one.0 * other.1 - one.1 * other.0
}

/// Hexes that might touch the line: the rectangle between the ends and one more all round.
fn candidates(from: Hex, to: Hex) -> impl Iterator<Item = Hex> {
    let rows = from.r.min(to.r) - 1..=from.r.max(to.r) + 1;
    let columns = from.q.min(to.q) - 1..=from.q.max(to.q) + 1;
    rows.flat_map(move |r| columns.clone().map(move |q| Hex::new(q, r)))
        .filter(move |&hex| hex != from && hex != to)
}

/// All that the line meets between its ends, in order.
pub(crate) fn line(paper: &Paper, from: Hex, to: Hex) -> Vec<Crossing> {
    let mut met: Vec<(Overlap, Fraction, Hex)> = candidates(from, to)
        .map(|hex| (clip(paper, from, to, hex), hex))
        .filter(|((overlap, _), _)| *overlap != Overlap::Nothing)
        .map(|((overlap, begin), hex)| (overlap, begin, hex))
        .collect();
    // A corner is told before the hex that begins in it; the smaller hex of a pair comes first.
    met.sort_by(|one, other| {
        let rank = |overlap| u8::from(overlap != Overlap::Point);
        let by_rank = rank(one.0).cmp(&rank(other.0));
        one.1.compare(other.1).then(by_rank).then(one.2.cmp(&other.2))
    });
    let mut crossings = Vec::new();
    let mut rest = met.into_iter();
    while let Some((overlap, _, hex)) = rest.next() {
        crossings.push(match overlap {
            Overlap::Inside => Crossing::Through(hex),
            Overlap::Edge => Crossing::Along(hex, rest.next().expect("sides come in pairs").2),
            Overlap::Point => Crossing::Corner(hex),
            Overlap::Nothing => unreachable!("these were left out"),
        });
    }
    crossings
}
