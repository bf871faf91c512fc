//! What one deed tells of the blocks that can have done it.

use crate::belief::movers::movers;
use crate::belief::{Belief, Place};
use crate::event::{Cause, Face, Number, Who};
use crate::ids::{AreaId, BlockId, BlockSet};
use crate::pieces::Side;

impl Belief {
    fn is_enemy(&self, block: BlockId) -> bool {
        self.setting().of_side(self.enemy).contains(block)
    }

    /// Those that may be meant: the block that is named, or all that may be there.
    pub(super) fn meant(&self, who: Who, place: Place) -> BlockSet {
        who.face.map_or_else(|| self.may(place), |face| face.block.into())
    }

    /// A block went from an area to another.
    pub(super) fn moves(&mut self, who: Who, from: AreaId, to: AreaId) {
        if who.side == self.enemy {
            let those = movers(self.setting(), from, to);
            self.goes(who, from.into(), to.into(), those);
        }
    }

    /// [BOR-4.4.2] A block came to an area: one that was due there.
    pub(super) fn arrives(&mut self, who: Who, area: AreaId) {
        if who.side != self.enemy {
            return;
        }
        let setting = self.setting();
        let is_due = |block: &BlockId| {
            let arrival = setting.block(*block).arrival;
            arrival.is_some_and(|it| it.turn <= self.turn && it.entries.contains(area))
        };
        let due = setting.of_side(self.enemy).iter().filter(is_due).collect();
        self.goes(who, Place::OFF_MAP, area.into(), due);
    }

    /// [BOR-4.2.1] The enemy has placed his blocks, and it is seen how many stand where; who they are is
    /// not. [BOR-2.3.4] No gun stands in a marsh, and whoever arrives later is not among them.
    pub(super) fn are_placed(&mut self, side: Side, numbers: &[Number]) {
        if side != self.enemy {
            return;
        }
        self.is_placing = false;
        let arriving = self.setting().arriving;
        let placed = self.may(Place::OFF_MAP) - arriving;
        for &Number { area, blocks } in numbers {
            let those = placed & open_to(self, area);
            for _ in self.places.number(area.into())..blocks {
                self.places.count_out(Place::OFF_MAP);
                self.places.count_in(area.into(), those);
            }
        }
        self.places.rule_out(placed, Place::OFF_MAP);
        self.places.sharpen();
    }

    /// An enemy block went from one place to another: one of `those`.
    fn goes(&mut self, who: Who, from: Place, to: Place, those: BlockSet) {
        let meant = self.meant(who, from);
        // What does not fit is not believed: somebody has moved.
        let movers = if (meant & those).is_empty() { meant } else { meant & those };
        self.places.count_out(from);
        self.places.count_in(to, movers);
        if let (1, Some(block)) = (movers.len(), movers.lowest()) {
            self.places.pin(block, to);
        }
        if let Some(face) = who.face {
            self.set_steps(face.block, face.steps);
        }
        self.places.sharpen();
    }

    /// [BOR-13.1.1] A block that is seen went from an area to another.
    pub(super) fn is_seen_to_go(&mut self, face: Face, from: AreaId, to: AreaId) {
        if self.is_enemy(face.block) {
            self.set_steps(face.block, face.steps);
            self.places.count_out(from.into());
            self.places.count_in(to.into(), face.block.into());
            self.places.pin(face.block, to.into());
            self.places.sharpen();
        }
    }

    /// Blocks were turned up in an area; those of the own side tell nothing.
    pub(super) fn are_seen_in(&mut self, faces: &[Face], area: AreaId) {
        let enemies = self.setting().of_side(self.enemy);
        for &face in faces.iter().filter(|face| enemies.contains(face.block)) {
            self.set_steps(face.block, face.steps);
            self.places.pin(face.block, area.into());
        }
        self.places.sharpen();
    }

    /// [BOR-18.2.2] A block lost a step: one of those that stand there.
    pub(super) fn loses_a_step(&mut self, who: Who, area: AreaId) {
        if who.side == self.enemy {
            self.one_has_lost(self.meant(who, area.into()));
        }
    }

    pub(super) fn gains_a_step(&mut self, who: Who, area: AreaId) {
        if who.side == self.enemy {
            self.one_has_gained(self.meant(who, area.into()));
        }
    }

    /// [BOR-3.1.3] A block was destroyed: most are when they lose their last step.
    pub(super) fn is_destroyed(&mut self, block: BlockId, area: AreaId, cause: Cause) {
        match cause {
            Cause::Bombardment
            | Cause::OwnGuns
            | Cause::Fire
            | Cause::Bayonet
            | Cause::Straggling
            | Cause::Attrition => self.set_steps(block, self.fewest(block)),
            Cause::Surplus | Cause::FullArea | Cause::NoRetreat => {}
        }
        self.is_gone(block, area);
    }

    /// [BOR-1.1.7] A block is out of the game. It lies open, so its place is known.
    pub(super) fn is_gone(&mut self, block: BlockId, area: AreaId) {
        if self.is_enemy(block) {
            let full = self.setting().block(block).full;
            let lacked = self.strength(block).known().map(|steps| u16::from(full - steps));
            self.forgive(lacked);
            self.places.count_out(area.into());
            self.places.forget(block);
            self.set_steps(block, 0);
            self.places.sharpen();
        }
    }

    /// [BOR-6.1.4] Activated headquarters are shown, and each lost a step, as far as it had one.
    pub(super) fn tire(&mut self, hqs: BlockSet) {
        for hq in hqs & self.setting().of_side(self.enemy) {
            if self.strength(hq).most > 0 {
                self.one_has_lost(hq.into());
            }
        }
    }
}

/// [BOR-2.3.4] Those that may stand in an area.
fn open_to(belief: &Belief, area: AreaId) -> BlockSet {
    let setting = belief.setting();
    let is_marsh = setting.map.area(area).ground == crate::pieces::Ground::Marsh;
    if is_marsh { BlockSet::all() - setting.guns } else { BlockSet::all() }
}
