//! The switches of the rules.

use engine::OptionCard;

use crate::scenario::special::MOST_TURNS;

/// [CCN-30.1.1] The switches as they stand in one game.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Options {
    pub(crate) foot_artillery_range_4: u8,
    pub(crate) french_grenadier_fire_bonus: bool,
    pub(crate) rifle_moving_dice_as_printed: bool,
    pub(crate) guard_foot_artillery_flags: u8,
    pub(crate) horse_artillery_moved_range_4: bool,
    pub(crate) lone_leader_forbids_fire: bool,
    pub(crate) rugged_hill_blocks_hill_to_hill: bool,
    pub(crate) terrain_penalties_add: bool,
    pub(crate) hill_to_hill_infantry_melee_penalty: bool,
    pub(crate) ford_square: bool,
    pub(crate) works_square_open_side: bool,
    pub(crate) no_units_loses: bool,
    /// `None` leaves it to the scenario.
    pub(crate) turn_limit: Option<u32>,
}

impl Default for Options {
    fn default() -> Self {
        Options {
            foot_artillery_range_4: 2,
            french_grenadier_fire_bonus: true,
            rifle_moving_dice_as_printed: false,
            guard_foot_artillery_flags: 2,
            horse_artillery_moved_range_4: false,
            lone_leader_forbids_fire: false,
            rugged_hill_blocks_hill_to_hill: false,
            terrain_penalties_add: true,
            hill_to_hill_infantry_melee_penalty: false,
            ford_square: true,
            works_square_open_side: true,
            no_units_loses: true,
            turn_limit: None,
        }
    }
}

/// The switches on offer, in the order of the rules page.
pub(crate) const CARDS: [OptionCard; 13] = [
    OptionCard::new("foot-artillery-range-4", "CCN-3.2.1", "2", &["2", "1"]),
    OptionCard::switch("french-grenadier-fire-bonus", "CCN-3.1.1", "on"),
    OptionCard::new("rifle-moving-dice", "CCN-3.1.2", "formula", &["formula", "printed"]),
    OptionCard::new("guard-foot-artillery-flags", "CCN-3.1.1", "2", &["0", "1", "2"]),
    OptionCard::switch("horse-artillery-moved-range-4", "CCN-12.2.4", "off"),
    OptionCard::switch("lone-leader-forbids-fire", "CCN-10.2.3", "off"),
    OptionCard::switch("rugged-hill-blocks-hill-to-hill", "CCN-11.2.3", "off"),
    OptionCard::switch("terrain-penalties-add", "CCN-24.1.2", "on"),
    OptionCard::switch("hill-to-hill-infantry-melee-penalty", "CCN-24.3.3", "off"),
    OptionCard::switch("ford-square", "CCN-24.8.3", "on"),
    OptionCard::switch("works-square-open-side", "CCN-24.6.5", "on"),
    OptionCard::switch("no-units-loses", "CCN-27.1.4", "on"),
    OptionCard::new("turn-limit", "CCN-30.4.3", "none", &["none"]).or_number(1, MOST_TURNS),
];

impl Options {
    /// Reads switches by name and value.
    pub(crate) fn read(chosen: &[(String, String)]) -> Result<Options, String> {
        let mut options = Options::default();
        for (id, value) in chosen {
            options.set(id, value)?;
        }
        Ok(options)
    }

    fn set(&mut self, id: &str, value: &str) -> Result<(), String> {
        let card = OptionCard::find(&CARDS, id, value)?;
        let (on, number) = (value == "on", value.parse().unwrap_or(0));
        match card.id {
            "foot-artillery-range-4" => self.foot_artillery_range_4 = number,
            "french-grenadier-fire-bonus" => self.french_grenadier_fire_bonus = on,
            "rifle-moving-dice" => self.rifle_moving_dice_as_printed = value == "printed",
            "guard-foot-artillery-flags" => self.guard_foot_artillery_flags = number,
            "horse-artillery-moved-range-4" => self.horse_artillery_moved_range_4 = on,
            "lone-leader-forbids-fire" => self.lone_leader_forbids_fire = on,
            "rugged-hill-blocks-hill-to-hill" => self.rugged_hill_blocks_hill_to_hill = on,
            "terrain-penalties-add" => self.terrain_penalties_add = on,
            "hill-to-hill-infantry-melee-penalty" => self.hill_to_hill_infantry_melee_penalty = on,
            "ford-square" => self.ford_square = on,
            "works-square-open-side" => self.works_square_open_side = on,
            "no-units-loses" => self.no_units_loses = on,
            "turn-limit" => self.turn_limit = value.parse().ok(),
            _ => unreachable!("every card on offer is set here"),
        }
        Ok(())
    }
}
