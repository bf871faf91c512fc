//! What comes of a roll when its dice fall in a certain way: the rules carry it out on a copy.

use engine::{Chance, Draw, Journal, Roll};

use super::scene::Scene;
use crate::Turn;
use crate::event::Fact;
use crate::execution::fire::{self, Shot};
use crate::execution::{melee, movement};
use crate::ids::{UnitId, UnitSet};
use crate::luck_names::{FACES, RIVER, TEST};
use crate::pieces::Occasion;

/// What is carried out.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Deed {
    Shot,
    Melee,
    River,
}

/// How dice fall: a test high or low, before the roll and after it, and the hits of one roll.
#[derive(Clone, Copy, Debug)]
pub(super) struct Script {
    pub(super) before: u8,
    pub(super) after: u8,
    /// Which of the rolls has so many hits; all others have none.
    pub(super) roll: usize,
    pub(super) hits: u8,
}

/// Everything that happens when the dice fall so.
pub(super) fn fall(
    scene: &Scene,
    deed: Deed,
    (unit, target): (UnitId, UnitId),
    script: Script,
) -> Vec<Fact> {
    let mut copy = scene.battle.clone();
    let (mut luck, mut journal) = (Rigged { script, rolls: 0 }, Journal::keeping());
    let mut turn = Turn::new(&mut copy, &mut luck, &mut journal);
    match deed {
        Deed::Shot => {
            fire::volley(&mut turn, &[Shot { unit, target }]);
        }
        Deed::Melee => melee::stage(&mut turn),
        Deed::River => movement::drown_all(&mut turn, UnitSet::from(unit)),
    }
    journal.into_events().into_iter().map(|event| event.fact).collect()
}

/// Luck that is known beforehand.
struct Rigged {
    script: Script,
    /// How many rolls there were, tests aside.
    rolls: usize,
}

impl Chance for Rigged {
    fn below(&mut self, draw: Draw, _: u32) -> u32 {
        unreachable!("nothing is picked in a fight: {draw:?}")
    }

    fn roll(&mut self, draw: Draw, n: u8, _: u8) -> Roll {
        if draw.kind == TEST.kind {
            let die = if self.rolls == 0 { self.script.before } else { self.script.after };
            return std::iter::repeat_n(die, n.into()).collect();
        }
        let hits = if self.rolls == self.script.roll { self.script.hits } else { 0 };
        self.rolls += 1;
        // [SAM-12.3.2] Who throws high drowns.
        let [hit, miss] = if draw.kind == RIVER.kind { [FACES, 1] } else { [1, FACES] };
        (0..n).map(|die| if die < hits { hit } else { miss }).collect()
    }
}

/// The value of a unit's roll, and the place of that roll among all.
pub(super) fn roll_of(facts: &[Fact], unit: UnitId) -> Option<(usize, u8)> {
    let rolls = facts.iter().filter_map(match_roll);
    rolls.enumerate().find(|(_, (who, _))| *who == unit).map(|(place, (_, value))| (place, value))
}

/// Who rolls, and with which value; a river takes half of those who enter it.
fn match_roll(fact: &Fact) -> Option<(UnitId, u8)> {
    if let Fact::Shot { unit, value, .. } | Fact::Fought { unit, value, .. } = *fact {
        Some((unit, value))
    } else if let Fact::Drowned { unit, .. } = *fact {
        Some((unit, FACES / 2))
    } else {
        None
    }
}

/// The value of a unit's test on an occasion, if there is one.
pub(super) fn test_of(facts: &[Fact], unit: UnitId, occasions: &[Occasion]) -> Option<i8> {
    facts.iter().find_map(|fact| {
        if let Fact::Tested { unit: who, occasion, value, .. } = *fact {
            (who == unit && occasions.contains(&occasion)).then_some(value)
        } else {
            None
        }
    })
}

/// [SAM-1.1.3] With how many faces a test of this value is passed.
pub(super) fn passing(value: i8) -> u128 {
    u128::from(value.clamp(0, FACES as i8).unsigned_abs())
}

/// [SAM-1.1.3] In how many ways so many of `dice` dice show `value` or less.
pub(super) fn ways(dice: u8, value: u8, hits: u8) -> u128 {
    let value = u128::from(value.min(FACES));
    let misses = u32::from(dice - hits);
    choose(dice, hits) * value.pow(hits.into()) * (u128::from(FACES) - value).pow(misses)
}

/// In how many ways some of so many can be chosen.
fn choose(of: u8, some: u8) -> u128 {
    (0..some).fold(1, |ways, taken| ways * u128::from(of - taken) / u128::from(taken + 1))
}

/// Luck where none is drawn.
pub(super) struct NoLuck;

impl Chance for NoLuck {
    fn below(&mut self, draw: Draw, _: u32) -> u32 {
        unreachable!("nothing is drawn in contact: {draw:?}")
    }
}
