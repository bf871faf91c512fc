//! Chapter 30: the rules of its own that a scenario may state, as its file has them.

use serde::{Deserialize, Serialize};

use crate::hex::Hex;
use crate::kind::Kind;
use crate::pieces::{Arm, Ground, Side};
use crate::scenario::Needs;

/// The most turns that a battle can be limited to.
pub(crate) const MOST_TURNS: u32 = 200;

/// [CCN-2.1.2] A side of a hex.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS, schemars::JsonSchema))]
pub(crate) enum Hexside {
    #[serde(rename = "NW")]
    NorthWest,
    #[serde(rename = "NE")]
    NorthEast,
    #[serde(rename = "E")]
    East,
    #[serde(rename = "SE")]
    SouthEast,
    #[serde(rename = "SW")]
    SouthWest,
    #[serde(rename = "W")]
    West,
}

impl Hexside {
    /// In the order of [`hexes::pointy`], which is that of the variants.
    pub(crate) const ALL: [Hexside; 6] = [
        Hexside::NorthWest,
        Hexside::NorthEast,
        Hexside::East,
        Hexside::SouthEast,
        Hexside::SouthWest,
        Hexside::West,
    ];

    /// The bit of this side, as [`crate::board::Board::side`] has it.
    pub(crate) fn bit(self) -> u8 {
        1 << self as u8
    }

    /// The sides of a set of bits.
    pub(crate) fn of_bits(bits: u8) -> impl Iterator<Item = Hexside> {
        Hexside::ALL.into_iter().filter(move |side| bits & side.bit() != 0)
    }

    /// As the rules page has it.
    pub(crate) fn name(self) -> &'static str {
        match self {
            Hexside::NorthWest => "NW",
            Hexside::NorthEast => "NE",
            Hexside::East => "E",
            Hexside::SouthEast => "SE",
            Hexside::SouthWest => "SW",
            Hexside::West => "W",
        }
    }
}

/// [CCN-24.6.1] Field works of a hex.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS, schemars::JsonSchema))]
#[serde(deny_unknown_fields)]
pub(crate) struct WorksEntry {
    pub(crate) hex: Hex,
    pub(crate) sides: Vec<Hexside>,
}

/// [CCN-30.3.1] Hexes by which units of a side may leave the board.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS, schemars::JsonSchema))]
#[serde(deny_unknown_fields)]
pub(crate) struct ExitEntry {
    pub(crate) name: String,
    pub(crate) side: Side,
    /// Hexes at the edge of the board.
    pub(crate) hexes: Vec<Hex>,
    /// Banners for each unit.
    pub(crate) banners: u8,
    /// The most banners that this exit gives in all. Units may leave after that, for nothing.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub(crate) most: Option<u8>,
    /// The units that may leave. If left out: all.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub(crate) kinds: Option<Vec<Sort>>,
    /// Whether a leader with an order of his own may leave too; he gives no banner.
    #[serde(default = "yes", skip_serializing_if = "is_yes")]
    #[cfg_attr(feature = "types", ts(optional, as = "Option<_>"))]
    pub(crate) leaders: bool,
}

fn yes() -> bool {
    true
}

fn is_yes(answer: &bool) -> bool {
    *answer
}

/// A kind of unit, or all units of an arm.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS, schemars::JsonSchema))]
#[serde(
    untagged,
    expecting = "expected a kind of unit such as \"LN\" or an arm such as \"cavalry\""
)]
pub(crate) enum Sort {
    Arm(Arm),
    Kind(Kind),
}

impl Sort {
    pub(crate) fn includes(self, kind: Kind) -> bool {
        match self {
            Sort::Arm(arm) => kind.arm() == arm,
            Sort::Kind(it) => it == kind,
        }
    }
}

/// [CCN-30.4.2], [CCN-30.4.3] Something that happens in a battle and decides something else.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS, schemars::JsonSchema))]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
pub(crate) enum Trigger {
    /// Units of a side stand on a hex of these, or on as many as are needed.
    Holds {
        side: Side,
        hexes: Vec<Hex>,
        #[serde(default)]
        #[cfg_attr(feature = "types", ts(optional, as = "Option<_>"))]
        needs: Needs,
    },
    /// The leader of this name is eliminated.
    LeaderFalls(String),
    /// So many units of a side have left the board by exits.
    Exits { side: Side, units: u8 },
    /// No unit of a side stands in these rows, first and last, or on any of these hexes.
    NoneLeft {
        side: Side,
        #[serde(default, skip_serializing_if = "Option::is_none")]
        rows: Option<[u8; 2]>,
        #[serde(default, skip_serializing_if = "Vec::is_empty")]
        #[cfg_attr(feature = "types", ts(optional, as = "Option<_>"))]
        hexes: Vec<Hex>,
    },
    /// This turn begins; each side's turn counts one.
    Turn(u32),
}

/// [CCN-30.4.3] What wins the battle at once.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS, schemars::JsonSchema))]
#[serde(deny_unknown_fields)]
pub(crate) struct SuddenDeathEntry {
    pub(crate) name: String,
    /// The side that wins.
    pub(crate) side: Side,
    pub(crate) when: Trigger,
}

/// [CCN-30.4.2] Ground that changes.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS, schemars::JsonSchema))]
#[serde(deny_unknown_fields)]
pub(crate) struct ChangeEntry {
    pub(crate) name: String,
    pub(crate) hexes: Vec<Hex>,
    /// What they become.
    pub(crate) ground: Ground,
    pub(crate) when: Trigger,
}

/// [CCN-30.4.2] A letter of its own on the map: a place with a name that is treated as some ground.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS, schemars::JsonSchema))]
#[serde(deny_unknown_fields)]
pub(crate) struct LegendEntry {
    pub(crate) name: String,
    pub(crate) ground: Ground,
}
