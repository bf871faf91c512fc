//! Banners and objectives of a document.

use super::decision::Decision;
use super::document::{Document, Held};
use super::special::lost_units;
use crate::pieces::Side;
use crate::scenario::Counts;
use crate::setting::Objective;
use crate::state::{Battle, Fate};
use crate::victory;

/// Sets what the sides have won so far, and says what cannot be so.
pub(super) fn set(battle: &mut Battle, document: &Document, faults: &mut Vec<String>) {
    battle.trophies = Side::BOTH.map(|side| *document.trophies.of(side));
    battle.held = must_count(battle, &document.decision);
    if let Some(held) = &document.held {
        match read(battle, held) {
            Ok(bits) => faults.extend(held_faults(battle, &document.decision, bits)),
            Err(fault) => faults.push(fault),
        }
    }
    for side in Side::BOTH {
        faults.extend(trophy_fault(battle, document, side));
        faults.extend(won_fault(battle, side));
    }
}

/// The objectives that count for sure, since units stand where they must.
pub(super) fn must_count(battle: &Battle, decision: &Decision) -> u32 {
    bits(battle, |objective| {
        let is_judged = match objective.counts {
            Counts::WhileHeld | Counts::Permanently => true,
            // [CCN-30.2.3] They were judged just before the card is played, and only then.
            Counts::AtStart => *decision == Decision::PlayCard && objective.side == battle.active,
        };
        is_judged && victory::is_held(battle, objective)
    })
}

/// The objectives that may count.
fn may_count(battle: &Battle) -> u32 {
    bits(battle, |objective| {
        objective.counts == Counts::Permanently || victory::is_held(battle, objective)
    })
}

fn bits(battle: &Battle, counts: impl Fn(&Objective) -> bool) -> u32 {
    let objectives = battle.setting.get().objectives.iter().enumerate();
    let counting = objectives.filter(|(_, objective)| counts(objective));
    counting.fold(0, |bits, (number, _)| bits | 1 << number)
}

/// Finds the objectives that are listed.
fn read(battle: &Battle, held: &[Held]) -> Result<u32, String> {
    let objectives = &battle.setting.get().objectives;
    let mut bits = 0;
    for Held { name, side, hex } in held {
        let is_meant = |objective: &Objective| {
            objective.name == *name
                && side.is_none_or(|side| objective.side == side)
                && hex.is_none_or(|hex| objective.hexes.contains(hex))
        };
        let mut meant = (0..objectives.len()).filter(|&number| is_meant(&objectives[number]));
        match (meant.next(), meant.next()) {
            (Some(number), None) => bits |= 1 << number,
            (None, _) => return Err(format!("There is no such objective as {name:?}.")),
            (Some(_), Some(_)) => {
                return Err(format!("Say which {name:?} is held: name its side and its hex."));
            }
        }
    }
    Ok(bits)
}

/// Takes over what is listed. [CCN-30.2.1] In the middle of a retreat objectives are not judged.
fn held_faults(battle: &mut Battle, decision: &Decision, held: u32) -> Vec<String> {
    let (must, may) = (must_count(battle, decision), may_count(battle));
    battle.held = held;
    if matches!(decision, Decision::Retreat { .. } | Decision::Withdraw { .. }) {
        return Vec::new();
    }
    let objectives = battle.setting.get().objectives.iter().enumerate();
    let fault = |(number, objective): (usize, &Objective)| {
        let (bit, name, side) = (1 << number, &objective.name, objective.side);
        if must & !held & bit != 0 {
            Some(format!("{name} counts for the {side:?} side; list it as held."))
        } else if held & !may & bit != 0 {
            Some(format!("{name} cannot count for the {side:?} side, which has no unit there."))
        } else {
            None
        }
    };
    objectives.filter_map(fault).collect()
}

/// [CCN-27.1.2] In a scenario there is a banner for each eliminated piece, and no more.
fn trophy_fault(battle: &Battle, document: &Document, side: Side) -> Option<String> {
    let left = usize::from(battle.units_exited(side.enemy()));
    let units = lost_units(battle, side.enemy()).saturating_sub(left);
    let leaders = battle.all_leaders();
    let leaders = leaders.filter(|&id| {
        battle.side_of_leader(id) != side && battle.leader(id).fate == Fate::Eliminated
    });
    let most = units + leaders.count();
    let trophies = usize::from(*document.trophies.of(side));
    let fault =
        || format!("The {side:?} side has {trophies} trophies; only {most} pieces are lost.");
    (document.scenario.is_some() && trophies > most).then(fault)
}

/// [CCN-27.1.3], [CCN-27.1.4] A battle that is won asks nothing.
fn won_fault(battle: &Battle, side: Side) -> Option<String> {
    let setting = battle.setting.get();
    let (banners, goal) = (battle.banners(side), setting.scenario.army(side).banners);
    if banners >= goal {
        return Some(format!("The {side:?} side has won: it has {banners} of {goal} banners."));
    }
    let has_lost = setting.options.no_units_loses
        && battle.units_of(side).is_empty()
        && !battle.has_units_waiting(side);
    has_lost.then(|| format!("The {side:?} side has lost: it has no unit on the board."))
}
