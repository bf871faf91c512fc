//! The scenario that a field of a document draws.

use toml::Spanned;

use super::document::{Document, Field, LeaderPlace, UnitPlace};
use crate::hex::{Hex, ROWS};
use crate::kind::Kind;
use crate::pieces::{Nation, Side};
use crate::scenario::special::ChangeEntry;
use crate::scenario::{Army, LeaderEntry, Scenario, UnitEntry, letter_of};
use crate::state::Fate;
use crate::words::sketch::code;

/// The scenario of a field, the same wherever its pieces stand; `None` if a piece lacks what it is.
pub(super) fn drawn(document: &Document, field: &Field) -> Option<Scenario> {
    Some(Scenario {
        id: "position".to_owned(),
        title: "A position".to_owned(),
        date: String::new(),
        place: String::new(),
        background: String::new(),
        orientation: String::new(),
        notes: Vec::new(),
        top: field.top,
        first: field.top,
        deck: field.deck,
        turns: field.turns.map(plain),
        french: plain(army_of(field, Side::French)),
        allied: plain(army_of(field, Side::Allied)),
        map: plain(map_of(field)),
        legend: field.legend.iter().map(|(key, it)| (key.clone(), plain(it.clone()))).collect(),
        labels: Vec::new(),
        units: document.units.iter().map(unit_entry).collect::<Option<_>>()?,
        leaders: document.leaders.iter().map(leader_entry).collect::<Option<_>>()?,
        objectives: all_plain(&field.objectives),
        works: all_plain(&field.works),
        exits: all_plain(&field.exits),
        sudden_deaths: all_plain(&field.sudden_deaths),
        changes: all_plain(&field.changes),
        balance: None,
    })
}

fn army_of(field: &Field, side: Side) -> Army {
    let (cards, banners) = (*field.cards.of(side), *field.banners.of(side));
    Army { commander: String::new(), cards, banners, plan: String::new() }
}

/// A unit of the roster, wherever it stands and however strong it is.
fn unit_entry(place: &UnitPlace) -> Option<Spanned<UnitEntry>> {
    let (nation, kind) = (place.nation?, place.kind?);
    let name = place.name.clone().unwrap_or_else(|| unit_name(nation, kind));
    let enters = place.enters;
    Some(plain(UnitEntry { hex: Hex::default(), nation, kind, name, blocks: None, enters }))
}

fn leader_entry(place: &LeaderPlace) -> Option<Spanned<LeaderEntry>> {
    let nation = place.nation?;
    let name = place.name.clone().unwrap_or_else(|| leader_name(nation));
    Some(plain(LeaderEntry { hex: Hex::default(), nation, name, enters: place.enters }))
}

/// The rows of the map, spaced alike however they were written.
fn map_of(field: &Field) -> String {
    let clear = |row: u8| ". ".repeat(usize::from(ROWS.length(row)));
    let clear = (1..=ROWS.rows()).map(clear).collect();
    let rows = if field.map.is_empty() { &clear } else { &field.map };
    let spaced = |row: &String| row.split_whitespace().collect::<Vec<_>>().join(" ") + "\n";
    rows.iter().map(spaced).collect()
}

/// The scenario as if the battle began with the pieces and the ground as they are now, without
/// special rules. A leader who flees may be in the hex of others, and is left out.
pub(super) fn placed(
    scenario: &Scenario,
    document: &Document,
    units: &[Option<&UnitPlace>],
    leaders: &[Option<&LeaderPlace>],
) -> Scenario {
    let unit = |(entry, place): (&Spanned<UnitEntry>, &Option<&UnitPlace>)| {
        let place = place.filter(|place| place.blocks != Some(0))?;
        let entry = entry.get_ref().clone();
        let enters = entry.enters.filter(|_| place.waits);
        Some(plain(UnitEntry { hex: place.hex?, blocks: place.blocks, enters, ..entry }))
    };
    let leader = |(entry, place): (&Spanned<LeaderEntry>, &Option<&LeaderPlace>)| {
        let place = place.filter(|place| place.fate != Fate::Fleeing)?;
        let entry = entry.get_ref().clone();
        let enters = entry.enters.filter(|_| place.fate == Fate::Waiting);
        Some(plain(LeaderEntry { hex: place.hex?, enters, ..entry }))
    };
    Scenario {
        units: scenario.units.iter().zip(units).filter_map(unit).collect(),
        leaders: scenario.leaders.iter().zip(leaders).filter_map(leader).collect(),
        map: plain(changed_map(scenario, document)),
        works: Vec::new(),
        exits: Vec::new(),
        sudden_deaths: Vec::new(),
        changes: Vec::new(),
        ..scenario.clone()
    }
}

/// [CCN-30.4.2] The map after the changes that a document names.
fn changed_map(scenario: &Scenario, document: &Document) -> String {
    let has_happened = |change: &&ChangeEntry| document.changed.contains(&change.name);
    let changes = scenario.changes.iter().map(Spanned::get_ref).filter(has_happened);
    let mut rows: Vec<Vec<&str>> = scenario
        .map
        .get_ref()
        .trim_matches('\n')
        .lines()
        .map(|row| row.split_whitespace().collect())
        .collect();
    for (change, hex) in changes.flat_map(|it| it.hexes.iter().map(move |&hex| (it, hex))) {
        let (row, column) = hex.row_and_column();
        let row = rows.get_mut(usize::from(row - 1));
        if let Some(letter) = row.and_then(|row| row.get_mut(usize::from(column - 1))) {
            *letter = letter_of(change.ground);
        }
    }
    rows.iter().map(|row| row.join(" ") + "\n").collect()
}

/// The scenario with the hexes of those who wait, for which its special rules must be right.
pub(super) fn roster(scenario: &Scenario, document: &Document) -> Scenario {
    let mut roster = scenario.clone();
    for (entry, place) in roster.units.iter_mut().zip(&document.units) {
        let entry = entry.get_mut();
        entry.enters = entry.enters.filter(|_| place.waits);
        entry.hex = place.hex.unwrap_or_default();
    }
    for (entry, place) in roster.leaders.iter_mut().zip(&document.leaders) {
        let entry = entry.get_mut();
        entry.enters = entry.enters.filter(|_| place.fate == Fate::Waiting);
        entry.hex = place.hex.unwrap_or_default();
    }
    roster
}

/// A unit without a name is called after its nation and kind.
pub(super) fn unit_name(nation: Nation, kind: Kind) -> String {
    format!("{nation:?} {}", code(kind))
}

pub(super) fn leader_name(nation: Nation) -> String {
    format!("{nation:?} leader")
}

fn all_plain<T: Clone>(values: &[T]) -> Vec<Spanned<T>> {
    values.iter().cloned().map(plain).collect()
}

/// Something that does not come from a file, and stands in no line.
fn plain<T>(value: T) -> Spanned<T> {
    Spanned::new(0..0, value)
}
