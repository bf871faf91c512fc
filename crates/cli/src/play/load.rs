//! Going on with a game that was saved.

use std::fs;
use std::panic::{self, AssertUnwindSafe};
use std::path::Path;

use catalog::{Problem, Record, Table};
use engine::Viewer;

use super::seats::{self, SeatWish};
use crate::failure::Failure;

/// Takes a saved game up again; whoever is named sits down in place of who sat there.
pub(crate) fn load(file: &Path, wishes: &[SeatWish]) -> Result<Box<dyn Table>, Failure> {
    let name = file.display();
    let text = fs::read_to_string(file)
        .map_err(|error| Failure::input(format!("{name} cannot be read: {error}.")))?;
    let in_file = |problem: Problem| Failure::input(format!("{name}: {problem}"));
    let mut record = Record::read(&text).map_err(in_file)?;
    let title = catalog::find(&record.header.game).map_err(in_file)?;
    let resume = |record: &Record<'_>| carefully(|| title.resume(record)).map_err(in_file);
    let table = resume(&record)?;
    if wishes.is_empty() {
        return Ok(table);
    }
    seats::reseat(&table.scenario().sides, wishes, &mut record.header.set_up.seats)?;
    resume(&record)
}

/// Rebuilds a position from a file that somebody may have changed by hand. Events that never
/// happened may break what the rules rely on, so the position is looked at once before it is used.
fn carefully(
    resume: impl Fn() -> Result<Box<dyn Table>, Problem>,
) -> Result<Box<dyn Table>, Problem> {
    let loud = panic::take_hook();
    panic::set_hook(Box::new(|_| {}));
    let table = panic::catch_unwind(AssertUnwindSafe(|| {
        resume().inspect(|table| {
            table.sketch(Viewer::Referee);
            table.waiting().seats().iter().for_each(|seat| drop(table.choices(seat)));
        })
    }));
    panic::set_hook(loud);
    table.unwrap_or_else(|_| {
        let message = "The saved game tells of something that cannot have happened.";
        Err(Problem { code: catalog::Code::Malformed, message: message.to_owned(), rule: None })
    })
}
