//! What a scenario must keep to beyond its types.

mod blocks;
mod borders;
mod ground;
mod hours;
mod places;
mod posts;
mod supply;

use engine::Fault;
use toml::Spanned;

use crate::pieces::Side;
use crate::scenario::army::BlockEntry;
use crate::scenario::map::Ground;
use crate::scenario::{SIDE_IDS, Scenario};

/// The longest name of a block or a place.
const LONGEST_NAME: usize = 60;

/// The longest short name.
const LONGEST_ID: usize = 24;

/// Everything that is wrong with a scenario. Where the map or the lists of blocks are wrong, what
/// stands on the one and names the others is not looked at.
pub(crate) fn faults(scenario: &Scenario, text: &str) -> Vec<Fault> {
    let mut report =
        Report { text, ground: scenario.ground(), roster: scenario.roster(), faults: Vec::new() };
    report.titles(scenario);
    report.balance(scenario);
    report.hours(scenario);
    report.ground(scenario);
    report.blocks(scenario);
    if report.faults.is_empty() {
        report.redoubts(scenario);
        report.sources(scenario);
        report.set_up(scenario);
        report.arrivals(scenario);
        report.attachments(scenario);
        report.reduced(scenario);
    }
    if report.faults.is_empty() {
        report.strengths(scenario);
    }
    report.faults
}

struct Report<'a> {
    text: &'a str,
    /// The map, and the blocks, whoever brought them.
    ground: Ground,
    roster: Vec<BlockEntry>,
    faults: Vec<Fault>,
}

impl Report<'_> {
    fn add<T>(&mut self, at: &Spanned<T>, message: impl Into<String>) {
        self.faults.push(Fault::at(self.text, at.span().start, message));
    }

    fn whole(&mut self, message: impl Into<String>) {
        self.faults.push(Fault::whole(message));
    }

    fn titles(&mut self, scenario: &Scenario) {
        if !is_id(&scenario.id) {
            self.whole(no_id(&scenario.id));
        }
        for (what, text) in
            [("title", &scenario.title), ("date", &scenario.date), ("place", &scenario.place)]
        {
            if !is_name(text) {
                self.whole(format!("The {what} must have 1 to {LONGEST_NAME} characters."));
            }
        }
        for (side, entry) in [("French", &scenario.french), ("Russians", &scenario.russian)] {
            if !is_name(&entry.commander) {
                self.whole(format!("The {side} need a commander to print."));
            }
        }
    }

    /// What the lab counted can have been counted.
    fn balance(&mut self, scenario: &Scenario) {
        let figures = [
            &scenario.balance,
            &scenario.free_balance,
            &scenario.full_balance,
            &scenario.book_balance,
        ];
        for entry in figures.into_iter().flatten() {
            if let Err(message) = entry.get_ref().read(&SIDE_IDS) {
                self.add(entry, message);
            }
        }
    }

    /// A name is something to print.
    fn name<T>(&mut self, at: &Spanned<T>, name: &str) {
        if !is_name(name) {
            self.add(at, format!("A name has 1 to {LONGEST_NAME} characters on one line."));
        }
    }

    /// A short name is something to type, and nobody else has it.
    fn id<'t, T>(&mut self, at: &Spanned<T>, id: &str, mut earlier: impl Iterator<Item = &'t str>) {
        if !is_id(id) {
            self.add(at, no_id(id));
        } else if earlier.any(|other| other == id) {
            self.add(at, format!("{id} is there twice; choose another id."));
        }
    }

    /// Something is on the map.
    fn known_area<T>(&mut self, at: &Spanned<T>, area: &str) {
        if self.ground.area(area).is_none() {
            self.add(at, format!("There is no area {area:?} on the map."));
        }
    }

    /// The block of this id, or a fault.
    fn known_block<T>(&mut self, at: &Spanned<T>, id: &str) -> Option<BlockEntry> {
        let found = self.roster.iter().find(|block| block.id == id).cloned();
        if found.is_none() {
            self.add(at, format!("There is no block {id:?} in the orders of battle."));
        }
        found
    }

    /// The block of this id if it takes part, or a fault.
    fn taking_part<T>(
        &mut self,
        at: &Spanned<T>,
        id: &str,
        scenario: &Scenario,
    ) -> Option<BlockEntry> {
        let block = self.known_block(at, id)?;
        if scenario.takes_part(id) {
            return Some(block);
        }
        self.add(at, format!("{id} is neither set up nor does it arrive."));
        None
    }
}

/// Whether a text can be printed as a name: not empty, not long, on one line.
fn is_name(name: &str) -> bool {
    !name.trim().is_empty()
        && name.chars().count() <= LONGEST_NAME
        && !name.chars().any(char::is_control)
}

fn is_id(id: &str) -> bool {
    let is_letter = |letter: char| letter.is_ascii_alphanumeric() || "-_".contains(letter);
    (1..=LONGEST_ID).contains(&id.len()) && id.chars().all(is_letter)
}

fn no_id(id: &str) -> String {
    format!("An id has 1 to {LONGEST_ID} letters, digits, hyphens and underscores, not {id:?}.")
}

/// A side as sentences name it.
fn side_name(side: Side) -> &'static str {
    match side {
        Side::French => "French",
        Side::Russian => "Russian",
    }
}

/// Whether the second of two entries says again what an earlier one said.
fn repeats<'t>(id: &str, mut earlier: impl Iterator<Item = &'t str>) -> bool {
    earlier.any(|other| other == id)
}
