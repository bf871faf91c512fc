//! [WAT-12.1.3] What a block can do in the battle phase, one thing each.

use crate::Turn;
use crate::action::Action;
use crate::ban::Allowed;
use crate::battle::scene::Scene;
use crate::battle::{fire, moving, squares, terrain, withdrawal};
use crate::board::{Location, Role};
use crate::ids::{BlockId, TownId};
use crate::pieces::Target;

/// What the block in hand does.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Act {
    Step(Location),
    StepBy(Location, Location),
    StepInSquare(Location),
    Fire(Target),
    FormSquare,
    LeaveSquare,
    Shelter(BlockId),
    LeaveShelter,
    Occupy,
    PassOn(BlockId),
    Withdraw(TownId),
}

pub(crate) const TARGETS: [Target; 2] = [Target::Squares, Target::Others];

impl Act {
    /// The act that a decision names, if it names one.
    pub(crate) fn of(action: Action) -> Option<Act> {
        match action {
            Action::Step(to) => Some(Act::Step(to)),
            Action::StepBy { via, to } => Some(Act::StepBy(via, to)),
            Action::StepInSquare(to) => Some(Act::StepInSquare(to)),
            Action::Fire(target) => Some(Act::Fire(target)),
            Action::FormSquare => Some(Act::FormSquare),
            Action::LeaveSquare => Some(Act::LeaveSquare),
            Action::Shelter(host) => Some(Act::Shelter(host)),
            Action::LeaveShelter => Some(Act::LeaveShelter),
            Action::Occupy => Some(Act::Occupy),
            Action::PassOn(to) => Some(Act::PassOn(to)),
            Action::Withdraw(to) => Some(Act::Withdraw(to)),
            Action::Take(_)
            | Action::Place(_)
            | Action::PlaceRest
            | Action::Confirm
            | Action::Move { .. }
            | Action::EndMoves
            | Action::March(_)
            | Action::EndMarches
            | Action::ShowLeader
            | Action::HideLeader
            | Action::Fight(_)
            | Action::Pick(_)
            | Action::TakeHit(_)
            | Action::Retreat { .. }
            | Action::PutMarker { .. }
            | Action::DropWoods(_)
            | Action::Deploy { .. }
            | Action::Hold(_)
            | Action::HoldNone
            | Action::Test(_)
            | Action::EndBattlePhase
            | Action::Reinforce(_)
            | Action::EndReinforcement
            | Action::Cross(_)
            | Action::Regroup { .. }
            | Action::EndRegrouping
            | Action::Starve(_) => None,
        }
    }
}

/// Whether a block of the acting side may do it.
pub(crate) fn may(scene: &Scene<'_>, block: BlockId, act: Act) -> Allowed {
    match act {
        Act::Step(to) => moving::may_move(scene, block, to),
        Act::StepBy(via, to) => moving::may_move_by(scene, block, via, to),
        Act::StepInSquare(to) => moving::may_engage_in_square(scene, block, to),
        Act::Fire(target) => fire::may_fire(scene, block, target),
        Act::FormSquare => squares::may_form(scene, block),
        Act::LeaveSquare => squares::may_leave_square(scene, block),
        Act::Shelter(host) => squares::may_shelter(scene, block, host),
        Act::LeaveShelter => squares::may_leave_shelter(scene, block),
        Act::Occupy => terrain::may_occupy(scene, block),
        Act::PassOn(to) => terrain::may_pass_on(scene, block, to),
        Act::Withdraw(to) => withdrawal::may_withdraw(scene, block, to),
    }
}

/// Whether there is anything that a block may do.
pub(crate) fn can_act(scene: &Scene<'_>, block: BlockId) -> bool {
    TARGETS.iter().any(|&target| fire::may_fire(scene, block, target).is_ok())
        || can_do_else(scene, block)
}

/// Whether there is anything that a block may do but fire, what is quick to ask first.
pub(crate) fn can_do_else(scene: &Scene<'_>, block: BlockId) -> bool {
    squares::may_form(scene, block).is_ok()
        || squares::may_leave_square(scene, block).is_ok()
        || squares::may_leave_shelter(scene, block).is_ok()
        || moving::can_move(scene, block)
        || !squares::hosts(scene, block).is_empty()
        || terrain::may_occupy(scene, block).is_ok()
        || !terrain::heirs(scene, block).is_empty()
        || !withdrawal::ways_out(scene, block).is_empty()
}

/// Adds everything that a block may do.
pub(crate) fn list(scene: &Scene<'_>, block: BlockId, into: &mut Vec<Action>) {
    moving::list(scene, block, into);
    let can_fire = |&target: &Target| fire::may_fire(scene, block, target).is_ok();
    into.extend(TARGETS.into_iter().filter(can_fire).map(Action::Fire));
    if squares::may_form(scene, block).is_ok() {
        into.push(Action::FormSquare);
    }
    if squares::may_leave_square(scene, block).is_ok() {
        into.push(Action::LeaveSquare);
    }
    into.extend(squares::hosts(scene, block).iter().map(Action::Shelter));
    if squares::may_leave_shelter(scene, block).is_ok() {
        into.push(Action::LeaveShelter);
    }
    if terrain::may_occupy(scene, block).is_ok() {
        into.push(Action::Occupy);
    }
    into.extend(terrain::heirs(scene, block).iter().map(Action::PassOn));
    into.extend(withdrawal::ways_out(scene, block).iter().map(Action::Withdraw));
}

/// Carries out what a block may do.
pub(crate) fn carry_out(turn: &mut Turn<'_>, town: TownId, role: Role, block: BlockId, act: Act) {
    let at = turn.location(block).expect("whoever acts stands on the board");
    match act {
        Act::Step(to) => moving::go(turn, town, role, block, to),
        Act::StepBy(via, to) => moving::go_by(turn, town, role, block, [via, to]),
        Act::StepInSquare(to) => moving::engage_in_square(turn, town, role, block, to),
        Act::Fire(target) => fire::fire(turn, town, role, block, target),
        Act::FormSquare => squares::form(turn, town, at, block),
        Act::LeaveSquare => squares::leave_square(turn, block),
        Act::Shelter(host) => squares::shelter(turn, block, host),
        Act::LeaveShelter => squares::leave_shelter(turn, block),
        Act::Occupy => terrain::occupy(turn, town, at, block),
        Act::PassOn(to) => terrain::pass_on(turn, town, at, to),
        Act::Withdraw(to) => withdrawal::withdraw(turn, town, role, block, to),
    }
}
