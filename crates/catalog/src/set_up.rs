//! What a game is started with, and how a record says so.

use std::collections::BTreeMap;
use std::fmt;

use engine::OptionCard;
use serde::{Deserialize, Serialize};

/// What a game is started with.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct SetUp {
    /// The short name of the scenario.
    pub scenario: String,
    /// Options by name; what is not named has its default. A record names them all, because a
    /// default may be another one when it is taken up again.
    #[serde(default)]
    pub options: BTreeMap<String, String>,
    /// Who sits where, in the order of the seats.
    pub seats: Vec<Occupant>,
    /// Where luck begins.
    pub seed: u64,
}

impl SetUp {
    /// The same with every option of a game named.
    pub(crate) fn spelled_out(mut self, options: &[OptionCard]) -> SetUp {
        for card in options {
            self.options.entry(card.id.to_owned()).or_insert_with(|| card.default.to_owned());
        }
        self
    }

    /// The options as the games take them.
    pub(crate) fn option_list(&self) -> Vec<(String, String)> {
        self.options.iter().map(|(name, value)| (name.clone(), value.clone())).collect()
    }
}

/// Who sits in a seat. Written as one word: `person`, or the name of a bot.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
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
