//! [SAM-6.5.1] Stage 5: melee.

mod blows;
mod called_off;
mod exhaustion;
mod flanks;
mod honours;

use crate::Turn;
use crate::execution::release;
use crate::ids::{UnitId, UnitSet};
use crate::losses::Means;
use crate::morale;
use crate::state::{Battle, Mark};

pub(crate) use blows::is_idle;
pub(crate) use honours::{Honours, honour};

/// The whole stage, (a) to (i).
pub(crate) fn stage(turn: &mut Turn<'_>) {
    let fighters = fighters(turn);
    if fighters.is_empty() {
        return;
    }
    let early = flanks::tests(turn);
    called_off::tell_all(turn);
    let mut honours = fight(turn);
    let winners = early | honours.winners(turn);
    honour(turn, winners);
    exhaustion::surrenders(turn, &mut honours);
    release::settle(turn, fighters);
}

/// Units that were engaged this turn, whether or not they still are.
fn fighters(battle: &Battle) -> UnitSet {
    let has_fought = |unit: &UnitId| battle.doing(*unit).is(Mark::WasEngaged);
    battle.visible().iter().filter(has_fought).collect()
}

/// (c) to (f): blows, losses and tests of all melees as one event; [SAM-9.1.6] is one as a whole.
fn fight(turn: &mut Turn<'_>) -> Honours {
    let alive = morale::headquarters_alive(turn);
    let (honours, hits) = blows::all(turn);
    let toll = hits.settle(turn, Means::Melee);
    morale::loss_tests(turn, toll.hurt);
    morale::headquarters_tests(turn, alive);
    honours
}
