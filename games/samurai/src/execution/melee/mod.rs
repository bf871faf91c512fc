//! [SAM-6.5.1] Stage 5: melee.

mod blows;
mod called_off;
mod exhaustion;
mod flanks;
mod honours;

use crate::Turn;
use crate::execution::release;
use crate::ids::UnitId;
use crate::morale;
use crate::pieces::Level;
use crate::state::Mark;

pub(crate) use honours::{Honours, honour};

/// The whole stage, (a) to (i).
pub(crate) fn stage(turn: &mut Turn<'_>) {
    let has_fought = |unit: UnitId| turn.doing(unit).is(Mark::WasEngaged);
    if !turn.visible().iter().any(has_fought) {
        return;
    }
    let early = if turn.plays(Level::Extended) { flanks::tests(turn) } else { Default::default() };
    called_off::tell_all(turn);
    let mut honours = fight(turn);
    honour(turn, early | honours.winners(turn));
    exhaustion::surrenders(turn, &mut honours);
    release::settle(turn);
}

/// (c) to (f): blows, losses and tests of all melees as one event.
fn fight(turn: &mut Turn<'_>) -> Honours {
    let alive = morale::headquarters_alive(turn);
    let (honours, hits) = blows::all(turn);
    let hurt = hits.settle(turn);
    morale::loss_tests(turn, hurt);
    morale::headquarters_tests(turn, alive);
    honours
}
