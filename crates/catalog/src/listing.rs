//! What there is to play, as programs read it.

use engine::{DrawCard, OptionCard, ScenarioCard, SideCard, StandingCard};
use serde::Serialize;

use crate::{Title, games};

/// Every game with its scenarios.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS, schemars::JsonSchema))]
pub struct Listing {
    /// The games, in the order of the shelf.
    pub games: Vec<GameCard>,
    /// The names of the bots that play every game, the weakest first. They are for comparison; whoever
    /// wants an opponent chooses a level.
    pub bots: &'static [&'static str],
}

/// What one needs to know of a game to choose it.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS, schemars::JsonSchema))]
pub struct GameCard {
    /// Its short name.
    pub id: &'static str,
    /// Its title in print.
    pub title: String,
    /// The line under its title.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "types", ts(optional))]
    pub subtitle: Option<String>,
    /// The version of its rules.
    pub rules_version: u32,
    /// The switches that change its rules.
    pub options: Vec<OptionCard>,
    /// The standing instructions that a seat can leave.
    pub standing: &'static [StandingCard],
    /// The kinds of draw that its rules ask for.
    pub draws: &'static [DrawCard],
    /// How well its bots play, the weakest first.
    pub levels: Vec<LevelCard>,
    /// What can be played.
    pub scenarios: Vec<ScenarioEntry>,
}

/// How well a bot plays.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS, schemars::JsonSchema))]
pub struct LevelCard {
    /// The name by which it is given a seat.
    pub id: &'static str,
    /// Its name in print.
    pub title: String,
    /// What it is like, in a sentence.
    pub about: String,
}

/// A scenario in the list; [`Title::scenarios`] tells more.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS, schemars::JsonSchema))]
pub struct ScenarioEntry {
    /// Its short name.
    pub id: String,
    /// Its title in print.
    pub title: String,
    /// The side of each seat, in the order of the seats.
    pub sides: Vec<SideCard>,
}

impl GameCard {
    pub(crate) fn new(title: &dyn Title) -> GameCard {
        GameCard {
            id: title.id(),
            title: title.name(),
            subtitle: title.subtitle(),
            rules_version: title.rules_version(),
            options: title.options(),
            standing: title.standing(),
            draws: title.draws(),
            levels: title.levels(),
            scenarios: title.scenarios().into_iter().map(ScenarioEntry::from).collect(),
        }
    }
}

impl From<ScenarioCard> for ScenarioEntry {
    fn from(card: ScenarioCard) -> ScenarioEntry {
        ScenarioEntry { id: card.id, title: card.title, sides: card.sides }
    }
}

/// Lists every game with its scenarios.
#[must_use]
pub fn listing() -> Listing {
    Listing::of(games())
}

impl Listing {
    /// Lists the games of a shelf.
    #[must_use]
    pub fn of(shelf: &[&'static dyn Title]) -> Listing {
        let games = shelf.iter().map(|&title| GameCard::new(title)).collect();
        Listing { games, bots: &ai::NAMES }
    }
}
