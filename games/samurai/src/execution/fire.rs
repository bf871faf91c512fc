//! [SAM-10.1.4] Shots that are one event: stage 2, and the fire of a step of stage 3.

use engine::Few;

use crate::Turn;
use crate::event::Fact;
use crate::flow::tell;
use crate::ids::{MOST_UNITS, UnitId, UnitSet};
use crate::losses::{Hits, Means};
use crate::luck_names::{FACES, SHOT};
use crate::state::{Battle, Mark};
use crate::{ground, morale, values};

/// A shot to be fired.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Shot {
    pub(crate) unit: UnitId,
    pub(crate) target: UnitId,
}

/// The shots of one event.
pub(crate) type Shots = Few<Shot, MOST_UNITS>;

/// What a list of shots has in the places that are empty.
impl Default for Shot {
    fn default() -> Shot {
        Shot { unit: UnitId::new(0), target: UnitId::new(0) }
    }
}

/// [SAM-10.1.1] Whether a unit may shoot now, whatever its order: it has a shooting table, was
/// commanded at planning, has ammunition, and is not engaged.
pub(crate) fn may_shoot(battle: &Battle, unit: UnitId) -> bool {
    battle.card(unit).is_ranged()
        && battle.doing(unit).is(Mark::Commanded)
        && has_ammunition(battle, unit)
        && !battle.unit(unit).is_engaged()
}

/// [SAM-10.2.1] Whether a unit has a shot left; ninja always have.
pub(crate) fn has_ammunition(battle: &Battle, unit: UnitId) -> bool {
    battle.card(unit).ammunition.is_none() || battle.unit(unit).ammunition > 0
}

/// [SAM-10.1.2], [SAM-10.1.3] Whether a unit can shoot at another now: range, sight, not into a
/// melee, within the scenario's limit of range.
pub(crate) fn can_hit(battle: &Battle, unit: UnitId, target: UnitId) -> bool {
    if !battle.visible().contains(target) || battle.unit(target).is_engaged() {
        return false;
    }
    let (from, to) = (battle.hex(unit), battle.hex(target));
    let range = battle.ground().distance(from, to);
    battle.card(unit).shooting_at(range) > 0
        && battle.range_cap().is_none_or(|cap| range <= cap)
        && ground::sight::sees(battle, from, to)
}

/// Fires all shots as one event, in the order of the units: dice, losses, loss tests, HQ tests.
/// Returns the units that failed a test (honour did not take it).
pub(crate) fn volley(turn: &mut Turn<'_>, shots: &[Shot]) -> UnitSet {
    if shots.is_empty() {
        return UnitSet::NONE;
    }
    let alive = morale::headquarters_alive(turn);
    let mut hits = Hits::none();
    for unit in turn.in_order(shots.iter().map(|shot| shot.unit).collect()) {
        for &shot in shots.iter().filter(|shot| shot.unit == unit) {
            fire(turn, shot, &mut hits);
        }
    }
    let toll = hits.settle(turn, Means::Fire);
    let failed = morale::loss_tests(turn, toll.hurt);
    failed | morale::headquarters_tests(turn, alive)
}

/// [SAM-10.1.4] One shot: a die a figure, hits at or under the shooting value.
fn fire(turn: &mut Turn<'_>, Shot { unit, target }: Shot, hits: &mut Hits) {
    let range = turn.ground().distance(turn.hex(unit), turn.hex(target));
    let value = values::shooting(turn, unit, range);
    let dice = turn.roll(SHOT, values::shooting_dice(turn, unit), FACES);
    let scored = values::hits(&dice, value);
    hits.add(turn, unit, target, scored);
    let dice = dice.iter().copied().collect();
    tell(turn, Fact::Shot { unit, target, range, value, dice, hits: scored });
}
