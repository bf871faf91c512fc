//! What is answered.

use engine::{Bytes, ScenarioCard, SeatSet, Surmise, Viewer};
use luck::{GameId, Key};
use serde::Serialize;
use serde_json::Value;

use crate::{
    Choice, Draft, Ending, Fortunes, Hint, Inspected, Json, Listing, Names, Occupant, Odds, Review,
    SharedDraft, Spoken, Standing, Table, Talk, Told, Verdict,
};

/// An answer: what stands under `ok` on the wire.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS, schemars::JsonSchema))]
#[serde(untagged)]
pub enum Answer {
    /// To `games`.
    Games(Listing),
    /// To `new`, `position`, `load` and `pinch`.
    Opened(Opened),
    /// To `document`.
    Document { position: Value },
    /// To `scenario`.
    Scenario(Box<Scenario>),
    /// To `luck`.
    Luck { left: usize },
    /// To `view`.
    Looked(Box<Looked>),
    /// To everything that is done at a table.
    Done(Box<Done>),
    /// To `standing` that only asks.
    Standing { standing: Vec<Standing> },
    /// To `why`.
    Why(Reason),
    /// To `preview`; nothing if the decision has no numbers.
    Preview { odds: Option<Odds> },
    /// To `inspect`.
    Inspected(Inspected),
    /// To `surmise`.
    Surmise { surmises: Vec<Surmise> },
    /// To `fortunes`.
    Fortunes(Fortunes),
    /// To `hint`.
    Hint { hint: Hint },
    /// To `review`.
    Review { review: Review },
    /// To `record`.
    Record { record: String },
    /// To `verify`.
    Verified { verdict: Verdict, text: String },
    /// To `rematch`.
    Rematch(Rematch),
    /// To `close`.
    Closed {},
}

/// A table that was opened.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS, schemars::JsonSchema))]
pub struct Opened {
    /// Its name, which requests about it give.
    pub table: String,
    /// The short name of the game.
    pub game: String,
    /// The id of this one game.
    pub id: GameId,
    /// The promise about its luck, published before anything is drawn.
    pub commitment: Bytes<32>,
    /// Who sits where.
    pub seats: Vec<Occupant>,
    /// Who is waited for.
    pub waiting: Wait,
}

/// What a table waits for.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS, schemars::JsonSchema))]
#[serde(rename_all = "kebab-case")]
pub enum Wait {
    /// Bytes of these seats for the luck; the game has not begun.
    Pinches(SeatSet),
    /// A decision by each of these seats.
    On(SeatSet),
    /// Secret orders by each of these seats.
    Orders(SeatSet),
    /// Nothing: the game is over.
    Over(Ending),
}

impl Wait {
    /// What a table at which the game has begun waits for.
    #[must_use]
    pub fn of(table: &dyn Table) -> Wait {
        match (table.ending(), table.waiting()) {
            (Some(ending), _) => Wait::Over(ending),
            (None, engine::Waiting::Orders(seats)) => Wait::Orders(seats),
            (None, waiting) => Wait::On(waiting.seats()),
        }
    }
}

/// What everybody may know of a scenario.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS, schemars::JsonSchema))]
pub struct Scenario {
    /// Its story and its sides.
    pub scenario: ScenarioCard,
    /// Its map and its pieces by number, in a form of the game's own.
    pub scenery: Value,
}

/// What a viewer knows.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS, schemars::JsonSchema), ts(optional_fields))]
pub struct Looked {
    /// How much the viewer was told; decisions give it back.
    pub sequence: usize,
    /// The number of the turn.
    pub turn: u32,
    /// Who is waited for.
    pub waiting: Wait,
    /// What the viewer sees.
    #[cfg_attr(feature = "types", ts(as = "Value"), schemars(with = "Value"))]
    pub view: Json,
    /// The question that is open, as the viewer may hear it.
    pub question: Spoken,
    /// What the viewer may decide, or write into its secret orders.
    pub decisions: Decisions,
    /// Whether the viewer can take its last decision back.
    pub can_undo: bool,
    /// The secret orders that the viewer is writing.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub draft: Option<Draft>,
    /// Those of its allies, at a table whose allies read each other's.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    #[cfg_attr(feature = "types", ts(optional, as = "Option<_>"))]
    pub shared_drafts: Vec<SharedDraft>,
    /// What the seats have said about ending or going on.
    pub talk: Talk,
    /// How many results of the luck that was named are still to come.
    #[serde(skip_serializing_if = "is_zero")]
    #[cfg_attr(feature = "types", ts(optional, as = "Option<_>"))]
    pub luck_left: usize,
    /// What the viewer was told since the number that the request gave.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub told: Option<Vec<Told>>,
    /// The names of the numbers in all of this, by the list of the scenery, if the request asked.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(
        feature = "types",
        ts(optional, type = "Record<string, Record<string, string>>"),
        schemars(
            with = "Option<std::collections::BTreeMap<String, std::collections::BTreeMap<String, String>>>"
        )
    )]
    pub names: Option<Names>,
    /// The key of the luck, once the game is over.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub key: Option<Key>,
}

/// Decisions, with their words or without.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS, schemars::JsonSchema))]
#[serde(untagged)]
pub enum Decisions {
    /// With words.
    Spoken(Vec<Choice>),
    /// Without.
    Bare(
        #[cfg_attr(feature = "types", ts(as = "Vec<Value>"), schemars(with = "Vec<Value>"))]
        Vec<Json>,
    ),
}

/// Something was done at a table.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS, schemars::JsonSchema), ts(optional_fields))]
pub struct Done {
    /// Who is waited for now.
    pub waiting: Wait,
    /// What each seat and a spectator were told of it. Who was told nothing is not there.
    pub told: Vec<News>,
    /// The secret orders of the seat that did it, if it is writing any.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub draft: Option<Draft>,
    /// The standing instructions of the seat, if it left one.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub standing: Option<Vec<Standing>>,
    /// How many results of the luck that was named are still to come.
    #[serde(skip_serializing_if = "is_zero")]
    #[cfg_attr(feature = "types", ts(optional, as = "Option<_>"))]
    pub luck_left: usize,
    /// The names of the numbers in what was told and in the draft, by the list of the scenery, if the
    /// request asked.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(
        feature = "types",
        ts(optional, type = "Record<string, Record<string, string>>"),
        schemars(
            with = "Option<std::collections::BTreeMap<String, std::collections::BTreeMap<String, String>>>"
        )
    )]
    pub names: Option<Names>,
}

/// What one viewer was told.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS, schemars::JsonSchema))]
pub struct News {
    /// Who.
    pub viewer: Viewer,
    /// How much the viewer was told by now.
    pub sequence: usize,
    /// What, in the order in which it was told.
    pub news: Vec<Told>,
}

/// Why a decision is allowed or not.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS, schemars::JsonSchema), ts(optional_fields))]
pub struct Reason {
    /// Whether it is.
    pub allowed: bool,
    /// The rule that forbids it.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub rule: Option<String>,
    /// The heading of that rule.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub title: Option<String>,
    /// Its text.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub text: Option<String>,
    /// What was wrong with this decision, with its values.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub message: Option<String>,
}

/// Whether another game begins.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS, schemars::JsonSchema), ts(optional_fields))]
pub struct Rematch {
    /// Who would like one.
    pub asked: SeatSet,
    /// What each viewer of the old table was told of it.
    pub told: Vec<News>,
    /// The new table, when all persons have asked.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub opened: Option<Opened>,
}

#[allow(clippy::trivially_copy_pass_by_ref, reason = "serde asks for a reference")]
fn is_zero(count: &usize) -> bool {
    *count == 0
}
