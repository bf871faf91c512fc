//! [BOR-11.1.2] The fire value in force.

use crate::ids::BlockId;
use crate::pieces::{Aim, Arms, Letter};
use crate::state::Campaign;

/// How many dice a block rolls, and which it hits with.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Fire {
    pub(crate) dice: u8,
    pub(crate) value: u8,
}

/// [BOR-11.1.2] The fire of a block in the battle; [BOR-11.1.3] none if dice or value are 0 or less.
pub(crate) fn fire(_campaign: &Campaign, _block: BlockId, _aim: Aim, _arms: Arms) -> Option<Fire> {
    None
}

/// [BOR-12.4.5] The letter with which a block acts in this round.
pub(crate) fn letter(campaign: &Campaign, block: BlockId) -> Letter {
    campaign.kind(block).letter()
}
