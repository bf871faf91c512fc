//! Orders on trial: the own ones meet those of the others, which are chosen by how they do.

use engine::{Appraisal, CERTAIN, Counsel, MOST_ASPECTS};
use luck::Fast;

use super::council::Council;
use super::room::Case;
use super::tune;
use crate::Decision;
use crate::orders::is_complete;
use crate::search::{Considered, crew};

/// How often all orders are tried before the first are left out.
const FIRST_TRIES: usize = 4;

/// What came of some orders so far.
#[derive(Clone, Copy, Debug, Default)]
struct Record {
    odds: u64,
    worth: i64,
    appraisal: Appraisal,
    tries: u32,
}

impl Record {
    /// The mean chance to win, then the mean worth.
    fn mean(&self) -> (u64, i64) {
        let tries = self.tries.max(1);
        (self.odds / u64::from(tries), self.worth / i64::from(tries))
    }
}

/// What one try came to for all seats, in their order.
struct Outcome {
    odds: Vec<u32>,
    appraisal: Appraisal,
    work: u64,
}

/// Which papers of the others are in a case.
type Drawn = (usize, Vec<usize>);

impl<G: Counsel> Council<'_, G> {
    /// Tries all own orders, then the better half twice as often, and so on until the work is done.
    pub(super) fn judge(&self, work: u64, luck: &mut Fast) -> Vec<Considered<G::Action>> {
        let mut own: Vec<(usize, Record)> =
            (0..self.own.len()).map(|paper| (paper, Record::default())).collect();
        let mut others: Vec<Vec<Vec<Record>>> = self
            .others
            .iter()
            .map(|desks| {
                desks.iter().map(|desk| vec![Record::default(); desk.papers.len()]).collect()
            })
            .collect();
        let (mut spent, mut left, mut tries) = (0, own.len(), FIRST_TRIES);
        loop {
            let drawn: Vec<(Drawn, Case<'_, G>)> =
                (0..tries).map(|_| self.draw(&others, luck)).collect();
            let jobs: Vec<(usize, usize)> =
                (0..left).flat_map(|place| (0..tries).map(move |case| (place, case))).collect();
            let outcomes = crew::all(self.means, &jobs, |&(place, case)| {
                self.attempt(own[place].0, &drawn[case].1)
            });
            for (&(place, case), outcome) in jobs.iter().zip(outcomes) {
                spent += outcome.work;
                let record = &mut own[place].1;
                record.odds += u64::from(outcome.odds[usize::from(self.seat.0)]);
                record.worth += i64::from(outcome.appraisal.sum());
                record.appraisal += outcome.appraisal;
                record.tries += 1;
                let (room, papers) = &drawn[case].0;
                for (desk, &paper) in papers.iter().enumerate() {
                    let seat = self.others[*room][desk].seat();
                    let record = &mut others[*room][desk][paper];
                    record.odds += u64::from(outcome.odds[usize::from(seat.0)]);
                    record.tries += 1;
                }
            }
            own[..left].sort_by_key(|(_, record)| std::cmp::Reverse(record.mean()));
            if left < 2 || spent >= work || self.means.is_halted() {
                break;
            }
            // What the others did against orders that are left out now counts for less.
            for record in others.iter_mut().flatten().flatten() {
                record.odds /= 2;
                record.tries /= 2;
            }
            left = left.div_ceil(2);
            tries *= 2;
        }
        self.by_decision(&own)
    }

    /// A case in which the others have written what does well for them, or something else now and then.
    fn draw(&self, others: &[Vec<Vec<Record>>], luck: &mut Fast) -> (Drawn, Case<'_, G>) {
        let room = luck.index(self.rooms.len());
        let mut orders = vec![(self.seat, G::Draft::default())];
        let mut papers = Vec::new();
        for (desk, records) in self.others[room].iter().zip(&others[room]) {
            let paper = weighted(records, luck);
            papers.push(paper);
            orders.push((desk.seat(), desk.papers[paper].closed.clone()));
        }
        orders.sort_by_key(|(seat, _)| *seat);
        let policy = self.shape.policy;
        ((room, papers), Case { room: &self.rooms[room], orders, seed: luck.bits(), policy })
    }

    fn attempt(&self, paper: usize, case: &Case<'_, G>) -> Outcome {
        let stretches = tune("STRETCH", 1) as u32;
        let (game, work) = case.after(self.seat, &self.own[paper].closed, stretches);
        let odds = game.seats().iter().map(|seat| game.odds(seat)).collect();
        Outcome { odds, appraisal: game.appraise(self.seat), work }
    }

    /// The best orders of every first line, the best first.
    fn by_decision(&self, own: &[(usize, Record)]) -> Vec<Considered<G::Action>> {
        let mut considered: Vec<Considered<G::Action>> = Vec::new();
        for (paper, record) in own {
            let paper = &self.own[*paper];
            let mut line: Vec<_> = paper.lines.iter().map(|&line| Decision::Act(line)).collect();
            if is_complete(&self.rooms[0].game, self.seat, &paper.closed) {
                line.push(Decision::Commit);
            }
            if line.is_empty() || considered.iter().any(|other| other.decision() == line[0]) {
                continue;
            }
            let mut appraisal = record.appraisal;
            for aspect in 0..MOST_ASPECTS {
                appraisal[aspect] /= record.tries.max(1) as i32;
            }
            let odds = (record.mean().0 as u32).min(CERTAIN);
            considered.push(Considered { line, odds, appraisal, tries: record.tries });
        }
        considered
    }
}

/// One of the others' papers: those that did better than most come up more often, the others now and
/// then.
fn weighted(records: &[Record], luck: &mut Fast) -> usize {
    let tried = records.iter().filter(|record| record.tries > 0);
    let (sum, count) =
        tried.fold((0, 0), |(sum, count), record| (sum + record.mean().0, count + 1));
    let mean = if count == 0 { 0 } else { sum / count };
    let weight = |record: &Record| match record.tries {
        0 => 64,
        _ => 64 + 8 * record.mean().0.saturating_sub(mean),
    };
    let all: u64 = records.iter().map(weight).sum();
    let mut place = luck.bits() % all;
    for (number, record) in records.iter().enumerate() {
        let weight = weight(record);
        if place < weight {
            return number;
        }
        place -= weight;
    }
    unreachable!("a place below the sum of all weights")
}
