//! How lucky a roll was: its hits, and those that were to be expected.

use engine::{Fortune, Weight};

use crate::event::Event;
use crate::ids::BlockId;
use crate::state::Campaign;
use crate::steps::skirmish::skirmish_value;

/// [WAT-1.1.4] The faces of a die.
const FACES: u8 = 6;

/// [WAT-10.1.2], [WAT-14.1.2] Fire at the enemy counts; marches and morale do not.
pub(crate) fn fortune(campaign: &Campaign, event: &Event) -> Option<Fortune> {
    let (block, value, dice, hits) = rolled(campaign, event)?;
    // An event that somebody made up may name anything.
    let army = campaign.setting.get().blocks.get(block.index())?.army;
    let expected = dice as u128 * u128::from(value.min(FACES));
    Some(Fortune {
        seat: campaign.setting.get().party_of(army).seat(),
        dice: dice as u32,
        hits: hits.into(),
        expected: Weight(expected),
        total: Weight(FACES.into()),
    })
}

/// Who fired, with which value and how many dice, and how often he hit.
fn rolled(campaign: &Campaign, event: &Event) -> Option<(BlockId, u8, usize, u8)> {
    if let Event::Fired { who, value, dice, hits, .. } = event {
        Some((who.face?.block, *value, dice.len(), *hits))
    } else if let Event::Skirmished { block, dice, hits } = event {
        let kind = campaign.setting.get().blocks.get(block.index())?.kind;
        Some((*block, skirmish_value(kind), dice.len(), *hits))
    } else {
        None
    }
}
