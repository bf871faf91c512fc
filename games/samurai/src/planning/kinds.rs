//! "What shall it do?"

use super::subject::Subject;
use super::{ambush, attack, fire, moves, partners};
use crate::action::Action;
use crate::ban::{Allowed, Ban, require, require_any};
use crate::command;
use crate::ids::UnitId;
use crate::order::OrderKind;
use crate::state::Battle;

/// [SAM-18.2.1] With so many markers there is no attack and no run; with so many, rest only.
const WEARY: u8 = 4;
const EXHAUSTED: u8 = 6;

/// The orders that a unit may be given, or none.
pub(super) fn list(battle: &Battle, unit: UnitId, into: &mut Vec<Action>) {
    let subject = Subject::new(battle, unit);
    let open = |&kind: &OrderKind| may_order(&subject, kind).is_ok();
    into.extend(OrderKind::ALL.into_iter().filter(open).map(Action::Order));
    into.push(Action::Drop);
}

/// Whether a unit can be given any order. Who is free can rest at least, if its card says so.
pub(super) fn has_any(battle: &Battle, unit: UnitId) -> Allowed {
    let state = battle.unit(unit);
    let can_rest = battle.card(unit).orders.contains(OrderKind::Rest);
    if can_rest && state.hex.is_some() && !state.is_engaged() {
        return Ok(());
    }
    let subject = Subject::new(battle, unit);
    if state.is_engaged() {
        return may_order(&subject, OrderKind::Withdraw);
    }
    // Whoever comes as a reinforcement can nearly always march in.
    if may_order(&subject, OrderKind::March).is_ok() {
        return Ok(());
    }
    let answers = OrderKind::ALL.into_iter().map(|kind| may_order(&subject, kind));
    require_any(answers, Ban::new("SAM-5.1.1", "ban-no-order"))
}

/// Whether an order of a kind may be given to a unit, and completed.
pub(super) fn may_order(subject: &Subject<'_>, kind: OrderKind) -> Allowed {
    suits(subject, kind)?;
    can_be_completed(subject, kind)
}

/// [SAM-3.1.3] Whether a unit, as it is, may have an order of a kind: it stands on the card, and
/// neither melee nor fatigue, command or ammunition forbids it.
pub(super) fn suits(subject: &Subject<'_>, kind: OrderKind) -> Allowed {
    require(subject.card.orders.contains(kind), Ban::new("SAM-3.1.3", "ban-not-on-card"))?;
    suits_melee(subject, kind)?;
    suits_entry(subject, kind)?;
    suits_fatigue(subject, kind)?;
    suits_command(subject, kind)?;
    suits_ammunition(subject, kind)
}

/// [SAM-5.1.4] Who is engaged withdraws or does nothing; [SAM-7.14.1] nobody else withdraws.
fn suits_melee(subject: &Subject<'_>, kind: OrderKind) -> Allowed {
    let withdraws = kind == OrderKind::Withdraw;
    match (subject.state().is_engaged(), withdraws) {
        (true, false) => Err(Ban::new("SAM-5.1.4", "ban-engaged")),
        (false, true) => Err(Ban::new("SAM-7.14.1", "ban-not-engaged")),
        (true, true) | (false, false) => Ok(()),
    }
}

/// [SAM-19.2.2] Reinforcements come with march or attack.
fn suits_entry(subject: &Subject<'_>, kind: OrderKind) -> Allowed {
    let comes = matches!(kind, OrderKind::March | OrderKind::Attack);
    require(comes || subject.state().hex.is_some(), Ban::new("SAM-19.2.2", "ban-must-enter"))
}

/// [SAM-18.2.1] What a tired unit may still do.
fn suits_fatigue(subject: &Subject<'_>, kind: OrderKind) -> Allowed {
    let fatigue = subject.fatigue();
    let is_effort = matches!(kind, OrderKind::Attack | OrderKind::Run);
    let spent = fatigue >= EXHAUSTED && kind != OrderKind::Rest;
    let ban = |sentence, limit| Ban::new("SAM-18.2.1", sentence).numbers(fatigue, limit);
    require(!spent, ban("ban-exhausted", EXHAUSTED))?;
    require(fatigue < WEARY || !is_effort, ban("ban-weary", WEARY))
}

/// [SAM-3.2.2] What may be ordered without a commander.
fn suits_command(subject: &Subject<'_>, kind: OrderKind) -> Allowed {
    let commanded = subject.is_commanded || command::can_do_without(subject.battle, kind);
    require(commanded, Ban::new("SAM-3.2.2", "ban-uncommanded"))
}

/// [SAM-5.3.3] What cannot be ordered without ammunition.
fn suits_ammunition(subject: &Subject<'_>, kind: OrderKind) -> Allowed {
    let shoots =
        matches!(kind, OrderKind::Shoot | OrderKind::FireAndRetreat | OrderKind::MoveAndFire);
    require(!shoots || subject.has_ammunition(), Ban::new("SAM-5.3.3", "ban-no-ammunition"))
}

/// Whether there is somebody to aim at, somewhere to go, somebody to join. [SAM-7.1.1],
/// [SAM-7.2.1], [SAM-7.3.1] Orders of defence need nobody.
fn can_be_completed(subject: &Subject<'_>, kind: OrderKind) -> Allowed {
    let (battle, unit) = (subject.battle, subject.unit);
    match kind {
        OrderKind::Shoot => fire::may_shoot(battle, unit),
        OrderKind::Attack => attack::may_attack(battle, unit),
        OrderKind::MoveAndFire => attack::may_move_and_fire(battle, unit),
        OrderKind::March | OrderKind::Run | OrderKind::Withdraw => {
            moves::may_set_out(battle, unit, kind)
        }
        OrderKind::Ambush => ambush::may_hide(battle, unit),
        OrderKind::Regroup => partners::may_regroup(battle, unit),
        OrderKind::Resupply => partners::may_resupply(battle, unit),
        OrderKind::AllRoundDefence
        | OrderKind::Defence
        | OrderKind::FireAndRetreat
        | OrderKind::Recon
        | OrderKind::Rest
        | OrderKind::Flee
        | OrderKind::Panic
        | OrderKind::Pursue => Ok(()),
    }
}
