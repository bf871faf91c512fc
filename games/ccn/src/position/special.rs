//! Chapter 30: exits, changes of ground, pieces that enter, turn limits and sudden deaths.

use super::decision::Decision;
use super::document::Document;
use crate::hex::Hex;
use crate::pieces::{LeaderId, Side, UnitId};
use crate::setting::{Change, Exit};
use crate::state::{Battle, Fate, MOST_UNITS};
use crate::victory;

/// Sets who has left and how the ground has changed, and says what cannot be so.
pub(super) fn set(battle: &mut Battle, document: &Document) -> Vec<String> {
    let mut faults = Vec::new();
    faults.extend(set_exited(battle, document).err());
    faults.extend(turn_fault(battle));
    faults.extend(entered_too_early(battle));
    // [CCN-30.2.1] In the middle of a retreat nothing is judged.
    if !matches!(document.decision, Decision::Retreat { .. } | Decision::Withdraw { .. }) {
        faults.extend(sudden_death(battle));
    }
    if document.decision == Decision::PlayCard {
        faults.extend(missed_changes(battle));
    }
    faults
}

/// [CCN-30.3.1] Whoever left is no longer on the board.
fn set_exited(battle: &mut Battle, document: &Document) -> Result<(), String> {
    let setting = battle.setting.get();
    for entry in &document.exited {
        let name = &entry.name;
        let number = setting.exits.iter().position(|exit: &Exit| exit.name == *name);
        let number = number.ok_or_else(|| format!("There is no such exit as {name:?}."))?;
        if battle.exited[number] > 0 || !(1..=MOST_UNITS).contains(&usize::from(entry.units)) {
            return Err(format!("{name} is listed once, with the units that have left."));
        }
        battle.exited[number] = entry.units;
    }
    for side in Side::BOTH {
        let (left, lost) = (battle.units_exited(side), lost_units(battle, side));
        if usize::from(left) > lost {
            return Err(format!("{left} {side:?} units have left, but only {lost} are gone."));
        }
    }
    Ok(())
}

/// The units of a side that are no longer there, eliminated or left.
pub(super) fn lost_units(battle: &Battle, side: Side) -> usize {
    let units = battle.all_units();
    units.filter(|&id| battle.side_of(id) == side && battle.unit(id).blocks == 0).count()
}

/// [CCN-30.4.2] The changes that are named.
pub(super) fn set_changed(battle: &mut Battle, document: &Document) -> Result<(), String> {
    let setting = battle.setting.get();
    for name in &document.changed {
        let number = setting.changes.iter().position(|change: &Change| change.name == *name);
        let number = number.ok_or_else(|| format!("There is no such change as {name:?}."))?;
        battle.changed |= 1 << number;
    }
    Ok(())
}

/// Whether the ground of a hex has changed: perhaps since a unit entered it.
pub(super) fn has_changed(battle: &Battle, hex: Hex) -> bool {
    let mut changes = battle.setting.get().changes.iter().enumerate();
    changes.any(|(number, it)| battle.changed & 1 << number != 0 && it.hexes.contains(hex))
}

/// [CCN-30.4.2] What changes as things are has changed at the start of the turn, at the latest.
fn missed_changes(battle: &Battle) -> Option<String> {
    let mut changes = battle.setting.get().changes.iter().enumerate();
    let missed = changes.find(|(number, change)| {
        battle.changed & 1 << number == 0 && victory::is_due(battle, change)
    });
    missed.map(|(_, change)| format!("{} has happened; list it as changed.", change.name))
}

/// [CCN-30.4.3] A battle that is won at once asks nothing.
fn sudden_death(battle: &Battle) -> Option<String> {
    let mut deaths = battle.setting.get().sudden_deaths.iter();
    let death = deaths.find(|death| death.when.is_so(battle))?;
    Some(format!("The {:?} side has won: {}.", death.side, death.name))
}

/// [CCN-30.4.3] After the last turn the battle is over.
fn turn_fault(battle: &Battle) -> Option<String> {
    let last = battle.setting.get().turn_limit?;
    (battle.turn > last).then(|| format!("The battle is over after turn {last}."))
}

/// [CCN-30.3.2] Nobody enters, or is ordered to, before his turn.
fn entered_too_early(battle: &Battle) -> Option<String> {
    let setting = battle.setting.get();
    let is_early = |enters: Option<u32>| enters.is_some_and(|turn| turn > battle.turn);
    let unit = (0..).map(UnitId).zip(&setting.units).find(|(id, card)| {
        let state = battle.unit(*id);
        let stays = state.blocks == 0 || (state.waits && !battle.is_ordered(*id));
        is_early(card.enters) && !stays
    });
    let leader = (0..).map(LeaderId).zip(&setting.leaders).find(|(id, card)| {
        let fate = battle.leader(*id).fate;
        let stays = fate.is_out() || (fate == Fate::Waiting && !battle.is_leader_ordered(*id));
        is_early(card.enters) && !stays
    });
    let name = unit.map(|(_, card)| &card.name).or(leader.map(|(_, card)| &card.name));
    name.map(|name| format!("{name} cannot enter the board before its turn."))
}
