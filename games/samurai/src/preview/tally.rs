//! What may come of a roll, and in how many ways.

use std::collections::BTreeMap;

use engine::{Likelihood, Phrase, Weight};

use super::falls::{Deed, Script, fall, passing, roll_of, test_of, ways};
use super::scene::Scene;
use crate::event::Fact;
use crate::ids::UnitId;
use crate::luck_names::FACES;
use crate::pieces::{Level, Occasion};
use crate::setting::Setting;
use crate::words::terms;

/// One thing that may come of a roll, the most important first.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
enum Outcome {
    Destroyed,
    /// It fails a test, and has so many markers then.
    Shaken(u8),
    Dishonoured,
    /// It loses so many figures and lives.
    Lost(u8),
    Unhurt,
}

/// The ways of everything that may come of a roll for the unit that it is aimed at.
#[derive(Debug, Default)]
pub(super) struct Tally {
    total: u128,
    hits: Vec<u128>,
    outcomes: BTreeMap<Outcome, u128>,
}

impl Tally {
    /// Counts the roll of `unit` against `target` with so many dice: all ways of the test before it,
    /// of the dice, and of the test after it. A test that is not made leaves all its ways as they
    /// are.
    pub(super) fn of(
        scene: &Scene,
        deed: Deed,
        (unit, target): (UnitId, UnitId),
        dice: u8,
    ) -> Tally {
        let mut tally = Tally { hits: vec![0; usize::from(dice) + 1], ..Tally::default() };
        let pair = if deed == Deed::Melee { scene.pair } else { (unit, target) };
        let roll = Roll { scene, deed, pair, unit, target, dice };
        for (before, weight) in roll.befores() {
            roll.count(before, weight, &mut tally);
        }
        tally.total = tally.hits.iter().sum();
        tally
    }

    pub(super) fn total(&self) -> Weight {
        Weight(self.total)
    }

    pub(super) fn hits(&self) -> Vec<Weight> {
        self.hits.iter().copied().map(Weight).collect()
    }

    /// What may come of it. What cannot happen is left out.
    pub(super) fn results(&self, setting: &Setting, unit: UnitId) -> Vec<Likelihood> {
        let likely = self.outcomes.iter().filter(|(_, weight)| **weight > 0);
        let result = |(outcome, weight): (&Outcome, &u128)| Likelihood {
            what: words(setting, unit, *outcome),
            weight: Weight(*weight),
        };
        likely.map(result).collect()
    }

    fn add(&mut self, facts: &[Fact], target: UnitId, hits: u8, weight: u128) {
        self.hits[usize::from(hits)] += weight;
        for outcome in outcomes(facts, target) {
            *self.outcomes.entry(outcome).or_default() += weight;
        }
    }
}

/// A roll that is counted.
struct Roll<'a> {
    scene: &'a Scene,
    deed: Deed,
    /// Who is carried out: in melee both strike.
    pair: (UnitId, UnitId),
    unit: UnitId,
    target: UnitId,
    dice: u8,
}

/// A die that passes every test that can be passed, and one that fails every other.
const LOW: u8 = 1;
const HIGH: u8 = FACES;

impl Roll<'_> {
    fn fall(&self, script: Script) -> Vec<Fact> {
        fall(self.scene, self.deed, self.pair, script)
    }

    /// [SAM-9.2.2] How the test before the blows falls, if there is one, and in how many ways.
    fn befores(&self) -> Vec<(u8, u128)> {
        let facts = self.fall(Script { before: LOW, after: LOW, roll: 0, hits: 0 });
        let occasions = [Occasion::Flank, Occasion::Rear];
        let victim = self.scene.pair.1;
        let value = test_of(&facts, victim, &occasions).filter(|_| self.deed == Deed::Melee);
        match value {
            None => vec![(LOW, 1)],
            Some(value) => {
                let passes = passing(value);
                vec![(LOW, passes), (HIGH, u128::from(FACES) - passes)]
            }
        }
    }

    /// Every number of hits, and both ends of the test after it.
    fn count(&self, before: u8, weight: u128, tally: &mut Tally) {
        let faces = u128::from(FACES);
        // [SAM-14.1.2] From extended on a die more may be rolled: the test for losses.
        let tests = if self.scene.battle.plays(Level::Extended) { faces } else { 1 };
        let dry = self.fall(Script { before, after: LOW, roll: 0, hits: 0 });
        let Some((roll, value)) = roll_of(&dry, self.unit) else {
            tally.add(&dry, self.target, 0, weight * faces.pow(self.dice.into()) * tests);
            return;
        };
        for hits in 0..=self.dice {
            let weight = weight * ways(self.dice, value, hits);
            if weight == 0 {
                continue;
            }
            let low = self.fall(Script { before, after: LOW, roll, hits });
            let Some(value) = test_of(&low, self.target, &[Occasion::Losses]) else {
                tally.add(&low, self.target, hits, weight * tests);
                continue;
            };
            let high = self.fall(Script { before, after: HIGH, roll, hits });
            tally.add(&low, self.target, hits, weight * passing(value));
            tally.add(&high, self.target, hits, weight * (faces - passing(value)));
        }
    }
}

/// What the facts say of a unit: its end, or its losses and its nerves.
fn outcomes(facts: &[Fact], target: UnitId) -> Vec<Outcome> {
    let (mut lost, mut markers, mut dishonoured) = (0, None, false);
    for fact in facts {
        if let Fact::Destroyed { unit, .. } = *fact {
            if unit == target {
                return vec![Outcome::Destroyed];
            }
        } else if let Fact::Hurt { unit, lost: figures, .. }
        | Fact::Drowned { unit, lost: figures, .. } = *fact
        {
            lost += if unit == target { figures } else { 0 };
        } else if let Fact::Marked { unit, markers: now } = *fact {
            markers = if unit == target { Some(now) } else { markers };
        } else if let Fact::Dishonoured { unit } = *fact {
            dishonoured |= unit == target;
        }
    }
    let harm = if lost == 0 { Outcome::Unhurt } else { Outcome::Lost(lost) };
    let nerves = markers.map(Outcome::Shaken);
    let honour = dishonoured.then_some(Outcome::Dishonoured);
    [Some(harm), nerves, honour].into_iter().flatten().collect()
}

fn words(setting: &Setting, unit: UnitId, outcome: Outcome) -> Phrase {
    let of = |id| setting.of_unit(id, unit);
    match outcome {
        Outcome::Destroyed => of("preview-destroyed"),
        Outcome::Shaken(markers) => of("preview-shaken").term("state", terms::state(markers)),
        Outcome::Dishonoured => of("preview-dishonoured"),
        Outcome::Lost(figures) => of("preview-loses").number("figures", figures),
        Outcome::Unhurt => of("preview-unhurt"),
    }
}
