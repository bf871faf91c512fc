//! Why a decision is not allowed.

use engine::{Phrase, Refusal, Seat};

use crate::action::Action;
use crate::ban::{Allowed, Ban};
use crate::closed;
use crate::flow;
use crate::pieces::Side;
use crate::state::{Battle, Step};
use crate::steps::orders::room;
use crate::steps::{
    advance, battle_back, bonus_melee, command, draw, edge, fire, flags, force_march, join,
    leader_retreat, melee, movement, orders, rally, react, retreat, short_supply, withdraw,
};

/// The rule that forbids `action` to `seat` now, and a sentence that says so.
pub(crate) fn not(battle: &Battle, seat: Seat, action: &Action) -> Refusal {
    if battle.is_over() {
        return Refusal::new("CCN-27.1.1", Phrase::new("ban-battle-over"));
    }
    let (Some(step), asked) = (battle.step(), battle.asked()) else {
        return Refusal::new("CCN-29.1.3", Phrase::new("ban-not-your-decision"));
    };
    if asked.is_none() || asked != Side::of(seat) {
        let passed = Side::of(seat).and_then(|side| closed::turn(battle, side, *action));
        return passed.unwrap_or(Ban::new("CCN-29.1.3", "ban-not-your-decision")).refusal();
    }
    match answer(battle, step, *action) {
        Some(Err(ban)) => ban.refusal(),
        Some(Ok(())) => out_of_step(step),
        None => closed::ban(battle, step, *action).map_or_else(|| out_of_step(step), Ban::refusal),
    }
}

/// Whether an action is allowed as an answer to the step; `None` if it answers another question.
pub(crate) fn answer(battle: &Battle, step: Step, action: Action) -> Option<Allowed> {
    Some(match (step, action) {
        (Step::PlayCard, Action::Play(card)) => command::may_play(battle, card),
        (Step::GiveOrders, Action::OrderUnit(hex)) => orders::may_order_unit(battle, hex),
        (Step::GiveOrders, Action::OrderLeader(hex)) => orders::may_order_leader(battle, hex),
        (Step::GiveOrders, Action::OrderEntering(piece)) => {
            orders::may_order_entering(battle, piece)
        }
        (Step::ChooseSection | Step::Rally, Action::OrderLeader(_)) => Err(room::NO_HAT),
        (Step::ChooseSection, Action::March(section)) => force_march::may_march(battle, section),
        (Step::Rally, Action::Regain(hex)) => rally::may_regain(battle, hex),
        (Step::ShortSupply, Action::SendBack(hex)) => short_supply::may_send_back(battle, hex),
        (Step::PlaceUnit { unit }, Action::Place(to)) => short_supply::may_place(battle, unit, to),
        (Step::Join { at, .. }, Action::Join(hex)) => join::may_join(battle, hex, at),
        (Step::Join { unit, at, .. }, Action::JoinNoMore) => join::may_close(battle, unit, at),
        (Step::React { unit, at, .. }, Action::FirstStrike) => {
            react::may_strike_first(battle, unit, at)
        }
        (Step::React { unit, at, .. }, Action::RetireAndReform) => {
            react::may_retire(battle, unit, at)
        }
        (Step::React { unit, at, .. }, Action::FormSquare) => {
            react::may_form_square(battle, unit, at)
        }
        (Step::Withdraw { unit, hexes }, Action::Withdraw(to)) => {
            withdraw::may_withdraw(battle, unit, hexes, to)
        }
        (Step::Movement, Action::MoveUnit { from, to }) => {
            movement::may_move_unit(battle, from, to)
        }
        (Step::Movement, Action::MoveLeader { from, to }) => {
            movement::may_move_leader(battle, from, to)
        }
        (Step::Movement, Action::Enter { piece, to }) => edge::may_enter(battle, piece, to),
        (Step::Movement, Action::LeaveBoard { from, by }) => edge::may_leave(battle, from, by),
        (Step::Movement, Action::LeaderLeavesBoard { from, by }) => {
            edge::may_leader_leave(battle, from, by)
        }
        (Step::Battles, Action::MoveUnit { .. } | Action::MoveLeader { .. }) => {
            Err(movement::late_ban(battle))
        }
        // [CCN-2.1.5] No piece crosses an edge of the board in a normal move.
        (Step::Movement, Action::LeaderLeaves) => Err(Ban::new("CCN-2.1.5", "ban-board-edge")),
        (Step::Battles, Action::Fire { from, at }) => fire::may_fire_at(battle, from, at),
        (Step::Battles, Action::Melee { from, at }) => melee::may_melee(battle, from, at),
        (Step::Flags { unit, flags, works, .. }, Action::IgnoreFlags(ignored)) => {
            flags::may_ignore(battle, unit, flags, works, ignored)
        }
        (Step::Retreat { unit, .. }, Action::Retreat(to)) => retreat::may_retreat(battle, unit, to),
        (Step::Retreat { unit, .. }, Action::Hold) => retreat::may_stay(battle, unit),
        (Step::LeaderRetreat { leader, steps }, Action::LeaderRetreat(to)) => {
            leader_retreat::may_step(battle, leader, steps, to)
        }
        (Step::LeaderRetreat { leader, steps }, Action::LeaderLeaves) => {
            leader_retreat::may_leave(battle, leader, steps)
        }
        (Step::LeaderRetreat { leader, steps }, Action::LeaderStops) => {
            leader_retreat::may_stop(battle, leader, steps)
        }
        (Step::TakeGround { to, .. }, Action::Advance(hex)) => advance::may_take_ground(to, hex),
        (Step::Breakthrough { to, .. }, Action::Advance(hex)) => {
            advance::may_break_through(to, hex)
        }
        (Step::GoOn { unit }, Action::Advance(to)) => advance::may_go_on(battle, unit, to),
        (Step::BonusMelee { unit }, Action::Melee { from, at }) => {
            bonus_melee::may_attack(battle, unit, from, at)
        }
        (Step::BattleBack { unit, at }, Action::BattleBack) => {
            battle_back::may_reply(battle, unit, at)
        }
        (Step::KeepCard, Action::Keep(card)) => draw::may_keep(battle, card),
        _ => return None,
    })
}

/// [CCN-5.1.1] An answer to a question that is not open: the phases come in their order, and
/// each step has its own rule.
fn out_of_step(step: Step) -> Refusal {
    let rule = match step {
        Step::Movement | Step::Battles => "CCN-5.1.2",
        Step::Flags { .. } => "CCN-15.2.1",
        Step::Retreat { .. } => "CCN-15.1.3",
        Step::LeaderRetreat { .. } => "CCN-16.1.1",
        Step::TakeGround { .. } => "CCN-17.1.1",
        Step::Breakthrough { .. } | Step::GoOn { .. } => "CCN-18.1.1",
        Step::BonusMelee { .. } => "CCN-19.1.1",
        Step::BattleBack { .. } => "CCN-20.1.1",
        Step::KeepCard => "CCN-26.1.4",
        Step::ChooseSection => "CCN-25.11.1",
        Step::Leadership => "CCN-25.13.1",
        Step::ChooseMode => "CCN-25.14.1",
        Step::Rally => "CCN-25.15.1",
        Step::ShortSupply => "CCN-25.16.1",
        Step::PlaceUnit { .. } => "CCN-25.16.2",
        Step::LeaveSquare { .. } => "CCN-22.4.1",
        Step::Join { .. } => "CCN-23.1.1",
        Step::React { .. } => "CCN-13.1.3",
        Step::Withdraw { .. } => "CCN-21.1.4",
        Step::StartTurn
        | Step::PlayCard
        | Step::GiveOrders
        | Step::Strike { .. }
        | Step::AfterStrike { .. }
        | Step::DrawCards
        | Step::EndTurn => "CCN-5.1.1",
    };
    Ban::new(rule, "ban-other-question").refusal()
}

impl Battle {
    /// The side that must decide now. Play stops only where there is something to choose.
    pub(crate) fn asked(&self) -> Option<Side> {
        self.step().and_then(|step| flow::answerer(self, step))
    }
}
