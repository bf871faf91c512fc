//! The first line of a record: what is played, by whom, with which luck.

use std::borrow::Cow;
use std::collections::BTreeMap;

use engine::{Bytes, Seat, Viewer};
use luck::{Cup, GameId, Key, Pinch, bot_pinch, commitment_to};
use serde::{Deserialize, Serialize};
use serde_json::Value;

use crate::{Code, Occupant, Problem};

/// The first line of a record.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS, schemars::JsonSchema), ts(optional_fields))]
#[serde(deny_unknown_fields)]
pub struct Header {
    /// The version of the form of the record.
    pub format: u32,
    /// The short name of the game.
    pub game: String,
    /// The version of its rules under which the game was begun.
    pub rules_version: u32,
    /// The id of this one game, which its commitment is bound to.
    pub id: GameId,
    /// The short name of the scenario.
    pub scenario: String,
    /// Every option by name, because a default may be another one some day.
    pub options: BTreeMap<String, String>,
    /// Who sits where, in the order of the seats.
    pub seats: Vec<Occupant>,
    /// What was promised about luck.
    pub luck: Promise,
    /// For whom the record was made, if it holds only what one viewer may know.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub viewer: Option<Viewer>,
    /// What the game began with, so that it can be replayed when the program's own scenarios have
    /// changed. A record for one viewer leaves a position out: it holds secrets.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub beginning: Option<Beginning>,
}

impl Header {
    /// What each seat added to the luck: bytes of its own, or those that the key gives it. None
    /// where the key would tell and is not in the record.
    #[must_use]
    pub fn pinches(&self) -> Vec<Option<Pinch>> {
        let from_key = |seat| Some(bot_pinch(&self.luck.key?, &self.id, seat));
        let seats = (0u8..).map(Seat).zip(&self.luck.pinches);
        seats.map(|(seat, given)| given.or_else(|| from_key(seat))).collect()
    }

    /// The cup that the promise was about, if `key` is the one that was promised.
    pub(crate) fn promised_cup(&self, key: &Key) -> Result<Cup, Problem> {
        if commitment_to(key, &self.id) != self.luck.commitment {
            return Err(Problem::new(Code::Luck, "The key is not the one that was promised."));
        }
        if self.luck.pinches.len() != self.seats.len() {
            return Err(Problem::malformed("The record does not have a pinch for each seat."));
        }
        Ok(self.luck.cup(key, &self.id))
    }
}

/// What a game began with.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS, schemars::JsonSchema))]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
pub enum Beginning {
    // Those of the program itself are in memory once.
    /// A scenario file.
    File(Cow<'static, str>),
    /// A document that describes a position, and the file of the scenario that it names.
    Position {
        document: Value,
        #[serde(default, skip_serializing_if = "Option::is_none")]
        file: Option<String>,
    },
}

/// What was promised about the luck of a game, and what it takes to check it.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(
    feature = "types",
    derive(ts_rs::TS, schemars::JsonSchema),
    ts(optional_fields, rename = "LuckPromise")
)]
#[serde(deny_unknown_fields)]
pub struct Promise {
    /// The hash of the key together with the id of the game, published before anything is drawn.
    pub commitment: Bytes<32>,
    /// The bytes that each seat gave; none where they come from the key, as a bot's do.
    pub pinches: Vec<Option<Pinch>>,
    /// The words that the key was made of, if somebody named them. Then nothing is proved.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub seed: Option<String>,
    /// The key itself: only in the referee's own record, and in everybody's once the game is over.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub key: Option<Key>,
}

impl Promise {
    /// The cup of the game, if `key` is its key.
    pub(crate) fn cup(&self, key: &Key, game: &GameId) -> Cup {
        let seats = (0u8..).map(Seat).zip(&self.pinches);
        let pinch = |(seat, given): (Seat, &Option<Pinch>)| {
            given.unwrap_or_else(|| bot_pinch(key, game, seat))
        };
        Cup::new(key, game, &seats.map(pinch).collect::<Vec<_>>())
    }
}
