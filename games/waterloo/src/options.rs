//! The switches of the rules.

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
