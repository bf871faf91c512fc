//! Starting a game, or taking a recorded one up again.

use std::panic::{AssertUnwindSafe, catch_unwind};

use engine::{BadLog, Entry};
use luck::Fast;

use crate::played::Played;
use crate::problem::json_fault;
use crate::{FORMAT, Header, Problem, Record, SetUp, Table};

/// Starts a game.
pub(crate) fn open<T: engine::Title>(set_up: SetUp) -> Result<Box<dyn Table>, Problem> {
    let set_up = set_up.spelled_out(&T::options());
    let position = position::<T>(&set_up)?;
    let table = engine::Table::new(position, &mut luck_after(set_up.seed, 0));
    let header =
        Header { format: FORMAT, game: T::ID.to_owned(), rules_version: T::RULES_VERSION, set_up };
    Ok(Box::new(Played::seat(header, table)?))
}

/// Takes a recorded game up again.
pub(crate) fn resume<T: engine::Title>(record: &Record<'_>) -> Result<Box<dyn Table>, Problem> {
    let header = record.header.clone();
    let position = position::<T>(&header.set_up)?;
    let log = entries::<T>(&record.log)?;
    let table = follow(position, log)?;
    Ok(Box::new(Played::seat(header, table)?))
}

/// The table as `log` left it. Events are trusted by the rules, but a file may have been changed by
/// hand: what breaks them is refused here. The closure owns all that it touches and what is shared
/// never changes, so nothing is left half done.
fn follow<T: engine::Title>(position: T, log: Vec<Entry<T>>) -> Result<engine::Table<T>, Problem> {
    let resume = || engine::Table::resume(position, log, &[]);
    let resumed = catch_unwind(AssertUnwindSafe(resume)).map_err(|_| {
        Problem::malformed("The saved game tells of something that cannot have happened.")
    })?;
    resumed.map_err(|BadLog { line }| {
        let line = line + 2;
        Problem::malformed(format!("Line {line} of the saved game does not follow from the rest."))
    })
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

/// The luck of a table after so many seals: the same whether the game went on or was taken up
/// again, and not to be changed by taking decisions back.
pub(crate) fn luck_after(seed: u64, seals: usize) -> Fast {
    let mut seeds = Fast::new(seed ^ (seals as u64).rotate_left(32));
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
