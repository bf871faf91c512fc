//! Chapter 14 and [SAM-16.1.4]: tests of steadfastness and what follows from them.

use crate::Turn;
use crate::event::Fact;
use crate::execution::showing::show_facing;
use crate::flow::{tell, tell_to};
use crate::ids::{MOST_UNITS, UnitId, UnitSet};
use crate::luck_names::{FACES, TEST, hidden_test};
use crate::options::MoraleInMelee;
use crate::order::OrderKind;
use crate::pieces::{End, Level, Occasion, Side, Status};
use crate::state::Battle;
use crate::values::{self, FLEEING, PANICKING, Parts, Source};

/// [SAM-14.2.1] The morale phase: all tests are one event. Nothing that one of them changes counts
/// in another.
pub(crate) fn phase(turn: &mut Turn<'_>) {
    let shaken = (turn.visible() | turn.hidden()).iter().filter(|&unit| is_asked(turn, unit));
    for unit in turn.in_order(shaken.collect()) {
        recover(turn, unit);
    }
}

/// [SAM-14.2.1] Whether a unit tests in the morale phase.
fn is_asked(battle: &Battle, unit: UnitId) -> bool {
    let unit = battle.unit(unit);
    let least = match battle.setting.get().options.morale_in_melee {
        MoraleInMelee::LowLevels => Some(FLEEING),
        MoraleInMelee::None => None,
        MoraleInMelee::All => Some(1),
    };
    let least = if unit.is_engaged() { least } else { Some(1) };
    least.is_some_and(|least| unit.markers >= least)
}

/// [SAM-14.2.2] Passed: one marker less. Failed: nothing changes. [SAM-20.1.4] Of a hidden unit
/// only its owner is told.
fn recover(turn: &mut Turn<'_>, unit: UnitId) {
    let only = turn.side(unit).filter(|_| turn.hidden().contains(unit));
    let draw = only.map_or(TEST, |side| hidden_test(turn.seating().of(side)));
    let value = test_value(turn, unit, Occasion::Morale);
    let die = turn.roll(draw, 1, FACES)[0];
    tell_to(turn, only, Fact::Tested { unit, occasion: Occasion::Morale, value, die });
    if passes(die, value) {
        let markers = turn.unit(unit).markers - 1;
        tell_to(turn, only, Fact::Marked { unit, markers });
    }
}

/// [SAM-14.1.2] A test with all its consequences; whether it was passed, or honour took the
/// failure. From extended on only.
pub(crate) fn test(turn: &mut Turn<'_>, unit: UnitId, occasion: Occasion) -> bool {
    let value = test_value(turn, unit, occasion);
    test_at(turn, unit, occasion, value)
}

/// A test at a value that was worked out before.
fn test_at(turn: &mut Turn<'_>, unit: UnitId, occasion: Occasion, value: i8) -> bool {
    let die = turn.roll(TEST, 1, FACES)[0];
    tell(turn, Fact::Tested { unit, occasion, value, die });
    if passes(die, value) {
        return true;
    }
    match occasion {
        Occasion::Losses | Occasion::Flank | Occasion::Rear | Occasion::Headquarters => {
            fail(turn, unit)
        }
        Occasion::Morale | Occasion::Pursuit => false,
    }
}

/// [SAM-14.1.4] A failure that lowers the level; whether honour took it [SAM-14.1.5]. A unit that
/// panics already surrenders or disperses [SAM-14.1.6].
fn fail(turn: &mut Turn<'_>, unit: UnitId) -> bool {
    let markers = turn.unit(unit).markers;
    if turn.unit(unit).honour {
        tell(turn, Fact::Dishonoured { unit });
        return true;
    }
    if markers >= PANICKING {
        tell(turn, Fact::Destroyed { unit, end: End::Surrendered });
    } else {
        tell(turn, Fact::Marked { unit, markers: markers + 1 });
        lose_order(turn, unit);
    }
    false
}

/// [SAM-5.4.2] Whoever is put to flight has no order any more; flee and panic are kept.
fn lose_order(turn: &mut Turn<'_>, unit: UnitId) {
    let Some(order) = turn.order(unit).filter(|_| turn.unit(unit).markers >= FLEEING) else {
        return;
    };
    if !matches!(order.kind(), OrderKind::Flee | OrderKind::Panic) {
        show_facing(turn, unit);
        tell(turn, Fact::OrderChanged { unit, order: None });
    }
}

/// [SAM-14.1.2] One test for each unit that lost figures in an event, in order; those who failed
/// (and whose honour did not take it). Nothing at basic.
pub(crate) fn loss_tests(turn: &mut Turn<'_>, units: UnitSet) -> UnitSet {
    if !turn.plays(Level::Extended) {
        return UnitSet::NONE;
    }
    tests(turn, units, Occasion::Losses)
}

/// A test for each of these units, in order; those who failed. [SAM-1.1.4] All are one event: an HQ
/// that surrenders in it still inspires whoever tests after it.
fn tests(turn: &mut Turn<'_>, units: UnitSet, occasion: Occasion) -> UnitSet {
    let mut values = [0; MOST_UNITS];
    for unit in units {
        values[unit.index()] = test_value(turn, unit, occasion);
    }
    let units = turn.in_order(units);
    units.filter(|&unit| !test_at(turn, unit, occasion, values[unit.index()])).collect()
}

/// [SAM-16.1.4] Every army whose HQ was destroyed tests, every unit on the board once; those who
/// failed. To be called after the event and its loss tests: `alive` are the HQs that lived before
/// the event. [SAM-21.2.3] Who surrenders now starts no further test. Nothing at basic.
pub(crate) fn headquarters_tests(turn: &mut Turn<'_>, alive: UnitSet) -> UnitSet {
    let fallen = alive & turn.with_status(Status::Destroyed);
    if fallen.is_empty() || !turn.plays(Level::Extended) {
        return UnitSet::NONE;
    }
    let mut failed = UnitSet::NONE;
    for side in Side::BOTH {
        if turn.headquarters(side).is_some_and(|unit| fallen.contains(unit)) {
            let army = turn.army(side) & turn.visible();
            failed |= tests(turn, army, Occasion::Headquarters);
        }
    }
    failed
}

/// The HQs that are alive now.
pub(crate) fn headquarters_alive(battle: &Battle) -> UnitSet {
    let all = Side::BOTH.into_iter().filter_map(|side| battle.headquarters(side));
    all.collect::<UnitSet>() - battle.with_status(Status::Destroyed)
}

/// [SAM-1.1.3], [SAM-1.1.5] Low rolls succeed; nothing passes a value below 1.
pub(crate) fn passes(die: u8, value: i8) -> bool {
    i16::from(die) <= i16::from(value)
}

/// [SAM-14.1.3] The highest die with which a unit passes a test on an occasion.
pub(crate) fn test_value(battle: &Battle, unit: UnitId, occasion: Occasion) -> i8 {
    test_parts(battle, unit, occasion).sum()
}

/// [SAM-14.1.3] What that value is made of.
pub(crate) fn test_parts(battle: &Battle, unit: UnitId, occasion: Occasion) -> Parts {
    let mut parts = values::steadfastness_parts(battle, unit);
    parts.add(Source::Occasion, modifier(occasion));
    parts
}

/// [SAM-14.1.3] What an occasion takes off, for that test only.
const fn modifier(occasion: Occasion) -> i8 {
    match occasion {
        Occasion::Flank => -3,
        Occasion::Rear => -5,
        Occasion::Losses | Occasion::Headquarters | Occasion::Morale | Occasion::Pursuit => 0,
    }
}
