//! Whether a line answers what is asked, and may be written.

use engine::Seat;

use super::moves::Route;
use super::subject::Subject;
use super::{ANOTHER_QUESTION, aim, attack, fire, kinds, partners, targets, units};
use crate::action::{Action, Draft, Writing};
use crate::ban::{Allowed, Ban};
use crate::ids::{HexId, UnitId};
use crate::order::OrderKind;
use crate::state::Battle;

/// Whether a line may be written.
pub(super) fn check(battle: &Battle, seat: Seat, draft: &Draft, action: Action) -> Allowed {
    match (draft.writing, action) {
        (Writing::Unit, Action::Done)
        | (Writing::Order(_), Action::Drop)
        | (Writing::Facing(..), Action::Face(_))
        | (Writing::Back { .. }, Action::Back(_)) => Ok(()),
        (Writing::Unit, Action::Unit(unit)) => units::may_take(battle, seat, unit),
        (Writing::Order(unit), Action::Order(kind)) => may_order(battle, unit, kind),
        (Writing::Target(unit, kind), Action::Target(target)) => {
            may_name(battle, unit, kind, target)
        }
        (Writing::Path { unit, order, target, path }, Action::Hex(hex)) => {
            Route::new(battle, unit, order, target, path).may_enter(hex)
        }
        (Writing::Path { unit, order, target, path }, Action::Halt) => {
            Route::new(battle, unit, order, target, path).may_halt()
        }
        (Writing::Shot { unit, path, .. }, Action::Hex(hex)) => {
            attack::may_fire_from(battle, unit, path, hex)
        }
        (Writing::Meet { unit, with }, Action::Hex(hex)) => {
            partners::may_meet(battle, unit, with, hex)
        }
        (Writing::Range { unit, .. }, Action::Range(range)) => fire::may_reach(battle, unit, range),
        (Writing::Fire { unit, .. }, Action::Fire(choice)) => {
            fire::may_prefer(battle, unit, choice)
        }
        (Writing::Unit, Action::Hex(hex)) => Err(why_no_further(battle, draft, hex)),
        (Writing::Facing(..), _) => Err(Ban::new("SAM-5.3.1", "ban-facing-needed")),
        _ => Err(ANOTHER_QUESTION),
    }
}

/// Why the path that was written last and ended by itself does not go on.
fn why_no_further(battle: &Battle, draft: &Draft, hex: HexId) -> Ban {
    let Some(command) = draft.commands.last() else { return ANOTHER_QUESTION };
    let (order, path) = (command.order, command.order.path());
    if path.is_empty() {
        return ANOTHER_QUESTION;
    }
    let route = Route::new(battle, command.unit, order.kind(), order.prey(), path);
    route.may_enter(hex).err().unwrap_or(ANOTHER_QUESTION)
}

/// Whether an order of a kind may be given, and if there is nobody to aim it at, why.
fn may_order(battle: &Battle, unit: UnitId, kind: OrderKind) -> Allowed {
    let subject = Subject::new(battle, unit);
    kinds::suits(&subject, kind)?;
    let aims = matches!(kind, OrderKind::Shoot | OrderKind::Attack | OrderKind::MoveAndFire);
    let why = |ban| if aims { why_nobody(battle, unit, kind).unwrap_or(ban) } else { ban };
    kinds::may_order(&subject, kind).map_err(why)
}

/// What keeps a unit from the stranger who is easiest to name: one who is only out of sight, or
/// else the nearest.
fn why_nobody(battle: &Battle, unit: UnitId, kind: OrderKind) -> Option<Ban> {
    let from = battle.unit(unit).hex?;
    let bans = aim::strangers(battle, unit).iter().filter_map(|target| {
        let ban = targets::may_name(battle, unit, kind, target).err()?;
        Some((!ban.says(aim::UNSEEN), battle.ground().distance(from, battle.hex(target)), target))
    });
    let (_, _, easiest) = bans.min()?;
    may_name(battle, unit, kind, easiest).err()
}

/// Whether an order may name a unit; of one out of sight, what is in the way.
fn may_name(battle: &Battle, unit: UnitId, kind: OrderKind, target: UnitId) -> Allowed {
    let explained = |ban| aim::explained(battle, unit, target, ban);
    targets::may_name(battle, unit, kind, target).map_err(explained)
}
