//! [SAM-12.3.2] Units that entered a river hex test for drowning.

use engine::Few;

use super::conflicts::stop;
use crate::Turn;
use crate::event::Fact;
use crate::flow::tell;
use crate::ids::{UnitId, UnitSet};
use crate::losses::commander_after;
use crate::luck_names::{FACES, RIVER};
use crate::morale;
use crate::pieces::{End, Halt, Mover};

/// The highest die that is safe.
const SAFE: u8 = 10;

/// Dice of all who entered a river, then their tests, then those of an army whose HQ drowned; then
/// all but ninja stop [SAM-6.3.8].
pub(crate) fn of_movers(turn: &mut Turn<'_>, movers: UnitSet) {
    let swims = |&unit: &UnitId| turn.ground().is_river(turn.hex(unit));
    let swimmers: UnitSet = movers.iter().filter(swims).collect();
    if swimmers.is_empty() {
        return;
    }
    let alive = morale::headquarters_alive(turn);
    let fewer: UnitSet = turn.in_order(swimmers).filter(|&unit| drown(turn, unit)).collect();
    morale::loss_tests(turn, fewer & turn.visible());
    morale::headquarters_tests(turn, alive);
    for unit in turn.in_order(swimmers & turn.visible()) {
        if turn.card(unit).mover() != Mover::Ninja {
            stop(turn, unit, Halt::River);
        }
    }
}

/// One die a figure; each above 10 is a figure lost, and defence does not help. The commander drowns
/// last. Whether anybody was lost.
fn drown(turn: &mut Turn<'_>, unit: UnitId) -> bool {
    let figures = turn.unit(unit).figures;
    let dice: Few<u8, _> = turn.roll(RIVER, figures, FACES).iter().copied().collect();
    let lost = dice.iter().filter(|&&die| die > SAFE).count() as u8;
    let commander = commander_after(turn, unit, lost);
    tell(turn, Fact::Drowned { unit, dice, lost, commander });
    if lost == figures {
        tell(turn, Fact::Destroyed { unit, end: End::Killed });
    }
    lost > 0
}
