//! Chapter 5: the turn. None of its steps asks anybody.

use crate::Turn;
use crate::action::Action;
use crate::ban::{Allowed, Ban};
use crate::event::{Dice, Event, Stage};
use crate::flow;
use crate::luck_names;
use crate::pieces::Side;
use crate::state::Campaign;
use crate::step::Step;
use crate::steps;
use crate::victory;

pub(crate) fn asks(_campaign: &Campaign, _step: Step) -> Option<Side> {
    None
}

pub(crate) fn go_on(turn: &mut Turn<'_>, step: Step) {
    if let Step::Stage { side, stage } = step {
        return open_stage(turn, side, stage);
    }
    flow::end_step(turn);
    if let Step::ActionPhase { side } = step {
        turn.emit(Event::ActionPhaseBegan { side });
        flow::plan_action_phase(turn, side);
    } else if let Step::EndActionPhase { side } = step {
        turn.emit(Event::ActionPhaseEnded { side });
    } else if step == Step::EndTurn {
        end_turn(turn);
    } else {
        open_turn(turn);
    }
}

pub(crate) fn legal(_campaign: &Campaign, _step: Step, _into: &mut Vec<Action>) {}

pub(crate) fn check(_campaign: &Campaign, _step: Step, _action: Action) -> Option<Allowed> {
    None
}

pub(crate) fn resolve(_turn: &mut Turn<'_>, step: Step, _action: Action) {
    unreachable!("{step:?} asks nobody")
}

/// [BOR-5.1.1] The next hour, from its initiative on.
fn open_turn(turn: &mut Turn<'_>) {
    let number = turn.turn + 1;
    turn.emit(Event::TurnBegan { turn: number });
    // [BOR-5.2.2] The French are first in the first turn of a scenario, of whatever day the others
    // are the first.
    let dice = if number == 1 { Dice::new() } else { initiative_dice(turn) };
    turn.emit(Event::Initiative { first: first_player(&dice), dice });
    flow::plan_turn(turn);
}

/// [BOR-5.2.1] Two French dice, then two Russian.
fn initiative_dice(turn: &mut Turn<'_>) -> Dice {
    turn.roll(luck_names::INITIATIVE, 4, 6).iter().copied().collect()
}

/// [BOR-5.2.1] The higher sum is first, the French if the sums are equal. [BOR-1.1.2] The other side is
/// second in everything that this turn brings.
fn first_player(dice: &[u8]) -> Side {
    let (french, russian) = dice.split_at(dice.len() / 2);
    let sum = |dice: &[u8]| dice.iter().sum::<u8>();
    if sum(russian) > sum(french) { Side::Russian } else { Side::French }
}

/// [BOR-5.1.2] Nobody goes back to an earlier stage: its question gives way to the next.
fn open_stage(turn: &mut Turn<'_>, side: Side, stage: Stage) {
    turn.emit(Event::StageBegan { side, stage });
    flow::replace_step(turn, question_of(side, stage));
}

/// [BOR-19.1.2] The question of a stage.
pub(crate) fn question_of(side: Side, stage: Stage) -> Step {
    match stage {
        Stage::Activation => Step::Activate { side },
        Stage::Bombardment => Step::Bombard { side },
        Stage::Orders => Step::Moves { side },
        Stage::Headquarters => Step::HqMoves { side },
        Stage::Stragglers => Step::Straggles { side },
    }
}

/// [BOR-5.1.2] Whether a decision comes too late in the action phase of the side that is asked: what is
/// done in a stage that is over cannot be done any more. What could not have been done in it either is
/// refused for that reason: the stage may have passed by itself.
pub(crate) fn is_in_time(campaign: &Campaign, action: Action) -> Allowed {
    let over = if let Action::Activate(_) = action {
        Some(Stage::Activation)
    } else if let Action::Bombard { .. } = action {
        Some(Stage::Bombardment)
    } else {
        None
    };
    let is_his_phase = campaign.asked() == Some(campaign.acting);
    match over {
        Some(stage) if is_his_phase && campaign.stage > stage => {
            let question = question_of(campaign.acting, stage);
            steps::check(campaign, question, action).unwrap_or(Ok(()))?;
            Err(Ban::new("BOR-5.1.2", "ban-stage-is-over"))
        }
        Some(_) | None => Ok(()),
    }
}

/// [BOR-5.1.4] The marks are cleared; then the game ends, a night follows, or the next hour.
fn end_turn(turn: &mut Turn<'_>) {
    let number = turn.turn;
    turn.emit(Event::TurnEnded { turn: number });
    let setting = turn.setting.get();
    // [BOR-17.2.1], [BOR-17.2.3] After the last turn, or when a side has nobody left.
    if number >= setting.last_turn() || Side::BOTH.into_iter().any(|side| is_gone(turn, side)) {
        victory::end_game(turn);
    } else if setting.turn(number).is_last_of_day {
        turn.emit(Event::NightBegan);
        flow::plan_night(turn);
    } else {
        flow::begin_step(turn, Step::OpenTurn);
    }
}

/// [BOR-17.2.3] Whether a side has no block on the map, and none to come.
fn is_gone(campaign: &Campaign, side: Side) -> bool {
    let is_to_come = |block| campaign.card(block).arrival.is_some();
    campaign.occupied[side as usize].is_empty()
        && !campaign.waiting_off_map(side).iter().any(is_to_come)
}
