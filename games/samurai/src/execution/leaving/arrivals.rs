//! What becomes of units that ran as far as they wanted: they rally, or are gone.

use super::flight::headquarters_of;
use crate::Turn;
use crate::event::Fact;
use crate::execution::movement::Nerves;
use crate::flow::tell;
use crate::ids::{UnitId, UnitSet};
use crate::morale;
use crate::order::OrderKind;
use crate::pieces::End;
use crate::state::{Battle, Mark};

/// Before the first step and after each move: [SAM-7.15.3] rallies, then [SAM-7.16.1] who leaves the
/// board in panic, and [SAM-16.1.6] the tests of an army whose HQ did, [SAM-6.6.2] which stop units that
/// withdraw.
pub(super) fn settle(turn: &mut Turn<'_>) {
    for unit in turn.in_order(chosen(turn, rallies)) {
        tell(turn, Fact::Marked { unit, markers: 1 });
    }
    let gone = chosen(turn, leaves_the_board);
    if gone.is_empty() {
        return;
    }
    let (nerves, alive) = (Nerves::of(turn), morale::headquarters_alive(turn));
    for unit in turn.in_order(gone) {
        tell(turn, Fact::Destroyed { unit, end: End::Panicked });
    }
    morale::headquarters_tests(turn, alive);
    nerves.stop_shaken(turn);
}

fn chosen(battle: &Battle, question: impl Fn(&Battle, UnitId) -> bool) -> UnitSet {
    battle.visible().iter().filter(|&unit| question(battle, unit)).collect()
}

/// [SAM-7.15.3] A fleeing unit next to its own HQ comes to its senses, once; [SAM-5.4.2] not if it
/// panicked on the way.
fn rallies(battle: &Battle, unit: UnitId) -> bool {
    let flees = battle.has_order(unit, OrderKind::Flee)
        && battle.unit(unit).markers == 2
        && !battle.doing(unit).is(Mark::Rallied);
    let place = || headquarters_of(battle, battle.side(unit)?);
    flees && place().is_some_and(|place| battle.ground().distance(battle.hex(unit), place) == 1)
}

/// [SAM-7.16.1] A panicking unit on an edge hex.
fn leaves_the_board(battle: &Battle, unit: UnitId) -> bool {
    battle.has_order(unit, OrderKind::Panic) && battle.ground().edge.contains(battle.hex(unit))
}
