//! Chapter 18: who knows what.
//!
//! A view is made for one viewer, field by field. Of a block that he does not see there is nothing
//! in it but its part in a number: `hidden` says how many of a side stand in an area, and no handle,
//! no order and no gap in a list tells one of them from another.

mod agenda;
mod battle;
mod build;
mod limits;
mod lines;
mod marks;
mod reaches;
mod seen;
mod veil;

use serde::{Deserialize, Serialize};

use crate::event::Stage;
use crate::ids::{AreaId, AreaSet, BlockId, BlockSet, BorderId, BorderSet};
use crate::pieces::{Post, Side};
use crate::step::Step;

pub use battle::{BattleView, PassageView, ShelterView};
pub use limits::LimitView;
pub use lines::LineView;
pub use marks::Mark;
pub use reaches::ReachView;

pub(crate) use agenda::{is_public, owner};
pub(crate) use build::view;
pub(crate) use limits::{limits, rule as rule_of_limits};
pub(crate) use seen::seen;
pub(crate) use veil::veiled;

/// All that one viewer may know. What follows from the rest of it is not in the oldest records.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS, schemars::JsonSchema))]
#[serde(deny_unknown_fields)]
pub struct View {
    /// 0 while blocks are set up.
    pub turn: u8,
    /// [BOR-1.1.2] Who is Player 1 in this turn.
    pub first: Side,
    /// [BOR-17.2.1] Who has won,
    pub winner: Option<Side>,
    /// or whether it is over and nobody has.
    #[serde(default)]
    pub is_drawn: bool,
    /// [BOR-17.1.1] The victory points of the French and of the Russians.
    pub points: [u16; 2],
    /// [BOR-17.1.3] The same with the redoubts as they are held now.
    #[serde(default)]
    pub standing: [u16; 2],
    /// What is still to be done, the next thing last. [BOR-18.2.5] The enemy's questions of an action
    /// phase are not in it: `stage` says how far he is.
    pub agenda: Vec<Step>,
    /// Whose action phase it is or was last, and how far it has come.
    pub acting: Side,
    pub stage: Stage,
    /// [BOR-7.3.1] The area that was bombarded, while the owner says who takes the hits.
    pub under_fire: Option<AreaId>,

    /// The blocks that the viewer sees, in the order of the lists: those of his own side, and those
    /// of the enemy that are turned up.
    pub blocks: Vec<BlockView>,
    /// [BOR-18.1.1] How many others stand where, in the order of the map.
    pub hidden: Vec<Hidden>,
    /// [BOR-18.1.2] How many French and Russian blocks are not on the map yet.
    pub waiting: [u8; 2],
    /// [BOR-1.1.7] Those that are destroyed, and those that left the map.
    pub destroyed: BlockSet,
    pub withdrawn: BlockSet,
    /// [BOR-14.1.2] Who holds the army posts.
    pub posts: Vec<PostView>,
    /// [BOR-2.4.2] The borders whose bridge is burnt, and [BOR-15.3.1] the sources that were captured.
    pub burnt: BorderSet,
    pub captured: AreaSet,

    /// [BOR-8.3.3] How many blocks went into and out of battles this turn.
    pub crossings: Vec<CrossingView>,
    /// [BOR-2.2.3] Where the limit of a border counts now, and how many blocks may still pass.
    #[serde(default)]
    pub limits: Vec<LimitView>,
    /// [BOR-9.1.1] How many blocks of Player 2 are held,
    pub holding: Vec<HoldingView>,
    /// [BOR-9.1.2] those of the viewer's own that cannot leave, whoever else the owner lets be held,
    #[serde(default)]
    pub held: BlockSet,
    /// [BOR-9.3.2] and the areas that he attacks.
    pub second_attacks: AreaSet,
    /// [BOR-6.1.1] The active headquarters, in the order of their activation.
    pub commands: Vec<CommandView>,
    /// [BOR-6.2.1] How far each headquarters on the map commands that the viewer sees.
    #[serde(default)]
    pub reaches: Vec<ReachView>,
    /// [BOR-7.1.4] The borders over which a gun has fired in this action phase.
    pub fired_over: BorderSet,

    /// [BOR-10.1.1] The battle that is fought.
    pub battle: Option<BattleView>,

    /// [BOR-15.2.4] The areas in which the French and the Russians have spent a point, and how many
    /// points were spent from each source.
    pub supplied: [AreaSet; 2],
    pub spent: Vec<SpentView>,
    /// [BOR-15.2.1] What each source supplies, if no enemy stands in it.
    #[serde(default)]
    pub lines: Vec<LineView>,
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
    /// Its area; none if it is not on the map yet.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "types", ts(optional))]
    pub area: Option<AreaId>,
    /// [BOR-8.4.3] The area that it left by its last move in this action phase; after the phase
    /// [BOR-10.4.1] from where it entered the battle area that it stands in.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "types", ts(optional))]
    pub origin: Option<AreaId>,
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    #[cfg_attr(feature = "types", ts(as = "Option<Vec<Mark>>", optional))]
    pub marks: Vec<Mark>,
}

/// [BOR-18.1.1] Blocks of one side in an area that the viewer does not see.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS, schemars::JsonSchema))]
#[serde(deny_unknown_fields)]
pub struct Hidden {
    pub area: AreaId,
    pub side: Side,
    pub blocks: u8,
}

/// [BOR-14.1.2] The holder of an army post. [BOR-18.1.2] Napoleon is named also while he waits off the
/// map.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS, schemars::JsonSchema))]
#[serde(deny_unknown_fields)]
pub struct PostView {
    pub post: Post,
    pub holder: BlockId,
}

/// [BOR-8.3.3] How many blocks of a side crossed a border towards an area.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS, schemars::JsonSchema))]
#[serde(deny_unknown_fields)]
pub struct CrossingView {
    pub border: BorderId,
    pub side: Side,
    pub to: AreaId,
    pub blocks: u8,
}

/// [BOR-9.1.1] How many blocks are held in an area at most.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS, schemars::JsonSchema))]
#[serde(deny_unknown_fields)]
pub struct HoldingView {
    pub area: AreaId,
    pub blocks: u8,
}

/// [BOR-6.1.1] An active headquarters. [BOR-18.2.1] Everybody knows for which post it acts;
/// [BOR-18.2.3] how many orders it has left only its own side.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS, schemars::JsonSchema))]
#[serde(deny_unknown_fields)]
pub struct CommandView {
    pub hq: BlockId,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "types", ts(optional))]
    pub post: Option<Post>,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "types", ts(optional))]
    pub orders: Option<u8>,
}

/// [BOR-15.2.3] How many points of a source were spent in this supply phase.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS, schemars::JsonSchema))]
#[serde(deny_unknown_fields)]
pub struct SpentView {
    pub source: AreaId,
    pub points: u8,
}
