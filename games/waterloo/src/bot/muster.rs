//! Who stands where, counted once for everything that is asked of it.

use crate::ids::{BlockId, MOST_TOWNS, TownId};
use crate::pieces::Side;
use crate::setting::{BlockSet, TownSet};
use crate::state::Campaign;

/// The blocks of both sides, town by town.
pub(super) struct Muster {
    /// The towns in which each side has blocks.
    towns: [TownSet; 2],
    /// The blocks of each side.
    of_side: [BlockSet; 2],
    /// The blocks in each town.
    blocks: [BlockSet; MOST_TOWNS],
    /// The steps of each side on the map and off it.
    steps: [i32; 2],
}

impl Muster {
    pub(super) fn of(campaign: &Campaign) -> Muster {
        let setting = campaign.setting.get();
        let of_side = [Side::French, Side::Allied].map(|side| setting.of_side(side));
        let mut muster = Muster {
            towns: [TownSet::NONE; 2],
            of_side,
            blocks: [BlockSet::NONE; MOST_TOWNS],
            steps: [0; 2],
        };
        for (side, blocks) in of_side.into_iter().enumerate() {
            for block in blocks {
                muster.steps[side] += i32::from(campaign.steps(block));
                if let Some(town) = campaign.town(block) {
                    muster.towns[side].insert(town);
                    muster.blocks[town.index()].insert(block);
                }
            }
        }
        muster
    }

    /// The towns in which a side has blocks.
    pub(super) fn towns(&self, side: Side) -> TownSet {
        self.towns[side as usize]
    }

    /// The towns in which both sides have blocks.
    pub(super) fn contested(&self) -> TownSet {
        self.towns[0] & self.towns[1]
    }

    /// [WAT-1.2.2] Whether a side has blocks in a town, and the enemy none.
    pub(super) fn holds(&self, side: Side, town: TownId) -> bool {
        self.towns(side).contains(town) && !self.towns(side.enemy()).contains(town)
    }

    /// The blocks of a side in a town.
    pub(super) fn of_side_in(&self, town: TownId, side: Side) -> BlockSet {
        self.blocks[town.index()] & self.of_side[side as usize]
    }

    /// The steps of a side, on the map and off it.
    pub(super) fn steps(&self, side: Side) -> i32 {
        self.steps[side as usize]
    }
}

/// The steps of some blocks together.
pub(super) fn steps_of(campaign: &Campaign, blocks: BlockSet) -> i32 {
    blocks.iter().map(|block: BlockId| i32::from(campaign.steps(block))).sum()
}
