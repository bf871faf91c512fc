//! Chapter 12: ranged combat.

use crate::Turn;
use crate::ban::{Allowed, Ban, require};
use crate::combat;
use crate::event::{Event, Volley};
use crate::hex::Hex;
use crate::pieces::{Arm, UnitId};
use crate::state::Battle;
use crate::steps::battles;

/// The hexes of the units that a ready unit may fire at.
pub(crate) fn targets(battle: &Battle, unit: UnitId) -> impl Iterator<Item = Hex> {
    let side = battle.side_of(unit);
    let can_fire = may_fire(battle, unit).is_ok();
    let near = can_fire.then(|| battle.in_range(unit, side).iter());
    let is_target =
        move |at: &Hex| battle.fire_dice(unit, *at).total() > 0 && battle.sees(unit, *at);
    near.into_iter().flatten().filter(is_target)
}

/// [CCN-12.1.1] Only infantry and artillery fire, and
/// [CCN-10.2.2] not with an enemy unit next to them.
pub(crate) fn may_fire(battle: &Battle, unit: UnitId) -> Allowed {
    let (side, from) = (battle.side_of(unit), battle.unit(unit).hex);
    require(battle.arm(unit) != Arm::Cavalry, Ban::new("CCN-12.1.1", "ban-cavalry-fires"))?;
    battle.card_allows_fire()?;
    let engaged = battle.is_engaged(from, side);
    require(!engaged, Ban::new("CCN-10.2.2", "ban-enemy-adjacent"))?;
    // [CCN-10.2.3] A lone leader next to the unit forbids it only by option.
    let forbids = battle.setting.get().options.lone_leader_forbids_fire;
    let near = battle.setting.get().board.neighbours(from);
    let leader_near = near.meets(battle.lone_leaders_of(side.enemy()));
    require(!(forbids && leader_near), Ban::new("CCN-10.2.3", "ban-enemy-adjacent"))
}

/// [CCN-12.1.2] Range, sight and dice are checked before the declaration is accepted.
pub(crate) fn may_fire_at(battle: &Battle, from: Hex, at: Hex) -> Allowed {
    let unit = battles::attacker(battle, from)?;
    may_fire(battle, unit)?;
    let enemy = battle.active.enemy();
    let is_lone_leader = battle.lone_leaders_of(enemy).contains(at);
    require(!is_lone_leader, Ban::new("CCN-12.1.1", "ban-fire-at-leader"))?;
    require(battle.unit_of(enemy, at).is_some(), Ban::new("CCN-12.1.1", "ban-no-target"))?;
    let (distance, range) =
        (battle.setting.get().board.distance(from, at), battle.profile(unit).range);
    let too_far = Ban::new("CCN-12.2.1", "ban-out-of-range").numbers(distance, range);
    require(distance <= range, too_far)?;
    battle.may_see(unit, at)?;
    let dice = battle.fire_dice(unit, at);
    // [CCN-12.2.4] Artillery that moved does not reach as far; else
    // [CCN-10.2.5] an attack needs a die.
    let reaches = battle.arm(unit) != Arm::Artillery || dice.base > 0;
    require(reaches, Ban::new("CCN-12.2.4", "ban-no-dice"))?;
    require(dice.total() > 0, Ban::new("CCN-10.2.5", "ban-no-dice"))
}

/// [CCN-12.1.2] The steps of fire; [CCN-12.1.3] nothing is asked of the target before the roll.
pub(crate) fn fire(turn: &mut Turn<'_>, from: Hex, at: Hex) {
    let unit = turn.unit_at(from).expect("a legal attack names a unit");
    turn.emit(Event::AttackDeclared { unit, from, at, volley: Volley::Fire });
    let dice = turn.fire_dice(unit, at).total();
    combat::attack_unit(turn, unit, at, Volley::Fire, dice);
}
