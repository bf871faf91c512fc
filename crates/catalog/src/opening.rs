//! Starting a game, or taking a recorded one up again.

use std::panic::{AssertUnwindSafe, catch_unwind};

use engine::{ScenarioCard, SeatSet};
use luck::{Fair, commitment_to};
use serde_json::Value;

use crate::beginnings::{beginning, position, recorded_position, recorded_start};
use crate::played::{Played, Trust, json};
use crate::problem::shaped;
use crate::protocol::Scenario;
use crate::record::{Recorded, of_rules};
use crate::{
    Beginning, Code, FORMAT, Header, Luck, Occupant, Problem, Promise, Record, SetUp, Start, Table,
};

/// Starts a game.
pub(crate) fn open<T: engine::Title>(
    set_up: SetUp,
    luck: &Luck,
) -> Result<Box<dyn Table>, Problem> {
    let mut set_up = set_up.spelled_out(&T::options()).map_err(Problem::unknown)?;
    let position = position::<T>(&set_up)?;
    let beginning = beginning(&set_up.start, &position);
    if set_up.seats.is_empty() {
        set_up.seats = vec![Occupant::Person; position.seats().len() as usize];
    }
    let promise = promise(luck, set_up.seats.len());
    let mut fair = Fair::new(promise.cup(&luck.key, &luck.game));
    let table = match beginning {
        Beginning::File(_) => engine::Table::new(position, &mut fair),
        Beginning::Position { .. } => engine::Table::at(position),
    };
    let header = Header {
        format: FORMAT,
        game: T::ID.to_owned(),
        rules_version: T::RULES_VERSION,
        id: luck.game,
        scenario: table.set_up().card().id,
        options: set_up.options,
        seats: set_up.seats,
        luck: promise,
        viewer: None,
        beginning: Some(beginning),
    };
    Ok(Box::new(Played::seat(header, table, Some(fair))?))
}

/// What is promised about luck. The key stays with the referee.
fn promise(luck: &Luck, seats: usize) -> Promise {
    let mut pinches = luck.pinches.clone();
    pinches.resize(seats, None);
    Promise {
        commitment: commitment_to(&luck.key, &luck.game),
        pinches,
        seed: luck.seed.clone(),
        key: Some(luck.key),
    }
}

/// Takes a recorded game up again: by its rules, if they are still the same.
pub(crate) fn resume<T: engine::Title>(record: &Record<'_>) -> Result<Box<dyn Table>, Problem> {
    let trust = match record.header.rules_version {
        version if version == T::RULES_VERSION => Trust::Decisions,
        version if (1..T::RULES_VERSION).contains(&version) => Trust::Events,
        version => {
            let known = T::RULES_VERSION;
            let message = format!("The game has rules of version {version}, not 1 to {known}.");
            return Err(Problem::malformed(message));
        }
    };
    if record.header.luck.key.is_none() {
        let message = "The record does not hold the key of its luck: it can be replayed, not \
                       taken up again.";
        return Err(Problem::new(Code::Luck, message));
    }
    let played = follow::<T>(record, trust, usize::MAX)?;
    played.luck_holds()?;
    Ok(Box::new(played))
}

/// Looks at a recorded game as it was after so many of its lines: no rule is asked.
pub(crate) fn replay<T: engine::Title>(
    record: &Record<'_>,
    to: usize,
) -> Result<Box<dyn Table>, Problem> {
    Ok(Box::new(follow::<T>(record, Trust::Events, to)?))
}

/// What is known of the scenario of a recorded game.
pub(crate) fn recorded_scenario<T: engine::Title>(
    header: &Header,
) -> Result<ScenarioCard, Problem> {
    if header.beginning.is_some() {
        return Ok(recorded_position::<T>(header)?.card());
    }
    let own = T::scenarios().into_iter().find(|card| card.id == header.scenario);
    own.ok_or_else(|| {
        let scenario = &header.scenario;
        Problem::unknown(format!("There is no scenario \"{scenario}\" in this game."))
    })
}

/// What everybody may know of the scenario of a recorded game.
pub(crate) fn recorded_scene<T: engine::Title>(header: &Header) -> Result<Scenario, Problem> {
    let position: T = recorded_position(header)?;
    must_be_named(&position, header)?;
    Ok(Scenario { scenario: position.card(), scenery: json(position.scenery()) })
}

/// The sides of a recorded game, each with its seats.
pub(crate) fn recorded_sides<T: engine::Title>(header: &Header) -> Result<Vec<SeatSet>, Problem> {
    let position: T = recorded_position(header)?;
    let mut sides: Vec<SeatSet> = Vec::new();
    for side in position.seats().iter().map(|seat| position.side_of(seat)) {
        if !sides.contains(&side) {
            sides.push(side);
        }
    }
    Ok(sides)
}

/// The board in characters as a view in a record shows it.
pub(crate) fn sketch<T: engine::Title>(
    record: &Record<'_>,
    view: &Value,
) -> Result<String, Problem> {
    let position: T = recorded_position(&record.header)?;
    let view = shaped(view, "a view of this game")?;
    Ok(T::sketch(position.scenario(), &view))
}

/// The table as the record left it. Events may have been changed by hand: what breaks the rules is
/// refused here. The closure owns all that it touches, so nothing is left half done.
fn follow<T: engine::Title>(
    record: &Record<'_>,
    trust: Trust,
    to: usize,
) -> Result<Played<T>, Problem> {
    catch_unwind(AssertUnwindSafe(|| follow_lines(record, trust, to)))
        .unwrap_or_else(|_| Err(impossible()))
}

pub(crate) fn impossible() -> Problem {
    Problem::malformed("The saved game tells of something that cannot have happened.")
}

pub(crate) fn nothing_began() -> Problem {
    Problem::malformed("Line 2 of the saved game is missing: nothing began.")
}

fn follow_lines<T: engine::Title>(
    record: &Record<'_>,
    trust: Trust,
    to: usize,
) -> Result<Played<T>, Problem> {
    let mut played = seated(record)?;
    let lines = &record.lines[..record.lines.len().min(to.max(1))];
    let mut lines = lines.iter().enumerate().peekable();
    while let Some((index, line)) = lines.next() {
        let astray = || {
            let number = index + 2;
            let message = format!("Line {number} of the saved game does not follow from the rest.");
            Problem::malformed(message)
        };
        let followed = match (index, Recorded::read(index, line)?) {
            (0, Recorded::Rules(first)) => played.begin_again(first, trust),
            (0, Recorded::Beside(_)) => None,
            (_, line) => {
                let opened = lines.next_if(|&(index, next)| opens(index, next));
                let opened = opened.map(|(index, next)| Recorded::read(index, next)).transpose()?;
                played.follow(line, opened.and_then(Recorded::rules), trust)
            }
        };
        followed.ok_or_else(astray)?;
    }
    if record.lines.is_empty() {
        return Err(nothing_began());
    }
    played.luck_goes_on()?;
    Ok(played)
}

/// Whether a line opens secret orders: it belongs to the commitment before it.
fn opens(index: usize, line: &str) -> bool {
    matches!(of_rules(index, line), Ok(Some(("opened", _))))
}

/// Everybody in his seat, before anything has happened.
fn seated<T: engine::Title>(record: &Record<'_>) -> Result<Played<T>, Problem> {
    let mut header = record.header.clone();
    let start = recorded_start::<T>(&header)?;
    let position: T = recorded_position(&header)?;
    if header.seats.is_empty() {
        return Err(Problem::malformed("The saved game does not say who sits where."));
    }
    if header.viewer.is_some() {
        return Err(Problem::malformed("The record was made for one viewer; nobody can go on."));
    }
    must_be_named(&position, &header)?;
    let cup = header.luck.key.map(|key| header.promised_cup(&key)).transpose()?;
    if let Start::Scenario(_) = start {
        header.beginning = Some(beginning(&start, &position));
    }
    Played::seat(header, engine::Table::unbegun(position), cup.map(Fair::new))
}

/// Whether a record names the scenario that it began with.
fn must_be_named<T: engine::Title>(position: &T, header: &Header) -> Result<(), Problem> {
    let message = "The saved game began with another scenario than it names.";
    let is_named = position.card().id == header.scenario;
    is_named.then_some(()).ok_or_else(|| Problem::malformed(message))
}
