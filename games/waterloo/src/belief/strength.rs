//! How strong a block may be.

use crate::belief::{Belief, Place};
use crate::ids::{BlockId, TownId};
use crate::pieces::Kind;
use crate::setting::BlockSet;

/// The least steps that a block may have, and the most.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(crate) struct Strength {
    pub(crate) least: u8,
    pub(crate) most: u8,
}

impl Strength {
    pub(crate) const fn exactly(steps: u8) -> Strength {
        Strength { least: steps, most: steps }
    }

    /// A block that may have lost steps, and lives.
    fn may_have_lost(&mut self, steps: u8) {
        self.least = self.least.saturating_sub(steps).max(1).min(self.most);
    }

    /// A block that has lost steps, and lives.
    fn has_lost(&mut self, steps: u8) {
        self.least = self.least.saturating_sub(steps).max(1);
        self.most = self.most.saturating_sub(steps).max(self.least);
    }
}

impl Belief {
    pub(super) fn set_steps(&mut self, block: BlockId, steps: u8) {
        self.strengths[block.index()] = Strength::exactly(steps);
    }

    /// One of these has lost steps.
    pub(super) fn one_has_lost(&mut self, blocks: BlockSet, steps: u8) {
        for block in blocks {
            let strength = &mut self.strengths[block.index()];
            if blocks.len() == 1 {
                strength.has_lost(steps);
            } else {
                strength.may_have_lost(steps);
            }
        }
    }

    /// [WAT-19.2.1] Every block on a board has lost steps by its type. [WAT-24.2.5] Nobody says what
    /// hidden blocks lost, but everybody can reckon it. Cavalry loses a step where it stands with
    /// enemy cavalry: it is seen there, and its loss is told.
    pub(super) fn is_routed(&mut self, town: TownId) {
        for block in self.setting().of_side(self.enemy) {
            let lost = match self.setting().kind(block) {
                Kind::Leader | Kind::LightCavalry | Kind::HeavyCavalry => 0,
                Kind::Infantry | Kind::HorseArtillery => 1,
                Kind::FootArtillery => 2,
            };
            let is_board = |place: &Place| place.town == town && place.at.is_some();
            let places: Vec<Place> = self.places_of(block).collect();
            let strength = &mut self.strengths[block.index()];
            if !places.is_empty() && places.iter().all(is_board) {
                strength.has_lost(lost);
            } else if places.iter().any(is_board) {
                strength.may_have_lost(lost);
            }
        }
    }
}
