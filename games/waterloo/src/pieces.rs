//! Chapter 1: sides, armies, the types of block, and what lies on a battle board.

use engine::{Seat, SeatSet};
use serde::{Deserialize, Serialize};

/// [WAT-1.1.1] "Friend" and "enemy" mean the side.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS, schemars::JsonSchema))]
#[serde(rename_all = "kebab-case")]
pub enum Side {
    French,
    Allied,
}

impl Side {
    pub const BOTH: [Side; 2] = [Side::French, Side::Allied];

    #[must_use]
    pub fn enemy(self) -> Side {
        match self {
            Side::French => Side::Allied,
            Side::Allied => Side::French,
        }
    }

    /// Everybody who plays for this side, whether or not the second Allied seat is taken.
    #[must_use]
    pub fn seats(self) -> SeatSet {
        match self {
            Side::French => Seat(0).into(),
            Side::Allied => SeatSet::from(Seat(1)).with(Seat(2)),
        }
    }

    /// The armies of this side.
    #[must_use]
    pub fn armies(self) -> &'static [Army] {
        match self {
            Side::French => &[Army::French],
            Side::Allied => &[Army::AngloDutch, Army::Prussian],
        }
    }
}

/// [WAT-1.1.1] The French have one army, the Allies two.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS, schemars::JsonSchema))]
#[serde(rename_all = "kebab-case")]
pub enum Army {
    French,
    AngloDutch,
    Prussian,
}

impl Army {
    pub const ALL: [Army; 3] = [Army::French, Army::AngloDutch, Army::Prussian];

    #[must_use]
    pub fn side(self) -> Side {
        match self {
            Army::French => Side::French,
            Army::AngloDutch | Army::Prussian => Side::Allied,
        }
    }
}

/// The armies that one question is put to together. [WAT-25.1.1] By default one player has both
/// Allied armies; [WAT-25.2.1] with three players each has one.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS, schemars::JsonSchema))]
#[serde(rename_all = "kebab-case")]
pub enum Party {
    French,
    Allies,
    AngloDutch,
    Prussians,
}

impl Party {
    #[must_use]
    pub fn armies(self) -> &'static [Army] {
        match self {
            Party::French => &[Army::French],
            Party::Allies => &[Army::AngloDutch, Army::Prussian],
            Party::AngloDutch => &[Army::AngloDutch],
            Party::Prussians => &[Army::Prussian],
        }
    }

    #[must_use]
    pub fn side(self) -> Side {
        match self {
            Party::French => Side::French,
            Party::Allies | Party::AngloDutch | Party::Prussians => Side::Allied,
        }
    }

    /// Who answers for it. [WAT-25.2.1] The Prussians have a seat of their own only where they are
    /// asked apart.
    #[must_use]
    pub fn seat(self) -> Seat {
        match self {
            Party::French => Seat(0),
            Party::Allies | Party::AngloDutch => Seat(1),
            Party::Prussians => Seat(2),
        }
    }
}

/// [WAT-1.1.2] The six types of block.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS, schemars::JsonSchema))]
#[serde(rename_all = "kebab-case")]
pub enum Kind {
    Leader,
    Infantry,
    LightCavalry,
    HeavyCavalry,
    FootArtillery,
    HorseArtillery,
}

impl Kind {
    #[must_use]
    pub fn is_cavalry(self) -> bool {
        matches!(self, Kind::LightCavalry | Kind::HeavyCavalry)
    }

    #[must_use]
    pub fn is_gun(self) -> bool {
        matches!(self, Kind::FootArtillery | Kind::HorseArtillery)
    }

    #[must_use]
    pub fn is_fast(self) -> bool {
        !matches!(self, Kind::Infantry | Kind::FootArtillery)
    }

    /// [WAT-5.2.1] Roads in one normal move; [WAT-13.1.1] steps in one battle turn.
    #[must_use]
    pub fn allowance(self) -> u8 {
        if self.is_fast() { 2 } else { 1 }
    }
}

/// [WAT-6.1.3] What a road can carry depends on this.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS, schemars::JsonSchema))]
#[serde(rename_all = "kebab-case")]
pub enum Grade {
    Major,
    Minor,
}

/// [WAT-11.2.1] What is drawn when a battle opens.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS, schemars::JsonSchema))]
#[serde(rename_all = "kebab-case")]
pub enum Marker {
    Woods,
    Farm,
    Hill,
    Stream,
}

impl Marker {
    pub const ALL: [Marker; 4] = [Marker::Woods, Marker::Farm, Marker::Hill, Marker::Stream];
}

/// [WAT-16.1.4] The enemy blocks in a location form up to two target groups.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS, schemars::JsonSchema))]
#[serde(rename_all = "kebab-case")]
pub enum Target {
    /// Squares, and the blocks that shelter in them.
    Squares,
    /// All others.
    Others,
}
