//! [CCN-4.1.1] What a scenario must keep to beyond its types.

mod special;
mod triggers;

use engine::Fault;
use hexes::MapError;
use toml::Spanned;

use crate::ground::is_passable;
use crate::hex::{Hex, HexSet};
use crate::options::Options;
use crate::pieces::{Arm, Ground, Side};
use crate::scenario::{BalanceEntry, LETTERS, Needs, ObjectiveEntry, Scenario, UnitEntry};
use crate::setting::MOST_OBJECTIVES;
use crate::state::{MOST_LEADERS, MOST_UNITS};
use crate::units::Profile;
use crate::words::sketch::code;

/// The largest hand: with more orders than that a list of moves could grow beyond 300.
const MOST_CARDS: u8 = 9;

/// The most batteries of a side: ten that join an attack roll 50 dice with Elan, the attacker 7.
const MOST_BATTERIES: usize = 10;

/// The most leaders of a side: with more of them Leadership could list more than 300 moves.
const MOST_LEADERS_OF_A_SIDE: usize = 8;

/// The longest name of a piece or a place.
const LONGEST_NAME: usize = 60;

/// Everything that is wrong with a scenario.
pub(crate) fn faults(scenario: &Scenario, text: &str) -> Vec<Fault> {
    let mut faults = faults_of_field(scenario, text);
    if faults.is_empty() {
        let mut report = Report { text, faults };
        report.beginnings(scenario);
        report.balance(scenario);
        faults = report.faults;
    }
    for side in Side::BOTH {
        let has_units = scenario.units.iter().any(|unit| unit.get_ref().nation.side() == side);
        if !has_units {
            let message = format!("The {side:?} side has no unit; give it at least one.");
            faults.push(Fault::whole(message));
        }
    }
    faults
}

/// The same in the middle of a battle, when a side may have lost all its units.
pub(crate) fn faults_of_field(scenario: &Scenario, text: &str) -> Vec<Fault> {
    let mut report = Report { text, faults: Vec::new() };
    report.legend(scenario);
    let ground = match scenario.grounds() {
        Ok(ground) => ground,
        Err(error) => {
            report.map(scenario, &error);
            return report.faults;
        }
    };
    report.numbers(scenario);
    report.units(scenario, &ground);
    report.leaders(scenario, &ground);
    report.objectives(scenario, &ground);
    report.special(scenario, &ground);
    report.faults
}

/// What is wrong with the special rules of a battle, wherever its pieces stand.
pub(crate) fn faults_of_special_rules(scenario: &Scenario) -> Vec<Fault> {
    let mut report = Report { text: "", faults: Vec::new() };
    if let Ok(ground) = scenario.grounds() {
        report.special(scenario, &ground);
    }
    report.faults
}

pub(crate) struct Report<'a> {
    text: &'a str,
    pub(crate) faults: Vec<Fault>,
}

impl Report<'_> {
    pub(crate) fn add<T>(&mut self, at: &Spanned<T>, message: String) {
        self.faults.push(Fault::at(self.text, at.span().start, message));
    }

    /// Nobody wins more games than were played.
    fn balance(&mut self, scenario: &Scenario) {
        let Some(at) = &scenario.balance else { return };
        let BalanceEntry { games, french, allied, .. } = at.get_ref();
        if french.checked_add(*allied).is_none_or(|won| won > *games || *games == 0) {
            let message = format!("Of {games} games {french} and {allied} cannot have been won.");
            self.add(at, message);
        }
    }

    /// What is wrong with the map, at the row where it is.
    fn map(&mut self, scenario: &Scenario, error: &MapError) {
        let (row, message) = match error {
            MapError::WrongLength { line, found, expected } => (
                *line,
                format!("Row {line} of the map has {found} hexes; it must have {expected}."),
            ),
            MapError::UnknownWord { line, hex, word } => {
                let own: String = scenario.legend.keys().map(|key| format!(" {key}")).collect();
                let letters = format!("{LETTERS}{own}");
                (*line, format!("Hex {hex} of row {line} is {word:?}; use one of {letters}."))
            }
            MapError::LinesMissing { found, expected } => {
                (0, format!("The map has {found} rows; it must have {expected}."))
            }
            MapError::LineTooMany { line, expected } => {
                (*line, format!("The map has more than {expected} rows; leave some out."))
            }
        };
        let start = scenario.map.span().start;
        // The first row stands below the quotation marks, or beside them.
        let below = usize::from(self.text[start..].starts_with("\"\"\"\n"));
        let mut fault = Fault::at(self.text, start, message);
        fault.line += (row + below).saturating_sub(1);
        self.faults.push(fault);
    }

    fn numbers(&mut self, scenario: &Scenario) {
        for (name, army) in [("French", &scenario.french), ("Allied", &scenario.allied)] {
            if army.get_ref().cards > MOST_CARDS {
                self.add(army, format!("The {name} hand can have {MOST_CARDS} cards at most."));
            }
            if !(1..=30).contains(&army.get_ref().banners) {
                self.add(army, format!("The {name} side must need 1 to 30 banners."));
            }
        }
    }

    fn units(&mut self, scenario: &Scenario, ground: &[Ground]) {
        if let Some(unit) = scenario.units.get(MOST_UNITS) {
            self.add(unit, format!("A battle has at most {MOST_UNITS} units; leave some out."));
            return;
        }
        for (number, entry) in scenario.units.iter().enumerate() {
            let unit = entry.get_ref();
            self.name(entry, &unit.name);
            let Some(profile) = Profile::of(unit.nation, unit.kind, &Options::default()) else {
                let (nation, code, name) = (unit.nation, code(unit.kind), &unit.name);
                let message = format!("No {nation:?} army has such a unit as {name} ({code}).");
                self.add(entry, message);
                continue;
            };
            if !unit.blocks.is_none_or(|blocks| (1..=profile.blocks).contains(&blocks)) {
                let message = format!("{} can have 1 to {} blocks.", unit.name, profile.blocks);
                self.add(entry, message);
            }
            let batteries = scenario.units[..number].iter().map(Spanned::get_ref).filter(|it| {
                it.kind.arm() == Arm::Artillery && it.nation.side() == unit.nation.side()
            });
            if profile.arm == Arm::Artillery && batteries.count() == MOST_BATTERIES {
                let message = format!("A side has at most {MOST_BATTERIES} artillery units.");
                self.add(entry, message);
            }
            self.ground_for(entry, &unit.name, unit.hex, Some(profile.arm), ground);
            self.entrance(entry, &unit.name, unit.hex, unit.enters);
            let mut earlier = scenario.units[..number].iter().map(Spanned::get_ref);
            let is_here = |other: &UnitEntry| other.enters.is_none() && other.hex == unit.hex;
            if unit.enters.is_none() && earlier.any(is_here) {
                let message = format!("{} holds a unit already; move {}.", unit.hex, unit.name);
                self.add(entry, message);
            }
        }
    }

    fn leaders(&mut self, scenario: &Scenario, ground: &[Ground]) {
        if let Some(leader) = scenario.leaders.get(MOST_LEADERS) {
            self.add(leader, format!("A battle has at most {MOST_LEADERS} leaders."));
            return;
        }
        for (number, entry) in scenario.leaders.iter().enumerate() {
            let leader = entry.get_ref();
            self.name(entry, &leader.name);
            let side = leader.nation.side();
            let before = scenario.leaders[..number].iter().map(Spanned::get_ref);
            let before = before.filter(|it| it.nation.side() == side).count();
            if before == MOST_LEADERS_OF_A_SIDE {
                let message = format!("A side has at most {MOST_LEADERS_OF_A_SIDE} leaders.");
                self.add(entry, message);
            }
            self.ground_for(entry, &leader.name, leader.hex, None, ground);
            self.entrance(entry, &leader.name, leader.hex, leader.enters);
            // [CCN-30.3.2] Whoever waits to enter is in nobody's way.
            if leader.enters.is_some() {
                continue;
            }
            let mut earlier = scenario.leaders[..number].iter().map(Spanned::get_ref);
            if earlier.any(|other| other.enters.is_none() && other.hex == leader.hex) {
                let message =
                    format!("{} holds a leader already; move {}.", leader.hex, leader.name);
                self.add(entry, message);
            }
            let side = leader.nation.side();
            let with_enemy = |unit: &UnitEntry| {
                unit.hex == leader.hex && unit.enters.is_none() && unit.nation.side() != side
            };
            if scenario.units.iter().map(Spanned::get_ref).any(with_enemy) {
                let message = format!("{} stands with an enemy in {}.", leader.name, leader.hex);
                self.add(entry, message);
            }
        }
    }

    pub(crate) fn ground_for<T>(
        &mut self,
        at: &Spanned<T>,
        name: &str,
        hex: Hex,
        arm: Option<Arm>,
        ground: &[Ground],
    ) {
        if !is_passable(ground[hex.index()], arm) {
            self.add(at, format!("{name} could not enter the ground of {hex}; put it elsewhere."));
        }
    }

    /// A name is something to print.
    pub(crate) fn name<T>(&mut self, at: &Spanned<T>, name: &str) {
        if !is_name(name) {
            self.add(at, no_name());
        }
    }

    fn objectives(&mut self, scenario: &Scenario, ground: &[Ground]) {
        let count: usize = scenario.objectives.iter().map(|entry| entry.get_ref().count()).sum();
        if count.max(scenario.objectives.len()) > MOST_OBJECTIVES {
            let message = format!("A battle has at most {MOST_OBJECTIVES} objectives.");
            self.faults.push(Fault::whole(message));
            return;
        }
        for (number, entry) in scenario.objectives.iter().enumerate() {
            let objective = entry.get_ref();
            self.name(entry, &objective.name);
            let earlier = &scenario.objectives[..number];
            if earlier.iter().any(|other| other.get_ref().name == objective.name) {
                self.add(entry, format!("{} is named twice; choose another name.", objective.name));
            }
            for &hex in &objective.hexes {
                self.ground_for(entry, "A unit", hex, Some(Arm::Infantry), ground);
            }
            if objective.hexes.is_empty() || !(1..=9).contains(&objective.banners) {
                let message = format!("{} needs a hex and 1 to 9 banners.", objective.name);
                self.add(entry, message);
            }
            let distinct: HexSet = objective.hexes.iter().copied().collect();
            if distinct.len() as usize != objective.hexes.len() {
                self.add(entry, format!("{} names a hex twice.", objective.name));
            }
            if let Needs::AtLeast(needed) = objective.needs
                && !(1..=objective.hexes.len()).contains(&usize::from(needed))
            {
                let message = format!("{} cannot need {needed} of its hexes.", objective.name);
                self.add(entry, message);
            }
        }
    }
}

/// What is said of a text that is no name.
pub(crate) fn no_name() -> String {
    format!("A name has 1 to {LONGEST_NAME} characters on one line.")
}

/// Whether a text can be printed as a name: not empty, not long, on one line.
pub(crate) fn is_name(name: &str) -> bool {
    !name.trim().is_empty()
        && name.chars().count() <= LONGEST_NAME
        && !name.chars().any(char::is_control)
}

impl ObjectiveEntry {
    /// How many objectives the entry stands for: one for each side and hex that count apart.
    fn count(&self) -> usize {
        let sides = if self.side.is_none() { 2 } else { 1 };
        match self.needs {
            Needs::Each => sides * self.hexes.len(),
            Needs::AtLeast(_) | Needs::MoreThanEnemy => sides,
        }
    }
}
