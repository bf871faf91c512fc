//! Lines on trial: all are tried a little, the better ones again, and variations of the best join them.

use std::cmp::Reverse;

use engine::{Appraisal, CERTAIN, Counsel, MOST_ASPECTS, Seat, Sight};
use luck::Fast;

use super::playout::Playout;
use super::{Considered, Search, Shape, crew};
use crate::greedy::{World, candidates};
use crate::{Decision, Means};

/// A list up to so long is tried from end to end: every decision begins a line.
const SHORT_LIST: usize = 12;

/// With fewer lines there is less to think about: this many are worth all the work.
const MANY_LINES: u64 = 24;

/// The part of the work that lines are made up with.
const FOR_LINES: u64 = 4;

/// What a try is thought to cost before one was made.
const FIRST_GUESS: u64 = 100;

/// How many occasions are met at once: whoever is told to stop must not have millions before him.
const AT_ONCE: usize = 1_024;

/// How often the best lines are varied.
const GENERATIONS: u32 = 3;

/// A line, and what came of it so far.
#[derive(Clone, Debug)]
pub(super) struct Tried<A> {
    pub(super) decisions: Vec<A>,
    odds: u64,
    aspects: [i64; MOST_ASPECTS],
    tries: u32,
}

/// What one try came to.
struct Attempt {
    odds: u32,
    appraisal: Appraisal,
    work: u64,
}

/// Weighs what may be decided now, the best first.
pub(super) fn consider<G: Counsel>(
    search: &Search,
    sight: &Sight<'_, G>,
    named: &[Decision<G::Action>],
    luck: &mut Fast,
    means: &Means<'_>,
) -> Vec<Considered<G::Action>> {
    let worlds = search.worlds(sight, luck);
    let mut court = Court {
        worlds: &worlds,
        seat: sight.seat(),
        shape: search.shape,
        means,
        occasions: Vec::new(),
        luck: Fast::new(luck.bits()),
        work: 0,
    };
    let named: Vec<G::Action> = named.iter().copied().filter_map(action).collect();
    let mut short = candidates(sight);
    short.truncate(if short.len() <= SHORT_LIST { SHORT_LIST } else { 0 });
    let short: Vec<G::Action> = short.into_iter().filter_map(action).collect();
    let lines = court.first_lines(&named, &short, u64::from(search.work) / FOR_LINES);
    let work = u64::from(search.work) * (lines.len() as u64).min(MANY_LINES) / MANY_LINES;
    by_decision(court.judge(lines, work))
}

/// The decision that is taken at once, if it is one.
fn action<A>(decision: Decision<A>) -> Option<A> {
    match decision {
        Decision::Act(action) => Some(action),
        Decision::Commit => None,
    }
}

/// Where lines are tried.
pub(super) struct Court<'a, G: Counsel> {
    pub(super) worlds: &'a [World<G>],
    pub(super) seat: Seat,
    pub(super) shape: Shape,
    pub(super) means: &'a Means<'a>,
    /// Worlds with the luck that is met in them: every line meets the same, in the same order.
    occasions: Vec<(usize, u64)>,
    pub(super) luck: Fast,
    /// How much work was done.
    pub(super) work: u64,
}

impl<G: Counsel> Court<'_, G> {
    /// Tries lines, leaves the worse half out and puts variations of the better half in their place
    /// a few times, then leaves out more and more until one is left or all work is done. All lines
    /// are in the answer, those that lasted longest first.
    fn judge(&mut self, mut pool: Vec<Tried<G::Action>>, work: u64) -> Vec<Tried<G::Action>> {
        let mut out = Vec::new();
        let mut round = 0;
        let mut cost = FIRST_GUESS;
        while pool.len() > 1 && !self.means.is_halted() {
            let rounds_left =
                u64::from(pool.len().ilog2() + 1) + u64::from(GENERATIONS.saturating_sub(round));
            let budget = work.saturating_sub(self.work) / rounds_left;
            let more = budget / (cost * pool.len() as u64);
            if more == 0 && round > 0 {
                break;
            }
            let tries = self.occasions.len() + (more as usize).max(2);
            cost = self.try_all(&mut pool, tries).max(1);
            let keep = pool.len().div_ceil(2);
            out.splice(0..0, pool.split_off(keep));
            if round < GENERATIONS && more > 1 {
                self.vary(&mut pool, &out);
            }
            round += 1;
        }
        pool.sort_by_key(|line| Reverse(line.mean()));
        pool.extend(out);
        pool
    }

    /// Tries every line until each has met the first so many occasions, and puts the best first.
    /// Says what a try costs.
    fn try_all(&mut self, pool: &mut [Tried<G::Action>], occasions: usize) -> u64 {
        while self.occasions.len() < occasions {
            // Worlds come in turn, so that few tries see as many of them as there can be.
            let world = self.occasions.len() % self.worlds.len();
            self.occasions.push((world, self.luck.bits()));
        }
        let (before, mut tries) = (self.work, 0);
        for met in (0..occasions).step_by(AT_ONCE) {
            tries += self.try_some(pool, occasions.min(met + AT_ONCE));
        }
        pool.sort_by_key(|line| Reverse(line.mean()));
        (self.work - before) / tries.max(1)
    }

    /// Lets every line meet the occasions that it has not met yet, up to the first so many. Says how
    /// many tries that took.
    fn try_some(&mut self, pool: &mut [Tried<G::Action>], occasions: usize) -> u64 {
        if self.means.is_halted() {
            return 0;
        }
        let new = |tried: &Tried<G::Action>| (tried.tries as usize).min(occasions)..occasions;
        let jobs: Vec<(usize, (usize, u64))> = pool
            .iter()
            .enumerate()
            .flat_map(|(line, tried)| {
                self.occasions[new(tried)].iter().map(move |&met| (line, met))
            })
            .collect();
        let attempts = crew::all(self.means, &jobs, |&(line, (world, seed))| {
            let goes_on = !self.means.is_halted();
            goes_on.then(|| self.attempt(&pool[line].decisions, &self.worlds[world], seed))
        });
        for ((line, _), attempt) in jobs.iter().zip(attempts) {
            let Some(attempt) = attempt else { continue };
            self.work += attempt.work;
            pool[*line].add(&attempt);
        }
        jobs.len() as u64
    }

    /// Plays a line in a world and on from there, and judges what comes of it.
    fn attempt(&self, line: &[G::Action], world: &World<G>, seed: u64) -> Attempt {
        let mut playout = Playout::new(world.game.clone(), seed);
        let here = playout.game.stretch();
        for &action in line {
            playout.take(self.seat, action);
        }
        playout.play_out(&self.shape, here);
        Attempt {
            odds: playout.game.odds(self.seat),
            appraisal: playout.game.appraise(self.seat),
            work: playout.work,
        }
    }
}

impl<A: Copy> Tried<A> {
    pub(super) fn new(decisions: Vec<A>) -> Tried<A> {
        Tried { decisions, odds: 0, aspects: [0; MOST_ASPECTS], tries: 0 }
    }

    fn add(&mut self, attempt: &Attempt) {
        self.odds += u64::from(attempt.odds);
        let aspects = self.aspects.iter_mut().zip(attempt.appraisal.aspects());
        aspects.for_each(|(sum, &aspect)| *sum += i64::from(aspect));
        self.tries += 1;
    }

    /// The mean chance to win.
    fn mean(&self) -> u64 {
        self.odds / u64::from(self.tries.max(1))
    }

    fn considered(&self) -> Considered<A> {
        let mean = |sum: i64| (sum / i64::from(self.tries.max(1))) as i32;
        Considered {
            line: self.decisions.iter().map(|&action| Decision::Act(action)).collect(),
            odds: (self.mean() as u32).min(CERTAIN),
            appraisal: Appraisal::new(self.aspects.map(mean)),
            tries: self.tries,
        }
    }
}

/// The best line of every first decision, the best first.
fn by_decision<A: Copy + Eq>(lines: Vec<Tried<A>>) -> Vec<Considered<A>> {
    let mut considered: Vec<Considered<A>> = Vec::new();
    for line in lines {
        let first = Decision::Act(line.decisions[0]);
        if considered.iter().all(|other| other.decision() != first) {
            considered.push(line.considered());
        }
    }
    considered
}
