//! Going on with a game that was saved.

use std::path::Path;

use catalog::{Problem, Record, Table};
use engine::{Seat, Viewer};

use super::seats::{self, SeatWish};
use crate::failure::{Failure, Outcome};
use crate::quiet::quietly;
use crate::recorded;

/// Takes a saved game up again, and hands the seats over in which others are to sit.
pub(crate) fn load(file: &Path, wishes: &[SeatWish]) -> Result<Box<dyn Table>, Failure> {
    let text = recorded::read(file)?;
    let in_file = |problem: Problem| recorded::in_file(file, &problem);
    let record = Record::read(&text).map_err(in_file)?;
    let title = catalog::find(&record.header.game).map_err(in_file)?;
    let table = quietly(|| title.resume(&record).inspect(|table| look_at(&**table)));
    let mut table = table.ok_or_else(|| impossible(file))?.map_err(in_file)?;
    seats::reseat(&mut *table, wishes)?;
    Ok(table)
}

/// Plays on from a file that somebody may have changed by hand. Events that never happened may
/// break what the rules rely on, and not everything can be seen before it is played.
pub(crate) fn play_on(file: &Path, play: impl FnOnce() -> Outcome) -> Outcome {
    quietly(play).unwrap_or_else(|| Err(impossible(file)))
}

fn impossible(file: &Path) -> Failure {
    let name = file.display();
    let message = "The saved game tells of something that cannot have happened";
    Failure::input(format!("{name}: {message}, or the program has a fault."))
}

/// Looks once at all that will be shown of a game.
fn look_at(table: &dyn Table) {
    let seats = (0u8..).take(table.scenario().sides.len()).map(Seat);
    for viewer in seats.map(Viewer::Seat).chain([Viewer::Spectator]) {
        table.sketch(viewer);
        table.question(viewer);
        table.log(viewer, 0);
    }
    for seat in table.waiting().seats().iter() {
        for choice in table.choices(seat) {
            // What is wrong with a choice is told when it is taken.
            let _ = table.odds(seat, &choice.decision);
        }
    }
    table.ending();
}

#[cfg(test)]
mod tests {
    use std::path::Path;

    use super::play_on;
    use crate::failure::Failure;

    #[test]
    fn a_game_that_breaks_down_ends_with_a_sentence() {
        let broken = play_on(Path::new("it.game"), || panic!("a legal move names a unit"));
        let Err(Failure::Input(sentence)) = broken else { panic!("{broken:?}") };
        assert!(sentence.starts_with("it.game: The saved game"), "{sentence}");
        assert!(play_on(Path::new("it.game"), || Ok(())).is_ok());
    }
}
