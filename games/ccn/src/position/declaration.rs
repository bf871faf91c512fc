//! A melee that was declared: who joins it, how it is met, and who battles back.

use super::agenda::require;
use super::arranged::Arranged;
use super::attack;
use super::decision::{Attack, Decision};
use crate::hex::Hex;
use crate::marks::{Mark, Marks};
use crate::pieces::{Arm, UnitId};
use crate::state::{Battle, Melee, Step};
use crate::steps::{self, melee};

/// [CCN-23.1.1] Artillery may join.
pub(super) fn join(battle: &Battle, by: Hex, at: Hex, melee: Melee) -> Result<Vec<Step>, String> {
    let unit = declared(battle, by, at, melee)?;
    Ok(vec![Step::Join { unit, at, melee }])
}

/// [CCN-13.1.3] The defender chooses, when the declaration is complete.
pub(super) fn react(
    battle: &Arranged<'_>,
    by: Hex,
    at: Hex,
    melee: Melee,
) -> Result<Vec<Step>, String> {
    let unit = declared(battle, by, at, melee)?;
    attack::has_die(battle, melee::all_dice(battle, unit, at), by, at)?;
    Ok(vec![Step::React { unit, at, melee }])
}

/// A unit of the active side that has declared a melee against a unit.
fn declared(battle: &Battle, by: Hex, at: Hex, melee: Melee) -> Result<UnitId, String> {
    attack::unit_of(battle, battle.active.enemy(), at)?;
    let attack::Blow { unit, .. } = attack::blow(battle, by, at, melee)?;
    Ok(unit)
}

/// [CCN-20.1.1] The defender did not leave its hex, and may strike back.
pub(super) fn battle_back(battle: &Arranged<'_>, unit: Hex, at: Hex) -> Result<Vec<Step>, String> {
    let defender = attack::unit_of(battle, battle.active.enemy(), unit)?;
    let attacker = attack::unit_of(battle, battle.active, at)?;
    let is_bonus = battle.unit(attacker).marks.has(Mark::BonusMelee);
    let melee = if is_bonus { Melee::Bonus } else { Melee::First };
    let blow = attack::blow(battle, at, unit, melee)?;
    attack::dice(battle, blow, Some(battle.arm(defender)))?;
    // [CCN-22.2.3] A square that cavalry attacked has rolled already.
    let has_rolled = battle.is_square(defender) && battle.arm(attacker) == Arm::Cavalry;
    require(!has_rolled, || format!("The square in {unit} rolled before the cavalry."))?;
    Ok(vec![Step::BattleBack { unit: defender, at }])
}

/// Sets the artillery that joined the melee, or says what cannot be so.
pub(super) fn set_joined(
    battle: &mut Battle,
    hexes: &[Hex],
    decision: &Decision,
) -> Result<(), String> {
    if hexes.is_empty() {
        return Ok(());
    }
    let (by, at) = melee_before_its_roll(decision)
        .ok_or("Artillery has joined only a melee whose attacker has not rolled.")?;
    let mut before = battle.clone();
    for &hex in hexes {
        let guns = attack::unit_of(battle, battle.active, hex)?;
        let is_marked = battle.unit(guns).marks.has(Mark::Battled);
        require(is_marked, || format!("The unit in {hex} must be marked battled."))?;
        require(hex != by, || format!("The unit in {hex} is the attacker."))?;
        require(!battle.joined.contains(guns), || format!("{hex} is listed twice."))?;
        battle.joined.insert(guns);
        let marks = battle.unit(guns).marks.iter().filter(|&mark| mark != Mark::Battled);
        before.units[usize::from(guns.0)].marks = marks.collect::<Marks>();
    }
    let is_artillery = |unit: UnitId| battle.arm(unit) == Arm::Artillery;
    require(!before.unit_at(by).is_some_and(is_artillery), || {
        format!("Nothing joins the artillery in {by}.")
    })?;
    for &hex in hexes {
        require(can_have_joined(&before, hex, at, decision), || {
            format!("The unit in {hex} cannot have joined a melee at {at}.")
        })?;
    }
    Ok(())
}

/// The melee that was declared and in which the attacker has not rolled yet.
fn melee_before_its_roll(decision: &Decision) -> Option<(Hex, Hex)> {
    if let Decision::Join { by, at, .. } | Decision::React { by, at, .. } = *decision {
        return Some((by, at));
    }
    let (Decision::Flags { during, .. }
    | Decision::Retreat { during, .. }
    | Decision::LeaderRetreat { during, .. }) = decision
    else {
        return None;
    };
    let Attack::FirstRoll { by, at, .. } = *during else { return None };
    Some((by, at))
}

/// [CCN-23.1.2] Whether the artillery in a hex could join a melee. A unit in retreat may have come
/// between the guns and the target since.
fn can_have_joined(battle: &Battle, hex: Hex, at: Hex, decision: &Decision) -> bool {
    let is_as_it_was = !matches!(decision, Decision::Retreat { .. });
    let guns = battle.unit_of(battle.active, hex).filter(|&it| battle.arm(it) == Arm::Artillery);
    guns.is_some_and(|guns| {
        let distance = battle.setting.get().board.distance(hex, at);
        let reaches = distance <= battle.profile(guns).range.max(1);
        reaches && (!is_as_it_was || steps::join::may_join(battle, hex, at).is_ok())
    })
}
