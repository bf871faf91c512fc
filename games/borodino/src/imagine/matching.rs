//! Blocks and places brought together, by augmenting paths.

use crate::ids::{BlockId, BlockSet, MOST_BLOCKS};
use crate::imagine::Luck;

/// Gives each slot one of the blocks that may fill it, at random; `None` if that cannot be done.
pub(super) fn matching(candidates: &[BlockSet], luck: &mut Luck<'_>) -> Option<Vec<BlockId>> {
    let mut dealt = Dealt { orders: Vec::new(), slots: [None; MOST_BLOCKS] };
    for candidates in candidates {
        let mut order: Vec<BlockId> = candidates.iter().collect();
        luck.shuffle(&mut order);
        dealt.orders.push(order);
    }
    let mut order: Vec<usize> = (0..candidates.len()).collect();
    luck.shuffle(&mut order);
    let all = order.into_iter().all(|slot| dealt.fill(slot, &mut BlockSet::default()));
    all.then(|| dealt.blocks())
}

/// Which slot each block fills so far.
struct Dealt {
    /// The candidates of each slot in the order in which they are tried.
    orders: Vec<Vec<BlockId>>,
    slots: [Option<usize>; MOST_BLOCKS],
}

impl Dealt {
    /// Finds a block for a slot, and another slot for whoever it was taken from.
    fn fill(&mut self, slot: usize, tried: &mut BlockSet) -> bool {
        for index in 0..self.orders[slot].len() {
            let block = self.orders[slot][index];
            if tried.contains(block) {
                continue;
            }
            tried.insert(block);
            let other = self.slots[block.index()];
            if other.is_none_or(|other| self.fill(other, tried)) {
                self.slots[block.index()] = Some(slot);
                return true;
            }
        }
        false
    }

    fn blocks(&self) -> Vec<BlockId> {
        let mut blocks = vec![BlockId::new(0); self.orders.len()];
        for (index, slot) in self.slots.iter().enumerate() {
            if let Some(slot) = slot {
                blocks[*slot] = BlockId::new(index as u8);
            }
        }
        blocks
    }
}
