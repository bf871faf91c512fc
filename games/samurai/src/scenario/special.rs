//! Points, exits and special rules as files have them.

use serde::Deserialize;
use toml::Spanned;

use crate::order::OrderKind;
use crate::scenario::UnitEntry;

/// [SAM-19.2.5] A force that belongs to nobody at first.
#[derive(Clone, Debug, Deserialize)]
#[cfg_attr(feature = "types", derive(schemars::JsonSchema))]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
pub(crate) struct ThirdEntry {
    pub(crate) id: String,
    pub(crate) title: String,
    #[serde(default)]
    pub(crate) leader: String,
    /// The side that it joins.
    pub(crate) joins: String,
    /// From this turn on a die is rolled: at or under `die` it joins.
    pub(crate) rolls_from: Option<u8>,
    pub(crate) die: Option<u8>,
    /// In this turn it joins in any case.
    pub(crate) joins_on: Option<u8>,
    /// The side that may attack it, which makes it join.
    pub(crate) attacked_by: Option<String>,
    #[serde(rename = "unit")]
    #[cfg_attr(feature = "types", schemars(with = "Vec<UnitEntry>"))]
    pub(crate) units: Vec<Spanned<UnitEntry>>,
}

/// [SAM-19.2.1] Points for a side.
#[derive(Clone, Debug, Deserialize)]
#[cfg_attr(feature = "types", derive(schemars::JsonSchema))]
#[serde(deny_unknown_fields)]
pub(crate) struct AwardEntry {
    pub(crate) side: String,
    #[serde(rename = "for")]
    pub(crate) feat: FeatEntry,
    pub(crate) points: i16,
    /// The hexes to hold.
    #[serde(default)]
    pub(crate) hexes: Vec<String>,
}

/// [SAM-19.2.1] What points are given for, as the rules name it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Deserialize)]
#[cfg_attr(feature = "types", derive(schemars::JsonSchema))]
#[serde(rename_all = "snake_case")]
pub(crate) enum FeatEntry {
    DestroyUnit,
    DestroyHq,
    OwnHqAliveAtEnd,
    HoldHexAtEnd,
    ExitUnit,
    ExitHq,
}

/// [SAM-19.2.3] Where and when units escape.
#[derive(Clone, Debug, Deserialize)]
#[cfg_attr(feature = "types", derive(schemars::JsonSchema))]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
pub(crate) struct ExitEntry {
    pub(crate) side: String,
    pub(crate) hexes: Vec<String>,
    /// From the first turn on, if left out.
    #[serde(default = "first")]
    pub(crate) from_turn: u8,
    /// Any order, if left out.
    #[serde(default)]
    pub(crate) orders: Vec<OrderKind>,
    #[serde(default)]
    pub(crate) who: LeaverEntry,
}

const fn first() -> u8 {
    1
}

/// Who may escape.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Deserialize)]
#[cfg_attr(feature = "types", derive(schemars::JsonSchema))]
#[serde(rename_all = "kebab-case")]
pub(crate) enum LeaverEntry {
    #[default]
    Everybody,
    /// All but the HQ.
    Units,
    Hq,
}

/// [SAM-19.2.3] An order that all units of a side have in these turns.
#[derive(Clone, Debug, Deserialize)]
#[cfg_attr(feature = "types", derive(schemars::JsonSchema))]
#[serde(deny_unknown_fields)]
pub(crate) struct ForcedOrderEntry {
    pub(crate) side: String,
    pub(crate) order: OrderKind,
    /// The first turn and the last.
    pub(crate) turns: Vec<u8>,
}

/// [SAM-19.2.3] No shot beyond this range in these turns.
#[derive(Clone, Debug, Deserialize)]
#[cfg_attr(feature = "types", derive(schemars::JsonSchema))]
#[serde(deny_unknown_fields)]
pub(crate) struct RangeCapEntry {
    pub(crate) range: u8,
    /// The first turn and the last.
    pub(crate) turns: Vec<u8>,
}
