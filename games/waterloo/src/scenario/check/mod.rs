//! What a scenario must keep to beyond its types.

mod blocks;
mod ground;

use engine::Fault;
use toml::Spanned;

use crate::options::{MOST_TURNS, Options};
use crate::pieces::{Army, Side};
use crate::scenario::{SIDE_IDS, Scenario};
use crate::state::MOST_GROUPS;

/// The longest name of a block or a place.
const LONGEST_NAME: usize = 60;

/// The longest short name.
const LONGEST_ID: usize = 24;

/// The most groups of an army that may move in a turn.
const MOST_GROUPS_OF_AN_ARMY: u8 = 2;

/// Everything that is wrong with a scenario.
pub(crate) fn faults(scenario: &Scenario, text: &str) -> Vec<Fault> {
    let mut report = Report { text, faults: Vec::new() };
    report.titles(scenario);
    report.track(scenario);
    report.armies(scenario);
    report.balance(scenario);
    report.between_people(scenario);
    report.ground(scenario);
    // Where the map is wrong, every block would be out of place.
    if report.faults.is_empty() {
        report.blocks(scenario);
    }
    if report.faults.is_empty() {
        report.strengths(scenario);
        report.cities(scenario);
        report.free_set_up(scenario);
    }
    report.faults
}

struct Report<'a> {
    text: &'a str,
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
    }

    /// What the lab counted can have been counted.
    fn balance(&mut self, scenario: &Scenario) {
        let counted = [
            &scenario.balance,
            &scenario.historical_balance,
            &scenario.balanced_balance,
            &scenario.free_balance,
        ];
        for entry in counted.into_iter().flatten() {
            if let Err(message) = entry.get_ref().read(&SIDE_IDS) {
                self.add(entry, message);
            }
        }
    }

    /// What people are offered first is on offer.
    fn between_people(&mut self, scenario: &Scenario) {
        let chosen = scenario.between_people.get_ref().clone();
        if let Err(message) = Options::read(&chosen.into_iter().collect::<Vec<_>>()) {
            self.add(&scenario.between_people, message);
        }
    }

    /// [WAT-4.1.1] The track is not empty and not too long, and play begins and ends on it.
    fn track(&mut self, scenario: &Scenario) {
        let track = scenario.turns.get_ref();
        if !(1..=MOST_TURNS as usize).contains(&track.len()) {
            let message = format!("The turn track can have 1 to {MOST_TURNS} turns.");
            self.add(&scenario.turns, message);
            return;
        }
        if track.iter().any(|turn| !is_name(&turn.date)) {
            self.add(&scenario.turns, "Every turn needs a date to print.");
        }
        let (first, last, turns) = (scenario.first_turn(), scenario.last_turn(), track.len());
        if let Some(turn) = &scenario.first_turn
            && !(1..=last).contains(&first)
        {
            self.add(turn, format!("The first turn can be 1 to {last}, not {first}."));
        }
        if let Some(turn) = &scenario.last_turn
            && !(1..=turns).contains(&usize::from(last))
        {
            self.add(turn, format!("The last turn can be 1 to {turns}, not {last}."));
        }
    }

    fn armies(&mut self, scenario: &Scenario) {
        for army in Army::ALL {
            let entry = scenario.army(army);
            self.name(entry, &entry.get_ref().commander);
            if entry.get_ref().groups > MOST_GROUPS_OF_AN_ARMY {
                let most = MOST_GROUPS_OF_AN_ARMY;
                let message = format!("At most {most} groups of an army can move in a turn.");
                self.add(entry, message);
            }
        }
        let groups = |army: Army| usize::from(scenario.army(army).get_ref().groups);
        if groups(Army::AngloDutch) + groups(Army::Prussian) > MOST_GROUPS {
            let message = format!("At most {MOST_GROUPS} Allied groups can move in a turn.");
            self.add(&scenario.prussian, message);
        }
        if !is_name(&scenario.allied.commander) {
            self.whole("The Allies need a commander to print.");
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
}

/// Whether a text can be printed as a name: not empty, not long, on one line.
fn is_name(name: &str) -> bool {
    !name.trim().is_empty()
        && name.chars().count() <= LONGEST_NAME
        && !name.chars().any(char::is_control)
}

fn is_id(id: &str) -> bool {
    (1..=LONGEST_ID).contains(&id.len())
        && id.chars().all(|letter| letter.is_ascii_alphanumeric() || letter == '-')
}

fn no_id(id: &str) -> String {
    format!("An id has 1 to {LONGEST_ID} letters, digits and hyphens, not {id:?}.")
}

/// An army as sentences name it.
fn army_name(army: Army) -> &'static str {
    match army {
        Army::French => "French",
        Army::AngloDutch => "Anglo-Dutch",
        Army::Prussian => "Prussian",
    }
}

/// A side as sentences name it.
fn side_name(side: Side) -> &'static str {
    match side {
        Side::French => "French",
        Side::Allied => "Allied",
    }
}
