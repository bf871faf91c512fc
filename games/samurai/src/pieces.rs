//! The vocabulary: sides, levels of the rules, arms, states, and what a viewer may be told of.

use engine::Seat;
use serde::{Deserialize, Serialize};

/// [SAM-1.1.2] One of the two armies. A has index 0.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS, schemars::JsonSchema))]
#[serde(rename_all = "kebab-case")]
pub enum Side {
    A,
    B,
}

impl Side {
    pub const BOTH: [Side; 2] = [Side::A, Side::B];

    #[must_use]
    pub const fn enemy(self) -> Side {
        match self {
            Side::A => Side::B,
            Side::B => Side::A,
        }
    }

    /// [SAM-1.1.2] The seat of its first commander.
    #[must_use]
    pub const fn seat(self) -> Seat {
        Seat(self as u8)
    }

    #[must_use]
    pub const fn index(self) -> usize {
        self as usize
    }
}

/// Whose a unit was at set-up. [SAM-19.2.5] The third force belongs to nobody until it joins.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS, schemars::JsonSchema))]
#[serde(rename_all = "kebab-case")]
pub enum Force {
    A,
    B,
    Third,
}

impl Force {
    pub const ALL: [Force; 3] = [Force::A, Force::B, Force::Third];

    #[must_use]
    pub const fn index(self) -> usize {
        self as usize
    }
}

impl From<Side> for Force {
    fn from(side: Side) -> Force {
        match side {
            Side::A => Force::A,
            Side::B => Force::B,
        }
    }
}

/// [SAM-1.1.1] The level of the rules; each holds all of those before.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS, schemars::JsonSchema))]
#[serde(rename_all = "kebab-case")]
pub enum Level {
    #[default]
    Basic,
    Extended,
    Advanced,
    Expert,
}

/// [SAM-3.1.1] Infantry or cavalry.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS, schemars::JsonSchema))]
#[serde(rename_all = "kebab-case")]
pub enum Arm {
    Infantry,
    Cavalry,
}

/// How a unit moves: by its arm, ninja by their own rules.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Mover {
    Infantry,
    Cavalry,
    Ninja,
}

/// [SAM-3.2.1] Whether a unit has a commander.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS, schemars::JsonSchema))]
#[serde(rename_all = "kebab-case")]
pub enum Commander {
    #[default]
    None,
    Present,
    /// [SAM-3.1.4] He counts among the lost figures.
    Lost,
}

/// [SAM-3.1.5] What the flag shows.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS, schemars::JsonSchema))]
#[serde(rename_all = "kebab-case")]
pub enum Experience {
    Recruits,
    #[default]
    Experienced,
    Veterans,
}

/// Where a unit is in the game.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS, schemars::JsonSchema))]
#[serde(rename_all = "kebab-case")]
pub enum Status {
    /// Not in the game: left at home at set-up, or [SAM-7.10.2] merged into another.
    Absent,
    /// [SAM-19.2.2] A reinforcement that has not entered yet.
    Waiting,
    /// On the board, for all to see.
    Visible,
    /// [SAM-11.1.2] In ambush, off the board.
    Hidden,
    /// [SAM-1.1.7] Without figures, surrendered, dispersed, or gone in panic.
    Destroyed,
    /// [SAM-19.2.3] Taken off over an exit of the scenario.
    Escaped,
}

impl Status {
    pub(crate) const COUNT: usize = 6;
}

/// [SAM-8.4.1] From where a unit with the attack order reached its target.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS, schemars::JsonSchema))]
#[serde(rename_all = "kebab-case")]
pub enum Class {
    #[default]
    Front,
    Flank,
    Rear,
}

/// [SAM-14.1.3] Why a unit tests its steadfastness.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS, schemars::JsonSchema))]
#[serde(rename_all = "kebab-case")]
pub enum Occasion {
    /// Figures lost to fire, by drowning, to an ambush strike or in melee.
    Losses,
    Flank,
    Rear,
    /// The own HQ was destroyed.
    Headquarters,
    /// The morale phase.
    Morale,
    /// A foe has fled.
    Pursuit,
}

/// [SAM-1.1.7] How a unit was destroyed.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS, schemars::JsonSchema))]
#[serde(rename_all = "kebab-case")]
pub enum End {
    /// Its last figure was lost.
    Killed,
    /// [SAM-14.1.6] It surrendered or dispersed in panic, or [SAM-14.4.2] lost a figure in melee.
    Surrendered,
    /// [SAM-18.2.2] Exhausted in melee.
    Exhausted,
    /// [SAM-7.16.1] It left the board in panic.
    Panicked,
}

/// Why a mover goes no further this turn.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS, schemars::JsonSchema))]
#[serde(rename_all = "kebab-case")]
pub enum Halt {
    /// [SAM-6.3.3] Met head-on.
    HeadOn,
    /// [SAM-6.3.4] The hex is held.
    Held,
    /// [SAM-6.3.5], [SAM-6.3.6] An attack has the better claim to the hex.
    Outbid,
    /// Several wanted the hex: in records of rules version 1, whether or not one of them got it.
    Contested,
    /// [SAM-6.3.5] Several wanted the hex, none of them by an attack: nobody gets it.
    Clash,
    /// [SAM-6.3.8] It entered a river.
    River,
    /// [SAM-6.3.11] It failed a test.
    Test,
    /// [SAM-6.3.12], [SAM-7.15.2] There is no way on, or not enough points for it.
    NoWay,
    /// [SAM-7.14.3] An enemy stands by the hex it would withdraw to.
    Watched,
}

/// Why a unit came onto the board.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS, schemars::JsonSchema))]
#[serde(rename_all = "kebab-case")]
pub enum Cause {
    /// [SAM-6.1.1] It was not ordered to stay in ambush.
    LeftAmbush,
    /// [SAM-6.3.9] An enemy came within reach, or tried to enter its hex.
    Contact,
    /// [SAM-11.2.1] It fired.
    Fire,
    /// [SAM-7.12.1] Ninja found it.
    Recon,
}
