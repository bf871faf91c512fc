//! What the ids of a document stand for, and what is wrong with them.

use crate::ids::{AreaId, AreaSet, BlockId, BlockSet, BorderId};
use crate::setting::Setting;

/// Looks ids up, and notes every fault of a document.
pub(super) struct Names {
    pub(super) setting: &'static Setting,
    pub(super) faults: Vec<String>,
}

impl Names {
    pub(super) fn new(setting: &'static Setting) -> Names {
        Names { setting, faults: Vec::new() }
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

    pub(super) fn area(&mut self, id: &str, at: &str) -> Option<AreaId> {
        let found = self.setting.find_area(id);
        self.require(found.is_some(), || format!("{at}: there is no area {id:?}."));
        found
    }

    /// The border between two areas, written `borodino-gorki`.
    pub(super) fn border(&mut self, text: &str, at: &str) -> Option<BorderId> {
        let map = &self.setting.map;
        let mut parts = text.match_indices('-').map(|(dash, _)| (&text[..dash], &text[dash + 1..]));
        let found =
            parts.find_map(|(one, other)| map.border_between(map.find(one)?, map.find(other)?));
        self.require(found.is_some(), || format!("{at}: there is no border {text:?}."));
        found
    }

    /// The border from an area to the next, and that area.
    pub(super) fn way(&mut self, from: &str, to: &str, at: &str) -> Option<(BorderId, AreaId)> {
        let (start, end) = (self.area(from, at)?, self.area(to, at)?);
        let found = self.setting.map.border_between(start, end);
        self.require(found.is_some(), || format!("{at}: {from} and {to} have no border."));
        Some((found?, end))
    }

    pub(super) fn blocks(&mut self, ids: &[String], at: &str) -> BlockSet {
        ids.iter().filter_map(|id| self.block(id, at)).collect()
    }

    pub(super) fn areas(&mut self, ids: &[String], at: &str) -> AreaSet {
        ids.iter().filter_map(|id| self.area(id, at)).collect()
    }
}

impl Setting {
    /// The block of an id of the tables: `F-1-5`.
    #[must_use]
    pub fn find_block(&self, id: &str) -> Option<BlockId> {
        let index = self.blocks.iter().position(|card| card.id == id)?;
        Some(BlockId::new(index as u8))
    }

    /// The area of a short name: `utitsa_wood`.
    #[must_use]
    pub fn find_area(&self, id: &str) -> Option<AreaId> {
        self.map.find(id)
    }

    /// The border between two areas of these short names.
    #[must_use]
    pub fn find_border(&self, one: &str, other: &str) -> Option<BorderId> {
        self.map.border_between(self.map.find(one)?, self.map.find(other)?)
    }

    /// The id of a block in the tables.
    #[must_use]
    pub fn block_id(&self, block: BlockId) -> &str {
        &self.block(block).id
    }

    /// The short name of an area.
    #[must_use]
    pub fn area_id(&self, area: AreaId) -> &str {
        &self.map.area(area).id
    }

    /// The two short names of a border: `borodino-gorki`.
    #[must_use]
    pub fn border_id(&self, border: BorderId) -> String {
        let [one, other] = self.map.border(border).ends;
        format!("{}-{}", self.area_id(one), self.area_id(other))
    }

    /// The steps of a block at its full strength.
    #[must_use]
    pub fn full_steps(&self, block: BlockId) -> u8 {
        self.block(block).full
    }
}
