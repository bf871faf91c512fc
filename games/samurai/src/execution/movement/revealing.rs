//! [SAM-6.3.9] Hidden units whom an enemy comes upon.

use crate::Turn;
use crate::execution::showing::appear;
use crate::ids::{UnitId, UnitSet};
use crate::pieces::Cause;
use crate::state::Battle;

/// Puts onto the board, together, all hidden units that have an enemy within reach, and those whose
/// hexes an enemy tried to enter.
pub(crate) fn reveal(turn: &mut Turn<'_>, met: UnitSet) {
    let hidden = turn.hidden();
    if hidden.is_empty() {
        return;
    }
    let found = |&unit: &UnitId| met.contains(unit) || has_enemy_within_reach(turn, unit);
    let found: UnitSet = hidden.iter().filter(found).collect();
    for unit in turn.in_order(found) {
        appear(turn, unit, Cause::Contact);
    }
}

fn has_enemy_within_reach(battle: &Battle, unit: UnitId) -> bool {
    let enemies = battle.enemies(unit) & (battle.visible() | battle.hidden());
    let hex = battle.hex(unit);
    enemies.iter().any(|enemy| battle.ground().within_reach(hex, battle.hex(enemy)))
}
