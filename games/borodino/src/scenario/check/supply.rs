//! [BOR-4.1.4], [BOR-4.1.5] What can be wrong with redoubts and sources of supply.

use crate::pieces::Side;
use crate::scenario::Scenario;
use crate::scenario::check::{Report, repeats, side_name};
use crate::state::MOST_SOURCES;

/// The most sources of a side: points and the blocks that may get them are listed in one question.
const MOST_OF_A_SIDE: usize = MOST_SOURCES / 2;

/// The most symbols of a source.
const MOST_SYMBOLS: u8 = 4;

impl Report<'_> {
    /// [BOR-4.1.4] A redoubt in play is shown on the map.
    pub(super) fn redoubts(&mut self, scenario: &Scenario) {
        for (number, entry) in scenario.redoubts.iter().enumerate() {
            let redoubt = entry.get_ref();
            let area = &redoubt.area;
            self.known_area(entry, area);
            if self.ground.area(area).is_some_and(|known| !known.redoubt) {
                self.add(entry, format!("{area} shows no redoubt on the map."));
            }
            let earlier = scenario.redoubts[..number].iter().map(|it| it.get_ref().area.as_str());
            if repeats(area, earlier) {
                self.add(entry, format!("The redoubt of {area} is there twice."));
            }
            let turns = scenario.turns();
            let from = redoubt.from_turn.unwrap_or(1);
            if !(1..=turns).contains(&usize::from(from)) {
                let message =
                    format!("A redoubt can be in play from turn 1 to {turns} on, not {from}.");
                self.add(entry, message);
            }
        }
    }

    /// [BOR-4.1.5] Sources are areas of one side.
    pub(super) fn sources(&mut self, scenario: &Scenario) {
        for (number, entry) in scenario.supply.iter().enumerate() {
            let source = entry.get_ref();
            let area = &source.area;
            let earlier = &scenario.supply[..number];
            self.known_area(entry, area);
            if repeats(area, earlier.iter().map(|it| it.get_ref().area.as_str())) {
                self.add(entry, format!("{area} is a source already."));
            }
            if !(1..=MOST_SYMBOLS).contains(&source.symbols) {
                self.add(entry, format!("{area} can have 1 to {MOST_SYMBOLS} symbols."));
            }
            if count(scenario, source.side, number) == MOST_OF_A_SIDE {
                let side = side_name(source.side);
                self.add(entry, format!("The {side} side has {MOST_OF_A_SIDE} sources at most."));
            }
        }
    }
}

/// How many of the first entries are sources of a side.
fn count(scenario: &Scenario, side: Side, first: usize) -> usize {
    scenario.supply[..first].iter().filter(|it| it.get_ref().side == side).count()
}
