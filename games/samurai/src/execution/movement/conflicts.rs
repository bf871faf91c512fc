//! [SAM-6.3.3] to [SAM-6.3.7] Who gets into the hex that it named, and who stops.

use std::cmp::Ordering;

use super::Named;
use crate::Turn;
use crate::event::Fact;
use crate::flow::{tell, tell_only};
use crate::ground::HexSet;
use crate::ids::{HexId, UnitId, UnitSet};
use crate::luck_names::{CLAIM, FACES};
use crate::pieces::{Halt, Level, Status};
use crate::state::Battle;
use crate::values;

/// [SAM-6.3.7] Head-on; held hexes; contested hexes, each once; held hexes again. Leaves in `named`
/// those who go. Returns the hidden enemies whose hexes somebody tried to enter.
pub(crate) fn settle_conflicts(turn: &mut Turn<'_>, named: &mut Named) -> UnitSet {
    let met = ambushers_met(turn, named);
    stop_head_on(turn, named);
    stop_at_held_hexes(turn, named);
    settle_contests(turn, named);
    stop_at_held_hexes(turn, named);
    met
}

/// A mover goes no further this turn. Of a reinforcement that does not get onto the board only its
/// owner is told.
pub(super) fn stop(turn: &mut Turn<'_>, unit: UnitId, why: Halt) {
    let fact = Fact::Stopped { unit, why };
    let waits = turn.with_status(Status::Waiting).contains(unit);
    match turn.side(unit) {
        Some(side) if waits => tell_only(turn, side, fact),
        Some(_) | None => tell(turn, fact),
    }
}

/// [SAM-6.3.9] Hidden enemies of those who named their hexes.
fn ambushers_met(battle: &Battle, named: &Named) -> UnitSet {
    if battle.hidden().is_empty() {
        return UnitSet::NONE;
    }
    let met = |unit| {
        let holder = battle.occupant(named.hex(unit)?)?;
        let ambushes = battle.hidden().contains(holder) && battle.are_enemies(unit, holder);
        ambushes.then_some(holder)
    };
    named.units().iter().filter_map(met).collect()
}

/// [SAM-6.3.3] Two units that name each other's hex both stop.
fn stop_head_on(turn: &mut Turn<'_>, named: &mut Named) {
    let meets = |&unit: &UnitId| meets_head_on(turn, named, unit);
    let stopped = named.units().iter().filter(meets).collect();
    stop_all(turn, named, stopped, Halt::HeadOn);
}

fn meets_head_on(battle: &Battle, named: &Named, unit: UnitId) -> bool {
    let (Some(hex), Some(own)) = (named.hex(unit), battle.unit(unit).hex) else { return false };
    battle.occupant(hex).is_some_and(|holder| named.hex(holder) == Some(own))
}

/// [SAM-6.3.4] Whoever names a hex that its unit does not leave stops; and whoever named the hex of
/// that one, and so on until nothing changes.
fn stop_at_held_hexes(turn: &mut Turn<'_>, named: &mut Named) {
    loop {
        let holds = |holder| !named.units().contains(holder);
        let is_held = |&hex: &HexId| turn.occupant(hex).is_some_and(holds);
        let comes = |&unit: &UnitId| named.hex(unit).as_ref().is_some_and(is_held);
        let stopped: UnitSet = named.units().iter().filter(comes).collect();
        if stopped.is_empty() {
            return;
        }
        stop_all(turn, named, stopped, Halt::Held);
    }
}

/// [SAM-21.2.2] Contested hexes by column, then row.
fn settle_contests(turn: &mut Turn<'_>, named: &mut Named) {
    let mut contested = contested(named);
    let shape = turn.ground().shape;
    let place = |hex: &HexId| shape.column_and_row(shape.nth(hex.index())?);
    while let Some(hex) = contested.iter().min_by_key(place) {
        contested.remove(hex);
        settle_contest(turn, named, hex);
    }
}

/// The hexes that several units have named.
fn contested(named: &Named) -> HexSet {
    let (mut once, mut twice) = (HexSet::NONE, HexSet::NONE);
    for hex in named.units().iter().filter_map(|unit| named.hex(unit)) {
        if once.contains(hex) {
            twice.insert(hex);
        }
        once.insert(hex);
    }
    twice
}

/// [SAM-6.3.5], [SAM-6.3.6] Without an attack all stop; the only attack enters; of several the dice
/// choose one. Pursuit counts as an attack [SAM-7.17.2].
fn settle_contest(turn: &mut Turn<'_>, named: &mut Named, hex: HexId) {
    let attacks = |&unit: &UnitId| turn.order(unit).is_some_and(|order| order.prey().is_some());
    let claimants = named.claimants(hex);
    let attackers: UnitSet = claimants.iter().filter(attacks).collect();
    let (losers, why) = match attackers.len() {
        0 => (claimants, Halt::Clash),
        1 => (claimants - attackers, Halt::Outbid),
        2.. => (claimants.without(roll_for(turn, attackers, hex)), Halt::Outbid),
    };
    stop_all(turn, named, losers, why);
}

/// [SAM-6.3.6] The highest sum enters; ties among the highest roll again.
fn roll_for(turn: &mut Turn<'_>, mut claimants: UnitSet, hex: HexId) -> UnitId {
    loop {
        let (mut best, mut highest) = (UnitSet::NONE, i8::MIN);
        for unit in turn.in_order(claimants) {
            let sum = claim(turn, unit, hex);
            match sum.cmp(&highest) {
                Ordering::Greater => (best, highest) = (unit.into(), sum),
                Ordering::Equal => best.insert(unit),
                Ordering::Less => {}
            }
        }
        match best.lowest() {
            Some(winner) if best.len() == 1 => return winner,
            Some(_) | None => claimants = best,
        }
    }
}

/// [SAM-6.3.6] One die and the steadfastness now.
fn claim(turn: &mut Turn<'_>, unit: UnitId, hex: HexId) -> i8 {
    let die = turn.roll(CLAIM, 1, FACES)[0];
    let sum = die as i8 + firmness(turn, unit);
    tell(turn, Fact::Claimed { unit, hex, die, sum });
    sum
}

/// [SAM-6.3.6] What a claim adds to its die: at basic, where nothing changes it, the number of the card,
/// or with the option nothing.
fn firmness(battle: &Battle, unit: UnitId) -> i8 {
    if battle.plays(Level::Extended) {
        values::steadfastness(battle, unit)
    } else if battle.setting.get().options.basic_claims_by_die {
        0
    } else {
        battle.card(unit).steadfastness
    }
}

fn stop_all(turn: &mut Turn<'_>, named: &mut Named, units: UnitSet, why: Halt) {
    for unit in turn.in_order(units) {
        named.drop(unit);
        stop(turn, unit, why);
    }
}
