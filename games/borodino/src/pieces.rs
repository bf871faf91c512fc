//! Chapters 1 to 3: sides, armies, the types of block, and what the map is made of.

use engine::Seat;
use serde::{Deserialize, Serialize};

/// [BOR-1.1.1] A block belongs to one side for the whole game.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS, schemars::JsonSchema))]
#[serde(rename_all = "kebab-case")]
pub enum Side {
    #[default]
    French,
    Russian,
}

impl Side {
    pub const BOTH: [Side; 2] = [Side::French, Side::Russian];

    #[must_use]
    pub fn enemy(self) -> Side {
        match self {
            Side::French => Side::Russian,
            Side::Russian => Side::French,
        }
    }

    /// The side that a seat plays.
    #[must_use]
    pub fn of(seat: Seat) -> Side {
        if seat == Side::French.seat() { Side::French } else { Side::Russian }
    }

    /// Who plays it.
    #[must_use]
    pub fn seat(self) -> Seat {
        Seat(self as u8)
    }
}

/// [BOR-3.1.1] The army of a block. Some Russian blocks belong to none in particular.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS, schemars::JsonSchema))]
#[serde(rename_all = "kebab-case")]
pub enum Army {
    French,
    First,
    Second,
    All,
}

/// [BOR-3.1.2] The types of block.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS, schemars::JsonSchema))]
#[serde(rename_all = "kebab-case")]
pub enum Kind {
    Headquarters,
    Infantry,
    Jaeger,
    Voltigeur,
    Militia,
    LightCavalry,
    HeavyCavalry,
    Cossack,
    LightArtillery,
    HeavyArtillery,
    HorseArtillery,
}

impl Kind {
    pub const ALL: [Kind; 11] = [
        Kind::Headquarters,
        Kind::Infantry,
        Kind::Jaeger,
        Kind::Voltigeur,
        Kind::Militia,
        Kind::LightCavalry,
        Kind::HeavyCavalry,
        Kind::Cossack,
        Kind::LightArtillery,
        Kind::HeavyArtillery,
        Kind::HorseArtillery,
    ];

    /// [BOR-3.1.2] A rule that names a class covers all its types.
    #[must_use]
    pub fn class(self) -> Class {
        match self {
            Kind::Headquarters => Class::Headquarters,
            Kind::Infantry | Kind::Jaeger | Kind::Voltigeur | Kind::Militia => Class::Infantry,
            Kind::LightCavalry | Kind::HeavyCavalry | Kind::Cossack => Class::Cavalry,
            Kind::LightArtillery | Kind::HeavyArtillery | Kind::HorseArtillery => Class::Artillery,
        }
    }

    /// [BOR-3.1.2] The letter sets the turn in a battle round.
    #[must_use]
    pub fn letter(self) -> Letter {
        match self.class() {
            Class::Artillery => Letter::A,
            Class::Cavalry | Class::Headquarters => Letter::B,
            Class::Infantry => Letter::C,
        }
    }

    /// [BOR-3.1.2] Troops that any headquarters may order.
    #[must_use]
    pub fn is_independent(self) -> bool {
        matches!(self, Kind::Jaeger | Kind::Voltigeur | Kind::Militia)
    }

    /// [BOR-8.2.2] How many areas a move along roads may have.
    #[must_use]
    pub fn road_length(self) -> u8 {
        match self {
            Kind::Infantry
            | Kind::Jaeger
            | Kind::Voltigeur
            | Kind::Militia
            | Kind::LightArtillery
            | Kind::HeavyArtillery => 2,
            Kind::Headquarters
            | Kind::LightCavalry
            | Kind::HeavyCavalry
            | Kind::Cossack
            | Kind::HorseArtillery => 3,
        }
    }
}

/// [BOR-3.1.2] The classes of types.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Class {
    Infantry,
    Cavalry,
    Artillery,
    Headquarters,
}

/// [BOR-10.3.2] The order of turns in a round.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS, schemars::JsonSchema))]
#[serde(rename_all = "kebab-case")]
pub enum Letter {
    A,
    B,
    C,
}

impl Letter {
    pub const ALL: [Letter; 3] = [Letter::A, Letter::B, Letter::C];
}

/// [BOR-14.1.2] The army posts.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS, schemars::JsonSchema))]
#[serde(rename_all = "kebab-case")]
pub enum Post {
    /// The command of all French blocks.
    French,
    /// The supreme command of all Russian blocks.
    Supreme,
    /// The Russian 1st Army, and the 2nd.
    First,
    Second,
}

impl Post {
    pub const ALL: [Post; 4] = [Post::French, Post::Supreme, Post::First, Post::Second];

    #[must_use]
    pub fn side(self) -> Side {
        match self {
            Post::French => Side::French,
            Post::Supreme | Post::First | Post::Second => Side::Russian,
        }
    }
}

/// [BOR-14.3.1] How a headquarters acts.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS, schemars::JsonSchema))]
#[serde(rename_all = "kebab-case")]
pub enum Level {
    Army,
    Corps,
}

/// [BOR-6.3.2], [BOR-6.3.3] What some corps headquarters may order beside, or instead of, a corps.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS, schemars::JsonSchema))]
#[serde(rename_all = "kebab-case")]
pub enum Right {
    /// All cavalry and horse artillery of the side.
    Cavalry,
    /// All Cossacks.
    Cossacks,
}

/// [BOR-10.1.2] The two sides of a battle.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS, schemars::JsonSchema))]
#[serde(rename_all = "kebab-case")]
pub enum Role {
    Attacker,
    Defender,
}

/// [BOR-12.3.1] At whom a block fires.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS, schemars::JsonSchema))]
#[serde(rename_all = "kebab-case")]
pub enum Aim {
    /// [BOR-12.3.2] Not aimed: at all blocks.
    All,
    /// At the squares, and the blocks sheltered in them.
    Squares,
    /// At all others.
    Others,
}

/// [BOR-12.1.1] How a block fires.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS, schemars::JsonSchema))]
#[serde(rename_all = "kebab-case")]
pub enum Arms {
    Fire,
    Bayonet,
}

/// [BOR-2.1.1] The ground of an area or a border.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS, schemars::JsonSchema))]
#[serde(rename_all = "kebab-case")]
pub enum Ground {
    Clear,
    Woods,
    Marsh,
}

impl Ground {
    /// [BOR-2.1.1], [BOR-2.1.2] The most blocks of each player in an area of this ground.
    #[must_use]
    pub fn stacking(self) -> u8 {
        match self {
            Ground::Clear => 4,
            Ground::Woods => 3,
            Ground::Marsh => 2,
        }
    }

    /// [BOR-2.2.1] The limit of a border of this ground; [BOR-13.1.7] of the map edge too.
    #[must_use]
    pub fn limit(self) -> u8 {
        match self {
            Ground::Clear => 3,
            Ground::Woods => 2,
            Ground::Marsh => 1,
        }
    }
}

/// [BOR-2.3.1], [BOR-2.3.2] Water along a border.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS, schemars::JsonSchema))]
#[serde(rename_all = "kebab-case")]
pub enum Water {
    Stream,
    River,
}

/// [BOR-2.3.3] Where water can be crossed.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS, schemars::JsonSchema))]
#[serde(rename_all = "kebab-case")]
pub enum Crossing {
    Bridge,
    Dam,
    Ford,
}

/// The edge of the map on which an area lies.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS, schemars::JsonSchema))]
#[serde(rename_all = "kebab-case")]
pub enum Edge {
    North,
    East,
    South,
    West,
}
