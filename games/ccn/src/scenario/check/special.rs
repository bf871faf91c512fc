//! [CCN-30.1.1] What the special rules of a scenario must keep to.

use toml::Spanned;

use crate::board::Board;
use crate::ground::{carries_works, is_passable};
use crate::hex::{Hex, HexSet};
use crate::pieces::{Arm, Ground};
use crate::scenario::check::Report;
use crate::scenario::special::{ChangeEntry, ExitEntry, MOST_TURNS};
use crate::scenario::{Scenario, ground_of};
use crate::state::MOST_EXITS;

/// The most changes of ground: each doubles the maps that are kept.
const MOST_CHANGES: usize = 4;

/// The most events that win at once, and the most letters of a legend: an alphabet.
const MOST_SUDDEN_DEATHS: usize = 8;
const MOST_LETTERS: usize = 26;

impl Report<'_> {
    /// [CCN-30.4.2] Letters of its own do not take the place of those of every map.
    pub(crate) fn legend(&mut self, scenario: &Scenario) {
        for (number, (letter, entry)) in scenario.legend.iter().enumerate() {
            self.name(entry, &entry.get_ref().name);
            if letter.chars().count() != 1
                || letter.chars().any(|it| it.is_whitespace() || it.is_control())
            {
                self.add(entry, format!("The legend explains single characters, not {letter:?}."));
            }
            if ground_of(letter).is_some() {
                self.add(
                    entry,
                    format!("{letter} has a meaning on every map; use another letter."),
                );
            }
            if number == MOST_LETTERS {
                self.add(entry, format!("A legend has at most {MOST_LETTERS} letters."));
            }
        }
    }

    /// Works, exits, changes of ground, sudden deaths and the turn limit.
    pub(crate) fn special(&mut self, scenario: &Scenario, ground: &[Ground]) {
        if let Some(turns) = &scenario.turns
            && !(1..=MOST_TURNS).contains(turns.get_ref())
        {
            self.add(turns, format!("A battle can be limited to 1 to {MOST_TURNS} turns."));
        }
        self.works(scenario, ground);
        self.exits(scenario, ground);
        self.changes(scenario, ground);
        if let Some(entry) = scenario.sudden_deaths.get(MOST_SUDDEN_DEATHS) {
            let message = format!("At most {MOST_SUDDEN_DEATHS} events can win at once.");
            self.add(entry, message);
        }
        for entry in &scenario.sudden_deaths {
            self.name(entry, &entry.get_ref().name);
            self.trigger(entry, &entry.get_ref().when, scenario, ground);
        }
        let names = scenario.sudden_deaths.iter().map(|it| it.get_ref().name.as_str());
        self.twice(&scenario.sudden_deaths, names);
    }

    /// [CCN-30.3.2] A piece enters over the edge of the board.
    pub(crate) fn entrance<T>(
        &mut self,
        at: &Spanned<T>,
        name: &str,
        hex: Hex,
        enters: Option<u32>,
    ) {
        let Some(turn) = enters else { return };
        if !(1..=MOST_TURNS).contains(&turn) {
            self.add(at, format!("{name} enters from a turn on that is one of 1 to {MOST_TURNS}."));
        }
        if !is_border(hex) {
            self.add(at, format!("{name} cannot enter at {hex}, which is not at the edge."));
        }
    }

    /// [CCN-24.6.1] Works lie on sides of a hex, each named once.
    fn works(&mut self, scenario: &Scenario, ground: &[Ground]) {
        let mut known = HexSet::NONE;
        for entry in &scenario.works {
            let works = entry.get_ref();
            let hex = works.hex;
            if known.contains(hex) {
                self.add(
                    entry,
                    format!("The works of {hex} are listed already; name all sides once."),
                );
            }
            known.insert(hex);
            let bits = works.sides.iter().fold(0u8, |bits, side| bits | side.bit());
            if works.sides.is_empty() || bits.count_ones() as usize != works.sides.len() {
                self.add(entry, format!("The works of {hex} need one side or more, each once."));
            }
            if !carries_works(ground[hex.index()]) {
                let message = format!(
                    "{hex} has ground on which no works lie: use clear ground, a hill or a bridge."
                );
                self.add(entry, message);
            }
        }
    }

    /// [CCN-30.3.1] Exits are hexes at the edge of the board that units can enter.
    fn exits(&mut self, scenario: &Scenario, ground: &[Ground]) {
        if let Some(entry) = scenario.exits.get(MOST_EXITS) {
            self.add(entry, format!("A battle has at most {MOST_EXITS} exits."));
        }
        let mut known = [HexSet::NONE; 2];
        for entry in &scenario.exits {
            let exit = entry.get_ref();
            let hexes: HexSet = exit.hexes.iter().copied().collect();
            self.name(entry, &exit.name);
            self.hexes(entry, &exit.name, &exit.hexes, ground);
            self.numbers_of_exit(entry);
            if let Some(hex) = exit.hexes.iter().find(|&&hex| !is_border(hex)) {
                self.add(entry, format!("{hex} is not at the edge of the board."));
            }
            let known = &mut known[exit.side as usize];
            if known.meets(hexes) {
                self.add(entry, format!("{} shares a hex with another exit.", exit.name));
            }
            *known = known.or(hexes);
        }
        let names = scenario.exits.iter().map(|it| it.get_ref().name.as_str());
        self.twice(&scenario.exits, names);
    }

    fn numbers_of_exit(&mut self, entry: &Spanned<ExitEntry>) {
        let exit = entry.get_ref();
        if exit.banners > 9 || exit.most == Some(0) {
            let message =
                format!("{} gives 0 to 9 banners for a unit, and 1 or more at most.", exit.name);
            self.add(entry, message);
        }
        if exit.kinds.as_ref().is_some_and(Vec::is_empty) {
            self.add(
                entry,
                format!("{} lets nobody leave; name a kind or leave it out.", exit.name),
            );
        }
    }

    /// [CCN-30.4.2] Each hex changes once at most, and what somebody needs is not closed.
    fn changes(&mut self, scenario: &Scenario, ground: &[Ground]) {
        if let Some(entry) = scenario.changes.get(MOST_CHANGES) {
            self.add(entry, format!("The ground changes {MOST_CHANGES} times at most."));
        }
        let mut known = HexSet::NONE;
        for entry in &scenario.changes {
            let change = entry.get_ref();
            self.name(entry, &change.name);
            if change.hexes.is_empty() {
                self.add(entry, format!("{} needs a hex.", change.name));
            }
            for &hex in &change.hexes {
                if known.contains(hex) {
                    self.add(entry, format!("{hex} changes twice; that is not possible."));
                }
                known.insert(hex);
                self.changed_hex(entry, hex, scenario);
            }
            self.trigger(entry, &change.when, scenario, ground);
        }
        let names = scenario.changes.iter().map(|it| it.get_ref().name.as_str());
        self.twice(&scenario.changes, names);
    }

    fn changed_hex(&mut self, entry: &Spanned<ChangeEntry>, hex: Hex, scenario: &Scenario) {
        let (name, ground) = (&entry.get_ref().name, entry.get_ref().ground);
        let has_works = scenario.works.iter().any(|it| it.get_ref().hex == hex);
        if has_works && !carries_works(ground) {
            self.add(entry, format!("{name} puts ground in {hex} on which no works lie."));
        }
        let mut units = scenario.units.iter().map(Spanned::get_ref);
        let kept_out = units.any(|unit| {
            unit.enters.is_some() && unit.hex == hex && !is_passable(ground, Some(unit.kind.arm()))
        });
        let mut leaders = scenario.leaders.iter().map(Spanned::get_ref);
        let kept_out = kept_out
            || leaders.any(|it| it.enters.is_some() && it.hex == hex && !is_passable(ground, None));
        let mut exits = scenario.exits.iter().map(Spanned::get_ref);
        let mut objectives = scenario.objectives.iter().map(Spanned::get_ref);
        let kept_in = !is_passable(ground, Some(Arm::Infantry))
            && (exits.any(|it| it.hexes.contains(&hex))
                || objectives.any(|it| it.hexes.contains(&hex)));
        if kept_out || kept_in {
            let message = format!(
                "{name} closes {hex}, where pieces enter or leave, or which is an objective."
            );
            self.add(entry, message);
        }
    }

    /// A list of hexes that infantry can enter, each once.
    pub(crate) fn hexes<T>(
        &mut self,
        at: &Spanned<T>,
        name: &str,
        hexes: &[Hex],
        ground: &[Ground],
    ) {
        let distinct: HexSet = hexes.iter().copied().collect();
        if hexes.is_empty() || distinct.len() as usize != hexes.len() {
            self.add(at, format!("{name} needs one hex or more, each once."));
        }
        for &hex in hexes {
            self.ground_for(at, "A unit", hex, Some(Arm::Infantry), ground);
        }
    }

    /// Two entries of a list do not have the same name.
    fn twice<'n, T>(&mut self, entries: &[Spanned<T>], names: impl Iterator<Item = &'n str>) {
        let names: Vec<&str> = names.collect();
        for (number, entry) in entries.iter().enumerate() {
            if names[..number].contains(&names[number]) {
                self.add(entry, format!("{} is named twice; choose another name.", names[number]));
            }
        }
    }
}

/// Whether a hex lies at the edge of the board.
fn is_border(hex: Hex) -> bool {
    Board::get().neighbours(hex).len() < 6
}
