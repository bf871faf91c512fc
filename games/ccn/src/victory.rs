//! Chapters 27 and 30.2: banners, objectives and the end of the battle.

use engine::{Outcome, SeatSet};

use crate::Turn;
use crate::event::Event;
use crate::pieces::Side;
use crate::scenario::{Counts, Needs};
use crate::setting::Objective;
use crate::state::Battle;

/// When objectives are judged.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Moment {
    /// In step 0 of the active side's turn.
    StartOfTurn,
    /// After anything else that happened.
    Any,
}

/// [CCN-27.1.3] Judged after every gain of a banner and every change on the board.
pub(crate) fn judge(turn: &mut Turn<'_>) {
    judge_all(turn, Moment::Any);
}

/// [CCN-30.2.3] The at-start objectives of the active side are judged too.
pub(crate) fn judge_at_start(turn: &mut Turn<'_>) {
    judge_all(turn, Moment::StartOfTurn);
}

/// [CCN-29.1.5] The active player's objectives are counted first; the first side to reach its
/// goal wins.
fn judge_all(turn: &mut Turn<'_>, moment: Moment) {
    for side in [turn.active, turn.active.enemy()] {
        if turn.is_over() {
            return;
        }
        judge_objectives(turn, side, moment);
        let goal = turn.setting.get().scenario.army(side).banners;
        if turn.banners(side) >= goal || has_no_units(turn, side.enemy()) {
            turn.emit(Event::Won { side });
        }
    }
}

fn judge_objectives(turn: &mut Turn<'_>, side: Side, moment: Moment) {
    let objectives = &turn.setting.get().objectives;
    for (number, objective) in (0u8..).zip(objectives).filter(|(_, it)| it.side == side) {
        let counted = turn.held & 1 << number != 0;
        let banners = objective.banners;
        match (counted, is_held(turn, objective)) {
            (false, true) if is_gained(turn, objective, moment) => {
                turn.emit(Event::ObjectiveGained { objective: number, side, banners });
            }
            // [CCN-30.2.1] Lost at once when no unit stands there any more;
            // [CCN-30.2.2] a permanent objective is never lost.
            (true, false) if objective.counts != Counts::Permanently => {
                turn.emit(Event::ObjectiveLost { objective: number, side, banners });
            }
            (true | false, _) => {}
        }
    }
}

/// [CCN-30.2.3] An at-start objective is gained only in step 0 of its side's turn.
fn is_gained(battle: &Battle, objective: &Objective, moment: Moment) -> bool {
    match objective.counts {
        Counts::WhileHeld | Counts::Permanently => true,
        Counts::AtStart => moment == Moment::StartOfTurn && objective.side == battle.active,
    }
}

/// [CCN-30.2.1] Units hold a hex, lone leaders do not; [CCN-30.2.4] a group needs so many of its
/// hexes, or more than the enemy has.
pub(crate) fn is_held(battle: &Battle, objective: &Objective) -> bool {
    let held_by = |side: Side| objective.hexes.and(battle.units_of(side)).len();
    let own = held_by(objective.side);
    match objective.needs {
        Needs::Each => own > 0,
        Needs::AtLeast(needed) => own >= u32::from(needed),
        Needs::MoreThanEnemy => own > held_by(objective.side.enemy()),
    }
}

/// [CCN-27.1.4] A side without units has lost.
fn has_no_units(battle: &Battle, side: Side) -> bool {
    battle.setting.get().options.no_units_loses && battle.units_of(side).is_empty()
}

/// [CCN-27.1.1] Who won, and by how many banners.
pub(crate) fn outcome(battle: &Battle) -> Option<Outcome> {
    if battle.is_drawn {
        return Some(Outcome { winners: SeatSet::NONE, margin: 0 });
    }
    let winner = battle.winner?;
    let margin = i32::from(battle.banners(winner)) - i32::from(battle.banners(winner.enemy()));
    Some(Outcome { winners: winner.seat().into(), margin })
}
