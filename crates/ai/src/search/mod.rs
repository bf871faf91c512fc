//! A player that thinks in turns.
//!
//! A turn is ten to thirty decisions, most of which luck has no part in. So whole lines are made up,
//! each to the next seal ([`line`]); every line is tried in worlds that the seat cannot tell from
//! the true one, played on for a while and judged there ([`playout`]); most of the work goes to the
//! lines that do best ([`trial`]). The best line is the plan, and is kept until the seat learns
//! something new.

pub(crate) mod crew;
mod line;
mod lines;
mod orders;
mod playout;
mod trial;

use engine::{Appraisal, Counsel, Level, Sight};
use luck::Fast;

use crate::greedy::{World, candidates};
use crate::{Decision, Means, Plan, Player, Random};

pub use playout::{Playout, Policy};

/// A player that thinks in turns.
#[derive(Clone, Copy, Debug)]
pub struct Search {
    work: u32,
    slips: u8,
    shape: Shape,
}

/// How the work of a search is divided.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Shape {
    /// How many worlds are imagined, at most.
    pub worlds: u32,
    /// How many lines are made up, at most.
    pub lines: u32,
    /// Among how many decisions the best is looked for when a line is made up, at most.
    pub width: usize,
    /// The same for the first line.
    pub widest: usize,
    /// How many stretches are played before a line is judged; the one that is going on is the first.
    pub stretches: u32,
    /// How the stretch is played to its end behind a line.
    pub turn: Policy,
    /// How those after it are played.
    pub answer: Policy,
}

/// One more world is imagined for so much work, and never fewer than two.
const WORK_FOR_WORLD: u32 = 64;

/// One more decision is looked at, when a line is made up, for so much work.
const WORK_FOR_WIDTH: usize = 100;

/// The same for the first line.
const WORK_FOR_WIDEST: usize = 60;

/// With less work than this, answers of the other side are not played out: they scatter so much that
/// a few of them tell less than none.
const ENOUGH_FOR_ANSWERS: u32 = 30_000;

/// Whoever asks for advice waits for it: nothing is looked at with more work than this.
const ADVICE: u32 = 100_000;

/// The most work for everything that is asked about at once, such as all decisions of a long game.
const ADVICE_IN_ALL: u32 = 20_000_000;

impl Default for Shape {
    /// As it is when there is work enough for everything.
    fn default() -> Shape {
        Shape::of(ENOUGH_FOR_ANSWERS)
    }
}

impl Shape {
    /// How so much work is best divided.
    #[must_use]
    pub fn of(work: u32) -> Shape {
        Shape {
            worlds: 32,
            lines: 32,
            width: (2 + work as usize / WORK_FOR_WIDTH).min(24),
            widest: (work as usize / WORK_FOR_WIDEST).max(4),
            stretches: if work < ENOUGH_FOR_ANSWERS { 1 } else { 2 },
            turn: Policy::Sharp(6),
            answer: Policy::Drawn(3),
        }
    }
}

/// A decision that was weighed.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Considered<A> {
    /// The line that it begins: itself, and what is meant to follow as long as nothing is learned.
    pub line: Vec<Decision<A>>,
    /// The chance to win with it, in parts of [`engine::CERTAIN`].
    pub odds: u32,
    /// What it comes to, aspect by aspect, on average over all tries.
    pub appraisal: Appraisal,
    /// How often it was tried.
    pub tries: u32,
}

impl<A: Copy> Considered<A> {
    /// The decision itself.
    ///
    /// # Panics
    /// Never: a line has a beginning.
    #[must_use]
    pub fn decision(&self) -> Decision<A> {
        self.line[0]
    }
}

impl Search {
    /// As good as so much work makes it.
    #[must_use]
    pub fn new(work: u32) -> Search {
        Search { work, slips: 0, shape: Shape::of(work) }
    }

    /// As good as a level, when its work is scaled to so many parts of a thousand.
    #[must_use]
    pub fn at(level: &Level, per_mille: u32) -> Search {
        let work = u64::from(level.work) * u64::from(per_mille) / 1_000;
        let work = u32::try_from(work).unwrap_or(u32::MAX).max(1);
        Search { slips: level.slips, ..Search::new(work) }
    }

    /// Advises as a level does whoever asks about so many decisions at once.
    #[must_use]
    pub fn advising(level: &Level, decisions: usize) -> Search {
        let decisions = u32::try_from(decisions).unwrap_or(u32::MAX).max(1);
        Search::new(level.work.min(ADVICE).min(ADVICE_IN_ALL / decisions).max(1))
    }

    /// The same with its work divided in another way.
    #[must_use]
    pub fn shaped(self, shape: Shape) -> Search {
        Search { shape, ..self }
    }

    /// Weighs what the seat may decide now, the best first. All of `named` are among it, unless it is
    /// told to stop before it has come to them.
    ///
    /// # Panics
    /// If there is nothing to decide.
    #[must_use]
    pub fn consider<G: Counsel>(
        &self,
        sight: &Sight<'_, G>,
        named: &[Decision<G::Action>],
        luck: &mut Fast,
        means: &Means<'_>,
    ) -> Vec<Considered<G::Action>> {
        if sight.draft().is_some() {
            return orders::consider(self, sight, named, luck, means);
        }
        trial::consider(self, sight, named, luck, means)
    }

    /// As many worlds as the work is enough for.
    fn worlds<G: Counsel>(&self, sight: &Sight<'_, G>, luck: &mut Fast) -> Vec<World<G>> {
        let affordable = (self.work / WORK_FOR_WORLD).clamp(2, self.shape.worlds);
        (0..affordable).map(|_| World::new(sight, luck)).collect()
    }
}

/// A decision that is taken without thinking.
fn slip<G: Counsel>(sight: &Sight<'_, G>, luck: &mut Fast) -> Decision<G::Action> {
    if sight.draft().is_some() {
        return Random.decide(sight, luck);
    }
    let candidates = candidates(sight);
    candidates[luck.index(candidates.len())]
}

impl<G: Counsel> Player<G> for Search {
    fn decide(&self, sight: &Sight<'_, G>, luck: &mut Fast) -> Decision<G::Action> {
        self.plan(sight, luck, &Means::ALONE).take().expect("a plan has a beginning")
    }

    fn plan(&self, sight: &Sight<'_, G>, luck: &mut Fast, means: &Means<'_>) -> Plan<G::Action> {
        if luck.index(100) < usize::from(self.slips) {
            return Plan::of([slip(sight, luck)]);
        }
        if let (None, [only]) = (sight.draft(), sight.legal()) {
            return Plan::of([Decision::Act(*only)]);
        }
        let mut considered = self.consider(sight, &[], luck, means);
        Plan::of(considered.swap_remove(0).line)
    }
}
