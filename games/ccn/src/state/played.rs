//! The card of the turn, and what of it is still to be used.

use serde::{Deserialize, Serialize};

use crate::cards::Card;
use crate::face::{Dice, Face};
use crate::pieces::Arm;

/// [CCN-6.1.1] The card of the turn, with the Command value at the moment it was played.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS, schemars::JsonSchema))]
pub struct Played {
    pub card: Card,
    /// [CCN-6.1.3] So many dice are rolled for Elan and Rally.
    pub command: u8,
    /// [CCN-25.7.1] The card whose text a Counter-Attack follows.
    #[serde(default)]
    pub copy_of: Option<Card>,
    #[serde(default)]
    pub mode: Mode,
    /// [CCN-25.8.1], [CCN-25.15.1] The faces rolled for orders or blocks that are still to be used.
    #[serde(default)]
    pub faces: Faces,
}

impl Played {
    /// The card whose text is followed.
    pub(crate) fn text(&self) -> Card {
        self.copy_of.unwrap_or(self.card)
    }
}

/// Which part of its text a card is played by.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS, schemars::JsonSchema))]
#[serde(rename_all = "kebab-case")]
pub enum Mode {
    /// The whole text.
    #[default]
    Text,
    /// [CCN-25.1.3], [CCN-25.14.1] One unit is ordered, plainly.
    OneUnit,
    /// [CCN-25.14.1] La Grande Manoeuvre moves up to four pieces, which do not battle.
    Manoeuvre,
}

/// How many dice show each face that gives an order or a block.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS, schemars::JsonSchema))]
#[serde(default, deny_unknown_fields)]
pub struct Faces {
    pub infantry: u8,
    pub cavalry: u8,
    pub artillery: u8,
    pub flags: u8,
}

impl Faces {
    pub(crate) fn of(dice: &Dice) -> Faces {
        Faces {
            infantry: dice.count(Face::Infantry),
            cavalry: dice.count(Face::Cavalry),
            artillery: dice.count(Face::Artillery),
            flags: dice.count(Face::Flag),
        }
    }

    /// Infantry, cavalry, artillery.
    pub(crate) fn by_arm(self) -> [u8; 3] {
        [self.infantry, self.cavalry, self.artillery]
    }

    /// Of infantry, cavalry, artillery and flags together.
    pub(crate) fn total(self) -> u8 {
        self.by_arm().iter().sum::<u8>() + self.flags
    }

    pub(crate) fn of_arm(&mut self, arm: Arm) -> &mut u8 {
        match arm {
            Arm::Infantry => &mut self.infantry,
            Arm::Cavalry => &mut self.cavalry,
            Arm::Artillery => &mut self.artillery,
        }
    }
}
