//! [SAM-11.1.2] Hiding.

use super::{carrying_out, count_as_resting};
use crate::Turn;
use crate::event::Fact;
use crate::execution::showing::show_facing;
use crate::flow::tell;
use crate::ids::{UnitId, UnitSet};
use crate::order::OrderKind;
use crate::state::{Battle, Mark};

/// [SAM-11.1.2] Nobody hides with an enemy this near.
const NEAR: u8 = 2;

/// [SAM-11.1.2], [SAM-11.1.3] Units that prepared an ambush all turn hide, or count as resting.
pub(super) fn hide(turn: &mut Turn<'_>) {
    let hiding = prepared(turn);
    let unseen: UnitSet = hiding.iter().filter(|&unit| can_hide(turn, unit)).collect();
    turn.in_order(hiding - unseen).for_each(|unit| show_facing(turn, unit));
    count_as_resting(turn, hiding - unseen);
    for unit in turn.in_order(unseen) {
        tell(turn, Fact::Hid { unit });
    }
}

/// [SAM-11.2.1] Who came out of ambush this turn keeps its order and does not hide again;
/// [SAM-11.1.4] who lies in ambush already stays there.
fn prepared(battle: &Battle) -> UnitSet {
    let inside = |&unit: &UnitId| !battle.doing(unit).is(Mark::CameOut);
    carrying_out(battle, OrderKind::Ambush).iter().filter(inside).collect()
}

/// [SAM-11.1.2] Not after a melee this turn, nor with a visible enemy within 2 hexes.
fn can_hide(battle: &Battle, unit: UnitId) -> bool {
    let hex = battle.hex(unit);
    let is_near = |enemy| battle.ground().distance(hex, battle.hex(enemy)) <= NEAR;
    let enemies = battle.enemies(unit) & battle.visible();
    !battle.doing(unit).is(Mark::WasEngaged) && !enemies.iter().any(is_near)
}
