//! All games, those played and those to come.

use crate::failure::Outcome;
use crate::stats::Answer;

use super::count::Game;
use super::course::{Course, Place};
use super::keep::{Keep, Line};
use super::lists::Lists;

/// When two players have met often enough.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(super) struct Stopping {
    /// The most rounds of two games each.
    pub(super) most_rounds: u64,
    /// The share of the points that is asked for.
    pub(super) bar: f64,
    /// How sure the answer must be.
    pub(super) confidence: f64,
    /// Whether they play on when the answer is clear.
    pub(super) plays_on: bool,
}

/// All games of all pairs of players.
pub(super) struct Ledger {
    pub(super) courses: Vec<Course>,
    pub(super) stopping: Stopping,
    keep: Option<Keep>,
    /// The file cannot be written any more: no further game is begun.
    is_torn: bool,
}

impl Ledger {
    /// No game yet, for so many pairs of players.
    pub(super) fn new(duels: usize, stopping: Stopping) -> Ledger {
        let courses = (0..duels).map(|_| Course::new()).collect();
        Ledger { courses, stopping, keep: None, is_torn: false }
    }

    /// Counts games that were kept, and keeps those to come. Games of players who do not meet this
    /// time are left alone.
    pub(super) fn take_up(&mut self, lists: &Lists, keep: Keep, lines: &[Line]) {
        self.keep = Some(keep);
        for line in lines {
            let duel = lists.duels.iter().position(|duel| line.is_of(duel));
            if let Some(duel) = duel {
                self.courses[duel].add(line.place(), line.game, &self.stopping);
            }
        }
    }

    /// The next game to be played, and of which pair: the pairs take turns.
    pub(super) fn take_next(&mut self) -> Option<(usize, Place)> {
        if self.is_torn {
            return None;
        }
        let mut order: Vec<usize> = (0..self.courses.len()).collect();
        order.sort_by_key(|&duel| self.courses[duel].begun());
        let stopping = self.stopping;
        order.into_iter().find_map(|duel| {
            let place = self.courses[duel].take_next(&stopping)?;
            Some((duel, place))
        })
    }

    /// Writes a game down.
    pub(super) fn add(&mut self, lists: &Lists, duel: usize, place: Place, game: Game) -> Outcome {
        self.courses[duel].add(place, game, &self.stopping);
        let Some(keep) = &mut self.keep else { return Ok(()) };
        let kept = keep.add(&Line::new(&lists.duels[duel], place, game));
        self.is_torn = kept.is_err();
        kept
    }

    /// How many games are played, and how many there will be at most.
    pub(super) fn progress(&self) -> (u64, u64) {
        let most = |course: &Course| match course.is_closed {
            true => course.played(),
            false => course.played().max(2 * self.stopping.most_rounds),
        };
        (self.courses.iter().map(Course::played).sum(), self.courses.iter().map(most).sum())
    }

    /// How many pairs of players have a clear answer.
    pub(super) fn clear(&self) -> usize {
        self.courses.iter().filter(|course| course.answer != Answer::Open).count()
    }
}
