//! What a side makes of what it saw: where each enemy block may stand, and how strong it may be.
//!
//! `learn` folds events one by one into it. It may hold more than logic would leave, never less:
//! the truth is always among it.

mod first;
mod fold;
mod learn;
mod movers;
mod places;
mod strength;

use engine::Shared;

use crate::ids::{AreaId, BlockId, BlockSet, MOST_BLOCKS};
use crate::pieces::Side;
use crate::setting::Setting;
use places::Places;

pub(crate) use places::Place;
pub(crate) use strength::Strength;

/// Where each enemy block may stand, and the steps it may have.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Belief {
    setting: Shared<Setting>,
    /// The side that it is about.
    enemy: Side,
    turn: u8,
    /// The area of the battle that is fought, or was last.
    battle: Option<AreaId>,
    /// [BOR-4.2.1] Whether the enemy places his blocks in secret.
    is_placing: bool,
    places: Places,
    strengths: [Strength; MOST_BLOCKS],
    /// How many steps the enemy's blocks lack in all, as long as everybody can count them.
    lacking: Option<u16>,
}

impl Belief {
    /// Whether an enemy block may stand in an area, or off the map, and have so many steps.
    #[must_use]
    pub fn allows(&self, block: BlockId, area: Option<AreaId>, steps: u8) -> bool {
        let Strength { least, most } = self.strength(block);
        let is_hidden = self.is_placing && !self.setting().headquarters.contains(block);
        (is_hidden || self.may_be_at(block, area.into())) && (least..=most).contains(&steps)
    }

    /// Whether a block may be one of those at a place.
    pub(crate) fn may_be_at(&self, block: BlockId, place: Place) -> bool {
        self.places.may(place).contains(block)
    }

    /// Those that may be at a place.
    pub(crate) fn may(&self, place: Place) -> BlockSet {
        self.places.may(place)
    }

    pub(crate) fn strength(&self, block: BlockId) -> Strength {
        self.strengths[block.index()]
    }

    pub(crate) fn lacking(&self) -> Option<u16> {
        self.lacking
    }

    fn setting(&self) -> &'static Setting {
        self.setting.get()
    }
}
