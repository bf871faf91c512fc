//! [SAM-16.1.1], [SAM-19.2.2], [SAM-19.2.4] What can be wrong with whole forces: their HQ, their
//! hidden units, their reinforcements.

use toml::Spanned;

use super::Report;
use super::units::{Comes, Listed};
use crate::cards::{Card, Special};
use crate::ground::Ground;
use crate::order::OrderKind;
use crate::pieces::Force;
use crate::scenario::{HidingEntry, ReinforcementsEntry, Scenario, SideEntry};
use crate::setting::COMMANDER_POINTS;
use crate::setup;

/// The most points for hidden units.
const MOST_HIDDEN_POINTS: u16 = 250;

impl Report<'_> {
    pub(super) fn forces(&mut self, scenario: &Scenario, ground: &Ground) {
        if !self.faults.is_empty() {
            return;
        }
        self.headquarters(scenario);
        self.commands(scenario);
        for side in scenario.sides.iter().map(Spanned::get_ref) {
            for wave in &side.reinforcements {
                self.reinforcements(scenario, ground, wave);
            }
            if let Some(hiding) = &side.hiding {
                self.hiding(scenario, ground, side, hiding);
            }
        }
        self.shared_hexes(scenario);
    }

    /// [SAM-6.3.4] Two units cannot hide in one hex, so the sides have hexes of their own.
    fn shared_hexes(&mut self, scenario: &Scenario) {
        let mut hidings = scenario.sides.iter().filter_map(|side| side.get_ref().hiding.as_ref());
        let (Some(one), Some(other)) = (hidings.next(), hidings.next()) else { return };
        for hex in &other.get_ref().hexes {
            if one.get_ref().hexes.contains(hex) {
                self.add(other, format!("Both sides could hide in hex {hex}."));
            }
        }
    }

    /// [SAM-16.1.1] Each army has one HQ, on the board; a third force has none.
    fn headquarters(&mut self, scenario: &Scenario) {
        let listed = scenario.listed();
        let is_headquarters =
            |unit: &&Listed<'_>| card_of(scenario, unit).special == Special::Headquarters;
        let headquarters: Vec<_> = listed.iter().filter(is_headquarters).collect();
        for (side, force) in scenario.sides.iter().zip([Force::A, Force::B]) {
            let own = headquarters.iter().filter(|unit| unit.force == force).count();
            if own != 1 {
                let title = &side.get_ref().title;
                self.add(side, format!("{title} has {own} HQ units; an army has exactly one."));
            }
        }
        for unit in headquarters {
            if unit.comes == Comes::Later || unit.entry.get_ref().hidden {
                self.add(unit.entry, "The HQ stands on the board from the start.");
            }
            if unit.force == Force::Third {
                self.add(unit.entry, "A third force has no HQ: it uses that of its side.");
            }
        }
    }

    /// [SAM-19.2.2] Reinforcements enter over the edge, where they can.
    fn reinforcements(
        &mut self,
        scenario: &Scenario,
        ground: &Ground,
        wave: &Spanned<ReinforcementsEntry>,
    ) {
        let it = wave.get_ref();
        self.turn(wave, scenario, it.turn);
        self.edge_hexes(wave, ground, &it.hexes);
        if it.units.is_empty() {
            self.add(wave, "Nobody comes with these reinforcements; name units.");
        }
        let places = || it.hexes.iter().filter_map(|hex| ground.numbered(hex));
        for unit in &it.units {
            let card = card_named(scenario, &unit.get_ref().card);
            if !it.hexes.is_empty() && !places().any(|hex| ground.terrain(hex).admits(card.arm)) {
                let number = unit.get_ref().number;
                self.add(unit, format!("Unit {number} cannot enter any of its hexes."));
            }
        }
    }

    /// [SAM-19.2.4] A unit that hides belongs to a side that hides units, and can be in ambush.
    pub(super) fn hidden(&mut self, scenario: &Scenario, card: &Card, unit: &Listed<'_>) {
        let number = unit.entry.get_ref().number;
        let side = match unit.force {
            Force::A | Force::B => scenario.sides.get(unit.force.index()),
            Force::Third => None,
        };
        if side.is_none_or(|side| side.get_ref().hiding.is_none()) {
            let message = format!("Unit {number} is hidden, but its side has no hexes for hiding.");
            self.add(unit.entry, message);
        }
        if !card.orders.contains(OrderKind::Ambush) {
            self.add(unit.entry, format!("Unit {number} has no ambush on its card."));
        }
    }

    /// [SAM-11.1.1], [SAM-19.2.4] Every unit of the pool can hide somewhere, somebody can hide in
    /// every hex, and the points pay for one at least.
    fn hiding(
        &mut self,
        scenario: &Scenario,
        ground: &Ground,
        side: &SideEntry,
        hiding: &Spanned<HidingEntry>,
    ) {
        let HidingEntry { hexes, points } = hiding.get_ref();
        self.hexes(hiding, ground, hexes);
        if *points > MOST_HIDDEN_POINTS {
            let message = format!("Hidden units can cost {MOST_HIDDEN_POINTS} points at most.");
            self.add(hiding, message);
        }
        let pool: Vec<_> = side.units.iter().filter(|unit| unit.get_ref().hidden).collect();
        let cost =
            |card: &Card, commander| card.points + if commander { COMMANDER_POINTS } else { 0 };
        let mut hides = vec![false; hexes.len()];
        for unit in &pool {
            let entry = unit.get_ref();
            let card = card_named(scenario, &entry.card);
            let fits = |hex: &String| {
                let hex = ground.numbered(hex);
                hex.is_some_and(|hex| setup::may_hide(ground, &card, hex).is_ok())
            };
            let suits: Vec<bool> = hexes.iter().map(fits).collect();
            if !suits.contains(&true) {
                self.add(unit, format!("Unit {} can hide in none of the hexes.", entry.number));
            }
            if cost(&card, entry.commander) > *points {
                let message = format!("Unit {} costs more than {points} points.", entry.number);
                self.add(unit, message);
            }
            hides.iter_mut().zip(suits).for_each(|(hides, suits)| *hides |= suits);
        }
        if pool.is_empty() {
            self.add(hiding, "This side has no hidden units; mark some with hidden = true.");
            return;
        }
        for hex in hexes.iter().zip(hides).filter(|(_, hides)| !hides).map(|(hex, _)| hex) {
            self.add(hiding, format!("Nobody can hide in hex {hex}."));
        }
        self.taken(scenario, hiding);
    }

    /// One cannot hide where somebody stands.
    fn taken(&mut self, scenario: &Scenario, hiding: &Spanned<HidingEntry>) {
        for unit in scenario.listed() {
            if let Some(hex) = &unit.entry.get_ref().hex
                && hiding.get_ref().hexes.contains(hex)
            {
                self.add(hiding, format!("A unit stands in hex {hex}; nobody can hide there."));
            }
        }
    }
}

pub(super) fn card_of(scenario: &Scenario, unit: &Listed<'_>) -> Card {
    card_named(scenario, &unit.entry.get_ref().card)
}

/// A card that is known to be there.
fn card_named(scenario: &Scenario, id: &str) -> Card {
    let card = scenario.all_cards().into_iter().find(|card| card.id == id);
    card.expect("the cards were checked")
}
