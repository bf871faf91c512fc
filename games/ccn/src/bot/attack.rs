//! What the turn still promises.

use engine::Few;

use super::goals::BANNER;
use super::stand::BLOCK;
use crate::ground::Reach;
use crate::hex::Hex;
use crate::pieces::{Arm, UnitId};
use crate::state::{Battle, MOST_UNITS, Step};
use crate::steps::{battles, fire, melee, orders};

/// An order is worth a little whatever it is used for.
const ORDER: i32 = 6;

/// By how many percent an attack counts that can be made, and the orders that are left.
const PROSPECT: i32 = 75;
const ORDERS_LEFT: i32 = 50;

/// What the active side may still do in this turn: attacks of ordered units, and orders that its
/// card has left.
pub(super) fn of_turn(battle: &Battle) -> i32 {
    match battle.step() {
        Some(Step::GiveOrders) => {
            let ordered = battle.all_units().filter(|&unit| battle.is_ordered(unit));
            let given: i32 = ordered.map(|unit| ORDER + prospect(battle, unit)).sum();
            given + of_orders_left(battle)
        }
        Some(Step::Movement | Step::Battles) => {
            let ready =
                battle.all_units().filter(|&unit| battles::may_attack(battle, unit).is_ok());
            ready.map(|unit| prospect(battle, unit)).sum()
        }
        _ => 0,
    }
}

/// What the orders that are left could be given to: a part of what they promise, since they are not
/// given yet.
fn of_orders_left(battle: &Battle) -> i32 {
    let room = orders::open_to_orders(battle);
    let units = room.iter().filter_map(|hex| battle.unit_at(hex));
    let mut worth: Few<i32, MOST_UNITS> =
        units.map(|unit| ORDER + prospect(battle, unit)).collect();
    worth.sort_unstable_by(|one, other| other.cmp(one));
    worth.iter().take(orders::orders_left(battle)).sum::<i32>() * ORDERS_LEFT / 100
}

/// The best attack that a unit has from where it stands.
fn prospect(battle: &Battle, unit: UnitId) -> i32 {
    let melee = melee::targets(battle, unit).map(|at| {
        expectation(battle, unit, at, melee::dice(battle, unit, at).total(), Reach::Melee)
    });
    let fire = fire::targets(battle, unit)
        .map(|at| expectation(battle, unit, at, battle.fire_dice(unit, at).total(), Reach::Fire));
    melee.chain(fire).max().unwrap_or(0)
}

/// What a number of dice may be expected to do to the piece in a hex.
fn expectation(battle: &Battle, unit: UnitId, at: Hex, dice: u8, reach: Reach) -> i32 {
    // [CCN-10.2.5] By option an attack needs no die.
    if dice == 0 {
        return 0;
    }
    let Some(target) = battle.unit_at(at) else { return BANNER / 6 };
    let faces = match battle.arm(target) {
        Arm::Infantry => 2,
        Arm::Cavalry | Arm::Artillery => 1,
    } + i32::from(reach == Reach::Melee && battle.profile(unit).kind.sabers_hit());
    let sixths = i32::from(dice) * faces;
    let blocks = i32::from(battle.unit(target).blocks);
    let losses = (sixths * BLOCK / 6).min(blocks * BLOCK);
    let end = if sixths >= blocks * 6 { BANNER / 2 } else { sixths * BANNER / (blocks * 24) };
    (losses + end) * PROSPECT / 100
}
