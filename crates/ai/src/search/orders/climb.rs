//! Orders that get better: one or two are written anew at a time, and what is better stays.

use engine::{Counsel, Leaning};
use luck::Fast;

use super::room::Case;
use super::scribe::{Scribe, Sheet};
use crate::Means;

/// How many ways to write the same orders anew are tried one after the other.
const WAYS: usize = 6;

/// One of so many times two orders are written anew together: some are good only so.
const TOGETHER: usize = 4;

/// In how many cases orders are tried before they are given up for falling behind.
const FIRST_CASES: usize = 2;

/// How orders are to get better.
pub(super) struct Climb<'a, G: Counsel> {
    pub(super) scribe: &'a Scribe<'a, G>,
    /// Against what they are tried.
    pub(super) cases: &'a [Case<'a, G>],
    /// By how much each aspect counts.
    pub(super) leaning: Leaning,
    /// How much work may be done.
    pub(super) work: u64,
    pub(super) means: &'a Means<'a>,
}

impl<G: Counsel> Climb<'_, G> {
    /// Makes the orders of a sheet better until the work is done.
    pub(super) fn from(&self, sheet: Sheet<G>, seed: u64) -> Sheet<G> {
        let luck = Fast::new(seed);
        let mut climber = Climber { climb: self, sheet, worth: Vec::new(), luck, spent: 0 };
        climber.set_out();
        while climber.spent < self.work && !self.means.is_halted() {
            if !climber.step() {
                break;
            }
        }
        climber.sheet
    }
}

/// Some orders of a sheet; none where nothing is ordered.
type Part<A> = Vec<Option<Vec<A>>>;

/// Whoever is on the way up.
struct Climber<'c, G: Counsel> {
    climb: &'c Climb<'c, G>,
    sheet: Sheet<G>,
    /// What the sheet is worth in each case.
    worth: Vec<i64>,
    luck: Fast,
    spent: u64,
}

impl<G: Counsel> Climber<'_, G> {
    /// Finishes the order that is begun, if one is, in the best of some ways.
    fn set_out(&mut self) {
        let scribe = self.climb.scribe;
        if scribe.is_inside(&self.sheet.draft) {
            let ways = (0..WAYS).map(|_| self.finished()).collect::<Vec<_>>();
            let best = ways.into_iter().max_by_key(|(_, worth)| worth.iter().sum::<i64>());
            (self.sheet, self.worth) = best.expect("it is finished in some way");
        } else {
            self.worth = self.worth_of(&self.sheet.draft.clone());
        }
    }

    /// The sheet with its last order finished at random and not to be changed, and its worth.
    fn finished(&mut self) -> (Sheet<G>, Vec<i64>) {
        let mut sheet = self.sheet.clone();
        let mut order = Vec::new();
        self.spent += self.climb.scribe.go_on(&mut sheet.draft, &mut order, &mut self.luck);
        sheet.fixed.extend(order);
        sheet.head = sheet.draft.clone();
        let worth = self.worth_of(&sheet.draft);
        (sheet, worth)
    }

    /// Writes one or two orders anew, and keeps what is best; says whether there was one to write.
    fn step(&mut self) -> bool {
        let mut firsts = Vec::new();
        self.climb.scribe.firsts(&self.sheet.draft, &mut firsts);
        let written = self.sheet.orders.len();
        let all = written + firsts.len();
        if all == 0 {
            return false;
        }
        let mut chosen = vec![self.luck.index(all)];
        if self.luck.index(TOGETHER) == 0 {
            let other = self.luck.index(all);
            chosen.extend((other != chosen[0]).then_some(other));
        }
        let first = |&place: &usize| match self.sheet.orders.get(place) {
            Some(order) => order[0],
            None => firsts[place - written],
        };
        let firsts: Vec<G::Action> = chosen.iter().map(first).collect();
        let part = chosen.iter().map(|&place| self.sheet.orders.get(place).cloned()).collect();
        let (rest, work) = self.climb.scribe.without(&self.sheet, &chosen);
        self.spent += work;
        // Others may lean on what is left out; then that stays as it is.
        if rest.orders.len() + chosen.iter().filter(|&&place| place < written).count() == written {
            self.write_anew(rest, &firsts, part);
        }
        true
    }

    /// Looks for a better way to write `part`, whose orders begin with `firsts`, behind the rest.
    fn write_anew(&mut self, rest: Sheet<G>, firsts: &[G::Action], mut part: Part<G::Action>) {
        let mut better = None;
        for _ in 0..WAYS {
            if self.climb.means.is_halted() {
                break;
            }
            let (other, draft) = self.another(&rest, firsts, &part);
            if other == part {
                continue;
            }
            if let Some(worth) = self.more_than_now(&draft) {
                (part, self.worth, better) = (other, worth, Some(draft));
            }
        }
        if let Some(draft) = better {
            self.sheet = Sheet { draft, ..rest };
            self.sheet.orders.extend(part.into_iter().flatten());
        }
    }

    /// Another way to write a part: each order anew, from some line on, or not at all.
    fn another(
        &mut self,
        rest: &Sheet<G>,
        firsts: &[G::Action],
        part: &Part<G::Action>,
    ) -> (Part<G::Action>, G::Draft) {
        let mut draft = rest.draft.clone();
        let mut another = Vec::with_capacity(part.len());
        for (&first, old) in firsts.iter().zip(part) {
            let kept = match (self.luck.index(8), old) {
                (0, Some(_)) => None,
                (1..=4, Some(old)) => Some(&old[..1 + self.luck.index(old.len() - 1)]),
                _ => Some(&[first][..]),
            };
            another.push(kept.and_then(|kept| self.order(&mut draft, kept)));
        }
        (another, draft)
    }

    /// Writes an order that begins so, if it may still begin so.
    fn order(&mut self, draft: &mut G::Draft, kept: &[G::Action]) -> Option<Vec<G::Action>> {
        let mut begun = draft.clone();
        self.spent += kept.len() as u64;
        if !self.climb.scribe.copy(&mut begun, kept) {
            return None;
        }
        *draft = begun;
        let mut order = kept.to_vec();
        self.spent += self.climb.scribe.go_on(draft, &mut order, &mut self.luck);
        Some(order)
    }

    /// What a draft is worth in each case, if that is more on the whole than what there is now.
    /// Whatever falls behind is not tried in the other cases.
    fn more_than_now(&mut self, draft: &G::Draft) -> Option<Vec<i64>> {
        let draft = self.closed(draft);
        let mut worth = Vec::with_capacity(self.worth.len());
        let mut ahead = 0;
        for place in 0..self.worth.len() {
            worth.push(self.worth_in(place, &draft));
            ahead += worth[place] - self.worth[place];
            if ahead < 0 && place + 1 >= FIRST_CASES {
                return None;
            }
        }
        (ahead > 0).then_some(worth)
    }

    /// What a draft is worth in each case.
    fn worth_of(&mut self, draft: &G::Draft) -> Vec<i64> {
        let draft = self.closed(draft);
        (0..self.climb.cases.len()).map(|case| self.worth_in(case, &draft)).collect()
    }

    fn worth_in(&mut self, case: usize, closed: &G::Draft) -> i64 {
        let (seat, leaning) = (self.climb.scribe.seat(), &self.climb.leaning);
        let (worth, work) = self.climb.cases[case].worth(seat, closed, leaning);
        self.spent += work;
        worth
    }

    fn closed(&mut self, draft: &G::Draft) -> G::Draft {
        let mut closed = draft.clone();
        self.climb.scribe.close(&mut closed, &mut self.luck);
        closed
    }
}
