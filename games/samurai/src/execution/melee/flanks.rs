//! [SAM-9.2.2], [SAM-9.2.3] Tests of units attacked in flank or rear.

use super::Honours;
use crate::Turn;
use crate::ids::{UnitId, UnitSet};
use crate::morale;
use crate::order::{Order, OrderKind};
use crate::pieces::{Class, Level, Occasion};
use crate::state::Battle;

/// (a) First all flank tests, then all rear tests. Returns who gets honour for those who
/// surrendered in them. From extended on only.
pub(super) fn tests(turn: &mut Turn<'_>) -> UnitSet {
    if !turn.plays(Level::Extended) {
        return UnitSet::NONE;
    }
    let mut honours = Honours::of(turn);
    let alive = morale::headquarters_alive(turn);
    for (class, occasion) in [(Class::Flank, Occasion::Flank), (Class::Rear, Occasion::Rear)] {
        tests_of(turn, class, occasion, &mut honours);
    }
    honours.face_the_panicking(turn);
    morale::headquarters_tests(turn, alive);
    honours.winners(turn)
}

/// The tests of one class: victim by victim, one for each attacker, with the level reached by the
/// one before.
fn tests_of(turn: &mut Turn<'_>, class: Class, occasion: Occasion, honours: &mut Honours) {
    let is_of_class = |unit: &UnitId| turn.doing(*unit).class == class;
    let attackers: UnitSet = turn.visible().iter().filter(is_of_class).collect();
    if attackers.is_empty() {
        return;
    }
    for victim in turn.in_order(turn.visible()) {
        for attacker in turn.in_order(attackers) {
            if is_attacking(turn, attacker, victim) {
                honours.face(turn, victim);
                morale::test(turn, victim, occasion);
            }
        }
    }
}

/// [SAM-9.2.3] Whether both still stand, and the attacker still has its order against the victim.
fn is_attacking(battle: &Battle, attacker: UnitId, victim: UnitId) -> bool {
    battle.visible().contains(attacker)
        && battle.visible().contains(victim)
        && battle.has_order(attacker, OrderKind::Attack)
        && battle.order(attacker).and_then(Order::prey) == Some(victim)
}
