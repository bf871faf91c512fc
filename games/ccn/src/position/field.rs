//! Where the battle is: the setting of a document, and which of its pieces is which.

use toml::Spanned;

use super::describe::field_of;
use super::document::{Document, Field, LeaderPlace, UnitPlace};
use super::drawing::{drawn, leader_name, placed, roster, unit_name};
use super::squares;
use crate::hex::Hex;
use crate::marks::Mark;
use crate::options::Options;
use crate::scenario::check;
use crate::scenario::{LeaderEntry, Scenario, UnitEntry};
use crate::setting::pool;
use crate::setting::{LeaderCard, Setting, UnitCard};
use crate::shelf::SCENARIOS;
use crate::state::{Fate, MOST_LEADERS, MOST_UNITS};
use crate::units::Profile;
use crate::words::sketch::code;

/// A setting, and the pieces of a document in its order; `None` for those not listed.
pub(super) struct Muster<'a> {
    pub(super) setting: &'static Setting,
    pub(super) units: Vec<Option<&'a UnitPlace>>,
    pub(super) leaders: Vec<Option<&'a LeaderPlace>>,
}

/// Finds the setting and matches the pieces, or says everything that is wrong with them.
pub(super) fn find<'a>(
    document: &'a Document,
    file: Option<&str>,
    options: Options,
) -> Result<Muster<'a>, Vec<String>> {
    match (&document.scenario, file, &document.field) {
        (Some(_), _, Some(_)) => Err(vec!["Name a scenario or give a field, not both.".to_owned()]),
        (Some(id), None, None) => of_scenario(document, of_shelf(id, options)?),
        (Some(id), Some(text), None) if SCENARIOS.file(id) == Some(text) => {
            of_scenario(document, of_shelf(id, options)?)
        }
        (_, Some(text), field) => {
            let setting = of_file(text, options)?;
            // The document of a battle on a file draws the field of the file.
            if field.as_ref().is_some_and(|field| *field != field_of(setting)) {
                return Err(vec!["Give a file or a field of its own, not both.".to_owned()]);
            }
            of_scenario(document, setting)
        }
        (None, None, Some(field)) => of_field(document, field, options),
        (None, None, None) => of_field(document, &Field::default(), options),
    }
}

/// The setting of a scenario of the game.
fn of_shelf(id: &str, options: Options) -> Result<&'static Setting, Vec<String>> {
    let scenario = SCENARIOS.find(id).map_err(|refusal| vec![refusal])?;
    pool::of_shelf(scenario, options).map_err(|refusal| vec![refusal])
}

/// The setting of a file: one of somebody's own, or that of a scenario of the game as it was once.
fn of_file(text: &str, options: Options) -> Result<&'static Setting, Vec<String>> {
    let scenario = Scenario::read(text)
        .map_err(|faults| faults.into_iter().map(|fault| fault.message).collect::<Vec<_>>())?;
    pool::of_file(text, scenario, options).map_err(|refusal| vec![refusal])
}

/// A battle of a scenario, whose pieces are listed by name.
fn of_scenario<'a>(
    document: &'a Document,
    setting: &'static Setting,
) -> Result<Muster<'a>, Vec<String>> {
    let scenario = &setting.scenario;
    let mut faults = Vec::new();
    let units = match_units(document, scenario, &mut faults);
    let leaders = match_leaders(document, scenario, &mut faults);
    faults.extend(faults_of_places(document));
    let placed = placed(scenario, document, &units, &leaders);
    faults.extend(check::faults_of_field(&placed, "").into_iter().map(|fault| fault.message));
    if !faults.is_empty() {
        return Err(faults);
    }
    let too_strong = |(place, card): (&Option<&UnitPlace>, &UnitCard)| {
        let blocks = place.and_then(|place| place.blocks)?;
        let message = format!("{} has at most {} blocks in this scenario.", card.name, card.blocks);
        (blocks > card.blocks).then_some(message)
    };
    faults.extend(units.iter().zip(&setting.units).filter_map(too_strong));
    faults.extend(faults_of_entrances(setting, &units, &leaders));
    if faults.is_empty() { Ok(Muster { setting, units, leaders }) } else { Err(faults) }
}

/// [CCN-30.3.2] In a scenario it is said who waits, and where.
fn faults_of_entrances(
    setting: &Setting,
    units: &[Option<&UnitPlace>],
    leaders: &[Option<&LeaderPlace>],
) -> Vec<String> {
    let fault = |name: &str, hex: Hex| format!("{name} does not wait to enter at {hex}.");
    let unit = |(place, card): (&Option<&UnitPlace>, &UnitCard)| {
        let hex = place.filter(|place| place.waits)?.hex?;
        (card.enters.is_none() || card.hex != hex).then(|| fault(&card.name, hex))
    };
    let leader = |(place, card): (&Option<&LeaderPlace>, &LeaderCard)| {
        let hex = place.filter(|place| place.fate == Fate::Waiting)?.hex?;
        (card.enters.is_none() || card.hex != hex).then(|| fault(&card.name, hex))
    };
    let units = units.iter().zip(&setting.units).filter_map(unit);
    units.chain(leaders.iter().zip(&setting.leaders).filter_map(leader)).collect()
}

/// Gives each unit of the scenario the first listed one of its name that is not given away.
fn match_units<'a>(
    document: &'a Document,
    scenario: &Scenario,
    faults: &mut Vec<String>,
) -> Vec<Option<&'a UnitPlace>> {
    let mut listed: Vec<&UnitPlace> = document.units.iter().collect();
    let mut take = |entry: &Spanned<UnitEntry>| {
        let entry = entry.get_ref();
        let is_it = |place: &&UnitPlace| place.name.as_ref() == Some(&entry.name);
        let place = listed.remove(listed.iter().position(is_it)?);
        let fits = place.nation.is_none_or(|nation| nation == entry.nation)
            && place.kind.is_none_or(|kind| kind == entry.kind);
        if !fits {
            let (nation, kind) = (entry.nation, code(entry.kind));
            faults.push(format!("{} is {nation:?} {kind} in this scenario.", entry.name));
        }
        Some(place)
    };
    let matched = scenario.units.iter().map(&mut take).collect();
    faults.extend(listed.iter().map(|place| unknown("unit", place.name.as_deref())));
    matched
}

fn match_leaders<'a>(
    document: &'a Document,
    scenario: &Scenario,
    faults: &mut Vec<String>,
) -> Vec<Option<&'a LeaderPlace>> {
    let mut listed: Vec<&LeaderPlace> = document.leaders.iter().collect();
    let mut take = |entry: &Spanned<LeaderEntry>| {
        let entry = entry.get_ref();
        let is_him = |place: &&LeaderPlace| place.name.as_ref() == Some(&entry.name);
        let place = listed.remove(listed.iter().position(is_him)?);
        if place.nation.is_some_and(|nation| nation != entry.nation) {
            faults.push(format!("{} is {:?} in this scenario.", entry.name, entry.nation));
        }
        Some(place)
    };
    let matched = scenario.leaders.iter().map(&mut take).collect();
    faults.extend(listed.iter().map(|place| unknown("leader", place.name.as_deref())));
    matched
}

fn unknown(what: &str, name: Option<&str>) -> String {
    match name {
        Some(name) => format!("The scenario has no such {what} left as {name:?}."),
        None => format!("In a scenario a {what} is listed by its name."),
    }
}

/// The setting of a field that the document draws, with the pieces that it lists.
fn of_field<'a>(
    document: &'a Document,
    field: &Field,
    options: Options,
) -> Result<Muster<'a>, Vec<String>> {
    let mut faults = faults_of_places(document);
    faults.extend(faults_of_number(document));
    let Some(scenario) = drawn(document, field) else {
        faults.extend(faults_of_the_nameless(document));
        return Err(faults);
    };
    let units: Vec<_> = document.units.iter().map(Some).collect();
    let leaders: Vec<_> = document.leaders.iter().map(Some).collect();
    let placed = placed(&scenario, document, &units, &leaders);
    faults.extend(check::faults_of_field(&placed, "").into_iter().map(|fault| fault.message));
    let special = check::faults_of_special_rules(&roster(&scenario, document));
    faults.extend(special.into_iter().map(|fault| fault.message));
    faults.extend(faults_of_the_lost(document, &scenario));
    if !faults.is_empty() {
        return Err(faults);
    }
    let setting = pool::of_field(scenario, options).map_err(|refusal| vec![refusal])?;
    Ok(Muster { setting, units, leaders })
}

/// Lost pieces are counted too.
fn faults_of_number(document: &Document) -> Vec<String> {
    let units = (document.units.len() > MOST_UNITS)
        .then(|| format!("A battle has at most {MOST_UNITS} units, lost ones included."));
    let leaders = (document.leaders.len() > MOST_LEADERS)
        .then(|| format!("A battle has at most {MOST_LEADERS} leaders, lost ones included."));
    units.into_iter().chain(leaders).collect()
}

/// The pieces that lack what they are, by their place in the list.
fn faults_of_the_nameless(document: &Document) -> Vec<String> {
    let is_nothing = |place: &UnitPlace| place.nation.is_none() || place.kind.is_none();
    let units = (1..).zip(&document.units).filter(|(_, place)| is_nothing(place));
    let units = units.map(|(number, _)| format!("Unit {number} needs a nation and a kind."));
    let leaders = (1..).zip(&document.leaders).filter(|(_, place)| place.nation.is_none());
    let leaders = leaders.map(|(number, _)| format!("Leader {number} needs a nation."));
    units.chain(leaders).collect()
}

/// What must hold of every listed piece, wherever it is listed.
fn faults_of_places(document: &Document) -> Vec<String> {
    let units = document.units.iter().filter_map(unit_place_fault);
    units.chain(document.leaders.iter().filter_map(leader_place_fault)).collect()
}

fn unit_place_fault(place: &UnitPlace) -> Option<String> {
    let known = place.nation.zip(place.kind).map(|(nation, kind)| unit_name(nation, kind));
    let name = place.name.clone().or(known).unwrap_or("A unit".to_owned());
    if let Some(slot) = place.square.filter(|&slot| !squares::is_slot(slot)) {
        return Some(format!("{name} cannot be in square in slot {slot}."));
    }
    let is_idle = place.moved == 0 && place.square.is_none();
    if place.waits && !(is_idle && place.marks.iter().all(|&mark| mark == Mark::Ordered)) {
        return Some(format!("{name} has not entered the board and can only be ordered."));
    }
    match (place.hex, place.blocks) {
        (None, Some(0)) if place.waits => Some(format!("{name} is eliminated and waits no more.")),
        (None, Some(0)) if place.square.is_some() => {
            Some(format!("{name} is eliminated and in no square."))
        }
        (None, Some(0)) if place.moved == 0 && place.marks.is_empty() => None,
        (None, Some(0)) => Some(format!("{name} is eliminated and has no marks.")),
        (Some(hex), Some(0)) => Some(format!("{name} in {hex} has no blocks; leave out its hex.")),
        (None, _) => Some(format!("{name} needs a hex, or 0 blocks if it is eliminated.")),
        (Some(_), _) => None,
    }
}

fn leader_place_fault(place: &LeaderPlace) -> Option<String> {
    let known = place.nation.map(leader_name);
    let name = place.name.clone().or(known).unwrap_or("A leader".to_owned());
    match (place.hex, place.fate.is_out()) {
        (None, true) if place.marks.is_empty() => None,
        (None, true) => Some(format!("{name} is out of the game and has no marks.")),
        (Some(hex), true) => Some(format!("{name} is out of the game and not in {hex}.")),
        (None, false) => Some(format!("{name} needs a hex, or a fate if he is not there.")),
        (Some(_), false) => None,
    }
}

/// What is wrong with pieces that do not stand on the board, which the checks of a scenario do
/// not see.
fn faults_of_the_lost(document: &Document, scenario: &Scenario) -> Vec<String> {
    let mut faults = Vec::new();
    for (place, entry) in document.units.iter().zip(&scenario.units) {
        let (UnitEntry { nation, kind, name, .. }, lost) = (entry.get_ref(), place.hex.is_none());
        if lost && Profile::of(*nation, *kind, &Options::default()).is_none() {
            faults.push(format!("No {nation:?} army has such a unit as {name}."));
        }
        if lost && !check::is_name(name) {
            faults.push(check::no_name());
        }
    }
    for (place, entry) in document.leaders.iter().zip(&scenario.leaders) {
        if place.fate != Fate::Present && !check::is_name(&entry.get_ref().name) {
            faults.push(check::no_name());
        }
    }
    faults
}
