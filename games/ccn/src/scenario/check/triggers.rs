//! [CCN-30.4.3] What the events that a scenario names must keep to.

use toml::Spanned;

use crate::hex::{HexSet, ROWS};
use crate::pieces::{Ground, Side};
use crate::scenario::check::Report;
use crate::scenario::special::{MOST_TURNS, Trigger};
use crate::scenario::{Needs, Scenario};
use crate::setting::when::area;

impl Report<'_> {
    /// [CCN-30.4.3] What can happen, and to whom.
    pub(crate) fn trigger<T>(
        &mut self,
        at: &Spanned<T>,
        trigger: &Trigger,
        scenario: &Scenario,
        ground: &[Ground],
    ) {
        match trigger {
            Trigger::Holds { hexes, needs, .. } => {
                self.hexes(at, "A trigger", hexes, ground);
                if let Needs::AtLeast(needed) = needs
                    && !(1..=hexes.len()).contains(&usize::from(*needed))
                {
                    self.add(at, format!("A side cannot hold {needed} of {} hexes.", hexes.len()));
                }
            }
            Trigger::LeaderFalls(name) => {
                let leaders = scenario.leaders.iter();
                let found = leaders.filter(|leader| leader.get_ref().name == *name).count();
                match found {
                    0 => self.add(at, format!("No leader is called {name:?}.")),
                    1 => {}
                    _ => self.add(at, format!("Several leaders are called {name:?}; rename one.")),
                }
            }
            Trigger::Exits { side, units } => {
                let all = scenario.units.iter().filter(|it| it.get_ref().nation.side() == *side);
                let has_exit = scenario.exits.iter().any(|exit| exit.get_ref().side == *side);
                if !has_exit || *units == 0 || usize::from(*units) > all.count() {
                    self.add(at, format!("The {side:?} side has no exit for {units} units."));
                }
            }
            Trigger::NoneLeft { rows, hexes, .. } => {
                let is_area = match rows {
                    Some([first, last]) => {
                        hexes.is_empty() && (1..=*last).contains(first) && *last <= ROWS.rows()
                    }
                    None => !hexes.is_empty(),
                };
                if !is_area {
                    let message = "Name either the first and the last row, or hexes.".to_owned();
                    self.add(at, message);
                }
            }
            Trigger::Turn(turn) => {
                if !(2..=MOST_TURNS).contains(turn) {
                    self.add(at, format!("A turn to wait for is one of 2 to {MOST_TURNS}."));
                }
            }
        }
    }

    /// [CCN-30.4.3] Nothing that is waited for is so before the battle begins.
    pub(crate) fn beginnings(&mut self, scenario: &Scenario) {
        for entry in &scenario.sudden_deaths {
            self.beginning(entry, &entry.get_ref().name, &entry.get_ref().when, scenario);
        }
        for entry in &scenario.changes {
            self.beginning(entry, &entry.get_ref().name, &entry.get_ref().when, scenario);
        }
    }

    fn beginning<T>(&mut self, at: &Spanned<T>, name: &str, when: &Trigger, scenario: &Scenario) {
        let standing = |side: Side| -> HexSet {
            let units = scenario.units.iter().map(Spanned::get_ref);
            let here = units.filter(|it| it.enters.is_none() && it.nation.side() == side);
            here.map(|unit| unit.hex).collect()
        };
        let is_so = match when {
            Trigger::Holds { side, hexes, needs } => {
                let hexes: HexSet = hexes.iter().copied().collect();
                let held_by = |side: Side| hexes.and(standing(side)).len();
                match needs {
                    Needs::Each => held_by(*side) > 0,
                    Needs::AtLeast(needed) => held_by(*side) >= u32::from(*needed),
                    Needs::MoreThanEnemy => held_by(*side) > held_by(side.enemy()),
                }
            }
            Trigger::NoneLeft { side, rows, hexes } => !standing(*side).meets(area(*rows, hexes)),
            Trigger::LeaderFalls(_) | Trigger::Exits { .. } | Trigger::Turn(_) => false,
        };
        if is_so {
            self.add(at, format!("{name} happens before the battle begins."));
        }
    }
}
