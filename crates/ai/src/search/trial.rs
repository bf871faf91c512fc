//! Lines on trial: all are tried a little, the better half again, and so on.

use engine::{Appraisal, CERTAIN, Counsel, Leaning, MOST_ASPECTS, Seat, Sight};
use luck::Fast;

use super::line::{EVEN, Line, Manner, make_up};
use super::playout::Playout;
use super::{Considered, Search, Shape, crew};
use crate::greedy::World;
use crate::{Decision, Means};

/// The most decisions of one playout.
const LONGEST: u32 = 400;

/// How often every line is tried before the first are left out.
const FIRST_TRIES: usize = 4;

/// A line, and what came of it so far.
#[derive(Clone, Debug)]
struct Tried<A> {
    decisions: Vec<A>,
    odds: u64,
    appraisal: Appraisal,
    tries: u32,
}

impl<A> Tried<A> {
    fn new(decisions: Vec<A>) -> Tried<A> {
        Tried { decisions, odds: 0, appraisal: Appraisal::default(), tries: 0 }
    }

    /// The mean chance to win.
    fn mean(&self) -> u64 {
        self.odds / u64::from(self.tries.max(1))
    }
}

/// What one try came to.
struct Result {
    odds: u32,
    appraisal: Appraisal,
    work: u64,
}

pub(super) fn consider<G: Counsel>(
    search: &Search,
    sight: &Sight<'_, G>,
    named: &[Decision<G::Action>],
    luck: &mut Fast,
    means: &Means<'_>,
) -> Vec<Considered<G::Action>> {
    let worlds = search.worlds(sight, luck);
    let court = Court { worlds: &worlds, seat: sight.seat(), shape: search.shape, means };
    let named: Vec<G::Action> = named
        .iter()
        .filter_map(|decision| match *decision {
            Decision::Act(action) => Some(action),
            Decision::Commit => None,
        })
        .collect();
    let mut lines = court.lines(u64::from(search.work), &named, luck);
    court.judge(&mut lines, u64::from(search.work), luck);
    by_decision(lines)
}

/// Where lines are tried.
struct Court<'a, G: Counsel> {
    worlds: &'a [World<G>],
    seat: Seat,
    shape: Shape,
    means: &'a Means<'a>,
}

impl<G: Counsel> Court<'_, G> {
    /// Makes lines up until a third of the work is done.
    fn lines(&self, work: u64, named: &[G::Action], luck: &mut Fast) -> Vec<Tried<G::Action>> {
        let mut lines: Vec<Tried<G::Action>> = Vec::new();
        let mut spent = 0;
        let mut made = 0;
        let heads: Vec<&[G::Action]> =
            std::iter::once(&[][..]).chain(named.iter().map(std::slice::from_ref)).collect();
        while made < self.shape.lines as usize && (made < heads.len() || spent < work / 3) {
            if self.means.is_halted() && made >= heads.len() {
                break;
            }
            let batch = 8.max(heads.len() - made.min(heads.len()));
            let jobs: Vec<(usize, Manner)> =
                (made..made + batch).map(|number| (number, self.manner(number, luck))).collect();
            let made_up = crew::all(self.means, &jobs, |(number, manner)| {
                let head = heads.get(*number).copied().unwrap_or(&[]);
                make_up(&self.worlds[number % self.worlds.len()], self.seat, head, manner)
            });
            made += batch;
            for Line { decisions, work } in made_up {
                spent += work;
                if !lines.iter().any(|line| line.decisions == decisions) {
                    lines.push(Tried::new(decisions));
                }
            }
        }
        lines
    }

    /// The first line is made up with open eyes; the others look at less, and lean.
    fn manner(&self, number: usize, luck: &mut Fast) -> Manner {
        let seed = luck.bits();
        if number == 0 {
            return Manner { leaning: EVEN, width: 300, seed };
        }
        let width = 2 + luck.index(self.shape.width);
        let leaning = match luck.index(G::LEANINGS.len() + 2) {
            0 => EVEN,
            1 => any_leaning(luck),
            other => G::LEANINGS[other - 2],
        };
        Manner { leaning, width, seed }
    }

    /// Tries all lines, then the better half twice as often, and so on until the work is done.
    fn judge(&self, lines: &mut [Tried<G::Action>], work: u64, luck: &mut Fast) {
        let mut spent = 0;
        let mut left = lines.len();
        let mut tries = FIRST_TRIES;
        while left > 1 {
            let pairs: Vec<(usize, u64)> =
                (0..tries).map(|_| (luck.index(self.worlds.len()), luck.bits())).collect();
            let jobs: Vec<(usize, (usize, u64))> =
                (0..left).flat_map(|line| pairs.iter().map(move |&pair| (line, pair))).collect();
            let results = crew::all(self.means, &jobs, |(line, (world, seed))| {
                self.attempt(&lines[*line].decisions, &self.worlds[*world], *seed)
            });
            for ((line, _), result) in jobs.iter().zip(results) {
                let tried = &mut lines[*line];
                tried.odds += u64::from(result.odds);
                tried.appraisal += result.appraisal;
                tried.tries += 1;
                spent += result.work;
            }
            lines[..left].sort_by_key(|tried| std::cmp::Reverse(tried.mean()));
            if spent >= work || self.means.is_halted() {
                break;
            }
            left = left.div_ceil(2);
            tries *= 2;
        }
    }

    /// Plays a line in a world and on from there, and judges what comes of it.
    fn attempt(&self, line: &[G::Action], world: &World<G>, seed: u64) -> Result {
        let mut playout = Playout::new(world.game.clone(), seed);
        let until = playout.game.stretch() + self.shape.stretches;
        for &action in line {
            playout.take(self.seat, action);
        }
        let left = until.saturating_sub(playout.game.stretch());
        playout.run(self.shape.policy, left, LONGEST);
        Result {
            odds: playout.game.odds(self.seat),
            appraisal: playout.game.appraise(self.seat),
            work: playout.work,
        }
    }
}

/// The best line of every first decision, the best first.
fn by_decision<A: Copy + Eq>(lines: Vec<Tried<A>>) -> Vec<Considered<A>> {
    let mut considered: Vec<Considered<A>> = Vec::new();
    for tried in lines {
        let first = Decision::Act(tried.decisions[0]);
        if considered.iter().any(|other| other.decision() == first) {
            continue;
        }
        let mut appraisal = tried.appraisal;
        let tries = tried.tries.max(1);
        for aspect in 0..MOST_ASPECTS {
            appraisal[aspect] /= tries as i32;
        }
        considered.push(Considered {
            line: tried.decisions.iter().map(|&action| Decision::Act(action)).collect(),
            odds: (tried.mean() as u32).min(CERTAIN),
            appraisal,
            tries: tried.tries,
        });
    }
    considered
}

/// Any leaning: some aspects count for more, some for less.
pub(super) fn any_leaning(luck: &mut Fast) -> Leaning {
    EVEN.map(|_| [25, 50, 75, 100, 100, 150, 200, 300][luck.index(8)])
}
