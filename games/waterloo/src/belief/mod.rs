//! What a side makes of what it saw: where each enemy block may stand, and how strong it may be.
//!
//! `learn` folds events one by one into it. It may hold more than logic would leave, never less:
//! the truth is always among it.

mod first;
mod fold;
mod learn;
mod sharpen;
mod strength;
mod trails;

use std::collections::{BTreeMap, BTreeSet};

use engine::Shared;

use crate::board::{Location, Post, Role};
use crate::ids::{BlockId, MOST_BLOCKS, TownId};
use crate::pieces::{Army, Side};
use crate::setting::{BlockSet, Setting, TownSet};

pub(crate) use strength::Strength;
pub(crate) use trails::{March, Track, Trail};

/// Where each enemy block may stand, and the steps it may have.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Belief {
    setting: Shared<Setting>,
    /// The side that it is about.
    enemy: Side,
    turn: u8,
    /// Every place with enemy blocks.
    spots: BTreeMap<Place, Spot>,
    /// What is known of the steps of each block.
    strengths: [Strength; MOST_BLOCKS],
    /// [WAT-18.2.1] The blocks that may be disrupted, and those that may not be.
    may_be_disrupted: BlockSet,
    may_be_steady: BlockSet,
    /// The blocks that were seen to use their action in this battle turn.
    acted: BlockSet,
    /// The towns of battles that have opened, and the positions with woods.
    open: TownSet,
    woods: BTreeSet<Place>,
    /// The enemy's normal moves of this turn, and his forced marches.
    tracks: Vec<Track>,
    marches: Vec<March>,
    /// Whether all of them were seen.
    watched: bool,
}

/// A town, or a location on the board of its battle.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub(crate) struct Place {
    pub(crate) town: TownId,
    pub(crate) at: Option<Location>,
}

impl Place {
    pub(crate) fn town(town: TownId) -> Place {
        Place { town, at: None }
    }
}

/// What is known of the enemy's blocks at one place.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
struct Spot {
    /// How many of each army stand there.
    blocks: [u8; 3],
    /// Those that may be among them.
    may: BlockSet,
}

impl Belief {
    /// Whether an enemy block may stand in a town, or at a location of the board there, and have so
    /// many steps.
    #[must_use]
    pub fn allows(&self, block: BlockId, town: TownId, at: Option<Location>, steps: u8) -> bool {
        let Strength { least, most } = self.strength(block);
        self.may_be_at(block, Place { town, at }) && (least..=most).contains(&steps)
    }

    /// Whether a block may be one of those at a place.
    pub(crate) fn may_be_at(&self, block: BlockId, place: Place) -> bool {
        self.spots.get(&place).is_some_and(|spot| spot.may.contains(block))
    }

    pub(crate) fn strength(&self, block: BlockId) -> Strength {
        self.strengths[block.index()]
    }

    pub(crate) fn may_be_disrupted(&self, block: BlockId) -> bool {
        self.may_be_disrupted.contains(block)
    }

    pub(crate) fn may_be_steady(&self, block: BlockId) -> bool {
        self.may_be_steady.contains(block)
    }

    /// The enemy's blocks that were seen to use their action in this battle turn.
    pub(crate) fn acted(&self) -> BlockSet {
        self.acted
    }

    fn setting(&self) -> &'static Setting {
        self.setting.get()
    }

    /// The enemy's blocks of an army; none of an army of the own side.
    pub(crate) fn blocks_of(&self, army: Army) -> BlockSet {
        if army.side() == self.enemy {
            self.setting().of_army[army as usize]
        } else {
            BlockSet::NONE
        }
    }

    /// [WAT-1.3.1] The enemy's role in the fights of this turn.
    fn role(&self) -> Role {
        let setting = self.setting();
        let is_active = self.turn > 0 && setting.turn(self.turn).active == self.enemy;
        if is_active { Role::Attacker } else { Role::Defender }
    }

    /// Where an enemy block stands that came to a town: in the Reserve, if a battle is open there.
    fn arrival(&self, town: TownId) -> Place {
        let reserve = Location::of(self.role(), Post::Reserve);
        Place { town, at: self.open.contains(town).then_some(reserve) }
    }
}
