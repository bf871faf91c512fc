//! The format of a position.

use engine::SeatSet;
use serde::{Deserialize, Serialize};

use crate::pieces::Side;

/// A position at a moment when orders are asked for. What has been written in secret is not in it.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS, schemars::JsonSchema))]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
pub struct Document {
    /// The scenario whose board and armies these are.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "types", ts(optional))]
    pub scenario: Option<String>,
    /// The turn, from 1; 1 if left out.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "types", ts(optional))]
    pub turn: Option<u8>,
    /// What is asked.
    pub ask: Ask,
    /// Who has committed already; not all who are asked.
    #[serde(default, skip_serializing_if = "is_nobody")]
    #[cfg_attr(feature = "types", ts(optional, as = "Option<_>"))]
    pub committed: SeatSet,
    /// The side that the third force has joined.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "types", ts(optional))]
    pub joined: Option<Side>,
    /// Every unit that is in the battle or has been. Those not listed are not there; before the
    /// first turn those that wait to be hidden are not listed either.
    pub units: Vec<UnitLine>,
}

/// What is asked of both sides.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS, schemars::JsonSchema))]
#[serde(rename_all = "kebab-case")]
pub enum Ask {
    /// [SAM-19.2.4] To hide units before the first turn.
    SetUp,
    /// [SAM-4.1.3] Orders.
    Orders,
    /// Nothing: the battle is over. Such a position can be written, but not be arranged.
    Nothing,
}

/// A unit.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS, schemars::JsonSchema))]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
#[cfg_attr(feature = "types", ts(optional_fields))]
pub struct UnitLine {
    /// `A3` is number 3 of the first side, `B1` number 1 of the second, `C1` of the third force.
    pub id: String,
    /// The number of its hex, column and row from 1: `0405`.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub at: Option<String>,
    /// From 0 in the north, clockwise; as in the scenario if left out.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub facing: Option<u8>,
    /// [SAM-11.1.2] In ambush.
    #[serde(default, skip_serializing_if = "is_false")]
    #[cfg_attr(feature = "types", ts(as = "Option<_>"))]
    pub hidden: bool,
    /// [SAM-20.1.4] Hidden since set-up: the enemy does not know that it is there.
    #[serde(default, skip_serializing_if = "is_false")]
    #[cfg_attr(feature = "types", ts(as = "Option<_>"))]
    pub unknown: bool,
    /// Why it is not on the board, if it is neither there nor hidden.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub gone: Option<Gone>,
    /// What follows is as at set-up if left out.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub figures: Option<u8>,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub commander: Option<crate::pieces::Commander>,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub ammunition: Option<u8>,
    /// [SAM-14.1.1] 0 normal, 1 wavering, 2 fleeing, 3 panicking.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub markers: Option<u8>,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub honour: Option<bool>,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub fatigue: Option<u8>,
    /// [SAM-20.1.4] The markers and the fatigue that the enemy saw before it hid; as now if left
    /// out.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub known_markers: Option<u8>,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub known_fatigue: Option<u8>,
    /// [SAM-8.2.1] The enemies that it is engaged with; naming each pair once is enough.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    #[cfg_attr(feature = "types", ts(as = "Option<_>"))]
    pub engaged: Vec<String>,
    /// Where it stood before it fled or panicked in the last turn.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub fled_from: Option<String>,
    /// [SAM-7.17.1] Those of its foes that fled and that it must pursue.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    #[cfg_attr(feature = "types", ts(as = "Option<_>"))]
    pub pursues: Vec<String>,
}

/// Why a unit is not on the board.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS, schemars::JsonSchema))]
#[serde(rename_all = "kebab-case")]
pub enum Gone {
    /// [SAM-19.2.2] A reinforcement that has not entered yet.
    Waiting,
    Destroyed,
    Escaped,
}

#[expect(clippy::trivially_copy_pass_by_ref, reason = "serde asks for a reference")]
fn is_false(value: &bool) -> bool {
    !value
}

#[expect(clippy::trivially_copy_pass_by_ref, reason = "serde asks for a reference")]
fn is_nobody(seats: &SeatSet) -> bool {
    *seats == SeatSet::NONE
}
