//! Chapter 18: which blocks the enemy sees.

use crate::event::{Face, Faces, Who};
use crate::ids::{BlockId, BlockSet};
use crate::state::Campaign;
use crate::step::Step;

impl Campaign {
    /// [BOR-18.2.1] Whether the enemy sees a block with its name and steps at this moment. One that
    /// retreats is hidden again when it has arrived.
    pub(crate) fn is_seen(&self, block: BlockId) -> bool {
        self.shown.contains(block)
            || self.lost().contains(block)
            || self.is_seen_in_battle(block)
            || self.step() == Some(Step::GoOn { block })
    }

    /// [BOR-10.1.3] In the battle that is fought, unless it is a reserve that has not come yet.
    fn is_seen_in_battle(&self, block: BlockId) -> bool {
        let Some(battle) = self.battle.as_ref() else { return false };
        self.area(block) == Some(battle.area)
            && !(battle.round < 2 && self.reserves.contains(block))
    }

    /// The blocks of a set that the enemy sees.
    pub(crate) fn seen_of(&self, blocks: BlockSet) -> BlockSet {
        blocks.iter().filter(|&block| self.is_seen(block)).collect()
    }

    pub(crate) fn face(&self, block: BlockId) -> Face {
        Face { block, steps: self.steps(block) }
    }

    /// Blocks that are turned up together.
    pub(crate) fn faces(&self, blocks: BlockSet) -> Faces {
        blocks.iter().map(|block| self.face(block)).collect()
    }

    /// A block that does something, named to the enemy if he sees it now.
    pub(crate) fn who(&self, block: BlockId) -> Who {
        let face = Some(self.face(block));
        Who { side: self.side(block), face, shown: self.is_seen(block) }
    }
}

impl Who {
    /// The same for somebody who may not know which block it is.
    pub(crate) fn unnamed(self) -> Who {
        Who { face: None, ..self }
    }
}
