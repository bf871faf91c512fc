//! [SAM-7.17.1] Whoever's foe has fled tests whether it must pursue.

use crate::Turn;
use crate::event::Fact;
use crate::flow::tell;
use crate::ids::{UnitId, UnitSet};
use crate::morale;
use crate::pieces::{Level, Occasion};
use crate::state::{Battle, Mark};

/// [SAM-18.2.1] Who is as tired as this pursues nobody.
const TOO_TIRED: u8 = 4;

/// [SAM-7.17.1] The tests after stage 6: who fails must pursue next turn.
pub(crate) fn tests(turn: &mut Turn<'_>) {
    if !turn.plays(Level::Extended) {
        return;
    }
    let asked: UnitSet = turn.visible().iter().filter(|&unit| is_tempted(turn, unit)).collect();
    for unit in turn.in_order(asked) {
        if !morale::test(turn, unit, Occasion::Pursuit) {
            tell(turn, Fact::WillPursue { unit });
        }
    }
}

/// [SAM-7.17.1] A foe fled from it and is still on the board, no enemy is within its reach, and it
/// is of those who pursue.
fn is_tempted(battle: &Battle, unit: UnitId) -> bool {
    pursues(battle, unit) && has_quarry(battle, unit) && !has_enemy_within_reach(battle, unit)
}

/// [SAM-7.17.1] Not those who run, withdrew or are tired.
fn pursues(battle: &Battle, unit: UnitId) -> bool {
    let tired = battle.plays(Level::Expert) && battle.unit(unit).fatigue >= TOO_TIRED;
    let left = battle.doing(unit).is(Mark::Left);
    battle.unit(unit).markers < 2 && !left && !tired
}

/// [SAM-7.17.1] Whether somebody on the board fled from it in this stage.
fn has_quarry(battle: &Battle, unit: UnitId) -> bool {
    let from = battle.unit(unit).quarries.iter();
    let hexes = from.filter_map(|way| battle.ground().neighbour(battle.hex(unit), way));
    let enemies = battle.enemies(unit) & battle.visible();
    hexes.into_iter().any(|hex| enemies.iter().any(|foe| battle.unit(foe).fled_from == Some(hex)))
}

fn has_enemy_within_reach(battle: &Battle, unit: UnitId) -> bool {
    let near = |enemy| battle.ground().within_reach(battle.hex(unit), battle.hex(enemy));
    (battle.enemies(unit) & battle.visible()).iter().any(near)
}
