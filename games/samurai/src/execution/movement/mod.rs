//! [SAM-6.3.1] Stage 3: movement, step by step.
//!
//! A step runs through the files in this order: `naming` (with `chase`), `conflicts`, `moving`,
//! `drowning`, `revealing`, `triggers` (the fire of the step, with `choice`), `stepping_back`,
//! `strikes`, and then contact. The dice fall in this order too [SAM-21.2.1]. `shaken` stops those
//! who fail a test on the way. Stage 6 moves by the same conflicts and is interrupted in the same
//! ways.

mod chase;
mod choice;
mod conflicts;
mod drowning;
mod moving;
mod named;
mod naming;
mod revealing;
mod shaken;
mod stepping_back;
mod strikes;
mod triggers;

pub(crate) use conflicts::settle_conflicts;
pub(crate) use drowning::of_movers as drown_all;
pub(crate) use moving::move_all;
pub(crate) use named::Named;
pub(crate) use revealing::reveal;
pub(crate) use shaken::Nerves;
pub(crate) use triggers::fire_at_leaving;

use crate::Turn;
use crate::event::Stage;
use crate::execution::{contact, exits, release};
use crate::flow::enter;
use crate::ids::UnitSet;
use crate::third_force;

/// Steps 0 to 4. The stage is over when nobody goes on. Then units that stand on an exit are taken off
/// [SAM-19.2.3].
pub(crate) fn stage(turn: &mut Turn<'_>) {
    for step in 0..=4 {
        enter(turn, Stage::Movement, step);
        let met = if step == 0 { UnitSet::NONE } else { advance(turn) };
        reveal(turn, met);
        interrupt(turn);
        contact::of_step(turn);
        if !naming::is_anybody_left(turn) {
            break;
        }
    }
    exits::take(turn);
}

/// [SAM-6.3.10] What stops movers, in stages 3 and 6: fire, which some step back from, and strikes out
/// of ambush. [SAM-7.3.3] A step back beside a hidden enemy finds it at once.
pub(crate) fn interrupt(turn: &mut Turn<'_>) {
    let shots = triggers::fire(turn);
    if !shots.is_empty() {
        let met = stepping_back::step_back(turn, &shots);
        reveal(turn, met);
    }
    strikes::strike(turn);
}

/// Naming, conflicts and moving. Returns the hidden enemies whose hexes somebody tried to enter.
fn advance(turn: &mut Turn<'_>) -> UnitSet {
    let mut named = naming::name_all(turn);
    let met = settle_conflicts(turn, &mut named);
    let nerves = Nerves::of(turn);
    move_all(turn, &named);
    third_force::join_if_attacked(turn);
    nerves.stop_shaken(turn);
    release::drop_orders(turn);
    met
}
