//! What a side makes of what it saw: where enemies may hide of whom it does not know yet, and how
//! much those have recovered that it saw hide.
//!
//! `learn` folds events one by one into it. It may hold more than logic would leave, never less:
//! the truth is always among it.

mod learn;

use engine::{Seat, Shared};

use crate::ground::HexSet;
use crate::ids::{HexId, MOST_UNITS, UnitId, UnitSet};
use crate::pieces::{Force, Level, Side};
use crate::setting::{Hiding, Setting};
use crate::view::View;

/// What one side believes of the other.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Belief {
    setting: Shared<Setting>,
    side: Side,
    /// [SAM-19.2.5] The side that the third force has joined.
    joined: Option<Side>,
    /// [SAM-19.2.4] Where enemies may still hide that were hidden at set-up: hidden units do not
    /// move, so these hexes become fewer.
    hexes: HexSet,
    /// Enemies that cannot be among them, because they were seen.
    known: UnitSet,
    /// Where units stand, and where the own ones hide.
    places: [Option<HexId>; MOST_UNITS],
    /// Own units that came where they are without finding out who hides there: [SAM-6.3.9] that is
    /// found out in every step of stage 3, and in stage 6 by whoever moves.
    unsure: UnitSet,
    /// Own units on recon.
    scouts: UnitSet,
    /// Since when the enemies hide that were seen to do so; of the others one does not know.
    hiding: [Option<Since>; MOST_UNITS],
}

/// What there was since a unit hid.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
struct Since {
    /// [SAM-14.2.1] Morale phases, in each of which it may have lost a marker.
    phases: u8,
    /// [SAM-18.3.1] Stages in which it recovered from fatigue.
    rests: u8,
}

impl Belief {
    /// What a side believes when it looks at a battle for the first time.
    pub(crate) fn new(setting: &'static Setting, seat: Seat, view: &View) -> Belief {
        let side = setting.options.seating.side(seat).unwrap_or(Side::A);
        let mut belief = Belief {
            setting: Shared::new(setting),
            side,
            joined: view.joined,
            hexes: hiding(setting, side.enemy()).map_or(HexSet::NONE, |hiding| hiding.hexes),
            known: UnitSet::NONE,
            places: [None; MOST_UNITS],
            unsure: UnitSet::all(),
            scouts: UnitSet::NONE,
            hiding: [None; MOST_UNITS],
        };
        for unit in &view.units {
            belief.stands(unit.unit, unit.hex);
        }
        for ambush in &view.ambushes {
            belief.stands(ambush.unit, ambush.hex);
        }
        let escaped = view.escaped.iter().map(|it| it.unit).collect::<UnitSet>();
        belief.known |= view.destroyed | view.waiting | escaped;
        belief
    }

    /// Whether an enemy of whom nothing was seen yet may hide in a hex.
    #[must_use]
    pub fn allows(&self, unit: UnitId, hex: HexId) -> bool {
        self.unseen().contains(unit) && self.hexes.contains(hex)
    }

    /// [SAM-19.2.4] The enemies of whom some may hide since set-up.
    pub(crate) fn unseen(&self) -> UnitSet {
        let pool =
            hiding(self.setting.get(), self.side.enemy()).map_or(UnitSet::NONE, |it| it.pool);
        pool - self.known
    }

    /// Where they may be.
    pub(crate) fn hexes(&self) -> HexSet {
        self.hexes
    }

    /// The fewest and the most markers of a unit that had so many when it hid. [SAM-14.2.2] They
    /// only become fewer.
    #[must_use]
    pub fn markers(&self, unit: UnitId, then: u8) -> (u8, u8) {
        let plays = self.level() >= Level::Extended;
        let phases = self.hiding[unit.index()].map_or(u8::MAX, |since| since.phases);
        (if plays { then.saturating_sub(phases) } else { then }, then)
    }

    /// The same of its fatigue. [SAM-18.3.1] Nothing keeps a hidden unit from recovering.
    #[must_use]
    pub fn fatigue(&self, unit: UnitId, then: u8) -> (u8, u8) {
        if self.level() < Level::Expert {
            return (then, then);
        }
        match self.hiding[unit.index()] {
            Some(since) => (then.saturating_sub(since.rests), then.saturating_sub(since.rests)),
            None => (0, then),
        }
    }

    fn level(&self) -> Level {
        self.setting.get().options.level
    }

    /// The units of the own side.
    fn army(&self) -> UnitSet {
        let forces = &self.setting.get().forces;
        let own = forces[self.side.index()];
        if self.joined == Some(self.side) { own | forces[Force::Third.index()] } else { own }
    }

    /// A unit is known, and where it is. [SAM-6.3.4] Nobody else is in its hex.
    fn stands(&mut self, unit: UnitId, hex: HexId) {
        self.known.insert(unit);
        self.places[unit.index()] = Some(hex);
        self.hexes.remove(hex);
    }
}

/// [SAM-19.2.4] What a side may hide at set-up.
fn hiding(setting: &Setting, side: Side) -> Option<&Hiding> {
    setting.sides[side.index()].hiding.as_ref()
}
