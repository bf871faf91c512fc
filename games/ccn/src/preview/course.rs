//! How an attack goes on from one roll to the next.

use super::falls::{Deed, Falls};
use super::tally::{Tally, Victim};
use crate::Turn;
use crate::event::Event;
use crate::hex::Hex;
use crate::pieces::UnitId;
use crate::state::{Battle, Step};
use crate::steps::{advance, flags, retreat};

/// The most dice whose ways can be counted exactly.
const MOST_DICE: u32 = 49;

/// Where an attack may have come to, and in how many ways.
pub(super) struct Course {
    /// How many dice have been rolled: there are six to that power of ways.
    dice: u32,
    /// The positions from which it goes on; in the first one the last roll did nothing.
    open: Vec<(Battle, u128)>,
    /// The ways in which it is over.
    over: u128,
}

impl Course {
    /// An attack before its first roll.
    pub(super) fn of(battle: &Battle) -> Course {
        Course { dice: 0, open: vec![(battle.clone(), 1)], over: 0 }
    }

    /// The position in which nothing has been hurt.
    pub(super) fn untouched(&self) -> Option<&Battle> {
        self.open.first().map(|(battle, _)| battle)
    }

    /// Makes the next roll in all of them; `None` if the ways become too many to be counted.
    pub(super) fn roll(&self, victim: Victim, deed: Deed<'_>) -> Option<(Tally, Course)> {
        let rolls: Vec<Falls> = self.open.iter().map(|(it, _)| Falls::of(it, deed)).collect();
        let most = rolls.iter().map(|falls| falls.dice).max().unwrap_or(0);
        let dice = self.dice + most;
        if dice > MOST_DICE {
            return None;
        }
        let mut next = Course { dice, open: Vec::new(), over: self.over * 6u128.pow(most) };
        let mut tally = Tally::new(6u128.pow(dice));
        tally.not_made(next.over);
        for ((before, weight), falls) in self.open.iter().zip(rolls) {
            let scale = weight * 6u128.pow(most - falls.dice);
            for fall in falls.all {
                let weight = fall.weight * scale;
                if falls.is_rolled {
                    tally.add(before, victim, &fall, weight);
                } else {
                    tally.not_made(weight);
                }
                next.add(fall.after, weight);
            }
        }
        Some((tally, next))
    }

    fn add(&mut self, after: Battle, weight: u128) {
        if !matches!(after.step(), Some(Step::Strike { .. } | Step::BattleBack { .. })) {
            self.over += weight;
            return;
        }
        match self.open.iter_mut().find(|(it, _)| *it == after) {
            Some((_, known)) => *known += weight,
            None => self.open.push((after, weight)),
        }
    }
}

/// Carries out what a roll has caused, until the next roll: flags are ignored as far as they can
/// be, and a unit goes back by the way that costs it least.
pub(super) fn go_on(turn: &mut Turn<'_>) {
    while let Some(step) = turn.step() {
        if let Step::Flags { unit, flags, check, works } = step {
            let ignored = flags::most(turn, unit, flags, works);
            flags::ignore(turn, unit, flags, check, ignored);
        } else if let Step::Retreat { unit, hexes, check } = step {
            match best_way(turn, unit, hexes) {
                Some(to) => retreat::step(turn, unit, hexes, check, to),
                None => retreat::go_on(turn, unit, hexes, check),
            }
        } else if let Step::AfterStrike { unit, at, melee, stance } = step {
            advance::after_strike(turn, unit, at, melee, stance);
        } else {
            return;
        }
    }
}

/// [CCN-15.1.6] The way on which the fewest hexes cannot be made.
fn best_way(battle: &Battle, unit: UnitId, hexes: u8) -> Option<Hex> {
    let missed = |to: &Hex| hexes.saturating_sub(room_by(battle, unit, *to));
    retreat::ways(battle, unit).iter().min_by_key(missed)
}

/// How many hexes a unit can retreat by this way; [CCN-15.1.5] a lone leader stops it.
fn room_by(battle: &Battle, unit: UnitId, to: Hex) -> u8 {
    if battle.leader_at(to).is_some() {
        return u8::MAX;
    }
    let (from, leader) = (battle.unit(unit).hex, battle.leader_with(unit));
    let mut there = battle.clone();
    crate::apply::apply(&mut there, &Event::UnitRetreated { unit, from, to, leader });
    retreat::room(&there, unit).saturating_add(1)
}
