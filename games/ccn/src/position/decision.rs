//! What is to be decided, and in which attack it comes up.

use serde::{Deserialize, Serialize};

use super::document::is_default;
use crate::hex::Hex;
use crate::pieces::Side;
use crate::state::{LeaderCheck, Melee};

/// What is to be decided. Units and leaders are named by their hexes. The ids of the rules page
/// are understood too.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS, schemars::JsonSchema))]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
pub(crate) enum Decision {
    /// D-01: which card is played.
    #[serde(alias = "D-01")]
    PlayCard,
    /// D-02: which piece is ordered.
    #[serde(alias = "D-02")]
    GiveOrders,
    /// D-03: which section marches.
    #[serde(alias = "D-03")]
    ChooseSection,
    /// D-04: whether the first leader of whom it is not said stays with his unit.
    #[serde(alias = "D-04")]
    Leadership,
    /// D-05: whether pieces manoeuvre or one unit is ordered.
    #[serde(alias = "D-05")]
    ChooseMode,
    /// D-06: which unit gets a block for the next face.
    #[serde(alias = "D-06")]
    Rally,
    /// D-07: which unit goes back.
    #[serde(alias = "D-07")]
    ShortSupply,
    /// D-08: where the unit goes.
    #[serde(alias = "D-08")]
    PlaceUnit { unit: Hex },
    /// D-09: whether the ordered unit leaves square.
    #[serde(alias = "D-09")]
    LeaveSquare { unit: Hex },
    /// D-10: which piece moves where.
    #[serde(alias = "D-10")]
    Movement,
    /// D-12: which unit attacks what.
    #[serde(alias = "D-12")]
    Battles,
    /// D-13: which artillery joins the melee that was declared.
    #[serde(alias = "D-13")]
    Join {
        by: Hex,
        at: Hex,
        #[serde(default, skip_serializing_if = "is_default")]
        #[cfg_attr(feature = "types", ts(optional, as = "Option<_>"))]
        melee: Melee,
    },
    /// D-14: how the defender of the melee meets it.
    #[serde(alias = "D-14")]
    React {
        by: Hex,
        at: Hex,
        #[serde(default, skip_serializing_if = "is_default")]
        #[cfg_attr(feature = "types", ts(optional, as = "Option<_>"))]
        melee: Melee,
    },
    /// D-15: how many flags the unit ignores.
    #[serde(alias = "D-15")]
    Flags {
        unit: Hex,
        flags: u8,
        /// Whether the leader of the unit was checked in this attack.
        #[serde(default)]
        #[cfg_attr(feature = "types", ts(optional, as = "Option<_>"))]
        check: LeaderCheck,
        /// Whether the attack came through works of the unit's hex.
        #[serde(default, skip_serializing_if = "is_default")]
        #[cfg_attr(feature = "types", ts(optional, as = "Option<_>"))]
        works: bool,
        during: Attack,
    },
    /// D-16: where the unit retreats, with so many hexes still to go.
    #[serde(alias = "D-16")]
    Retreat {
        unit: Hex,
        hexes: u8,
        #[serde(default)]
        #[cfg_attr(feature = "types", ts(optional, as = "Option<_>"))]
        check: LeaderCheck,
        during: Attack,
    },
    /// D-17: where the cavalry retires that was attacked by `by` in `at`, with so many hexes still
    /// to go.
    #[serde(alias = "D-17")]
    Withdraw { unit: Hex, hexes: u8, by: Hex, at: Hex },
    /// D-18: where the leader goes, after so many steps.
    #[serde(alias = "D-18")]
    LeaderRetreat {
        leader: Hex,
        #[serde(default)]
        #[cfg_attr(feature = "types", ts(optional, as = "Option<_>"))]
        steps: u8,
        during: Attack,
    },
    /// D-19: whether infantry enters the vacated hex.
    #[serde(alias = "D-19")]
    TakeGround { unit: Hex, to: Hex },
    /// D-20, first half: whether cavalry enters the vacated hex.
    #[serde(alias = "D-20")]
    Breakthrough {
        unit: Hex,
        to: Hex,
        #[serde(default)]
        #[cfg_attr(feature = "types", ts(optional, as = "Option<_>"))]
        melee: Melee,
    },
    /// D-20, second half: whether cavalry goes on, one hex more.
    GoOn { unit: Hex },
    /// D-21: what cavalry attacks after its breakthrough.
    #[serde(alias = "D-21")]
    BonusMelee { unit: Hex },
    /// D-22: whether the unit battles back at the attacker in a hex.
    #[serde(alias = "D-22")]
    BattleBack { unit: Hex, at: Hex },
    /// D-23: which of two cards is kept.
    #[serde(alias = "D-23")]
    KeepCard,
    /// Nothing: the cards are not dealt yet. Such a position is described, but not arranged.
    SetUp,
    /// Nothing: a side has won. Such a position is described, but not arranged.
    Over { winner: Side },
    /// Nothing: the battle is drawn. Such a position is described, but not arranged.
    Drawn,
}

/// The attack in which a decision comes up.
#[derive(Clone, Copy, Debug, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS, schemars::JsonSchema))]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
pub(crate) enum Attack {
    /// A unit of the active side fired.
    Fire,
    /// A unit of the active side, in its first melee of the turn, rolled against what was there.
    Melee {
        by: Hex,
        at: Hex,
        /// Whether the defender, a square or by First Strike, had rolled before.
        #[serde(default, skip_serializing_if = "is_default")]
        #[cfg_attr(feature = "types", ts(optional, as = "Option<_>"))]
        rolled_first: bool,
    },
    /// The same in the melee after a breakthrough.
    BonusMelee {
        by: Hex,
        at: Hex,
        #[serde(default, skip_serializing_if = "is_default")]
        #[cfg_attr(feature = "types", ts(optional, as = "Option<_>"))]
        rolled_first: bool,
    },
    /// A unit of the active side rolled against cavalry that was about to retire.
    Retiring { by: Hex, at: Hex },
    /// The defender in `at`, a square or by First Strike, rolled before the attacker, who had
    /// attacked from `by`.
    FirstRoll {
        by: Hex,
        at: Hex,
        #[serde(default, skip_serializing_if = "is_default")]
        #[cfg_attr(feature = "types", ts(optional, as = "Option<_>"))]
        melee: Melee,
        /// The place of the attacker in the list of units, counted from 0, if it was eliminated.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        attacker: Option<u8>,
    },
    /// A unit of the other side rolled against its attacker.
    BattleBack,
}

impl Decision {
    /// Whether nothing is to be decided.
    pub(super) fn is_none(&self) -> bool {
        matches!(self, Decision::SetUp | Decision::Over { .. } | Decision::Drawn)
    }

    /// The place of an eliminated attacker in the list of units.
    pub(super) fn lost_attacker(&mut self) -> Option<&mut u8> {
        let (Decision::Flags { during, .. }
        | Decision::Retreat { during, .. }
        | Decision::LeaderRetreat { during, .. }) = self
        else {
            return None;
        };
        let Attack::FirstRoll { attacker, .. } = during else { return None };
        attacker.as_mut()
    }
}
