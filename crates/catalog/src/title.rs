//! A game on the shelf with its types rubbed off.

use std::marker::PhantomData;
use std::sync::Arc;

use engine::{DrawCard, Fault, OptionCard, ScenarioCard, SeatSet, StandingCard};
use serde_json::Value;

use crate::protocol::Scenario;
use crate::{
    Field, Figure, Header, Lab, LevelCard, Lexicon, Luck, Pairing, Problem, Record, SetUp, Table,
};

/// A game on the shelf.
pub trait Title: Sync {
    /// The short name that records, links and commands use.
    fn id(&self) -> &'static str;

    /// Its title in print.
    fn name(&self) -> String;

    /// The line under its title, if it has one.
    fn subtitle(&self) -> Option<String>;

    /// Rises whenever the same decisions and the same luck would give another game.
    fn rules_version(&self) -> u32;

    /// The numbered rules, in Markdown.
    fn rules(&self) -> &'static str;

    /// The scenarios that come with the game.
    fn scenarios(&self) -> Vec<ScenarioCard>;

    /// The switches that change its rules.
    fn options(&self) -> Vec<OptionCard>;

    /// How one of its scenarios came out between bots with other options than the usual, as far as that
    /// was counted.
    ///
    /// # Errors
    /// If the scenario is unknown.
    fn figures(&self, scenario: &str) -> Result<Vec<Figure>, Problem>;

    /// The standing instructions that a seat can leave.
    fn standing(&self) -> &'static [StandingCard];

    /// The kinds of draw that its rules ask for.
    fn draws(&self) -> &'static [DrawCard];

    /// How well its bots play, the weakest first.
    fn levels(&self) -> Vec<LevelCard>;

    /// The names of everybody who can be given a seat, the weakest first.
    fn bots(&self) -> Vec<&'static str>;

    /// Its words, which all who ask share.
    fn lexicon(&self) -> Arc<Lexicon>;

    /// Whether `text` is the file of a scenario that comes with the game.
    fn owns(&self, scenario: &str, text: &str) -> bool;

    /// Reads a scenario file and says everything that is wrong with it.
    ///
    /// # Errors
    /// All faults found, each with its place in the text.
    fn check_scenario(&self, text: &str) -> Result<ScenarioCard, Vec<Fault>>;

    /// Starts a game.
    ///
    /// # Errors
    /// If the scenario, an option, its value or a bot is unknown, the seats are too few or too
    /// many, or a scenario file or a position is not sound.
    fn open(&self, set_up: SetUp, luck: &Luck) -> Result<Box<dyn Table>, Problem>;

    /// Takes a recorded game up again; [`crate::load`] finds the game first.
    ///
    /// # Errors
    /// If the record cannot be read, or names what is unknown.
    fn resume(&self, record: &Record<'_>) -> Result<Box<dyn Table>, Problem>;

    /// Looks at a recorded game as it was after so many of its lines; [`crate::replay`] finds the
    /// game first.
    ///
    /// # Errors
    /// If the record cannot be read.
    fn replay(&self, record: &Record<'_>, to: usize) -> Result<Box<dyn Table>, Problem>;

    /// What is known of the scenario of a recorded game.
    ///
    /// # Errors
    /// If the record does not say where it began and no scenario of the game has its name, or what
    /// it began with is not sound.
    fn recorded_scenario(&self, header: &Header) -> Result<ScenarioCard, Problem>;

    /// The same with its map, its names and its tables.
    ///
    /// # Errors
    /// If the record does not say where it began, or what it began with is not sound.
    fn recorded_scene(&self, header: &Header) -> Result<Scenario, Problem>;

    /// The sides of a recorded game, each with the seats that win and lose together.
    ///
    /// # Errors
    /// If the record does not say where it began, or what it began with is not sound.
    fn recorded_sides(&self, header: &Header) -> Result<Vec<SeatSet>, Problem>;

    /// The board in characters as a view in a record shows it.
    ///
    /// # Errors
    /// If the record does not say where it began, or it is no view of this game.
    fn sketch(&self, record: &Record<'_>, view: &Value) -> Result<String, Problem>;

    /// Looks at a scenario before bots are set against each other in it. Who sits where does not
    /// matter.
    ///
    /// # Errors
    /// As [`Title::open`].
    fn field(&self, set_up: &SetUp) -> Result<Field, Problem>;

    /// Sets a game between bots up, to be played as often as one likes. Levels do so many parts of a
    /// thousand of their work; `marshal*16` does 16 times that.
    ///
    /// # Errors
    /// As [`Title::open`]; and if somebody is to be asked.
    fn pairing(
        &self,
        set_up: &SetUp,
        seed: u64,
        most_turns: u32,
        per_mille: u32,
    ) -> Result<Box<dyn Pairing>, Problem>;

    /// Sets the same up, with everything counted that the game knows how to count.
    ///
    /// # Errors
    /// As [`Title::pairing`].
    fn lab(
        &self,
        set_up: &SetUp,
        seed: u64,
        most_turns: u32,
        per_mille: u32,
    ) -> Result<Box<dyn Lab>, Problem>;
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

    fn subtitle(&self) -> Option<String> {
        let (lexicon, line) = (self.lexicon(), engine::Phrase::new("game-subtitle"));
        lexicon.missing(&line).is_empty().then(|| lexicon.say(&line))
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

    fn figures(&self, scenario: &str) -> Result<Vec<Figure>, Problem> {
        crate::figures::figures::<T>(scenario)
    }

    fn standing(&self) -> &'static [StandingCard] {
        T::standing()
    }

    fn draws(&self) -> &'static [DrawCard] {
        T::draws()
    }

    fn levels(&self) -> Vec<LevelCard> {
        let lexicon = self.lexicon();
        let card = |level: &engine::Level| {
            let say = |word: String| lexicon.say(&engine::Phrase::new(word));
            let title = say(format!("level-{}", level.id));
            LevelCard { id: level.id, title, about: say(format!("level-{}.about", level.id)) }
        };
        T::LEVELS.iter().map(card).collect()
    }

    fn bots(&self) -> Vec<&'static str> {
        ai::names::<T>()
    }

    fn lexicon(&self) -> Arc<Lexicon> {
        crate::shared::lexicon(T::WORDS)
    }

    fn owns(&self, scenario: &str, text: &str) -> bool {
        T::scenario_file(scenario) == Some(text)
    }

    fn check_scenario(&self, text: &str) -> Result<ScenarioCard, Vec<Fault>> {
        T::check_scenario(text)
    }

    fn open(&self, set_up: SetUp, luck: &Luck) -> Result<Box<dyn Table>, Problem> {
        crate::opening::open::<T>(set_up, luck)
    }

    fn resume(&self, record: &Record<'_>) -> Result<Box<dyn Table>, Problem> {
        crate::opening::resume::<T>(record)
    }

    fn replay(&self, record: &Record<'_>, to: usize) -> Result<Box<dyn Table>, Problem> {
        crate::opening::replay::<T>(record, to)
    }

    fn recorded_scenario(&self, header: &Header) -> Result<ScenarioCard, Problem> {
        crate::opening::recorded_scenario::<T>(header)
    }

    fn recorded_scene(&self, header: &Header) -> Result<Scenario, Problem> {
        crate::opening::recorded_scene::<T>(header)
    }

    fn recorded_sides(&self, header: &Header) -> Result<Vec<SeatSet>, Problem> {
        crate::opening::recorded_sides::<T>(header)
    }

    fn sketch(&self, record: &Record<'_>, view: &Value) -> Result<String, Problem> {
        crate::opening::sketch::<T>(record, view)
    }

    fn field(&self, set_up: &SetUp) -> Result<Field, Problem> {
        crate::pairing::field::<T>(set_up)
    }

    fn pairing(
        &self,
        set_up: &SetUp,
        seed: u64,
        most_turns: u32,
        per_mille: u32,
    ) -> Result<Box<dyn Pairing>, Problem> {
        crate::pairing::pairing::<T>(set_up, seed, most_turns, per_mille)
    }

    fn lab(
        &self,
        set_up: &SetUp,
        seed: u64,
        most_turns: u32,
        per_mille: u32,
    ) -> Result<Box<dyn Lab>, Problem> {
        crate::lab::lab::<T>(set_up, seed, most_turns, per_mille)
    }
}
