//! The format: what people write, and what may be left out.

use std::collections::BTreeMap;

use serde::{Deserialize, Serialize};

use super::ask::Ask;
use crate::board::{Location, Role};
use crate::pieces::{Army, Marker, Party};

/// A position at a decision. Blocks and towns have the ids of the scenario. The switches of the
/// rules are no part of it.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS, schemars::JsonSchema))]
#[serde(deny_unknown_fields)]
pub struct Document {
    /// The scenario whose map and armies are used. If left out: the whole campaign.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "types", ts(optional))]
    pub(crate) scenario: Option<String>,
    /// The turn, 0 while blocks are set up. If left out: the first.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "types", ts(optional))]
    pub(crate) turn: Option<u8>,
    /// What is to be decided.
    pub(crate) ask: Ask,
    /// The blocks on the map and on boards. Those that are not listed are not there; before the
    /// first turn they wait to be placed.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    #[cfg_attr(feature = "types", ts(optional, as = "Option<_>"))]
    pub(crate) blocks: Vec<BlockPlace>,
    /// [WAT-1.1.3] The blocks that were eliminated.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    #[cfg_attr(feature = "types", ts(optional, as = "Option<_>"))]
    pub(crate) lost: Vec<String>,
    /// [WAT-23.1.2] The armies that are demoralised.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    #[cfg_attr(feature = "types", ts(optional, as = "Option<_>"))]
    pub(crate) demoralised: Vec<Army>,

    /// [WAT-6.1.2] How many blocks used a road this turn: `{"beaumont-ham": 8}`.
    #[serde(default, skip_serializing_if = "BTreeMap::is_empty")]
    #[cfg_attr(feature = "types", ts(optional, as = "Option<_>"))]
    pub(crate) roads: BTreeMap<String, u8>,
    /// [WAT-6.2.2] How many attackers crossed a bridge as their last, and went on by a road without one.
    #[serde(default, skip_serializing_if = "BTreeMap::is_empty")]
    #[cfg_attr(feature = "types", ts(optional, as = "Option<_>"))]
    pub(crate) bridges: BTreeMap<String, u8>,
    /// [WAT-18.1.3] The roads by which the attacker entered fights: `["ham-charleroi"]`.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    #[cfg_attr(feature = "types", ts(optional, as = "Option<_>"))]
    pub(crate) entries: Vec<String>,
    /// [WAT-5.1.1] The groups that moved this turn. If left out: those of the blocks that moved.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "types", ts(optional))]
    pub(crate) groups: Option<Vec<GroupEntry>>,
    /// [WAT-7.1.6] Where the leader of each army was before the forced marches. If left out: where he
    /// began the turn, as far as he moved, or where he stands.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "types", ts(optional))]
    pub(crate) leaders: Option<Leaders>,
    /// [WAT-7.1.7] The leaders that were shown there, and the towns where each was shown at the end
    /// of a march.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    #[cfg_attr(feature = "types", ts(optional, as = "Option<_>"))]
    pub(crate) shown_leaders: Vec<String>,
    #[serde(default, skip_serializing_if = "is_default")]
    #[cfg_attr(feature = "types", ts(optional, as = "Option<_>"))]
    pub(crate) met_leaders: Leaders,

    /// Skirmishes that are not settled. If left out: those that the numbers make, until the first
    /// battle is fought.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "types", ts(optional))]
    pub(crate) skirmishes: Option<Vec<String>>,
    /// Battles that are not in the order yet. If left out: as for skirmishes.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "types", ts(optional))]
    pub(crate) unordered: Option<Vec<String>>,
    /// The skirmish that is being settled.
    #[serde(default, skip_serializing_if = "is_default")]
    #[cfg_attr(feature = "types", ts(optional, as = "Option<_>"))]
    pub(crate) skirmish: SkirmishEntry,
    /// [WAT-9.2.2] The battles in their order.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    #[cfg_attr(feature = "types", ts(optional, as = "Option<_>"))]
    pub(crate) battles: Vec<BattleEntry>,
    /// The number of the battle that goes on next, from 0. If left out: the one after the battle of
    /// the question.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "types", ts(optional))]
    pub(crate) next_battle: Option<u8>,
    /// [WAT-9.2.3] The side whose battle turns are played in all battles. If left out: that of the
    /// question, or the attacker.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "types", ts(optional))]
    pub(crate) cycle: Option<Role>,
    /// [WAT-16.2.1] Who shelters in which square.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    #[cfg_attr(feature = "types", ts(optional, as = "Option<_>"))]
    pub(crate) shelters: Vec<ShelterEntry>,
    /// What has happened in the battle turn that is played.
    #[serde(default, skip_serializing_if = "is_default")]
    #[cfg_attr(feature = "types", ts(optional, as = "Option<_>"))]
    pub(crate) battle_turn: BattleTurnEntry,
    /// [WAT-6.1.3] How many blocks used the road to a neighbour of the town of the question, for
    /// retreats and routs, or for regrouping: `{"ham": 1}`.
    #[serde(default, skip_serializing_if = "BTreeMap::is_empty")]
    #[cfg_attr(feature = "types", ts(optional, as = "Option<_>"))]
    pub(crate) places: BTreeMap<String, u8>,
    /// The same for reinforcements.
    #[serde(default, skip_serializing_if = "BTreeMap::is_empty")]
    #[cfg_attr(feature = "types", ts(optional, as = "Option<_>"))]
    pub(crate) arrivals: BTreeMap<String, u8>,
}

/// A block on the map, and on a board if `at` says so.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS, schemars::JsonSchema), ts(optional_fields))]
#[serde(deny_unknown_fields)]
pub(crate) struct BlockPlace {
    pub(crate) id: String,
    pub(crate) town: String,
    /// If left out: as many as it can have.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub(crate) steps: Option<u8>,
    /// [WAT-18.2.1]
    #[serde(default, skip_serializing_if = "is_default")]
    #[cfg_attr(feature = "types", ts(optional, as = "Option<_>"))]
    pub(crate) disrupted: bool,
    /// Where it began the turn, if it has moved.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub(crate) start: Option<String>,
    /// The town that its normal move led through.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub(crate) via: Option<String>,
    /// [WAT-7.1.2] Whether it has made its forced march.
    #[serde(default, skip_serializing_if = "is_default")]
    #[cfg_attr(feature = "types", ts(optional, as = "Option<_>"))]
    pub(crate) marched: bool,
    /// Where it stands on the board of the battle in its town.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub(crate) at: Option<Location>,
    /// [WAT-16.1.1] Whether it is in square.
    #[serde(default, skip_serializing_if = "is_default")]
    #[cfg_attr(feature = "types", ts(optional, as = "Option<_>"))]
    pub(crate) square: bool,
    /// [WAT-14.2.2], [WAT-14.2.4] Whether it has the bonus of its first fire.
    #[serde(default, skip_serializing_if = "is_default")]
    #[cfg_attr(feature = "types", ts(optional, as = "Option<_>"))]
    pub(crate) fresh: bool,
    /// [WAT-11.1.3] If left out: whether it shares its location with enemies.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub(crate) engaged: Option<bool>,
    /// [WAT-24.2.4] Whether it has given itself away. If left out: if it is engaged or in square.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub(crate) seen: Option<bool>,
}

/// A group that moved, and the towns with enemies that it entered.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS, schemars::JsonSchema))]
#[serde(deny_unknown_fields)]
pub(crate) struct GroupEntry {
    pub(crate) army: Army,
    pub(crate) start: String,
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    #[cfg_attr(feature = "types", ts(optional, as = "Option<_>"))]
    pub(crate) attacked: Vec<String>,
}

/// The town of each leader.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS, schemars::JsonSchema), ts(optional_fields))]
#[serde(rename_all = "kebab-case", default, deny_unknown_fields)]
pub(crate) struct Leaders {
    #[serde(skip_serializing_if = "Option::is_none")]
    pub(crate) french: Option<String>,
    #[serde(skip_serializing_if = "Option::is_none")]
    pub(crate) anglo_dutch: Option<String>,
    #[serde(skip_serializing_if = "Option::is_none")]
    pub(crate) prussian: Option<String>,
}

/// The skirmish of the question.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS, schemars::JsonSchema), ts(optional_fields))]
#[serde(default, deny_unknown_fields)]
pub(crate) struct SkirmishEntry {
    /// [WAT-25.2.2] If left out: as the numbers say.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub(crate) speaker: Option<Party>,
    /// [WAT-10.1.1] The blocks put forward.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    #[cfg_attr(feature = "types", ts(optional, as = "Option<_>"))]
    pub(crate) picked: Vec<String>,
}

/// A battle.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS, schemars::JsonSchema), ts(optional_fields))]
#[serde(deny_unknown_fields)]
pub(crate) struct BattleEntry {
    pub(crate) town: String,
    /// [WAT-25.2.2] If left out: as the numbers say.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub(crate) speaker: Option<Party>,
    #[serde(default, skip_serializing_if = "is_default")]
    #[cfg_attr(feature = "types", ts(optional, as = "Option<_>"))]
    pub(crate) stage: Stage,
    /// The round that is played. If left out: 1 as soon as battle turns are played, else 0.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub(crate) round: Option<u8>,
    /// [WAT-18.3.1]
    #[serde(default, skip_serializing_if = "is_default")]
    #[cfg_attr(feature = "types", ts(optional, as = "Option<_>"))]
    pub(crate) stall: u8,
    /// [WAT-18.3.2] Whether the battle has stalled, and the attacker is leaving.
    #[serde(default, skip_serializing_if = "is_default")]
    #[cfg_attr(feature = "types", ts(optional, as = "Option<_>"))]
    pub(crate) withdrawing: bool,
    /// What lies where: `{"d-c": "farm"}`. A stream lies on the line in front of a position.
    #[serde(default, skip_serializing_if = "BTreeMap::is_empty")]
    #[cfg_attr(feature = "types", ts(optional, as = "Option<_>"))]
    pub(crate) markers: BTreeMap<Location, Marker>,
    /// [WAT-11.3.5] Who holds the farm or hill: `{"d-c": "P-1-INF1"}`.
    #[serde(default, skip_serializing_if = "BTreeMap::is_empty")]
    #[cfg_attr(feature = "types", ts(optional, as = "Option<_>"))]
    pub(crate) holders: BTreeMap<Location, String>,
}

/// How far a battle has come.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS, schemars::JsonSchema))]
#[serde(rename_all = "kebab-case")]
pub(crate) enum Stage {
    /// [WAT-9.2.4] It has not opened.
    Waiting,
    /// Terrain is drawn, and nobody has deployed.
    Terrain,
    /// The defender has deployed.
    HalfDeployed,
    /// Both have.
    #[default]
    Deployed,
}

/// A block that shelters in a square.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS, schemars::JsonSchema))]
#[serde(deny_unknown_fields)]
pub(crate) struct ShelterEntry {
    pub(crate) guest: String,
    pub(crate) host: String,
}

/// What has happened in a battle turn.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS, schemars::JsonSchema), ts(optional_fields))]
#[serde(default, deny_unknown_fields)]
pub(crate) struct BattleTurnEntry {
    /// Whose battle turn it is. If left out: as the question says.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub(crate) acting: Option<Role>,
    /// [WAT-12.2.1] Whose morale is still to be tested.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    #[cfg_attr(feature = "types", ts(optional, as = "Option<_>"))]
    pub(crate) untested: Vec<String>,
    /// [WAT-12.1.3] Who has used his action; in regrouping, who has regrouped.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    #[cfg_attr(feature = "types", ts(optional, as = "Option<_>"))]
    pub(crate) acted: Vec<String>,
    #[serde(skip_serializing_if = "Vec::is_empty")]
    #[cfg_attr(feature = "types", ts(optional, as = "Option<_>"))]
    pub(crate) stepped: Vec<String>,
    #[serde(skip_serializing_if = "Vec::is_empty")]
    #[cfg_attr(feature = "types", ts(optional, as = "Option<_>"))]
    pub(crate) fired: Vec<String>,
    /// [WAT-13.1.5] Who engaged, and who disengaged.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    #[cfg_attr(feature = "types", ts(optional, as = "Option<_>"))]
    pub(crate) joined: Vec<String>,
    #[serde(skip_serializing_if = "Vec::is_empty")]
    #[cfg_attr(feature = "types", ts(optional, as = "Option<_>"))]
    pub(crate) left: Vec<String>,
    /// [WAT-15.3.1] Crossings by line, named by the attacker's position: `{"a-c": 1}`.
    #[serde(skip_serializing_if = "BTreeMap::is_empty")]
    #[cfg_attr(feature = "types", ts(optional, as = "Option<_>"))]
    pub(crate) crossings: BTreeMap<Location, u8>,
    /// [WAT-15.4.1] Where a farm or hill was passed on.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    #[cfg_attr(feature = "types", ts(optional, as = "Option<_>"))]
    pub(crate) passed_on: Vec<Location>,
    /// [WAT-18.3.1] Whether the attacker has done something.
    #[serde(skip_serializing_if = "is_default")]
    #[cfg_attr(feature = "types", ts(optional, as = "Option<_>"))]
    pub(crate) pressed: bool,
}

pub(super) fn is_default<T: Default + PartialEq>(value: &T) -> bool {
    *value == T::default()
}
