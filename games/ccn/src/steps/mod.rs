//! One file for each question that the battle puts to a player, in the order of the rules.

pub(crate) mod advance;
pub(crate) mod battle_back;
pub(crate) mod battles;
pub(crate) mod bonus_melee;
pub(crate) mod cold_steel;
pub(crate) mod command;
pub(crate) mod draw;
pub(crate) mod edge;
pub(crate) mod fire;
pub(crate) mod flags;
pub(crate) mod force_march;
pub(crate) mod join;
pub(crate) mod leader_retreat;
pub(crate) mod leadership;
pub(crate) mod manoeuvre;
pub(crate) mod melee;
pub(crate) mod movement;
pub(crate) mod orders;
pub(crate) mod rally;
pub(crate) mod react;
pub(crate) mod retreat;
pub(crate) mod short_supply;
pub(crate) mod square;
pub(crate) mod start_of_turn;
pub(crate) mod withdraw;

use crate::Turn;
use crate::action::Action;
use crate::flow::end_step;
use crate::state::{Battle, Melee, Mode, Step};

/// Every answer to the question of the present step.
pub(crate) fn legal(battle: &Battle, into: &mut Vec<Action>) {
    let Some(step) = battle.step() else { return };
    match step {
        Step::PlayCard => command::legal(battle, into),
        Step::GiveOrders => orders::legal(battle, into),
        Step::ChooseSection => force_march::legal(battle, into),
        Step::Leadership => leadership::legal(into),
        Step::ChooseMode => manoeuvre::legal(into),
        Step::Rally => rally::legal(battle, into),
        Step::ShortSupply => short_supply::legal(battle, into),
        Step::PlaceUnit { unit } => short_supply::legal_places(battle, unit, into),
        Step::LeaveSquare { .. } => square::legal(into),
        Step::Movement => movement::legal(battle, into),
        Step::Join { unit, at, .. } => join::legal(battle, unit, at, into),
        Step::React { unit, at, .. } => react::legal(battle, unit, at, into),
        Step::Withdraw { unit, hexes } => withdraw::legal(battle, unit, hexes, into),
        Step::Battles => battles::legal(battle, into),
        Step::Flags { unit, flags, works, .. } => flags::legal(battle, unit, flags, works, into),
        Step::Retreat { unit, .. } => retreat::legal(battle, unit, into),
        Step::LeaderRetreat { leader, steps } => {
            leader_retreat::legal(battle, leader, steps, into);
        }
        Step::TakeGround { to, .. } | Step::Breakthrough { to, .. } => advance::legal(to, into),
        Step::GoOn { unit } => advance::legal_on(battle, unit, into),
        Step::BonusMelee { unit } => bonus_melee::legal(battle, unit, into),
        Step::BattleBack { unit, at } => battle_back::legal(battle, unit, at, into),
        Step::KeepCard => draw::legal(battle, into),
        Step::StartTurn
        | Step::Strike { .. }
        | Step::AfterStrike { .. }
        | Step::DrawCards
        | Step::EndTurn => unreachable!("{step:?} asks nothing"),
    }
}

/// Carries out a legal answer.
pub(crate) fn resolve(turn: &mut Turn<'_>, action: Action) {
    match action {
        Action::Play(card) => command::play(turn, card),
        Action::OrderUnit(hex) => orders::order_unit(turn, hex),
        Action::OrderLeader(hex) => orders::order_leader(turn, hex),
        Action::OrderEntering(piece) => orders::order_entering(turn, piece),
        Action::EndOrders => orders::close(turn),
        Action::March(section) => force_march::march(turn, section),
        Action::LeaderStays => leadership::stay(turn),
        Action::LeaderDetaches => leadership::detach(turn),
        Action::Manoeuvre => manoeuvre::choose(turn, Mode::Manoeuvre),
        Action::OrderOne => manoeuvre::choose(turn, Mode::OneUnit),
        Action::Regain(hex) => rally::regain(turn, hex),
        Action::Decline => rally::decline(turn),
        Action::SendBack(hex) => short_supply::send_back(turn, hex),
        Action::StayInSquare => end_step(turn),
        Action::MoveUnit { from, to } => movement::move_unit(turn, from, to),
        Action::MoveLeader { from, to } => movement::move_leader(turn, from, to),
        Action::Enter { piece, to } => edge::enter(turn, piece, to),
        Action::LeaveBoard { from, by } => edge::leave(turn, from, by),
        Action::LeaderLeavesBoard { from, by } => edge::leader_leaves(turn, from, by),
        Action::EndMoves => movement::end(turn),
        Action::Fire { from, at } => fire::fire(turn, from, at),
        Action::EndBattles => battles::end(turn),
        Action::Forbear => battle_back::forbear(turn),
        Action::Keep(card) => draw::keep(turn, card),
        Action::Melee { .. }
        | Action::Place(_)
        | Action::LeaveSquare
        | Action::Join(_)
        | Action::JoinNoMore
        | Action::Stand
        | Action::FirstStrike
        | Action::RetireAndReform
        | Action::FormSquare
        | Action::Withdraw(_)
        | Action::IgnoreFlags(_)
        | Action::Retreat(_)
        | Action::LeaderRetreat(_)
        | Action::LeaderLeaves
        | Action::LeaderStops
        | Action::Advance(_)
        | Action::Hold
        | Action::BattleBack => resolve_in_step(turn, action),
    }
}

/// Carries out a legal answer whose meaning lies in the step that it answers.
fn resolve_in_step(turn: &mut Turn<'_>, action: Action) {
    let step = turn.step().expect("a battle that is over asks nothing");
    match (action, step) {
        (Action::Melee { from, at }, Step::Battles) => {
            melee::declare(turn, from, at, Melee::First);
        }
        (Action::Melee { at, .. }, Step::BonusMelee { unit }) => {
            bonus_melee::attack(turn, unit, at);
        }
        (Action::Place(to), Step::PlaceUnit { unit }) => short_supply::place(turn, unit, to),
        (Action::LeaveSquare, Step::LeaveSquare { unit }) => square::leave(turn, unit),
        (Action::Join(hex), Step::Join { unit, .. }) => join::join(turn, unit, hex),
        (Action::JoinNoMore, Step::Join { unit, at, melee }) => join::close(turn, unit, at, melee),
        (Action::Stand, Step::React { unit, at, melee }) => react::stand(turn, unit, at, melee),
        (Action::FirstStrike, Step::React { unit, at, melee }) => {
            react::first_strike(turn, unit, at, melee);
        }
        (Action::RetireAndReform, Step::React { unit, at, melee }) => {
            react::retire(turn, unit, at, melee);
        }
        (Action::FormSquare, Step::React { unit, at, melee }) => {
            react::form_square(turn, unit, at, melee);
        }
        (Action::Withdraw(to), Step::Withdraw { unit, hexes }) => {
            withdraw::step(turn, unit, hexes, to);
        }
        (Action::IgnoreFlags(ignored), Step::Flags { unit, flags, check, .. }) => {
            flags::ignore(turn, unit, flags, check, ignored);
        }
        (Action::Retreat(to), Step::Retreat { unit, hexes, check }) => {
            retreat::step(turn, unit, hexes, check, to);
        }
        (Action::Hold, Step::Retreat { unit, hexes, check }) => {
            retreat::stay(turn, unit, hexes, check);
        }
        (Action::Hold, _) => end_step(turn),
        (Action::LeaderRetreat(to), Step::LeaderRetreat { leader, steps }) => {
            leader_retreat::step(turn, leader, steps, to);
        }
        (Action::LeaderLeaves, Step::LeaderRetreat { leader, .. }) => {
            leader_retreat::leave(turn, leader);
        }
        (Action::LeaderStops, Step::LeaderRetreat { leader, .. }) => {
            leader_retreat::stop(turn, leader);
        }
        (Action::Advance(to), Step::TakeGround { unit, .. }) => {
            advance::take_ground(turn, unit, to);
        }
        (Action::Advance(to), Step::Breakthrough { unit, melee, .. }) => {
            advance::break_through(turn, unit, to, melee);
        }
        (Action::Advance(to), Step::GoOn { unit }) => advance::go_on(turn, unit, to),
        (Action::BattleBack, Step::BattleBack { unit, at }) => {
            battle_back::reply(turn, unit, at);
        }
        (action, step) => unreachable!("{action:?} is no answer to {step:?}"),
    }
}
