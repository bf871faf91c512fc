//! The Hundred Days: the campaign of June 1815 with hidden blocks.
//!
//! `action` lists all decisions and `event` all facts; `step` lists what can be going on. Then
//! start with `flow`, which is the sequence of play; then the files under `steps`, each of which is
//! a question that the campaign puts to a player, or a few that follow one another; then `battle`,
//! which is what several of them ask of a battle board, and `movement`, `retreat`, `losses` and
//! `victory`, which is what they ask of the map.
//!
//! What they ask it of: `state`, which only `apply` changes; `sight` says what the enemy sees of
//! it. What they name: `ids`, `pieces`, `board`. Where a campaign comes from: `scenario` reads a
//! file, `setting` is what all positions of a campaign share, `position` reads and writes single
//! positions. What others see of it: `view`, `belief`, `imagine`, `words`, `why`, `preview`,
//! `inspect`, `fortune`; `bot` is what a simple player values.

mod action;
mod apply;
mod ban;
mod battle;
mod belief;
mod board;
mod bot;
mod event;
mod flow;
mod fortune;
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
mod preview;
mod retreat;
mod scenario;
mod setting;
mod shelf;
mod sight;
mod standing;
mod state;
mod step;
mod steps;
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
pub use board::{Location, Post, Role};
pub use event::{
    Dice, Event, Face, Faces, Number, Numbers, Path, Stationed, Stations, Victory, Who,
};
pub use ids::{BlockId, RoadId, TownId};
pub use pieces::{Army, Grade, Kind, Marker, Party, Side, Target};
pub use position::Document;
pub use setting::{Scenery, Setting};
pub use state::Campaign;
pub use step::{Hits, Shot, Step};
pub use view::{
    ArmyView, BattleView, BlockView, GroupView, GuestView, Hidden, HolderView, LeaderView, Mark,
    MarkerView, MetLeader, RoadUse, View,
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

    /// [WAT-25.2.1] The French, the Allies or the Anglo-Dutch, and the Prussians where they have a
    /// player of their own.
    fn seats(&self) -> SeatSet {
        SeatSet::first(if self.setting.get().options.three_players { 3 } else { 2 })
    }

    fn waiting(&self) -> Waiting {
        match (self.winner, self.asked()) {
            (Some(winner), _) => Waiting::Over(outcome::outcome(self, winner)),
            (None, Some(party)) => Waiting::On(party.seat().into()),
            // Only in a record of older rules, whose question is not asked any more: a campaign that is
            // played goes on until it asks [`flow::run`].
            (None, None) => Waiting::On(SeatSet::NONE),
        }
    }

    fn turn_number(&self) -> u32 {
        u32::from(self.turn.max(1))
    }

    fn legal(&self, seat: Seat, into: &mut Vec<Action>) {
        if let (Some(step), Some(party)) = (self.step(), self.asked())
            && party.seat() == seat
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

    fn resolve(turn: &mut Turn<'_>, _: Seat, action: Action) {
        let step = turn.step().expect("a question is open");
        steps::resolve(turn, step, action);
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
