//! What rules ask of a position.

use crate::ids::{AreaId, BlockId, BlockSet};
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
        self.winner.is_some()
    }

    pub(crate) fn card(&self, block: BlockId) -> &'static BlockCard {
        self.setting.get().block(block)
    }

    pub(crate) fn kind(&self, block: BlockId) -> Kind {
        self.card(block).kind
    }

    pub(crate) fn class(&self, block: BlockId) -> Class {
        self.kind(block).class()
    }

    pub(crate) fn side(&self, block: BlockId) -> Side {
        self.card(block).side
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
        let (first, areas) = self.areas_of(side);
        let there = areas.iter().enumerate().filter(|&(_, it)| *it == Some(area)).take(number);
        there.map(|(index, _)| BlockId::new((first + index) as u8)).collect()
    }

    /// The areas of the blocks of a side, which stand together in the lists, and the number of the
    /// first.
    fn areas_of(&self, side: Side) -> (usize, &[Option<AreaId>]) {
        let setting = self.setting.get();
        let french = setting.of_side(Side::French).len() as usize;
        match side {
            Side::French => (0, &self.areas[..french]),
            Side::Russian => (french, &self.areas[french..setting.blocks.len()]),
        }
    }

    /// The blocks of a side on the map.
    pub(crate) fn on_map(&self, side: Side) -> BlockSet {
        let blocks = self.setting.get().of_side(side);
        blocks.iter().filter(|&block| self.area(block).is_some()).collect()
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

    /// [BOR-3.1.3] The strongest of some blocks, all that are equally strong.
    pub(crate) fn strongest(&self, blocks: BlockSet) -> BlockSet {
        let most = blocks.iter().map(|block| self.steps(block)).max();
        blocks.iter().filter(|&block| Some(self.steps(block)) == most).collect()
    }
}
