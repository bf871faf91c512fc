//! Sengoku: battles of the samurai. Both sides write their orders in secret; then everything
//! happens at once.
//!
//! `order` and `action` are what a side writes, `event` all facts. Then start with `flow`, which
//! is the sequence of play; then `planning`, which says which orders are legal, and the files under
//! `execution`, one for a stage of the turn or a part of it. What they use: `values` (what a unit is
//! worth now), `losses`, `morale`, `fatigue`, `zones`, `command`, `victory`, `third_force`.
//!
//! What they ask it of: `state`, which only `apply` changes, and `ground`, which never changes. What
//! they name: `ids`, `pieces`, `cards`. Where a battle comes from: `scenario` reads a file,
//! `setting` is what all positions of a battle share, `seating` says who commands which units,
//! `setup` hides units before the first turn,
//! `position` reads and writes single positions. What others see of it: `view`, `belief`,
//! `imagine`, `words`, `preview`, `inspect`, `fortune`; `bot` is what a simple player values.

mod action;
mod apply;
mod ban;
mod belief;
mod bot;
mod cards;
mod command;
mod event;
mod execution;
mod fatigue;
mod flow;
mod fortune;
mod ground;
mod ids;
mod imagine;
mod inspect;
mod losses;
mod luck_names;
mod morale;
mod notes;
mod options;
mod order;
mod pieces;
mod planning;
mod position;
mod preview;
mod scenario;
mod seating;
mod setting;
mod setup;
mod shelf;
mod state;
mod third_force;
#[cfg(feature = "types")]
pub mod types;
mod values;
mod victory;
mod view;
mod words;
mod zones;

use engine::{
    Chance, Fortune, Game, Phrase, Preview, Refusal, Seat, SeatSet, Telling, Viewer, Waiting,
};

pub use action::{Action, Draft, Place, Writing};
pub use belief::Belief;
pub use event::{Dice, Event, Fact, Moment, Stage};
pub use ground::Terrain;
pub use ids::{CardId, HexId, UnitId};
pub use order::{Command, FireChoice, Order, OrderKind, Path, Private};
pub use pieces::{
    Arm, Cause, Class, Commander, End, Experience, Force, Halt, Level, Occasion, Side, Status,
};
pub use position::{Ask, Document, Gone, UnitLine};
pub use setting::{Scenery, Setting};
pub use state::Battle;
pub use view::{AmbushView, Course, EscapedView, Fate, Guise, OwnView, SideView, UnitView, View};

use state::Phase;

pub(crate) type Turn<'a> = engine::Turn<'a, Battle>;

impl Game for Battle {
    type Scenario = Setting;
    type Action = Action;
    type Event = Event;
    type View = View;
    type Belief = Belief;
    type Draft = Draft;

    const TELLING: Telling = Telling::AtSeals;

    fn scenario(&self) -> &'static Setting {
        self.setting.get()
    }

    /// [SAM-1.1.2] Two armies, with one commander each or several.
    fn seats(&self) -> SeatSet {
        self.seating().seats()
    }

    /// [SAM-21.1.1] All decisions are made in planning, by both sides in secret.
    fn waiting(&self) -> Waiting {
        match self.phase {
            Phase::Writing(committed) => {
                let open = self.asked().iter().filter(|&seat| !committed.contains(seat));
                Waiting::Orders(open.collect())
            }
            Phase::Running => Waiting::On(SeatSet::NONE),
            Phase::Over { winner, points } => Waiting::Over(victory::outcome(self, winner, points)),
        }
    }

    fn turn_number(&self) -> u32 {
        u32::from(self.now.turn.max(1))
    }

    /// Nothing is decided in the open.
    fn legal(&self, _: Seat, _: &mut Vec<Action>) {}

    fn why_not(&self, _: Seat, _: &Action) -> Refusal {
        match self.phase {
            Phase::Writing(_) | Phase::Running => {
                Refusal::new("SAM-4.1.3", Phrase::new("ban-committed"))
            }
            Phase::Over { .. } => Refusal::new("SAM-19.1.2", Phrase::new("ban-over")),
        }
    }

    fn preview(&self, _: Seat, _: &Action) -> Option<Preview> {
        None
    }

    fn preview_draft(&self, seat: Seat, draft: &Draft, action: &Action) -> Option<Preview> {
        preview::preview(self, seat, draft, *action)
    }

    fn fortune(&self, event: &Event) -> Option<Fortune> {
        fortune::fortune(self, event)
    }

    fn begin(turn: &mut Turn<'_>) {
        flow::begin(turn);
    }

    fn resolve(_: &mut Turn<'_>, _: Seat, _: Action) {
        unreachable!("nothing is decided in the open")
    }

    fn apply(&mut self, event: &Event) {
        apply::apply(self, event);
    }

    fn drafts(&self, seat: Seat, draft: &Draft, into: &mut Vec<Action>) {
        planning::drafts(self, seat, draft, into);
    }

    /// A unit can be ordered or hidden anew, and its order dropped.
    fn goes_back(&self, _: Seat, draft: &Draft, action: &Action) -> bool {
        let is_written = |unit| draft.command(unit).is_some() || draft.place(unit).is_some();
        matches!(*action, Action::Drop) || matches!(*action, Action::Unit(unit) if is_written(unit))
    }

    fn why_not_draft(&self, seat: Seat, draft: &Draft, action: &Action) -> Refusal {
        if !self.waiting().asks_orders_of(seat) {
            return self.why_not(seat, action);
        }
        match planning::check(self, seat, draft, *action) {
            Err(ban) => ban.refusal(self.scenario()),
            Ok(()) => self.why_not(seat, action),
        }
    }

    fn write(&self, _: Seat, draft: &mut Draft, action: Action) {
        planning::write(self, draft, action);
    }

    fn may_commit(&self, _: Seat, draft: &Draft) -> Result<(), Refusal> {
        planning::may_commit(draft)
    }

    /// [SAM-4.1.3] Committing is final.
    fn commit(turn: &mut Turn<'_>, seat: Seat) {
        flow::tell(turn, Fact::Committed { seat });
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

    fn belief(setting: &'static Setting, seat: Seat, view: &View) -> Belief {
        Belief::new(setting, seat, view)
    }

    fn learn(belief: &mut Belief, seen: &Event) {
        belief.learn(seen);
    }

    fn imagine(
        setting: &'static Setting,
        seat: Seat,
        view: &View,
        belief: &Belief,
        chance: &mut dyn Chance,
    ) -> Self {
        imagine::imagine(setting, seat, view, belief, chance)
    }
}
