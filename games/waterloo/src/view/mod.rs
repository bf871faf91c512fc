//! Chapter 24: who knows what.
//!
//! A view is made for one viewer, field by field. Of a block that he does not see there is nothing
//! in it but its part in a number: `hidden` says how many of an army stand somewhere, and no handle,
//! no order and no gap in a list tells one of them from another.

mod agenda;
mod battle;
mod build;
mod marks;
mod seen;

use serde::{Deserialize, Serialize};

use crate::board::{Location, Role};
use crate::ids::{BlockId, RoadId, TownId};
use crate::pieces::{Army, Party, Side};
use crate::setting::map::MOST_WAYS;
use crate::setting::{BlockSet, TownSet};
use crate::step::Step;

pub use battle::{BattleView, GuestView, HolderView, MarkerView};
pub use marks::Mark;

pub(crate) use agenda::is_public;
pub(crate) use build::view;
pub(crate) use seen::seen;

/// All that one viewer may know.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS, schemars::JsonSchema))]
#[serde(deny_unknown_fields)]
pub struct View {
    /// 0 while blocks are set up.
    pub turn: u8,
    /// [WAT-1.3.1] Whose turn it is.
    pub active: Side,
    pub winner: Option<Side>,
    /// What is still to be done, the next thing last. [WAT-24.1.5] What a player has in hand is
    /// seen by himself alone; the others see the question before it.
    pub agenda: Vec<Step>,
    /// [WAT-23.1.1] The armies and what they have lost.
    pub armies: Vec<ArmyView>,
    /// The blocks that the viewer sees, in roster order: those of his own side, and those of the
    /// enemy that are turned up.
    pub blocks: Vec<BlockView>,
    /// [WAT-24.1.1] How many others stand where.
    pub hidden: Vec<Hidden>,
    /// [WAT-24.1.4] The blocks that were eliminated, and those that left with their army.
    pub lost: BlockSet,
    pub removed: BlockSet,

    /// [WAT-6.1.2] The roads that were used this turn,
    pub roads: Vec<RoadUse>,
    /// [WAT-6.2.2] the bridges that attackers of the viewer's own side crossed before their last road,
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    #[cfg_attr(feature = "types", ts(as = "Option<Vec<RoadUse>>", optional))]
    pub bridges: Vec<RoadUse>,
    /// [WAT-18.1.3] and the roads by which the attacker entered fights.
    pub entries: Vec<RoadId>,
    /// [WAT-5.1.1] The groups that moved this turn.
    pub groups: Vec<GroupView>,
    /// [WAT-7.1.6] Where leaders were before the forced marches: the viewer's own, and those that were
    /// shown.
    pub leaders: Vec<LeaderView>,
    /// [WAT-7.1.7] Where leaders were shown at the end of a march.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    #[cfg_attr(feature = "types", ts(as = "Option<Vec<MetLeader>>", optional))]
    pub met_leaders: Vec<MetLeader>,

    /// [WAT-9.2.1] Skirmishes that are not settled,
    pub skirmishes: TownSet,
    /// and whether the blocks put forward in the present one are turned up.
    pub picks_shown: bool,
    /// [WAT-25.2.2] The Allied player who speaks in it.
    pub speaker: Option<Party>,
    /// [WAT-9.2.2] Battles that are not in the order yet, and those that are; then the place in the
    /// order of the next one to play.
    pub unordered: TownSet,
    pub battles: Vec<BattleView>,
    pub next_battle: u8,
    /// [WAT-9.2.3] The side whose battle turns are played in all battles; records of rules version 1 do not
    /// say it.
    #[serde(default)]
    pub cycle: Role,
    /// [WAT-16.2.1] The blocks that shelter in squares.
    pub guests: Vec<GuestView>,
    /// [WAT-6.1.3] How many blocks used each way out of the town of the fight, in the order of its
    /// roads: those that left it in this battle turn or skirmish, or regrouped; and those that
    /// reinforced.
    pub places: [u8; MOST_WAYS],
    pub arrivals: [u8; MOST_WAYS],
    /// [WAT-1.3.1] Whose battle turn it is.
    pub acting: Role,
    /// [WAT-15.3.1] How many blocks crossed each line, from the attacker's left to his right.
    pub crossings: [u8; 3],
    /// [WAT-15.4.1] Where a farm or hill was passed on.
    pub passed_on: Vec<Location>,
    /// [WAT-18.3.1] Whether the attacker has done something in this battle turn.
    pub pressed: bool,
}

/// An army and how it fares.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS, schemars::JsonSchema))]
#[serde(deny_unknown_fields)]
pub struct ArmyView {
    pub army: Army,
    /// [WAT-23.1.1] How many blocks it has lost, and [WAT-23.1.2] at how many it is demoralised.
    pub lost: u8,
    pub demoralised_at: u8,
    /// Whether it is.
    pub demoralised: bool,
}

/// A block that the viewer sees.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS, schemars::JsonSchema))]
#[serde(deny_unknown_fields)]
pub struct BlockView {
    pub block: BlockId,
    pub steps: u8,
    /// Whether the enemy sees it too.
    pub shown: bool,
    /// Its town; none before it is placed.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "types", ts(optional))]
    pub town: Option<TownId>,
    /// Where it stands on the board of a battle.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "types", ts(optional))]
    pub at: Option<Location>,
    /// [WAT-5.1.1] Where it began the turn, if it moved, and the town that it came through.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "types", ts(optional))]
    pub start: Option<TownId>,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "types", ts(optional))]
    pub via: Option<TownId>,
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    #[cfg_attr(feature = "types", ts(as = "Option<Vec<Mark>>", optional))]
    pub marks: Vec<Mark>,
}

/// [WAT-24.1.1] Blocks of one army that the viewer does not see, at one place.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS, schemars::JsonSchema))]
#[serde(deny_unknown_fields)]
pub struct Hidden {
    pub town: TownId,
    /// Their location on a board. [WAT-24.2.2] None before their side has deployed.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "types", ts(optional))]
    pub at: Option<Location>,
    pub army: Army,
    pub blocks: u8,
    /// [WAT-18.2.1] How many of them are disrupted.
    pub disrupted: u8,
}

/// [WAT-6.1.2] How many blocks used a road this turn.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS, schemars::JsonSchema))]
#[serde(deny_unknown_fields)]
pub struct RoadUse {
    pub road: RoadId,
    pub blocks: u8,
}

/// [WAT-24.1.2] A group that moved this turn, and the towns with enemies that it entered, which only
/// its own side is shown.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS, schemars::JsonSchema))]
#[serde(deny_unknown_fields)]
pub struct GroupView {
    pub army: Army,
    pub start: TownId,
    pub attacked: TownSet,
}

/// [WAT-7.1.7] A leader who was shown where a march ended.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS, schemars::JsonSchema))]
#[serde(deny_unknown_fields)]
pub struct MetLeader {
    pub army: Army,
    pub town: TownId,
}

/// [WAT-7.1.6] Where the leader of an army was before the forced marches.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS, schemars::JsonSchema))]
#[serde(deny_unknown_fields)]
pub struct LeaderView {
    pub army: Army,
    pub town: TownId,
    /// [WAT-7.1.7] Whether he was shown there.
    pub shown: bool,
}
