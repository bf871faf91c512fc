//! Targets of attack and of move and fire, and the firing hex.

use super::aim::{UNSEEN, may_aim_at, strangers};
use super::moves::{Route, may_set_out};
use super::reinforcements;
use crate::action::Action;
use crate::ban::{Allowed, Ban, require, require_any};
use crate::ground::costs::Gait;
use crate::ground::sight;
use crate::ids::{HexId, UnitId};
use crate::order::{OrderKind, Path};
use crate::state::Battle;

/// Whether a unit has anybody to attack.
pub(super) fn may_attack(battle: &Battle, unit: UnitId) -> Allowed {
    let targets = strangers(battle, unit).iter();
    let answers = targets.map(|target| may_attack_it(battle, unit, target));
    require_any(answers, Ban::new("SAM-7.5.1", "ban-nobody-to-attack"))
}

/// [SAM-7.5.1] Whether a unit may be ordered to attack another: one on the board, attainable, and
/// in sight.
pub(super) fn may_attack_it(battle: &Battle, unit: UnitId, target: UnitId) -> Allowed {
    may_aim_at(battle, unit, target, "SAM-7.5.1")?;
    let Some(from) = battle.unit(unit).hex else {
        return reinforcements::may_attack_it(battle, unit, target);
    };
    let to = battle.hex(target);
    let attainable = is_attainable(battle, unit, from, to);
    require(attainable, Ban::new("SAM-7.5.1", "ban-unattainable"))?;
    require(sight::sees(battle, from, to), Ban::new("SAM-7.5.1", UNSEEN))
}

/// [SAM-7.5.1] By the ground alone, or with the option by the distance.
fn is_attainable(battle: &Battle, unit: UnitId, from: HexId, to: HexId) -> bool {
    let (ground, mover) = (battle.ground(), battle.card(unit).mover());
    if !battle.setting.get().options.attack_by_distance {
        return ground.is_attainable(mover, from, to);
    }
    let can_move = || may_set_out(battle, unit, OrderKind::Attack).is_ok();
    ground.within_reach(from, to)
        || (ground.distance(from, to) <= Gait::Attack.allowance(mover) && can_move())
}

/// [SAM-7.7.1] Whether a unit has anybody to shoot at on the move, and somewhere to move.
pub(super) fn may_move_and_fire(battle: &Battle, unit: UnitId) -> Allowed {
    let targets = strangers(battle, unit).iter();
    let answers = targets.map(|target| may_aim_at(battle, unit, target, "SAM-7.7.1"));
    require_any(answers, Ban::new("SAM-7.7.1", "ban-nobody-to-shoot"))?;
    may_set_out(battle, unit, OrderKind::MoveAndFire)
}

/// [SAM-7.7.1] The firing hex is one of the path; the first time, if it is there twice; never the
/// hex of the start.
pub(super) fn may_fire_from(battle: &Battle, unit: UnitId, path: Path, hex: HexId) -> Allowed {
    let on_path = path.iter().any(|entered| entered == hex);
    require(on_path, Ban::new("SAM-7.7.1", "ban-not-on-path"))?;
    let is_start = battle.unit(unit).hex == Some(hex);
    require(!is_start, Ban::new("SAM-7.7.1", "ban-fires-from-start"))
}

/// "From which hex of the path does it shoot?"
pub(super) fn list_firing_hexes(battle: &Battle, unit: UnitId, path: Path, into: &mut Vec<Action>) {
    for (place, hex) in path.iter().enumerate() {
        let is_new = firing_place(path, hex) == place;
        if is_new && may_fire_from(battle, unit, path, hex).is_ok() {
            into.push(Action::Hex(hex));
        }
    }
}

/// The place of a hex in a path, the first time it comes.
pub(super) fn firing_place(path: Path, hex: HexId) -> usize {
    path.iter().position(|entered| entered == hex).unwrap_or(0)
}

/// The path of an attack or of move and fire, before its first hex.
pub(super) fn route<'a>(
    battle: &'a Battle,
    unit: UnitId,
    kind: OrderKind,
    target: UnitId,
) -> Route<'a> {
    Route::new(battle, unit, kind, Some(target), Path::EMPTY)
}
