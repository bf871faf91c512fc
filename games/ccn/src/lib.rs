//! Commands & Colors: Napoleonics.
//!
//! `action` lists all decisions and `event` all facts. Then start with `flow`, which is the
//! sequence of play; then the files under `steps`, each of which is one question that the battle
//! puts to a player; then `combat`, which is everything that one roll of dice causes.
//!
//! What several steps ask: `dice`, `ground`, `terrain`, `sight`, `reach`, `tactics`, `victory`.
//! What they ask it of: `state`, which only `apply` changes. What they name: `pieces`, `kind`,
//! `units`, `cards`, `pile`, `hex`, `board`. Where a battle comes from: `scenario` reads a file,
//! `setting` is what all positions of a battle share, `position` reads and writes single positions.
//! What others see of it: `view`, `imagine`, `words`, `why`, `closed`, `preview`, `inspect`,
//! `fortune`, `notes`.

mod action;
mod apply;
mod ban;
mod board;
mod bot;
mod cards;
mod closed;
mod combat;
mod dice;
mod event;
mod face;
mod flow;
mod fortune;
mod ground;
mod hex;
mod imagine;
mod inspect;
mod kind;
mod luck_names;
mod marks;
mod notes;
mod options;
mod pieces;
mod pile;
mod position;
mod preview;
mod reach;
mod scenario;
mod setting;
mod shelf;
mod sight;
mod standing;
mod state;
mod steps;
mod tactics;
mod terrain;
#[cfg(feature = "types")]
pub mod types;
mod units;
mod victory;
mod view;
mod why;
mod words;

use engine::{
    Chance, Fortune, Game, NoDraft, Preview, Refusal, Seat, SeatSet, Telling, Viewer, Waiting,
};

pub use action::{Action, Piece};
pub use board::Section;
pub use cards::Card;
pub use event::{Event, Volley};
pub use face::{Dice, Face};
pub use hex::Hex;
pub use imagine::Belief;
pub use kind::Kind;
pub use marks::Mark;
pub use pieces::{Arm, Ground, LeaderId, Nation, Side, UnitId};
pub use position::Document;
pub use setting::{Scenery, Setting};
pub use state::{Battle, Faces, Fate, LeaderCheck, Melee, Mode, Played, Stance, Step};
pub use view::{HandView, LeaderView, TrackView, UnitView, View};

pub(crate) type Turn<'a> = engine::Turn<'a, Battle>;

impl Game for Battle {
    type Scenario = Setting;
    type Action = Action;
    type Event = Event;
    type View = View;
    type Belief = Belief;
    type Draft = NoDraft;

    const TELLING: Telling = Telling::AtOnce;

    fn scenario(&self) -> &'static Setting {
        self.setting.get()
    }

    fn seats(&self) -> SeatSet {
        SeatSet::first(2)
    }

    fn waiting(&self) -> Waiting {
        match (victory::outcome(self), self.asked()) {
            (Some(outcome), _) => Waiting::Over(outcome),
            (None, Some(side)) => Waiting::On(side.seat().into()),
            (None, None) => unreachable!("the battle goes on until it asks: {:?}", self.step()),
        }
    }

    fn turn_number(&self) -> u32 {
        self.turn
    }

    fn legal(&self, seat: Seat, into: &mut Vec<Action>) {
        if self.asked().map(Side::seat) == Some(seat) {
            steps::legal(self, into);
        }
    }

    fn why_not(&self, seat: Seat, action: &Action) -> Refusal {
        why::not(self, seat, action)
    }

    fn preview(&self, seat: Seat, action: &Action) -> Option<Preview> {
        preview::preview(self, seat, *action)
    }

    fn fortune(&self, event: &Event) -> Option<Fortune> {
        fortune::fortune(self, event)
    }

    fn begin(turn: &mut Turn<'_>) {
        flow::begin(turn);
    }

    fn resolve(turn: &mut Turn<'_>, _: Seat, action: Action) {
        steps::resolve(turn, action);
        flow::run(turn);
    }

    fn apply(&mut self, event: &Event) {
        apply::apply(self, event);
    }

    fn view(&self, viewer: Viewer) -> View {
        view::view(self, viewer)
    }

    fn seen(event: &Event, viewer: Viewer) -> Option<Event> {
        view::seen(event, viewer)
    }

    fn belief(_: &'static Setting, _: Seat, _: &View) -> Belief {
        Belief
    }

    fn learn(_: &mut Belief, _: &Event) {}

    fn imagine(
        setting: &'static Setting,
        _: Seat,
        view: &View,
        _: &Belief,
        chance: &mut dyn Chance,
    ) -> Self {
        imagine::imagine(setting, view, chance)
    }
}
