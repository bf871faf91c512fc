//! What is counted for each road.

use crate::ids::{MOST_ROADS, RoadId};

/// [WAT-6.1.2] How many blocks used each road in this turn.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct RoadCounts([u8; MOST_ROADS]);

impl Default for RoadCounts {
    fn default() -> Self {
        RoadCounts([0; MOST_ROADS])
    }
}

impl RoadCounts {
    pub(crate) fn get(&self, road: RoadId) -> u8 {
        self.0[road.index()]
    }

    pub(crate) fn set(&mut self, road: RoadId, blocks: u8) {
        self.0[road.index()] = blocks;
    }

    pub(crate) fn add_one(&mut self, road: RoadId) {
        self.0[road.index()] += 1;
    }

    /// The roads that were used, and how often.
    pub(crate) fn used(&self) -> impl Iterator<Item = (RoadId, u8)> + '_ {
        let roads = (0..MOST_ROADS as u8).map(RoadId::new).zip(self.0);
        roads.filter(|&(_, blocks)| blocks > 0)
    }
}

/// Roads, a bit each.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(crate) struct RoadSet([u64; 2]);

impl RoadSet {
    pub(crate) fn contains(self, road: RoadId) -> bool {
        self.0[road.index() / 64] & 1 << (road.index() % 64) != 0
    }

    pub(crate) fn insert(&mut self, road: RoadId) {
        self.0[road.index() / 64] |= 1 << (road.index() % 64);
    }

    pub(crate) fn iter(self) -> impl Iterator<Item = RoadId> {
        (0..MOST_ROADS as u8).map(RoadId::new).filter(move |&road| self.contains(road))
    }
}

impl FromIterator<RoadId> for RoadSet {
    fn from_iter<I: IntoIterator<Item = RoadId>>(roads: I) -> Self {
        let mut set = RoadSet::default();
        roads.into_iter().for_each(|road| set.insert(road));
        set
    }
}
