//! The contract that every game keeps.

use std::fmt::Debug;

use serde::Serialize;
use serde::de::DeserializeOwned;

use crate::{Chance, Fortune, Journal, Preview, Refusal, Seat, SeatSet, Turn, Viewer};

/// A position in a game together with the rules that govern it.
///
/// Four kinds of method, and a game supplies all of them:
///
/// * **questions** ([`waiting`](Game::waiting), [`legal`](Game::legal),
///   [`why_not`](Game::why_not), [`preview`](Game::preview)) read the position;
/// * **deeds** ([`begin`](Game::begin), [`resolve`](Game::resolve), [`apply`](Game::apply)) carry out one decision, and
///   change the position only by emitting events;
/// * **secret orders** ([`drafts`](Game::drafts) to [`open`](Game::open)), where a game has them,
///   are written outside the position, seat by seat, and enter it when all have committed;
/// * **sight** ([`view`](Game::view), [`seen`](Game::seen), [`imagine`](Game::imagine)) says who
///   knows what.
pub trait Game: Clone + Eq + Debug + Send + Sync + 'static {
    /// What all positions of one scenario share and everybody may know: map, tables, names.
    type Scenario: Debug + Sync + 'static;
    /// A decision, as a player makes it: imperative, small, and enumerable.
    type Action: Copy + Eq + Debug + Serialize + DeserializeOwned + Send + Sync;
    /// A fact, after it happened: past tense, and complete enough to apply blindly. The order of
    /// events is knowledge too: what is hidden is told place by place, not piece by piece.
    type Event: Clone + Eq + Debug + Serialize + DeserializeOwned + Send + Sync;
    /// All that one viewer may know. The only thing that leaves the server.
    type View: Clone + Eq + Debug + Serialize + DeserializeOwned + Send;
    /// What a seat makes of everything it saw happen, beyond what it sees now.
    type Belief: Clone + Eq + Debug + Send + Sync;
    /// The orders that one seat writes in secret; [`NoDraft`] where a game has none.
    type Draft: Clone + Eq + Debug + Default + Serialize + DeserializeOwned + Send + Sync;

    /// When the others hear of what a seat has done.
    const TELLING: Telling;

    // Questions.

    /// What all positions of this scenario share.
    fn scenario(&self) -> &'static Self::Scenario;

    /// The seats of this table, numbered from 0 on; the same in every position.
    fn seats(&self) -> SeatSet;

    /// Who must decide next, or how the game ended.
    fn waiting(&self) -> Waiting;

    /// The number of the turn being played, from 1.
    fn turn_number(&self) -> u32;

    /// Adds every decision that `seat` may take now; none when the game is not waiting on `seat`.
    fn legal(&self, seat: Seat, into: &mut Vec<Self::Action>);

    /// Why `seat` may not take `action` now. Asked only of decisions that are not legal.
    fn why_not(&self, seat: Seat, action: &Self::Action) -> Refusal;

    /// The numbers behind a legal decision, if it has any.
    fn preview(&self, seat: Seat, action: &Self::Action) -> Option<Preview>;

    /// How lucky a roll at the other side was, if `event` is one. Asked of the position just before
    /// the event, when the game is over.
    fn fortune(&self, _event: &Self::Event) -> Option<Fortune> {
        None
    }

    // Deeds.

    /// Everything that happens before the first decision: shuffling, dealing, placing.
    fn begin(turn: &mut Turn<'_, Self>);

    /// Carries out a legal decision. Callers use [`Game::play`], which checks it first.
    fn resolve(turn: &mut Turn<'_, Self>, seat: Seat, action: Self::Action);

    /// Changes the position as `event` says. No rules, no chance, no further events.
    fn apply(&mut self, event: &Self::Event);

    // Secret orders. Games without them leave these alone.

    /// Adds everything that `seat` may write into its `draft` next. Answered for every seat that
    /// gives orders at this moment, committed or not: bots make up orders for the others.
    fn drafts(&self, _seat: Seat, _draft: &Self::Draft, _into: &mut Vec<Self::Action>) {}

    /// Whether a listed `action` goes back on what `draft` says: orders a unit anew, or takes an order
    /// away. People change their minds. Bots leave such lines out, and the others must come to an end.
    fn goes_back(&self, _seat: Seat, _draft: &Self::Draft, _action: &Self::Action) -> bool {
        false
    }

    /// Why `seat` may not write `action` into its `draft`. Asked only of what is not listed.
    fn why_not_draft(&self, seat: Seat, _draft: &Self::Draft, action: &Self::Action) -> Refusal {
        self.why_not(seat, action)
    }

    /// The numbers behind something that [`Game::drafts`] listed, if it has any. What stands in
    /// `draft` already says which unit and which order it is about.
    fn preview_draft(
        &self,
        seat: Seat,
        _draft: &Self::Draft,
        action: &Self::Action,
    ) -> Option<Preview> {
        self.preview(seat, action)
    }

    /// Writes something that [`Game::drafts`] listed into the draft.
    fn write(&self, _seat: Seat, _draft: &mut Self::Draft, _action: Self::Action) {
        unreachable!("this game has no secret orders")
    }

    /// Whether `draft` is complete enough to be committed, or which rule says it is not.
    ///
    /// # Errors
    /// The rule that asks for more.
    fn may_commit(&self, _seat: Seat, _draft: &Self::Draft) -> Result<(), Refusal> {
        Ok(())
    }

    /// Records that `seat` has committed; what it has written stays unknown. After the last one
    /// the position waits for [`Waiting::Orders`] of nobody, and [`Game::open`] follows.
    fn commit(_turn: &mut Turn<'_, Self>, _seat: Seat) {
        unreachable!("this game has no secret orders")
    }

    /// Opens the orders of all seats together and carries them out. A seat that was not asked for
    /// orders is there with an empty draft.
    fn open(_turn: &mut Turn<'_, Self>, _orders: &[(Seat, Self::Draft)]) {
        unreachable!("this game has no secret orders")
    }

    // Sight.

    /// What `viewer` can see of the position.
    fn view(&self, viewer: Viewer) -> Self::View;

    /// What `viewer` learns from `event`, or `None` if nothing. The event alone must tell: by
    /// the time it is sent, the position has moved on.
    fn seen(event: &Self::Event, viewer: Viewer) -> Option<Self::Event>;

    /// Whether `event` says only how far the sequence of play has come. In fog it is no public moment:
    /// others hear of it with the next thing that they see happen.
    fn is_quiet(_event: &Self::Event) -> bool {
        false
    }

    /// Whether `event`, which shows nothing by itself, changes only what everybody knows in this position:
    /// a step of play that is asked, or left out, on public grounds. In fog others are shown the position
    /// behind such events, if they follow a public moment at once.
    fn is_public(&self, _event: &Self::Event) -> bool {
        false
    }

    /// What `seat` believes when the first decision is asked for. It has learned nothing from the
    /// events of [`Game::begin`]: what it may know of them is in its view.
    fn belief(scenario: &'static Self::Scenario, seat: Seat, view: &Self::View) -> Self::Belief;

    /// Folds an event, as its seat saw it, into what that seat believes.
    fn learn(belief: &mut Self::Belief, seen: &Self::Event);

    /// A whole position that `seat` cannot tell from the true one: all it does not know is drawn
    /// afresh. The true position is not among what it is given.
    fn imagine(
        scenario: &'static Self::Scenario,
        seat: Seat,
        view: &Self::View,
        belief: &Self::Belief,
        chance: &mut dyn Chance,
    ) -> Self;

    /* Provided; games do not override what follows. */

    /// Does everything that happens before the first decision.
    fn start(&mut self, chance: &mut dyn Chance, journal: &mut Journal<Self::Event>) {
        Self::begin(&mut Turn::new(self, chance, journal));
    }

    /// Every decision that `seat` may take now, in a list of its own.
    fn legal_list(&self, seat: Seat) -> Vec<Self::Action> {
        let mut list = Vec::new();
        self.legal(seat, &mut list);
        list
    }

    /// Plays `action` for `seat`, or says which rule forbids it and changes nothing.
    ///
    /// # Errors
    /// The rule that forbids the decision.
    fn play(
        &mut self,
        seat: Seat,
        action: Self::Action,
        chance: &mut dyn Chance,
        journal: &mut Journal<Self::Event>,
    ) -> Result<(), Refusal> {
        if !self.legal_list(seat).contains(&action) {
            return Err(self.why_not(seat, &action));
        }
        self.play_unchecked(seat, action, chance, journal);
        Ok(())
    }

    /// Plays a decision that came from [`Game::legal`] just now. For bots; an illegal one may
    /// panic or spoil the position.
    fn play_unchecked(
        &mut self,
        seat: Seat,
        action: Self::Action,
        chance: &mut dyn Chance,
        journal: &mut Journal<Self::Event>,
    ) {
        Self::resolve(&mut Turn::new(self, chance, journal), seat, action);
    }

    /// Records the commitment of `seat`.
    fn commit_unchecked(
        &mut self,
        seat: Seat,
        chance: &mut dyn Chance,
        journal: &mut Journal<Self::Event>,
    ) {
        Self::commit(&mut Turn::new(self, chance, journal), seat);
    }

    /// Opens the orders that all seats have committed.
    fn open_unchecked(
        &mut self,
        orders: &[(Seat, Self::Draft)],
        chance: &mut dyn Chance,
        journal: &mut Journal<Self::Event>,
    ) {
        Self::open(&mut Turn::new(self, chance, journal), orders);
    }
}

/// The draft of a game without secret orders.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, serde::Deserialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS, schemars::JsonSchema))]
pub struct NoDraft;

/// When the others hear of what a seat has done.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Telling {
    /// At once: nothing that can be taken back tells them a secret.
    AtOnce,
    /// When it is sealed, and by public moments alone, so that neither what is taken back nor what was
    /// asked is shown. For games with fog.
    AtSeals,
}

/// What the rules are waiting for.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Waiting {
    /// A decision by each of these seats, in any order.
    On(SeatSet),
    /// Secret orders by each of these seats, who have not committed yet. When the last one has,
    /// nobody is left in the set and the orders are about to be opened.
    Orders(SeatSet),
    /// Nothing: the game is over.
    Over(Outcome),
}

impl Waiting {
    /// Whether an open decision of `seat` is waited for.
    #[must_use]
    pub fn includes(&self, seat: Seat) -> bool {
        matches!(self, Waiting::On(seats) if seats.contains(seat))
    }

    /// Whether secret orders of `seat` are waited for.
    #[must_use]
    pub fn asks_orders_of(&self, seat: Seat) -> bool {
        matches!(self, Waiting::Orders(seats) if seats.contains(seat))
    }

    /// Whether all have committed their secret orders, so that they are to be opened now.
    #[must_use]
    pub fn opens_orders(&self) -> bool {
        *self == Waiting::Orders(SeatSet::NONE)
    }

    /// The seats waited for, whatever they are to do.
    #[must_use]
    pub fn seats(&self) -> SeatSet {
        match *self {
            Waiting::On(seats) | Waiting::Orders(seats) => seats,
            Waiting::Over(_) => SeatSet::NONE,
        }
    }
}

/// How a game ended: who won, and by how much. Nobody has won a draw.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, serde::Deserialize)]
pub struct Outcome {
    /// The seats that won; none in a draw.
    pub winners: SeatSet,
    /// By how much, in the units of the game's own victory rules.
    pub margin: i32,
}
