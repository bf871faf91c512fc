//! The switches of the rules.

use engine::OptionCard;

/// The most turns of a turn track.
pub(crate) const MOST_TURNS: u32 = 60;

/// The highest number of rounds that a battle can be limited to.
const MOST_ROUNDS: u32 = 200;

/// The switches as they stand in one game.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Options {
    /// [WAT-3.1.1] Players place their blocks in secret.
    pub(crate) free_set_up: bool,
    /// [WAT-24.2.4] Blocks on the board stay hidden until they fire or become engaged.
    pub(crate) reveal_when_firing_only: bool,
    /// [WAT-25.2.1] The two Allied armies have a player each,
    pub(crate) three_players: bool,
    /// who talk to each other at night only.
    pub(crate) allies_talk_at_night_only: bool,
    /// [WAT-23.2.4] The first turn at whose end two supply cities win.
    pub(crate) supply_victory_from_turn: u8,
    /// [WAT-18.3.3] The highest number of rounds of one battle; 0 for none.
    pub(crate) battle_turn_cap: u8,
    /// [WAT-2.2.4] Line infantry F1 and Guard infantry F2.
    pub(crate) low_infantry_fire: bool,
}

impl Default for Options {
    fn default() -> Self {
        Options {
            free_set_up: false,
            reveal_when_firing_only: false,
            three_players: false,
            allies_talk_at_night_only: false,
            supply_victory_from_turn: 22,
            battle_turn_cap: 0,
            low_infantry_fire: false,
        }
    }
}

/// The switches on offer, in the order of the rules page.
pub(crate) const CARDS: [OptionCard; 7] = [
    OptionCard::new("setup", "WAT-3.1.1", "historical", &["historical", "free"]),
    OptionCard::switch("reveal-when-firing-only", "WAT-24.2.4", "off"),
    OptionCard::switch("three-players", "WAT-25.2.1", "off"),
    OptionCard::switch("allies-talk-at-night-only", "WAT-25.2.1", "off"),
    OptionCard::new("supply-victory-from-turn", "WAT-23.2.4", "22", &[]).or_number(1, MOST_TURNS),
    OptionCard::new("battle-turn-cap", "WAT-18.3.3", "0", &["0"]).or_number(1, MOST_ROUNDS),
    OptionCard::switch("low-infantry-fire", "WAT-2.2.4", "off"),
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
            "setup" => self.free_set_up = value == "free",
            "reveal-when-firing-only" => self.reveal_when_firing_only = on,
            "three-players" => self.three_players = on,
            "allies-talk-at-night-only" => self.allies_talk_at_night_only = on,
            "supply-victory-from-turn" => self.supply_victory_from_turn = number,
            "battle-turn-cap" => self.battle_turn_cap = number,
            "low-infantry-fire" => self.low_infantry_fire = on,
            _ => unreachable!("every card on offer is set here"),
        }
        Ok(())
    }
}
