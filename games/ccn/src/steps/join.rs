//! "Which artillery joins the attack?"

use crate::Turn;
use crate::ban::{Allowed, Ban, require};
use crate::dice::{Count, Occasion};
use crate::event::{Action, Event};
use crate::flow::{begin_step, end_step};
use crate::hex::Hex;
use crate::pieces::{Arm, UnitId};
use crate::state::{Battle, Melee, Step};
use crate::steps::{battles, fire, melee};

/// [CCN-23.1.1] Any number of artillery units, one after the other; [CCN-10.2.5] the sum must be
/// at least one die.
pub(crate) fn legal(battle: &Battle, unit: UnitId, at: Hex, into: &mut Vec<Action>) {
    into.extend(guns(battle, unit, at).map(|guns| Action::Join(battle.unit(guns).hex)));
    if may_close(battle, unit, at).is_ok() {
        into.push(Action::JoinNoMore);
    }
}

pub(crate) fn can_join(battle: &Battle, unit: UnitId, at: Hex) -> bool {
    guns(battle, unit, at).next().is_some()
}

/// [CCN-23.1.2] The artillery that may still join.
pub(crate) fn guns(battle: &Battle, unit: UnitId, at: Hex) -> impl Iterator<Item = UnitId> {
    let units = (0..battle.setting.get().units.len() as u8).map(UnitId);
    let is_joinable = battle.arm(unit) != Arm::Artillery && battle.unit_at(at).is_some();
    units.filter(move |&guns| is_joinable && may_join_with(battle, guns, at).is_ok())
}

/// [CCN-10.2.5] Whether the attack has a die without more artillery.
pub(crate) fn may_close(battle: &Battle, unit: UnitId, at: Hex) -> Allowed {
    require(melee::all_dice(battle, unit, at) > 0, Ban::new("CCN-10.2.5", "ban-no-dice"))
}

pub(crate) fn may_join(battle: &Battle, hex: Hex, at: Hex) -> Allowed {
    let guns = battle.unit_of(battle.active, hex);
    let guns = guns.ok_or(Ban::new("CCN-23.1.1", "ban-no-own-unit"))?;
    may_join_with(battle, guns, at)
}

fn may_join_with(battle: &Battle, guns: UnitId, at: Hex) -> Allowed {
    let is_artillery = battle.arm(guns) == Arm::Artillery;
    require(is_artillery, Ban::new("CCN-23.1.1", "ban-no-artillery"))?;
    battles::may_attack(battle, guns)?;
    let from = battle.unit(guns).hex;
    let board = battle.setting.get().board;
    if board.distance(from, at) > 1 {
        // [CCN-23.2.2] An enemy next to the guns, and [CCN-25.12.2] a card, forbid fire.
        fire::may_fire(battle, guns)?;
        let (distance, range) = (board.distance(from, at), battle.profile(guns).range);
        let too_far = Ban::new("CCN-23.2.1", "ban-out-of-range").numbers(distance, range);
        require(distance <= range, too_far)?;
        let sees = battle.sees_past_friends(guns, at);
        require(sees, Ban::new("CCN-23.2.1", "ban-no-line-of-sight"))?;
    }
    // [CCN-23.3.1] Artillery that would add no die is not offered.
    require(dice(battle, guns, at).total() > 0, Ban::new("CCN-23.3.1", "ban-no-dice"))
}

/// [CCN-23.3.1] The dice that one artillery unit adds: those of melee next to the target, else
/// those of fire.
pub(crate) fn dice(battle: &Battle, guns: UnitId, at: Hex) -> Count {
    let is_near = battle.setting.get().board.distance(battle.unit(guns).hex, at) == 1;
    if is_near {
        battle.melee_dice(guns, at, melee::target_in(battle, at), Occasion::Attack)
    } else {
        battle.fire_dice(guns, at)
    }
}

/// [CCN-23.1.2] It has battled in this turn.
pub(crate) fn join(turn: &mut Turn<'_>, unit: UnitId, hex: Hex) {
    let guns = turn.unit_at(hex).expect("a legal choice names artillery");
    turn.emit(Event::ArtilleryJoined { unit, guns });
}

/// [CCN-23.1.1] The declaration is complete; the defender chooses his reaction.
pub(crate) fn close(turn: &mut Turn<'_>, unit: UnitId, at: Hex, melee: Melee) {
    end_step(turn);
    begin_step(turn, Step::React { unit, at, melee });
}
