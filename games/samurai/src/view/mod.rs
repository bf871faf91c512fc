//! Chapter 20: who knows what.
//!
//! A view is made for one viewer, field by field. Of an enemy unit that hides since set-up there is
//! nothing in it at all; of one that was seen to hide there is what everybody could write down then.

mod build;
mod seen;

use engine::SeatSet;
use hexes::Direction;
use serde::{Deserialize, Serialize};

use crate::event::Moment;
use crate::ids::{CardId, HexId, UnitId, UnitSet};
use crate::order::{Order, OrderKind};
use crate::pieces::{Class, Commander, Side};

pub(crate) use build::view;
pub(crate) use seen::seen;

/// All that one viewer may know.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS, schemars::JsonSchema))]
#[serde(deny_unknown_fields)]
pub struct View {
    /// The turn, its stage, and the step of it.
    pub now: Moment,
    pub course: Course,
    /// [SAM-19.2.5] The side that the third force has joined.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "types", ts(optional))]
    pub joined: Option<Side>,
    /// Both sides, A first.
    pub sides: [SideView; 2],
    /// [SAM-20.1.1] The units on the board, and the viewer's own that hide.
    pub units: Vec<UnitView>,
    /// [SAM-20.1.4] Enemy units that were seen to hide, as they were then.
    pub ambushes: Vec<AmbushView>,
    /// [SAM-19.2.2] Reinforcements that have not entered yet.
    pub waiting: UnitSet,
    /// [SAM-1.1.7]
    pub destroyed: UnitSet,
    /// [SAM-19.2.3]
    pub escaped: Vec<EscapedView>,
    /// [SAM-19.2.4] At set-up: those of whom the viewer may hide some.
    #[serde(default, skip_serializing_if = "is_empty")]
    #[cfg_attr(feature = "types", ts(as = "Option<UnitSet>", optional))]
    pub pool: UnitSet,
}

/// What is going on.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS, schemars::JsonSchema))]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
pub enum Course {
    /// [SAM-20.1.2] Orders are written, or units hidden; these seats have committed.
    Writing { committed: SeatSet },
    /// [SAM-4.1.4] Orders are carried out.
    Running,
    /// [SAM-19.1.3]
    Over { winner: Option<Side>, points: [i16; 2] },
}

/// How a side fares.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS, schemars::JsonSchema))]
#[serde(deny_unknown_fields)]
pub struct SideView {
    pub side: Side,
    /// [SAM-19.2.1] What it has scored so far; what is counted at the end is not in it.
    pub points: i16,
    /// What became of its HQ, if it has one.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "types", ts(optional))]
    pub headquarters: Option<Fate>,
}

/// What became of an HQ.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS, schemars::JsonSchema))]
#[serde(rename_all = "kebab-case")]
pub enum Fate {
    Alive,
    Destroyed,
    Escaped,
}

/// [SAM-20.1.1] A unit on the board, or one of the viewer's own that hides.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS, schemars::JsonSchema))]
#[serde(deny_unknown_fields)]
pub struct UnitView {
    pub unit: UnitId,
    /// `A3`, as in positions.
    pub name: String,
    /// Whose it is now; nobody's, as long as the third force has not joined.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "types", ts(optional))]
    pub side: Option<Side>,
    pub card: CardId,
    pub hex: HexId,
    /// Of an enemy that prepares an ambush, the facing that it had at planning.
    #[cfg_attr(feature = "types", ts(type = "number"), schemars(with = "u8"))]
    pub facing: Direction,
    pub figures: u8,
    pub commander: Commander,
    pub ammunition: u8,
    /// [SAM-14.1.1] 0 normal, 1 wavering, 2 fleeing, 3 panicking.
    pub markers: u8,
    pub honour: bool,
    pub fatigue: u8,
    /// [SAM-9.1.4] Hits absorbed this turn.
    pub absorbed: u8,
    /// [SAM-3.3.3] Its steadfastness now.
    pub steadfastness: i8,
    /// [SAM-8.2.1] The enemies that it is engaged with.
    pub engaged: UnitSet,
    /// [SAM-20.1.3] Its order, once it is shown.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "types", ts(optional))]
    pub order: Option<Order>,
    /// [SAM-8.4.1] From where its attack came.
    #[serde(default, skip_serializing_if = "is_front")]
    #[cfg_attr(feature = "types", ts(as = "Option<Class>", optional))]
    pub class: Class,
    /// Where it stood before it fled in the last turn.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "types", ts(optional))]
    pub fled_from: Option<HexId>,
    /// [SAM-7.17.3] At planning: the enemies of whom it must pursue one.
    #[serde(default, skip_serializing_if = "is_empty")]
    #[cfg_attr(feature = "types", ts(as = "Option<UnitSet>", optional))]
    pub pursues: UnitSet,
    /// More of a unit of the viewer's own.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "types", ts(optional))]
    pub own: Option<OwnView>,
}

/// What a side knows of a unit of its own, and the enemy does not.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS, schemars::JsonSchema))]
#[serde(deny_unknown_fields)]
pub struct OwnView {
    /// [SAM-3.2.3] Whether it is commanded, as things stand.
    pub commanded: bool,
    /// [SAM-5.1.3] At planning: the order that it has, whatever is written.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "types", ts(optional))]
    pub forced: Option<OrderKind>,
    pub guise: Guise,
}

/// What the enemy takes a unit for.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS, schemars::JsonSchema))]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
pub enum Guise {
    /// It is on the board. It sees its facing, or another one while an ambush is prepared.
    Visible {
        #[cfg_attr(feature = "types", ts(type = "number"), schemars(with = "u8"))]
        facing: Direction,
    },
    /// [SAM-20.1.4] It hides; the enemy remembers its markers.
    Hidden { markers: u8, fatigue: u8 },
    /// [SAM-20.1.4] It hides since set-up; the enemy does not know that it is there.
    Unknown,
}

/// [SAM-20.1.4] An enemy that was seen to hide: what it was then, and where.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS, schemars::JsonSchema))]
#[serde(deny_unknown_fields)]
pub struct AmbushView {
    pub unit: UnitId,
    pub name: String,
    pub side: Side,
    pub card: CardId,
    /// Where it was last seen.
    pub hex: HexId,
    pub figures: u8,
    pub commander: Commander,
    pub ammunition: u8,
    pub markers: u8,
    pub honour: bool,
    pub fatigue: u8,
}

/// [SAM-19.2.3] A unit that escaped, and with whom.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS, schemars::JsonSchema))]
#[serde(deny_unknown_fields)]
pub struct EscapedView {
    pub unit: UnitId,
    pub figures: u8,
    pub commander: Commander,
}

#[expect(clippy::trivially_copy_pass_by_ref, reason = "serde asks for a reference")]
fn is_empty(units: &UnitSet) -> bool {
    units.is_empty()
}

#[expect(clippy::trivially_copy_pass_by_ref, reason = "serde asks for a reference")]
fn is_front(class: &Class) -> bool {
    *class == Class::Front
}
