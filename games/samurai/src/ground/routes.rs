//! Cheapest ways over the board.

use hexes::Direction;

use super::{Ground, HexSet};
use crate::ids::{HexId, MOST_HEXES};

/// A way costs less than this.
const FAR: u16 = u16::MAX;

/// The first hexes of all cheapest ways from `from` to any of `goals`, and what such a way costs.
/// `cost` says what a step costs, 1 or 2, or that it is closed. Empty if there is no way; a start
/// among the goals costs nothing and has no first hex.
pub(crate) fn first_steps(
    ground: &Ground,
    from: HexId,
    goals: HexSet,
    cost: impl Fn(HexId, HexId) -> Option<u8>,
) -> (HexSet, u16) {
    let mut search = Search::new(from);
    loop {
        let here = search.near[0];
        if !(here & goals).is_empty() {
            return (search.first_hexes(ground, from, here & goals), search.spent);
        }
        if search.near.iter().all(HexSet::is_empty) {
            return (HexSet::NONE, 0);
        }
        for hex in here.iter() {
            search.leave(ground, from, hex, &cost);
        }
        search.go_on();
    }
}

/// A search that goes outwards, point by point.
struct Search {
    /// What the way to each hex costs.
    far: [u16; MOST_HEXES],
    /// The directions in which the cheapest ways to each hex begin.
    begins: [u8; MOST_HEXES],
    spent: u16,
    /// Hexes reached with the points spent so far, with 1 more, and with 2 more.
    near: [HexSet; 3],
}

impl Search {
    fn new(from: HexId) -> Search {
        let mut search = Search {
            far: [FAR; MOST_HEXES],
            begins: [0; MOST_HEXES],
            spent: 0,
            near: [HexSet::NONE; 3],
        };
        search.far[from.index()] = 0;
        search.near[0].insert(from);
        search
    }

    /// Goes from a hex to all its neighbours.
    fn leave(
        &mut self,
        ground: &Ground,
        start: HexId,
        hex: HexId,
        cost: &impl Fn(HexId, HexId) -> Option<u8>,
    ) {
        for direction in Direction::ALL {
            let Some(to) = ground.neighbour(hex, direction) else { continue };
            if self.far[to.index()] <= self.spent {
                continue;
            }
            let Some(points) = cost(hex, to) else { continue };
            let begin =
                if hex == start { 1 << direction.index() } else { self.begins[hex.index()] };
            self.reach(to, points, begin);
        }
    }

    /// A way to a hex was found: cheaper than those before, as cheap, or dearer.
    fn reach(&mut self, to: HexId, points: u8, begin: u8) {
        let far = self.spent + u16::from(points);
        let known = &mut self.far[to.index()];
        if far < *known {
            *known = far;
            self.begins[to.index()] = begin;
            self.near[2].remove(to);
            self.near[usize::from(points)].insert(to);
        } else if far == *known {
            self.begins[to.index()] |= begin;
        }
    }

    fn go_on(&mut self) {
        self.spent += 1;
        self.near = [self.near[1], self.near[2], HexSet::NONE];
    }

    /// The hexes with which the ways to these goals begin.
    fn first_hexes(&self, ground: &Ground, from: HexId, goals: HexSet) -> HexSet {
        let begins = goals.iter().fold(0, |all, goal| all | self.begins[goal.index()]);
        let first = |direction: Direction| begins & 1 << direction.index() != 0;
        let ways = Direction::ALL.into_iter().filter(|&direction| first(direction));
        ways.filter_map(|direction| ground.neighbour(from, direction)).collect()
    }
}
