//! How lucky a roll was: its hits, and those that were to be expected.

use engine::{Fortune, Weight};

use crate::combat::{self, Prey};
use crate::event::{Event, Volley};
use crate::face::Face;
use crate::hex::Hex;
use crate::state::{Battle, Stance, Step};

/// [CCN-1.1.2] The faces of a battle die.
const FACES: u8 = 6;

/// From so many dice on, a saber among them is certain as far as anybody counts; and the ways in
/// which more can fall could not be counted.
const MOST_COUNTED: u8 = 40;

/// [CCN-12.1.1], [CCN-13.1.1] Attacks count, and what comes back; the dice for leaders and for cards
/// do not.
pub(crate) fn fortune(battle: &Battle, event: &Event) -> Option<Fortune> {
    let Event::Rolled { unit, at, volley, ref dice, hits, .. } = *event else { return None };
    // An event that somebody made up may name anything.
    battle.all_units().find(|&known| known == unit)?;
    let prey = prey(battle, at, volley)?;
    let is_hit = |&die: &u8| combat::is_hit(battle, unit, prey, volley, Face::of_die(die));
    let faces = (1..=FACES).filter(is_hit).count();
    let (expected, total) = expected(prey, dice.len(), faces);
    let seat = battle.side_of(unit).seat();
    Some(Fortune { seat, dice: dice.len() as u32, hits: hits.into(), expected, total })
}

/// What is rolled at, as the position has it just before the roll.
fn prey(battle: &Battle, at: Hex, volley: Volley) -> Option<Prey> {
    let retires = matches!(battle.step(), Some(Step::AfterStrike { stance: Stance::Retires, .. }));
    match battle.unit_at(at) {
        Some(_) if retires && volley == Volley::Melee => Some(Prey::Retiring),
        Some(target) => Some(Prey::Unit(target)),
        None => battle.leader_at(at).map(|_| Prey::LoneLeader),
    }
}

/// The hits to be expected of so many dice, if so many of the faces hit, as a fraction.
fn expected(prey: Prey, dice: usize, faces: usize) -> (Weight, Weight) {
    let (dice, faces) = (dice as u128, faces as u128);
    match prey {
        Prey::Unit(_) | Prey::Retiring => (Weight(dice * faces), Weight(FACES.into())),
        // [CCN-13.3.1] He falls once, however many sabers there are.
        Prey::LoneLeader => {
            let dice = dice.min(MOST_COUNTED.into()) as u32;
            let (all, misses) = (u128::from(FACES), u128::from(FACES) - faces);
            (Weight(all.pow(dice) - misses.pow(dice)), Weight(all.pow(dice)))
        }
    }
}
