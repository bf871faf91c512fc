//! [SAM-6.6.3] Contact in stage 6.

use crate::Turn;
use crate::event::Fact;
use crate::flow::tell;
use crate::ground::HexSet;
use crate::ids::{HexId, MOST_UNITS, UnitId, UnitSet};
use crate::pieces::Side;
use crate::state::{Battle, Mark};
use crate::{values, zones};

/// [SAM-6.6.3] Units that ran into the zone of an enemy, or that have a hidden one beside them which
/// was revealed in this step, are engaged with all of them. All turn to the strongest of those they
/// meet so.
pub(super) fn engage(turn: &mut Turn<'_>) {
    let caught: UnitSet =
        turn.visible().iter().filter(|&unit| !catchers(turn, unit).is_empty()).collect();
    let mut met = [UnitSet::NONE; MOST_UNITS];
    for unit in caught.iter() {
        for catcher in catchers(turn, unit).iter() {
            met[unit.index()].insert(catcher);
            met[catcher.index()].insert(unit);
        }
    }
    for unit in turn.in_order(caught) {
        for with in turn.in_order(met[unit.index()] - turn.foes(unit)) {
            tell(turn, Fact::Engaged { unit, with });
        }
    }
    face_each_other(turn, &met);
}

/// The enemies that stop a unit where it has come to, or find one another with it.
fn catchers(battle: &Battle, unit: UnitId) -> UnitSet {
    let hex = battle.hex(unit);
    let moved = battle.doing(unit).is(Mark::Moved);
    let catches = |&enemy: &UnitId| {
        battle.ground().within_reach(battle.hex(enemy), hex)
            && (is_met(battle, enemy) || moved && holds(battle, enemy, hex))
    };
    (battle.enemies(unit) & battle.visible()).iter().filter(catches).collect()
}

/// A unit that was hidden before this step.
fn is_met(battle: &Battle, unit: UnitId) -> bool {
    battle.doing(unit).is(Mark::Revealed)
}

/// [SAM-6.6.3] Whether the zone of a unit stops others in a hex: not if it was engaged this turn, nor
/// if it is on the move itself.
fn holds(battle: &Battle, unit: UnitId, hex: HexId) -> bool {
    let doing = battle.doing(unit);
    let has_zone = !doing.is(Mark::WasEngaged) && !doing.is(Mark::Left);
    has_zone && zones::covers(battle, unit, hex)
}

/// The hexes in which visible enemies of a side stop its units in this stage.
pub(super) fn watched(battle: &Battle, side: Side) -> HexSet {
    let ground = battle.ground();
    let enemies = battle.army(side.enemy()) & battle.visible();
    let around = |enemy| {
        let hexes = ground.neighbours(battle.hex(enemy));
        hexes.filter(move |&hex| holds(battle, enemy, hex))
    };
    enemies.iter().flat_map(around).collect()
}

/// [SAM-6.6.3] Mover and catcher turn to each other. [SAM-11.3.2] An ambusher faces the enemy that it has
/// struck.
fn face_each_other(turn: &mut Turn<'_>, met: &[UnitSet; MOST_UNITS]) {
    for unit in turn.in_order(turn.visible()) {
        let faced = turn.faced_foe(unit).filter(|&foe| met[unit.index()].contains(foe));
        if faced.is_some() && turn.doing(unit).is(Mark::Struck) {
            continue;
        }
        let Some(foe) = values::strongest(turn, met[unit.index()], unit) else { continue };
        let facing = turn.ground().direction(turn.hex(unit), turn.hex(foe));
        let facing = facing.expect("they are neighbours");
        tell(turn, Fact::Faced { unit, facing });
    }
}
