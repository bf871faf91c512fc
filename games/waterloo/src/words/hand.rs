//! [WAT-24.1.1] The blocks of a side, which the enemy does not see.

use engine::{Phrase, Seat};

use crate::ids::BlockId;
use crate::pieces::Side;
use crate::setting::BlockSet;
use crate::state::Campaign;

/// The blocks of the side of `seat` by their places, in the order of the map; those that have none
/// yet come last.
pub(super) fn hand(campaign: &Campaign, seat: Seat) -> Vec<Phrase> {
    let Some(side) = Side::BOTH.into_iter().find(|side| side.seats().contains(seat)) else {
        return Vec::new();
    };
    let setting = campaign.setting.get();
    let towns = setting.map.all_towns().filter_map(|town| {
        let here = campaign.of_side_in(town, side);
        let phrase = campaign.with_town(Phrase::new("hand-town"), "town", town);
        (!here.is_empty()).then(|| phrase.text("blocks", names(campaign, here)))
    });
    let is_waiting = |block: &BlockId| campaign.turn == 0 && campaign.town(*block).is_none();
    let waiting: BlockSet = setting.of_side(side).iter().filter(is_waiting).collect();
    let unplaced = Phrase::new("hand-unplaced").text("blocks", names(campaign, waiting));
    towns.chain((!waiting.is_empty()).then_some(unplaced)).collect()
}

fn names(campaign: &Campaign, blocks: BlockSet) -> String {
    let name = |block: BlockId| campaign.setting.get().face_name(campaign.face(block));
    blocks.iter().map(name).collect::<Vec<_>>().join(", ")
}
