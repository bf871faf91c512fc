//! "Battle back?"

use crate::Turn;
use crate::action::Action;
use crate::ban::{Allowed, Ban, require};
use crate::combat;
use crate::dice::{Count, Occasion, Target};
use crate::event::Volley;
use crate::flow::end_step;
use crate::hex::Hex;
use crate::pieces::UnitId;
use crate::state::Battle;

/// [CCN-20.1.1] The owner of a defender who did not leave its hex chooses.
pub(crate) fn legal(battle: &Battle, unit: UnitId, at: Hex, into: &mut Vec<Action>) {
    if may_reply(battle, unit, at).is_ok() {
        into.push(Action::BattleBack);
    }
    into.push(Action::Forbear);
}

/// [CCN-10.2.5] The question is put only where there is a die, but a game of older rules may have begun
/// at one without.
pub(crate) fn may_reply(battle: &Battle, unit: UnitId, at: Hex) -> Allowed {
    require(can_reply(battle, unit, at), Ban::new("CCN-10.2.5", "ban-no-dice"))
}

/// [CCN-10.2.5] A battle back without dice is not rolled.
pub(crate) fn can_reply(battle: &Battle, unit: UnitId, at: Hex) -> bool {
    dice(battle, unit, at).total() > 0
}

/// [CCN-20.1.2] Counted as an attack on the attacker's hex, without card dice;
/// [CCN-10.3.2] bans on attacks do not touch it.
pub(crate) fn dice(battle: &Battle, unit: UnitId, at: Hex) -> Count {
    let attacker = battle.unit_at(at).expect("a battle back is against a unit");
    battle.melee_dice(unit, at, Target::Unit(battle.arm(attacker)), Occasion::Reply)
}

/// [CCN-20.1.3] It rolls, and the melee is over.
pub(crate) fn reply(turn: &mut Turn<'_>, unit: UnitId, at: Hex) {
    end_step(turn);
    let dice = dice(turn, unit, at).total();
    combat::attack_unit(turn, unit, at, Volley::BattleBack, dice);
}

pub(crate) fn forbear(turn: &mut Turn<'_>) {
    end_step(turn);
}
