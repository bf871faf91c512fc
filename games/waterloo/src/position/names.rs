//! What the ids of a document stand for, and what is wrong with them.

use crate::ids::{BlockId, RoadId, TownId};
use crate::setting::{BlockSet, Road, Setting, TownSet};

/// The rules by which a campaign was played until its document was written.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Rules {
    Today,
    /// Those of an older version, as kept records have them: a stalled attacker stayed for some battle turns,
    /// and some questions were put that are left out today.
    Older,
}

/// Looks ids up, and notes every fault of a document.
pub(super) struct Names {
    pub(super) setting: &'static Setting,
    pub(super) rules: Rules,
    pub(super) faults: Vec<String>,
}

impl Names {
    pub(super) fn new(setting: &'static Setting, rules: Rules) -> Names {
        Names { setting, rules, faults: Vec::new() }
    }

    pub(super) fn fault(&mut self, fault: impl Into<String>) {
        self.faults.push(fault.into());
    }

    /// Notes a fault unless it is so.
    pub(super) fn require(&mut self, is_so: bool, fault: impl FnOnce() -> String) {
        if !is_so {
            self.faults.push(fault());
        }
    }

    pub(super) fn block(&mut self, id: &str, at: &str) -> Option<BlockId> {
        let found = self.setting.find_block(id);
        self.require(found.is_some(), || format!("{at}: there is no block {id:?}."));
        found
    }

    pub(super) fn town(&mut self, id: &str, at: &str) -> Option<TownId> {
        let found = self.setting.find_town(id);
        self.require(found.is_some(), || format!("{at}: there is no town {id:?}."));
        found
    }

    /// The road between two towns, written `beaumont-ham`.
    pub(super) fn road(&mut self, text: &str, at: &str) -> Option<RoadId> {
        let map = &self.setting.map;
        let mut parts = text.match_indices('-').map(|(dash, _)| (&text[..dash], &text[dash + 1..]));
        let found =
            parts.find_map(|(one, other)| map.road_between(map.find(one)?, map.find(other)?));
        self.require(found.is_some(), || format!("{at}: there is no road {text:?}."));
        found
    }

    /// The town of a block that must be on the map.
    pub(super) fn place(
        &mut self,
        town: Option<TownId>,
        block: BlockId,
        at: &str,
    ) -> Option<TownId> {
        let id = &self.setting.block(block).id;
        self.require(town.is_some(), || format!("{at}: {id} is not on the map."));
        town
    }

    pub(super) fn blocks(&mut self, ids: &[String], at: &str) -> BlockSet {
        ids.iter().filter_map(|id| self.block(id, at)).collect()
    }

    pub(super) fn towns(&mut self, ids: &[String], at: &str) -> TownSet {
        ids.iter().filter_map(|id| self.town(id, at)).collect()
    }
}

impl Setting {
    /// The block of an id of the tables: `F-2-INF1`.
    #[must_use]
    pub fn find_block(&self, id: &str) -> Option<BlockId> {
        let index = self.blocks.iter().position(|card| card.id == id)?;
        Some(BlockId::new(index as u8))
    }

    /// The town of a short name: `quatrebras`.
    #[must_use]
    pub fn find_town(&self, id: &str) -> Option<TownId> {
        self.map.find(id)
    }

    /// The id of a block in the tables.
    #[must_use]
    pub fn block_id(&self, block: BlockId) -> &str {
        &self.block(block).id
    }

    /// The short name of a town.
    #[must_use]
    pub fn town_id(&self, town: TownId) -> &str {
        &self.map.town(town).id
    }

    /// The two short names of a road: `ham-charleroi`.
    pub(crate) fn road_id(&self, road: &Road) -> String {
        let [one, other] = road.ends;
        format!("{}-{}", self.town_id(one), self.town_id(other))
    }

    /// The steps of a block at its full strength.
    #[must_use]
    pub fn full_steps(&self, block: BlockId) -> u8 {
        self.block(block).full
    }
}
