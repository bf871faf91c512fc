//! Why a decision of a phase that is over is refused. A phase ends by itself when nothing is left to
//! decide in it, so that its player may still mean it.

use crate::action::Action;
use crate::ban::Ban;
use crate::cards::Card;
use crate::marks::{Mark, Marks};
use crate::pieces::{Arm, Side, UnitId};
use crate::state::{Battle, Mode, Played, Step};
use crate::steps::movement;
use crate::steps::orders::{self, room};
use crate::tactics::Way;
use crate::why;

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
    Withdrawal,
    LeaderRetreat,
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
        Action::Retreat(_) => Part::Retreat,
        Action::Withdraw(_) => Part::Withdrawal,
        Action::LeaderRetreat(_) | Action::LeaderLeaves | Action::LeaderStops => {
            Part::LeaderRetreat
        }
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
/// if that part has not come yet, or does not come at all.
pub(crate) fn ban(battle: &Battle, step: Step, action: Action) -> Option<Ban> {
    let part = part_of(action)?;
    is_over(battle, step, part).then(|| ban_of(battle, part, action))
}

/// Whether a part of the turn is over at a step. After a battle back the other side is asked.
fn is_over(battle: &Battle, step: Step, part: Part) -> bool {
    let own = battle.asked() == Some(battle.active);
    let ordered = own && matches!(step, Step::Movement | Step::Battles | Step::KeepCard);
    let next = matches!(step, Step::Battles | Step::KeepCard);
    // After an attack the active side is asked for the next one.
    let fought = next && battle.all_units().any(|unit| has_battled(battle, unit));
    let met = is_after_declaration(step);
    match part {
        Part::Orders => ordered,
        Part::LeaveSquare => ordered || own && step == Step::GiveOrders,
        Part::Leadership => ordered && battle.tactic() == Some(Card::Leadership),
        Part::Rally => ordered && battle.tactic() == Some(Card::Rally),
        Part::Movement => own && next,
        Part::Battles => step == Step::KeepCard,
        Part::Join => own && (fought || met),
        Part::Reaction => !own && met,
        Part::Flags => matches!(step, Step::Retreat { .. } | Step::BattleBack { .. }),
        Part::Retreat | Part::Withdrawal | Part::LeaderRetreat => {
            fought || matches!(step, Step::BattleBack { .. })
        }
        Part::Advance => own && fought,
        Part::BattleBack => false,
    }
}

/// The rule by which a part of the turn is over.
fn ban_of(battle: &Battle, part: Part, action: Action) -> Ban {
    match part {
        Part::Orders => orders_over(battle, action),
        Part::LeaveSquare => Ban::new("CCN-22.4.2", "ban-no-square-to-leave"),
        Part::Leadership => Ban::new("CCN-25.13.1", "ban-leaders-decided"),
        Part::Rally => Ban::new("CCN-25.15.1", "ban-no-face-left"),
        Part::Movement => movement::late_ban(battle),
        Part::Battles => battles_over(battle, action),
        Part::Join => Ban::new("CCN-23.1.1", "ban-joining-over"),
        Part::Reaction => Ban::new("CCN-13.1.3", "ban-reaction-over"),
        Part::Flags => Ban::new("CCN-15.2.1", "ban-flags-over"),
        Part::Retreat => Ban::new("CCN-15.1.3", "ban-retreat-over"),
        Part::Withdrawal => Ban::new("CCN-21.1.4", "ban-withdrawal-over"),
        Part::LeaderRetreat => Ban::new("CCN-16.1.1", "ban-leader-retreat-over"),
        Part::Advance => Ban::new(advance_rule(battle), "ban-advance-over"),
        Part::BattleBack => Ban::new("CCN-20.1.1", "ban-other-question"),
    }
}

fn has_battled(battle: &Battle, unit: UnitId) -> bool {
    battle.unit(unit).marks.has(Mark::Battled)
}

/// [CCN-17.1.1] Infantry takes ground, [CCN-18.1.1] cavalry breaks through; which attack was the
/// last is not known any more.
fn advance_rule(battle: &Battle) -> &'static str {
    let mut attackers = battle.all_units().filter(|&unit| has_battled(battle, unit));
    let none_on_foot = attackers.all(|unit| battle.arm(unit) == Arm::Cavalry);
    if none_on_foot { "CCN-18.1.1" } else { "CCN-17.1.1" }
}

/// [CCN-5.1.1] The turn of a side passes to the enemy by itself when nothing is left to decide.
pub(crate) fn turn(battle: &Battle, side: Side, action: Action) -> Option<Ban> {
    let has_passed = battle.step() == Some(Step::PlayCard)
        && battle.active != side
        && battle.turn > 1
        && part_of(action).is_some();
    has_passed.then_some(Ban::new("CCN-5.1.1", "ban-turn-over"))
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
/// order left, or just that orders are over.
fn orders_over(battle: &Battle, action: Action) -> Ban {
    let Some(played) = battle.played else { return ORDERS_OVER };
    if played.text().way() == Way::AtOnce && played.mode == Mode::Text {
        return Ban::new(order_rule(played), "ban-ordered-at-once");
    }
    match why::answer(battle, Step::GiveOrders, action) {
        Some(Err(ban)) if ban != room::NO_ORDER_LEFT => ban,
        // The count may have risen since the orders were closed, by a square that was broken or an
        // ordered piece that is gone, but it does not fall.
        _ if orders::orders_left(battle) == 0 => Ban::new(order_rule(played), "ban-no-orders"),
        Some(Err(ban)) if is_as_ordered(battle) => ban,
        Some(_) | None => ORDERS_OVER,
    }
}

/// Whether the ordered pieces stand where they were ordered, so that their sections can be seen.
fn is_as_ordered(battle: &Battle) -> bool {
    let is_still = |marks: Marks| !marks.has(Mark::Moved) && !marks.has(Mark::Battled);
    battle.all_units().all(|unit| is_still(battle.unit(unit).marks))
        && battle.all_leaders().all(|leader| is_still(battle.leader(leader).marks))
}

/// The tactic cards that give orders, each with the rule that says to whom.
const ORDER_RULES: [(Card, &str); 10] = [
    (Card::BayonetCharge, "CCN-25.4.1"),
    (Card::Bombard, "CCN-25.5.1"),
    (Card::CavalryCharge, "CCN-25.6.1"),
    (Card::Elan, "CCN-25.8.1"),
    (Card::FireAndHold, "CCN-25.9.1"),
    (Card::ForceMarch, "CCN-25.11.1"),
    (Card::GiveThemTheColdSteel, "CCN-25.12.1"),
    (Card::Leadership, "CCN-25.13.1"),
    (Card::LaGrandeManoeuvre, "CCN-25.14.1"),
    (Card::Rally, "CCN-25.15.1"),
];

/// The rule that says how many pieces the card orders.
fn order_rule(played: Played) -> &'static str {
    let text = played.text();
    // [CCN-25.1.3] One unit instead of those that the card names.
    if played.mode == Mode::OneUnit && text != Card::LaGrandeManoeuvre {
        return "CCN-25.1.3";
    }
    let of_card = ORDER_RULES.into_iter().find(|&(card, _)| card == text);
    of_card.map_or("CCN-7.2.2", |(_, rule)| rule)
}

/// [CCN-10.1.3] Why an attack is not fought any more: what forbids it, or that battles have ended.
fn battles_over(battle: &Battle, action: Action) -> Ban {
    let allowed = why::answer(battle, Step::Battles, action);
    let forbidden = allowed.and_then(Result::err);
    forbidden.unwrap_or(Ban::new("CCN-10.1.3", "ban-battles-over"))
}
