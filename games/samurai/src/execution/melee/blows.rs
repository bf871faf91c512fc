//! [SAM-9.1.1] to [SAM-9.1.5] The blows, all at once.

use super::Honours;
use crate::Turn;
use crate::event::{Dice, Fact};
use crate::flow::tell;
use crate::ids::UnitId;
use crate::losses::Hits;
use crate::luck_names::{BLOW, FACES};
use crate::order::OrderKind;
use crate::state::{Battle, Mark};
use crate::values;

/// [SAM-9.1.5] Everybody's blow, before any of them counts. [SAM-9.3.1] Whoever was engaged when the
/// turn began fights on, and has no order that would change its values.
pub(super) fn all(turn: &mut Turn<'_>) -> (Honours, Hits) {
    let (mut honours, mut hits) = (Honours::of(turn), Hits::none());
    for unit in turn.in_order(turn.visible()) {
        if let Some(target) = target(turn, unit) {
            honours.took_part(unit, target);
            let scored = blow(turn, unit, target);
            hits.add(turn, unit, target, scored);
        }
    }
    (honours, hits)
}

/// [SAM-9.1.1] The enemy that a unit strikes: the engaged one in the hex that it faces, unless
/// [SAM-9.1.2] it does not roll. [SAM-13.3.1] Peasants too fight when they are contacted.
fn target(battle: &Battle, unit: UnitId) -> Option<UnitId> {
    let target = battle.faced_foe(unit)?;
    (!is_idle(battle, unit) && !is_between_ambushers(battle, unit, target)).then_some(target)
}

/// [SAM-9.1.2], [SAM-7.14.2] Units that carry out withdraw, flee or panic take blows without an answer.
/// [SAM-14.3.1] Who is put to flight before the blows has no such order yet, and strikes.
pub(crate) fn is_idle(battle: &Battle, unit: UnitId) -> bool {
    let idle = [OrderKind::Withdraw, OrderKind::Flee, OrderKind::Panic];
    idle.iter().any(|&kind| battle.has_order(unit, kind))
}

/// [SAM-11.3.3] An ambusher that struck does not strike again, and is not answered by whom it struck.
fn is_between_ambushers(battle: &Battle, unit: UnitId, target: UnitId) -> bool {
    let doing = battle.doing(unit);
    let answers = doing.struck_from.contains(battle.unit(unit).facing)
        && battle.doing(target).is(Mark::Struck);
    doing.is(Mark::Struck) || answers
}

/// [SAM-9.1.3] Value, dice, hits. Dice are drawn even if the value is 0.
fn blow(turn: &mut Turn<'_>, unit: UnitId, target: UnitId) -> u8 {
    let value = values::attack(turn, unit, target);
    let number = values::melee_dice(turn, unit, target);
    let dice: Dice = turn.roll(BLOW, number, FACES).iter().copied().collect();
    let hits = values::hits(&dice, value);
    tell(turn, Fact::Fought { unit, target, value, dice, hits });
    hits
}
