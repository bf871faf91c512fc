//! How lucky a roll was: its hits, and those that were to be expected.

use engine::{Fortune, Weight};

use crate::event::{Event, Fact};
use crate::ids::UnitId;
use crate::luck_names::FACES;
use crate::state::Battle;

/// [SAM-10.1.4], [SAM-11.3.2], [SAM-9.1.3] Shots, strikes and blows count; tests, claims and rivers
/// do not.
pub(crate) fn fortune(battle: &Battle, event: &Event) -> Option<Fortune> {
    let (unit, value, dice, hits) = rolled(&event.fact)?;
    // An event that somebody made up may name anything.
    battle.setting.get().roster.get(unit.index())?;
    let expected = dice as u128 * u128::from(value.min(FACES));
    Some(Fortune {
        seat: battle.seat_of(unit)?,
        dice: dice as u32,
        hits: hits.into(),
        expected: Weight(expected),
        total: Weight(FACES.into()),
    })
}

/// Who rolled, with which value and how many dice, and how often they hit.
fn rolled(fact: &Fact) -> Option<(UnitId, u8, usize, u8)> {
    if let Fact::Shot { unit, value, dice, hits, .. }
    | Fact::Struck { unit, value, dice, hits, .. }
    | Fact::Fought { unit, value, dice, hits, .. } = fact
    {
        Some((*unit, *value, dice.len(), *hits))
    } else {
        None
    }
}
