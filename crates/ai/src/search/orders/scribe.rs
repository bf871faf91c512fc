//! Whoever writes for a seat: order by order, line by line.

use engine::{Counsel, Seat};
use luck::Fast;

use crate::orders::{is_complete, list_forward};

/// The most lines of one order, and the most that are tried to bring orders to their end.
const LONGEST: usize = 1_000;

/// Writes orders for one seat in one world.
pub(super) struct Scribe<'a, G: Counsel> {
    game: &'a G,
    seat: Seat,
    /// The line that says that these are all orders, if there is one. Where it can be written, an
    /// order has ended.
    last: Option<G::Action>,
}

/// Orders that were written so far.
#[derive(Clone)]
pub(super) struct Sheet<G: Counsel> {
    /// What is not to be changed, and the draft with it.
    pub(super) fixed: Vec<G::Action>,
    pub(super) head: G::Draft,
    /// One order after the other, each with all its lines.
    pub(super) orders: Vec<Vec<G::Action>>,
    /// The draft with all of them.
    pub(super) draft: G::Draft,
}

impl<'a, G: Counsel> Scribe<'a, G> {
    /// Finds out how orders end, by bringing some to their end.
    pub(super) fn new(game: &'a G, seat: Seat, draft: &G::Draft, luck: &mut Fast) -> Self {
        let mut scribe = Scribe { game, seat, last: None };
        let mut lines = Vec::new();
        scribe.finish(&mut draft.clone(), &mut lines, luck);
        scribe.last = lines.last().copied();
        scribe
    }

    /// The seat that is written for.
    pub(super) fn seat(&self) -> Seat {
        self.seat
    }

    /// A sheet on which nothing is written but `fixed`, behind what stands in `draft`.
    pub(super) fn begin(&self, draft: &G::Draft, fixed: &[G::Action]) -> Sheet<G> {
        let mut head = draft.clone();
        for &line in fixed {
            self.game.write(self.seat, &mut head, line);
        }
        let draft = head.clone();
        Sheet { fixed: fixed.to_vec(), head, orders: Vec::new(), draft }
    }

    /// What an order may begin with; nothing inside an order.
    pub(super) fn firsts(&self, draft: &G::Draft, list: &mut Vec<G::Action>) {
        list_forward(self.game, self.seat, draft, list);
        if self.is_between(draft, list) {
            list.retain(|line| Some(*line) != self.last);
        } else {
            list.clear();
        }
    }

    /// Whether the writer is inside an order, which has to be finished first.
    pub(super) fn is_inside(&self, draft: &G::Draft) -> bool {
        let mut list = Vec::new();
        list_forward(self.game, self.seat, draft, &mut list);
        !self.is_between(draft, &list)
    }

    /// Goes on with an order of which `order` is the beginning and stands in the draft, at random.
    pub(super) fn go_on(
        &self,
        draft: &mut G::Draft,
        order: &mut Vec<G::Action>,
        luck: &mut Fast,
    ) -> u64 {
        let mut list = Vec::new();
        let mut work = 0;
        while order.len() < LONGEST {
            list_forward(self.game, self.seat, draft, &mut list);
            work += 1;
            if !order.is_empty() && self.is_between(draft, &list) {
                break;
            }
            list.retain(|line| Some(*line) != self.last);
            if list.is_empty() {
                break;
            }
            let line = self.drawn(&list, luck);
            self.game.write(self.seat, draft, line);
            order.push(line);
        }
        work
    }

    /// Writes lines that were written once before; says whether all of them may still be written.
    /// If not, the draft is left where that shows.
    pub(super) fn copy(&self, draft: &mut G::Draft, lines: &[G::Action]) -> bool {
        let mut list = Vec::new();
        for line in lines {
            list.clear();
            self.game.drafts(self.seat, draft, &mut list);
            if !list.contains(line) {
                return false;
            }
            self.game.write(self.seat, draft, *line);
        }
        true
    }

    /// The sheet without some of its orders. Others that cannot be written without them are left out
    /// too.
    pub(super) fn without(&self, sheet: &Sheet<G>, left_out: &[usize]) -> (Sheet<G>, u64) {
        let mut rest = Sheet { draft: sheet.head.clone(), orders: Vec::new(), ..sheet.clone() };
        let mut work = 0;
        for (number, order) in sheet.orders.iter().enumerate() {
            if left_out.contains(&number) {
                continue;
            }
            let mut draft = rest.draft.clone();
            work += order.len() as u64;
            if self.copy(&mut draft, order) {
                rest.draft = draft;
                rest.orders.push(order.clone());
            }
        }
        (rest, work)
    }

    /// Gives most of those who have no order yet one at random.
    pub(super) fn scatter(&self, sheet: &mut Sheet<G>, luck: &mut Fast) -> u64 {
        let mut firsts = Vec::new();
        self.firsts(&sheet.draft, &mut firsts);
        let mut work = 1;
        for first in firsts {
            let mut draft = sheet.draft.clone();
            let mut order = vec![first];
            if luck.index(4) > 0 && self.copy(&mut draft, &order) {
                work += 1 + self.go_on(&mut draft, &mut order, luck);
                sheet.orders.push(order);
                sheet.draft = draft;
            }
        }
        work
    }

    /// Brings orders to their end with as few lines as can be; says which.
    pub(super) fn close(&self, draft: &mut G::Draft, luck: &mut Fast) -> Vec<G::Action> {
        let mut lines = Vec::new();
        if is_complete(self.game, self.seat, draft) {
            return lines;
        }
        if let Some(last) = self.last
            && self.copy(draft, &[last])
        {
            lines.push(last);
        }
        self.finish(draft, &mut lines, luck);
        lines
    }

    /// Writes at random until the draft may be committed.
    fn finish(&self, draft: &mut G::Draft, lines: &mut Vec<G::Action>, luck: &mut Fast) {
        let mut list = Vec::new();
        while !is_complete(self.game, self.seat, draft) && lines.len() < LONGEST {
            list_forward(self.game, self.seat, draft, &mut list);
            if list.is_empty() {
                return;
            }
            let line = list[luck.index(list.len())];
            self.game.write(self.seat, draft, line);
            lines.push(line);
        }
    }

    /// Whether an order has ended and none is begun, if this may be written next.
    fn is_between(&self, draft: &G::Draft, list: &[G::Action]) -> bool {
        self.last.is_none_or(|last| list.contains(&last))
            || list.is_empty()
            || is_complete(self.game, self.seat, draft)
    }

    /// Of two lines the one that the game is more drawn to.
    fn drawn(&self, list: &[G::Action], luck: &mut Fast) -> G::Action {
        let [one, other] = [(); 2].map(|()| list[luck.index(list.len())]);
        let urges = [one, other].map(|line| self.game.urge(self.seat, &line));
        if urges[1] > urges[0] { other } else { one }
    }
}
