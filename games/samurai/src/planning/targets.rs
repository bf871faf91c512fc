//! "Whom?": the target, partner or quarry of an order.

use super::aim::{may_aim_at, strangers};
use super::{attack, fire, forced, partners};
use crate::action::Action;
use crate::ban::{Allowed, Ban, require};
use crate::ids::{UnitId, UnitSet};
use crate::order::OrderKind;
use crate::state::Battle;

/// Everybody whom an order of this kind may name.
pub(super) fn list(battle: &Battle, unit: UnitId, kind: OrderKind, into: &mut Vec<Action>) {
    let open = |&target: &UnitId| may_name(battle, unit, kind, target).is_ok();
    into.extend(candidates(battle, unit, kind).iter().filter(open).map(Action::Target));
}

fn candidates(battle: &Battle, unit: UnitId, kind: OrderKind) -> UnitSet {
    match kind {
        OrderKind::Regroup | OrderKind::Resupply => partners::friends(battle, unit),
        OrderKind::AllRoundDefence
        | OrderKind::Defence
        | OrderKind::FireAndRetreat
        | OrderKind::Shoot
        | OrderKind::Attack
        | OrderKind::March
        | OrderKind::MoveAndFire
        | OrderKind::Run
        | OrderKind::Ambush
        | OrderKind::Recon
        | OrderKind::Rest
        | OrderKind::Withdraw
        | OrderKind::Flee
        | OrderKind::Panic
        | OrderKind::Pursue => strangers(battle, unit),
    }
}

/// Whether an order of this kind may name a unit.
pub(super) fn may_name(battle: &Battle, unit: UnitId, kind: OrderKind, target: UnitId) -> Allowed {
    match kind {
        OrderKind::Shoot => fire::may_shoot_at(battle, unit, target),
        OrderKind::Attack => attack::may_attack_it(battle, unit, target),
        OrderKind::MoveAndFire => may_aim_at(battle, unit, target, "SAM-7.7.1"),
        OrderKind::Regroup => partners::may_regroup_with(battle, unit, target),
        OrderKind::Resupply => partners::may_draw_from(battle, unit, target),
        OrderKind::Pursue => {
            let fled = forced::quarries(battle, unit).contains(target);
            require(fled, Ban::new("SAM-7.17.3", "ban-no-quarry"))
        }
        OrderKind::AllRoundDefence
        | OrderKind::Defence
        | OrderKind::FireAndRetreat
        | OrderKind::March
        | OrderKind::Run
        | OrderKind::Ambush
        | OrderKind::Recon
        | OrderKind::Rest
        | OrderKind::Withdraw
        | OrderKind::Flee
        | OrderKind::Panic => Err(super::ANOTHER_QUESTION),
    }
}
