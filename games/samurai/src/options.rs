//! The switches of the rules.

use crate::pieces::Level;

/// The switches as they stand in one game.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Options {
    /// [SAM-1.1.1] The level of the rules.
    pub(crate) level: Level,
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
}

/// [SAM-14.2.1] Which engaged units test in the morale phase.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum MoraleInMelee {
    LowLevels,
    None,
    All,
}

impl Options {
    /// The rules as they stand, at a level.
    pub(crate) fn at(level: Level) -> Options {
        Options {
            level,
            attack_by_distance: false,
            total_attack_counts_dice: false,
            narrow_sector: false,
            fire_retreat_only_vs_own_attacker: false,
            withdraw_needs_commander: true,
            flee_same_turn: false,
            morale_in_melee: MoraleInMelee::LowLevels,
            cavalry_climb_fatigue: false,
            experience_levels: false,
        }
    }
}
