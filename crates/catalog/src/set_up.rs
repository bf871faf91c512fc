//! What a game is started with.

use std::collections::BTreeMap;
use std::fmt;

use engine::OptionCard;
use luck::{GameId, Key, Pinch};
use serde::{Deserialize, Serialize};
use serde_json::Value;

/// The option of every game that sets all its options as the letter of the printed book has them;
/// options that are named beside it keep the values they are given, and those that the book leaves
/// to the players have their default.
pub const BY_THE_BOOK: &str = "by-the-book";

/// What a game is started with.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct SetUp {
    /// Where it begins.
    pub start: Start,
    /// Options by name; what is not named has its default.
    pub options: BTreeMap<String, String>,
    /// Who sits where, in the order of the seats; persons in all of them if nobody is named.
    pub seats: Vec<Occupant>,
}

/// Where a game begins.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Start {
    /// With a scenario that comes with the game, by its short name.
    Scenario(String),
    /// With the text of a scenario file.
    File(String),
    /// In the middle, at a position that a document describes; with the file of the scenario that it
    /// names, if that is not the game's own.
    Position { document: Value, file: Option<String> },
}

impl SetUp {
    /// The set-up with every option of a game named, and [`BY_THE_BOOK`] put into effect.
    pub(crate) fn spelled_out(self, cards: &[OptionCard]) -> Result<SetUp, String> {
        Ok(SetUp { options: spell_out(self.options, cards)?, ..self })
    }
}

/// Every option of a game with its value: as named, as the book has it, or its default.
pub(crate) fn spell_out(
    mut options: BTreeMap<String, String>,
    cards: &[OptionCard],
) -> Result<BTreeMap<String, String>, String> {
    let known = [cards, &[OptionCard::switch(BY_THE_BOOK, "", "off")]].concat();
    for (name, value) in &options {
        OptionCard::find(&known, name, value)?;
    }
    let by_the_book = options.remove(BY_THE_BOOK).is_some_and(|value| value == "on");
    for card in cards {
        let value = if by_the_book { card.by_the_letter() } else { card.default };
        options.entry(card.id.to_owned()).or_insert_with(|| value.to_owned());
    }
    Ok(options)
}

/// The luck of a game before anything is drawn. Whoever opens the table brings the key: this crate
/// has no source of chance of its own.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Luck {
    /// The secret from which all draws follow.
    pub key: Key,
    /// The id of the game, which the commitment to the key is bound to.
    pub game: GameId,
    /// The words that key and id were made of, if somebody named them.
    pub seed: Option<String>,
    /// The bytes that seats gave; what is missing comes from the key.
    pub pinches: Vec<Option<Pinch>>,
}

impl Luck {
    /// Luck from a key that nobody knows.
    #[must_use]
    pub fn fresh(key: Key, game: GameId) -> Luck {
        Luck { key, game, seed: None, pinches: Vec::new() }
    }

    /// Luck from words that somebody named: the same words and decisions give the same game.
    #[must_use]
    pub fn seeded(seed: &str) -> Luck {
        let (key, game) = (luck::key_from_seed(seed), luck::game_from_seed(seed));
        Luck { key, game, seed: Some(seed.to_owned()), pinches: Vec::new() }
    }
}

/// Who sits in a seat. Written as one word: `person`, or the name of a bot.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS, schemars::JsonSchema), ts(as = "String"))]
#[serde(from = "String", into = "String")]
pub enum Occupant {
    /// Somebody who is asked.
    Person,
    /// A bot of this name.
    Bot(String),
}

impl From<&str> for Occupant {
    fn from(name: &str) -> Occupant {
        match name {
            "person" => Occupant::Person,
            bot => Occupant::Bot(bot.to_owned()),
        }
    }
}

impl From<String> for Occupant {
    fn from(name: String) -> Occupant {
        Occupant::from(name.as_str())
    }
}

impl From<Occupant> for String {
    fn from(occupant: Occupant) -> String {
        occupant.to_string()
    }
}

impl fmt::Display for Occupant {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Occupant::Person => "person",
            Occupant::Bot(name) => name,
        })
    }
}
