//! Lines to be tried: those to begin with, and variations of the best.

use std::iter::{once, repeat};

use engine::{Counsel, Leaning};
use luck::Fast;

use super::crew;
use super::line::{EVEN, Line, Manner, make_up};
use super::trial::{Court, Tried};

/// How many lines are made up at a time.
const BATCH: usize = 8;

impl<G: Counsel> Court<'_, G> {
    /// Makes lines up: one that looks at everything, one for each that is named, then one for each of
    /// a short list and others, until so much work is done.
    pub(super) fn first_lines(
        &mut self,
        named: &[G::Action],
        short: &[G::Action],
        work: u64,
    ) -> Vec<Tried<G::Action>> {
        let alone = |&head: &G::Action| vec![head];
        let sure: Vec<Vec<G::Action>> = once(Vec::new()).chain(named.iter().map(alone)).collect();
        let mut lines = Vec::new();
        self.make_up(&sure, &mut lines);
        let most = (self.shape.lines as usize).saturating_sub(sure.len());
        let others = short.iter().map(alone).chain(repeat(Vec::new()));
        let others: Vec<Vec<G::Action>> = others.take(most).collect();
        for batch in others.chunks(BATCH) {
            if self.work >= work || self.means.is_halted() {
                break;
            }
            self.make_up(batch, &mut lines);
        }
        lines
    }

    /// Makes a line up for each of these beginnings. What is there already is not added again.
    fn make_up(&mut self, heads: &[Vec<G::Action>], lines: &mut Vec<Tried<G::Action>>) {
        let is_first = lines.is_empty();
        let jobs: Vec<(usize, &[G::Action], Manner)> = heads
            .iter()
            .enumerate()
            .map(|(number, head)| {
                let manner = if is_first { self.open_eyes() } else { self.any_manner() };
                (number, &head[..], manner)
            })
            .collect();
        // Whoever is told to stop needs one line, and no more.
        let is_needed = |number: usize| is_first && number == 0;
        let made = crew::all(self.means, &jobs, |&(number, head, ref manner)| {
            let world = &self.worlds[number % self.worlds.len()];
            let goes_on = is_needed(number) || !self.means.is_halted();
            goes_on.then(|| make_up(world, self.seat, head, manner))
        });
        for Line { decisions, work } in made.into_iter().flatten() {
            self.work += work;
            if !lines.iter().any(|line| line.decisions == decisions) {
                lines.push(Tried::new(decisions));
            }
        }
    }

    /// Looks at as much as it can, and does not lean.
    fn open_eyes(&mut self) -> Manner {
        Manner { leaning: EVEN, width: self.shape.widest, seed: self.luck.bits() }
    }

    /// Looks at less, and leans.
    fn any_manner(&mut self) -> Manner {
        let luck = &mut self.luck;
        let leaning = match luck.index(G::LEANINGS.len() + 2) {
            0 => EVEN,
            1 => any_leaning(luck),
            other => G::LEANINGS[other - 2],
        };
        Manner { leaning, width: 2 + luck.index(self.shape.width), seed: luck.bits() }
    }

    /// Adds variations of the lines in the pool: each begins as one of them and goes on otherwise.
    pub(super) fn vary(&mut self, pool: &mut Vec<Tried<G::Action>>, out: &[Tried<G::Action>]) {
        let parents: Vec<&Tried<G::Action>> =
            pool.iter().filter(|line| line.decisions.len() > 1).collect();
        if parents.is_empty() {
            return;
        }
        let mut heads = Vec::new();
        for _ in 0..pool.len() / 2 {
            let line = &parents[self.luck.index(parents.len())].decisions;
            heads.push(line[..1 + self.luck.index(line.len() - 1)].to_vec());
        }
        let mut lines: Vec<Tried<G::Action>> = pool.iter().chain(out).cloned().collect();
        let known = lines.len();
        self.make_up(&heads, &mut lines);
        pool.extend(lines.drain(known..));
    }
}

/// Any leaning: some aspects count for more, some for less.
pub(super) fn any_leaning(luck: &mut Fast) -> Leaning {
    EVEN.map(|_| [25, 50, 75, 100, 100, 150, 200, 300][luck.index(8)])
}
