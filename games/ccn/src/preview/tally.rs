//! What comes of a roll, and in how many ways.

use engine::{Likelihood, Phrase, Weight};

use super::falls::Fall;
use crate::hex::Hex;
use crate::pieces::{LeaderId, UnitId};
use crate::state::{Battle, Fate, Step};

/// What is rolled at.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Victim {
    Unit(UnitId),
    LoneLeader(LeaderId),
}

impl Victim {
    pub(super) fn in_hex(battle: &Battle, at: Hex) -> Option<Victim> {
        let leader = || battle.leader_at(at).map(Victim::LoneLeader);
        battle.unit_at(at).map(Victim::Unit).or_else(leader)
    }
}

/// The ways of everything that may come of a roll.
#[derive(Default)]
pub(super) struct Tally {
    total: u128,
    not_made: u128,
    /// By their number, from none up.
    hits: Vec<u128>,
    flags: Vec<u128>,
    unit: Option<UnitTally>,
    leader: Option<LeaderTally>,
}

#[derive(Default)]
struct UnitTally {
    eliminated: u128,
    driven_back: u128,
    /// For a unit that lives: by the hexes it goes back, and by the blocks it loses.
    hexes: Vec<u128>,
    lost: Vec<u128>,
    /// Of the leader who is with it.
    leader: LeaderTally,
}

#[derive(Default)]
struct LeaderTally {
    eliminated: u128,
    flees: u128,
}

impl Tally {
    pub(super) fn new(total: u128) -> Tally {
        Tally { total, ..Tally::default() }
    }

    /// Whether the roll may be made at all.
    pub(super) fn is_made(&self) -> bool {
        self.not_made < self.total
    }

    /// Counts ways in which the roll is not made.
    pub(super) fn not_made(&mut self, weight: u128) {
        self.not_made += weight;
        count(&mut self.hits, 0, weight);
        count(&mut self.flags, 0, weight);
    }

    pub(super) fn add(&mut self, before: &Battle, victim: Victim, fall: &Fall, weight: u128) {
        count(&mut self.hits, fall.hits, weight);
        count(&mut self.flags, fall.flags, weight);
        match victim {
            Victim::Unit(unit) => {
                let tally = self.unit.get_or_insert_default();
                tally.add(before, unit, &fall.after, weight);
            }
            Victim::LoneLeader(leader) => {
                self.leader.get_or_insert_default().add(leader, &fall.after, weight);
            }
        }
    }

    pub(super) fn total(&self) -> Weight {
        Weight(self.total)
    }

    pub(super) fn hits(&self) -> Vec<Weight> {
        self.hits.iter().copied().map(Weight).collect()
    }

    /// None at all, where flags do not count.
    pub(super) fn flags(&self) -> Vec<Weight> {
        let flags = if self.flags.len() > 1 { self.flags.as_slice() } else { &[] };
        flags.iter().copied().map(Weight).collect()
    }

    /// What may come of it, the most important first. What cannot happen is left out, but for the
    /// first two.
    pub(super) fn results(&self) -> Vec<Likelihood> {
        let mut results = Vec::new();
        if let Some(unit) = &self.unit {
            unit.results(&mut results);
        }
        if let Some(leader) = &self.leader {
            results.push(likely(Phrase::new("preview-leader-eliminated"), leader.eliminated));
            results.push(likely(Phrase::new("preview-leader-flees"), leader.flees));
        }
        push_possible(&mut results, Phrase::new("preview-not-made"), self.not_made);
        results
    }
}

impl UnitTally {
    fn add(&mut self, before: &Battle, unit: UnitId, after: &Battle, weight: u128) {
        let (was, is) = (before.unit(unit), after.unit(unit));
        if is.blocks == 0 {
            self.eliminated += weight;
        } else {
            // A unit that retires has not set out yet; every step of a retreat is a row.
            let rows = was.hex.row_and_column().0.abs_diff(is.hex.row_and_column().0);
            self.driven_back += if rows > 0 { weight } else { 0 };
            count(&mut self.hexes, rows, weight);
            count(&mut self.lost, was.blocks - is.blocks, weight);
        }
        if let Some(leader) = before.leader_with(unit) {
            self.leader.add(leader, after, weight);
        }
    }

    fn results(&self, into: &mut Vec<Likelihood>) {
        into.push(likely(Phrase::new("preview-eliminated"), self.eliminated));
        into.push(likely(Phrase::new("preview-driven-back"), self.driven_back));
        for (hexes, &weight) in (0i64..).zip(&self.hexes).skip(1) {
            push_possible(into, Phrase::new("preview-retreats").number("hexes", hexes), weight);
        }
        for (blocks, &weight) in (0i64..).zip(&self.lost).skip(1) {
            push_possible(into, Phrase::new("preview-loses").number("blocks", blocks), weight);
        }
        push_possible(into, Phrase::new("preview-its-leader-falls"), self.leader.eliminated);
        push_possible(into, Phrase::new("preview-its-leader-flees"), self.leader.flees);
    }
}

impl LeaderTally {
    /// [CCN-16.1.1] A leader who has to flee may still fall on his way, which is not counted here.
    fn add(&mut self, leader: LeaderId, after: &Battle, weight: u128) {
        if after.leader(leader).fate == Fate::Eliminated {
            self.eliminated += weight;
        } else if matches!(after.step(), Some(Step::LeaderRetreat { .. })) {
            self.flees += weight;
        }
    }
}

fn count(ways: &mut Vec<u128>, number: u8, weight: u128) {
    let number = usize::from(number);
    if ways.len() <= number {
        ways.resize(number + 1, 0);
    }
    ways[number] += weight;
}

fn likely(what: Phrase, weight: u128) -> Likelihood {
    Likelihood { what, weight: Weight(weight) }
}

fn push_possible(into: &mut Vec<Likelihood>, what: Phrase, weight: u128) {
    if weight > 0 {
        into.push(likely(what, weight));
    }
}
