//! Chapter 24: what the ground does to movement, sight and dice.

use crate::options::Options;
use crate::pieces::{Arm, Ground};

/// [CCN-8.1.5] Nobody enters a rugged hill or a river without a bridge; artillery enters no sand
/// quarry. A leader has no arm.
pub(crate) fn is_passable(ground: Ground, arm: Option<Arm>) -> bool {
    match ground {
        // [CCN-24.4.1] Rugged hill. [CCN-24.7.1] River.
        Ground::RuggedHill | Ground::River => false,
        // [CCN-24.10.1] Sand quarry.
        Ground::Quarry => arm != Some(Arm::Artillery),
        // [CCN-24.9.1] A bridge is clear ground.
        Ground::Bridge
        | Ground::Clear
        | Ground::Forest
        | Ground::Hill
        | Ground::Town
        | Ground::Windmill
        | Ground::Ford => true,
    }
}

/// [CCN-8.1.6], [CCN-24.1.3] Whether a piece that enters must stop.
pub(crate) fn stops_a_move(ground: Ground) -> bool {
    match ground {
        // [CCN-24.2.1] Forest. [CCN-24.5.1] Town and windmill. [CCN-24.8.1] Ford.
        Ground::Forest | Ground::Town | Ground::Windmill | Ground::Ford | Ground::Quarry => true,
        Ground::Clear | Ground::Hill | Ground::RuggedHill | Ground::River | Ground::Bridge => false,
    }
}

/// [CCN-24.6.1] Whether field works can lie in a hex: on open ground, on hills and at bridges.
pub(crate) fn carries_works(ground: Ground) -> bool {
    matches!(ground, Ground::Clear | Ground::Hill | Ground::Bridge)
}

/// [CCN-24.5.1] A windmill is treated as a town.
pub(crate) fn is_town(ground: Ground) -> bool {
    matches!(ground, Ground::Town | Ground::Windmill)
}

/// [CCN-11.1.2] Whether the ground blocks every line of sight; hills are a matter of height.
pub(crate) fn is_opaque(ground: Ground) -> bool {
    ground == Ground::Forest || is_town(ground)
}

/// How a unit attacks.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Reach {
    Fire,
    Melee,
}

/// [CCN-24.1.1] Dice taken away: for the ground and the works of the target's hex, and for those of
/// the attacker's own.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(crate) struct Reduction {
    pub(crate) target: u8,
    pub(crate) target_works: u8,
    pub(crate) attacker: u8,
    pub(crate) own_works: u8,
}

impl Reduction {
    pub(crate) fn total(self) -> u8 {
        self.going_in() + self.going_out()
    }

    fn going_in(self) -> u8 {
        self.target + self.target_works
    }

    fn going_out(self) -> u8 {
        self.attacker + self.own_works
    }

    /// The same without the smaller of the two.
    fn larger(self) -> Reduction {
        if self.going_in() >= self.going_out() {
            Reduction { attacker: 0, own_works: 0, ..self }
        } else {
            Reduction { target: 0, target_works: 0, ..self }
        }
    }
}

/// [CCN-24.6.1] Whether an attack comes through works: those of the target's hex, and those of
/// the attacker's own.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(crate) struct Works {
    pub(crate) target: bool,
    pub(crate) attacker: bool,
}

/// [CCN-24.1.1] What the ground of both hexes takes from an attack.
pub(crate) fn reduction(
    arm: Arm,
    reach: Reach,
    attacker: Ground,
    target: Ground,
    works: Works,
    options: &Options,
) -> Reduction {
    let hill = |ground| ground == Ground::Hill;
    let target_works = if works.target { into_works(arm) } else { 0 };
    // [CCN-24.6.6] The attacker's own works add what they take and leave the hill numbers alone.
    let own_works = if works.attacker { out_of_works(arm) } else { 0 };
    // [CCN-24.6.6] Into works on a hill only the numbers of the works are used.
    let level = works.target && hill(target);
    let flat = |ground| if level && hill(ground) { Ground::Clear } else { ground };
    let (into, out_of) = match (flat(attacker), flat(target)) {
        (Ground::Hill, Ground::Hill) => (hill_to_hill(arm, reach, options), 0),
        (attacker, target) => (into(arm, reach, target), out_of(arm, attacker)),
    };
    let both = Reduction { target: into, target_works, attacker: out_of, own_works };
    // [CCN-24.1.2] Both are taken, or by option only the larger one.
    if options.terrain_penalties_add { both } else { both.larger() }
}

/// [CCN-24.6.3] What works of the target's hex take from an attack through them.
fn into_works(arm: Arm) -> u8 {
    match arm {
        Arm::Infantry => 1,
        Arm::Cavalry => 2,
        Arm::Artillery => 0,
    }
}

/// [CCN-24.6.3] Out over its own works only cavalry loses dice.
fn out_of_works(arm: Arm) -> u8 {
    match arm {
        Arm::Infantry | Arm::Artillery => 0,
        Arm::Cavalry => 2,
    }
}

/// [CCN-24.3.3] Hill to hill.
fn hill_to_hill(arm: Arm, reach: Reach, options: &Options) -> u8 {
    match (arm, reach) {
        (Arm::Infantry, Reach::Fire) => 1,
        (Arm::Infantry, Reach::Melee) => u8::from(options.hill_to_hill_infantry_melee_penalty),
        (Arm::Cavalry | Arm::Artillery, _) => 0,
    }
}

/// Dice taken away for the target's hex.
fn into(arm: Arm, reach: Reach, target: Ground) -> u8 {
    let melee = u8::from(reach == Reach::Melee);
    match (target, arm) {
        // [CCN-24.7.1], [CCN-24.9.1] Neither river nor bridge takes a die; nobody stands on a
        // rugged hill.
        (Ground::Clear | Ground::River | Ground::Bridge | Ground::RuggedHill, _) => 0,
        // [CCN-24.2.2] Forest.
        (Ground::Forest, Arm::Infantry | Arm::Artillery) => 1,
        (Ground::Forest, Arm::Cavalry) => 2,
        // [CCN-24.3.1] Uphill.
        (Ground::Hill, Arm::Infantry | Arm::Cavalry) => 1,
        (Ground::Hill, Arm::Artillery) => 0,
        // [CCN-24.5.2] Town and windmill.
        (Ground::Town | Ground::Windmill, Arm::Infantry) => 2,
        (Ground::Town | Ground::Windmill, Arm::Cavalry) => 3,
        (Ground::Town | Ground::Windmill, Arm::Artillery) => 1,
        // [CCN-24.8.2] Ford.
        (Ground::Ford, _) => melee,
        // [CCN-24.10.2] Sand quarry.
        (Ground::Quarry, Arm::Infantry) => melee,
        (Ground::Quarry, Arm::Cavalry) => 2,
        (Ground::Quarry, Arm::Artillery) => 1,
    }
}

/// Dice taken away for the attacker's own hex.
fn out_of(arm: Arm, attacker: Ground) -> u8 {
    match (attacker, arm) {
        (Ground::Clear | Ground::River | Ground::Bridge | Ground::RuggedHill, _) => 0,
        // [CCN-24.2.2] Forest.
        (Ground::Forest, Arm::Infantry) => 0,
        (Ground::Forest, Arm::Cavalry) => 2,
        (Ground::Forest, Arm::Artillery) => 1,
        // [CCN-24.3.2] Downhill.
        (Ground::Hill, Arm::Infantry | Arm::Artillery) => 0,
        (Ground::Hill, Arm::Cavalry) => 1,
        // [CCN-24.5.2] Town and windmill.
        (Ground::Town | Ground::Windmill, Arm::Infantry) => 0,
        (Ground::Town | Ground::Windmill, Arm::Cavalry) => 3,
        (Ground::Town | Ground::Windmill, Arm::Artillery) => 1,
        // [CCN-24.8.2] Ford.
        (Ground::Ford, _) => 1,
        // [CCN-24.10.2] Sand quarry; artillery cannot be there.
        (Ground::Quarry, Arm::Infantry) => 1,
        (Ground::Quarry, Arm::Cavalry) => 2,
        (Ground::Quarry, Arm::Artillery) => 0,
    }
}
