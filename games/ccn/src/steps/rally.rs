//! "Which unit gets the block?"

use crate::Turn;
use crate::action::Action;
use crate::ban::{Allowed, Ban, require};
use crate::event::Event;
use crate::flow::end_step;
use crate::hex::{Hex, HexSet};
use crate::pieces::{Arm, UnitId};
use crate::state::Battle;
use crate::steps::orders;

/// [CCN-25.15.1] A unit of the arm that the face shows, or none.
pub(crate) fn legal(battle: &Battle, into: &mut Vec<Action>) {
    if let Some(arm) = next_face(battle) {
        into.extend(weakened(battle, arm).iter().map(Action::Regain));
    }
    into.push(Action::Decline);
}

/// Whether a unit can get a block for the next face.
pub(crate) fn can_regain(battle: &Battle) -> bool {
    next_face(battle).is_some_and(|arm| !weakened(battle, arm).is_empty())
}

/// The arm of the next face: all of one arm, then all of the next.
pub(crate) fn next_face(battle: &Battle) -> Option<Arm> {
    let faces = battle.played?.faces;
    let counts = [
        (faces.infantry, Arm::Infantry),
        (faces.cavalry, Arm::Cavalry),
        (faces.artillery, Arm::Artillery),
    ];
    counts.into_iter().find(|&(count, _)| count > 0).map(|(_, arm)| arm)
}

/// [CCN-25.15.1], [CCN-4.1.2] The hexes of units of an arm that are below their starting strength.
fn weakened(battle: &Battle, arm: Arm) -> HexSet {
    let below = |&hex: &Hex| {
        battle.unit_at(hex).is_some_and(|unit| battle.arm(unit) == arm && is_weakened(battle, unit))
    };
    battle.units_of(battle.active).iter().filter(below).collect()
}

fn is_weakened(battle: &Battle, unit: UnitId) -> bool {
    battle.unit(unit).blocks < battle.setting.get().units[usize::from(unit.0)].blocks
}

pub(crate) fn may_regain(battle: &Battle, hex: Hex) -> Allowed {
    let unit = battle.unit_of(battle.active, hex);
    let unit = unit.ok_or(Ban::new("CCN-25.15.1", "ban-no-own-unit"))?;
    let fits = next_face(battle) == Some(battle.arm(unit));
    require(fits, Ban::new("CCN-25.15.1", "ban-other-arm"))?;
    require(is_weakened(battle, unit), Ban::new("CCN-4.1.2", "ban-full-strength"))
}

/// [CCN-25.15.1] Every unit that got a block is ordered.
pub(crate) fn regain(turn: &mut Turn<'_>, hex: Hex) {
    let unit = turn.unit_at(hex).expect("a legal choice names a unit");
    turn.emit(Event::BlockRegained { unit });
}

pub(crate) fn decline(turn: &mut Turn<'_>) {
    if let Some(arm) = next_face(turn) {
        turn.emit(Event::FaceUnused { arm });
    }
}

/// A face that nobody can use is lost; after the last one the units move.
pub(crate) fn go_on(turn: &mut Turn<'_>) {
    if next_face(turn).is_some() {
        return decline(turn);
    }
    end_step(turn);
    orders::begin_movement(turn);
}
