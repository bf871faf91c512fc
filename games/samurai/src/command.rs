//! Who is commanded, and which orders others may be given.

use crate::cards::Special;
use crate::ground::HexSet;
use crate::ids::{UnitId, UnitSet};
use crate::order::OrderKind;
use crate::pieces::{Commander, Status};
use crate::setting::Start;
use crate::state::Battle;

/// [SAM-3.2.3] Whether a unit is commanded, as things stand at planning.
pub(crate) fn is_commanded(battle: &Battle, unit: UnitId) -> bool {
    needs_nobody(battle, unit)
        || battle.unit(unit).commander == Commander::Present
        || has_commander_near(battle, unit)
}

/// [SAM-3.2.2] Whether an order may be given to a unit that is not commanded.
pub(crate) fn can_do_without(battle: &Battle, order: OrderKind) -> bool {
    match order {
        OrderKind::AllRoundDefence
        | OrderKind::Defence
        | OrderKind::Rest
        | OrderKind::March
        | OrderKind::Flee
        | OrderKind::Panic
        | OrderKind::Pursue => true,
        OrderKind::Withdraw => !battle.setting.get().options.withdraw_needs_commander,
        OrderKind::FireAndRetreat
        | OrderKind::Shoot
        | OrderKind::Attack
        | OrderKind::MoveAndFire
        | OrderKind::Run
        | OrderKind::Ambush
        | OrderKind::Regroup
        | OrderKind::Resupply
        | OrderKind::Recon => false,
    }
}

/// [SAM-3.2.5] The HQ, ninja and peasants need no commander.
fn needs_nobody(battle: &Battle, unit: UnitId) -> bool {
    match battle.card(unit).special {
        Special::Headquarters | Special::Ninja | Special::Peasants => true,
        Special::None => false,
    }
}

/// [SAM-3.2.3] Whether a unit commands its neighbours, hidden, engaged or shaken as it may be;
/// [SAM-16.1.2] the HQ always does.
fn commands(battle: &Battle, unit: UnitId) -> bool {
    battle.unit(unit).commander == Commander::Present
        || battle.card(unit).special == Special::Headquarters
}

fn has_commander_near(battle: &Battle, unit: UnitId) -> bool {
    let Some(hex) = battle.unit(unit).hex else { return has_commander_waiting(battle, unit) };
    let in_field = battle.visible() | battle.hidden();
    let adjacent = |other: UnitId| battle.ground().distance(hex, battle.hex(other)) == 1;
    (friends(battle, unit) & in_field)
        .iter()
        .any(|other| adjacent(other) && commands(battle, other))
}

/// [SAM-19.2.2] Before they enter, reinforcements that wait together share their commanders:
/// those that are due and have an entry hex in common.
fn has_commander_waiting(battle: &Battle, unit: UnitId) -> bool {
    let hexes = entries(battle, unit);
    let waits_too = |other: UnitId| !(entries(battle, other) & hexes).is_empty();
    (friends(battle, unit) & battle.with_status(Status::Waiting))
        .iter()
        .any(|other| waits_too(other) && commands(battle, other))
}

/// [SAM-1.1.2] Units of one army are friends, whoever gives their orders.
fn friends(battle: &Battle, unit: UnitId) -> UnitSet {
    battle.side(unit).map_or(UnitSet::NONE, |side| battle.army(side))
}

/// [SAM-19.2.2] The entry hexes of a reinforcement that is due; none of any other unit.
pub(crate) fn entries(battle: &Battle, unit: UnitId) -> HexSet {
    match battle.post(unit).start {
        Start::Enters { turn, hexes } if turn <= battle.now.turn => hexes,
        Start::Enters { .. } | Start::On(_) | Start::Pool => HexSet::NONE,
    }
}
