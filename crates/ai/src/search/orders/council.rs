//! All seats at their desks: orders are made up for each of them, round by round.

use engine::{Counsel, Leaning, Seat, Sight};
use luck::Fast;

use super::climb::Climb;
use super::paper::{Desk, Paper, recent};
use super::room::{Case, Room};
use super::scribe::{Scribe, Sheet};
use crate::search::line::EVEN;
use crate::search::lines::any_leaning;
use crate::search::{Shape, crew};
use crate::{Decision, Means};

/// In how many rounds orders get better: after each of them all know what the others have come to.
/// So much work is worth a round.
const ROUNDS: std::ops::RangeInclusive<u64> = 2..=4;
const ROUND: u64 = 5_000;

/// How much work there is for each of the orders that are pursued side by side, and how many they are
/// at most.
const PURSUED: u64 = 20_000;
const MOST_PURSUED: u64 = 4;

/// The share of the work that is done for the others, in percent.
const FOR_OTHERS: u64 = 20;

/// In how many cases orders are tried while they get better. So much work is worth a case.
const CASES: std::ops::RangeInclusive<u64> = 2..=6;
const CASE: u64 = 3_000;

/// The orders that are made up for all seats.
pub(super) struct Council<'a, G: Counsel> {
    pub(super) rooms: &'a [Room<G>],
    pub(super) seat: Seat,
    pub(super) shape: Shape,
    pub(super) means: &'a Means<'a>,
    draft: G::Draft,
    scribe: Scribe<'a, G>,
    /// In how many cases orders are tried.
    cases: usize,
    /// What the seat may write.
    pub(super) own: Vec<Paper<G>>,
    /// What the others may write, room by room.
    pub(super) others: Vec<Vec<Desk<'a, G>>>,
}

/// Orders that are to get better.
struct Job<'a, G: Counsel> {
    whose: Whose,
    start: Sheet<G>,
    cases: Vec<Case<'a, G>>,
    leaning: Leaning,
    work: u64,
    seed: u64,
}

#[derive(Clone, Copy)]
enum Whose {
    Own,
    Other { room: usize, desk: usize },
}

impl<'a, G: Counsel> Council<'a, G> {
    /// Nobody has written anything but what is in the draft of the seat. What comes to anybody's mind
    /// is on the desks of the others.
    pub(super) fn new(
        rooms: &'a [Room<G>],
        sight: &Sight<'_, G>,
        shape: Shape,
        means: &'a Means<'a>,
        luck: &mut Fast,
    ) -> Self {
        let seat = sight.seat();
        let draft = sight.draft().expect("the seat writes orders").clone();
        // What one may write does not depend on what is hidden, so any world will do.
        let scribe = Scribe::new(&rooms[0].game, seat, &draft, luck);
        let mut desks = |room: &'a Room<G>| {
            let others = room.game.seats().iter().filter(|&other| other != seat);
            others.map(|other| Desk::new(&room.game, other, luck)).collect()
        };
        let others = rooms.iter().map(&mut desks).collect();
        Council { rooms, seat, shape, means, draft, scribe, cases: 1, own: Vec::new(), others }
    }

    /// Makes orders up for all until so much work is done. Some begin with each of `named`.
    pub(super) fn make_up(&mut self, work: u64, named: &[Decision<G::Action>], luck: &mut Fast) {
        let pursued = (work / PURSUED).clamp(1, MOST_PURSUED);
        let mut sheets = self.beginnings(pursued, named, luck);
        let leanings: Vec<Leaning> = (0..sheets.len()).map(|it| leaning::<G>(it, luck)).collect();
        let rounds = (work / ROUND).clamp(*ROUNDS.start(), *ROUNDS.end());
        self.cases = (work / CASE).clamp(*CASES.start(), *CASES.end()) as usize;
        let for_others = work * FOR_OTHERS / 100;
        let own_work = (work - for_others) / rounds / sheets.len() as u64;
        let others_work = for_others / rounds / pursued;
        let mut before = Vec::new();
        for round in 0..rounds {
            let own = sheets.iter().zip(&leanings);
            let mut jobs: Vec<Job<'a, G>> =
                own.map(|(sheet, &leaning)| self.own_job(sheet, leaning, own_work, luck)).collect();
            for number in round * pursued..(round + 1) * pursued {
                let room = number as usize % self.rooms.len();
                jobs.extend(self.other_job(room, others_work, luck));
            }
            let made = crew::all(self.means, &jobs, |job| self.carry_on(job));
            before = std::mem::take(&mut self.own);
            for (job, paper) in jobs.iter().zip(made) {
                match job.whose {
                    Whose::Own => self.own.push(paper),
                    Whose::Other { room, desk } => self.others[room][desk].add(paper),
                }
            }
            if self.means.is_halted() {
                break;
            }
            sheets = self.own.iter().map(|paper| paper.sheet.clone()).collect();
        }
        self.own.append(&mut before);
        if named.contains(&Decision::Commit) {
            self.own.push(Paper::new(&self.scribe, self.scribe.begin(&self.draft, &[]), luck));
        }
    }

    /// What the own orders begin with: nothing, anything, or what was named.
    fn beginnings(
        &self,
        pursued: u64,
        named: &[Decision<G::Action>],
        luck: &mut Fast,
    ) -> Vec<Sheet<G>> {
        let mut sheets = Vec::new();
        for number in 0..pursued {
            let mut sheet = self.scribe.begin(&self.draft, &[]);
            if number % 2 == 1 {
                self.scribe.scatter(&mut sheet, luck);
            }
            sheets.push(sheet);
        }
        for decision in named {
            match *decision {
                Decision::Act(line) => sheets.push(self.scribe.begin(&self.draft, &[line])),
                Decision::Commit => {}
            }
        }
        sheets
    }

    fn own_job(
        &self,
        start: &Sheet<G>,
        leaning: Leaning,
        work: u64,
        luck: &mut Fast,
    ) -> Job<'a, G> {
        let rooms = self.rooms.len();
        let cases = (0..self.cases).map(|number| self.case(number % rooms, luck)).collect();
        let (whose, start) = (Whose::Own, start.clone());
        Job { whose, start, cases, leaning, work, seed: luck.bits() }
    }

    /// One of the others in a room goes on with something that lies on its desk.
    fn other_job(&self, room: usize, work: u64, luck: &mut Fast) -> Option<Job<'a, G>> {
        let desk = luck.index(self.others[room].len());
        let start = recent(&self.others[room].get(desk)?.papers, luck)?.sheet.clone();
        let cases = (0..self.cases).map(|_| self.case(room, luck)).collect();
        let leaning = leaning::<G>(1, luck);
        Some(Job {
            whose: Whose::Other { room, desk },
            start,
            cases,
            leaning,
            work,
            seed: luck.bits(),
        })
    }

    /// A case in which all have written something that was made up before.
    fn case(&self, room: usize, luck: &mut Fast) -> Case<'a, G> {
        let own = match recent(&self.own, luck) {
            Some(paper) => paper.closed.clone(),
            None => {
                let mut sheet = self.scribe.begin(&self.draft, &[]);
                self.scribe.scatter(&mut sheet, luck);
                Paper::new(&self.scribe, sheet, luck).closed
            }
        };
        let mut orders = vec![(self.seat, own)];
        for desk in &self.others[room] {
            let paper = recent(&desk.papers, luck).expect("something lies on every desk");
            orders.push((desk.seat(), paper.closed.clone()));
        }
        Case::new(&self.rooms[room], orders, self.shape.turn, luck.bits())
    }

    fn carry_on(&self, job: &Job<'_, G>) -> Paper<G> {
        let scribe = match job.whose {
            Whose::Own => &self.scribe,
            Whose::Other { room, desk } => self.others[room][desk].scribe(),
        };
        let Job { cases, leaning, work, seed, .. } = job;
        let climb = Climb { scribe, cases, leaning: *leaning, work: *work, means: self.means };
        let sheet = climb.from(job.start.clone(), *seed);
        Paper::new(scribe, sheet, &mut Fast::new(!seed))
    }
}

/// The first orders count every aspect for what it is; others may lean.
fn leaning<G: Counsel>(number: usize, luck: &mut Fast) -> Leaning {
    if number == 0 {
        return EVEN;
    }
    match luck.index(2 * G::LEANINGS.len() + 4) {
        0 => any_leaning(luck),
        other => G::LEANINGS.get(other - 1).copied().unwrap_or(EVEN),
    }
}
