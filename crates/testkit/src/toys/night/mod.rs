//! A toy of secret orders and interrupts.
//!
//! On a road in the night two sides of three units each try to get past the other. Orders are
//! written in secret and carried out together; who lies in wait fires at whoever passes.
//!
//! Reading order: [`pieces`](Order), [`Action`], [`Draft`] and [`Event`], the position, how orders
//! are drafted, how they are carried out, who knows what, what stands on the shelf.

mod document;
mod draft;
mod event;
mod flow;
mod pieces;
mod preview;
mod shelf;
mod state;
mod view;
mod words;

use engine::{
    Chance, Game, Outcome, Phrase, Preview, Refusal, Seat, SeatSet, Telling, Viewer, Waiting,
};

pub use document::{Asks, Document, UnitLine};
pub use event::{Action, Draft, Event, Writing};
pub use pieces::{Cell, CellSet, Kind, Order, UnitId};
pub use state::{Night, Phase};
pub use view::{Belief, UnitView, View};

type Turn<'a> = engine::Turn<'a, Night>;

/// The rules of the toy, as a game's rules page has them.
pub const PAGE: &str = include_str!("rules.md");

/// What all positions of one night share.
#[derive(Debug, PartialEq, Eq)]
pub struct Scenario {
    /// How many turns it lasts.
    pub turns: u8,
    /// What is wrong with the toy.
    pub planted: Planted,
}

/// A night of eight turns with something wrong, or nothing.
#[must_use]
pub fn planted(planted: Planted) -> Night {
    Night::new(Box::leak(Box::new(Scenario { turns: 8, planted })))
}

/// What is wrong with the toy.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Planted {
    /// Nothing.
    Nothing,
    /// The targets of an order keep clear of hidden enemies.
    DraftTells,
    /// The numbers behind a march count hidden enemies.
    NumbersTell,
    /// Units can be ordered again and again.
    EndlessDraft,
    /// A march can be ordered, and then it can go nowhere.
    StuckDraft,
    /// The opening shows orders of units that stay hidden.
    OpeningTells,
    /// One can look for ambushers and take it back if there are none.
    UnsealedStep,
    /// A signal shows a hidden unit, and can be taken back.
    UnsealedSignal,
    /// Whoever commits first is not recorded.
    NobodyCommits,
}

impl Game for Night {
    type Scenario = Scenario;
    type Action = Action;
    type Event = Event;
    type View = View;
    type Belief = Belief;
    type Draft = Draft;

    const TELLING: Telling = Telling::AtOnce;

    fn scenario(&self) -> &'static Scenario {
        self.scenario
    }

    fn seats(&self) -> SeatSet {
        SeatSet::first(2)
    }

    fn waiting(&self) -> Waiting {
        match self.phase {
            Phase::Planning { committed } => {
                let open = self.seats().iter().filter(|&seat| !committed.contains(seat));
                Waiting::Orders(open.collect())
            }
            Phase::Executing => Waiting::On(SeatSet::NONE),
            Phase::Asking(unit) => Waiting::On(unit.seat().into()),
            Phase::Over => Waiting::Over(self.outcome()),
        }
    }

    fn turn_number(&self) -> u32 {
        u32::from(self.turn)
    }

    fn legal(&self, seat: Seat, into: &mut Vec<Action>) {
        if matches!(self.phase, Phase::Asking(unit) if unit.seat() == seat) {
            into.extend([Action::Press, Action::Halt]);
            let hidden = self.units_of(seat).filter(|&unit| self.unit(unit).hidden);
            into.extend(hidden.map(Action::Signal));
        }
    }

    fn why_not(&self, _: Seat, action: &Action) -> Refusal {
        let rule = match self.phase {
            Phase::Planning { .. } => "TOY-3.1",
            Phase::Asking(_) if matches!(action, Action::Signal(_)) => "TOY-4.6",
            Phase::Asking(_) => "TOY-4.4",
            Phase::Executing | Phase::Over => "TOY-4.1",
        };
        Refusal::new(rule, Phrase::new("not-the-question"))
    }

    fn preview(&self, _: Seat, _: &Action) -> Option<Preview> {
        None
    }

    fn begin(_: &mut Turn<'_>) {}

    fn resolve(turn: &mut Turn<'_>, _: Seat, action: Action) {
        flow::resolve(turn, action);
    }

    fn apply(&mut self, event: &Event) {
        state::apply(self, event);
    }

    fn drafts(&self, seat: Seat, draft: &Draft, into: &mut Vec<Action>) {
        draft::drafts(self, seat, draft, into);
    }

    fn why_not_draft(&self, seat: Seat, draft: &Draft, action: &Action) -> Refusal {
        draft::why_not(seat, draft, action)
    }

    fn preview_draft(&self, seat: Seat, draft: &Draft, action: &Action) -> Option<Preview> {
        preview::of_march(self, seat, draft, action)
    }

    fn write(&self, _: Seat, draft: &mut Draft, action: Action) {
        draft::write(draft, action);
    }

    fn may_commit(&self, _: Seat, draft: &Draft) -> Result<(), Refusal> {
        draft::may_commit(draft)
    }

    fn commit(turn: &mut Turn<'_>, seat: Seat) {
        if !turn.plants(Planted::NobodyCommits) {
            turn.emit(Event::Committed { seat });
        }
    }

    fn open(turn: &mut Turn<'_>, orders: &[(Seat, Draft)]) {
        flow::open(turn, orders);
    }

    fn view(&self, viewer: Viewer) -> View {
        view::view(self, viewer)
    }

    fn seen(event: &Event, viewer: Viewer) -> Option<Event> {
        view::seen(event, viewer)
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
}

impl Night {
    fn outcome(&self) -> Outcome {
        let points = self.points();
        let winners = match points {
            0 => SeatSet::NONE,
            1.. => Seat(0).into(),
            ..0 => Seat(1).into(),
        };
        Outcome { winners, margin: points.abs() }
    }
}
