//! What a scenario must keep to beyond its types. Every fault is a sentence with its place.

mod cards;
mod commands;
mod forces;
mod map;
mod special;
mod units;

use engine::Fault;
use toml::Spanned;

use crate::ground::Ground;
use crate::scenario::Scenario;

/// The longest name of a unit or a place.
const LONGEST_NAME: usize = 60;

/// The longest short name.
const LONGEST_ID: usize = 24;

/// The most turns of a battle.
const MOST_TURNS: u8 = 60;

/// Everything that is wrong with a scenario.
pub(crate) fn faults(scenario: &Scenario, text: &str) -> Vec<Fault> {
    let mut report = Report { text, faults: Vec::new() };
    report.titles(scenario);
    report.sides(scenario);
    report.cards(scenario);
    report.balance(scenario);
    let ground = report.map(scenario);
    // Where the board or the cards are wrong, every unit would be out of place.
    if let Some(ground) = ground.filter(|_| report.faults.is_empty()) {
        report.units(scenario, &ground);
        report.forces(scenario, &ground);
        report.special(scenario, &ground);
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
        if !is_name(&scenario.title) {
            self.whole(format!("The title must have 1 to {LONGEST_NAME} characters."));
        }
        if !(1..=MOST_TURNS).contains(scenario.turns.get_ref()) {
            self.add(&scenario.turns, format!("A battle can have 1 to {MOST_TURNS} turns."));
        }
    }

    /// [SAM-1.1.2] Two armies with names of their own.
    fn sides(&mut self, scenario: &Scenario) {
        if scenario.sides.len() != 2 {
            let found = scenario.sides.len();
            self.whole(format!("A battle has two sides, not {found}."));
        }
        for (place, entry) in scenario.sides.iter().enumerate() {
            let side = entry.get_ref();
            let earlier = scenario.sides[..place].iter();
            self.id(entry, &side.id, earlier.map(|it| it.get_ref().id.as_str()));
            self.name(entry, &side.title);
        }
        if let Some(entry) = &scenario.third {
            let sides = scenario.sides.iter();
            self.id(entry, &entry.get_ref().id, sides.map(|it| it.get_ref().id.as_str()));
            self.name(entry, &entry.get_ref().title);
        }
    }

    /// What the lab counted can have been counted.
    fn balance(&mut self, scenario: &Scenario) {
        let Some(entry) = &scenario.balance else { return };
        if let Err(message) = entry.get_ref().read(&scenario.side_ids()) {
            self.add(entry, message);
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

    /// A list of hexes names each once, and all of them are on the board.
    fn hexes<T>(&mut self, at: &Spanned<T>, ground: &Ground, numbers: &[String]) {
        if numbers.is_empty() {
            self.add(at, "Name at least one hex here.");
        }
        for (place, number) in numbers.iter().enumerate() {
            if ground.numbered(number).is_none() {
                self.add(at, no_hex(ground, number));
            } else if numbers[..place].contains(number) {
                self.add(at, format!("Hex {number} is named twice; name it once."));
            }
        }
    }

    /// [SAM-2.1.3] The same, and all of them lie on the edge of the board.
    fn edge_hexes<T>(&mut self, at: &Spanned<T>, ground: &Ground, numbers: &[String]) {
        self.hexes(at, ground, numbers);
        for number in numbers {
            if ground.numbered(number).is_some_and(|hex| !ground.edge.contains(hex)) {
                self.add(at, format!("Hex {number} is not on the edge of the board."));
            }
        }
    }

    /// A side is named by its id.
    fn known_side<T>(&mut self, at: &Spanned<T>, scenario: &Scenario, id: &str) {
        if scenario.side_index(id).is_none() {
            let known = scenario.sides.iter().map(|side| side.get_ref().id.as_str());
            let known = known.collect::<Vec<_>>().join(" and ");
            self.add(at, format!("There is no side {id:?}; there are {known}."));
        }
    }

    /// A turn of the battle.
    fn turn<T>(&mut self, at: &Spanned<T>, scenario: &Scenario, turn: u8) {
        let last = *scenario.turns.get_ref();
        if !(1..=last).contains(&turn) {
            self.add(at, format!("The battle has the turns 1 to {last}, and no turn {turn}."));
        }
    }

    /// The first turn of something and the last.
    fn span<T>(&mut self, at: &Spanned<T>, scenario: &Scenario, turns: &[u8]) {
        match turns {
            &[first, last] if first <= last => {
                self.turn(at, scenario, first);
                self.turn(at, scenario, last);
            }
            _ => self.add(at, "Turns are two numbers: the first turn and the last."),
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
    let fits = |letter: char| letter.is_ascii_alphanumeric() || letter == '-' || letter == '_';
    (1..=LONGEST_ID).contains(&id.len()) && id.chars().all(fits)
}

fn no_id(id: &str) -> String {
    format!("An id has 1 to {LONGEST_ID} letters, digits and hyphens, not {id:?}.")
}

fn no_hex(ground: &Ground, number: &str) -> String {
    let (columns, rows) = (ground.shape.columns(), ground.shape.rows());
    format!("There is no hex {number:?}; the last of the board is {columns:02}{rows:02}.")
}
