//! What is answered.

use std::collections::BTreeMap;

use catalog::protocol::{Looked, Reason, Scenario, Wait};
use catalog::{
    Fortunes, GameId, Hint, Inspected, Listing, Names, Odds, Review, Standing, Surmise, Told,
};
use engine::{Bytes, Seat, SeatSet};
use serde::Serialize;

use crate::ids::TableId;
use crate::secret::Invitation;

/// An answer: what stands under `ok` on the wire.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS, schemars::JsonSchema))]
#[serde(untagged)]
pub enum Answer {
    /// To `games`.
    Games(Listing),
    /// To `new`.
    Opened(Box<Opened>),
    /// To `tables`.
    Tables { tables: Vec<TableEntry> },
    /// To `table`, `hand-over` and `pinch`.
    Table(Box<TableCard>),
    /// To `sit`.
    Seated(Box<Seated>),
    /// To `invite`.
    Invited(Invited),
    /// To `close` and `unwatch`.
    Done {},
    /// To `scenario`.
    Scenario(Box<Scenario>),
    /// To `view`, `watch` and `wait`.
    Looked(Box<Looked>),
    /// To `frames`.
    Frames(Frames),
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
    /// To `standing` that only asks.
    Standing { standing: Vec<Standing> },
    /// To everything that is done at a table.
    Taken(Taken),
}

/// A table that was opened.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS, schemars::JsonSchema))]
pub struct Opened {
    /// The table.
    #[serde(flatten)]
    pub table: TableCard,
    /// The invitations to its open seats. They are told once.
    pub invitations: Vec<Invited>,
}

/// An invitation to a seat.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS, schemars::JsonSchema))]
pub struct Invited {
    /// The seat.
    pub seat: Seat,
    /// The secret with which somebody sits down there.
    pub invitation: Invitation,
    /// The same as a link, behind the address of the server. The secret stands where browsers do
    /// not send it along.
    pub link: String,
}

/// Somebody sat down.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS, schemars::JsonSchema))]
pub struct Seated {
    /// Where.
    pub seat: Seat,
    /// The table.
    #[serde(flatten)]
    pub table: TableCard,
}

/// What everybody may know of a table.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS, schemars::JsonSchema), ts(optional_fields))]
pub struct TableCard {
    /// Its name.
    pub table: TableId,
    /// The short name of the game.
    pub game: String,
    /// The short name and the title of the scenario.
    pub scenario: String,
    pub title: String,
    /// The options that are not at their defaults.
    #[serde(skip_serializing_if = "BTreeMap::is_empty")]
    #[cfg_attr(feature = "types", ts(optional, as = "Option<_>"))]
    pub options: BTreeMap<String, String>,
    /// The id of this one game, and the promise about its luck, made before anything is drawn.
    pub id: GameId,
    pub commitment: Bytes<32>,
    /// Its seats, in their order.
    pub seats: Vec<SeatCard>,
    /// What it waits for.
    pub waiting: Waiting,
    /// Whether whoever knows its name may watch.
    pub watchers: bool,
    /// Whether it goes on with a record that somebody brought: he could know its luck.
    pub imported: bool,
    /// Whether the asker opened it.
    pub host: bool,
    /// When it was opened, in seconds since 1970.
    pub opened: u64,
    /// The table of the next game, if all wanted another.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub next: Option<TableId>,
}

/// What everybody may know of a seat.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS, schemars::JsonSchema))]
pub struct SeatCard {
    pub seat: Seat,
    /// The side that it plays.
    pub side: String,
    /// The other seats that win and lose together with it.
    #[serde(skip_serializing_if = "is_nobody")]
    #[cfg_attr(feature = "types", ts(optional, as = "Option<_>"))]
    pub allies: SeatSet,
    /// `person`, or the name of a bot.
    pub occupant: String,
    /// Whether somebody sits there.
    pub taken: bool,
    /// Whether he is looking at the table now.
    pub present: bool,
    /// Whether it is the asker.
    pub mine: bool,
}

/// What a table waits for.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS, schemars::JsonSchema))]
#[serde(untagged)]
pub enum Waiting {
    /// Persons in these seats.
    Seats { seats: SeatSet },
    /// What every table waits for.
    Table(Wait),
}

/// A table in a list.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS, schemars::JsonSchema))]
pub struct TableEntry {
    pub table: TableId,
    pub game: String,
    pub scenario: String,
    pub title: String,
    pub waiting: serde_json::Value,
    /// The seats of the asker.
    pub mine: SeatSet,
    /// When it was opened and when it last changed, in seconds since 1970.
    pub opened: u64,
    pub touched: u64,
}

/// A game as a viewer saw it, one thing after the other.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS, schemars::JsonSchema))]
pub struct Frames {
    /// What the viewer was told, each with what it saw then.
    pub frames: Vec<Told>,
    /// How much it was told in all.
    pub total: usize,
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
}

/// Something was done, and cannot be lost any more.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS, schemars::JsonSchema), ts(optional_fields))]
pub struct Taken {
    /// How much the seat had been told with it.
    pub sequence: usize,
    /// Whether it had been taken before, under the same key.
    #[serde(skip_serializing_if = "std::ops::Not::not")]
    #[cfg_attr(feature = "types", ts(optional, as = "Option<_>"))]
    pub repeated: bool,
    /// How often the seat has changed its secret orders, while it writes some.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub draft: Option<usize>,
    /// The table of the next game, if this was the last wish for one.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub next: Option<TableId>,
}

#[allow(clippy::trivially_copy_pass_by_ref, reason = "serde asks for a reference")]
pub(crate) fn is_nobody(seats: &SeatSet) -> bool {
    seats.is_empty()
}
