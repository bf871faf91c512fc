//! What leaving an engagement costs.

use crate::board::Role;
use crate::ids::BlockId;
use crate::pieces::Kind;
use crate::state::{Board, Campaign};

/// [WAT-19.2.1] The steps that a block loses in a rout, by its type, as `board` stands when the
/// rout happens; never more than it has. [WAT-18.1.2] An engaged block that retreats loses the
/// same.
pub(crate) fn rout_loss(campaign: &Campaign, board: &Board, block: BlockId) -> u8 {
    let loss = match campaign.kind(block) {
        Kind::Leader => 0,
        Kind::Infantry | Kind::HorseArtillery => 1,
        Kind::FootArtillery => 2,
        Kind::LightCavalry | Kind::HeavyCavalry => {
            u8::from(meets_cavalry(campaign, board, block, campaign.block_role(block)))
        }
    };
    loss.min(campaign.steps(block))
}

/// Whether enemy cavalry stands in the location of a block.
fn meets_cavalry(campaign: &Campaign, board: &Board, block: BlockId, role: Role) -> bool {
    let cavalry = campaign.setting.get().cavalry;
    let enemies = campaign.location(block).map(|at| board.of_role(role.other(), at));
    enemies.is_some_and(|enemies| !(enemies & cavalry).is_empty())
}
