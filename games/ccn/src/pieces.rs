//! The vocabulary: sides, nations, arms, ground, units and leaders.

use engine::Seat;
use serde::{Deserialize, Serialize};

/// [CCN-1.1.1] One of the two sides. British and Portuguese are one side.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS, schemars::JsonSchema))]
#[serde(rename_all = "kebab-case")]
pub enum Side {
    #[default]
    French,
    Allied,
}

impl Side {
    pub const BOTH: [Side; 2] = [Side::French, Side::Allied];

    pub(crate) fn of(seat: Seat) -> Option<Side> {
        Side::BOTH.get(usize::from(seat.0)).copied()
    }

    #[must_use]
    pub fn seat(self) -> Seat {
        Seat(self as u8)
    }

    #[must_use]
    pub fn enemy(self) -> Side {
        match self {
            Side::French => Side::Allied,
            Side::Allied => Side::French,
        }
    }

    /// The name of the side in the locale files.
    pub(crate) fn term(self) -> &'static str {
        match self {
            Side::French => "side-french",
            Side::Allied => "side-allied",
        }
    }
}

/// The army a unit belongs to; it decides on the unit table and on rounding.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS, schemars::JsonSchema))]
#[serde(rename_all = "kebab-case")]
pub enum Nation {
    French,
    British,
    Portuguese,
}

impl Nation {
    #[must_use]
    pub fn side(self) -> Side {
        match self {
            Nation::French => Side::French,
            Nation::British | Nation::Portuguese => Side::Allied,
        }
    }

    /// The name of the nation in the locale files.
    pub(crate) fn term(self) -> &'static str {
        match self {
            Nation::French => "nation-french",
            Nation::British => "nation-british",
            Nation::Portuguese => "nation-portuguese",
        }
    }
}

/// [CCN-1.1.4] Every unit has exactly one arm.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS, schemars::JsonSchema))]
#[serde(rename_all = "kebab-case")]
pub enum Arm {
    Infantry,
    Cavalry,
    Artillery,
}

impl Arm {
    /// The name of the arm in the locale files.
    pub(crate) fn term(self) -> &'static str {
        match self {
            Arm::Infantry => "face-infantry",
            Arm::Cavalry => "face-cavalry",
            Arm::Artillery => "face-artillery",
        }
    }
}

/// The ground of a hex.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS, schemars::JsonSchema))]
#[serde(rename_all = "kebab-case")]
pub enum Ground {
    #[default]
    Clear,
    Forest,
    Hill,
    RuggedHill,
    Town,
    Windmill,
    River,
    Ford,
    Bridge,
    Quarry,
}

impl Ground {
    pub(crate) fn term(self) -> &'static str {
        match self {
            Ground::Clear => "ground-clear",
            Ground::Forest => "ground-forest",
            Ground::Hill => "ground-hill",
            Ground::RuggedHill => "ground-rugged-hill",
            Ground::Town => "ground-town",
            Ground::Windmill => "ground-windmill",
            Ground::River => "ground-river",
            Ground::Ford => "ground-ford",
            Ground::Bridge => "ground-bridge",
            Ground::Quarry => "ground-quarry",
        }
    }
}

/// A place in the battle's list of units. The list is public: a number betrays nothing.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS, schemars::JsonSchema))]
pub struct UnitId(pub u8);

/// A place in the battle's list of leaders.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS, schemars::JsonSchema))]
pub struct LeaderId(pub u8);
