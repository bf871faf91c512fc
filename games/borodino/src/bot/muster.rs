//! Who stands where, counted once for everything that is asked of it.

use crate::ids::{AreaId, BlockSet, MOST_AREAS};
use crate::pieces::Side;
use crate::state::Campaign;

/// The blocks of both sides, area by area.
pub(super) struct Muster {
    of_side: [BlockSet; 2],
    areas: [BlockSet; MOST_AREAS],
}

impl Muster {
    pub(super) fn of(campaign: &Campaign) -> Muster {
        let setting = campaign.setting.get();
        let of_side = Side::BOTH.map(|side| setting.of_side(side));
        let mut areas = [BlockSet::NONE; MOST_AREAS];
        for block in setting.all_blocks() {
            if let Some(area) = campaign.area(block) {
                areas[area.index()].insert(block);
            }
        }
        Muster { of_side, areas }
    }

    /// The blocks of a side in an area.
    pub(super) fn of_side_in(&self, area: AreaId, side: Side) -> BlockSet {
        self.areas[area.index()] & self.of_side[side as usize]
    }
}
