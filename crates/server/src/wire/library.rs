//! What everybody may read without a table: scenarios, rules, and whose record a record is.

use std::collections::BTreeMap;

use catalog::protocol::Scenario;
use catalog::{Figure, GameId, Header, Json, Occupant, RuleCard};
use engine::{Bytes, Viewer};
use serde::Serialize;

/// The scenarios of a game.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS, schemars::JsonSchema))]
pub struct Scenarios {
    /// In the order of the list of games.
    pub scenarios: Vec<ScenarioPage>,
}

/// A scenario with its map and its first position.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS, schemars::JsonSchema))]
pub struct ScenarioPage {
    /// Its story, its sides, its map.
    #[serde(flatten)]
    pub scene: Scenario,
    /// How it came out between bots with other options than the usual.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    #[cfg_attr(feature = "types", ts(optional, as = "Option<_>"))]
    pub figures: Vec<Figure>,
    /// What a spectator sees when a game with the usual options has begun.
    #[cfg_attr(
        feature = "types",
        ts(as = "serde_json::Value"),
        schemars(with = "serde_json::Value")
    )]
    pub opening: Json,
}

/// The numbered rules of a game.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS, schemars::JsonSchema))]
pub struct Rules {
    /// In their order.
    pub rules: Vec<RuleCard>,
}

/// What a record says of its game, and the scenario that was played.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS, schemars::JsonSchema))]
pub struct RecordPage {
    /// What its first line says, as far as it is worth showing.
    pub header: RecordCard,
    /// The scenario: its story, its sides, its map.
    #[serde(flatten)]
    pub scene: Scenario,
}

/// What the first line of a record says of its game.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS, schemars::JsonSchema), ts(optional_fields))]
pub struct RecordCard {
    /// The short names of the game and of the scenario.
    pub game: String,
    pub scenario: String,
    /// For whom it was made, if it holds only what one viewer was told.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub viewer: Option<Viewer>,
    /// Who sat where.
    pub seats: Vec<Occupant>,
    pub options: BTreeMap<String, String>,
    /// The id of this one game, and what was promised about its luck.
    pub id: GameId,
    pub commitment: Bytes<32>,
}

impl From<Header> for RecordCard {
    fn from(header: Header) -> RecordCard {
        RecordCard {
            game: header.game,
            scenario: header.scenario,
            viewer: header.viewer,
            seats: header.seats,
            options: header.options,
            id: header.id,
            commitment: header.luck.commitment,
        }
    }
}
