//! Starting a game, or taking a recorded one up again.

use engine::{BadLog, Entry};
use luck::Fast;

use crate::played::Played;
use crate::problem::json_fault;

use crate::{FORMAT, Header, Problem, Record, SetUp, Table};

/// Starts a game.
pub(crate) fn open<T: engine::Title>(set_up: SetUp) -> Result<Box<dyn Table>, Problem> {
    let position = position::<T>(&set_up)?;
    let mut luck = luck_from(set_up.seed, 0);
    let table = engine::Table::new(position, &mut luck);
    let header =
        Header { format: FORMAT, game: T::ID.to_owned(), rules_version: T::RULES_VERSION, set_up };
    Ok(Box::new(Played::seat(header, table, luck)?))
}

/// Takes a recorded game up again.
pub(crate) fn resume<T: engine::Title>(record: &Record<'_>) -> Result<Box<dyn Table>, Problem> {
    let header = record.header.clone();
    let position = position::<T>(&header.set_up)?;
    let log = entries::<T>(&record.log)?;
    let luck = luck_from(header.set_up.seed, log.len());
    let table = engine::Table::resume(position, log, &[]).map_err(|BadLog { line }| {
        let line = line + 2;
        Problem::malformed(format!("Line {line} of the saved game does not follow from the rest."))
    })?;
    Ok(Box::new(Played::seat(header, table, luck)?))
}

/// The position with which a scenario begins, if there is a seat for everybody.
pub(crate) fn position<T: engine::Title>(set_up: &SetUp) -> Result<T, Problem> {
    let position = T::set_up(&set_up.scenario, &set_up.option_list())
        .map_err(|text| Problem::unknown(sentence(&text)))?;
    let (seats, given) = (position.seats().len() as usize, set_up.seats.len());
    if seats != given {
        let message = format!("This scenario has {seats} seats, but {given} were filled.");
        return Err(Problem::unknown(message));
    }
    Ok(position)
}

/// The text with a capital at its beginning and a full stop at its end.
fn sentence(text: &str) -> String {
    let mut letters = text.trim_end_matches('.').chars();
    let first = letters.next().into_iter().flat_map(char::to_uppercase);
    first.chain(letters).chain(['.']).collect()
}

/// The luck of a table whose log has `lines` lines already.
fn luck_from(seed: u64, lines: usize) -> Fast {
    let mut seeds = Fast::new(seed ^ (lines as u64).rotate_left(32));
    Fast::new(seeds.bits())
}

fn entries<T: engine::Title>(lines: &[&str]) -> Result<Vec<Entry<T>>, Problem> {
    let entry = |(index, line): (usize, &&str)| {
        serde_json::from_str(line).map_err(|error| {
            let number = index + 2;
            let message =
                format!("Line {number} of the saved game cannot be read: {}.", json_fault(&error));
            Problem::malformed(message)
        })
    };
    lines.iter().enumerate().map(entry).collect()
}
