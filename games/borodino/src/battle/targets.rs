//! [BOR-12.3.1] At whom a block fires.

use crate::ban::{Allowed, Ban, require};
use crate::ids::BlockId;
use crate::pieces::{Aim, Class, Side};
use crate::state::Campaign;

/// [BOR-12.3.1] Which groups of targets a side offers: blocks in square, sheltered ones included, and
/// blocks that are not.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Groups {
    Squares,
    Others,
    Both,
}

impl Groups {
    pub(crate) fn of(campaign: &Campaign, side: Side) -> Groups {
        let battle = campaign.fight();
        let in_square = battle.squares | battle.guests();
        if (in_square & campaign.setting.get().of_side(side)).is_empty() {
            return Groups::Others;
        }
        let others = campaign.fighters(side) - in_square;
        if others.is_empty() { Groups::Squares } else { Groups::Both }
    }
}

/// [BOR-12.3.1] How a block may aim: cavalry, guns and headquarters must choose if the enemy has both
/// groups. [BOR-12.3.2] The fire of infantry and of sheltered blocks is not aimed.
pub(crate) fn aims(campaign: &Campaign, block: BlockId) -> &'static [Aim] {
    if !can_aim(campaign, block) {
        return &[Aim::All];
    }
    match Groups::of(campaign, campaign.side(block).enemy()) {
        Groups::Both => &[Aim::Squares, Aim::Others],
        Groups::Squares | Groups::Others => &[Aim::All],
    }
}

/// Whether a block may aim so.
pub(crate) fn may_aim(campaign: &Campaign, block: BlockId, aim: Aim) -> Allowed {
    const RULE: &str = "BOR-12.3.1";
    if !can_aim(campaign, block) {
        return require(aim == Aim::All, Ban::new("BOR-12.3.2", "ban-fire-not-aimed"));
    }
    let has_choice = Groups::of(campaign, campaign.side(block).enemy()) == Groups::Both;
    match aim {
        Aim::All => require(!has_choice, Ban::new(RULE, "ban-fire-choose-group")),
        Aim::Squares | Aim::Others => require(has_choice, Ban::new(RULE, "ban-fire-one-group")),
    }
}

/// [BOR-12.3.1] Whether the target group of a block is in square. [BOR-12.3.2] Fire that is not aimed
/// is not changed by squares.
pub(crate) fn is_at_squares(campaign: &Campaign, block: BlockId, aim: Aim) -> bool {
    match aim {
        Aim::Squares => true,
        Aim::Others => false,
        Aim::All => {
            can_aim(campaign, block)
                && Groups::of(campaign, campaign.side(block).enemy()) == Groups::Squares
        }
    }
}

/// [BOR-12.3.2] Infantry does not aim, and who is sheltered fires like infantry.
fn can_aim(campaign: &Campaign, block: BlockId) -> bool {
    campaign.class(block) != Class::Infantry && !campaign.is_sheltered(block)
}
