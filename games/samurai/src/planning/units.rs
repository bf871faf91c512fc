//! "Which unit, or are these all orders?"

use engine::Seat;

use super::{forced, kinds};
use crate::action::Action;
use crate::ban::{Allowed, Ban, require};
use crate::command;
use crate::ids::UnitId;
use crate::order::Order;
use crate::pieces::Status;
use crate::state::Battle;

/// Units that may be given an order, and the end of writing.
pub(super) fn list(battle: &Battle, seat: Seat, into: &mut Vec<Action>) {
    let in_game = battle.visible() | battle.hidden() | battle.with_status(Status::Waiting);
    let units = (battle.command_of(seat) & in_game).iter();
    let free = units.filter(|&unit| may_take(battle, seat, unit).is_ok());
    into.extend(free.map(Action::Unit));
    into.push(Action::Done);
}

/// [SAM-5.1.1] Whether a seat may write an order for a unit.
pub(super) fn may_take(battle: &Battle, seat: Seat, unit: UnitId) -> Allowed {
    is_commanded_by(battle, seat, unit)?;
    is_there(battle, unit)?;
    if forced::quarries(battle, unit).len() > 1 {
        return is_not_put_to_flight(battle, unit);
    }
    is_free(battle, unit)?;
    kinds::has_any(battle, unit)
}

/// [SAM-1.1.2] Whether a unit takes its orders from the commander in a seat.
pub(crate) fn is_commanded_by(battle: &Battle, seat: Seat, unit: UnitId) -> Allowed {
    let side = battle.seating().side(seat);
    let own = side.is_some_and(|side| battle.army(side).contains(unit));
    require(own, Ban::new("SAM-1.1.2", "ban-not-your-unit"))?;
    let commands = battle.command_of(seat).contains(unit);
    require(commands, Ban::new("SAM-1.1.2", "ban-not-your-command"))
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
