//! Chapters 27 and 30: banners, objectives, changes of ground and the end of the battle.

use std::cmp::Ordering;

use engine::{Outcome, SeatSet};

use crate::Turn;
use crate::event::Event;
use crate::ground;
use crate::pieces::{Arm, Side};
use crate::scenario::Counts;
use crate::setting::when;
use crate::setting::{Change, Objective};
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
    change_ground(turn);
    for side in [turn.active, turn.active.enemy()] {
        if turn.is_over() {
            return;
        }
        judge_objectives(turn, side, moment);
        judge_sudden_deaths(turn, side);
        let goal = turn.setting.get().scenario.army(side).banners;
        let wins = turn.banners(side) >= goal || has_no_units(turn, side.enemy());
        if wins && !turn.is_over() {
            turn.emit(Event::Won { side });
        }
    }
}

/// [CCN-30.4.2] Ground changes once its event has happened, and as soon as
/// nobody stands where he could not be afterwards.
fn change_ground(turn: &mut Turn<'_>) {
    for (number, change) in (0u8..).zip(&turn.setting.get().changes) {
        let has_happened = turn.changed & 1 << number != 0;
        if !has_happened && !turn.is_over() && is_due(turn, change) {
            turn.emit(Event::GroundChanged { change: number });
        }
    }
}

/// [CCN-30.4.2] Whether its event has happened, and nobody would be shut in.
pub(crate) fn is_due(battle: &Battle, change: &Change) -> bool {
    change.when.is_so(battle) && !shuts_in(battle, change)
}

/// Whether a piece stands in a hex that a change would close to it.
fn shuts_in(battle: &Battle, change: &Change) -> bool {
    let closed_to = |arm: Option<Arm>| !ground::is_passable(change.ground, arm);
    change.hexes.iter().any(|hex| {
        battle.unit_at(hex).is_some_and(|unit| closed_to(Some(battle.arm(unit))))
            || battle.leader_at(hex).is_some() && closed_to(None)
    })
}

/// [CCN-30.4.3] Events that win at once.
fn judge_sudden_deaths(turn: &mut Turn<'_>, side: Side) {
    let mut all = (0u8..).zip(&turn.setting.get().sudden_deaths);
    let came = all.find(|(_, it)| it.side == side && it.when.is_so(turn));
    if let Some((number, _)) = came {
        turn.emit(Event::SuddenDeath { sudden_death: number, side });
        turn.emit(Event::Won { side });
    }
}

/// [CCN-30.4.3] The last turn is over.
pub(crate) fn judge_at_limit(turn: &mut Turn<'_>) {
    let winner = ahead(turn);
    turn.emit(Event::TurnLimitReached);
    turn.emit(winner.map_or(Event::Drawn, |side| Event::Won { side }));
}

/// [CCN-30.4.3] At the end of the last turn the side wins that has more banners in proportion to its
/// goal; equal is a draw.
fn ahead(battle: &Battle) -> Option<Side> {
    let score = |side: Side| {
        let others_goal = battle.setting.get().scenario.army(side.enemy()).banners;
        u32::from(battle.banners(side)) * u32::from(others_goal)
    };
    let [french, allied] = Side::BOTH.map(score);
    match french.cmp(&allied) {
        Ordering::Greater => Some(Side::French),
        Ordering::Less => Some(Side::Allied),
        Ordering::Equal => None,
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

/// [CCN-30.2.1] Whether the units of its side stand where the objective asks them to.
pub(crate) fn is_held(battle: &Battle, objective: &Objective) -> bool {
    when::is_held(battle, objective.side, objective.hexes, objective.needs)
}

/// [CCN-27.1.4] A side without units, on the board or about to enter it, has lost.
pub(crate) fn has_no_units(battle: &Battle, side: Side) -> bool {
    battle.setting.get().options.no_units_loses
        && battle.units_of(side).is_empty()
        && !battle.has_units_waiting(side)
}

impl Battle {
    /// The banners of `side`, those for objectives and [CCN-30.3.1] for exits too.
    pub(crate) fn banners(&self, side: Side) -> u8 {
        let setting = self.setting.get();
        let exits = setting.exits.iter().zip(self.exited).filter(|(exit, _)| exit.side == side);
        let exited = exits.map(|(exit, units)| exit.banners_for(units));
        let objectives = setting.objectives.iter().enumerate();
        let counted = objectives
            .filter(|(number, objective)| self.held & 1 << number != 0 && objective.side == side);
        let counted = counted.map(|(_, objective)| objective.banners);
        counted.chain(exited).fold(self.trophies[side as usize], u8::saturating_add)
    }
}

/// [CCN-27.1.1] Who won, and by how many banners: by none, if the winner has fewer, as in a sudden
/// death or at the end of the last turn.
pub(crate) fn outcome(battle: &Battle) -> Option<Outcome> {
    if battle.is_drawn {
        return Some(DRAWN);
    }
    battle.winner.map(|winner| won(battle, winner))
}

/// [CCN-30.4.3] What a battle comes to that is stopped as if this turn were its last.
pub(crate) fn if_stopped(battle: &Battle) -> Outcome {
    ahead(battle).map_or(DRAWN, |winner| won(battle, winner))
}

const DRAWN: Outcome = Outcome { winners: SeatSet::NONE, margin: 0 };

fn won(battle: &Battle, winner: Side) -> Outcome {
    let ahead = battle.banners(winner).saturating_sub(battle.banners(winner.enemy()));
    Outcome { winners: winner.seat().into(), margin: ahead.into() }
}
