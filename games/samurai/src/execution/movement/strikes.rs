//! [SAM-11.3.2] Strikes out of ambush.

use super::shaken::Nerves;
use crate::Turn;
use crate::event::Fact;
use crate::execution::melee::{Honours, honour};
use crate::flow::tell;
use crate::ids::{MOST_UNITS, UnitId, UnitSet};
use crate::losses::{Hits, Means};
use crate::luck_names::{FACES, STRIKE};
use crate::order::OrderKind;
use crate::state::{Battle, Mark};
use crate::{morale, values, zones};

/// Whom each unit strikes.
type Blows = [Option<UnitId>; MOST_UNITS];

/// All strikes of a step as one event; losses, tests and honour follow at once.
pub(super) fn strike(turn: &mut Turn<'_>) {
    let (strikers, blows) = blows(turn);
    if strikers.is_empty() {
        return;
    }
    let nerves = Nerves::of(turn);
    let alive = morale::headquarters_alive(turn);
    let (mut honours, mut hits) = (Honours::of(turn), Hits::none());
    for unit in turn.in_order(strikers) {
        if let Some(target) = blows[unit.index()] {
            honours.took_part(unit, target);
            roll(turn, unit, target, &mut hits);
        }
    }
    let toll = hits.settle(turn, Means::Melee);
    morale::loss_tests(turn, toll.hurt);
    morale::headquarters_tests(turn, alive);
    let winners = honours.winners(turn);
    honour(turn, winners);
    nerves.stop_shaken(turn);
}

/// Who strikes whom: those revealed by contact in this step with an enemy in their defence zone, the
/// strongest if there are several. [SAM-11.3.4] Whom an enemy found from another side does not strike,
/// nor [SAM-5.4.2] who has lost its order.
fn blows(battle: &Battle) -> (UnitSet, Blows) {
    let (mut strikers, mut blows) = (UnitSet::NONE, [None; MOST_UNITS]);
    for unit in battle.visible() {
        let lies_in_wait = battle.doing(unit).is(Mark::Revealed);
        if lies_in_wait && battle.has_order(unit, OrderKind::Ambush) {
            blows[unit.index()] = values::strongest(battle, in_zone(battle, unit), unit);
            if blows[unit.index()].is_some() {
                strikers.insert(unit);
            }
        }
    }
    (strikers, blows)
}

fn in_zone(battle: &Battle, unit: UnitId) -> UnitSet {
    let enemies = battle.enemies(unit) & battle.visible();
    enemies.iter().filter(|&enemy| zones::covers(battle, unit, battle.hex(enemy))).collect()
}

/// It turns to the enemy it strikes, and rolls as in melee with the attack of a strike.
fn roll(turn: &mut Turn<'_>, unit: UnitId, target: UnitId, hits: &mut Hits) {
    let facing = turn.ground().direction(turn.hex(unit), turn.hex(target));
    if let Some(facing) = facing.filter(|&facing| facing != turn.unit(unit).facing) {
        tell(turn, Fact::Faced { unit, facing });
    }
    let value = values::strike_value(turn, unit, target);
    let dice = turn.roll(STRIKE, values::melee_dice(turn, unit, target), FACES);
    let scored = values::hits(&dice, value);
    hits.add(turn, unit, target, scored);
    let dice = dice.iter().copied().collect();
    tell(turn, Fact::Struck { unit, target, value, dice, hits: scored });
}
