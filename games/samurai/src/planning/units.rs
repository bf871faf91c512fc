//! "Which unit, or are these all orders?"

use super::{forced, kinds};
use crate::action::Action;
use crate::ban::{Allowed, Ban, require};
use crate::command;
use crate::ids::UnitId;
use crate::order::Order;
use crate::pieces::{Side, Status};
use crate::state::Battle;

/// Units that may be given an order, and the end of writing.
pub(super) fn list(battle: &Battle, side: Side, into: &mut Vec<Action>) {
    let in_game = battle.visible() | battle.hidden() | battle.with_status(Status::Waiting);
    let units = (battle.army(side) & in_game).iter();
    let free = units.filter(|&unit| may_take(battle, side, unit).is_ok());
    into.extend(free.map(Action::Unit));
    into.push(Action::Done);
}

/// [SAM-5.1.1] Whether a side may write an order for a unit.
pub(super) fn may_take(battle: &Battle, side: Side, unit: UnitId) -> Allowed {
    let own = battle.army(side).contains(unit);
    require(own, Ban::new("SAM-1.1.2", "ban-not-your-unit"))?;
    is_there(battle, unit)?;
    if forced::quarries(battle, unit).len() > 1 {
        return is_not_put_to_flight(battle, unit);
    }
    is_free(battle, unit)?;
    kinds::has_any(battle, unit)
}

/// Whether a unit is in the field, or [SAM-19.2.2] a reinforcement that is due.
fn is_there(battle: &Battle, unit: UnitId) -> Allowed {
    match battle.status(unit) {
        Status::Visible | Status::Hidden => Ok(()),
        Status::Waiting => require(
            !command::entries(battle, unit).is_empty(),
            Ban::new("SAM-19.2.2", "ban-not-due"),
        ),
        Status::Absent | Status::Destroyed | Status::Escaped => {
            Err(Ban::new("SAM-5.1.1", "ban-not-in-field"))
        }
    }
}

/// [SAM-5.1.3], [SAM-19.2.3] Whether no order is forced on a unit.
pub(super) fn is_free(battle: &Battle, unit: UnitId) -> Allowed {
    match forced::order(battle, unit, None) {
        None => Ok(()),
        Some(Order::Panic) => Err(Ban::new("SAM-5.1.3", "ban-panics")),
        Some(Order::Flee) => Err(Ban::new("SAM-5.1.3", "ban-flees")),
        Some(Order::Pursue { .. }) => Err(Ban::new("SAM-5.1.3", "ban-pursues")),
        Some(_) => Err(Ban::new("SAM-19.2.3", "ban-scenario-order")),
    }
}

/// [SAM-5.1.3] Who flees or panics pursues nobody.
fn is_not_put_to_flight(battle: &Battle, unit: UnitId) -> Allowed {
    match forced::order(battle, unit, None) {
        Some(Order::Pursue { .. }) => Ok(()),
        Some(_) | None => is_free(battle, unit),
    }
}
