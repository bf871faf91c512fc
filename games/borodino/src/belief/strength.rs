//! How strong a block may be.

use crate::belief::{Belief, Place};
use crate::ids::{BlockId, BlockSet};

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

    /// The steps, if they are known.
    pub(crate) fn known(self) -> Option<u8> {
        (self.least == self.most).then_some(self.least)
    }
}

impl Belief {
    pub(super) fn set_steps(&mut self, block: BlockId, steps: u8) {
        self.strengths[block.index()] = Strength::exactly(steps);
    }

    /// [BOR-3.1.4] The fewest steps with which a block lives.
    pub(super) fn fewest(&self, block: BlockId) -> u8 {
        u8::from(!self.setting().headquarters.contains(block))
    }

    /// [BOR-18.2.2] One of these has lost a step, and lives.
    pub(super) fn one_has_lost(&mut self, blocks: BlockSet) {
        let can_lose = |block: &BlockId| self.strength(*block).most > self.fewest(*block);
        let blocks: BlockSet = blocks.iter().filter(can_lose).collect();
        for block in blocks {
            let fewest = self.fewest(block);
            let strength = &mut self.strengths[block.index()];
            strength.least = strength.least.saturating_sub(1).max(fewest);
            if blocks.len() == 1 {
                strength.most -= 1;
            }
        }
        self.lacking = self.lacking.map(|lacking| lacking + 1);
    }

    /// [BOR-15.2.4] One of these has got a step. [BOR-3.1.5] Full steps are the ceiling.
    pub(super) fn one_has_gained(&mut self, blocks: BlockSet) {
        let full = |block: BlockId| self.setting().block(block).full;
        let can_gain = |block: &BlockId| self.strength(*block).least < full(*block);
        let blocks: BlockSet = blocks.iter().filter(can_gain).collect();
        for block in blocks {
            let full = self.setting().block(block).full;
            let strength = &mut self.strengths[block.index()];
            strength.most = (strength.most + 1).min(full);
            if blocks.len() == 1 {
                strength.least += 1;
            }
        }
        self.lacking = self.lacking.map(|lacking| lacking.saturating_sub(1));
    }

    /// [BOR-16.1.2] Every headquarters on the map has its full steps again. Nobody can say how many
    /// steps of the rest are lacking, if a hidden one may have been hit.
    pub(super) fn recover(&mut self) {
        let enemies = self.setting().of_side(self.enemy);
        let hqs = (self.setting().headquarters & enemies).iter();
        for hq in hqs.filter(|&hq| self.places.is_anywhere(hq)).collect::<BlockSet>() {
            let full = self.setting().block(hq).full;
            let Strength { least, .. } = self.strength(hq);
            let lacked = self.strength(hq).known().map(|steps| u16::from(full - steps));
            let waits = self.may_be_at(hq, Place::OFF_MAP);
            self.forgive(lacked);
            let least = if waits { least } else { full };
            self.strengths[hq.index()] = Strength { least, most: full };
        }
    }

    /// So many steps are not lacking any more; `None` if nobody knows.
    pub(super) fn forgive(&mut self, lacked: Option<u16>) {
        self.lacking =
            self.lacking.zip(lacked).map(|(lacking, lacked)| lacking.saturating_sub(lacked));
    }
}
