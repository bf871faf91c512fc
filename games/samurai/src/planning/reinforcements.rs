//! [SAM-19.2.2] Orders of units that have yet to enter the board.

use super::moves::{Route, allowance, gait};
use super::subject::{mover, owner};
use crate::ban::{Allowed, Ban, require, require_any};
use crate::command;
use crate::ground::costs::Gait;
use crate::ground::{HexSet, sight};
use crate::ids::{HexId, UnitId};
use crate::order::OrderKind;
use crate::state::Battle;

/// The entry hexes of a unit that is due.
pub(super) fn entries(battle: &Battle, unit: UnitId) -> HexSet {
    command::entries(battle, unit)
}

/// The points that entering the board costs, or the rule that forbids it. There is no slope at the
/// edge of the board.
pub(crate) fn entry_cost(
    battle: &Battle,
    unit: UnitId,
    kind: OrderKind,
    hex: HexId,
) -> Result<u8, Ban> {
    battle.ground().enter(mover(battle, unit), gait(kind), hex, hex)
}

/// [SAM-19.2.2] The first hex of the path is a free entry hex, and costs as any hex.
pub(super) fn may_come_by(route: &Route<'_>, hex: HexId) -> Allowed {
    let Route { battle, unit, kind, target, .. } = *route;
    let listed = entries(battle, unit).contains(hex);
    require(listed, Ban::new("SAM-19.2.2", "ban-no-entry").at(hex))?;
    require(is_free(battle, unit, hex), Ban::new("SAM-19.2.2", "ban-entry-held").at(hex))?;
    route.suits_river(hex)?;
    route.can_afford(entry_cost(battle, unit, kind, hex)?, hex)?;
    match target {
        Some(target) => may_attack_from(battle, unit, hex, target),
        None => Ok(()),
    }
}

/// Whether nobody stands there whom the unit's side knows of.
fn is_free(battle: &Battle, unit: UnitId, hex: HexId) -> bool {
    let known = battle.visible() | (battle.hidden() & battle.army(owner(battle, unit)));
    !known.iter().any(|other| battle.hex(other) == hex)
}

/// Whether there is an entry hex from which a unit may attack another.
pub(super) fn may_attack_it(battle: &Battle, unit: UnitId, target: UnitId) -> Allowed {
    let route = super::attack::route(battle, unit, OrderKind::Attack, target);
    let answers = entries(battle, unit).iter().map(|hex| may_come_by(&route, hex));
    require_any(answers, Ban::new("SAM-19.2.2", "ban-unattainable"))
}

/// [SAM-19.2.2] Sight and distance of an attack are judged from the entry hex, its cost paid.
fn may_attack_from(battle: &Battle, unit: UnitId, from: HexId, target: UnitId) -> Allowed {
    let to = battle.hex(target);
    let cost = entry_cost(battle, unit, OrderKind::Attack, from)?;
    let points = allowance(OrderKind::Attack, battle.card(unit).arm).saturating_sub(cost);
    let attainable = if battle.setting.get().options.attack_by_distance {
        battle.ground().distance(from, to) <= points.max(1)
    } else {
        can_come_near(battle, unit, from, to, points)
    };
    require(attainable, Ban::new("SAM-7.5.1", "ban-unattainable").at(from))?;
    require(sight::sees(battle, from, to), Ban::new("SAM-7.5.1", "ban-out-of-sight").at(from))
}

/// Whether some way of an attack for so many points ends within reach of a hex.
fn can_come_near(battle: &Battle, unit: UnitId, from: HexId, to: HexId, points: u8) -> bool {
    let ground = battle.ground();
    let step = |hex| match ground.enter(mover(battle, unit), Gait::Attack, from, hex) {
        Ok(cost) if cost <= points => can_come_near(battle, unit, hex, to, points - cost),
        Ok(_) | Err(_) => false,
    };
    ground.within_reach(from, to) || (points > 0 && ground.neighbours(from).any(step))
}
