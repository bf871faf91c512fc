//! The switches of the rules.

use std::collections::BTreeMap;

use engine::OptionCard;
use serde::{Deserialize, Serialize};

use crate::pieces::{Level, Side};
use crate::seating::{MOST_COMMANDERS, Seating};

/// The switches as they stand in one game.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Options {
    /// [SAM-1.1.1] The level of the rules.
    pub(crate) level: Level,
    /// [SAM-1.1.2] How many commanders each army has,
    pub(crate) seating: Seating,
    /// and whether those of one army read each other's orders before they are opened.
    pub(crate) shared_orders: bool,
    /// [SAM-7.5.1] The target of an attack must stand within a distance, not a path.
    pub(crate) attack_by_distance: bool,
    /// [SAM-3.3.5] Total attack multiplies by dice.
    pub(crate) total_attack_counts_dice: bool,
    /// [SAM-2.2.3] The firing sector has 60 degrees, not 120.
    pub(crate) narrow_sector: bool,
    /// [SAM-7.3.2] Fire and retreat reacts to its own attackers alone.
    pub(crate) fire_retreat_only_vs_own_attacker: bool,
    /// [SAM-3.2.2] Withdraw needs a commander.
    pub(crate) withdraw_needs_commander: bool,
    /// [SAM-14.4.1] Who becomes fleeing runs in the same turn.
    pub(crate) flee_same_turn: bool,
    /// [SAM-14.2.1] Which engaged units test in the morale phase.
    pub(crate) morale_in_melee: MoraleInMelee,
    /// [SAM-18.1.3] Cavalry too tires from climbing.
    pub(crate) cavalry_climb_fatigue: bool,
    /// [SAM-3.1.5] Recruits and veterans differ from the card.
    pub(crate) experience_levels: bool,
    /// [SAM-6.3.6] At basic a claim is the die alone.
    pub(crate) basic_claims_by_die: bool,
    /// [SAM-8.2.3] Attackers bound elsewhere pass beside and behind defenders.
    pub(crate) attackers_pass_defenders: bool,
    /// [SAM-18.1.1] Markers of fatigue are placed after the movement that they are for.
    pub(crate) fatigue_at_once: bool,
    /// [SAM-19.1.3] What breaks a tie of points, instead of what the scenario says.
    pub(crate) ties: Option<TieBreak>,
}

/// [SAM-19.1.3] Who wins with equal points.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Deserialize, Serialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS, schemars::JsonSchema))]
#[serde(rename_all = "kebab-case")]
pub(crate) enum TieBreak {
    /// Nobody.
    #[default]
    Draw,
    /// The side with the more valuable survivors.
    Survivors,
}

/// [SAM-14.2.1] Which engaged units test in the morale phase.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum MoraleInMelee {
    LowLevels,
    None,
    All,
}

/// The switches on offer, in the order of the rules page.
pub(crate) const CARDS: [OptionCard; 17] = [
    OptionCard::new(
        "level",
        "SAM-1.1.1",
        "scenario",
        &["scenario", "basic", "extended", "advanced", "expert"],
    )
    .left_to_the_players(),
    commanders("commanders-a"),
    commanders("commanders-b"),
    OptionCard::switch("shared-orders", "SAM-1.1.2", "off").left_to_the_players(),
    OptionCard::new("attack-target-range", "SAM-7.5.1", "reach", &["reach", "distance"]),
    OptionCard::switch("total-attack-counts-dice", "SAM-3.3.5", "off"),
    OptionCard::new("sector-half-angle", "SAM-2.2.3", "60", &["60", "30"]),
    OptionCard::switch("fire-retreat-only-vs-own-attacker", "SAM-7.3.2", "off"),
    OptionCard::switch("withdraw-needs-commander", "SAM-3.2.2", "on"),
    OptionCard::switch("flee-same-turn", "SAM-14.4.1", "off"),
    OptionCard::new(
        "morale-test-in-melee",
        "SAM-14.2.1",
        "low-levels",
        &["low-levels", "none", "all"],
    ),
    OptionCard::switch("cavalry-climb-fatigue", "SAM-18.1.3", "off"),
    OptionCard::switch("experience-levels", "SAM-3.1.5", "off"),
    OptionCard::new("claims-at-basic", "SAM-6.3.6", "steadfastness", &["steadfastness", "die"]),
    OptionCard::switch("attackers-pass-defenders", "SAM-8.2.3", "off"),
    OptionCard::new("fatigue-markers", "SAM-18.1.1", "at-once", &["at-once", "end-of-turn"]),
    // The book knows nothing that breaks a tie; some battles need it all the same.
    OptionCard::new("equal-points", "SAM-19.1.3", "scenario", &["scenario", "draw", "survivors"])
        .by_the_book("draw"),
];

/// [SAM-1.1.2] How many commanders an army has.
const fn commanders(id: &'static str) -> OptionCard {
    OptionCard::new(id, "SAM-1.1.2", "1", &[])
        .or_number(1, MOST_COMMANDERS as u32)
        .left_to_the_players()
}

/// [SAM-1.1.2] Gives each army the number of commanders that the other has in `seating`.
pub(crate) fn change_sides(options: &mut BTreeMap<String, String>, seating: Seating) {
    for (id, side) in [("commanders-a", Side::B), ("commanders-b", Side::A)] {
        options.insert(id.to_owned(), seating.commanders(side).to_string());
    }
}

impl Options {
    /// Reads switches by name and value, for a scenario of a level.
    pub(crate) fn read(chosen: &[(String, String)], level: Level) -> Result<Options, String> {
        let mut options = Options::at(level);
        for (id, value) in chosen {
            let card = OptionCard::find(&CARDS, id, value)?;
            match card.id {
                "level" => options.level = level_named(value, level),
                _ => options.set(card.id, value),
            }
        }
        Ok(options)
    }

    fn set(&mut self, id: &str, value: &str) {
        let on = value == "on";
        let commanders = value.parse().unwrap_or(1);
        match id {
            "commanders-a" => self.seating = self.seating.with(Side::A, commanders),
            "commanders-b" => self.seating = self.seating.with(Side::B, commanders),
            "shared-orders" => self.shared_orders = on,
            "attack-target-range" => self.attack_by_distance = value == "distance",
            "total-attack-counts-dice" => self.total_attack_counts_dice = on,
            "sector-half-angle" => self.narrow_sector = value == "30",
            "fire-retreat-only-vs-own-attacker" => self.fire_retreat_only_vs_own_attacker = on,
            "withdraw-needs-commander" => self.withdraw_needs_commander = on,
            "flee-same-turn" => self.flee_same_turn = on,
            "morale-test-in-melee" => self.morale_in_melee = morale_named(value),
            "cavalry-climb-fatigue" => self.cavalry_climb_fatigue = on,
            "experience-levels" => self.experience_levels = on,
            "claims-at-basic" => self.basic_claims_by_die = value == "die",
            "attackers-pass-defenders" => self.attackers_pass_defenders = on,
            "fatigue-markers" => self.fatigue_at_once = value == "at-once",
            "equal-points" => self.ties = ties_named(value),
            _ => unreachable!("every card on offer is set here"),
        }
    }

    /// The rules as they stand, at a level.
    pub(crate) fn at(level: Level) -> Options {
        Options {
            level,
            seating: Seating::USUAL,
            shared_orders: false,
            attack_by_distance: false,
            total_attack_counts_dice: false,
            narrow_sector: false,
            fire_retreat_only_vs_own_attacker: false,
            withdraw_needs_commander: true,
            flee_same_turn: false,
            morale_in_melee: MoraleInMelee::LowLevels,
            cavalry_climb_fatigue: false,
            experience_levels: false,
            basic_claims_by_die: false,
            attackers_pass_defenders: false,
            fatigue_at_once: true,
            ties: None,
        }
    }
}

/// [SAM-1.1.1] A level by its name; `scenario` is the one that the scenario has.
fn level_named(name: &str, of_scenario: Level) -> Level {
    match name {
        "basic" => Level::Basic,
        "extended" => Level::Extended,
        "advanced" => Level::Advanced,
        "expert" => Level::Expert,
        _ => of_scenario,
    }
}

fn morale_named(name: &str) -> MoraleInMelee {
    match name {
        "none" => MoraleInMelee::None,
        "all" => MoraleInMelee::All,
        _ => MoraleInMelee::LowLevels,
    }
}

/// [SAM-19.1.3] What the table wants of a tie, if it does not leave that to the scenario.
fn ties_named(name: &str) -> Option<TieBreak> {
    match name {
        "draw" => Some(TieBreak::Draw),
        "survivors" => Some(TieBreak::Survivors),
        _ => None,
    }
}
