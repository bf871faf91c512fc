//! Why a decision of a phase that is over is refused. A phase ends by itself when nothing is left to
//! decide in it, so that its player may still mean it.

use crate::action::Action;
use crate::ban::{Allowed, Ban};
use crate::cards::Card;
use crate::marks::Mark;
use crate::pieces::Side;
use crate::state::{Battle, Mode, Played, Step};
use crate::steps::orders::{self, room};
use crate::steps::{fire, melee, movement};
use crate::tactics::Way;

/// What a player decides in a turn, by the phase or the part of a battle that it belongs to.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Part {
    Orders,
    LeaveSquare,
    Leadership,
    Rally,
    Movement,
    Battles,
    Join,
    Reaction,
    Flags,
    Retreat,
    Advance,
    BattleBack,
}

fn part_of(action: Action) -> Option<Part> {
    Some(match action {
        Action::OrderUnit(_)
        | Action::OrderLeader(_)
        | Action::OrderEntering(_)
        | Action::EndOrders => Part::Orders,
        Action::LeaveSquare | Action::StayInSquare => Part::LeaveSquare,
        Action::LeaderStays | Action::LeaderDetaches => Part::Leadership,
        Action::Regain(_) | Action::Decline => Part::Rally,
        Action::MoveUnit { .. }
        | Action::MoveLeader { .. }
        | Action::Enter { .. }
        | Action::LeaveBoard { .. }
        | Action::LeaderLeavesBoard { .. }
        | Action::EndMoves => Part::Movement,
        Action::Fire { .. } | Action::Melee { .. } | Action::EndBattles => Part::Battles,
        Action::Join(_) | Action::JoinNoMore => Part::Join,
        Action::Stand | Action::FirstStrike | Action::RetireAndReform | Action::FormSquare => {
            Part::Reaction
        }
        Action::IgnoreFlags(_) => Part::Flags,
        Action::Retreat(_)
        | Action::Withdraw(_)
        | Action::LeaderRetreat(_)
        | Action::LeaderLeaves
        | Action::LeaderStops => Part::Retreat,
        Action::Advance(_) | Action::Hold => Part::Advance,
        Action::BattleBack | Action::Forbear => Part::BattleBack,
        // These are asked whenever their moment comes.
        Action::Play(_)
        | Action::March(_)
        | Action::Manoeuvre
        | Action::OrderOne
        | Action::SendBack(_)
        | Action::Place(_)
        | Action::Keep(_) => return None,
    })
}

/// The rule that closed the part of the turn to which a decision of the asked side belongs; `None`
/// if that part has not come yet, or is never closed by itself.
pub(crate) fn ban(battle: &Battle, step: Step, action: Action) -> Option<Ban> {
    let (part, is_active) = (part_of(action)?, battle.asked() == Some(battle.active));
    // After an attack the active side is asked for the next one.
    let next = matches!(step, Step::Battles | Step::KeepCard);
    match part {
        _ if is_active && step == Step::PlayCard => None,
        Part::Orders if is_active && is_after_orders(step) => orders_over(battle, action),
        Part::LeaveSquare if is_active && (is_after_orders(step) || step == Step::GiveOrders) => {
            Some(Ban::new("CCN-22.4.2", "ban-no-square-to-leave"))
        }
        Part::Leadership if is_active && is_after_orders(step) => {
            Some(Ban::new("CCN-25.13.1", "ban-leaders-decided"))
        }
        Part::Rally if is_active && is_after_orders(step) => {
            Some(Ban::new("CCN-25.15.1", "ban-no-face-left"))
        }
        Part::Movement if is_active && next => Some(moves_over(battle)),
        Part::Battles if step == Step::KeepCard => Some(battles_over(battle, action)),
        Part::Join if is_active && (next || is_after_declaration(step)) => {
            Some(Ban::new("CCN-23.1.1", "ban-joining-over"))
        }
        Part::Reaction if !is_active && is_after_declaration(step) => {
            Some(Ban::new("CCN-13.1.3", "ban-reaction-over"))
        }
        Part::Flags if matches!(step, Step::Retreat { .. } | Step::BattleBack { .. }) => {
            Some(Ban::new("CCN-15.2.1", "ban-flags-over"))
        }
        Part::Retreat if next || matches!(step, Step::BattleBack { .. }) => {
            Some(Ban::new("CCN-15.1.3", "ban-retreat-over"))
        }
        Part::Advance if is_active && next => Some(Ban::new("CCN-18.1.1", "ban-advance-over")),
        _ => None,
    }
}

/// [CCN-5.1.1] The turn of a side passes to the enemy by itself when nothing is left to decide.
pub(crate) fn turn(battle: &Battle, side: Side, action: Action) -> Option<Ban> {
    let has_passed = battle.step() == Some(Step::PlayCard)
        && battle.active != side
        && battle.turn > 1
        && part_of(action).is_some();
    has_passed.then_some(Ban::new("CCN-5.1.1", "ban-turn-over"))
}

/// Whether the orders of the turn are closed.
fn is_after_orders(step: Step) -> bool {
    matches!(step, Step::Movement | Step::Battles | Step::KeepCard)
}

/// Whether the step belongs to a battle that was declared and met.
fn is_after_declaration(step: Step) -> bool {
    matches!(
        step,
        Step::Flags { .. }
            | Step::Retreat { .. }
            | Step::Withdraw { .. }
            | Step::LeaderRetreat { .. }
            | Step::TakeGround { .. }
            | Step::Breakthrough { .. }
            | Step::GoOn { .. }
            | Step::BonusMelee { .. }
            | Step::BattleBack { .. }
    )
}

/// [CCN-7.1.1] Once orders have ended the list is closed.
const ORDERS_OVER: Ban = Ban::new("CCN-7.1.1", "ban-orders-over");

/// [CCN-7.2.2] Why a piece gets no order any more: what is wrong with it, that the card has no
/// order left, or that its player has ended the orders.
fn orders_over(battle: &Battle, action: Action) -> Option<Ban> {
    let Some(played) = battle.played else { return Some(ORDERS_OVER) };
    if matches!(played.text().way(), Way::AtOnce) && played.mode == Mode::Text {
        return Some(Ban::new(order_rule(played), "ban-ordered-at-once"));
    }
    let allowed = match action {
        Action::OrderUnit(hex) => orders::may_order_unit(battle, hex),
        Action::OrderLeader(hex) => orders::may_order_leader(battle, hex),
        Action::OrderEntering(piece) => orders::may_order_entering(battle, piece),
        _ => Ok(()),
    };
    Some(match allowed {
        // Where pieces have moved it cannot be seen in which section they were ordered.
        Err(ban) if ban != room::NO_ORDER_LEFT => ban,
        _ if orders::orders_left(battle) == 0 => Ban::new(order_rule(played), "ban-no-orders"),
        Err(ban) if !has_moved(battle) => ban,
        _ => ORDERS_OVER,
    })
}

fn has_moved(battle: &Battle) -> bool {
    battle.all_units().any(|unit| battle.unit(unit).moved > 0)
        || battle.all_leaders().any(|it| battle.leader(it).marks.has(Mark::Moved))
}

/// The rule that says how many pieces the card orders.
fn order_rule(played: Played) -> &'static str {
    match played.text() {
        Card::LaGrandeManoeuvre => "CCN-25.14.1",
        _ if played.mode == Mode::OneUnit => "CCN-25.1.3",
        Card::BayonetCharge => "CCN-25.4.1",
        Card::Bombard => "CCN-25.5.1",
        Card::CavalryCharge => "CCN-25.6.1",
        Card::Elan => "CCN-25.8.1",
        Card::FireAndHold => "CCN-25.9.1",
        Card::ForceMarch => "CCN-25.11.1",
        Card::GiveThemTheColdSteel => "CCN-25.12.1",
        Card::Leadership => "CCN-25.13.1",
        Card::Rally => "CCN-25.15.1",
        _ => "CCN-7.2.2",
    }
}

/// [CCN-5.1.2] Movement is over, or the card had none.
fn moves_over(battle: &Battle) -> Ban {
    movement::may_move_late(battle).err().unwrap_or(Ban::new("CCN-5.1.2", "ban-moves-over"))
}

/// [CCN-10.1.3] Why an attack is not fought any more: what forbids it, or that battles have ended.
fn battles_over(battle: &Battle, action: Action) -> Ban {
    let allowed: Allowed = match action {
        Action::Fire { from, at } => fire::may_fire_at(battle, from, at),
        Action::Melee { from, at } => melee::may_melee(battle, from, at),
        _ => Ok(()),
    };
    allowed.err().unwrap_or(Ban::new("CCN-10.1.3", "ban-battles-over"))
}
