//! [SAM-19.1.1] What can be wrong with single units.

use toml::Spanned;

use super::Report;
use crate::cards::{Card, Special};
use crate::ground::Ground;
use crate::ids::{HexId, MOST_UNITS};
use crate::pieces::Force;
use crate::scenario::{Scenario, UnitEntry};

/// The highest number of a unit.
const HIGHEST_NUMBER: u8 = 99;

/// The most markers of steadfastness, and of fatigue.
const MOST_MARKERS: u8 = 3;
const MOST_FATIGUE: u8 = 9;

/// A unit of a file: whose it is, and whether it comes later.
#[derive(Clone, Copy)]
pub(super) struct Listed<'s> {
    pub(super) force: Force,
    pub(super) entry: &'s Spanned<UnitEntry>,
    pub(super) comes: Comes,
}

/// When a unit of a file comes onto the board.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(super) enum Comes {
    AtOnce,
    Later,
}

impl Scenario {
    /// Every unit of the file.
    pub(super) fn listed(&self) -> Vec<Listed<'_>> {
        let mut listed = Vec::new();
        for (side, force) in self.sides.iter().zip([Force::A, Force::B]) {
            let side = side.get_ref();
            let waves = side.reinforcements.iter().flat_map(|wave| &wave.get_ref().units);
            let at_once = side.units.iter().map(|unit| (unit, Comes::AtOnce));
            let all = at_once.chain(waves.map(|unit| (unit, Comes::Later)));
            listed.extend(all.map(|(entry, comes)| Listed { force, entry, comes }));
        }
        let third = self.third.iter().flat_map(|third| &third.get_ref().units);
        let comes = Comes::AtOnce;
        listed.extend(third.map(|entry| Listed { force: Force::Third, entry, comes }));
        listed
    }
}

impl Report<'_> {
    pub(super) fn units(&mut self, scenario: &Scenario, ground: &Ground) {
        let listed = scenario.listed();
        if let Some(unit) = listed.get(MOST_UNITS) {
            self.add(unit.entry, format!("A battle has at most {MOST_UNITS} units."));
            return;
        }
        let cards = scenario.all_cards();
        for (place, unit) in listed.iter().enumerate() {
            self.number(unit, &listed[..place]);
            let name = &unit.entry.get_ref().card;
            match scenario.card_id(name) {
                Some(id) => self.unit(scenario, ground, &cards[id.index()], unit),
                None => {
                    let known = cards.iter().map(|card| card.id.as_str()).collect::<Vec<_>>();
                    let known = known.join(", ");
                    self.add(unit.entry, format!("There is no card {name:?}; there are {known}."));
                }
            }
        }
        self.overlaps(&listed);
    }

    fn unit(&mut self, scenario: &Scenario, ground: &Ground, card: &Card, unit: &Listed<'_>) {
        self.strength(card, unit.entry);
        self.markers(unit.entry);
        self.place(scenario, ground, card, unit);
        if let Some(label) = &unit.entry.get_ref().label {
            self.name(unit.entry, label);
        }
    }

    /// [SAM-3.1.1] A number is unique within its side.
    fn number(&mut self, unit: &Listed<'_>, earlier: &[Listed<'_>]) {
        let number = unit.entry.get_ref().number;
        if !(1..=HIGHEST_NUMBER).contains(&number) {
            self.add(unit.entry, format!("Units have the numbers 1 to {HIGHEST_NUMBER}."));
        }
        let is_same =
            |it: &Listed<'_>| it.force == unit.force && it.entry.get_ref().number == number;
        if earlier.iter().any(is_same) {
            let message = format!("Two units of one side have number {number}; change one.");
            self.add(unit.entry, message);
        }
    }

    /// [SAM-3.2.1], [SAM-3.1.4], [SAM-10.2.1] Commander, figures and ammunition go with the card.
    fn strength(&mut self, card: &Card, entry: &Spanned<UnitEntry>) {
        let unit = entry.get_ref();
        let number = unit.number;
        if unit.commander && card.special != Special::None {
            let message = format!("Unit {number}: ninja, peasants and the HQ take no commander.");
            self.add(entry, message);
        }
        let full = card.figures.saturating_add(u8::from(unit.commander));
        if unit.figures.is_some_and(|figures| !(1..=full).contains(&figures)) {
            self.add(entry, format!("Unit {number} can have 1 to {full} figures."));
        }
        match (unit.ammunition, card.ammunition) {
            (Some(stock), Some(most)) if stock > most => {
                self.add(entry, format!("Unit {number} can have {most} ammunition at most."));
            }
            (Some(_), None) => {
                self.add(entry, format!("Unit {number}: no ammunition is counted for this card."));
            }
            (Some(_) | None, Some(_)) | (None, None) => {}
        }
    }

    fn markers(&mut self, entry: &Spanned<UnitEntry>) {
        let unit = entry.get_ref();
        let number = unit.number;
        if unit.markers > MOST_MARKERS {
            self.add(entry, format!("Unit {number} can have {MOST_MARKERS} markers at most."));
        }
        if unit.fatigue > MOST_FATIGUE {
            self.add(entry, format!("Unit {number} can have {MOST_FATIGUE} fatigue at most."));
        }
    }

    /// A unit stands on the board, is hidden there by its owner, or comes later.
    fn place(&mut self, scenario: &Scenario, ground: &Ground, card: &Card, unit: &Listed<'_>) {
        let entry = unit.entry.get_ref();
        let number = entry.number;
        match (&entry.hex, unit.comes, entry.hidden) {
            (Some(hex), Comes::AtOnce, false) => match ground.numbered(hex) {
                Some(hex) => self.terrain(ground, card, unit, hex),
                None => self.add(unit.entry, super::no_hex(ground, hex)),
            },
            (None, Comes::AtOnce, false) => {
                self.add(unit.entry, format!("Unit {number} needs a hex."));
            }
            (None, Comes::AtOnce, true) => self.hidden(scenario, card, unit),
            (None, Comes::Later, false) => {}
            (Some(_), Comes::AtOnce, true) => {
                let message = format!("Unit {number} is hidden by its owner; name no hex.");
                self.add(unit.entry, message);
            }
            (Some(_), Comes::Later, _) | (None, Comes::Later, true) => {
                let message = format!("Unit {number} comes later; it has no hex and cannot hide.");
                self.add(unit.entry, message);
            }
        }
    }

    /// [SAM-19.1.1] Cavalry never stands in a forest or a ravine.
    fn terrain(&mut self, ground: &Ground, card: &Card, unit: &Listed<'_>, hex: HexId) {
        if !ground.terrain(hex).admits(card.arm) {
            let number = unit.entry.get_ref().number;
            let place = ground.number(hex);
            let message = format!("Unit {number} is cavalry and cannot stand in hex {place}.");
            self.add(unit.entry, message);
        }
    }

    /// Two units never stand in one hex.
    fn overlaps(&mut self, listed: &[Listed<'_>]) {
        for (place, unit) in listed.iter().enumerate() {
            let Some(hex) = &unit.entry.get_ref().hex else { continue };
            let is_there = |it: &Listed<'_>| it.entry.get_ref().hex.as_ref() == Some(hex);
            if listed[..place].iter().any(is_there) {
                self.add(unit.entry, format!("Two units stand in hex {hex}; move one."));
            }
        }
    }
}
