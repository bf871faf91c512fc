//! [WAT-11.1.1] The eight locations of a battle board.

use serde::{Deserialize, Serialize};

/// [WAT-1.3.1] In every fight of a turn the active side is the attacker.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS, schemars::JsonSchema))]
#[serde(rename_all = "kebab-case")]
pub enum Role {
    #[default]
    Attacker,
    Defender,
}

impl Role {
    pub const BOTH: [Role; 2] = [Role::Attacker, Role::Defender];

    #[must_use]
    pub fn other(self) -> Role {
        match self {
            Role::Attacker => Role::Defender,
            Role::Defender => Role::Attacker,
        }
    }
}

/// A location as its owner calls it: three positions and a Reserve.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS, schemars::JsonSchema))]
#[serde(rename_all = "kebab-case")]
pub enum Post {
    Left,
    Centre,
    Right,
    Reserve,
}

impl Post {
    pub const ALL: [Post; 4] = [Post::Left, Post::Centre, Post::Right, Post::Reserve];
    /// The three that face the enemy.
    pub const POSITIONS: [Post; 3] = [Post::Left, Post::Centre, Post::Right];
}

/// How many locations a board has.
pub(crate) const LOCATIONS: usize = 8;

/// A location of the board, from the point of view of nobody.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS, schemars::JsonSchema))]
pub enum Location {
    #[serde(rename = "a-l")]
    AttackerLeft,
    #[serde(rename = "a-c")]
    AttackerCentre,
    #[serde(rename = "a-r")]
    AttackerRight,
    #[serde(rename = "a-res")]
    AttackerReserve,
    #[serde(rename = "d-l")]
    DefenderLeft,
    #[serde(rename = "d-c")]
    DefenderCentre,
    #[serde(rename = "d-r")]
    DefenderRight,
    #[serde(rename = "d-res")]
    DefenderReserve,
}

use Location::{
    AttackerCentre, AttackerLeft, AttackerReserve, AttackerRight, DefenderCentre, DefenderLeft,
    DefenderReserve, DefenderRight,
};

impl Location {
    pub const ALL: [Location; LOCATIONS] = [
        AttackerLeft,
        AttackerCentre,
        AttackerRight,
        AttackerReserve,
        DefenderLeft,
        DefenderCentre,
        DefenderRight,
        DefenderReserve,
    ];

    /// The location that the side in a role calls so.
    #[must_use]
    pub fn of(role: Role, post: Post) -> Location {
        Location::ALL[role as usize * Post::ALL.len() + post as usize]
    }

    #[must_use]
    pub fn index(self) -> usize {
        self as usize
    }

    /// Whose location it is.
    #[must_use]
    pub fn role(self) -> Role {
        if self.index() < Post::ALL.len() { Role::Attacker } else { Role::Defender }
    }

    #[must_use]
    pub fn post(self) -> Post {
        Post::ALL[self.index() % Post::ALL.len()]
    }

    #[must_use]
    pub fn is_reserve(self) -> bool {
        self.post() == Post::Reserve
    }

    /// [WAT-11.1.1] Left faces the enemy's Right, Centre his Centre; a Reserve faces nothing.
    #[must_use]
    pub fn facing(self) -> Option<Location> {
        let other = match self.post() {
            Post::Left => Post::Right,
            Post::Centre => Post::Centre,
            Post::Right => Post::Left,
            Post::Reserve => return None,
        };
        Some(Location::of(self.role().other(), other))
    }

    /// [WAT-15.3.1] The line between two facing positions, named by the attacker's.
    #[must_use]
    pub fn line(self) -> Option<usize> {
        match (self.role(), self.facing()) {
            (Role::Attacker, Some(_)) => Some(self.post() as usize),
            (Role::Defender, Some(facing)) => Some(facing.post() as usize),
            (_, None) => None,
        }
    }

    /// [WAT-11.1.2] Where one battle step of a side leads: within its own four locations, and
    /// between two facing positions.
    #[must_use]
    pub fn steps_for(self, role: Role) -> &'static [Location] {
        match role {
            Role::Attacker => ATTACKERS_STEPS[self.index()],
            Role::Defender => DEFENDERS_STEPS[self.index()],
        }
    }

    /// [WAT-13.1.4] Straight back for a side: from an enemy position to the own facing one, from an
    /// own position to the own Reserve.
    #[must_use]
    pub fn back_for(self, role: Role) -> Option<Location> {
        match (self.role() == role, self.facing()) {
            (_, None) => None,
            (true, Some(_)) => Some(Location::of(role, Post::Reserve)),
            (false, Some(facing)) => Some(facing),
        }
    }
}

/// Where one step of the attacker leads, from each location.
const ATTACKERS_STEPS: [&[Location]; LOCATIONS] = [
    &[AttackerCentre, AttackerReserve, DefenderRight],
    &[AttackerLeft, AttackerRight, AttackerReserve, DefenderCentre],
    &[AttackerCentre, AttackerReserve, DefenderLeft],
    &[AttackerLeft, AttackerCentre, AttackerRight],
    &[AttackerRight],
    &[AttackerCentre],
    &[AttackerLeft],
    &[],
];

/// The same for the defender.
const DEFENDERS_STEPS: [&[Location]; LOCATIONS] = [
    &[DefenderRight],
    &[DefenderCentre],
    &[DefenderLeft],
    &[],
    &[DefenderCentre, DefenderReserve, AttackerRight],
    &[DefenderLeft, DefenderRight, DefenderReserve, AttackerCentre],
    &[DefenderCentre, DefenderReserve, AttackerLeft],
    &[DefenderLeft, DefenderCentre, DefenderRight],
];
