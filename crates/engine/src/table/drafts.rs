//! Secret orders: the private log of each seat, commitments and their opening.

use super::account;
use crate::{Chance, Commitment, Entry, Game, Journal, NoUndo, Orders, Refusal, Salt, Seat, Table};

/// Why orders were not committed.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum NotCommitted {
    /// No orders of this seat are waited for.
    NotAsked,
    /// The draft lacks something that this rule asks for.
    Incomplete(Refusal),
}

/// The private log of one seat while it writes secret orders.
#[derive(Clone, Debug)]
pub(super) struct Drafting<G: Game> {
    seat: Seat,
    /// Every version of the draft; the last one counts.
    versions: Vec<G::Draft>,
    /// The salt of the commitment, once the orders are committed.
    salt: Option<Salt>,
}

impl<G: Game> Drafting<G> {
    pub(super) fn new(seat: Seat) -> Self {
        Drafting::resumed(seat, G::Draft::default())
    }

    pub(super) fn resumed(seat: Seat, draft: G::Draft) -> Self {
        Drafting { seat, versions: vec![draft], salt: None }
    }

    pub(super) fn committed(orders: &Orders<G>) -> Self {
        let (seat, versions) = (orders.seat, vec![orders.draft.clone()]);
        Drafting { seat, versions, salt: Some(orders.salt) }
    }

    fn current(&self) -> &G::Draft {
        self.versions.last().expect("a draft has a first version")
    }
}

/// Secret orders.
impl<G: Game> Table<G> {
    /// The orders that `seat` has written so far. For its owner alone.
    #[must_use]
    pub fn draft_of(&self, seat: Seat) -> Option<&G::Draft> {
        self.drafting(seat).map(Drafting::current)
    }

    /// Every decision that `seat` may take now, or may write into its secret orders.
    #[must_use]
    pub fn legal(&self, seat: Seat) -> Vec<G::Action> {
        let mut list = Vec::new();
        match self.draft_of(seat) {
            Some(draft) if self.is_drafting(seat) => self.game.drafts(seat, draft, &mut list),
            Some(_) | None => self.game.legal(seat, &mut list),
        }
        list
    }

    /// Writes `action` into the secret orders of `seat`. Nobody else learns that anything was
    /// written, or when.
    ///
    /// # Errors
    /// The rule that forbids it.
    pub fn write(&mut self, seat: Seat, action: G::Action) -> Result<(), Refusal> {
        let Some(index) = self.drafts.iter().position(|drafting| drafting.seat == seat) else {
            return Err(self.why_not(seat, &action));
        };
        let mut draft = self.drafts[index].current().clone();
        if !self.is_drafting(seat) || !self.legal(seat).contains(&action) {
            return Err(self.game.why_not_draft(seat, &draft, &action));
        }
        self.game.write(seat, &mut draft, action);
        self.drafts[index].versions.push(draft);
        Ok(())
    }

    /// Takes the last thing that `seat` wrote back.
    ///
    /// # Errors
    /// If it has written nothing, or has committed already.
    pub fn unwrite(&mut self, seat: Seat) -> Result<(), NoUndo> {
        if !self.is_drafting(seat) {
            return Err(NoUndo);
        }
        let drafting = self.drafts.iter_mut().find(|drafting| drafting.seat == seat);
        let drafting = drafting.filter(|drafting| drafting.versions.len() > 1).ok_or(NoUndo)?;
        drafting.versions.pop();
        Ok(())
    }

    /// Commits the orders of `seat` under `commitment`, which is made of them and of `salt`. When
    /// all have committed, orders and salts are opened together and the orders carried out.
    ///
    /// # Errors
    /// If no orders of `seat` are waited for, or the rule that its draft does not yet satisfy.
    pub fn commit(
        &mut self,
        seat: Seat,
        commitment: Commitment,
        salt: Salt,
        chance: &mut dyn Chance,
    ) -> Result<(), NotCommitted> {
        let orders = self.may_commit(seat)?;
        let orders = Orders { seat, draft: orders.clone(), salt };
        let before = self.game.clone();
        let mut journal = Journal::keeping();
        self.game.commit_unchecked(seat, chance, &mut journal);
        self.keep(Drafting::committed(&orders));
        let (draws, events) = account(chance, journal);
        let (commitment, orders) = (Box::new(commitment), Box::new(orders));
        self.write_down(Entry::Committed { seat, commitment, orders, draws, events });
        self.seal();
        self.publish(&before);
        if self.game.waiting().opens_orders() {
            self.open_orders(chance);
        }
        Ok(())
    }

    /// The orders that `seat` could commit now.
    ///
    /// # Errors
    /// If no orders of `seat` are waited for, or the rule that its draft does not yet satisfy.
    pub fn may_commit(&self, seat: Seat) -> Result<&G::Draft, NotCommitted> {
        let draft = self.draft_of(seat).filter(|_| self.is_drafting(seat));
        let draft = draft.ok_or(NotCommitted::NotAsked)?;
        self.game.may_commit(seat, draft).map_err(NotCommitted::Incomplete)?;
        Ok(draft)
    }

    /// Whether secret orders of `seat` are waited for.
    #[must_use]
    pub fn is_drafting(&self, seat: Seat) -> bool {
        self.game.waiting().asks_orders_of(seat)
    }

    /// The secret orders of every seat as they stand. For the referee, who keeps them safe.
    #[must_use]
    pub fn drafts(&self) -> Vec<(Seat, G::Draft)> {
        self.drafts.iter().map(|it| (it.seat, it.current().clone())).collect()
    }

    fn open_orders(&mut self, chance: &mut dyn Chance) {
        let before = self.game.clone();
        let mut journal = Journal::keeping();
        self.game.open_unchecked(&self.drafts(), chance, &mut journal);
        let orders = |it: &Drafting<G>| {
            Some(Orders { seat: it.seat, draft: it.current().clone(), salt: it.salt? })
        };
        let orders = self.drafts.iter().filter_map(orders).collect();
        let (draws, events) = account(chance, journal);
        self.write_down(Entry::Opened { orders, draws, events });
        self.clear_drafts();
        self.publish(&before);
    }

    pub(super) fn keep(&mut self, drafting: Drafting<G>) {
        self.drafts.retain(|kept| kept.seat != drafting.seat);
        self.drafts.push(drafting);
        self.drafts.sort_by_key(|kept| kept.seat);
    }

    /// The orders are opened: nobody has written anything for the next time.
    pub(super) fn clear_drafts(&mut self) {
        self.drafts = self.game.seats().iter().map(Drafting::new).collect();
    }

    fn drafting(&self, seat: Seat) -> Option<&Drafting<G>> {
        self.drafts.iter().find(|drafting| drafting.seat == seat)
    }
}
