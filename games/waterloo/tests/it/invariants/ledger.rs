//! [WAT-1.1.3] Blocks and steps are conserved: what is not there any more was told as lost.

use std::collections::BTreeSet;

use waterloo::{BlockId, Event, Face};

use super::facts::Facts;
use super::position::{Checked, Position, ensure};

/// The steps of all blocks, as the events tell them.
pub(super) struct Ledger {
    steps: Vec<u8>,
    lost: BTreeSet<BlockId>,
    removed: BTreeSet<BlockId>,
}

impl Ledger {
    /// [WAT-3.1.1] All blocks start at full strength.
    pub(super) fn of(facts: &Facts) -> Ledger {
        let steps = facts.blocks.iter().map(|block| block.steps).collect();
        Ledger { steps, lost: BTreeSet::new(), removed: BTreeSet::new() }
    }

    pub(super) fn note(&mut self, event: &Event) -> Checked {
        if let Event::StepLost { who, .. } = event {
            self.lose(who.face, 1)
        } else if let Event::RoutLoss { who, lost } | Event::Marched { who, lost, .. } = event {
            self.lose(who.face, *lost)
        } else if let Event::Eliminated { block, .. } = event {
            self.steps[block.index()] = 0;
            ensure(self.lost.insert(*block), || format!("{block:?} is eliminated twice"))
        } else if let Event::ArmyRemoved { faces, .. } = event {
            faces.iter().try_for_each(|&face| self.remove(face))
        } else {
            Ok(())
        }
    }

    fn lose(&mut self, face: Option<Face>, lost: u8) -> Checked {
        let Face { block, steps } = face.ok_or("the full log knows every block")?;
        let left = &mut self.steps[block.index()];
        ensure(*left == steps, || format!("{block:?} has {left} steps, not {steps}"))?;
        *left = left.checked_sub(lost).ok_or("a block loses steps that it does not have")?;
        Ok(())
    }

    fn remove(&mut self, face: Face) -> Checked {
        self.lose(Some(face), face.steps)?;
        ensure(self.removed.insert(face.block), || format!("{face:?} is removed twice"))
    }

    /// Each block is on the map, lost, removed, or not placed yet, and has the steps that it should.
    pub(super) fn check(&self, position: Position<'_>) -> Checked {
        let view = position.view;
        let lost: BTreeSet<BlockId> = view.lost.iter().collect();
        let removed: BTreeSet<BlockId> = view.removed.iter().collect();
        ensure(lost == self.lost, || format!("{lost:?} are lost, not {:?}", self.lost))?;
        ensure(removed == self.removed, || format!("{removed:?} left, not {:?}", self.removed))?;
        for index in 0..self.steps.len() {
            self.check_block(position, BlockId::new(index as u8))?;
        }
        Ok(())
    }

    fn check_block(&self, position: Position<'_>, block: BlockId) -> Checked {
        let steps = self.steps[block.index()];
        let is_gone = self.lost.contains(&block) || self.removed.contains(&block);
        match position.block(block) {
            None => ensure(is_gone && steps == 0, || format!("{block:?} is nowhere")),
            Some(seen) => {
                ensure(!is_gone, || format!("{block:?} has come back"))?;
                let is_there = seen.steps == steps && steps > 0;
                ensure(is_there, || format!("{block:?} has {} steps, not {steps}", seen.steps))?;
                let is_placed = seen.town.is_some() || position.view.turn == 0;
                ensure(is_placed, || format!("{block:?} stands in no town"))
            }
        }
    }
}
