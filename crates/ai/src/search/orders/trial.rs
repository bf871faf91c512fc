//! Orders on trial: the own ones meet those of the others, which come up by how well they do.

use engine::{Appraisal, CERTAIN, Counsel, MOST_ASPECTS, Seat};
use luck::Fast;

use super::council::Council;
use super::paper::Paper;
use super::room::Case;
use crate::Decision;
use crate::orders::is_complete;
use crate::search::{Considered, crew};

/// How often all orders are tried before the first are left out.
const FIRST_TRIES: usize = 4;

/// The weight of orders of another seat that do no better than its others.
const LEAST: u64 = 64;

/// By how much more each ten-thousandth of chance weighs.
const BETTER: u64 = 8;

/// What came of some orders so far.
#[derive(Clone, Copy, Debug, Default)]
struct Record {
    odds: u64,
    appraisal: Appraisal,
    tries: u32,
}

impl Record {
    fn add(&mut self, odds: u32, appraisal: Appraisal) {
        self.odds += u64::from(odds);
        self.appraisal += appraisal;
        self.tries += 1;
    }

    /// The mean chance to win.
    fn mean(&self) -> u64 {
        self.odds / u64::from(self.tries.max(1))
    }

    /// What it comes to, aspect by aspect, on average.
    fn appraisal(&self) -> Appraisal {
        let mut appraisal = self.appraisal;
        (0..MOST_ASPECTS).for_each(|aspect| appraisal[aspect] /= self.tries.max(1) as i32);
        appraisal
    }

    /// Counts for half of what it did.
    fn fade(&mut self) {
        self.odds /= 2;
        self.tries /= 2;
    }
}

/// What came of everything that the others may write: room by room, desk by desk.
type Others = Vec<Vec<Vec<Record>>>;

/// A case, and which papers of the others are in it: the room, and one for each desk.
struct Drawn<'a, G: Counsel> {
    case: Case<'a, G>,
    room: usize,
    papers: Vec<usize>,
}

/// What one try came to.
struct Outcome {
    /// The chances of all seats, in their order.
    odds: Vec<u32>,
    appraisal: Appraisal,
    work: u64,
}

impl Outcome {
    fn odds(&self, seat: Seat) -> u32 {
        self.odds[usize::from(seat.0)]
    }
}

impl<G: Counsel> Council<'_, G> {
    /// Tries all own orders, then the better half twice as often, and so on until the work is done.
    pub(super) fn judge(&self, work: u64, luck: &mut Fast) -> Vec<Considered<G::Action>> {
        let mut own: Vec<(&Paper<G>, Record)> = Vec::new();
        for paper in &self.own {
            if own.iter().all(|(other, _)| other.lines != paper.lines) {
                own.push((paper, Record::default()));
            }
        }
        let mut others: Others = self
            .others
            .iter()
            .map(|desks| {
                desks.iter().map(|desk| vec![Record::default(); desk.papers.len()]).collect()
            })
            .collect();
        let (mut left, mut tries, mut spent) = (own.len(), FIRST_TRIES, 0);
        loop {
            spent += self.try_all(&mut own[..left], &mut others, tries, luck);
            own[..left].sort_by_key(|(_, record)| {
                std::cmp::Reverse((record.mean(), record.appraisal().sum()))
            });
            if left < 2 || spent >= work || self.means.is_halted() {
                break;
            }
            // What the others did against orders that are left out from now on counts for less.
            others.iter_mut().flatten().flatten().for_each(Record::fade);
            left = left.div_ceil(2);
            tries *= 2;
        }
        self.by_decision(&own)
    }

    /// Tries all of these in the same cases; says how much work it was.
    fn try_all(
        &self,
        own: &mut [(&Paper<G>, Record)],
        others: &mut Others,
        tries: usize,
        luck: &mut Fast,
    ) -> u64 {
        let drawn: Vec<Drawn<'_, G>> = (0..tries).map(|_| self.draw(others, luck)).collect();
        let jobs: Vec<(usize, usize)> =
            (0..own.len()).flat_map(|place| (0..tries).map(move |case| (place, case))).collect();
        let outcomes = crew::all(self.means, &jobs, |&(place, case)| {
            // Whoever is told to stop still tries all a little, so as not to choose blindly.
            let goes_on = tries == FIRST_TRIES || !self.means.is_halted();
            goes_on.then(|| self.attempt(own[place].0, &drawn[case].case))
        });
        let mut spent = 0;
        for (&(place, case), outcome) in jobs.iter().zip(outcomes) {
            let Some(outcome) = outcome else { continue };
            spent += outcome.work;
            own[place].1.add(outcome.odds(self.seat), outcome.appraisal);
            let Drawn { room, papers, .. } = &drawn[case];
            for (desk, &paper) in papers.iter().enumerate() {
                let odds = outcome.odds(self.others[*room][desk].seat());
                others[*room][desk][paper].add(odds, Appraisal::default());
            }
        }
        spent
    }

    /// A case in which the others have written what does well for them, or now and then something
    /// else.
    fn draw(&self, others: &Others, luck: &mut Fast) -> Drawn<'_, G> {
        let room = luck.index(self.rooms.len());
        let mut orders = vec![(self.seat, G::Draft::default())];
        let mut papers = Vec::new();
        for (desk, records) in self.others[room].iter().zip(&others[room]) {
            let paper = weighted(records, luck);
            papers.push(paper);
            orders.push((desk.seat(), desk.papers[paper].closed.clone()));
        }
        let case = Case::new(&self.rooms[room], orders, self.shape.turn, luck.bits());
        Drawn { case, room, papers }
    }

    fn attempt(&self, paper: &Paper<G>, case: &Case<'_, G>) -> Outcome {
        let (game, work) = case.after(self.seat, &paper.closed);
        let odds = game.seats().iter().map(|seat| game.odds(seat)).collect();
        Outcome { odds, appraisal: game.appraise(self.seat), work }
    }

    /// The best orders of every first line, the best first.
    fn by_decision(&self, own: &[(&Paper<G>, Record)]) -> Vec<Considered<G::Action>> {
        let mut considered: Vec<Considered<G::Action>> = Vec::new();
        for (paper, record) in own {
            let mut line: Vec<_> = paper.lines.iter().map(|&line| Decision::Act(line)).collect();
            if is_complete(&self.rooms[0].game, self.seat, &paper.closed) {
                line.push(Decision::Commit);
            }
            if line.is_empty() || considered.iter().any(|other| other.decision() == line[0]) {
                continue;
            }
            let odds = (record.mean() as u32).min(CERTAIN);
            let (appraisal, tries) = (record.appraisal(), record.tries);
            considered.push(Considered { line, odds, appraisal, tries });
        }
        considered
    }
}

/// One of a seat's papers: those that do better than most come up more often.
fn weighted(records: &[Record], luck: &mut Fast) -> usize {
    let tried = || records.iter().filter(|record| record.tries > 0);
    let sum: u64 = tried().map(Record::mean).sum();
    let mean = sum / (tried().count() as u64).max(1);
    let weight = |record: &Record| LEAST + BETTER * record.mean().saturating_sub(mean);
    let all: u64 = records.iter().map(weight).sum();
    let mut place = luck.bits() % all.max(1);
    for (number, record) in records.iter().enumerate() {
        let weight = weight(record);
        if place < weight {
            return number;
        }
        place -= weight;
    }
    0
}
