//! The ways of the enemy's blocks in this turn, as everybody saw them.

use crate::belief::Belief;
use crate::ids::{BlockId, TownId};
use crate::pieces::Army;
use crate::setting::{BlockSet, Setting};

/// [WAT-24.1.2] A normal move as everybody sees it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Track {
    pub(crate) army: Army,
    pub(crate) start: TownId,
    pub(crate) via: Option<TownId>,
    pub(crate) to: TownId,
}

/// [WAT-24.1.3] A forced march as everybody sees it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct March {
    pub(crate) army: Army,
    pub(crate) from: TownId,
    pub(crate) to: TownId,
}

/// The way of one block in this turn: its normal move, and the forced march that followed, if one did.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Trail {
    pub(crate) army: Army,
    pub(crate) start: TownId,
    pub(crate) via: Option<TownId>,
    pub(crate) to: TownId,
    pub(crate) marched: bool,
}

impl Trail {
    /// The blocks that are as fast as it asks. [WAT-24.1.2] Two roads are the move of a fast block.
    /// [WAT-7.1.1] Only a block that moved over its full allowance marches.
    pub(crate) fn makers(&self, setting: &Setting) -> BlockSet {
        match (self.via, self.marched) {
            (Some(_), _) => setting.fast,
            (None, true) => !setting.fast,
            (None, false) => BlockSet::all(),
        }
    }
}

/// How many ways to join marches to moves are thought of at most.
const MOST_WAYS: usize = 16;

impl Belief {
    /// The trails that were seen, in each way in which marches can have followed moves: a march goes on
    /// from where a move ended. One whose move was not seen is in none of them.
    pub(crate) fn trails(&self) -> Vec<Vec<Trail>> {
        let moves = self.tracks.iter().map(|&Track { army, start, via, to }| Trail {
            army,
            start,
            via,
            to,
            marched: false,
        });
        let mut ways = vec![moves.collect::<Vec<_>>()];
        for march in &self.marches {
            let longer = ways.iter().flat_map(|way| followed(way, *march)).take(MOST_WAYS);
            let longer: Vec<Vec<Trail>> = longer.collect();
            if !longer.is_empty() {
                ways = longer;
            }
        }
        ways
    }

    /// A block that died on its march has left no trail that leads to another.
    pub(super) fn forget_march(&mut self, block: BlockId, town: TownId) {
        let (army, is_fast) = (self.setting().army(block), self.setting().fast.contains(block));
        let Some(march) = self.marches.pop_if(|march| (march.army, march.to) == (army, town))
        else {
            return;
        };
        let is_its = |track: &Track| {
            (track.army, track.to, track.via.is_some()) == (army, march.from, is_fast)
        };
        if let Some(place) = self.tracks.iter().position(is_its) {
            self.tracks.remove(place);
        }
    }
}

/// The ways on: the march followed one of the moves that ended where it began. Moves that look alike count once.
fn followed(way: &[Trail], march: March) -> Vec<Vec<Trail>> {
    let mut seen: Vec<&Trail> = Vec::new();
    let mut ways = Vec::new();
    for (place, trail) in way.iter().enumerate() {
        let goes_on = !trail.marched && (trail.army, trail.to) == (march.army, march.from);
        if goes_on && !seen.contains(&trail) {
            seen.push(trail);
            let mut way = way.to_vec();
            way[place] = Trail { to: march.to, marched: true, ..*trail };
            ways.push(way);
        }
    }
    ways
}
