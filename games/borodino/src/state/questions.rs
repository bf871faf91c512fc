//! What rules ask of a position.

use crate::ids::{AreaId, BlockId, BlockSet, MOST_BLOCKS};
use crate::pieces::{Class, Kind, Side};
use crate::setting::BlockCard;
use crate::state::Campaign;
use crate::step::Step;

impl Campaign {
    /// The present step.
    pub(crate) fn step(&self) -> Option<Step> {
        self.agenda.last().copied()
    }

    pub(crate) fn is_over(&self) -> bool {
        self.winner.is_some() || self.is_drawn
    }

    pub(crate) fn card(&self, block: BlockId) -> &'static BlockCard {
        self.setting.get().block(block)
    }

    pub(crate) fn kind(&self, block: BlockId) -> Kind {
        self.setting.get().briefs[block.index()].kind
    }

    pub(crate) fn class(&self, block: BlockId) -> Class {
        self.kind(block).class()
    }

    pub(crate) fn side(&self, block: BlockId) -> Side {
        self.setting.get().briefs[block.index()].side
    }

    pub(crate) fn is_headquarters(&self, block: BlockId) -> bool {
        self.setting.get().headquarters.contains(block)
    }

    pub(crate) fn steps(&self, block: BlockId) -> u8 {
        self.steps[block.index()]
    }

    /// The area of a block, if it is on the map.
    pub(crate) fn area(&self, block: BlockId) -> Option<AreaId> {
        self.areas[block.index()]
    }

    /// How many blocks of a side stand in an area.
    pub(crate) fn number(&self, area: AreaId, side: Side) -> u8 {
        self.numbers[side as usize][area.index()]
    }

    /// The blocks of a side in an area.
    pub(crate) fn of_side_in(&self, area: AreaId, side: Side) -> BlockSet {
        let number = usize::from(self.number(area, side));
        if number == 0 {
            return BlockSet::NONE;
        }
        all_that(|index| self.areas[index] == Some(area)) & self.setting.get().of_side(side)
    }

    /// The blocks of a side on the map.
    pub(crate) fn on_map(&self, side: Side) -> BlockSet {
        all_that(|index| self.areas[index].is_some()) & self.setting.get().of_side(side)
    }

    /// [BOR-3.1.5] The blocks of a side on the map that lack steps.
    pub(crate) fn lacking(&self, side: Side) -> BlockSet {
        let full = &self.setting.get().full;
        all_that(|index| self.areas[index].is_some() && self.steps[index] < full[index])
            & self.setting.get().of_side(side)
    }

    /// [BOR-1.1.7] Those that are out of the game.
    pub(crate) fn lost(&self) -> BlockSet {
        self.destroyed | self.withdrawn
    }

    /// [BOR-4.4.2] The blocks of a side that are not on the map yet.
    pub(crate) fn waiting_off_map(&self, side: Side) -> BlockSet {
        self.setting.get().of_side(side) - self.on_map(side) - self.lost()
    }

    /// [BOR-2.1.2] How many more blocks of a side an area has room for.
    pub(crate) fn room(&self, area: AreaId, side: Side) -> u8 {
        self.map().stacking(area).saturating_sub(self.number(area, side))
    }

    /// [BOR-1.1.2] The sides in the order of this turn.
    pub(crate) fn players(&self) -> [Side; 2] {
        [self.first, self.first.enemy()]
    }

    /// [BOR-5.1.2] Whether a side is in its action phase.
    pub(crate) fn acts(&self, side: Side) -> bool {
        self.acting == side && self.agenda.contains(&Step::EndActionPhase { side })
    }

    /// [BOR-3.1.3] The strongest of some blocks, all that are equally strong.
    pub(crate) fn strongest(&self, blocks: BlockSet) -> BlockSet {
        let most = blocks.iter().map(|block| self.steps(block)).max();
        blocks.iter().filter(|&block| Some(self.steps(block)) == most).collect()
    }
}

/// The blocks of whose place in the lists something holds. All are asked at once, which is quicker than
/// one after another: eight answers are drawn together into a byte by a multiplication, which moves the
/// lowest bit of each to its place in the highest byte.
#[inline]
fn all_that(holds: impl Fn(usize) -> bool) -> BlockSet {
    const GATHER: u64 = 0x0102_0408_1020_4080;
    let mut answers = [0; MOST_BLOCKS];
    for (index, answer) in answers.iter_mut().enumerate() {
        *answer = u8::from(holds(index));
    }
    let (eights, _) = answers.as_chunks::<8>();
    let gathered = eights.iter().rev().fold(0, |bits, eight| {
        let byte = u64::from_le_bytes(*eight).wrapping_mul(GATHER) >> 56;
        bits << 8 | u128::from(byte)
    });
    BlockSet::from_bits(gathered)
}
