//! [WAT-23.2.1] The end of a turn: demoralisation, victory, and the next turn.

use crate::Turn;
use crate::action::Action;
use crate::ban::Allowed;
use crate::event::{Event, Victory};
use crate::flow::{end_step, open_turn};
use crate::pieces::{Army, Party, Side};
use crate::setting::BlockSet;
use crate::state::Campaign;
use crate::step::Step;
use crate::victory;

/// Nobody is asked.
pub(crate) fn asks(_: &Campaign, _: Step) -> Option<Party> {
    None
}

/// [WAT-23.2.1] The first test that applies ends the campaign. [WAT-8.1.2] They are made at the end
/// of night turns too.
pub(crate) fn go_on(turn: &mut Turn<'_>, _: Step) {
    demoralise(turn);
    if let Some(won) = victory::by_demoralisation(turn) {
        return win(turn, won);
    }
    remove_demoralised(turn);
    if let Some(won) = victory::by_place_or_time(turn) {
        return win(turn, won);
    }
    let number = turn.turn;
    // [WAT-18.2.2] Disrupted blocks recover.
    turn.emit(Event::TurnEnded { turn: number });
    end_step(turn);
    open_turn(turn, number + 1);
}

pub(crate) fn legal(_: &Campaign, _: Step, _: &mut Vec<Action>) {}

pub(crate) fn check(_: &Campaign, _: Step, _: Action) -> Option<Allowed> {
    None
}

pub(crate) fn resolve(_: &mut Turn<'_>, step: Step, action: Action) {
    unreachable!("nobody is asked at {step:?}: {action:?}")
}

/// [WAT-23.1.2] Demoralisation is tested at the end of every turn, and only there.
fn demoralise(turn: &mut Turn<'_>) {
    for army in victory::newly_demoralised(turn) {
        turn.emit(Event::Demoralised { army });
    }
}

/// [WAT-23.1.3] A demoralised Allied army is removed from the map; the other plays on.
fn remove_demoralised(turn: &mut Turn<'_>) {
    for &army in Side::Allied.armies() {
        let blocks = turn.on_map() & turn.setting.get().of_army[army as usize];
        if turn.demoralised[army as usize] && !blocks.is_empty() {
            remove(turn, army, blocks);
        }
    }
}

/// [WAT-24.1.4] Removed blocks lie open.
fn remove(turn: &mut Turn<'_>, army: Army, blocks: BlockSet) {
    let faces = blocks.iter().map(|block| turn.face(block)).collect();
    turn.emit(Event::ArmyRemoved { army, faces });
}

fn win(turn: &mut Turn<'_>, (side, by): (Side, Victory)) {
    turn.emit(Event::Won { side, by });
}
