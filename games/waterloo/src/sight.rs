//! Chapter 24: which blocks the enemy sees.

use crate::event::{Face, Who};
use crate::ids::BlockId;
use crate::setting::BlockSet;
use crate::state::Campaign;

impl Campaign {
    /// Whether the enemy sees a block with its identity and steps at this moment.
    pub(crate) fn is_seen(&self, block: BlockId) -> bool {
        match self.location(block) {
            // [WAT-24.1.4] What is eliminated or removed lies open. [WAT-24.2.1] So do the blocks
            // chosen for a skirmish, until it is over.
            None if self.town(block).is_none() => self.turn > 0,
            None => self.picked_are_shown && self.picked.contains(block),
            Some(_) => self.is_seen_on_board(block),
        }
    }

    /// [WAT-24.2.3] On a board: in a position, and engaged or not in woods.
    fn is_seen_on_board(&self, block: BlockId) -> bool {
        let battle = self.town(block).and_then(|town| self.battle(town));
        let (Some(at), Some(battle)) = (self.location(block), battle) else { return false };
        // [WAT-24.2.5] Whoever is routed, or leaves a stalled battle, is on the way to the map.
        let hides = at.is_reserve()
            || !battle.is_revealed()
            || self.is_left_by(battle, self.block_role(block))
            || battle.is_woods(at) && !self.engaged.contains(block);
        // [WAT-24.2.4] With the option it must have given itself away.
        let only_firing = self.setting.get().options.reveal_when_firing_only;
        !hides && (!only_firing || self.seen.contains(block))
    }

    /// The blocks of a set that the enemy sees.
    pub(crate) fn seen_of(&self, blocks: BlockSet) -> BlockSet {
        blocks.iter().filter(|&block| self.is_seen(block)).collect()
    }

    pub(crate) fn face(&self, block: BlockId) -> Face {
        Face { block, steps: self.steps(block) }
    }

    /// A block that does something, named to the enemy if he sees it now.
    pub(crate) fn who(&self, block: BlockId) -> Who {
        Who {
            army: self.army(block),
            face: Some(self.face(block)),
            shown: self.is_seen(block),
            disrupted: self.disrupted.contains(block),
        }
    }

    /// A block that does something and is not named to the enemy.
    pub(crate) fn somebody(&self, block: BlockId) -> Who {
        Who { shown: false, ..self.who(block) }
    }

    /// A block that does something by which the enemy sees it.
    pub(crate) fn shown(&self, block: BlockId) -> Who {
        Who { shown: true, ..self.who(block) }
    }
}

impl Who {
    /// The same for somebody who may not know which block it is.
    pub(crate) fn unnamed(self) -> Who {
        Who { face: None, ..self }
    }
}
