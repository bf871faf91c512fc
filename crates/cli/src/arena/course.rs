//! One pair of players on its way through its games.

use std::collections::BTreeMap;

use crate::stats::{Answer, Pairs};

use super::count::Game;
use super::ledger::Stopping;

/// Which game of two players it is: each round is two games, one for each side.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub(super) struct Place {
    /// The number of the round, from 0.
    pub(super) round: u64,
    /// The side that the player takes, 0 or 1; its opponent takes the other.
    pub(super) side: u8,
}

impl Place {
    fn next(self) -> Place {
        match self.side {
            0 => Place { side: 1, ..self },
            _ => Place { round: self.round + 1, side: 0 },
        }
    }
}

/// The games of two players so far. Rounds are looked at in their order, whichever was finished
/// first; what comes after the round with which the answer was clear does not count.
#[derive(Clone, Debug)]
pub(super) struct Course {
    games: BTreeMap<Place, Game>,
    /// The next game to be played, unless it was played before.
    next: Place,
    /// How many rounds count.
    rounds: u64,
    pub(super) pairs: Pairs,
    pub(super) answer: Answer,
    pub(super) is_closed: bool,
}

impl Course {
    pub(super) fn new() -> Course {
        Course {
            games: BTreeMap::new(),
            next: Place { round: 0, side: 0 },
            rounds: 0,
            pairs: Pairs::default(),
            answer: Answer::Open,
            is_closed: false,
        }
    }

    /// The next game that nobody has begun, taken off the list.
    pub(super) fn take_next(&mut self, stopping: &Stopping) -> Option<Place> {
        while self.is_open_at(self.next, stopping) {
            let place = self.next;
            self.next = place.next();
            if !self.games.contains_key(&place) {
                return Some(place);
            }
        }
        None
    }

    fn is_open_at(&self, place: Place, stopping: &Stopping) -> bool {
        !self.is_closed && place.round < stopping.most_rounds
    }

    /// How far the list is worked off.
    pub(super) fn begun(&self) -> Place {
        self.next
    }

    /// Writes a game down, and looks at every round that is complete with it.
    pub(super) fn add(&mut self, place: Place, game: Game, stopping: &Stopping) {
        self.games.insert(place, game);
        while self.is_open_at(Place { round: self.rounds, side: 0 }, stopping) {
            let Some(half_points) = self.half_points(self.rounds) else { return };
            self.rounds += 1;
            self.pairs.add(half_points);
            self.answer = self.pairs.answer(stopping.bar, stopping.confidence);
            let is_clear = self.answer != Answer::Open && !stopping.plays_on;
            self.is_closed = is_clear || self.rounds >= stopping.most_rounds;
        }
    }

    /// The half points of a round, if both of its games are played.
    fn half_points(&self, round: u64) -> Option<usize> {
        let of = |side: u8| self.games.get(&Place { round, side });
        Some(usize::from(of(0)?.half_points + of(1)?.half_points))
    }

    /// How many games are played, those included that will not count.
    pub(super) fn played(&self) -> u64 {
        self.games.len() as u64
    }

    /// The games that count.
    pub(super) fn counted(&self) -> impl Iterator<Item = (Place, &Game)> {
        let end = Place { round: self.rounds, side: 0 };
        self.games.range(..end).map(|(&place, game)| (place, game))
    }
}
