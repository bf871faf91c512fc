//! [WAT-4.2.1] The sequence of play.

use crate::Turn;
use crate::event::Event;
use crate::pieces::{Party, Side};
use crate::state::Campaign;
use crate::step::Step;
use crate::steps;

/// [WAT-3.1.1] Everything before the first decision: with a listed set-up all blocks stand on the map,
/// and the first turn opens; else the Allies place theirs.
pub(crate) fn begin(turn: &mut Turn<'_>) {
    let setting = turn.setting.get();
    if setting.options.free_set_up() {
        let sides = [Side::Allied, Side::French];
        let parties = sides.iter().flat_map(|&side| setting.parties(side));
        for &party in parties.rev() {
            begin_step(turn, Step::SetUp { party });
        }
    } else {
        open_turn(turn, setting.first_turn);
    }
    run(turn);
}

/// [WAT-4.2.1] The order of a turn, the last step first on the agenda.
pub(crate) fn open_turn(turn: &mut Turn<'_>, number: u8) {
    turn.emit(Event::TurnBegan { turn: number });
    begin_step(turn, Step::EndTurn);
    if turn.active() == Side::French {
        begin_step(turn, Step::Supply);
    }
    begin_step(turn, Step::Contact);
    let parties = turn.setting.get().parties(turn.active());
    // [WAT-8.1.1] There is no forced march at night.
    if !turn.is_night() {
        parties.iter().rev().for_each(|&party| begin_step(turn, Step::Marches { party }));
        begin_step(turn, Step::OpenMarches);
    }
    parties.iter().rev().for_each(|&party| begin_step(turn, Step::Moves { party }));
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

/// Runs every step that asks no player anything, until one does or the campaign is over.
pub(crate) fn run(turn: &mut Turn<'_>) {
    while let Some(step) = turn.step() {
        if steps::asks(turn, step).is_some() {
            return;
        }
        steps::go_on(turn, step);
    }
    assert!(turn.is_over(), "the campaign goes on until it asks");
}

impl Campaign {
    /// [WAT-26.1.1] Who is asked now.
    pub(crate) fn asked(&self) -> Option<Party> {
        self.step().and_then(|step| steps::asks(self, step))
    }
}
