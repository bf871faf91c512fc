//! What may come of a decision, and in how many ways.

use std::collections::BTreeMap;

use engine::{Likelihood, Phrase, Weight};

use super::falls::Fall;
use crate::event::Event;
use crate::ids::BlockId;
use crate::pieces::Side;
use crate::setting::BlockSet;
use crate::state::Campaign;

/// The ways of everything that may come of a decision.
#[derive(Default)]
pub(super) struct Tally {
    /// The side that decides is routed, or its enemy is.
    own_rout: u128,
    enemy_rout: u128,
    stands: u128,
    falls_back: u128,
    unhurt: u128,
    /// Blocks that are gone, and those that lose so many steps and live.
    gone: BTreeMap<BlockId, u128>,
    lost: BTreeMap<(BlockId, u8), u128>,
    /// [WAT-19.2.1] What an own rout costs at once.
    cost: Cost,
    /// [WAT-14.3.1] Whether somebody could choose among equals.
    pub(super) was_chosen: bool,
}

/// Steps and blocks.
#[derive(Clone, Copy, Default)]
struct Cost {
    steps: i64,
    blocks: i64,
}

/// What one fall of the dice does to the blocks it hits.
#[derive(Default)]
struct Harm {
    steps: BTreeMap<BlockId, u8>,
    gone: BlockSet,
}

impl Tally {
    /// Counts one fall of the dice for a decision of `side`. [WAT-24.2.5] What a rout costs the
    /// enemy beyond the blow that caused it is not for everybody to know.
    pub(super) fn add(&mut self, campaign: &Campaign, side: Side, fall: &Fall, weight: u128) {
        let rout = fall.events.iter().position(|event| matches!(event, Event::Routed { .. }));
        let (before, after) = fall.events.split_at(rout.unwrap_or(fall.events.len()));
        let harm = Harm::of(before);
        self.count_tests(before, weight);
        self.count_harm(&harm, weight);
        if let Some(Event::Routed { role, .. }) = after.first() {
            if campaign.side_of(*role) == side {
                self.own_rout += weight;
                self.cost = Harm::of(after).cost(campaign);
            } else {
                self.enemy_rout += weight;
            }
        }
        self.was_chosen |= fall.was_chosen;
    }

    fn count_tests(&mut self, events: &[Event], weight: u128) {
        for event in events {
            if let Event::MoraleRolled { passed: true, .. } = event {
                self.stands += weight;
            } else if let Event::Stepped { forced: true, .. } = event {
                self.falls_back += weight;
            }
        }
    }

    fn count_harm(&mut self, harm: &Harm, weight: u128) {
        for block in harm.gone {
            *self.gone.entry(block).or_default() += weight;
        }
        for (&block, &steps) in &harm.steps {
            if !harm.gone.contains(block) {
                *self.lost.entry((block, steps)).or_default() += weight;
            }
        }
        if harm.gone.is_empty() && harm.steps.is_empty() {
            self.unhurt += weight;
        }
    }

    /// What may come of it, the most important first. What cannot happen is left out.
    pub(super) fn results(&self, campaign: &Campaign) -> Vec<Likelihood> {
        let mut results = Vec::new();
        let mut push = |what: Phrase, weight: u128| {
            if weight > 0 {
                results.push(Likelihood { what, weight: Weight(weight) });
            }
        };
        push(Phrase::new("preview-enemy-routed"), self.enemy_rout);
        let cost = self.cost;
        let routed = Phrase::new("preview-routed").number("steps", cost.steps);
        push(routed.number("blocks", cost.blocks), self.own_rout);
        push(Phrase::new("preview-stands"), self.stands);
        push(Phrase::new("preview-falls-back"), self.falls_back);
        for (&block, &weight) in &self.gone {
            push(named(campaign, "preview-eliminated", block), weight);
        }
        for (&(block, steps), &weight) in &self.lost {
            push(named(campaign, "preview-loses", block).number("steps", steps), weight);
        }
        results
    }

    /// In how many ways nobody is hurt.
    pub(super) fn unhurt(&self) -> Likelihood {
        Likelihood { what: Phrase::new("preview-unhurt"), weight: Weight(self.unhurt) }
    }
}

impl Harm {
    fn of(events: &[Event]) -> Harm {
        let mut harm = Harm::default();
        for event in events {
            if let Event::StepLost { who, .. } = event {
                harm.lose(who.face.map(|face| face.block), 1);
            } else if let Event::RoutLoss { who, lost } | Event::Marched { who, lost, .. } = event {
                harm.lose(who.face.map(|face| face.block), *lost);
            } else if let Event::Eliminated { block, .. } = event {
                harm.gone.insert(*block);
            }
        }
        harm
    }

    fn lose(&mut self, block: Option<BlockId>, steps: u8) {
        if let (Some(block), 1..) = (block, steps) {
            *self.steps.entry(block).or_default() += steps;
        }
    }

    /// All steps that are lost with the blocks that are gone.
    fn cost(&self, campaign: &Campaign) -> Cost {
        let gone = self.gone.iter().map(|block| i64::from(campaign.steps(block)));
        let lived = self.steps.iter().filter(|(block, _)| !self.gone.contains(**block));
        let lost = lived.map(|(_, &steps)| i64::from(steps));
        Cost { steps: gone.chain(lost).sum(), blocks: i64::from(self.gone.len()) }
    }
}

/// A phrase about a block. Only those that the deciding side knows are hurt before a rout.
fn named(campaign: &Campaign, id: &'static str, block: BlockId) -> Phrase {
    campaign.with_block(Phrase::new(id), "block", block)
}
