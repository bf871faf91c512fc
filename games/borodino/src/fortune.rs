//! How lucky a roll was: its hits, and those that were to be expected.

use engine::{Fortune, Weight};

use crate::event::Event;
use crate::ids::BlockId;
use crate::state::Campaign;

/// [BOR-1.1.5] The faces of a die.
const FACES: u8 = 6;

/// [BOR-7.3.1], [BOR-11.1.1] Fire at the enemy counts; stragglers, bridges and initiative do not.
pub(crate) fn fortune(campaign: &Campaign, event: &Event) -> Option<Fortune> {
    let (block, value, dice, hits) = rolled(event)?;
    // An event that somebody made up may name anything.
    let side = campaign.setting.get().blocks.get(block.index())?.side;
    let expected = dice as u128 * u128::from(value.min(FACES));
    Some(Fortune {
        seat: side.seat(),
        dice: dice as u32,
        hits: hits.into(),
        expected: Weight(expected),
        total: Weight(FACES.into()),
    })
}

/// Who fired, with which value and how many dice, and how often he hit.
fn rolled(event: &Event) -> Option<(BlockId, u8, usize, u8)> {
    if let Event::Fired { block, value, dice, hits, .. } = event {
        Some((*block, *value, dice.len(), *hits))
    } else if let Event::Bombarded { gun, value, dice, hits, .. } = event {
        Some((gun.block, *value, dice.len(), *hits))
    } else {
        None
    }
}
