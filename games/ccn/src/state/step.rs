//! What the agenda holds: the steps of the sequence of play, with all that each must remember.

use serde::{Deserialize, Serialize};

use crate::hex::Hex;
use crate::pieces::{LeaderId, UnitId};

/// One item of the sequence of play. Those that hold a question wait for a player.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS, schemars::JsonSchema))]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
pub enum Step {
    #[default]
    StartTurn,
    PlayCard,
    GiveOrders,
    /// [CCN-25.11.1] Force March: which section.
    ChooseSection,
    /// [CCN-25.13.1] Leadership: whether each attached leader stays with his unit.
    Leadership,
    /// [CCN-25.14.1] La Grande Manoeuvre: four pieces that do not battle, or one unit.
    ChooseMode,
    /// [CCN-25.15.1] Rally: who gets the block of each face.
    Rally,
    /// [CCN-25.16.1] Short Supply: which unit goes back.
    ShortSupply,
    /// [CCN-25.16.2] Short Supply: where it goes.
    PlaceUnit {
        unit: UnitId,
    },
    /// [CCN-22.4.1] A unit in square was ordered: does it leave square?
    LeaveSquare {
        unit: UnitId,
    },
    Movement,
    Battles,
    /// [CCN-23.1.1] Which artillery joins a melee that was declared.
    Join {
        unit: UnitId,
        at: Hex,
        melee: Melee,
    },
    /// [CCN-13.1.3] How the defender of a melee meets it.
    React {
        unit: UnitId,
        at: Hex,
        melee: Melee,
    },
    /// The attacker's roll in melee.
    Strike {
        unit: UnitId,
        at: Hex,
        #[serde(default, skip_serializing_if = "Stance::stands")]
        #[cfg_attr(feature = "types", ts(optional, as = "Option<_>"))]
        stance: Stance,
    },
    /// What follows the attacker's roll: an advance, or the battle back.
    AfterStrike {
        unit: UnitId,
        at: Hex,
        melee: Melee,
        #[serde(default, skip_serializing_if = "Stance::stands")]
        #[cfg_attr(feature = "types", ts(optional, as = "Option<_>"))]
        stance: Stance,
    },
    Flags {
        unit: UnitId,
        flags: u8,
        check: LeaderCheck,
        /// [CCN-24.6.4] Whether the attack came through works of the unit's hex.
        #[serde(default, skip_serializing_if = "is_open")]
        #[cfg_attr(feature = "types", ts(optional, as = "Option<_>"))]
        works: bool,
    },
    Retreat {
        unit: UnitId,
        hexes: u8,
        check: LeaderCheck,
    },
    /// [CCN-21.1.4] Cavalry that retires and reforms, with so many hexes still to go.
    Withdraw {
        unit: UnitId,
        hexes: u8,
    },
    /// A leader on the run, after so many steps.
    LeaderRetreat {
        leader: LeaderId,
        steps: u8,
    },
    TakeGround {
        unit: UnitId,
        to: Hex,
    },
    Breakthrough {
        unit: UnitId,
        to: Hex,
        melee: Melee,
    },
    GoOn {
        unit: UnitId,
    },
    BonusMelee {
        unit: UnitId,
    },
    BattleBack {
        unit: UnitId,
        at: Hex,
    },
    DrawCards,
    KeepCard,
    EndTurn,
}

impl Step {
    /// [CCN-19.1.3] Whether it is a step of a bonus melee: the question whether to fight one, its
    /// declaration, or what follows its roll.
    pub(crate) fn is_of_bonus_melee(self) -> bool {
        matches!(
            self,
            Step::BonusMelee { .. }
                | Step::Join { melee: Melee::Bonus, .. }
                | Step::React { melee: Melee::Bonus, .. }
                | Step::AfterStrike { melee: Melee::Bonus, .. }
        )
    }
}

/// [CCN-13.1.3] How the defender meets a melee, as far as it matters after he has chosen: who rolls
/// first, and whether he is still there to battle back.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS, schemars::JsonSchema))]
#[serde(rename_all = "kebab-case")]
pub enum Stance {
    #[default]
    Stands,
    /// [CCN-22.1.4], [CCN-25.10.2] A square, or by First Strike: it rolls first, at an attacker who
    /// stood in this hex and may have been driven from it.
    RollsFirst { at: Hex },
    /// [CCN-21.1.3] It retires and reforms.
    Retires,
}

impl Stance {
    fn stands(&self) -> bool {
        *self == Stance::Stands
    }
}

/// Whether no works cover the unit.
fn is_open(works: &bool) -> bool {
    !works
}

/// Which melee of a cavalry unit it is.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS, schemars::JsonSchema))]
#[serde(rename_all = "kebab-case")]
pub enum Melee {
    #[default]
    First,
    Bonus,
}

/// [CCN-14.2.3] Whether the leader was already checked in this attack.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS, schemars::JsonSchema))]
#[serde(rename_all = "kebab-case")]
pub enum LeaderCheck {
    #[default]
    Due,
    Made,
}
