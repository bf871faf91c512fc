//! Moving over the grid at a price: how far one gets, and by which way.

use std::cmp::Reverse;
use std::collections::{BTreeMap, BTreeSet, BinaryHeap};

use crate::Hex;

/// What a step from one hex into the next asks.
///
/// ```
/// use hexes::{Enter, Hex, reach};
///
/// // One row of hexes: open ground, a forest that ends the move, open ground, a lake.
/// let moves = reach(Hex::new(0, 0), 9, |_, to| match (to.q, to.r) {
///     (-3..=1, 0) | (3, 0) => Enter::Cost(1),
///     (2, 0) => Enter::Stop(1),
///     _ => Enter::No,
/// });
/// assert_eq!(moves.cost(Hex::new(2, 0)), Some(2));
/// assert_eq!(moves.cost(Hex::new(3, 0)), None);
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Enter {
    /// The hex cannot be entered this way.
    No,
    /// It can, at this cost, and the move may go on.
    Cost(u32),
    /// It can, at this cost, and there the move ends.
    Stop(u32),
}

/// A way over the grid and what it costs.
///
/// ```
/// use hexes::{Enter, Hex, shortest_path};
///
/// let (start, goal) = (Hex::new(0, 0), Hex::new(2, 0));
/// let path = shortest_path(start, goal, 9, |_, _| Enter::Cost(3)).expect("the way is free");
/// assert_eq!(path.cost, 6);
/// assert_eq!(path.hexes, [start, Hex::new(1, 0), goal]);
/// ```
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Path {
    /// The sum of the costs of all steps.
    pub cost: u32,
    /// The hexes in order, the first and the last included.
    pub hexes: Vec<Hex>,
}

/// All hexes that can be reached for no more than `budget`, by the cheapest ways.
///
/// `cost` is asked for steps from a hex that was reached into an adjacent one, on or off the
/// board. It alone keeps the search on the board, and should answer the same when asked twice.
/// The start is among the hexes reached, for nothing.
///
/// ```
/// use hexes::{Enter, Rows, reach};
///
/// let board = Rows::alternating(9, 13);
/// let moves = reach(board.at(1, 1), 2, |_, to| {
///     if board.contains(to) { Enter::Cost(1) } else { Enter::No }
/// });
/// assert_eq!(moves.iter().filter(|&(_, cost)| cost == 1).count(), 2);
/// assert_eq!(moves.cost(board.at(3, 2)), Some(2));
/// assert_eq!(moves.cost(board.at(4, 1)), None);
/// ```
#[must_use]
pub fn reach(start: Hex, budget: u32, cost: impl FnMut(Hex, Hex) -> Enter) -> Reach {
    let mut search = Search::new(start, budget, cost);
    while search.settle().is_some() {}
    search.reach
}

/// The cheapest way from `start` to `goal` that costs no more than `limit`, if there is one.
///
/// `cost` is as for [`reach`]. Of ways that cost the same, one with the fewest steps is taken,
/// and always the same one. On an endless board a goal that cannot be reached is only given up
/// when the limit is spent.
///
/// ```
/// use hexes::{Enter, Hex, shortest_path};
///
/// let (start, wall, goal) = (Hex::new(0, 0), Hex::new(1, 0), Hex::new(2, 0));
/// let cost = |_, to| if to == wall { Enter::No } else { Enter::Cost(1) };
/// assert_eq!(shortest_path(start, goal, 5, cost).map(|path| path.cost), Some(3));
/// assert_eq!(shortest_path(start, goal, 2, cost), None);
/// assert_eq!(shortest_path(start, wall, 5, cost), None);
/// ```
#[must_use]
pub fn shortest_path(
    start: Hex,
    goal: Hex,
    limit: u32,
    cost: impl FnMut(Hex, Hex) -> Enter,
) -> Option<Path> {
    let mut search = Search::new(start, limit, cost);
    while search.settle()? != goal {}
    search.reach.path(goal)
}

/// The hexes that a move can reach, made by [`reach`].
///
/// ```
/// use hexes::{Enter, Hex, reach};
///
/// let moves = reach(Hex::new(0, 0), 1, |_, _| Enter::Cost(1));
/// assert_eq!(moves.iter().count(), 7);
/// ```
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Reach {
    /// Every cheapest arrival, in the order in which they were found.
    arrivals: Vec<Arrival>,
    /// Where the cheapest arrival at each hex stands in that list.
    cheapest: BTreeMap<Hex, usize>,
}

impl Reach {
    /// The least cost of coming to a hex, if it can be reached.
    ///
    /// ```
    /// use hexes::{Enter, Hex, reach};
    ///
    /// let moves = reach(Hex::new(0, 0), 5, |_, _| Enter::Cost(2));
    /// assert_eq!(moves.cost(Hex::new(2, 0)), Some(4));
    /// assert_eq!(moves.cost(Hex::new(3, 0)), None);
    /// ```
    #[must_use]
    pub fn cost(&self, hex: Hex) -> Option<u32> {
        self.cheapest.get(&hex).map(|&index| self.arrivals[index].cost)
    }

    /// All hexes reached and the least cost of each, in the order of [`Hex`].
    ///
    /// ```
    /// use hexes::{Enter, Hex, reach};
    ///
    /// let (start, next) = (Hex::new(0, 0), Hex::new(1, 0));
    /// let moves = reach(start, 5, |_, to| if to == next { Enter::Cost(2) } else { Enter::No });
    /// assert!(moves.iter().eq([(start, 0), (next, 2)]));
    /// ```
    pub fn iter(&self) -> impl Iterator<Item = (Hex, u32)> {
        self.cheapest.iter().map(|(&hex, &index)| (hex, self.arrivals[index].cost))
    }

    /// A cheapest way to a hex, if it can be reached.
    ///
    /// ```
    /// use hexes::{Enter, Hex, reach};
    ///
    /// let moves = reach(Hex::new(0, 0), 2, |_, _| Enter::Cost(1));
    /// let path = moves.path(Hex::new(0, 2)).expect("two steps suffice");
    /// assert_eq!(path.hexes, [Hex::new(0, 0), Hex::new(0, 1), Hex::new(0, 2)]);
    /// ```
    #[must_use]
    pub fn path(&self, hex: Hex) -> Option<Path> {
        let last = self.arrivals[*self.cheapest.get(&hex)?];
        let back = |arrival: &Arrival| arrival.before.map(|index| self.arrivals[index]);
        let mut hexes: Vec<Hex> =
            std::iter::successors(Some(last), back).map(|arrival| arrival.hex).collect();
        hexes.reverse();
        Some(Path { cost: last.cost, hexes })
    }
}

/// Coming to a hex at a cost. The order of the fields is the order of the search.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
struct Arrival {
    cost: u32,
    steps: u32,
    hex: Hex,
    pace: Pace,
    /// The arrival at the hex before, by its place in the list; the start has none.
    before: Option<usize>,
}

/// Whether a move may go on from a hex.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
enum Pace {
    Moving,
    Stopped,
}

/// Dijkstra's search, one arrival at a time.
///
/// A hex may be entered cheaply by a step that ends the move, and at a higher cost by one that
/// does not. So it can be settled twice: once for coming there, and once more for going on.
struct Search<C> {
    cost: C,
    limit: u32,
    frontier: BinaryHeap<Reverse<Arrival>>,
    left: BTreeSet<Hex>,
    reach: Reach,
}

impl<C: FnMut(Hex, Hex) -> Enter> Search<C> {
    fn new(start: Hex, limit: u32, cost: C) -> Self {
        let first = Arrival { cost: 0, steps: 0, hex: start, pace: Pace::Moving, before: None };
        let reach = Reach { arrivals: Vec::new(), cheapest: BTreeMap::new() };
        let frontier = BinaryHeap::from([Reverse(first)]);
        Self { cost, limit, frontier, left: BTreeSet::new(), reach }
    }

    /// Takes the cheapest arrival not yet looked at, and goes on from it. Tells its hex, or
    /// `None` when nothing is left.
    fn settle(&mut self) -> Option<Hex> {
        let Reverse(arrival) = self.frontier.pop()?;
        let index = self.reach.arrivals.len();
        let is_new = match arrival.pace {
            Pace::Moving => self.left.insert(arrival.hex),
            Pace::Stopped => !self.reach.cheapest.contains_key(&arrival.hex),
        };
        if is_new {
            self.reach.arrivals.push(arrival);
            self.reach.cheapest.entry(arrival.hex).or_insert(index);
        }
        if is_new && arrival.pace == Pace::Moving {
            self.go_on(&arrival, index);
        }
        Some(arrival.hex)
    }

    /// Puts the steps out of a hex on the list of what to look at.
    fn go_on(&mut self, from: &Arrival, index: usize) {
        for hex in from.hex.neighbours() {
            let (price, pace) = match (self.cost)(from.hex, hex) {
                Enter::No => continue,
                Enter::Cost(price) => (price, Pace::Moving),
                Enter::Stop(price) => (price, Pace::Stopped),
            };
            let cost = from.cost.saturating_add(price);
            if cost <= self.limit && !self.left.contains(&hex) {
                let steps = from.steps + 1;
                self.frontier.push(Reverse(Arrival {
                    cost,
                    steps,
                    hex,
                    pace,
                    before: Some(index),
                }));
            }
        }
    }
}
