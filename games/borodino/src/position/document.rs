//! The format: what people write, and what may be left out.

use std::collections::BTreeMap;

use serde::{Deserialize, Serialize};

use super::ask::Ask;
use crate::pieces::{Letter, Post, Side};

/// A position at a decision. Blocks and areas have the ids of the scenario. The switches of the
/// rules are no part of it.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS, schemars::JsonSchema))]
#[serde(deny_unknown_fields)]
pub struct Document {
    /// The scenario whose map, blocks and hours are used. If left out: 7 September.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "types", ts(optional))]
    pub(crate) scenario: Option<String>,
    /// The turn, 0 while blocks are set up. If left out: the first.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "types", ts(optional))]
    pub(crate) turn: Option<u8>,
    /// [BOR-1.1.2] Who is Player 1.
    #[serde(default, skip_serializing_if = "is_default")]
    #[cfg_attr(feature = "types", ts(optional, as = "Option<_>"))]
    pub(crate) first: Side,
    /// What is to be decided.
    pub(crate) ask: Ask,
    /// The blocks on the map. Those that are not listed are not there: they wait off the map.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    #[cfg_attr(feature = "types", ts(optional, as = "Option<_>"))]
    pub(crate) blocks: Vec<BlockPlace>,
    /// [BOR-1.1.7] The blocks that are destroyed, and those that left the map.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    #[cfg_attr(feature = "types", ts(optional, as = "Option<_>"))]
    pub(crate) destroyed: Vec<String>,
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    #[cfg_attr(feature = "types", ts(optional, as = "Option<_>"))]
    pub(crate) withdrawn: Vec<String>,
    /// [BOR-17.1.1] The victory points of the French and of the Russians.
    #[serde(default, skip_serializing_if = "is_default")]
    #[cfg_attr(feature = "types", ts(optional, as = "Option<_>"))]
    pub(crate) points: [u16; 2],
    /// [BOR-14.1.2] Who holds the army posts. If left out: their first holders, as far as they are on
    /// the map.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "types", ts(optional))]
    pub(crate) posts: Option<BTreeMap<Post, String>>,
    /// [BOR-2.4.2] The borders whose bridge is burnt: `["borodino-gorki"]`.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    #[cfg_attr(feature = "types", ts(optional, as = "Option<_>"))]
    pub(crate) burnt: Vec<String>,
    /// [BOR-15.3.1] The sources that were captured.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    #[cfg_attr(feature = "types", ts(optional, as = "Option<_>"))]
    pub(crate) captured: Vec<String>,

    /// [BOR-6.1.1] The headquarters that can give orders in this action phase.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    #[cfg_attr(feature = "types", ts(optional, as = "Option<_>"))]
    pub(crate) active: Vec<CommandEntry>,
    /// The headquarters that were activated in this turn. If left out: those that can give orders.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "types", ts(optional))]
    pub(crate) activated: Option<Vec<String>>,
    /// [BOR-18.2.1] The blocks that are shown outside of battle. If left out: those that were
    /// activated or bombarded in this action phase.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "types", ts(optional))]
    pub(crate) shown: Option<Vec<String>>,
    /// [BOR-7.1.4] The borders over which a gun has fired in this action phase.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    #[cfg_attr(feature = "types", ts(optional, as = "Option<_>"))]
    pub(crate) fired_over: Vec<String>,
    /// [BOR-9.3.1] The blocks that join a battle in round 2.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    #[cfg_attr(feature = "types", ts(optional, as = "Option<_>"))]
    pub(crate) reserves: Vec<String>,
    /// [BOR-8.3.3] How many blocks went into and out of battles, border by border.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    #[cfg_attr(feature = "types", ts(optional, as = "Option<_>"))]
    pub(crate) crossings: Vec<CrossingEntry>,
    /// [BOR-9.1.1] How many blocks of Player 2 are held in an area at most. If left out: as many as
    /// Player 1 has in each contested area, when his action phase is over.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "types", ts(optional))]
    pub(crate) holding: Option<BTreeMap<String, u8>>,
    /// [BOR-9.3.2] The areas that Player 2 attacks.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    #[cfg_attr(feature = "types", ts(optional, as = "Option<_>"))]
    pub(crate) second_attacks: Vec<String>,

    /// The battle that is fought.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "types", ts(optional))]
    pub(crate) battle: Option<BattleEntry>,

    /// [BOR-15.2.4] The areas in which the French and the Russians have spent a point in this supply
    /// phase, and how many points of each source are spent.
    #[serde(default, skip_serializing_if = "is_default")]
    #[cfg_attr(feature = "types", ts(optional, as = "Option<_>"))]
    pub(crate) supplied: [Vec<String>; 2],
    #[serde(default, skip_serializing_if = "BTreeMap::is_empty")]
    #[cfg_attr(feature = "types", ts(optional, as = "Option<_>"))]
    pub(crate) spent: BTreeMap<String, u8>,
}

/// A block on the map.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS, schemars::JsonSchema), ts(optional_fields))]
#[serde(deny_unknown_fields)]
pub(crate) struct BlockPlace {
    pub(crate) id: String,
    pub(crate) area: String,
    /// If left out: as many as it can have.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub(crate) steps: Option<u8>,
    /// [BOR-8.1.1], [BOR-7.1.5] Whether it has moved or bombarded in this turn.
    #[serde(default, skip_serializing_if = "is_default")]
    #[cfg_attr(feature = "types", ts(optional, as = "Option<_>"))]
    pub(crate) moved: bool,
    #[serde(default, skip_serializing_if = "is_default")]
    #[cfg_attr(feature = "types", ts(optional, as = "Option<_>"))]
    pub(crate) bombarded: bool,
    /// [BOR-10.4.1] From where it entered the battle area in which it stands; in its own action phase
    /// [BOR-8.4.3] the area that it left by its last move.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub(crate) from: Option<String>,
}

/// A headquarters that can give orders.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS, schemars::JsonSchema), ts(optional_fields))]
#[serde(deny_unknown_fields)]
pub(crate) struct CommandEntry {
    pub(crate) hq: String,
    /// [BOR-14.3.1] The army post for which it acts; none for a corps.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub(crate) post: Option<Post>,
    /// [BOR-6.1.6] The orders that it has left. If left out: as many as it has steps.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub(crate) orders: Option<u8>,
}

/// Blocks that went over a border.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS, schemars::JsonSchema))]
#[serde(deny_unknown_fields)]
pub(crate) struct CrossingEntry {
    pub(crate) from: String,
    pub(crate) to: String,
    pub(crate) side: Side,
    pub(crate) blocks: u8,
}

/// The battle that is fought.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS, schemars::JsonSchema), ts(optional_fields))]
#[serde(deny_unknown_fields)]
pub(crate) struct BattleEntry {
    pub(crate) area: String,
    /// 0 before the first round.
    pub(crate) round: u8,
    pub(crate) attacker: Side,
    /// [BOR-10.3.2] The letter whose blocks have their turns, where the question does not tell.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub(crate) letter: Option<Letter>,
    /// [BOR-10.3.1] Who had its turn in this round; in a square step who has declared, in regrouping
    /// who has moved.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    #[cfg_attr(feature = "types", ts(optional, as = "Option<_>"))]
    pub(crate) acted: Vec<String>,
    /// [BOR-12.2.1] Who is in square, and [BOR-12.2.5] who is sheltered by whom.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    #[cfg_attr(feature = "types", ts(optional, as = "Option<_>"))]
    pub(crate) squares: Vec<String>,
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    #[cfg_attr(feature = "types", ts(optional, as = "Option<_>"))]
    pub(crate) shelters: Vec<ShelterEntry>,
    /// [BOR-10.4.1] Who comes in round 2 on the flanks, and [BOR-10.4.2] who has the bonus for it.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    #[cfg_attr(feature = "types", ts(optional, as = "Option<_>"))]
    pub(crate) flankers: Vec<String>,
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    #[cfg_attr(feature = "types", ts(optional, as = "Option<_>"))]
    pub(crate) flank_bonus: Vec<String>,
    /// [BOR-13.1.5] The retreats of this round, or the moves of regrouping.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    #[cfg_attr(feature = "types", ts(optional, as = "Option<_>"))]
    pub(crate) passages: Vec<CrossingEntry>,
    /// [BOR-13.1.7] How many blocks left the map in this round.
    #[serde(default, skip_serializing_if = "is_default")]
    #[cfg_attr(feature = "types", ts(optional, as = "Option<_>"))]
    pub(crate) withdrawals: u8,
    /// [BOR-11.3.2] Whether a hit on a redoubt waits for a second one.
    #[serde(default, skip_serializing_if = "is_default")]
    #[cfg_attr(feature = "types", ts(optional, as = "Option<_>"))]
    pub(crate) odd_hit: bool,
}

/// A block that is sheltered in a square.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS, schemars::JsonSchema))]
#[serde(deny_unknown_fields)]
pub(crate) struct ShelterEntry {
    pub(crate) square: String,
    pub(crate) guest: String,
}

pub(super) fn is_default<T: Default + PartialEq>(value: &T) -> bool {
    *value == T::default()
}
