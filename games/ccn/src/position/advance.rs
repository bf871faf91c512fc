//! What a melee that has emptied its hex leads to.

use super::agenda::require;
use super::arranged::Arranged;
use super::attack;
use crate::hex::Hex;
use crate::marks::Mark;
use crate::pieces::{Arm, UnitId};
use crate::state::{Battle, Melee, Step};
use crate::steps::advance;

/// [CCN-17.1.1] Infantry may enter the vacated hex.
pub(super) fn take_ground(battle: &Arranged<'_>, hex: Hex, to: Hex) -> Result<Vec<Step>, String> {
    let unit = vacated(battle, hex, to, Melee::First, Arm::Infantry)?;
    // [CCN-17.1.3] A square does not advance.
    require(!battle.is_square(unit), || format!("The square in {hex} does not advance."))?;
    Ok(vec![Step::TakeGround { unit, to }])
}

/// [CCN-18.1.1] Cavalry may enter the vacated hex.
pub(super) fn breakthrough(
    battle: &Arranged<'_>,
    hex: Hex,
    to: Hex,
    melee: Melee,
) -> Result<Vec<Step>, String> {
    let unit = vacated(battle, hex, to, melee, Arm::Cavalry)?;
    Ok(vec![Step::Breakthrough { unit, to, melee }])
}

/// [CCN-18.1.1] It has entered it, and may go on by one hex.
pub(super) fn go_on(battle: &Battle, hex: Hex) -> Result<Vec<Step>, String> {
    let unit = broken_through(battle, hex)?;
    // [CCN-18.1.3] Ground that stops a move stops the breakthrough.
    let stops = battle.terrain().stops.contains(hex);
    require(!stops, || format!("The ground of {hex} ends a breakthrough."))?;
    Ok(vec![Step::BonusMelee { unit }, Step::GoOn { unit }])
}

/// [CCN-19.1.1] It may attack again.
pub(super) fn bonus_melee(battle: &Battle, hex: Hex) -> Result<Vec<Step>, String> {
    Ok(vec![Step::BonusMelee { unit: broken_through(battle, hex)? }])
}

/// [CCN-17.1.1], [CCN-18.1.1] A unit that may enter the hex that its melee has emptied.
fn vacated(
    battle: &Arranged<'_>,
    unit: Hex,
    to: Hex,
    melee: Melee,
    arm: Arm,
) -> Result<UnitId, String> {
    let blow = attack::blow(battle, unit, to, melee)?;
    require(battle.arm(blow.unit) == arm, || format!("The unit in {unit} is no {arm:?}."))?;
    attack::dice(battle, blow, None)?;
    let empty = battle.unit_at(to).is_none() && battle.leader_at(to).is_none();
    require(empty, || format!("{to} is not empty."))?;
    let closed = battle.terrain().impassable(Some(arm)).contains(to);
    require(!closed, || format!("No unit can have stood on the ground of {to}."))?;
    Ok(blow.unit)
}

/// [CCN-18.1.1] Cavalry that has entered the hex that its first melee has emptied.
fn broken_through(battle: &Battle, hex: Hex) -> Result<UnitId, String> {
    let unit = attack::unit_of(battle, battle.active, hex)?;
    let marks = battle.unit(unit).marks;
    let is_charging = battle.arm(unit) == Arm::Cavalry
        && marks.has(Mark::Battled)
        && !marks.has(Mark::BonusMelee);
    require(is_charging, || {
        format!("The unit in {hex} must be cavalry marked battled, and not bonus-melee.")
    })?;
    let entered = Mark::of_entering(battle.ground(hex)).is_none_or(|mark| marks.has(mark));
    require(entered, || format!("The unit has entered {hex}; mark it so."))?;
    // [CCN-18.1.2] Where it came from is empty.
    let came = !advance::ways_on(battle, unit).is_empty();
    require(came, || format!("The unit in {hex} cannot have come from anywhere."))?;
    Ok(unit)
}
