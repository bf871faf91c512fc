//! A toy campaign with hidden blocks.
//!
//! Napoleon marches and fights against Wellington and Blücher, who share a side. Nobody sees more
//! of enemy blocks than how many stand where, until two of them fight or a scout looks.
//!
//! Reading order: [`pieces`](Area), [`Action`] and [`Event`], the position, the sequence of play,
//! what is legal, who knows what, what stands on the shelf.

mod belief;
mod document;
mod event;
mod flow;
mod legal;
mod pieces;
mod shelf;
mod state;
mod view;
mod words;

use engine::{
    Chance, Game, Journal, NoDraft, Outcome, Preview, Refusal, Seat, SeatSet, Telling, Viewer,
    Waiting,
};

pub use belief::Belief;
pub use document::{Asks, BlockLine, Document};
pub use event::{Action, Event, Fight, Step};
pub use pieces::{Area, AreaSet, Army, BlockId, FACES, Face, Side, start};
pub use state::Campaign;
pub use view::{FaceUp, View};

type Turn<'a> = engine::Turn<'a, Campaign>;

/// The rules of the toy, as a game's rules page has them.
pub const PAGE: &str = include_str!("rules.md");

/// What all positions of one campaign share.
#[derive(Debug, PartialEq, Eq)]
pub struct Scenario {
    /// How many turns it lasts.
    pub turns: u8,
    /// What is wrong with the toy.
    pub planted: Planted,
}

/// A campaign of five turns with something wrong, or nothing.
#[must_use]
pub fn planted(planted: Planted) -> Campaign {
    Campaign::new(Box::leak(Box::new(Scenario { turns: 5, planted })))
}

/// What is wrong with the toy.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Planted {
    /// Nothing.
    Nothing,
    /// Turns are not counted.
    Endless,
    /// A beaten block must withdraw even where it cannot.
    DeadEnd,
    /// Lost blocks may march, says the list.
    DeadMarch,
    /// The list depends on what the buffer held before.
    BufferMatters,
    /// A decision is listed 301 times.
    LongList,
    /// Whatever is not listed is taken for a wish to march no more.
    TakesAnything,
    /// A refused decision ends the turn all the same.
    RefusalActs,
    /// Refusals name no rule.
    NoRule,
    /// Refusals name a rule that is not on the page.
    UnknownRule,
    /// Events do not say all that they change.
    Impure,
    /// The view shows a hidden face.
    FaceInView,
    /// Spectators see every face.
    SpectatorSees,
    /// The list keeps clear of a hidden block.
    ListTells,
    /// The order of the list betrays a hidden block.
    OrderTells,
    /// The question betrays a hidden block.
    QuestionTells,
    /// The number of the turn betrays a hidden block.
    TurnTells,
    /// A refusal betrays a hidden block.
    RefusalTells,
    /// Whoever looks at an area is told a hidden face.
    InspectionTells,
    /// Blocks are placed in an order that tells who stands where.
    OrderOfPlacing,
    /// Marches tell the enemy which block it was.
    EventTells,
    /// A march of the Guard is told at once, that of other blocks later.
    SealTells,
    /// Wellington is not asked to march while his best block stays behind.
    SkipTells,
    /// Nor is he while the Guard of his enemy stays at home.
    AskTells,
    /// What a scout sees can be unseen.
    UnsealedScout,
    /// A save forgets part of an event.
    SaveForgets,
}

impl Game for Campaign {
    type Scenario = Scenario;
    type Action = Action;
    type Event = Event;
    type View = View;
    type Belief = Belief;
    type Draft = NoDraft;

    const TELLING: Telling = Telling::AtSeals;

    fn scenario(&self) -> &'static Scenario {
        self.scenario
    }

    fn seats(&self) -> SeatSet {
        SeatSet::first(3)
    }

    fn waiting(&self) -> Waiting {
        match self.step() {
            Some(Step::March { seat, .. } | Step::Withdraw { seat, .. }) => {
                Waiting::On(seat.into())
            }
            Some(Step::Choose(fight)) => Waiting::On(view::undecided(&fight)),
            Some(Step::Fights { .. } | Step::EndTurn) => Waiting::On(SeatSet::NONE),
            None => Waiting::Over(self.outcome()),
        }
    }

    fn turn_number(&self) -> u32 {
        let betrayed = self.plants(Planted::TurnTells) && self.is_guard_at_home();
        u32::from(self.turn) + u32::from(betrayed)
    }

    fn legal(&self, seat: Seat, into: &mut Vec<Action>) {
        legal::legal(self, seat, into);
    }

    fn why_not(&self, seat: Seat, action: &Action) -> Refusal {
        legal::why_not(self, seat, action)
    }

    fn preview(&self, _: Seat, _: &Action) -> Option<Preview> {
        None
    }

    fn begin(turn: &mut Turn<'_>) {
        flow::begin(turn);
    }

    fn resolve(turn: &mut Turn<'_>, seat: Seat, action: Action) {
        flow::resolve(turn, seat, action);
    }

    fn apply(&mut self, event: &Event) {
        state::apply(self, event);
    }

    fn view(&self, viewer: Viewer) -> View {
        view::view(self, viewer)
    }

    fn seen(event: &Event, viewer: Viewer) -> Option<Event> {
        Some(view::seen(event, viewer))
    }

    fn belief(_: &'static Scenario, _: Seat, view: &View) -> Belief {
        Belief::new(view)
    }

    fn learn(belief: &mut Belief, seen: &Event) {
        belief.learn(seen);
    }

    fn imagine(
        scenario: &'static Scenario,
        seat: Seat,
        view: &View,
        belief: &Belief,
        chance: &mut dyn Chance,
    ) -> Self {
        view::imagine(scenario, seat, view, belief, chance)
    }

    /// As the contract has it, but for the planted faults. Real games do not override it.
    fn play(
        &mut self,
        seat: Seat,
        action: Action,
        chance: &mut dyn Chance,
        journal: &mut Journal<Event>,
    ) -> Result<(), Refusal> {
        if self.legal_list(seat).contains(&action) {
            self.play_unchecked(seat, action, chance, journal);
            return Ok(());
        }
        if self.plants(Planted::TakesAnything) {
            return Ok(());
        }
        if self.plants(Planted::RefusalActs) {
            self.turn += 1;
        }
        Err(self.why_not(seat, &action))
    }
}

impl Campaign {
    fn outcome(&self) -> Outcome {
        let points = self.points();
        let winners = match points {
            0 => SeatSet::NONE,
            1.. => Side::French.seats(),
            ..0 => Side::Allied.seats(),
        };
        Outcome { winners, margin: points.abs() }
    }
}
