//! [BOR-18.1.1] The blocks of a side, which the enemy does not see.

use engine::{Phrase, Seat};

use super::terms::listed;
use crate::ids::{BlockId, BlockSet};
use crate::pieces::Side;
use crate::state::Campaign;

/// The blocks of the side of `seat` by their areas, in the order of the map; those that are not on it
/// yet come last.
pub(super) fn hand(campaign: &Campaign, seat: Seat) -> Vec<Phrase> {
    let Some(side) = Side::BOTH.into_iter().find(|side| side.seat() == seat) else {
        return Vec::new();
    };
    let areas = campaign.occupied[side as usize].iter().map(|area| {
        let phrase = campaign.with_area(Phrase::new("hand-area"), "area", area);
        phrase.text("blocks", names(campaign, campaign.of_side_in(area, side)))
    });
    let setting = campaign.setting.get();
    let comes = |block: &BlockId| campaign.turn == 0 || setting.arriving.contains(*block);
    let waiting: BlockSet = campaign.waiting_off_map(side).iter().filter(comes).collect();
    let off_map = Phrase::new("hand-waiting").text("blocks", names(campaign, waiting));
    areas.chain((!waiting.is_empty()).then_some(off_map)).collect()
}

fn names(campaign: &Campaign, blocks: BlockSet) -> String {
    let setting = campaign.setting.get();
    listed(blocks.iter().map(|block| setting.face_name(campaign.face(block))))
}
