//! Whole orders, and the desks on which those of the others lie.

use engine::{Counsel, Seat};
use luck::Fast;

use super::scribe::{Scribe, Sheet};

/// How many orders lie on a desk before anybody has thought: none at all, and any.
const FIRST_PAPERS: usize = 3;

/// Whole orders.
pub(super) struct Paper<G: Counsel> {
    pub(super) sheet: Sheet<G>,
    /// All lines of the sheet and those that bring it to its end, and the draft with them.
    pub(super) lines: Vec<G::Action>,
    pub(super) closed: G::Draft,
}

impl<G: Counsel> Paper<G> {
    /// Brings a sheet to its end.
    pub(super) fn new(scribe: &Scribe<'_, G>, sheet: Sheet<G>, luck: &mut Fast) -> Paper<G> {
        let mut closed = sheet.draft.clone();
        let last = scribe.close(&mut closed, luck);
        let orders = sheet.orders.iter().flatten();
        let lines = sheet.fixed.iter().chain(orders).copied().chain(last).collect();
        Paper { sheet, lines, closed }
    }
}

/// Another seat in one room, with all that it may write.
pub(super) struct Desk<'a, G: Counsel> {
    scribe: Scribe<'a, G>,
    pub(super) papers: Vec<Paper<G>>,
}

impl<'a, G: Counsel> Desk<'a, G> {
    /// A seat that has not thought yet.
    pub(super) fn new(game: &'a G, seat: Seat, luck: &mut Fast) -> Self {
        let blank = G::Draft::default();
        let scribe = Scribe::new(game, seat, &blank, luck);
        let mut papers = Vec::with_capacity(FIRST_PAPERS);
        for number in 0..FIRST_PAPERS {
            let mut sheet = scribe.begin(&blank, &[]);
            if number > 0 {
                scribe.scatter(&mut sheet, luck);
            }
            papers.push(Paper::new(&scribe, sheet, luck));
        }
        Desk { scribe, papers }
    }

    pub(super) fn seat(&self) -> Seat {
        self.scribe.seat()
    }

    pub(super) fn scribe(&self) -> &Scribe<'a, G> {
        &self.scribe
    }

    /// Lays something on the desk that does not lie there yet.
    pub(super) fn add(&mut self, paper: Paper<G>) {
        if self.papers.iter().all(|other| other.closed != paper.closed) {
            self.papers.push(paper);
        }
    }
}

/// One of the papers; the later it was written, the likelier.
pub(super) fn recent<'p, G: Counsel>(
    papers: &'p [Paper<G>],
    luck: &mut Fast,
) -> Option<&'p Paper<G>> {
    let [one, other] = [(); 2].map(|()| luck.index(papers.len()));
    papers.get(one.max(other))
}
