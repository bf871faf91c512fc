//! [CCN-4.2.2] Units in square, and the cards on the tracks that keep them so.

use super::document::Document;
use crate::pieces::{Arm, Ground, Side};
use crate::state::{Battle, SQUARES};

/// Whether a slot is one of a track.
pub(super) fn is_slot(slot: u8) -> bool {
    (1..=SQUARES).contains(&usize::from(slot))
}

/// What is wrong with the tracks by themselves.
pub(super) fn faults_of_tracks(document: &Document) -> Vec<String> {
    let mut faults = Vec::new();
    for side in Side::BOTH {
        let track = document.tracks.of(side);
        for (number, laid) in track.iter().enumerate() {
            let slot = laid.slot;
            if !is_slot(slot) {
                faults.push(format!("A square track has slots 1 to {SQUARES}, and no {slot}."));
            } else if track[..number].iter().any(|other| other.slot == slot) {
                faults.push(format!("Slot {slot} of the {side:?} track has two cards."));
            }
        }
    }
    faults
}

/// What is wrong with the squares: each has a slot of its own, each slot in use a square.
pub(super) fn faults(battle: &Battle) -> Vec<String> {
    let units = || battle.all_units();
    let mut faults = Vec::new();
    for unit in units() {
        let Some(slot) = battle.unit(unit).square else { continue };
        let (hex, side) = (battle.unit(unit).hex, battle.side_of(unit));
        let fault = if battle.arm(unit) != Arm::Infantry {
            Some("is no infantry and forms no square".to_owned())
        } else if battle.track(side).card(slot).is_none() {
            Some(format!("has no card in slot {slot} of its track"))
        } else if matches!(battle.ground(hex), Ground::Town | Ground::Windmill) {
            // [CCN-22.1.2] No square is formed in a town, and none moves there.
            Some("cannot be in square in a town".to_owned())
        } else if battle.unit(unit).moved > 0 {
            // [CCN-22.3.5] A square does not move.
            Some("is in square and has not moved".to_owned())
        } else {
            None
        };
        faults.extend(fault.map(|fault| format!("The unit in {hex} {fault}.")));
    }
    for side in Side::BOTH {
        for (slot, _) in battle.track(side).cards() {
            let squares = units().filter(|&unit| {
                battle.side_of(unit) == side && battle.unit(unit).square == Some(slot)
            });
            let squares = squares.count();
            if squares != 1 {
                faults.push(format!(
                    "Slot {slot} of the {side:?} track belongs to one unit, not {squares}."
                ));
            }
        }
    }
    faults
}
