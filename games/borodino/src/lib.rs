//! The Moskva: the battle of Borodino, September 1812, with hidden blocks on a map of areas.
//!
//! `action` lists all decisions and `event` all facts; `step` lists what can be going on. Then
//! start with `flow`, which is the sequence of play; then the files under `steps`, each of which is
//! a question that the campaign puts to a player, or a few that follow one another; then `command`,
//! `movement`, `held`, `bombardment`, `battle`, `supply`, `losses`, `posts` and `victory`, which is
//! what several of them ask.
//!
//! What they ask it of: `state`, which only `apply` changes; `sight` says what the enemy sees of
//! it. What they name: `ids`, `pieces`. Where a campaign comes from: `scenario` reads a file,
//! `setting` is what all positions of a campaign share, `position` reads and writes single
//! positions. What others see of it: `view`, `belief`, `imagine`, `words`, `why`, `preview`,
//! `inspect`, `fortune`; `bot` is what a simple player values.

mod action;
mod apply;
mod ban;
mod battle;
mod belief;
mod bombardment;
mod bot;
mod command;
mod event;
mod flow;
mod fortune;
mod held;
mod hold;
mod ids;
mod imagine;
mod inspect;
mod losses;
mod luck_names;
mod movement;
mod notes;
mod options;
mod outcome;
mod pieces;
mod position;
mod posts;
mod preview;
mod scenario;
mod setting;
mod shelf;
mod sight;
mod standing;
mod state;
mod step;
mod steps;
mod supply;
#[cfg(feature = "types")]
pub mod types;
mod victory;
mod view;
mod why;
mod words;

use engine::{
    Chance, Fortune, Game, NoDraft, Preview, Refusal, Seat, SeatSet, Telling, Viewer, Waiting,
};

pub use action::Action;
pub use belief::Belief;
pub use event::{Cause, Dice, Event, Face, Faces, How, Number, Numbers, Stage, Who};
pub use ids::{AreaId, BlockId, BorderId};
pub use pieces::{
    Aim, Arms, Army, Crossing, Edge, Ground, Kind, Letter, Level, Post, Right, Role, Side, Water,
};
pub use position::Document;
pub use setting::{Scenery, Setting};
pub use state::Campaign;
pub use step::{Hits, Shot, Step};
pub use victory::Degree;
pub use view::{
    BattleView, BlockView, CommandView, CrossingView, Hidden, HoldingView, LimitView, LineView,
    Mark, PassageView, PostView, ReachView, ShelterView, SpentView, View,
};

pub(crate) type Turn<'a> = engine::Turn<'a, Campaign>;

impl Game for Campaign {
    type Scenario = Setting;
    type Action = Action;
    type Event = Event;
    type View = View;
    type Belief = Belief;
    type Draft = NoDraft;

    const TELLING: Telling = Telling::AtSeals;

    fn scenario(&self) -> &'static Setting {
        self.setting.get()
    }

    /// [BOR-1.1.1] The French and the Russians.
    fn seats(&self) -> SeatSet {
        SeatSet::first(2)
    }

    fn waiting(&self) -> Waiting {
        match (outcome::outcome(self), self.asked()) {
            (Some(outcome), _) => Waiting::Over(outcome),
            (None, Some(side)) => Waiting::On(side.seat().into()),
            (None, None) => unreachable!("the campaign goes on until it asks: {:?}", self.step()),
        }
    }

    fn turn_number(&self) -> u32 {
        u32::from(self.turn.max(1))
    }

    fn legal(&self, seat: Seat, into: &mut Vec<Action>) {
        if let (Some(step), Some(side)) = (self.step(), self.asked())
            && side.seat() == seat
        {
            steps::legal(self, step, into);
        }
    }

    fn why_not(&self, seat: Seat, action: &Action) -> Refusal {
        why::not(self, seat, *action)
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

    fn resolve(turn: &mut Turn<'_>, seat: Seat, action: Action) {
        let step = turn.step().expect("a question is open");
        steps::resolve(turn, step, action);
        flow::run(turn, Some(Side::of(seat)));
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

    /// [BOR-18.2.5] How far a side has come in its action phase is told with what it does next.
    fn is_quiet(event: &Event) -> bool {
        matches!(event, Event::StageBegan { .. })
    }

    fn is_public(&self, event: &Event) -> bool {
        view::is_public(self, event)
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
