//! Whom an order may be aimed at.

use super::subject::owner;
use crate::ban::{Allowed, Ban, require};
use crate::ground::sight;
use crate::ids::{UnitId, UnitSet};
use crate::state::Battle;

/// That a target is not seen from where the unit stands. What is in the way is looked for only if
/// somebody asks.
pub(super) const UNSEEN: &str = "ban-out-of-sight";

/// Everybody on the board who is no friend of a unit.
pub(super) fn strangers(battle: &Battle, unit: UnitId) -> UnitSet {
    battle.visible() - battle.army(owner(battle, unit))
}

/// [SAM-5.1.2], [SAM-11.1.5] Nobody who is hidden can be named, nor anybody else who is not on the board: all
/// of them are refused alike, so that no refusal tells who hides. `rule` is the one that asks for
/// an enemy.
pub(super) fn may_aim_at(
    battle: &Battle,
    unit: UnitId,
    target: UnitId,
    rule: &'static str,
) -> Allowed {
    let side = owner(battle, unit);
    require(!battle.army(side).contains(target), Ban::new(rule, "ban-a-friend"))?;
    let on_board = battle.visible().contains(target);
    require(on_board, Ban::new("SAM-11.1.5", "ban-not-on-board"))?;
    let third = battle.setting.get().third.as_ref();
    let attacker = third.and_then(|third| third.attacked_by);
    // A third force that has joined nobody is open to one side at most.
    let is_open = battle.side(target).is_some() || attacker == Some(side);
    require(is_open, Ban::new("SAM-19.2.5", "ban-neutral"))
}

/// The same ban, or instead of "out of sight" what is in the way.
pub(super) fn explained(battle: &Battle, unit: UnitId, target: UnitId, ban: Ban) -> Ban {
    let places = battle.unit(unit).hex.zip(battle.unit(target).hex);
    let places = places.filter(|_| ban.says(UNSEEN));
    places.and_then(|(from, to)| sight::why_unseen(battle, from, to)).unwrap_or(ban)
}
