//! [SAM-9.1.4] Hits of one event, added up, absorbed, and what they cost.

use crate::Turn;
use crate::cards::Special;
use crate::event::Fact;
use crate::flow::tell;
use crate::ids::{MOST_UNITS, UnitId, UnitSet};
use crate::pieces::{Commander, End};
use crate::state::Battle;
use crate::values;

/// The hits of one event, by the unit hit.
#[derive(Clone, Debug)]
pub(crate) struct Hits {
    hits: [u8; MOST_UNITS],
    /// Units with at least one hit.
    hit: UnitSet,
    /// [SAM-13.1.2] Units that ninja hit.
    by_ninja: UnitSet,
}

/// How hits came about.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Means {
    /// Shots.
    Fire,
    /// [SAM-14.4.2] Blows of stage 5 and strikes out of ambush.
    Melee,
}

/// What an event cost.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(crate) struct Toll {
    /// Who lost figures and is still there.
    pub(crate) hurt: UnitSet,
    /// Who was destroyed or surrendered.
    pub(crate) destroyed: UnitSet,
}

/// What hits do to one unit.
#[derive(Clone, Copy, Debug, Default)]
struct Wound {
    absorbed: u8,
    lost: u8,
    commander: Commander,
}

impl Hits {
    pub(crate) fn none() -> Hits {
        Hits { hits: [0; MOST_UNITS], hit: UnitSet::NONE, by_ninja: UnitSet::NONE }
    }

    /// Adds the hits of `unit` on `target`.
    pub(crate) fn add(&mut self, battle: &Battle, unit: UnitId, target: UnitId, hits: u8) {
        if hits == 0 {
            return;
        }
        let sum = &mut self.hits[target.index()];
        *sum = sum.saturating_add(hits);
        self.hit.insert(target);
        if battle.card(unit).special == Special::Ninja {
            self.by_ninja.insert(target);
        }
    }

    /// [SAM-1.1.4] Absorbs and removes, everything from the state before; tells what happened and
    /// destroys who has no figure left, or panics and lost one in melee.
    pub(crate) fn settle(self, turn: &mut Turn<'_>, means: Means) -> Toll {
        let mut toll = Toll::default();
        if self.hit.is_empty() {
            return toll;
        }
        let wounds = self.wounds(turn);
        for unit in turn.in_order(self.hit) {
            let Wound { absorbed, lost, commander } = wounds[unit.index()];
            tell(turn, Fact::Hurt { unit, absorbed, lost, commander });
            if lost > 0 {
                toll.hurt.insert(unit);
            }
        }
        for unit in turn.in_order(toll.hurt) {
            if let Some(end) = end(turn, unit, means) {
                tell(turn, Fact::Destroyed { unit, end });
                toll.destroyed.insert(unit);
            }
        }
        Toll { hurt: toll.hurt - toll.destroyed, ..toll }
    }

    /// What happens to each unit that was hit.
    fn wounds(&self, battle: &Battle) -> [Wound; MOST_UNITS] {
        let mut wounds = [Wound::default(); MOST_UNITS];
        for unit in self.hit {
            wounds[unit.index()] = self.wound(battle, unit);
        }
        wounds
    }

    /// [SAM-9.1.4] Defence left absorbs a hit each; every further hit removes a figure.
    fn wound(&self, battle: &Battle, unit: UnitId) -> Wound {
        let hits = self.hits[unit.index()];
        let absorbed = hits.min(values::defence_left(battle, unit));
        let lost = (hits - absorbed).min(battle.unit(unit).figures);
        // [SAM-13.1.2] Where ninja hit and anybody is lost, the commander is the first.
        let killed = lost > 0 && self.by_ninja.contains(unit);
        let commander = match battle.unit(unit).commander {
            Commander::Present if killed => Commander::Lost,
            Commander::None | Commander::Present | Commander::Lost => {
                commander_after(battle, unit, lost)
            }
        };
        Wound { absorbed, lost, commander }
    }
}

/// [SAM-3.2.4] What is known of the commander after a loss: he falls last.
pub(crate) fn commander_after(battle: &Battle, unit: UnitId, lost: u8) -> Commander {
    match battle.unit(unit).commander {
        Commander::Present if lost >= battle.unit(unit).figures => Commander::Lost,
        Commander::Present => Commander::Present,
        Commander::None => Commander::None,
        Commander::Lost => Commander::Lost,
    }
}

/// [SAM-1.1.7], [SAM-14.4.2] Whether a unit that lost figures is destroyed, and how.
fn end(battle: &Battle, unit: UnitId, means: Means) -> Option<End> {
    if battle.unit(unit).figures == 0 {
        return Some(End::Killed);
    }
    let surrenders = means == Means::Melee && values::is_panicking(battle, unit);
    surrenders.then_some(End::Surrendered)
}
