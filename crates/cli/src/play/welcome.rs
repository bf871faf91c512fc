//! What one reads when one sits down.

use std::fmt::Write;

use catalog::Table;

use crate::colour::Paint;

/// What is played, by whom, and how to go on.
pub(crate) fn print(table: &dyn Table, paint: Paint) -> String {
    let (card, header) = (table.scenario(), table.header());
    let heading = format!("{}: {}", table.title().name(), card.title);
    let mut text = format!("{}\n", paint.bold(&heading));
    for line in [&card.date, &card.place, &card.background].into_iter().chain(&card.notes) {
        if !line.is_empty() {
            let _ = writeln!(text, "{}", line.trim());
        }
    }
    let _ = writeln!(text, "{}", seats(table));
    let (begun, now) = (header.rules_version, table.title().rules_version());
    if begun != now {
        let note = format!("Begun under version {begun} of the rules; version {now} holds now.");
        let _ = writeln!(text, "{}", paint.warning(&note));
    }
    let seed = header.set_up.seed;
    let note = format!("Seed {seed}. Type \"help\" to see what can be typed.");
    let _ = writeln!(text, "{}", paint.faint(&note));
    text
}

/// Each side with who plays it.
fn seats(table: &dyn Table) -> String {
    let sides = table.scenario().sides.iter().zip(&table.header().set_up.seats);
    let seats: Vec<String> =
        sides.map(|(side, occupant)| format!("{} ({occupant})", side.title)).collect();
    seats.join(" against ")
}
