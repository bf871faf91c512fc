//! [CCN-30.4.2], [CCN-30.4.3] Events that a scenario names, and whether they have happened.

use crate::hex::{Hex, HexSet};
use crate::pieces::{LeaderId, Side};
use crate::scenario::special::Trigger;
use crate::scenario::{Needs, Scenario};
use crate::state::{Battle, Fate};

/// A [`Trigger`] as it is judged.
#[derive(Clone, Debug)]
pub(crate) enum When {
    Holds { side: Side, hexes: HexSet, needs: Needs },
    LeaderFalls(LeaderId),
    Exits { side: Side, units: u8 },
    NoneLeft { side: Side, hexes: HexSet },
    Turn(u32),
}

impl When {
    /// The trigger of a sound scenario.
    pub(crate) fn of(trigger: &Trigger, scenario: &Scenario) -> When {
        match trigger {
            Trigger::Holds { side, hexes, needs } => {
                When::Holds { side: *side, hexes: hexes.iter().copied().collect(), needs: *needs }
            }
            Trigger::LeaderFalls(name) => {
                let mut leaders = scenario.leaders.iter();
                let number = leaders.position(|leader| leader.get_ref().name == *name);
                When::LeaderFalls(LeaderId(number.expect("a scenario is checked") as u8))
            }
            Trigger::Exits { side, units } => When::Exits { side: *side, units: *units },
            Trigger::NoneLeft { side, rows, hexes } => {
                When::NoneLeft { side: *side, hexes: area(*rows, hexes) }
            }
            Trigger::Turn(turn) => When::Turn(*turn),
        }
    }

    /// Whether it is so now.
    pub(crate) fn is_so(&self, battle: &Battle) -> bool {
        match *self {
            When::Holds { side, hexes, needs } => is_held(battle, side, hexes, needs),
            When::LeaderFalls(leader) => battle.leader(leader).fate == Fate::Eliminated,
            When::Exits { side, units } => battle.units_exited(side) >= units,
            When::NoneLeft { side, hexes } => !battle.units_of(side).meets(hexes),
            When::Turn(turn) => battle.turn >= turn,
        }
    }
}

/// The rows, or the hexes, of a trigger.
pub(crate) fn area(rows: Option<[u8; 2]>, hexes: &[Hex]) -> HexSet {
    match rows {
        Some([first, last]) => (first..=last).flat_map(Hex::in_row).collect(),
        None => hexes.iter().copied().collect(),
    }
}

/// [CCN-30.2.1] Units hold a hex, lone leaders do not; [CCN-30.2.4] a group needs so many of its
/// hexes, or more than the enemy has.
pub(crate) fn is_held(battle: &Battle, side: Side, hexes: HexSet, needs: Needs) -> bool {
    let held_by = |side: Side| hexes.and(battle.units_of(side)).len();
    let own = held_by(side);
    match needs {
        Needs::Each => own > 0,
        Needs::AtLeast(needed) => own >= u32::from(needed),
        Needs::MoreThanEnemy => own > held_by(side.enemy()),
    }
}

impl Battle {
    /// [CCN-30.3.1] How many units of `side` have left the board by exits.
    pub(crate) fn units_exited(&self, side: Side) -> u8 {
        let exits = self.setting.get().exits.iter().zip(self.exited);
        exits.filter(|(exit, _)| exit.side == side).map(|(_, units)| units).sum()
    }
}
