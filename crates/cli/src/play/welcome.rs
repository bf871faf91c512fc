//! What one reads when one sits down.

use std::fmt::Write;

use catalog::{Header, Occupant, Table};
use engine::SideCard;

use crate::colour::Paint;

/// What is played, by whom, and how to go on.
pub(crate) fn print(table: &dyn Table, paint: Paint) -> String {
    let (card, header) = (table.scenario(), table.header());
    let name = table.title().name();
    let heading = if name == card.title { name } else { format!("{name}: {}", card.title) };
    let mut text = format!("{}\n", paint.bold(&heading));
    if let Some(subtitle) = table.title().subtitle() {
        let _ = writeln!(text, "{}", paint.faint(&subtitle));
    }
    let when_and_where = [card.date.as_str(), &card.place].join(", ");
    let story = [when_and_where.trim_matches([',', ' ']), &card.background];
    for line in story.into_iter().chain(card.notes.iter().map(String::as_str)) {
        if !line.is_empty() {
            let _ = writeln!(text, "{}", in_one_line(line));
        }
    }
    text.push('\n');
    for (side, occupant) in card.sides.iter().zip(table.occupants()) {
        let _ = writeln!(text, "{}", seat(side, occupant));
    }
    let (begun, now) = (header.rules_version, table.title().rules_version());
    if begun != now {
        let note = format!("Begun under version {begun} of the rules; version {now} holds now.");
        let _ = writeln!(text, "{}", paint.warning(&note));
    }
    let _ = writeln!(text, "{}", paint.faint(&promise(header)));
    let _ = write!(text, "{}", paint.faint("Type \"help\" to see what can be typed."));
    text
}

/// What is promised about the dice.
fn promise(header: &Header) -> String {
    match &header.luck.seed {
        Some(seed) => format!("Seed {seed}: the same decisions give the same game again."),
        None => {
            format!("Fair dice for game {}, promised as {}.", header.id, header.luck.commitment)
        }
    }
}

/// A side with who plays it, who leads it and what it is to do.
fn seat(side: &SideCard, occupant: &Occupant) -> String {
    let mut text = format!("{} ({occupant})", side.title);
    if !side.commander.is_empty() {
        let _ = write!(text, " under {}", side.commander);
    }
    if !side.plan.is_empty() {
        let _ = write!(text, ": {}", side.plan);
    }
    text
}

/// Text without the line breaks that its file happens to have.
fn in_one_line(text: &str) -> String {
    text.split_whitespace().collect::<Vec<_>>().join(" ")
}
