//! [BOR-6.1.1] Activation of headquarters, and its price.

use crate::Turn;
use crate::action::Action;
use crate::ban::{Allowed, Ban, require};
use crate::command;
use crate::event::{Event, How, Who};
use crate::flow::{begin_step, end_step, replace_step};
use crate::ids::{AreaId, AreaSet, BlockId, BlockSet};
use crate::movement;
use crate::pieces::{Level, Post, Side};
use crate::state::Campaign;
use crate::step::Step;

/// [BOR-19.1.1] Asked while the enemy cannot know that there is no headquarters to activate, while
/// there is a place to move it to before, or a choice how it acts.
pub(crate) fn asks(campaign: &Campaign, step: Step) -> Option<Side> {
    let (side, is_asked) = match part(step) {
        Part::Activate(side) => (side, may_hide_headquarters(campaign, side)),
        Part::Move(hq) => (campaign.side(hq), !steps_aside(campaign, hq).is_empty()),
        Part::Role(hq) => (campaign.side(hq), is_promoted(campaign, hq)),
        Part::Tire(side) => (side, false),
    };
    is_asked.then_some(side)
}

pub(crate) fn go_on(turn: &mut Turn<'_>, step: Step) {
    match part(step) {
        Part::Activate(_) => end_step(turn),
        Part::Move(hq) => settle(turn, hq),
        Part::Role(hq) => activate(turn, hq, Level::Army),
        Part::Tire(side) => tire(turn, side),
    }
}

pub(crate) fn legal(campaign: &Campaign, step: Step, into: &mut Vec<Action>) {
    match part(step) {
        Part::Activate(side) => {
            into.extend(able(campaign, side).map(Action::Activate));
            into.push(Action::Done);
        }
        Part::Move(hq) => {
            into.push(Action::Stay);
            into.extend(steps_aside(campaign, hq).iter().map(Action::Move));
        }
        Part::Role(_) => into.extend([Level::Army, Level::Corps].map(Action::ActAs)),
        Part::Tire(_) => {}
    }
}

pub(crate) fn check(campaign: &Campaign, step: Step, action: Action) -> Option<Allowed> {
    match part(step) {
        Part::Activate(side) => check_activate(campaign, side, action),
        Part::Move(hq) => check_move(campaign, hq, action),
        Part::Role(_) => matches!(action, Action::ActAs(_)).then_some(Ok(())),
        Part::Tire(_) => None,
    }
}

pub(crate) fn resolve(turn: &mut Turn<'_>, step: Step, action: Action) {
    match part(step) {
        Part::Activate(_) => take_up(turn, action),
        Part::Move(hq) => {
            if let Action::Move(to) = action {
                step_aside(turn, hq, to);
            }
            settle(turn, hq);
        }
        Part::Role(hq) => {
            let level =
                if action == Action::ActAs(Level::Corps) { Level::Corps } else { Level::Army };
            activate(turn, hq, level);
        }
        Part::Tire(_) => unreachable!("nobody is asked when headquarters tire"),
    }
}

/// The steps of this file.
enum Part {
    Activate(Side),
    Move(BlockId),
    Role(BlockId),
    Tire(Side),
}

fn part(step: Step) -> Part {
    if let Step::Activate { side } = step {
        Part::Activate(side)
    } else if let Step::ActivateMove { hq } = step {
        Part::Move(hq)
    } else if let Step::ActivateRole { hq } = step {
        Part::Role(hq)
    } else if let Step::Tire { side } = step {
        Part::Tire(side)
    } else {
        unreachable!("{step:?} is no part of activation")
    }
}

/// [BOR-6.1.1] The headquarters of a side that may be activated now.
fn able(campaign: &Campaign, side: Side) -> impl Iterator<Item = BlockId> + '_ {
    let setting = campaign.setting.get();
    let idle = (setting.headquarters & setting.of_side(side)) - campaign.activated;
    idle.iter().filter(move |&hq| may_activate(campaign, side, hq).is_ok())
}

/// [BOR-18.2.5] Whether a side may have a headquarters to activate, as far as its enemy knows: it has
/// blocks on the map, and one of its headquarters is neither activated nor gone for good.
fn may_hide_headquarters(campaign: &Campaign, side: Side) -> bool {
    let setting = campaign.setting.get();
    let known = campaign.activated | campaign.destroyed | campaign.withdrawn;
    let unknown = (setting.headquarters & setting.of_side(side)) - known;
    !unknown.is_empty() && !campaign.occupied[side as usize].is_empty()
}

fn check_activate(campaign: &Campaign, side: Side, action: Action) -> Option<Allowed> {
    if let Action::Activate(hq) = action {
        Some(may_activate(campaign, side, hq))
    } else {
        // [BOR-1.1.6] Nobody has to activate anybody.
        (action == Action::Done).then_some(Ok(()))
    }
}

/// [BOR-6.1.1] Own headquarters on the map, if nothing keeps them from it.
fn may_activate(campaign: &Campaign, side: Side, hq: BlockId) -> Allowed {
    is_there(campaign, side, hq)?;
    command::may_be_activated(campaign, hq)
}

/// [BOR-6.1.3] Whether a headquarters may be the one that is being activated. It may have moved before,
/// away from the enemies who let it act [BOR-4.4.3] or from those who could have held it.
pub(crate) fn may_have_been_taken_up(campaign: &Campaign, hq: BlockId) -> Allowed {
    is_there(campaign, campaign.side(hq), hq)?;
    command::is_ready(campaign, hq)
}

fn is_there(campaign: &Campaign, side: Side, hq: BlockId) -> Allowed {
    let setting = campaign.setting.get();
    let is_own = (setting.headquarters & setting.of_side(side)).contains(hq);
    require(is_own, Ban::new("BOR-6.1.1", "ban-no-own-headquarters"))?;
    let is_present = campaign.area(hq).is_some();
    require(is_present, Ban::new("BOR-6.1.1", "ban-headquarters-not-on-the-map"))
}

fn take_up(turn: &mut Turn<'_>, action: Action) {
    if let Action::Activate(hq) = action {
        begin_step(turn, Step::ActivateMove { hq });
    } else {
        end_step(turn);
    }
}

/// [BOR-6.1.3] Where a headquarters may go just before its activation.
fn steps_aside(campaign: &Campaign, hq: BlockId) -> AreaSet {
    let Some(from) = campaign.area(hq) else { return AreaSet::NONE };
    let near = campaign.neighbours(from) & campaign.open_to(campaign.side(hq));
    if !campaign.contested().contains(from) {
        return near;
    }
    near.iter().filter(|&to| may_leave_battle(campaign, hq, from, to).is_ok()).collect()
}

fn check_move(campaign: &Campaign, hq: BlockId, action: Action) -> Option<Allowed> {
    if let Action::Move(to) = action {
        Some(may_step_aside(campaign, hq, to))
    } else {
        (action == Action::Stay).then_some(Ok(()))
    }
}

/// [BOR-6.1.3] One area over a passable border into a friendly or vacant one, without a road bonus.
fn may_step_aside(campaign: &Campaign, hq: BlockId, to: AreaId) -> Allowed {
    let too_far = Ban::new("BOR-6.1.3", "ban-headquarters-moves-one-area");
    let from = campaign.area(hq).ok_or(too_far)?;
    campaign.map().border_between(from, to).ok_or(too_far)?;
    movement::may_pass(campaign, hq, to)?;
    let is_open = campaign.open_to(campaign.side(hq)).contains(to);
    require(is_open, Ban::new("BOR-6.1.3", "ban-headquarters-moves-into-enemies").at(to))?;
    if campaign.contested().contains(from) {
        may_leave_battle(campaign, hq, from, to)?;
    }
    Ok(())
}

/// [BOR-9.2.2] Out of a contested area within the border limit, and not over a border by which the
/// enemy came.
fn may_leave_battle(campaign: &Campaign, hq: BlockId, from: AreaId, to: AreaId) -> Allowed {
    let enemy = campaign.side(hq).enemy();
    let border = campaign.map().border_between(from, to);
    let is_used = border.is_some_and(|border| campaign.crossed(border, enemy, from) > 0);
    require(!is_used, Ban::new("BOR-9.2.2", "ban-headquarters-over-enemy-border").at(to))?;
    movement::may_cross(campaign, hq, to)
}

/// [BOR-18.2.1] The enemy sees at once which headquarters moves before its activation.
fn step_aside(turn: &mut Turn<'_>, hq: BlockId, to: AreaId) {
    let from = turn.area(hq).expect("a headquarters that is activated is on the map");
    let who = Who { shown: true, ..turn.who(hq) };
    turn.emit(Event::Moved { who, from, to, how: How::BeforeActivation });
}

/// [BOR-6.1.3] A headquarters that has taken its place is activated at once, [BOR-14.3.1] as soon as it is
/// said how it acts.
fn settle(turn: &mut Turn<'_>, hq: BlockId) {
    if is_promoted(turn, hq) {
        replace_step(turn, Step::ActivateRole { hq });
    } else {
        activate(turn, hq, Level::Army);
    }
}

/// [BOR-14.3.1] Whether a headquarters of a corps holds an army post. [BOR-6.3.9] Those of armies have
/// no choice.
fn is_promoted(campaign: &Campaign, hq: BlockId) -> bool {
    campaign.card(hq).level == Some(Level::Corps) && campaign.post_of(hq).is_some()
}

/// [BOR-6.1.1] It can give orders from now on, [BOR-14.3.1] for the post that it holds or for its corps.
fn activate(turn: &mut Turn<'_>, hq: BlockId, level: Level) {
    let area = turn.area(hq).expect("a headquarters that is activated is on the map");
    let post: Option<Post> = match level {
        Level::Army => turn.post_of(hq),
        Level::Corps => None,
    };
    let face = turn.face(hq);
    turn.emit(Event::Activated { hq: face, area, post });
    end_step(turn);
}

/// [BOR-6.1.4] Every activated headquarters loses one step at the same moment, whatever it did; one that
/// own fire has brought to 0 pays nothing.
fn tire(turn: &mut Turn<'_>, side: Side) {
    let activated = turn.activated & turn.setting.get().of_side(side);
    let hqs: BlockSet = activated.iter().filter(|&hq| turn.steps(hq) > 0).collect();
    if !hqs.is_empty() {
        turn.emit(Event::Tired { side, hqs });
    }
    end_step(turn);
}
