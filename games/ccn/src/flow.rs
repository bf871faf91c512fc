//! The sequence of play.

use crate::Turn;
use crate::event::Event;
use crate::pieces::Side;
use crate::state::{Battle, Step};
use crate::steps::{
    advance, battle_back, battles, bonus_melee, command, draw, flags, join, leader_retreat,
    leadership, melee, orders, rally, react, retreat, short_supply, square, start_of_turn,
    withdraw,
};
use crate::victory;

/// [CCN-4.2.1] Deals both hands and opens the first turn.
pub(crate) fn begin(turn: &mut Turn<'_>) {
    let scenario = &turn.setting.get().scenario;
    for side in [scenario.first, scenario.first.enemy()] {
        for _ in 0..scenario.army(side).cards {
            draw::draw_card(turn, side);
        }
    }
    // [CCN-4.3.1] Who starts.
    open_turn(turn, scenario.first, 1);
    run(turn);
}

/// [CCN-5.1.1] The phases of a turn, the last one first on the agenda.
pub(crate) fn open_turn(turn: &mut Turn<'_>, side: Side, number: u32) {
    turn.emit(Event::TurnBegan { side, number });
    for step in [Step::EndTurn, Step::DrawCards, Step::StartTurn] {
        begin_step(turn, step);
    }
}

/// Puts a step on the agenda, unless the battle is over.
pub(crate) fn begin_step(turn: &mut Turn<'_>, step: Step) {
    if !turn.is_over() {
        turn.emit(Event::Began(step));
    }
}

/// Takes the present step off the agenda, unless the battle is over.
pub(crate) fn end_step(turn: &mut Turn<'_>) {
    if !turn.is_over() {
        turn.emit(Event::Ended);
    }
}

/// Runs every step that asks nobody anything, until one does or the battle is over.
pub(crate) fn run(turn: &mut Turn<'_>) {
    while let Some(step) = turn.step() {
        if asks(turn, step).is_some() {
            return;
        }
        match step {
            Step::StartTurn => start_of_turn::run(turn),
            Step::PlayCard => command::no_card(turn),
            Step::GiveOrders => orders::close(turn),
            Step::Leadership => leadership::close(turn),
            Step::Rally => rally::go_on(turn),
            Step::ShortSupply
            | Step::PlaceUnit { .. }
            | Step::LeaveSquare { .. }
            | Step::Movement
            | Step::Battles
            | Step::GoOn { .. }
            | Step::BonusMelee { .. } => end_step(turn),
            Step::Join { unit, at, melee } => join::close(turn, unit, at, melee),
            Step::React { unit, at, melee } => react::stand(turn, unit, at, melee),
            Step::Strike { unit, at, stance } => melee::strike(turn, unit, at, stance),
            Step::AfterStrike { unit, at, melee, stance } => {
                advance::after_strike(turn, unit, at, melee, stance);
            }
            Step::Flags { unit, flags, check, .. } => {
                flags::ignore(turn, unit, flags, check, 0);
            }
            Step::Withdraw { unit, hexes } => withdraw::go_on(turn, unit, hexes),
            Step::Retreat { unit, hexes, check } => retreat::go_on(turn, unit, hexes, check),
            Step::LeaderRetreat { leader, steps } => leader_retreat::go_on(turn, leader, steps),
            Step::BattleBack { .. } => battle_back::forbear(turn),
            Step::ChooseSection
            | Step::ChooseMode
            | Step::TakeGround { .. }
            | Step::Breakthrough { .. }
            | Step::KeepCard => {
                unreachable!("{step:?} always asks")
            }
            Step::DrawCards => draw::run(turn),
            Step::EndTurn => end_turn(turn),
        }
    }
}

/// [CCN-29.1.3] The side that must answer the question of a step, or `None` if it has none.
pub(crate) fn asks(battle: &Battle, step: Step) -> Option<Side> {
    answerer(battle, step).filter(|_| has_choice(battle, step))
}

/// The side that a step would ask.
pub(crate) fn answerer(battle: &Battle, step: Step) -> Option<Side> {
    match step {
        Step::StartTurn
        | Step::Strike { .. }
        | Step::AfterStrike { .. }
        | Step::DrawCards
        | Step::EndTurn => None,
        Step::PlayCard
        | Step::GiveOrders
        | Step::ChooseSection
        | Step::ChooseMode
        | Step::Leadership
        | Step::Rally
        | Step::ShortSupply
        | Step::LeaveSquare { .. }
        | Step::Movement
        | Step::Battles
        | Step::Join { .. }
        | Step::TakeGround { .. }
        | Step::Breakthrough { .. }
        | Step::GoOn { .. }
        | Step::BonusMelee { .. }
        | Step::KeepCard => Some(battle.active),
        Step::React { .. } => Some(battle.active.enemy()),
        Step::PlaceUnit { unit }
        | Step::Flags { unit, .. }
        | Step::Retreat { unit, .. }
        | Step::Withdraw { unit, .. }
        | Step::BattleBack { unit, .. } => Some(battle.side_of(unit)),
        Step::LeaderRetreat { leader, .. } => Some(battle.side_of_leader(leader)),
    }
}

/// Whether there is anything to choose at a step.
fn has_choice(battle: &Battle, step: Step) -> bool {
    match step {
        Step::StartTurn
        | Step::Strike { .. }
        | Step::AfterStrike { .. }
        | Step::DrawCards
        | Step::EndTurn => false,
        Step::ChooseSection
        | Step::ChooseMode
        | Step::Movement
        | Step::TakeGround { .. }
        | Step::Breakthrough { .. }
        | Step::KeepCard => true,
        Step::PlayCard => !battle.hand(battle.active).is_empty(),
        Step::GiveOrders => orders::can_order_more(battle),
        Step::Leadership => leadership::undecided(battle).is_some(),
        Step::Rally => rally::can_regain(battle),
        Step::ShortSupply => !short_supply::units(battle).is_empty(),
        Step::PlaceUnit { unit } => !short_supply::places(battle, unit).is_empty(),
        Step::LeaveSquare { unit } => square::can_leave(battle, unit),
        Step::Battles => battles::can_battle(battle),
        Step::Join { unit, at, .. } => join::can_join(battle, unit, at),
        Step::React { unit, at, .. } => react::is_asked(battle, unit, at),
        Step::Flags { unit, works, .. } => flags::allowance(battle, unit, works) > 0,
        Step::Retreat { unit, .. } => retreat::has_choice(battle, unit),
        Step::Withdraw { unit, hexes } => withdraw::ways(battle, unit, hexes).len() > 1,
        Step::LeaderRetreat { leader, steps } => leader_retreat::has_choice(battle, leader, steps),
        Step::GoOn { unit } => !advance::ways_on(battle, unit).is_empty(),
        Step::BonusMelee { unit } => bonus_melee::has_target(battle, unit),
        Step::BattleBack { unit, at } => battle_back::can_reply(battle, unit, at),
    }
}

/// [CCN-5.1.3] Marks and effects of the turn end; the other side's turn begins.
fn end_turn(turn: &mut Turn<'_>) {
    let (side, number) = (turn.active, turn.turn);
    end_step(turn);
    turn.emit(Event::TurnEnded { side });
    // [CCN-30.4.3] A turn limit is judged when the last turn ends.
    if turn.setting.get().turn_limit.is_some_and(|last| number >= last) {
        victory::judge_at_limit(turn);
    } else {
        open_turn(turn, side.enemy(), number + 1);
    }
}
