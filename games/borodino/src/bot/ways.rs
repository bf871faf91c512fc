//! How far the armies are from where they want to be. It counts little: whoever only goes forward comes
//! under the guns of the enemy one by one.

use crate::ids::{AreaId, AreaSet, BlockId, BlockSet, MOST_AREAS};
use crate::pieces::Side;
use crate::state::Campaign;

/// An area nearer to an aim, for each block.
const ADVANCE: i32 = 1;
/// No way counts as longer.
const FARTHEST: u8 = 6;

/// The worth for the French of where the blocks of both sides stand, with the ways of both.
pub(super) fn worth(campaign: &Campaign, ways: &[Ways; 2]) -> i32 {
    let [french, russian] = Side::BOTH.map(|side| {
        let ways = &ways[side as usize];
        let blocks = troops(campaign, side).iter().filter_map(|block| campaign.area(block));
        ADVANCE * blocks.map(|area| ways.from(area)).sum::<i32>()
    });
    russian - french
}

/// Everybody who fights.
pub(super) fn troops(campaign: &Campaign, side: Side) -> BlockSet {
    let setting = campaign.setting.get();
    setting.of_side(side) - setting.headquarters
}

/// How far every area is from the aims of a side.
pub(super) struct Ways([u8; MOST_AREAS]);

impl Ways {
    pub(super) fn of(campaign: &Campaign, side: Side) -> Ways {
        let mut ways = Ways([FARTHEST; MOST_AREAS]);
        let (mut ring, mut known) = (aims(campaign, side), AreaSet::NONE);
        for way in 0..FARTHEST {
            ring.iter().for_each(|area| ways.0[area.index()] = way);
            known |= ring;
            let next = ring.iter().fold(AreaSet::NONE, |all, area| all | campaign.neighbours(area));
            ring = next - known;
        }
        ways
    }

    pub(super) fn from(&self, area: AreaId) -> i32 {
        self.0[area.index()].into()
    }

    /// Whether a block has a way to go to an aim before it fights for it.
    pub(super) fn is_far(&self, campaign: &Campaign, block: BlockId) -> bool {
        campaign.area(block).is_some_and(|area| self.from(area) > 1)
    }
}

/// The French want the redoubts that they do not have; the Russians all of them. Without one left
/// the French go for the enemy.
fn aims(campaign: &Campaign, side: Side) -> AreaSet {
    let redoubts = campaign.works();
    let aims = match side {
        Side::French => redoubts & campaign.occupied[Side::Russian as usize],
        Side::Russian => redoubts,
    };
    if aims.is_empty() { campaign.occupied[side.enemy() as usize] } else { aims }
}
