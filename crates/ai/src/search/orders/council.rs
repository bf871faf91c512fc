//! All seats at their desks: orders are made up for each of them.

use engine::{Counsel, Leaning, Seat, Sight};
use luck::Fast;

use super::climb::Climb;
use super::room::{Case, Orders, Room};
use super::scribe::{Scribe, Sheet};
use super::tune;
use crate::search::line::EVEN;
use crate::search::trial::any_leaning;
use crate::search::{Shape, crew};
use crate::{Decision, Means};

/// How many orders are made up at the same time.
const BATCH: usize = 4;

/// The orders that are made up for all seats.
pub(super) struct Council<'a, G: Counsel> {
    pub(super) rooms: &'a [Room<G>],
    pub(super) seat: Seat,
    pub(super) shape: Shape,
    pub(super) means: &'a Means<'a>,
    draft: G::Draft,
    scribe: Scribe<'a, G>,
    /// What the seat may write.
    pub(super) own: Vec<Paper<G>>,
    /// What the others may write, room by room.
    pub(super) others: Vec<Vec<Desk<'a, G>>>,
}

/// Whole orders.
pub(super) struct Paper<G: Counsel> {
    pub(super) sheet: Sheet<G>,
    /// The sheet brought to its end: all its lines, and the draft with them.
    pub(super) lines: Vec<G::Action>,
    pub(super) closed: G::Draft,
}

/// Another seat in one room.
pub(super) struct Desk<'a, G: Counsel> {
    scribe: Scribe<'a, G>,
    pub(super) papers: Vec<Paper<G>>,
}

impl<G: Counsel> Desk<'_, G> {
    pub(super) fn seat(&self) -> Seat {
        self.scribe.seat()
    }
}

/// Orders that are to be made up.
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
    /// Nobody has written anything but what is in the draft of the seat; what comes to everybody's
    /// mind is on the desks of the others.
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
        let others = rooms
            .iter()
            .map(|room| {
                let others = room.game.seats().iter().filter(|&other| other != seat);
                others.map(|other| Desk::new(&room.game, other, luck)).collect()
            })
            .collect();
        Council { rooms, seat, shape, means, draft, scribe, own: Vec::new(), others }
    }

    /// Makes orders up for all until so much work is done. Some begin with each of `named`.
    pub(super) fn make_up(&mut self, work: u64, named: &[Decision<G::Action>], luck: &mut Fast) {
        let quota = (work / tune("SHARE", 8)).clamp(1, tune("QUOTA", 12_000));
        let mut spent = 0;
        let mut heads: Vec<Vec<G::Action>> = vec![Vec::new()];
        for decision in named {
            match *decision {
                Decision::Act(line) => heads.push(vec![line]),
                Decision::Commit => {
                    let sheet = self.scribe.begin(&self.draft, &[]);
                    self.own.push(Paper::of(&self.scribe, sheet, luck));
                }
            }
        }
        heads.reverse();
        while !heads.is_empty() || spent < work && !self.means.is_halted() {
            let mut jobs = Vec::new();
            while jobs.len() < BATCH || !heads.is_empty() {
                let head = heads.pop();
                match head {
                    Some(head) => jobs.push(self.own_job(&head, quota, luck)),
                    None if jobs.len() % 2 == 0 => jobs.push(self.own_job(&[], quota, luck)),
                    None => jobs.push(self.other_job(quota, luck)),
                }
            }
            let width = tune("WIDTH", 6) as usize;
            let made = crew::all(self.means, &jobs, |job| {
                let scribe = match job.whose {
                    Whose::Own => &self.scribe,
                    Whose::Other { room, desk } => &self.others[room][desk].scribe,
                };
                let mut luck = Fast::new(job.seed);
                let (leaning, cases, work) = (job.leaning, &job.cases[..], job.work);
                let climb = Climb { scribe, cases, leaning, width, work };
                let (sheet, work) = climb.climb(job.start.clone(), &mut luck);
                (Paper::of(scribe, sheet, &mut luck), work)
            });
            let whose: Vec<Whose> = jobs.iter().map(|job| job.whose).collect();
            drop(jobs);
            for (whose, (paper, work)) in whose.into_iter().zip(made) {
                spent += work;
                let papers = match whose {
                    Whose::Own => &mut self.own,
                    Whose::Other { room, desk } => &mut self.others[room][desk].papers,
                };
                if papers.iter().all(|other| other.lines != paper.lines) {
                    papers.push(paper);
                }
            }
        }
    }

    fn own_job(&self, head: &[G::Action], work: u64, luck: &mut Fast) -> Job<'a, G> {
        let mut start = self.scribe.begin(&self.draft, head);
        if head.is_empty() {
            start = begin(&self.scribe, start, &self.own, luck);
        }
        let cases = (0..tune("CASES", 6) as usize)
            .map(|number| self.case(number % self.rooms.len(), luck))
            .collect();
        let leaning = any_manner::<G>(luck);
        Job { whose: Whose::Own, start, cases, leaning, work, seed: luck.bits() }
    }

    fn other_job(&self, work: u64, luck: &mut Fast) -> Job<'a, G> {
        let room = luck.index(self.rooms.len());
        let desks = &self.others[room];
        let desk = luck.index(desks.len());
        let scribe = &desks[desk].scribe;
        let start = scribe.begin(&G::Draft::default(), &[]);
        let start = begin(scribe, start, &desks[desk].papers, luck);
        let cases = (0..tune("CASES", 6)).map(|_| self.case(room, luck)).collect();
        let leaning = any_manner::<G>(luck);
        Job { whose: Whose::Other { room, desk }, start, cases, leaning, work, seed: luck.bits() }
    }

    /// A case in which all have written something that was made up before.
    fn case(&self, room: usize, luck: &mut Fast) -> Case<'a, G> {
        let mut orders: Orders<G> = Vec::new();
        let own = match recent(&self.own, luck) {
            Some(paper) => paper.closed.clone(),
            None => {
                let mut sheet = self.scribe.begin(&self.draft, &[]);
                self.scribe.scatter(&mut sheet, luck);
                Paper::of(&self.scribe, sheet, luck).closed
            }
        };
        orders.push((self.seat, own));
        for desk in &self.others[room] {
            let paper = recent(&desk.papers, luck).expect("there is a paper on every desk");
            orders.push((desk.seat(), paper.closed.clone()));
        }
        orders.sort_by_key(|(seat, _)| *seat);
        Case { room: &self.rooms[room], orders, seed: luck.bits(), policy: self.shape.policy }
    }
}

impl<'a, G: Counsel> Desk<'a, G> {
    fn new(game: &'a G, seat: Seat, luck: &mut Fast) -> Self {
        let blank = G::Draft::default();
        let scribe = Scribe::new(game, seat, &blank, luck);
        let papers = (0..3)
            .map(|number| {
                let mut sheet = scribe.begin(&blank, &[]);
                if number > 0 {
                    scribe.scatter(&mut sheet, luck);
                }
                Paper::of(&scribe, sheet, luck)
            })
            .collect();
        Desk { scribe, papers }
    }
}

impl<G: Counsel> Paper<G> {
    fn of(scribe: &Scribe<'_, G>, sheet: Sheet<G>, luck: &mut Fast) -> Paper<G> {
        let mut closed = sheet.draft.clone();
        let last = scribe.close(&mut closed, luck);
        let orders = sheet.orders.iter().flatten();
        let lines = sheet.fixed.iter().chain(orders).copied().chain(last).collect();
        Paper { sheet, lines, closed }
    }
}

/// Begins with nothing, with anything, or with what was made up before.
fn begin<G: Counsel>(
    scribe: &Scribe<'_, G>,
    mut blank: Sheet<G>,
    papers: &[Paper<G>],
    luck: &mut Fast,
) -> Sheet<G> {
    let warm = tune("WARM", 4) as usize;
    match luck.index(8) {
        way if way < warm && !papers.is_empty() => {
            let paper = recent(papers, luck).expect("there is one");
            let sheet = paper.sheet.clone();
            if sheet.fixed.is_empty() { sheet } else { blank }
        }
        way if way % 2 == 0 && !scribe.is_inside(&blank.draft) => {
            scribe.scatter(&mut blank, luck);
            blank
        }
        _ => blank,
    }
}

/// One of the papers; the later it was written, the likelier.
fn recent<'p, G: Counsel>(papers: &'p [Paper<G>], luck: &mut Fast) -> Option<&'p Paper<G>> {
    let [one, other] = [(); 2].map(|()| luck.index(papers.len()));
    papers.get(one.max(other))
}

/// Mostly every aspect counts for what it is.
fn any_manner<G: Counsel>(luck: &mut Fast) -> Leaning {
    match luck.index(2 * G::LEANINGS.len() + 4) {
        0 => any_leaning(luck),
        other => G::LEANINGS.get(other - 1).copied().unwrap_or(EVEN),
    }
}
