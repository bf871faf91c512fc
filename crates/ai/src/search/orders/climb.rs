//! Orders that get better: a few are written anew at a time, and what is better stays.

use engine::{Counsel, Leaning};
use luck::Fast;

use super::room::Case;
use super::scribe::{Scribe, Sheet};

/// How a seat climbs.
pub(super) struct Climb<'a, G: Counsel> {
    pub(super) scribe: &'a Scribe<'a, G>,
    /// Against what its orders are tried.
    pub(super) cases: &'a [Case<'a, G>],
    /// By how much each aspect counts.
    pub(super) leaning: Leaning,
    /// How many ways to write an order anew are tried one after the other.
    pub(super) width: usize,
    /// How much work may be done.
    pub(super) work: u64,
}

/// The orders in some places of a sheet; none where nothing is ordered.
type Part<A> = Vec<Option<Vec<A>>>;

/// Where a part stands: the line that its order begins with.
type Places<A> = Vec<A>;

/// A part that was tried: what it is worth in each case.
struct Tried<G: Counsel> {
    part: Part<G::Action>,
    draft: G::Draft,
    worth: Vec<i64>,
}

impl<G: Counsel> Climb<'_, G> {
    /// Makes the orders of a sheet better until the work is done; says how much was done.
    pub(super) fn climb(&self, mut sheet: Sheet<G>, luck: &mut Fast) -> (Sheet<G>, u64) {
        let mut spent = 0;
        if self.scribe.is_inside(&sheet.draft) {
            self.finish_order(&mut sheet, luck, &mut spent);
        }
        let mut worth = self.worth(&sheet.draft, &mut spent, luck);
        let mut firsts = Vec::new();
        while spent < self.work {
            self.scribe.firsts(&sheet.draft, &mut firsts);
            let all = sheet.orders.len() + firsts.len();
            if all == 0 {
                break;
            }
            let several = 1 + usize::from(all > 1 && luck.index(4) == 0);
            let chosen = some_of(all, several, luck);
            worth = self.write_anew(&mut sheet, worth, &firsts, &chosen, luck, &mut spent);
        }
        (sheet, spent)
    }

    /// Writes the chosen orders anew, and keeps what is best.
    fn write_anew(
        &self,
        sheet: &mut Sheet<G>,
        worth: Vec<i64>,
        firsts: &[G::Action],
        chosen: &[usize],
        luck: &mut Fast,
        spent: &mut u64,
    ) -> Vec<i64> {
        let written: Vec<usize> =
            chosen.iter().copied().filter(|&place| place < sheet.orders.len()).collect();
        let (base, work) = match written.is_empty() {
            true => (sheet.clone(), 0),
            false => self.scribe.without(sheet, &written),
        };
        *spent += work;
        let places: Places<G::Action> = chosen
            .iter()
            .map(|&place| match sheet.orders.get(place) {
                Some(order) => order[0],
                None => firsts[place - sheet.orders.len()],
            })
            .collect();
        let part = chosen.iter().map(|&place| sheet.orders.get(place).cloned()).collect();
        let mut best: Tried<G> = Tried { part, draft: sheet.draft.clone(), worth };
        let is_whole = base.orders.len() + written.len() == sheet.orders.len();
        let before = best.part.clone();
        for _ in 0..self.width {
            let (part, draft) = self.propose(&base, &places, &best.part, luck, spent);
            if part == best.part {
                continue;
            }
            if let Some(worth) = self.race(&draft, &best.worth, luck, spent) {
                best = Tried { part, draft, worth };
            }
        }
        if best.part != before && is_whole {
            let orders = best.part.into_iter().flatten();
            *sheet = Sheet { draft: best.draft, ..base };
            sheet.orders.extend(orders);
        }
        best.worth
    }

    /// Another way to write a part: some orders anew, some from a line on, some not at all.
    fn propose(
        &self,
        base: &Sheet<G>,
        places: &[G::Action],
        part: &Part<G::Action>,
        luck: &mut Fast,
        spent: &mut u64,
    ) -> (Part<G::Action>, G::Draft) {
        let mut draft = base.draft.clone();
        let write = |(&first, old): (&G::Action, &Option<Vec<G::Action>>)| {
            let keep = match (luck.index(8), old) {
                (0, Some(_)) => return None,
                (1..=4, Some(old)) if old.len() > 1 => 1 + luck.index(old.len() - 1),
                _ => 1,
            };
            let mut order = old.as_ref().map_or_else(|| vec![first], |old| old[..keep].to_vec());
            *spent += order.len() as u64;
            let before = draft.clone();
            if !self.scribe.copy(&mut draft, &order) {
                draft = before;
                return None;
            }
            *spent += self.scribe.go_on(&mut draft, &mut order, luck);
            Some(order)
        };
        let part = places.iter().zip(part).map(write).collect();
        (part, draft)
    }

    /// What a draft is worth in each case, if that is more than `best` on the whole. Whatever falls
    /// behind is not tried in the other cases.
    fn race(
        &self,
        draft: &G::Draft,
        best: &[i64],
        luck: &mut Fast,
        spent: &mut u64,
    ) -> Option<Vec<i64>> {
        let mut closed = draft.clone();
        self.scribe.close(&mut closed, luck);
        let mut worth = Vec::with_capacity(best.len());
        let mut ahead = 0;
        for (case, best) in self.cases.iter().zip(best) {
            let (value, work) = case.worth(self.scribe.seat(), &closed, &self.leaning);
            *spent += work;
            ahead += value - best;
            worth.push(value);
            if ahead < 0 && worth.len() > 1 {
                return None;
            }
        }
        (ahead > 0).then_some(worth)
    }

    /// What a draft is worth in each case.
    fn worth(&self, draft: &G::Draft, spent: &mut u64, luck: &mut Fast) -> Vec<i64> {
        let mut closed = draft.clone();
        self.scribe.close(&mut closed, luck);
        let worth = self.cases.iter().map(|case| {
            let (value, work) = case.worth(self.scribe.seat(), &closed, &self.leaning);
            *spent += work;
            value
        });
        worth.collect()
    }

    /// Finishes the order that is begun in the best of some ways.
    fn finish_order(&self, sheet: &mut Sheet<G>, luck: &mut Fast, spent: &mut u64) {
        let mut best: Option<(i64, Vec<G::Action>, G::Draft)> = None;
        for _ in 0..self.width {
            let mut order = Vec::new();
            let mut draft = sheet.draft.clone();
            *spent += self.scribe.go_on(&mut draft, &mut order, luck);
            let worth = self.worth(&draft, spent, luck).iter().sum();
            if best.as_ref().is_none_or(|(most, ..)| worth > *most) {
                best = Some((worth, order, draft));
            }
            if *spent >= self.work {
                break;
            }
        }
        let (_, order, draft) = best.expect("it is finished in some way");
        sheet.fixed.extend(order);
        sheet.head = draft.clone();
        sheet.draft = draft;
    }
}

/// Different numbers below `all`, in any order.
fn some_of(all: usize, several: usize, luck: &mut Fast) -> Vec<usize> {
    let mut chosen = Vec::with_capacity(several);
    while chosen.len() < several.min(all) {
        let number = luck.index(all);
        if !chosen.contains(&number) {
            chosen.push(number);
        }
    }
    chosen
}
