//! [SAM-19.2.1], [SAM-19.2.3], [SAM-19.2.5] What can be wrong with points and special rules.

use toml::Spanned;

use super::Report;
use crate::ground::Ground;
use crate::luck_names::FACES;
use crate::order::OrderKind;
use crate::scenario::Scenario;
use crate::scenario::special::{AwardEntry, FeatEntry, LeaverEntry, ThirdEntry};

/// The most points for one thing.
const MOST_POINTS: i16 = 100;

/// The longest range that a limit can name.
const LONGEST_RANGE: u8 = 6;

impl Report<'_> {
    pub(super) fn special(&mut self, scenario: &Scenario, ground: &Ground) {
        for award in &scenario.points {
            self.award(scenario, ground, award);
        }
        for exit in &scenario.exits {
            self.known_side(exit, scenario, &exit.get_ref().side);
            self.edge_hexes(exit, ground, &exit.get_ref().hexes);
            self.turn(exit, scenario, exit.get_ref().from_turn);
        }
        for forced in &scenario.forced {
            self.known_side(forced, scenario, &forced.get_ref().side);
            self.span(forced, scenario, &forced.get_ref().turns);
            if !matches!(forced.get_ref().order, OrderKind::Rest | OrderKind::AllRoundDefence) {
                self.add(forced, "Only rest and all-round-defence can be forced on a side.");
            }
        }
        for cap in &scenario.range_caps {
            self.span(cap, scenario, &cap.get_ref().turns);
            if !(1..=LONGEST_RANGE).contains(&cap.get_ref().range) {
                self.add(cap, format!("A range can be limited to 1 to {LONGEST_RANGE}."));
            }
        }
        if let Some(third) = &scenario.third {
            self.third(scenario, third);
        }
    }

    /// [SAM-19.2.1] Points are for a side, and hexes for those that are to be held.
    fn award(&mut self, scenario: &Scenario, ground: &Ground, award: &Spanned<AwardEntry>) {
        let it = award.get_ref();
        self.known_side(award, scenario, &it.side);
        if !(1..=MOST_POINTS).contains(&it.points) {
            self.add(award, format!("One thing can be worth 1 to {MOST_POINTS} points."));
        }
        let leavers = |who: LeaverEntry| {
            let mut exits = scenario.exits.iter().map(Spanned::get_ref);
            exits.any(|exit| {
                exit.side == it.side && (exit.who == who || exit.who == LeaverEntry::Everybody)
            })
        };
        match it.feat {
            FeatEntry::HoldHexAtEnd => return self.hexes(award, ground, &it.hexes),
            FeatEntry::ExitUnit if !leavers(LeaverEntry::Units) => {
                self.add(award, format!("Units of {} have no exit.", it.side));
            }
            FeatEntry::ExitHq if !leavers(LeaverEntry::Hq) => {
                self.add(award, format!("The HQ of {} has no exit.", it.side));
            }
            FeatEntry::DestroyUnit
            | FeatEntry::DestroyHq
            | FeatEntry::OwnHqAliveAtEnd
            | FeatEntry::ExitUnit
            | FeatEntry::ExitHq => {}
        }
        if !it.hexes.is_empty() {
            self.add(award, "Hexes are for hold_hex_at_end; exits have their own.");
        }
    }

    /// [SAM-19.2.5] Something makes a third force join, and not its own side's attack.
    fn third(&mut self, scenario: &Scenario, entry: &Spanned<ThirdEntry>) {
        let third = entry.get_ref();
        self.known_side(entry, scenario, &third.joins);
        if let Some(side) = &third.attacked_by {
            self.known_side(entry, scenario, side);
            if *side == third.joins {
                self.add(entry, "The side that a third force joins cannot attack it before.");
            }
        }
        for turn in [third.rolls_from, third.joins_on].into_iter().flatten() {
            self.turn(entry, scenario, turn);
        }
        match (third.rolls_from, third.die) {
            (Some(_), Some(die)) if (1..=FACES).contains(&die) => {}
            (None, None) => {}
            (Some(_), Some(_)) => {
                self.add(entry, format!("A third force joins at a die of 1 to {FACES}."));
            }
            (Some(_), None) | (None, Some(_)) => {
                self.add(entry, "rolls-from and die go together; name both or none.");
            }
        }
        let joins =
            third.rolls_from.is_some() || third.joins_on.is_some() || third.attacked_by.is_some();
        if !joins || third.units.is_empty() {
            self.add(entry, "A third force needs units and something that makes it join.");
        }
    }
}
