//! What is counted for each road.

use crate::ids::{MOST_ROADS, RoadId};

/// [WAT-6.1.2] How many blocks used each road in this turn: no road carries more than eight, so two
/// counts share a byte.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct RoadCounts([u8; MOST_ROADS / 2]);

/// The highest count.
const MOST: u8 = 15;

impl Default for RoadCounts {
    fn default() -> Self {
        RoadCounts([0; MOST_ROADS / 2])
    }
}

impl RoadCounts {
    pub(crate) fn get(&self, road: RoadId) -> u8 {
        self.0[road.index() / 2] >> shift(road) & MOST
    }

    /// Notes a count, or the highest that there is.
    pub(crate) fn set(&mut self, road: RoadId, blocks: u8) {
        let pair = &mut self.0[road.index() / 2];
        *pair = *pair & !(MOST << shift(road)) | blocks.min(MOST) << shift(road);
    }

    pub(crate) fn add_one(&mut self, road: RoadId) {
        self.set(road, self.get(road) + 1);
    }

    /// The roads that were used, and how often.
    pub(crate) fn used(&self) -> impl Iterator<Item = (RoadId, u8)> + '_ {
        let roads = (0..MOST_ROADS as u8).map(RoadId::new);
        roads.map(|road| (road, self.get(road))).filter(|&(_, blocks)| blocks > 0)
    }
}

fn shift(road: RoadId) -> usize {
    4 * (road.index() % 2)
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
