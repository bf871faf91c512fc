//! [SAM-8.5.1] to [SAM-8.5.3] The end of engagements.

use hexes::Direction;

use crate::Turn;
use crate::event::Fact;
use crate::execution::showing::show_facing;
use crate::flow::tell;
use crate::ids::{MOST_UNITS, UnitId, UnitSet};
use crate::order::OrderKind;
use crate::state::{Battle, Mark};
use crate::values;

/// To whom each unit turns that faces nobody any more.
type Choices = [Option<UnitId>; MOST_UNITS];

/// The units that are engaged now.
pub(crate) fn engaged(battle: &Battle) -> UnitSet {
    battle.visible().iter().filter(|&unit| battle.unit(unit).is_engaged()).collect()
}

/// [SAM-8.5.2], [SAM-6.6.4] At the end of stage 5 and after stage 6: who of the `fighters` faces nobody
/// any more turns to another enemy within reach, or is free. After stage 6 the fighters are those who
/// were engaged when it began.
pub(crate) fn settle(turn: &mut Turn<'_>, fighters: UnitSet) {
    let has_lost = |&unit: &UnitId| has_lost_foe(turn, unit);
    let lonely: UnitSet = (fighters & turn.visible()).iter().filter(has_lost).collect();
    if lonely.is_empty() {
        return;
    }
    let mut choices = choices(turn, lonely);
    let caught = return_choices(turn, lonely, &mut choices);
    for unit in turn.in_order(lonely) {
        match choices[unit.index()] {
            Some(foe) => engage(turn, unit, foe),
            None => tell(turn, Fact::Released { unit }),
        }
    }
    for unit in turn.in_order(lonely | caught) {
        if let Some(foe) = choices[unit.index()] {
            face(turn, unit, foe);
        }
    }
}

/// [SAM-8.5.2] Whether the enemy that a unit faced is gone. One that has left its foes itself has
/// lost nobody.
fn has_lost_foe(battle: &Battle, unit: UnitId) -> bool {
    !battle.doing(unit).is(Mark::Left) && battle.faced_foe(unit).is_none()
}

/// The strongest enemy within reach of each.
fn choices(battle: &Battle, lonely: UnitSet) -> Choices {
    let mut choices = [None; MOST_UNITS];
    for unit in lonely {
        let foes = within_reach(battle, unit);
        choices[unit.index()] = values::strongest(battle, foes, unit);
    }
    choices
}

/// [SAM-8.5.2] An unengaged unit to which others turn turns to the strongest of them in return.
fn return_choices(battle: &Battle, lonely: UnitSet, choices: &mut Choices) -> UnitSet {
    let chosen = |unit: UnitId| choices[unit.index()];
    let chosen: UnitSet = lonely.iter().filter_map(chosen).collect();
    let is_free = |&unit: &UnitId| !battle.unit(unit).is_engaged();
    let caught: UnitSet = (chosen - lonely).iter().filter(is_free).collect();
    for unit in caught {
        let catchers = lonely.iter().filter(|other| choices[other.index()] == Some(unit)).collect();
        choices[unit.index()] = values::strongest(battle, catchers, unit);
    }
    caught
}

/// [SAM-2.1.5] The visible enemies within reach of a unit.
pub(crate) fn within_reach(battle: &Battle, unit: UnitId) -> UnitSet {
    let here = battle.hex(unit);
    let enemies = battle.enemies(unit) & battle.visible();
    let is_near = |&foe: &UnitId| battle.ground().within_reach(here, battle.hex(foe));
    enemies.iter().filter(is_near).collect()
}

fn engage(turn: &mut Turn<'_>, unit: UnitId, with: UnitId) {
    if !turn.foes(unit).contains(with) {
        tell(turn, Fact::Engaged { unit, with });
    }
}

fn face(turn: &mut Turn<'_>, unit: UnitId, foe: UnitId) {
    if let Some(facing) = towards(turn, unit, foe).filter(|&way| way != turn.unit(unit).facing) {
        tell(turn, Fact::Faced { unit, facing });
    }
}

/// The direction in which a unit next to another stands.
pub(crate) fn towards(battle: &Battle, unit: UnitId, other: UnitId) -> Option<Direction> {
    battle.ground().direction(battle.hex(unit), battle.hex(other))
}

/// [SAM-8.5.3] Who lost its last foe in the middle of the turn has no order any more, and can only be
/// contacted anew: it does not even fire in the step in which that happens. [SAM-7.14.3] Who was
/// about to leave still does.
pub(crate) fn drop_orders(turn: &mut Turn<'_>) {
    for unit in turn.in_order(turn.visible()) {
        if is_left_alone(turn, unit) {
            show_facing(turn, unit);
            tell(turn, Fact::OrderChanged { unit, order: None });
        }
    }
}

fn is_left_alone(battle: &Battle, unit: UnitId) -> bool {
    let is_free = battle.doing(unit).is(Mark::WasEngaged) && !battle.unit(unit).is_engaged();
    let leaving = [OrderKind::Withdraw, OrderKind::Flee, OrderKind::Panic];
    let stays = |kind| !leaving.contains(&kind);
    is_free && battle.order(unit).is_some_and(|order| stays(order.kind()))
}
