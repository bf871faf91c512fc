//! What somebody writes who has no time to think: orders to fight, paths to the enemy, and nothing
//! that goes back on them.

use super::{in_field, is_headquarters};
use crate::action::Action;
use crate::ids::{HexId, UnitId};
use crate::order::OrderKind;
use crate::pieces::Side;
use crate::state::Battle;

/// What is written only if there is nothing else, and what is as good as anything.
const LAST: u32 = 1;
const PLAIN: u32 = 10;
const USEFUL: u32 = 20;
const BEST: u32 = 30;
/// No way counts as longer.
const FARTHEST: u8 = 20;

/// How much a line draws whoever must write one.
pub(super) fn of(battle: &Battle, side: Side, line: Action) -> u32 {
    match line {
        Action::Unit(unit) if is_headquarters(battle, unit) => PLAIN / 2,
        Action::Unit(unit) => order_for(battle, unit),
        Action::Order(kind) => order(kind),
        Action::Hex(hex) => PLAIN + nearness(battle, side, hex),
        Action::Target(_) | Action::Fire(_) => USEFUL,
        Action::Face(_) | Action::Range(_) | Action::Back(_) => PLAIN,
        Action::Halt => PLAIN / 2,
        Action::Done | Action::Drop => LAST,
    }
}

/// Those who stand at the enemy go on with it without an order.
fn order_for(battle: &Battle, unit: UnitId) -> u32 {
    if battle.unit(unit).is_engaged() { PLAIN } else { USEFUL }
}

fn order(kind: OrderKind) -> u32 {
    match kind {
        OrderKind::Attack | OrderKind::Shoot | OrderKind::Pursue => BEST,
        OrderKind::MoveAndFire | OrderKind::March => USEFUL,
        OrderKind::Run | OrderKind::Defence | OrderKind::Resupply => PLAIN,
        OrderKind::AllRoundDefence
        | OrderKind::FireAndRetreat
        | OrderKind::Ambush
        | OrderKind::Regroup
        | OrderKind::Recon
        | OrderKind::Rest => PLAIN / 2,
        OrderKind::Withdraw | OrderKind::Flee | OrderKind::Panic => LAST,
    }
}

/// How near a hex is to the enemy's HQ, or to the nearest of his units if he has none.
fn nearness(battle: &Battle, side: Side, hex: HexId) -> u32 {
    let enemies = in_field(battle, side.enemy());
    let away = |unit: UnitId| battle.ground().distance(hex, battle.hex(unit)).min(FARTHEST);
    let headquarters = battle.headquarters(side.enemy()).filter(|&unit| enemies.contains(unit));
    let way = match headquarters {
        Some(unit) => away(unit),
        None => enemies.iter().map(away).min().unwrap_or(FARTHEST),
    };
    u32::from(FARTHEST - way)
}
