//! "Which artillery joins the attack?"

use crate::Turn;
use crate::action::Action;
use crate::ban::{Allowed, Ban, require};
use crate::dice::{Count, Occasion};
use crate::event::Event;
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

/// [CCN-23.1.2] The artillery that may still join; [CCN-23.1.1] none joins an attack of artillery
/// or on a lone leader.
pub(crate) fn guns(battle: &Battle, unit: UnitId, at: Hex) -> impl Iterator<Item = UnitId> {
    let is_joinable = battle.arm(unit) != Arm::Artillery && battle.unit_at(at).is_some();
    let units = if is_joinable { battle.setting.get().units.len() } else { 0 };
    let ordered = (0..units as u8).map(UnitId).filter(|&guns| battle.is_ordered(guns));
    ordered.filter(move |&guns| may_join_with(battle, guns, at).is_ok())
}

/// [CCN-10.2.5] Whether the attack has a die without more artillery, or by option needs none.
pub(crate) fn may_close(battle: &Battle, unit: UnitId, at: Hex) -> Allowed {
    let needs_none = battle.setting.get().options.attacks_without_dice;
    let has_die = needs_none || melee::all_dice(battle, unit, at) > 0;
    require(has_die, Ban::new("CCN-10.2.5", "ban-no-dice"))
}

pub(crate) fn may_join(battle: &Battle, hex: Hex, at: Hex) -> Allowed {
    let guns = battle.unit_of(battle.active, hex);
    let guns = guns.ok_or(Ban::new("CCN-23.1.1", "ban-no-own-unit"))?;
    may_join_with(battle, guns, at)
}

/// [CCN-23.1.2] It must be able to battle, and [CCN-23.2.1] to reach the target.
fn may_join_with(battle: &Battle, guns: UnitId, at: Hex) -> Allowed {
    let is_artillery = battle.arm(guns) == Arm::Artillery;
    require(is_artillery, Ban::new("CCN-23.1.1", "ban-no-artillery"))?;
    battles::may_attack(battle, guns)?;
    if !is_near(battle, guns, at) {
        may_join_from_afar(battle, guns, at)?;
    }
    // [CCN-23.3.1] Artillery that would add no die is not offered.
    require(dice(battle, guns, at).total() > 0, Ban::new("CCN-23.3.1", "ban-guns-add-nothing"))
}

/// [CCN-23.2.1] Range and sight are needed, and [CCN-23.2.2] no enemy may be next to the guns;
/// [CCN-25.12.2] a card may forbid fire.
fn may_join_from_afar(battle: &Battle, guns: UnitId, at: Hex) -> Allowed {
    let (from, range) = (battle.unit(guns).hex, battle.profile(guns).range);
    let distance = battle.setting.get().board.distance(from, at);
    let too_far = Ban::new("CCN-23.2.1", "ban-out-of-range").numbers(distance, range);
    require(distance <= range, too_far)?;
    let is_engaged = battle.is_engaged(from, battle.active);
    require(!is_engaged, Ban::new("CCN-23.2.2", "ban-guns-engaged"))?;
    fire::may_fire(battle, guns)?;
    battle.may_see_past_friends(guns, at)
}

fn is_near(battle: &Battle, guns: UnitId, at: Hex) -> bool {
    battle.setting.get().board.neighbours(battle.unit(guns).hex).contains(at)
}

/// [CCN-23.3.1] The dice that one artillery unit adds: those of melee next to the target, else
/// those of fire; [CCN-23.3.5] each through the works that its own line crosses.
pub(crate) fn dice(battle: &Battle, guns: UnitId, at: Hex) -> Count {
    if is_near(battle, guns, at) {
        battle.melee_dice(guns, at, melee::target_in(battle, at), Occasion::Attack)
    } else {
        battle.fire_dice(guns, at)
    }
}

/// [CCN-23.1.2], [CCN-10.2.4] It has battled in this turn.
pub(crate) fn join(turn: &mut Turn<'_>, unit: UnitId, hex: Hex) {
    let guns = turn.unit_at(hex).expect("a legal choice names artillery");
    turn.emit(Event::ArtilleryJoined { unit, guns });
}

/// [CCN-23.1.1] The declaration is complete; the defender chooses his reaction.
pub(crate) fn close(turn: &mut Turn<'_>, unit: UnitId, at: Hex, melee: Melee) {
    end_step(turn);
    begin_step(turn, Step::React { unit, at, melee });
}
