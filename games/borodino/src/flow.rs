//! [BOR-5.1.1] The sequence of play.

use crate::Turn;
use crate::event::{Event, Stage};
use crate::pieces::{Letter, Role, Side};
use crate::state::Campaign;
use crate::step::Step;
use crate::steps;
use crate::view;

/// Everything before the first decision. [BOR-4.2.1] With free set-up the Russians place their blocks
/// first.
pub(crate) fn begin(turn: &mut Turn<'_>) {
    begin_step(turn, Step::OpenTurn);
    if turn.setting.get().options.free_set_up {
        begin_step(turn, Step::Place { side: Side::French });
        begin_step(turn, Step::Place { side: Side::Russian });
    }
    run(turn, None);
}

/// [BOR-5.1.1] The order of a turn after its initiative, the last step first on the agenda.
/// [BOR-15.1.1] In the supply phase attrition comes first, bridges last.
pub(crate) fn course_of_turn([first, second]: [Side; 2]) -> [Step; 11] {
    [
        Step::EndTurn,
        Step::Bridge { side: second },
        Step::Bridge { side: first },
        Step::Supply { side: second, night: false },
        Step::Supply { side: first, night: false },
        Step::Capture { side: second },
        Step::Capture { side: first },
        Step::Attrition,
        Step::Battles,
        Step::ActionPhase { side: second },
        Step::ActionPhase { side: first },
    ]
}

/// [BOR-5.1.2], [BOR-5.1.3] The order of an action phase, the last step first on the agenda.
pub(crate) fn course_of_action_phase(side: Side) -> [Step; 9] {
    [
        Step::EndActionPhase { side },
        Step::Stacking { side },
        Step::Stage { side, stage: Stage::Stragglers },
        Step::Tire { side },
        Step::Stage { side, stage: Stage::Headquarters },
        Step::Stage { side, stage: Stage::Orders },
        Step::Stage { side, stage: Stage::Bombardment },
        Step::Stage { side, stage: Stage::Activation },
        Step::Arrive { side },
    ]
}

/// [BOR-16.1.1] The order of a night, the last step first on the agenda: the supply of Player 1 of the
/// last turn first, the shift of the Russians first.
pub(crate) fn course_of_night([first, second]: [Side; 2]) -> [Step; 5] {
    [
        Step::EndNight,
        Step::NightShift { side: Side::French },
        Step::NightShift { side: Side::Russian },
        Step::Supply { side: second, night: true },
        Step::Supply { side: first, night: true },
    ]
}

/// [BOR-10.1.5], [BOR-10.3.2] The order of a round after it has opened, the last step first on the
/// agenda: squares, then the turns by letters, the defender always before the attacker.
pub(crate) fn course_of_round() -> [Step; 9] {
    let turns = |letter, role| Step::Turns { letter, role };
    [
        Step::EndRound,
        turns(Letter::C, Role::Attacker),
        turns(Letter::C, Role::Defender),
        turns(Letter::B, Role::Attacker),
        turns(Letter::B, Role::Defender),
        turns(Letter::A, Role::Attacker),
        turns(Letter::A, Role::Defender),
        Step::Squares { role: Role::Attacker },
        Step::Squares { role: Role::Defender },
    ]
}

pub(crate) fn plan_turn(turn: &mut Turn<'_>) {
    plan(turn, course_of_turn(turn.players()));
}

pub(crate) fn plan_action_phase(turn: &mut Turn<'_>, side: Side) {
    plan(turn, course_of_action_phase(side));
}

pub(crate) fn plan_night(turn: &mut Turn<'_>) {
    plan(turn, course_of_night(turn.players()));
}

/// Puts the steps of a course on the agenda.
pub(crate) fn plan(turn: &mut Turn<'_>, course: impl IntoIterator<Item = Step>) {
    course.into_iter().for_each(|step| begin_step(turn, step));
}

/// Puts a step on the agenda, unless the campaign is over.
pub(crate) fn begin_step(turn: &mut Turn<'_>, step: Step) {
    if !turn.is_over() {
        turn.emit(Event::Began(step));
    }
}

/// Takes the present step off the agenda, unless the campaign is over.
pub(crate) fn end_step(turn: &mut Turn<'_>) {
    if !turn.is_over() {
        turn.emit(Event::Ended);
    }
}

/// Puts a step in the place of the present one.
pub(crate) fn replace_step(turn: &mut Turn<'_>, step: Step) {
    end_step(turn);
    begin_step(turn, step);
}

/// Runs every step that asks nobody anything, until one does or the campaign is over. [BOR-18.2.5] What
/// follows from hidden blocks of the enemy cannot be taken back by whoever has decided.
pub(crate) fn run(turn: &mut Turn<'_>, decided: Option<Side>) {
    while let Some(step) = turn.step() {
        if decided.is_some_and(|side| is_secret_of(turn, step, side.enemy())) {
            turn.reveal();
        }
        if let Some(side) = steps::asks(turn, step) {
            debug_assert_eq!(steps::whose(turn, step), Some(side), "{step:?}");
            return;
        }
        steps::go_on(turn, step);
    }
}

/// Whether hidden blocks of a side decide who is asked by a step, and what happens in it.
fn is_secret_of(campaign: &Campaign, step: Step, side: Side) -> bool {
    let owner = if let Step::Supply { side, .. }
    | Step::CapturedSupply { side, .. }
    | Step::NightShift { side } = step
    {
        Some(side)
    } else {
        view::owner(campaign, step)
    };
    owner == Some(side) || step == Step::Attrition
}

impl Campaign {
    /// [BOR-19.1.1] Who is asked now. Play stops only at a step that asks somebody, so that between
    /// decisions it is enough to know whose question it is.
    pub(crate) fn asked(&self) -> Option<Side> {
        self.step().and_then(|step| steps::whose(self, step))
    }
}
