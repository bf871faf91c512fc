//! [SAM-19.2.2] Orders of units that have yet to enter the board.

use super::aim::UNSEEN;
use super::moves::Route;
use super::subject::owner;
use crate::ban::{Allowed, Ban, require, require_any};
use crate::command;
use crate::ground::costs::Gait;
use crate::ground::sight;
use crate::ids::{HexId, UnitId};
use crate::order::{OrderKind, Path};
use crate::state::Battle;

/// [SAM-19.2.2] The first hex of the path is a free entry hex; that of an attack is one from which
/// the target can be attacked.
pub(super) fn may_come_by(route: &Route<'_>, hex: HexId) -> Allowed {
    let Route { battle, unit, target, .. } = *route;
    let listed = command::entries(battle, unit).contains(hex);
    require(listed, Ban::new("SAM-19.2.2", "ban-no-entry").at(hex))?;
    require(is_free(battle, unit, hex), Ban::new("SAM-19.2.2", "ban-entry-held").at(hex))?;
    target.map_or(Ok(()), |target| may_attack_from(route, hex, target))
}

/// Whether nobody stands there whom the unit's side knows of.
fn is_free(battle: &Battle, unit: UnitId, hex: HexId) -> bool {
    let known = battle.visible() | (battle.hidden() & battle.army(owner(battle, unit)));
    battle.occupant(hex).is_none_or(|other| !known.contains(other))
}

/// Whether there is an entry hex from which a unit may attack another.
pub(super) fn may_attack_it(battle: &Battle, unit: UnitId, target: UnitId) -> Allowed {
    let route = Route::new(battle, unit, OrderKind::Attack, Some(target), Path::EMPTY);
    let answers = command::entries(battle, unit).iter().map(|hex| route.may_enter(hex));
    require_any(answers, Ban::new("SAM-19.2.2", "ban-unattainable"))
}

/// [SAM-19.2.2] Sight and reach of an attack are judged from the entry hex, its cost paid.
fn may_attack_from(route: &Route<'_>, entry: HexId, target: UnitId) -> Allowed {
    let Route { battle, mover, .. } = *route;
    let (ground, to) = (battle.ground(), battle.hex(target));
    let attainable = if battle.setting.get().options.attack_by_distance {
        let cost = ground.enter_board(mover, Gait::Attack, entry)?;
        ground.distance(entry, to) + cost <= Gait::Attack.allowance(mover)
    } else {
        ground.attainable_on_entry(mover, entry).contains(to)
    };
    require(attainable, Ban::new("SAM-7.5.1", "ban-unattainable").at(entry))?;
    require(sight::sees(battle, entry, to), Ban::new("SAM-7.5.1", UNSEEN).at(entry))
}
