//! [WAT-16.1.4] Who can be hit by a fire, and who of them is.

use crate::board::{Location, Role};
use crate::ids::TownId;
use crate::pieces::{Marker, Target};
use crate::setting::BlockSet;
use crate::state::{Board, Campaign};
use crate::step::Shot;

/// [WAT-16.1.4] A target group of the side in role `hit`: its squares in a location with the blocks
/// that shelter in them, or all its others there.
pub(crate) fn target_group(
    campaign: &Campaign,
    board: &Board,
    hit: Role,
    at: Location,
    target: Target,
) -> BlockSet {
    let here = board.of_role(hit, at);
    let squares = here & (campaign.squares | guests(campaign));
    match target {
        Target::Squares => squares,
        Target::Others => here - squares,
    }
}

/// [WAT-16.2.2] The blocks that shelter in squares.
fn guests(campaign: &Campaign) -> BlockSet {
    campaign.shelters.iter().map(|shelter| shelter.guest).collect()
}

/// [WAT-14.1.3] Those of a group whom a shot could reduce: [WAT-14.3.2] not a block with 1 step at
/// long range, [WAT-15.2.2] nor the holder of a farm if cavalry fires.
pub(crate) fn within_reach(
    campaign: &Campaign,
    town: TownId,
    shot: Shot,
    group: BlockSet,
) -> BlockSet {
    match shot {
        Shot::Skirmish | Shot::Short { .. } => group,
        Shot::Long { .. } => group.iter().filter(|&block| campaign.steps(block) > 1).collect(),
        Shot::Cavalry { at, .. } => group - farmer(campaign, town, at),
    }
}

/// [WAT-15.2.2] The holder of the farm in a location, if there is one.
fn farmer(campaign: &Campaign, town: TownId, at: Location) -> BlockSet {
    let battle = campaign.the_battle(town);
    match battle.marker(at) {
        Some(Marker::Farm) => battle.holder(at).map_or(BlockSet::NONE, BlockSet::from),
        Some(Marker::Woods | Marker::Hill | Marker::Stream) | None => BlockSet::NONE,
    }
}

/// [WAT-10.1.4], [WAT-14.3.1] Those with the most steps.
pub(crate) fn strongest(campaign: &Campaign, blocks: BlockSet) -> BlockSet {
    let most = blocks.iter().map(|block| campaign.steps(block)).max();
    blocks.iter().filter(|&block| Some(campaign.steps(block)) == most).collect()
}
