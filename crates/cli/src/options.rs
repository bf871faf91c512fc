//! Arguments that several commands share.

use std::fs;
use std::path::Path;
use std::thread::available_parallelism;

use catalog::{Luck, SetUp, Start, Title};
use clap::Args;
use engine::{Fault, ScenarioCard};

use crate::failure::Failure;

/// What is to be played.
#[derive(Args, Clone, Debug, Default)]
pub(crate) struct Setting {
    /// The game; if nothing is said, the one that has the scenario or understands the file, or the
    /// first one.
    #[arg(long, value_name = "ID")]
    pub(crate) game: Option<String>,

    /// The scenario, or a scenario file (.toml); the first one if nothing is said.
    #[arg(long, value_name = "ID|FILE")]
    pub(crate) scenario: Option<String>,

    /// A switch that changes the rules; may be given several times. `grognard games` lists them;
    /// by-the-book=on sets all of them as the printed book has it.
    #[arg(long = "option", value_name = "NAME=VALUE", value_parser = named_value)]
    pub(crate) options: Vec<(String, String)>,
}

/// How a series of games is played.
#[derive(Args, Clone, Debug)]
pub(crate) struct Series {
    /// How much of its work every level does, 0.001 at least.
    #[arg(long, value_name = "FACTOR", default_value = "1", value_parser = work)]
    pub(crate) work: u32,

    /// Where luck begins; the same seed gives the same games.
    #[arg(long, value_name = "S", default_value_t = 1, allow_negative_numbers = true)]
    pub(crate) seed: u64,

    /// Games that get beyond this turn are stopped and reported as capped. Where it is counted who is
    /// better, they are judged as the rules judge their last turn.
    #[arg(
        long,
        value_name = "N",
        default_value_t = 500,
        allow_negative_numbers = true,
        value_parser = clap::value_parser!(u32).range(1..),
    )]
    pub(crate) max_turns: u32,

    /// How many games are played at once; as many as there are cores, if nothing is said. It changes
    /// no result.
    #[arg(
        long,
        value_name = "N",
        allow_negative_numbers = true,
        value_parser = clap::value_parser!(u64).range(1..=1024),
    )]
    threads: Option<u64>,
}

impl Series {
    /// How many games are played at once.
    pub(crate) fn threads(&self) -> u64 {
        self.threads.unwrap_or_else(|| available_parallelism().map_or(1, |it| it.get() as u64))
    }
}

impl Setting {
    /// The game that is meant.
    pub(crate) fn title(&self) -> Result<&'static dyn Title, Failure> {
        match (&self.game, self.file()) {
            (Some(id), _) => Ok(catalog::find(id)?),
            (None, Some(file)) => game_of_file(file, &read(file)?),
            (None, None) => Ok(self.game_of_scenario().unwrap_or(catalog::games()[0])),
        }
    }

    /// The file that is named instead of a scenario.
    fn file(&self) -> Option<&Path> {
        self.scenario.as_deref().filter(|name| name.ends_with(".toml")).map(Path::new)
    }

    /// The first game that has a scenario of the name.
    fn game_of_scenario(&self) -> Option<&'static dyn Title> {
        let id = self.scenario.as_ref()?;
        let has_it = |title: &&dyn Title| title.scenarios().iter().any(|card| card.id == *id);
        catalog::games().iter().copied().find(has_it)
    }

    /// The scenario that is meant as it is with the switches, which may change who sits at the
    /// table; and how a game begins with it.
    pub(crate) fn start(&self, title: &dyn Title) -> Result<(ScenarioCard, Start), Failure> {
        let start = match self.file() {
            Some(file) => {
                let text = read(file)?;
                check(title, file, &text)?;
                Start::File(text)
            }
            None => Start::Scenario(self.on_shelf(title)?.id),
        };
        let options = self.options.iter().cloned().collect();
        let set_up = SetUp { start: start.clone(), options, seats: Vec::new() };
        let table = title.open(set_up, &Luck::seeded("nobody sits down"))?;
        Ok((table.scenario().clone(), start))
    }

    fn on_shelf(&self, title: &dyn Title) -> Result<ScenarioCard, Failure> {
        let mut cards = title.scenarios();
        let Some(id) = &self.scenario else {
            let none = || Failure::input(format!("{} has no scenario yet.", title.name()));
            return (!cards.is_empty()).then(|| cards.swap_remove(0)).ok_or_else(none);
        };
        let known: Vec<&str> = cards.iter().map(|card| card.id.as_str()).collect();
        let known = known.join(", ");
        cards.into_iter().find(|card| card.id == *id).ok_or_else(|| {
            Failure::input(format!("There is no scenario \"{id}\"; the scenarios are: {known}."))
        })
    }
}

/// The text of a scenario file.
pub(crate) fn read(file: &Path) -> Result<String, Failure> {
    let cannot = |error| Failure::input(format!("{} cannot be read: {error}.", file.display()));
    fs::read_to_string(file).map_err(cannot)
}

/// The game that a scenario file is for: the folder it lies in tells, or the schema that its first
/// line names, or that the game finds it sound. What no game can read is no game's in particular.
pub(crate) fn game_of_file(file: &Path, text: &str) -> Result<&'static dyn Title, Failure> {
    let games = || catalog::games().iter().copied();
    let first_line = text.lines().next().unwrap_or_default();
    let is_named = |title: &&dyn Title| {
        let schema = format!("/{}-scenario.json", title.id());
        let lies_in = file.components().any(|part| part.as_os_str() == title.id());
        lies_in || first_line.starts_with("#:schema") && first_line.ends_with(&schema)
    };
    let is_sound = |title: &&dyn Title| title.check_scenario(text).is_ok();
    if let Some(title) = games().find(is_named).or_else(|| games().find(is_sound)) {
        return Ok(title);
    }
    let mut faults = games().map(|title| title.check_scenario(text).err());
    let first = faults.next().flatten();
    let ask = || format!("Say with --game for which game {} is.", file.display());
    let say_the_same = faults.all(|it| it == first);
    if say_the_same { Ok(catalog::games()[0]) } else { Err(Failure::input(ask())) }
}

/// The card of a scenario file, or one line for each of its faults.
pub(crate) fn check(title: &dyn Title, file: &Path, text: &str) -> Result<ScenarioCard, Failure> {
    let name = file.display();
    let line = |fault: &Fault| match fault.line {
        0 => format!("{name}: {}", fault.message),
        line => format!("{name}:{line}: {}", fault.message),
    };
    let told = |faults: Vec<Fault>| faults.iter().map(line).collect::<Vec<_>>().join("\n");
    title.check_scenario(text).map_err(|faults| Failure::input(told(faults)))
}

/// Reads `name=value`.
pub(crate) fn named_value(text: &str) -> Result<(String, String), String> {
    let (name, value) = text.split_once('=').ok_or("write it as NAME=VALUE")?;
    Ok((name.trim().to_owned(), value.trim().to_owned()))
}

/// Reads a share of work, as parts of a thousand.
fn work(text: &str) -> Result<u32, String> {
    let wanted = "write a number like 0.05, from 0.001 to 1000000 and with three decimals at most";
    catalog::per_mille(text).ok_or_else(|| wanted.to_owned())
}

/// Reads a share that is neither nothing nor all.
pub(crate) fn share(text: &str) -> Result<f64, String> {
    let wanted = || "write a number between 0 and 1, such as 0.65".to_owned();
    let number: f64 = text.parse().map_err(|_| wanted())?;
    if number > 0.0 && number < 1.0 { Ok(number) } else { Err(wanted()) }
}
