//! A game on the shelf with its types rubbed off.

use std::marker::PhantomData;

use engine::{Fault, OptionCard, ScenarioCard};

use crate::{Lexicon, Pairing, Problem, Record, SetUp, Table};

/// A game on the shelf.
pub trait Title: Sync {
    /// The short name that records, links and commands use.
    fn id(&self) -> &'static str;

    /// Its title in print.
    fn name(&self) -> String;

    /// Rises whenever the same decisions and the same luck would give another game.
    fn rules_version(&self) -> u32;

    /// The numbered rules, in Markdown.
    fn rules(&self) -> &'static str;

    /// The scenarios that come with the game.
    fn scenarios(&self) -> Vec<ScenarioCard>;

    /// The switches that change its rules.
    fn options(&self) -> Vec<OptionCard>;

    /// Its words.
    fn lexicon(&self) -> Lexicon;

    /// Reads a scenario file and says everything that is wrong with it.
    ///
    /// # Errors
    /// All faults found, each with its place in the text.
    fn check_scenario(&self, text: &str) -> Result<ScenarioCard, Vec<Fault>>;

    /// Starts a game.
    ///
    /// # Errors
    /// If the scenario, an option, its value or a bot is unknown, or the seats are too few or
    /// too many.
    fn open(&self, set_up: SetUp) -> Result<Box<dyn Table>, Problem>;

    /// Takes a recorded game up again; [`crate::load`] finds the game first.
    ///
    /// # Errors
    /// If the record cannot be read, or names what is unknown.
    fn resume(&self, record: &Record<'_>) -> Result<Box<dyn Table>, Problem>;

    /// Sets a game between bots up, to be played as often as one likes.
    ///
    /// # Errors
    /// As [`Title::open`]; and if somebody is to be asked.
    fn pairing(&self, set_up: &SetUp, most_turns: u32) -> Result<Box<dyn Pairing>, Problem>;
}

/// A game whose type is known here and nowhere above.
struct Boxed<T>(PhantomData<fn() -> T>);

/// Puts a game on the shelf.
#[must_use]
pub const fn shelve<T: engine::Title>() -> &'static dyn Title {
    &Boxed::<T>(PhantomData)
}

impl<T: engine::Title> Title for Boxed<T> {
    fn id(&self) -> &'static str {
        T::ID
    }

    fn name(&self) -> String {
        self.lexicon().say(&engine::Phrase::new("game-title"))
    }

    fn rules_version(&self) -> u32 {
        T::RULES_VERSION
    }

    fn rules(&self) -> &'static str {
        T::RULES
    }

    fn scenarios(&self) -> Vec<ScenarioCard> {
        T::scenarios()
    }

    fn options(&self) -> Vec<OptionCard> {
        T::options()
    }

    fn lexicon(&self) -> Lexicon {
        Lexicon::english(T::WORDS)
    }

    fn check_scenario(&self, text: &str) -> Result<ScenarioCard, Vec<Fault>> {
        T::check_scenario(text)
    }

    fn open(&self, set_up: SetUp) -> Result<Box<dyn Table>, Problem> {
        crate::opening::open::<T>(set_up)
    }

    fn resume(&self, record: &Record<'_>) -> Result<Box<dyn Table>, Problem> {
        crate::opening::resume::<T>(record)
    }

    fn pairing(&self, set_up: &SetUp, most_turns: u32) -> Result<Box<dyn Pairing>, Problem> {
        crate::pairing::pairing::<T>(set_up, most_turns)
    }
}
