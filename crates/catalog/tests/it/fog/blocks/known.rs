//! What lies open in a campaign, by chapter 24 of its rules and the referee's view.

use std::collections::{BTreeMap, BTreeSet};

use waterloo::{BlockView, Location, Mark, Marker, View};

/// When blocks in positions are turned up.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(super) enum Reveal {
    Together,
    /// [WAT-24.2.4] Each when it gives itself away.
    WhenFiring,
}

/// What somebody may know of the other side's blocks: which they are, and how strong.
#[derive(Clone, Default)]
pub(super) struct Known {
    pub(super) faces: BTreeMap<u64, BTreeSet<u64>>,
    /// [WAT-24.1.4] Those that lie open for good.
    lost: BTreeSet<u64>,
}

impl Known {
    pub(super) fn knows(&self, block: u64) -> bool {
        self.faces.contains_key(&block) || self.lost.contains(&block)
    }

    pub(super) fn knows_steps(&self, block: u64, steps: u64) -> bool {
        self.lost.contains(&block) || self.faces.get(&block).is_some_and(|it| it.contains(&steps))
    }

    /// Takes in what lies open in a position.
    pub(super) fn look(&mut self, referee: &View, reveal: Reveal) {
        let gone = (referee.lost | referee.removed).iter().filter(|_| referee.turn > 0);
        self.lost = gone.map(|block| block.index() as u64).collect();
        let open = referee.blocks.iter().filter(|it| lies_open(referee, it, reveal));
        for BlockView { block, steps, .. } in open {
            self.faces.entry(block.index() as u64).or_default().insert(u64::from(*steps));
        }
    }
}

/// [WAT-24.2.1], [WAT-24.2.3], [WAT-24.2.4] Whether the enemy sees a block: put forward in a
/// skirmish, or in a position, where it is engaged or not in woods.
fn lies_open(referee: &View, block: &BlockView, reveal: Reveal) -> bool {
    let has = |mark: Mark| block.marks.contains(&mark);
    let Some(at) = block.at else { return referee.picks_shown && has(Mark::Picked) };
    let battle = referee.battles.iter().find(|battle| Some(battle.town) == block.town);
    let battle = battle.expect("a board belongs to a battle");
    let is_reserve = matches!(at, Location::AttackerReserve | Location::DefenderReserve);
    let in_woods = battle.markers.iter().any(|it| it.at == at && it.marker == Marker::Woods);
    let is_turned_up = reveal == Reveal::Together || has(Mark::GivenAway);
    battle.deployed.len() == 2 && !is_reserve && (has(Mark::Engaged) || !in_woods) && is_turned_up
}
