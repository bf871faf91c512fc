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
    pub(crate) young_guard_flags: u8,
    pub(crate) command_is_live: bool,
    pub(crate) attacks_without_dice: bool,
    pub(crate) lone_leader_retreat_is_a_choice: bool,
    pub(crate) horse_artillery_moved_range_4: bool,
    pub(crate) lone_leader_forbids_fire: bool,
    pub(crate) rugged_hill_blocks_hill_to_hill: bool,
    pub(crate) terrain_penalties_add: bool,
    pub(crate) hill_to_hill_infantry_melee_penalty: bool,
    pub(crate) ford_square: bool,
    pub(crate) works_square_open_side: bool,
    pub(crate) elan_shuffles_at_once: bool,
    pub(crate) empty_pile_is_shuffled_at_once: bool,
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
            young_guard_flags: 1,
            command_is_live: true,
            attacks_without_dice: false,
            lone_leader_retreat_is_a_choice: true,
            horse_artillery_moved_range_4: false,
            lone_leader_forbids_fire: false,
            rugged_hill_blocks_hill_to_hill: true,
            terrain_penalties_add: true,
            hill_to_hill_infantry_melee_penalty: false,
            ford_square: true,
            works_square_open_side: false,
            elan_shuffles_at_once: true,
            empty_pile_is_shuffled_at_once: true,
            no_units_loses: true,
            turn_limit: None,
        }
    }
}

/// The switches on offer, in the order of the rules page. Where the two books differ, either of
/// them is the letter.
pub(crate) const CARDS: [OptionCard; 19] = [
    OptionCard::new("foot-artillery-range-4", "CCN-3.2.1", "2", &["2", "1"]),
    OptionCard::switch("french-grenadier-fire-bonus", "CCN-3.1.1", "on"),
    OptionCard::new("rifle-moving-dice", "CCN-3.1.2", "formula", &["formula", "printed"]),
    OptionCard::new("guard-foot-artillery-flags", "CCN-3.1.1", "2", &["0", "1", "2"]),
    OptionCard::new("young-guard-flags", "CCN-15.2.4", "1", &["1", "2"]),
    OptionCard::new("command-counted", "CCN-6.1.3", "live", &["live", "when-played"]),
    // Neither book forbids an attack that has no die.
    OptionCard::switch("attacks-without-dice", "CCN-10.2.5", "off").by_the_book("on"),
    OptionCard::new("lone-leader-retreat", "CCN-15.1.5", "may", &["may", "must"]),
    OptionCard::switch("horse-artillery-moved-range-4", "CCN-12.2.4", "off"),
    OptionCard::switch("lone-leader-forbids-fire", "CCN-10.2.3", "off"),
    OptionCard::switch("rugged-hill-blocks-hill-to-hill", "CCN-11.2.3", "on"),
    OptionCard::switch("terrain-penalties-add", "CCN-24.1.2", "on"),
    OptionCard::switch("hill-to-hill-infantry-melee-penalty", "CCN-24.3.3", "off"),
    OptionCard::switch("ford-square", "CCN-24.8.3", "on"),
    OptionCard::switch("works-square-open-side", "CCN-24.6.5", "off"),
    OptionCard::new("elan-shuffle", "CCN-25.8.2", "when-played", &["when-played", "end-of-turn"]),
    OptionCard::new(
        "draw-pile-shuffle",
        "CCN-26.1.3",
        "when-empty",
        &["when-empty", "when-needed"],
    ),
    // The books end a battle by banners alone.
    OptionCard::switch("no-units-loses", "CCN-27.1.4", "on").by_the_book("off"),
    OptionCard::new("turn-limit", "CCN-30.4.3", "none", &["none"])
        .or_number(1, MOST_TURNS)
        .left_to_the_players(),
];

/// [CCN-30.1.1] How battles were fought under older rules where their records name no option for it.
pub(crate) fn former(version: u32) -> &'static [(&'static str, &'static str)] {
    const BEFORE_RULES_3: [(&str, &str); 6] = [
        ("command-counted", "when-played"),
        ("lone-leader-retreat", "must"),
        ("rugged-hill-blocks-hill-to-hill", "off"),
        ("works-square-open-side", "on"),
        ("elan-shuffle", "end-of-turn"),
        ("draw-pile-shuffle", "when-needed"),
    ];
    if version < 3 { &BEFORE_RULES_3 } else { &[] }
}

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
            "young-guard-flags" => self.young_guard_flags = number,
            "command-counted" => self.command_is_live = value == "live",
            "attacks-without-dice" => self.attacks_without_dice = on,
            "lone-leader-retreat" => self.lone_leader_retreat_is_a_choice = value == "may",
            "horse-artillery-moved-range-4" => self.horse_artillery_moved_range_4 = on,
            "lone-leader-forbids-fire" => self.lone_leader_forbids_fire = on,
            "rugged-hill-blocks-hill-to-hill" => self.rugged_hill_blocks_hill_to_hill = on,
            "terrain-penalties-add" => self.terrain_penalties_add = on,
            "hill-to-hill-infantry-melee-penalty" => self.hill_to_hill_infantry_melee_penalty = on,
            "ford-square" => self.ford_square = on,
            "works-square-open-side" => self.works_square_open_side = on,
            "elan-shuffle" => self.elan_shuffles_at_once = value == "when-played",
            "draw-pile-shuffle" => self.empty_pile_is_shuffled_at_once = value == "when-empty",
            "no-units-loses" => self.no_units_loses = on,
            "turn-limit" => self.turn_limit = value.parse().ok(),
            _ => unreachable!("every card on offer is set here"),
        }
        Ok(())
    }
}
