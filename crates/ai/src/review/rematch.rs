//! Two lines tried side by side.

use engine::{Appraisal, CERTAIN, Counsel, MOST_ASPECTS, Sight};
use luck::Fast;

use super::Judged;
use crate::greedy::World;
use crate::{Considered, Decision, Means, Playout, Shape};

/// How often both are tried, until it is clear that the first is not better.
const ROUNDS: [u32; 4] = [16, 16, 32, 64];

/// How often a line is tried that has no other beside it.
const ALONE: u32 = 32;

/// Two lines of one seat, tried side by side: always in the same worlds and with the same luck. Whoever
/// was found best by a search was lucky there too; here it starts anew.
pub(super) struct Rematch<'a, G: Counsel> {
    sight: &'a Sight<'a, G>,
    lines: [&'a [G::Action]; 2],
    odds: [i64; 2],
    appraisals: [Appraisal; 2],
    /// Of what the first line was ahead by, the sum of squares.
    squares: i64,
    tries: u32,
}

/// How sure one wants to be, in standard errors.
#[derive(Clone, Copy, Debug)]
enum Sureness {
    /// Enough to go on.
    Hardly = 1,
    /// Enough to say so.
    Quite = 2,
}

impl<'a, G: Counsel> Rematch<'a, G> {
    /// The line that is thought to be better, and the other.
    pub(super) fn between(sight: &'a Sight<'a, G>, lines: [&'a [G::Action]; 2]) -> Self {
        let appraisals = [Appraisal::default(); 2];
        Rematch { sight, lines, odds: [0; 2], appraisals, squares: 0, tries: 0 }
    }

    /// Tries both, as long as the first seems to be better.
    pub(super) fn play(&mut self, luck: &mut Fast, means: &Means<'_>) {
        for round in ROUNDS {
            (0..round).for_each(|_| self.attempt(luck));
            if means.is_halted() || !self.is_better(Sureness::Hardly) {
                return;
            }
        }
    }

    fn attempt(&mut self, luck: &mut Fast) {
        let World { game, seed } = World::new(self.sight, luck);
        let before = self.ahead();
        for (index, line) in self.lines.into_iter().enumerate() {
            let after = played_on(&game, self.sight, line, seed);
            self.odds[index] += i64::from(after.odds(self.sight.seat()));
            self.appraisals[index] += after.appraise(self.sight.seat());
        }
        let by = self.ahead() - before;
        self.squares += by * by;
        self.tries += 1;
    }

    /// By how much the first is ahead, all tries together.
    fn ahead(&self) -> i64 {
        self.odds[0] - self.odds[1]
    }

    /// Whether the first is better by more than so many standard errors.
    fn is_better(&self, sureness: Sureness) -> bool {
        let (ahead, tries, errors) = (self.ahead(), i64::from(self.tries), sureness as i64);
        let spread = tries * self.squares - ahead * ahead;
        ahead > 0 && ahead * ahead * tries > errors * errors * spread
    }

    /// What came of it.
    pub(super) fn judged(&self) -> Judged<G::Action> {
        let tries = i64::from(self.tries.max(1));
        let cost = if self.is_better(Sureness::Quite) { self.ahead() / tries } else { 0 };
        let [best, done] = [0, 1].map(|index| self.considered(index));
        Judged { cost: u32::try_from(cost).unwrap_or(0), best, done }
    }

    fn considered(&self, index: usize) -> Considered<G::Action> {
        let tries = self.tries.max(1);
        let mut appraisal = self.appraisals[index];
        (0..MOST_ASPECTS).for_each(|aspect| appraisal[aspect] /= tries as i32);
        let odds = u32::try_from(self.odds[index] / i64::from(tries)).unwrap_or(0);
        Considered {
            line: self.lines[index].iter().map(|&action| Decision::Act(action)).collect(),
            odds: odds.min(CERTAIN),
            appraisal,
            tries: self.tries,
        }
    }
}

/// A line that a search had no reason to try, because it found no other: tried now.
#[must_use]
pub fn tried<G: Counsel>(
    sight: &Sight<'_, G>,
    considered: Considered<G::Action>,
    luck: &mut Fast,
) -> Considered<G::Action> {
    if considered.tries > 0 || sight.draft().is_some() {
        return considered;
    }
    let line = acts(&considered.line);
    let mut alone = Rematch::between(sight, [&line, &line]);
    (0..ALONE).for_each(|_| alone.attempt(luck));
    alone.considered(0)
}

/// The position after a line, played on from there for a while.
fn played_on<G: Counsel>(game: &G, sight: &Sight<'_, G>, line: &[G::Action], seed: u64) -> G {
    let shape = Shape::default();
    let mut playout = Playout::new(game.clone(), seed);
    let here = playout.game.stretch();
    for &action in line {
        playout.take(sight.seat(), action);
    }
    playout.play_out(&shape, here);
    playout.game
}

/// The decisions of a line that is not one of secret orders.
pub(super) fn acts<A: Copy>(line: &[Decision<A>]) -> Vec<A> {
    let act = |decision: &Decision<A>| match *decision {
        Decision::Act(action) => Some(action),
        Decision::Commit => None,
    };
    line.iter().filter_map(act).collect()
}
