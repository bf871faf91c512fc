//! What may come of a decision, and in how many ways.

use std::collections::BTreeMap;

use engine::{Likelihood, Phrase, Weight};

use super::falls::Fall;
use crate::event::Event;
use crate::ids::{BlockId, BlockSet};
use crate::pieces::Side;
use crate::state::Campaign;

/// The ways of everything that may come of a decision of one side.
pub(super) struct Tally<'a> {
    campaign: &'a Campaign,
    side: Side,
    /// [BOR-18.1.1] The blocks of which something may be told.
    known: BlockSet,
    /// The battle is won, lost, or nobody is left.
    won: u128,
    lost_battle: u128,
    nobody: u128,
    burnt: u128,
    unhurt: u128,
    /// Blocks that are destroyed, and those that lose so many steps and live.
    gone: BTreeMap<BlockId, u128>,
    lost: BTreeMap<(BlockId, u8), u128>,
    /// The ways of each number of hits.
    hits: BTreeMap<u8, u128>,
    /// [BOR-11.1.1] Whether somebody could choose among equals.
    pub(super) was_chosen: bool,
}

/// What one fall of the dice does to blocks.
#[derive(Default)]
struct Harm {
    steps: BTreeMap<BlockId, u8>,
    gone: BlockSet,
}

impl<'a> Tally<'a> {
    pub(super) fn of(campaign: &'a Campaign, side: Side, known: BlockSet) -> Tally<'a> {
        Tally {
            campaign,
            side,
            known,
            won: 0,
            lost_battle: 0,
            nobody: 0,
            burnt: 0,
            unhurt: 0,
            gone: BTreeMap::new(),
            lost: BTreeMap::new(),
            hits: BTreeMap::new(),
            was_chosen: false,
        }
    }

    /// Counts one fall of the dice.
    pub(super) fn add(&mut self, fall: &Fall, weight: u128) {
        let harm = Harm::of(&fall.events);
        self.count_harm(&harm, weight);
        for event in &fall.events {
            self.count(event, weight);
        }
        self.was_chosen |= fall.was_chosen;
    }

    fn count(&mut self, event: &Event, weight: u128) {
        if let Event::BattleEnded { winner, .. } = event {
            match *winner {
                Some(side) if side == self.side => self.won += weight,
                Some(_) => self.lost_battle += weight,
                None => self.nobody += weight,
            }
        } else if let Event::BridgeTried { burnt: true, .. } = event {
            self.burnt += weight;
        } else if let Event::Fired { hits, .. } | Event::Bombarded { hits, .. } = event {
            *self.hits.entry(*hits).or_default() += weight;
        }
    }

    /// Of blocks that are not known nothing is counted.
    fn count_harm(&mut self, harm: &Harm, weight: u128) {
        for block in harm.gone & self.known {
            *self.gone.entry(block).or_default() += weight;
        }
        for (&block, &steps) in &harm.steps {
            if (self.known - harm.gone).contains(block) {
                *self.lost.entry((block, steps)).or_default() += weight;
            }
        }
        if harm.gone.is_empty() && harm.steps.is_empty() {
            self.unhurt += weight;
        }
    }

    /// The ways of each number of hits up to so many.
    pub(super) fn hits(&self, most: u8) -> Vec<Weight> {
        let ways = |hits: u8| Weight(self.hits.get(&hits).copied().unwrap_or(0));
        (0..=most).map(ways).collect()
    }

    /// What may come of it, the most important first. What cannot happen is left out.
    pub(super) fn results(&self) -> Vec<Likelihood> {
        let gone = self.gone.iter().map(|(&block, &weight)| (self.destroyed(block), weight));
        let lost = self.lost.iter().map(|(&(block, steps), &weight)| {
            (self.named("preview-loses", block).number("steps", steps), weight)
        });
        let whole = [
            (Phrase::new("preview-battle-won"), self.won),
            (Phrase::new("preview-battle-lost"), self.lost_battle),
            (Phrase::new("preview-battle-nobody"), self.nobody),
            (Phrase::new("preview-burnt"), self.burnt),
        ];
        let all = whole.into_iter().chain(gone).chain(lost);
        let happens = all.filter(|(_, weight)| *weight > 0);
        happens.map(|(what, weight)| Likelihood { what, weight: Weight(weight) }).collect()
    }

    /// In how many ways nobody is hurt.
    pub(super) fn unhurt(&self) -> Likelihood {
        Likelihood { what: Phrase::new("preview-unhurt"), weight: Weight(self.unhurt) }
    }

    /// [BOR-18.2.2] Of an area whose blocks are not all seen only the number of lost steps is told.
    pub(super) fn steps_in_area(&self) -> impl Iterator<Item = Likelihood> + '_ {
        let some = self.hits.iter().filter(|(hits, weight)| **hits > 0 && **weight > 0);
        some.map(|(&hits, &weight)| Likelihood {
            what: Phrase::new("preview-steps-in-area").number("steps", hits),
            weight: Weight(weight),
        })
    }

    fn named(&self, id: &'static str, block: BlockId) -> Phrase {
        self.campaign.with_block(Phrase::new(id), "block", block)
    }

    fn destroyed(&self, block: BlockId) -> Phrase {
        let points = crate::victory::points_for(self.campaign, block);
        self.named("preview-destroyed", block).number("points", points)
    }
}

impl Harm {
    fn of(events: &[Event]) -> Harm {
        let mut harm = Harm::default();
        for event in events {
            if let Event::StepLost { who, .. } = event
                && let Some(face) = who.face
            {
                *harm.steps.entry(face.block).or_default() += 1;
            } else if let Event::Destroyed { block, .. } = event {
                harm.gone.insert(*block);
            }
        }
        harm
    }
}
