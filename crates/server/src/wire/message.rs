//! What can be sent to a server.

use std::collections::BTreeMap;

use catalog::{Hearers, Pinch};
use engine::{Salt, Seat, Viewer};
use serde::{Deserialize, Serialize};
use serde_json::Value;

use crate::ids::TableId;
use crate::secret::Invitation;

/// A message. On the wire it is one object, with `cmd` naming it and an `id` beside its fields.
///
/// What changes a table takes a `key` that its sender makes up: sent again under the same key, for
/// want of an answer, it is taken once.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS, schemars::JsonSchema))]
#[serde(tag = "cmd", rename_all = "kebab-case", deny_unknown_fields)]
pub enum Message {
    /// Lists games, scenarios, options, rules versions, standing instructions and bots.
    Games {},
    /// Opens a table.
    New {
        game: String,
        /// The short name of a scenario; the first one if neither it, a file nor a position is given.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        scenario: Option<String>,
        /// The text of a scenario file instead, or of the one that the position stands on.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        file: Option<String>,
        /// A position in the middle of a game instead.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        position: Option<Value>,
        /// Options by name; what is not named has its default.
        #[serde(default, skip_serializing_if = "BTreeMap::is_empty")]
        options: BTreeMap<String, String>,
        /// Who is to sit where.
        seats: Vec<Place>,
        /// Whether whoever knows the name of the table may watch.
        #[serde(default = "yes", skip_serializing_if = "is_yes")]
        watchers: bool,
    },
    /// My tables, the latest first.
    Tables {},
    /// What everybody may know of a table.
    Table { table: TableId },
    /// Sits down in the seat of an invitation.
    Sit { table: TableId, invitation: Invitation },
    /// Makes a new invitation to a seat: to an empty one, or to my own, for another browser of mine or
    /// for somebody who goes on for me. The one before is void.
    Invite { table: TableId, seat: Seat },
    /// Hands a seat over: my own, or, for the host, an empty one before the game has begun. A seat of a
    /// side that several play can also be taken by an ally who plays there still, if a bot plays it or
    /// its player has given up.
    HandOver {
        table: TableId,
        seat: Seat,
        to: Successor,
        #[serde(default, skip_serializing_if = "Option::is_none")]
        key: Option<String>,
    },
    /// Gives the bytes of a seat for the luck. The game begins when all seats are taken and all
    /// persons have given theirs.
    Pinch { table: TableId, seat: Seat, bytes: Pinch },
    /// Clears a table away at which no game has begun.
    Close { table: TableId },
    /// What everybody may know of the scenario: its story and sides, its map, its pieces by number.
    Scenario { table: TableId },
    /// What a viewer knows, the question put to it, its legal decisions.
    View {
        table: TableId,
        viewer: Viewer,
        /// How much the viewer has read: what it was told since is answered too.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        since: Option<usize>,
        /// Whether decisions come with their words.
        #[serde(default = "yes", skip_serializing_if = "is_yes")]
        words: bool,
        /// Whether the numbers in it come with their names.
        #[serde(default, skip_serializing_if = "is_no")]
        names: bool,
    },
    /// The same, and from now on every update, over this socket.
    Watch {
        table: TableId,
        viewer: Viewer,
        /// How much the viewer has read.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        since: Option<usize>,
        /// Whether decisions come with their words.
        #[serde(default = "yes", skip_serializing_if = "is_yes")]
        words: bool,
        /// Whether the numbers in it come with their names.
        #[serde(default, skip_serializing_if = "is_no")]
        names: bool,
    },
    /// What a viewer was told after the first `from` things, each with what it saw then: `count` of them,
    /// 100 at most. When the game is over, through anybody's eyes.
    Frames {
        table: TableId,
        viewer: Viewer,
        from: usize,
        count: usize,
        /// Whether the numbers in it come with their names.
        #[serde(default, skip_serializing_if = "is_no")]
        names: bool,
    },
    /// No more updates of this table over this socket.
    Unwatch { table: TableId },
    /// The same as `view`, but the answer waits until the viewer has been told more than `since`, or
    /// for so many seconds, at most 30.
    Wait {
        table: TableId,
        viewer: Viewer,
        since: usize,
        #[serde(default = "yes", skip_serializing_if = "is_yes")]
        words: bool,
        /// Whether the numbers in it come with their names.
        #[serde(default, skip_serializing_if = "is_no")]
        names: bool,
        #[serde(default = "half_a_minute")]
        #[cfg_attr(feature = "types", ts(optional, as = "Option<_>"))]
        seconds: u64,
    },
    /// Why a decision is not allowed.
    Why { table: TableId, seat: Seat, decision: Value },
    /// The numbers behind a decision.
    Preview { table: TableId, seat: Seat, decision: Value },
    /// What stands at a place and what it can do, as far as a viewer may know.
    Inspect { table: TableId, viewer: Viewer, place: String },
    /// What a seat can tell of what is hidden from it.
    Surmise { table: TableId, seat: Seat },
    /// What every seat hit in a game that is over, and what was to be expected.
    Fortunes { table: TableId },
    /// What a bot of a level would do in the place of the seat; the best level of the game if none is
    /// named.
    Hint {
        table: TableId,
        seat: Seat,
        #[serde(default, skip_serializing_if = "Option::is_none")]
        level: Option<String>,
    },
    /// A finished game gone over, as a level judges it; the best level of the game if none is named.
    Review {
        table: TableId,
        #[serde(default, skip_serializing_if = "Option::is_none")]
        level: Option<String>,
    },
    /// Takes a decision.
    Act {
        table: TableId,
        seat: Seat,
        sequence: usize,
        decision: Value,
        #[serde(default, skip_serializing_if = "Option::is_none")]
        key: Option<String>,
    },
    /// Takes the last decision of a seat back.
    Undo {
        table: TableId,
        seat: Seat,
        sequence: usize,
        #[serde(default, skip_serializing_if = "Option::is_none")]
        key: Option<String>,
    },
    /// Writes a decision into the secret orders of a seat.
    Draft {
        table: TableId,
        seat: Seat,
        sequence: usize,
        decision: Value,
        #[serde(default, skip_serializing_if = "Option::is_none")]
        key: Option<String>,
    },
    /// Takes back what a seat last wrote into its secret orders.
    Undraft {
        table: TableId,
        seat: Seat,
        sequence: usize,
        #[serde(default, skip_serializing_if = "Option::is_none")]
        key: Option<String>,
    },
    /// Commits the secret orders of a seat.
    Commit {
        table: TableId,
        seat: Seat,
        sequence: usize,
        #[serde(default, skip_serializing_if = "Option::is_none")]
        salt: Option<Salt>,
        #[serde(default, skip_serializing_if = "Option::is_none")]
        key: Option<String>,
    },
    /// Leaves a standing instruction, or lists them if none is named.
    Standing {
        table: TableId,
        seat: Seat,
        #[serde(default, skip_serializing_if = "Option::is_none")]
        instruction: Option<String>,
        #[serde(default, skip_serializing_if = "Option::is_none")]
        value: Option<String>,
        #[serde(default, skip_serializing_if = "Option::is_none")]
        key: Option<String>,
    },
    /// Gives up.
    Resign {
        table: TableId,
        seat: Seat,
        #[serde(default, skip_serializing_if = "Option::is_none")]
        key: Option<String>,
    },
    /// Offers a draw or agrees to one; or takes the offer back or declines it.
    Offer {
        table: TableId,
        seat: Seat,
        draw: bool,
        #[serde(default, skip_serializing_if = "Option::is_none")]
        key: Option<String>,
    },
    /// Says something at the table, to everybody or to one's allies alone.
    Say {
        table: TableId,
        seat: Seat,
        #[serde(default)]
        #[cfg_attr(feature = "types", ts(optional, as = "Option<_>"))]
        to: Hearers,
        text: String,
        #[serde(default, skip_serializing_if = "Option::is_none")]
        key: Option<String>,
    },
    /// Breaks the game off, if all persons at the table are one.
    Abandon {
        table: TableId,
        seat: Seat,
        #[serde(default, skip_serializing_if = "Option::is_none")]
        key: Option<String>,
    },
    /// Asks for another game with the sides changed; it begins when all persons have asked.
    Rematch {
        table: TableId,
        seat: Seat,
        #[serde(default, skip_serializing_if = "Option::is_none")]
        key: Option<String>,
    },
}

/// Who is to sit in a seat of a new table. Written as one word: `me`, `open`, or the name of a bot.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS, schemars::JsonSchema), ts(as = "String"))]
#[serde(from = "String", into = "String")]
pub enum Place {
    /// Whoever opens the table. Several seats of one person are played on one screen.
    Me,
    /// Whoever comes with the invitation.
    Open,
    /// A bot of this name.
    Bot(String),
}

impl From<String> for Place {
    fn from(word: String) -> Place {
        match word.as_str() {
            "me" => Place::Me,
            "open" => Place::Open,
            _ => Place::Bot(word),
        }
    }
}

impl From<Place> for String {
    fn from(place: Place) -> String {
        match place {
            Place::Me => "me".to_owned(),
            Place::Open => "open".to_owned(),
            Place::Bot(name) => name,
        }
    }
}

/// Who goes on in a seat that is handed over. Written as one word: `me`, `ally`, or the name of a bot.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS, schemars::JsonSchema), ts(as = "String"))]
#[serde(from = "String", into = "String")]
pub enum Successor {
    /// Whoever sends the message.
    Me,
    /// Another who plays for the same side and has not given up.
    Ally,
    /// A bot of this name.
    Bot(String),
}

impl From<String> for Successor {
    fn from(word: String) -> Successor {
        match word.as_str() {
            "me" => Successor::Me,
            "ally" => Successor::Ally,
            _ => Successor::Bot(word),
        }
    }
}

impl From<Successor> for String {
    fn from(successor: Successor) -> String {
        match successor {
            Successor::Me => "me".to_owned(),
            Successor::Ally => "ally".to_owned(),
            Successor::Bot(name) => name,
        }
    }
}

impl Message {
    /// The table that it is about, if it is about one that exists.
    #[must_use]
    pub fn table(&self) -> Option<TableId> {
        match *self {
            Message::Games {} | Message::New { .. } | Message::Tables {} => None,
            Message::Table { table }
            | Message::Sit { table, .. }
            | Message::Invite { table, .. }
            | Message::HandOver { table, .. }
            | Message::Pinch { table, .. }
            | Message::Close { table }
            | Message::Scenario { table }
            | Message::View { table, .. }
            | Message::Watch { table, .. }
            | Message::Frames { table, .. }
            | Message::Unwatch { table }
            | Message::Wait { table, .. }
            | Message::Why { table, .. }
            | Message::Preview { table, .. }
            | Message::Inspect { table, .. }
            | Message::Surmise { table, .. }
            | Message::Fortunes { table }
            | Message::Hint { table, .. }
            | Message::Review { table, .. }
            | Message::Act { table, .. }
            | Message::Undo { table, .. }
            | Message::Draft { table, .. }
            | Message::Undraft { table, .. }
            | Message::Commit { table, .. }
            | Message::Standing { table, .. }
            | Message::Resign { table, .. }
            | Message::Offer { table, .. }
            | Message::Say { table, .. }
            | Message::Abandon { table, .. }
            | Message::Rematch { table, .. } => Some(table),
        }
    }
}

fn yes() -> bool {
    true
}

#[allow(clippy::trivially_copy_pass_by_ref, reason = "serde asks for a reference")]
fn is_yes(flag: &bool) -> bool {
    *flag
}

#[allow(clippy::trivially_copy_pass_by_ref, reason = "serde asks for a reference")]
fn is_no(flag: &bool) -> bool {
    !flag
}

fn half_a_minute() -> u64 {
    30
}
