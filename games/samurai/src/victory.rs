//! [SAM-19.1.2] to [SAM-19.2.1]: the end of the battle and its points.

use std::cmp::Ordering;

use engine::{Outcome, SeatSet};

use crate::Turn;
use crate::cards::Special;
use crate::event::Fact;
use crate::flow::tell;
use crate::ids::{HexId, UnitId, UnitSet};
use crate::options::TieBreak;
use crate::pieces::{Commander, Level, Side, Status};
use crate::setting::{COMMANDER_POINTS, Feat};
use crate::state::Battle;
use crate::values;

/// [SAM-19.1.2] Whether the battle is over at the end of this turn.
pub(crate) fn is_over(battle: &Battle) -> bool {
    let is_last = battle.now.turn >= battle.setting.get().turns;
    is_last || Side::BOTH.into_iter().any(|side| is_gone(battle, side))
}

/// [SAM-19.1.2] Whether a side has nobody left on the board or hidden, and nobody to come.
fn is_gone(battle: &Battle, side: Side) -> bool {
    let left = battle.visible() | battle.hidden() | battle.with_status(Status::Waiting);
    (battle.army(side) & left).is_empty()
}

/// [SAM-19.1.3] Counts the points and ends the battle.
pub(crate) fn end(turn: &mut Turn<'_>) {
    let points = Side::BOTH.map(|side| at_end(turn, side));
    let winner = winner(turn, points);
    tell(turn, Fact::Ended { winner, points });
}

/// [SAM-19.1.3] What a battle comes to that is stopped as if this turn were its last.
pub(crate) fn if_stopped(battle: &Battle) -> Outcome {
    let points = Side::BOTH.map(|side| at_end(battle, side));
    outcome(battle, winner(battle, points), points)
}

/// Who won, and by how many points.
pub(crate) fn outcome(battle: &Battle, winner: Option<Side>, points: [i16; 2]) -> Outcome {
    let winners = winner.map_or(SeatSet::NONE, |side| battle.seating().of(side));
    Outcome { winners, margin: i32::from(points[0].abs_diff(points[1])) }
}

/// [SAM-19.1.3] More points win; equal points are a draw, unless the battle has something to break
/// the tie.
fn winner(battle: &Battle, points: [i16; 2]) -> Option<Side> {
    let survivors = || Side::BOTH.map(|side| survivors(battle, side));
    ahead(points).or_else(|| match battle.setting.get().ties() {
        TieBreak::Draw => None,
        TieBreak::Survivors => ahead(survivors()),
    })
}

/// The side that has more of something.
fn ahead<T: Ord>([a, b]: [T; 2]) -> Option<Side> {
    match a.cmp(&b) {
        Ordering::Greater => Some(Side::A),
        Ordering::Less => Some(Side::B),
        Ordering::Equal => None,
    }
}

/// [SAM-19.2.1] What a side has scored so far: for what was destroyed, and for who escaped. It is
/// known to both sides.
pub(crate) fn so_far(battle: &Battle, side: Side) -> i16 {
    score(battle, side, |feat| match feat {
        Feat::DestroyUnit | Feat::DestroyHeadquarters | Feat::ExitUnit | Feat::ExitHeadquarters => {
            times(battle, side, feat)
        }
        Feat::HeadquartersAlive | Feat::Hold(_) => 0,
    })
}

/// [SAM-19.2.1] What a side has if the battle ends now.
pub(crate) fn at_end(battle: &Battle, side: Side) -> i16 {
    score(battle, side, |feat| times(battle, side, feat))
}

/// [SAM-19.2.1] How often a side has done a feat, if the battle ends now.
pub(crate) fn times(battle: &Battle, side: Side, feat: Feat) -> u16 {
    match feat {
        Feat::DestroyUnit => lost_units(battle, side.enemy()),
        Feat::DestroyHeadquarters => u16::from(battle.has_lost_headquarters(side.enemy())),
        Feat::HeadquartersAlive => u16::from(!battle.has_lost_headquarters(side)),
        Feat::Hold(hexes) => hexes.iter().filter(|&hex| holds(battle, side, hex)).count() as u16,
        Feat::ExitUnit => escaped_units(battle, side),
        Feat::ExitHeadquarters => u16::from(has_saved_headquarters(battle, side)),
    }
}

/// The points of a side, if each feat was done so many times.
fn score(battle: &Battle, side: Side, times: impl Fn(Feat) -> u16) -> i16 {
    let awards = battle.setting.get().points.iter().filter(|award| award.side == side);
    let sum: i32 = awards.map(|it| i32::from(it.points) * i32::from(times(it.feat))).sum();
    i16::try_from(sum).unwrap_or(i16::MAX)
}

/// [SAM-1.1.7] The units of a side that were destroyed, the HQ aside.
fn lost_units(battle: &Battle, side: Side) -> u16 {
    let lost = battle.army(side) & battle.with_status(Status::Destroyed);
    lost.iter().filter(|&unit| !is_headquarters(battle, unit)).count() as u16
}

/// [SAM-19.2.3] The units of a side that escaped, peasants and the HQ aside.
fn escaped_units(battle: &Battle, side: Side) -> u16 {
    let counts = |unit: &UnitId| match battle.card(*unit).special {
        Special::None | Special::Ninja => true,
        Special::Headquarters | Special::Peasants => false,
    };
    escaped(battle, side).iter().filter(counts).count() as u16
}

fn escaped(battle: &Battle, side: Side) -> UnitSet {
    battle.army(side) & battle.with_status(Status::Escaped)
}

/// [SAM-19.2.1] Whether the HQ of a side escaped; it then counts as alive.
fn has_saved_headquarters(battle: &Battle, side: Side) -> bool {
    escaped(battle, side).iter().any(|unit| is_headquarters(battle, unit))
}

fn is_headquarters(battle: &Battle, unit: UnitId) -> bool {
    battle.card(unit).special == Special::Headquarters
}

/// [SAM-19.2.1] Whether a unit of a side that is not fleeing or panicking is in a hex.
pub(crate) fn holds(battle: &Battle, side: Side, hex: HexId) -> bool {
    let unit = battle.occupant(hex).filter(|&unit| battle.side(unit) == Some(side));
    let is_steady = |unit: UnitId| battle.unit(unit).markers < values::FLEEING;
    unit.is_some_and(|unit| is_steady(unit) || !battle.plays(Level::Extended))
}

/// What values of survivors are counted in, so that they are whole numbers: every number of figures
/// up to 24 divides it.
const SHARES: u64 = 5_354_228_880;

/// [SAM-19.1.3] The value of the units of a side that are on the board, hidden or escaped: points
/// for the warriors left, and for the commander.
fn survivors(battle: &Battle, side: Side) -> u64 {
    let left = battle.visible() | battle.hidden() | battle.with_status(Status::Escaped);
    let value = |unit: UnitId| {
        let (card, now) = (battle.card(unit), battle.unit(unit));
        let commanders = u8::from(now.commander == Commander::Present);
        let warriors = u64::from(now.figures.saturating_sub(commanders));
        u64::from(card.points) * warriors * (SHARES / u64::from(card.figures))
            + u64::from(COMMANDER_POINTS) * u64::from(commanders) * SHARES
    };
    (battle.army(side) & left).iter().map(value).sum()
}
