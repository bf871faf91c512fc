//! "Who holds the farm or hill on this position?"

use crate::Turn;
use crate::action::Action;
use crate::ban::{Allowed, Ban, require};
use crate::board::{Location, Post, Role};
use crate::event::Event;
use crate::flow::{begin_step, end_step};
use crate::ids::{BlockId, TownId};
use crate::pieces::{Marker, Party};
use crate::setting::BlockSet;
use crate::state::{Board, Campaign};
use crate::step::Step;

/// [WAT-11.3.5] The blocks that can hold the farm or hill of a position: infantry for a farm, a gun
/// for a hill.
fn eligible(campaign: &Campaign, town: TownId, at: Location) -> BlockSet {
    let here = Board::of(campaign, town).of_role(at.role(), at);
    here & holding_kind(campaign, town, at)
}

/// The blocks of the kind that holds what lies there. Woods and streams have no holder.
fn holding_kind(campaign: &Campaign, town: TownId, at: Location) -> BlockSet {
    let setting = campaign.setting.get();
    match campaign.the_battle(town).marker(at) {
        Some(Marker::Farm) => setting.infantry,
        Some(Marker::Hill) => setting.guns,
        Some(Marker::Woods | Marker::Stream) | None => BlockSet::NONE,
    }
}

/// Nobody is asked where nobody can hold. [WAT-24.2.4] Where the blocks are still hidden, that must
/// not be seen, and the question is put in any case.
pub(crate) fn asks(campaign: &Campaign, step: Step) -> Option<Party> {
    let Step::NameHolder { town, at } = step else { return None };
    let is_secret = campaign.setting.get().options.reveal_when_firing_only;
    let is_asked = is_secret || !eligible(campaign, town, at).is_empty();
    is_asked.then(|| campaign.speaker(town, at.role()))
}

pub(crate) fn go_on(turn: &mut Turn<'_>, step: Step) {
    if let Step::NameHolder { town, at } = step {
        name(turn, town, at, None);
    } else if let Step::Reveal { town } = step {
        reveal(turn, town);
    } else {
        unreachable!("{step:?}")
    }
}

/// [WAT-11.3.4] All blocks in positions are turned face up, but those in woods; [WAT-24.2.4] with
/// the option none is.
fn reveal(turn: &mut Turn<'_>, town: TownId) {
    turn.reveal();
    let faces = turn.seen_of(turn.blocks_in(town)).iter().map(|block| turn.face(block)).collect();
    turn.emit(Event::Revealed { town, faces });
    end_step(turn);
    begin_next(turn, town, None);
}

/// [WAT-11.3.5] The defender names his holders, then the attacker.
fn order() -> impl Iterator<Item = Location> {
    let roles = [Role::Defender, Role::Attacker].into_iter();
    roles.flat_map(|role| Post::POSITIONS.map(|post| Location::of(role, post)))
}

/// The next farm or hill after this one; when there is none, [WAT-26.2.4] the attacker's battle
/// turn follows.
fn begin_next(turn: &mut Turn<'_>, town: TownId, after: Option<Location>) {
    let done = after.and_then(|after| order().position(|at| at == after));
    let mut rest = order().skip(done.map_or(0, |done| done + 1));
    if let Some(at) = rest.find(|&at| !holding_kind(turn, town, at).is_empty()) {
        begin_step(turn, Step::NameHolder { town, at });
    }
}

pub(crate) fn legal(campaign: &Campaign, step: Step, into: &mut Vec<Action>) {
    let (town, at) = parts(step);
    into.extend(eligible(campaign, town, at).iter().map(Action::Hold));
    into.push(Action::HoldNone);
}

pub(crate) fn check(campaign: &Campaign, step: Step, action: Action) -> Option<Allowed> {
    let (town, at) = parts(step);
    if let Action::Hold(block) = action {
        return Some(may_hold(campaign, town, at, block));
    }
    (action == Action::HoldNone).then_some(Ok(()))
}

fn may_hold(campaign: &Campaign, town: TownId, at: Location, block: BlockId) -> Allowed {
    let here = Board::of(campaign, town).of_role(at.role(), at);
    require(here.contains(block), Ban::new("WAT-11.3.5", "ban-holder-elsewhere"))?;
    let is_kind = holding_kind(campaign, town, at).contains(block);
    require(is_kind, Ban::new("WAT-11.3.5", "ban-holder-kind"))
}

pub(crate) fn resolve(turn: &mut Turn<'_>, step: Step, action: Action) {
    let (town, at) = parts(step);
    let holder = if let Action::Hold(block) = action { Some(block) } else { None };
    name(turn, town, at, holder);
}

/// A holder is named, or nobody.
fn name(turn: &mut Turn<'_>, town: TownId, at: Location, holder: Option<BlockId>) {
    let who = holder.map(|block| turn.who(block));
    turn.emit(Event::HolderNamed { town, at, who });
    end_step(turn);
    begin_next(turn, town, Some(at));
}

fn parts(step: Step) -> (TownId, Location) {
    let Step::NameHolder { town, at } = step else { unreachable!("{step:?}") };
    (town, at)
}
