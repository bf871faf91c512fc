//! What rules ask of a position.

use crate::board::Location;
use crate::ids::{BlockId, TownId};
use crate::pieces::{Army, Kind, Side};
use crate::setting::{BlockSet, TownSet};
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

    /// [WAT-1.3.1] The side whose turn it is; the French before the first.
    pub(crate) fn active(&self) -> Side {
        if self.turn == 0 { Side::French } else { self.setting.get().turn(self.turn).active }
    }

    pub(crate) fn is_night(&self) -> bool {
        self.turn > 0 && self.setting.get().turn(self.turn).is_night
    }

    pub(crate) fn kind(&self, block: BlockId) -> Kind {
        self.setting.get().kind(block)
    }

    pub(crate) fn army(&self, block: BlockId) -> Army {
        self.setting.get().army(block)
    }

    pub(crate) fn side(&self, block: BlockId) -> Side {
        self.setting.get().side(block)
    }

    pub(crate) fn steps(&self, block: BlockId) -> u8 {
        self.steps[block.index()]
    }

    /// The town of a block, if it is on the map.
    pub(crate) fn town(&self, block: BlockId) -> Option<TownId> {
        self.towns[block.index()]
    }

    /// Its place on the board of a battle.
    pub(crate) fn location(&self, block: BlockId) -> Option<Location> {
        self.locations[block.index()]
    }

    /// The blocks in a town, on the board of its battle too.
    pub(crate) fn blocks_in(&self, town: TownId) -> BlockSet {
        let blocks = self.setting.get().all_blocks();
        blocks.filter(|&block| self.town(block) == Some(town)).collect()
    }

    /// The blocks of a side in a town.
    pub(crate) fn of_side_in(&self, town: TownId, side: Side) -> BlockSet {
        self.blocks_in(town) & self.setting.get().of_side(side)
    }

    /// The blocks that are on the map, in battles too.
    pub(crate) fn on_map(&self) -> BlockSet {
        let blocks = self.setting.get().all_blocks();
        blocks.filter(|&block| self.town(block).is_some()).collect()
    }

    /// The towns in which a side has blocks.
    pub(crate) fn towns_of(&self, side: Side) -> TownSet {
        let blocks = self.setting.get().of_side(side);
        blocks.iter().filter_map(|block| self.town(block)).collect()
    }

    /// [WAT-1.2.2] Whether a side has blocks in a town, and the enemy none.
    pub(crate) fn holds(&self, side: Side, town: TownId) -> bool {
        !self.of_side_in(town, side).is_empty() && self.of_side_in(town, side.enemy()).is_empty()
    }

    /// [WAT-17.1.2] The towns whose fight is not over.
    pub(crate) fn unfinished(&self) -> TownSet {
        let battles = self.battles.iter().map(|battle| battle.town).collect::<TownSet>();
        self.skirmishes | self.unordered | battles
    }

    /// [WAT-23.1.1] How many blocks an army has lost.
    pub(crate) fn lost_of(&self, army: Army) -> u8 {
        (self.lost & self.setting.get().of_army[army as usize]).len() as u8
    }

    /// [WAT-16.2.1] The square in which a block shelters.
    pub(crate) fn host_of(&self, guest: BlockId) -> Option<BlockId> {
        self.shelters.iter().find(|shelter| shelter.guest == guest).map(|shelter| shelter.host)
    }

    /// The block that shelters in a square.
    pub(crate) fn guest_of(&self, host: BlockId) -> Option<BlockId> {
        self.shelters.iter().find(|shelter| shelter.host == host).map(|shelter| shelter.guest)
    }
}
