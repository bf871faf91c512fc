//! "Attack again, or end the charge."

use crate::Turn;
use crate::action::Action;
use crate::ban::{Allowed, Ban, require};
use crate::event::Event;
use crate::flow::end_step;
use crate::hex::Hex;
use crate::pieces::UnitId;
use crate::state::{Battle, Melee};
use crate::steps::{battles, melee};

/// [CCN-19.1.1] Any enemy unit or lone leader next to where the breakthrough ended.
pub(crate) fn legal(battle: &Battle, unit: UnitId, into: &mut Vec<Action>) {
    let from = battle.unit(unit).hex;
    into.extend(melee::targets(battle, unit).map(|at| Action::Melee { from, at }));
    into.push(Action::Hold);
}

/// [CCN-19.1.2] Ground entered in the breakthrough may forbid it. [CCN-19.1.4] There is at most
/// one in a turn, since only the first melee is followed by this question.
pub(crate) fn has_target(battle: &Battle, unit: UnitId) -> bool {
    battles::may_battle_after_entering(battle, unit).is_ok()
        && melee::targets(battle, unit).next().is_some()
}

/// [CCN-19.1.2] A complete melee of its own.
pub(crate) fn attack(turn: &mut Turn<'_>, unit: UnitId, at: Hex) {
    let from = turn.unit(unit).hex;
    end_step(turn);
    turn.emit(Event::BonusMeleeBegan { unit });
    melee::declare(turn, from, at, Melee::Bonus);
}

/// [CCN-10.1.2] Everything a battle causes is finished before another unit battles.
pub(crate) fn may_attack(battle: &Battle, unit: UnitId, from: Hex, at: Hex) -> Allowed {
    let is_charging = battle.unit(unit).hex == from;
    require(is_charging, Ban::new("CCN-10.1.2", "ban-other-unit-charges"))?;
    melee::may_melee_with(battle, unit, at)
}
