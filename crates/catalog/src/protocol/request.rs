//! What can be asked for.

use std::collections::BTreeMap;

use engine::{Salt, Seat, Viewer};
use luck::Pinch;
use serde::{Deserialize, Serialize};
use serde_json::Value;

use crate::{Hearers, NamedDraws, Occupant};

/// A request. On the wire it is one object, with `cmd` naming it and an `id` beside its fields.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS, schemars::JsonSchema))]
#[serde(tag = "cmd", rename_all = "kebab-case", deny_unknown_fields)]
pub enum Request {
    /// Lists games, scenarios, options, rules versions, standing instructions and bots.
    Games {},
    /// Starts a game with one of its scenarios, or with a scenario file.
    New {
        game: String,
        /// The short name of a scenario; the first one if neither it nor a file is given.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        scenario: Option<String>,
        /// The text of a scenario file instead.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        file: Option<String>,
        /// Options by name; what is not named has its default.
        #[serde(default, skip_serializing_if = "BTreeMap::is_empty")]
        options: BTreeMap<String, String>,
        /// Who sits where; persons if nothing is said.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        seats: Option<Vec<Occupant>>,
        /// Words that the luck is made of, so that the same game can be had again.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        seed: Option<Seed>,
        /// Seats that give bytes of their own for the luck before the game begins.
        #[serde(default, skip_serializing_if = "Vec::is_empty")]
        pinches: Vec<Seat>,
    },
    /// Starts a game in the middle, at a position that a document describes.
    Position {
        game: String,
        position: Value,
        /// The text of the scenario file that the position stands on, if it is not one of the game's
        /// own.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        file: Option<String>,
        /// Options by name; what is not named has its default.
        #[serde(default, skip_serializing_if = "BTreeMap::is_empty")]
        options: BTreeMap<String, String>,
        /// Who sits where; persons if nothing is said.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        seats: Option<Vec<Occupant>>,
        /// Words that the luck is made of, so that the same game can be had again.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        seed: Option<Seed>,
        /// Seats that give bytes of their own for the luck before the game begins.
        #[serde(default, skip_serializing_if = "Vec::is_empty")]
        pinches: Vec<Seat>,
    },
    /// Gives the bytes of a seat for the luck of a game that waits for them.
    Pinch { table: String, seat: Seat, bytes: Pinch },
    /// The position as a document that `position` takes. It holds every secret.
    Document { table: String },
    /// What everybody may know of the scenario: its story and sides, its map, its pieces by number.
    Scenario { table: String },
    /// Names the coming dice and cards, in order; if none, forgets those that were named.
    Luck {
        table: String,
        draws: Vec<NamedDraws>,
        /// Whether a decision is refused that asks for a draw which nobody named.
        #[serde(default, skip_serializing_if = "crate::named::is_no")]
        strict: bool,
    },
    /// What a viewer knows, the question put to it, its legal decisions.
    View {
        table: String,
        viewer: Viewer,
        /// How much the viewer has read: what it was told since is answered too.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        since: Option<usize>,
        /// Whether decisions come with their words.
        #[serde(default = "yes", skip_serializing_if = "is_yes")]
        words: bool,
        /// Whether the numbers in it come with their names.
        #[serde(default, skip_serializing_if = "crate::named::is_no")]
        names: bool,
    },
    /// Takes a decision.
    Act {
        table: String,
        seat: Seat,
        sequence: usize,
        decision: Value,
        /// Whether the numbers in what is told come with their names.
        #[serde(default, skip_serializing_if = "crate::named::is_no")]
        names: bool,
    },
    /// Writes a decision into the secret orders of a seat.
    Draft {
        table: String,
        seat: Seat,
        sequence: usize,
        decision: Value,
        /// Whether the numbers in what is told come with their names.
        #[serde(default, skip_serializing_if = "crate::named::is_no")]
        names: bool,
    },
    /// Takes back what a seat last wrote into its secret orders.
    Undraft {
        table: String,
        seat: Seat,
        sequence: usize,
        /// Whether the numbers in what is told come with their names.
        #[serde(default, skip_serializing_if = "crate::named::is_no")]
        names: bool,
    },
    /// Commits the secret orders of a seat.
    Commit {
        table: String,
        seat: Seat,
        sequence: usize,
        #[serde(default, skip_serializing_if = "Option::is_none")]
        salt: Option<Salt>,
        /// Whether the numbers in what is told come with their names.
        #[serde(default, skip_serializing_if = "crate::named::is_no")]
        names: bool,
    },
    /// Leaves a standing instruction, or lists them if none is named.
    Standing {
        table: String,
        seat: Seat,
        #[serde(default, skip_serializing_if = "Option::is_none")]
        instruction: Option<String>,
        #[serde(default, skip_serializing_if = "Option::is_none")]
        value: Option<String>,
    },
    /// Why a decision is not allowed.
    Why { table: String, seat: Seat, decision: Value },
    /// The numbers behind a decision.
    Preview { table: String, seat: Seat, decision: Value },
    /// What stands at a place and what it can do, as far as a viewer may know.
    Inspect { table: String, viewer: Viewer, place: String },
    /// What a seat can tell of what is hidden from it.
    Surmise { table: String, seat: Seat },
    /// What every seat hit in a game that is over, and what was to be expected.
    Fortunes { table: String },
    /// What a bot of a level would do in the place of a seat; the best level of the game if none is
    /// named.
    Hint {
        table: String,
        seat: Seat,
        #[serde(default, skip_serializing_if = "Option::is_none")]
        level: Option<String>,
    },
    /// A finished game gone over, as a level judges it; the best level of the game if none is named.
    Review {
        table: String,
        #[serde(default, skip_serializing_if = "Option::is_none")]
        level: Option<String>,
    },
    /// Takes the last decision of a seat back.
    Undo {
        table: String,
        seat: Seat,
        sequence: usize,
        /// Whether the numbers in what is told come with their names.
        #[serde(default, skip_serializing_if = "crate::named::is_no")]
        names: bool,
    },
    /// Lets the bots that are waited for decide: once, or until a person is asked.
    Step {
        table: String,
        #[serde(default, skip_serializing_if = "std::ops::Not::not")]
        all: bool,
        /// Whether the numbers in what is told come with their names.
        #[serde(default, skip_serializing_if = "crate::named::is_no")]
        names: bool,
    },
    /// The game as a document, as a viewer may keep it.
    Record {
        table: String,
        #[serde(default = "referee")]
        #[cfg_attr(feature = "types", ts(optional, as = "Option<_>"))]
        viewer: Viewer,
    },
    /// Takes a recorded game up again.
    Load { record: String },
    /// Checks the luck of a recorded game.
    Verify { record: String },
    /// Gives up.
    Resign { table: String, seat: Seat },
    /// Offers a draw or agrees to one; or takes the offer back or declines it.
    Offer { table: String, seat: Seat, draw: bool },
    /// Breaks the game off.
    Abandon { table: String },
    /// Puts somebody else into a seat: a bot, or a person again.
    HandOver { table: String, seat: Seat, to: Occupant },
    /// Asks for another game with the sides changed; it begins when all persons have asked.
    Rematch { table: String, seat: Seat },
    /// Says something at the table, to everybody or to one's allies alone.
    Say {
        table: String,
        viewer: Viewer,
        #[serde(default)]
        #[cfg_attr(feature = "types", ts(optional, as = "Option<_>"))]
        to: Hearers,
        text: String,
    },
    /// Clears a table away.
    Close { table: String },
}

/// A seed: words, or a number that stands for its digits.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS, schemars::JsonSchema))]
#[serde(untagged, expecting = "a seed is a text or a whole number")]
pub enum Seed {
    /// In words.
    Words(String),
    /// As a number.
    Number(u64),
}

impl Seed {
    pub(super) fn into_words(self) -> String {
        match self {
            Seed::Words(words) => words,
            Seed::Number(number) => number.to_string(),
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

fn referee() -> Viewer {
    Viewer::Referee
}

impl Request {
    /// The seat for which something is done at a table, if it is done for one.
    #[expect(clippy::wildcard_enum_match_arm, reason = "all others are for nobody's seat")]
    #[must_use]
    pub fn seat(&self) -> Option<Seat> {
        match *self {
            Request::Act { seat, .. }
            | Request::Undo { seat, .. }
            | Request::Draft { seat, .. }
            | Request::Undraft { seat, .. }
            | Request::Commit { seat, .. }
            | Request::Standing { seat, .. }
            | Request::Resign { seat, .. }
            | Request::Offer { seat, .. }
            | Request::Say { viewer: Viewer::Seat(seat), .. } => Some(seat),
            _ => None,
        }
    }

    /// Whether what is told is to come with the names of its numbers.
    #[expect(
        clippy::wildcard_enum_match_arm,
        reason = "nothing else asks for names of what is told"
    )]
    pub(super) fn wants_names(&self) -> bool {
        match *self {
            Request::Act { names, .. }
            | Request::Undo { names, .. }
            | Request::Draft { names, .. }
            | Request::Undraft { names, .. }
            | Request::Commit { names, .. }
            | Request::Step { names, .. } => names,
            _ => false,
        }
    }

    /// The table that the request is about, if it is about one.
    #[must_use]
    pub fn table(&self) -> Option<&str> {
        match self {
            Request::Games {}
            | Request::New { .. }
            | Request::Position { .. }
            | Request::Load { .. }
            | Request::Verify { .. } => None,
            Request::Pinch { table, .. }
            | Request::Document { table }
            | Request::Scenario { table }
            | Request::Luck { table, .. }
            | Request::View { table, .. }
            | Request::Act { table, .. }
            | Request::Draft { table, .. }
            | Request::Undraft { table, .. }
            | Request::Commit { table, .. }
            | Request::Standing { table, .. }
            | Request::Why { table, .. }
            | Request::Preview { table, .. }
            | Request::Inspect { table, .. }
            | Request::Surmise { table, .. }
            | Request::Fortunes { table }
            | Request::Hint { table, .. }
            | Request::Review { table, .. }
            | Request::Undo { table, .. }
            | Request::Step { table, .. }
            | Request::Record { table, .. }
            | Request::Resign { table, .. }
            | Request::Offer { table, .. }
            | Request::Abandon { table }
            | Request::HandOver { table, .. }
            | Request::Rematch { table, .. }
            | Request::Say { table, .. }
            | Request::Close { table } => Some(table),
        }
    }
}
