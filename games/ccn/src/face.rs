//! The faces of the battle die, and the dice of one roll.

use std::fmt;

use engine::Few;
use serde::{Deserialize, Deserializer, Serialize, Serializer};

use crate::pieces::Arm;

/// [CCN-1.1.2] A face of the battle die.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS, schemars::JsonSchema))]
#[serde(rename_all = "kebab-case")]
pub enum Face {
    #[default]
    Infantry,
    Cavalry,
    Artillery,
    Flag,
    Saber,
}

impl Face {
    const ALL: [Face; 5] =
        [Face::Infantry, Face::Cavalry, Face::Artillery, Face::Flag, Face::Saber];

    /// [CCN-1.1.2] Two of the six faces show infantry, the others are there once.
    pub(crate) fn of_die(die: u8) -> Face {
        match die {
            1 | 2 => Face::Infantry,
            3 => Face::Cavalry,
            4 => Face::Artillery,
            5 => Face::Flag,
            6 => Face::Saber,
            _ => unreachable!("a battle die has six faces"),
        }
    }

    /// The face that hits a unit of `arm` by itself.
    pub(crate) fn of_arm(arm: Arm) -> Face {
        match arm {
            Arm::Infantry => Face::Infantry,
            Arm::Cavalry => Face::Cavalry,
            Arm::Artillery => Face::Artillery,
        }
    }

    pub(crate) fn term(self) -> &'static str {
        match self {
            Face::Infantry => "face-infantry",
            Face::Cavalry => "face-cavalry",
            Face::Artillery => "face-artillery",
            Face::Flag => "face-flag",
            Face::Saber => "face-saber",
        }
    }
}

/// The dice of one roll, as they fell, three to a byte. A log keeps them for as long as the table
/// stands, and every event is as large as the largest.
#[derive(Clone, Copy, Default, PartialEq, Eq)]
pub struct Dice {
    /// Each die is a digit to the base six: the number of its face from 1, or 0 where there is no die.
    digits: [u8; Dice::MOST.div_ceil(3)],
}

/// What the digits of a byte count for.
const WORTH: [u8; 3] = [1, 6, 36];

impl Dice {
    /// The most dice in one roll.
    pub(crate) const MOST: usize = engine::MOST_DICE;

    /// How many dice were rolled.
    #[must_use]
    pub fn len(&self) -> usize {
        self.iter().count()
    }

    /// Whether none were.
    #[must_use]
    pub fn is_empty(&self) -> bool {
        self.digits[0] == 0
    }

    /// How many of them show `face`.
    #[must_use]
    pub fn count(&self, face: Face) -> u8 {
        self.iter().filter(|&it| it == face).count() as u8
    }

    /// The faces, in the order in which they fell.
    pub fn iter(&self) -> impl Iterator<Item = Face> {
        let digits = self.digits.iter().flat_map(|byte| WORTH.map(|worth| byte / worth % 6));
        digits.take_while(|&digit| digit > 0).map(|digit| Face::ALL[usize::from(digit) - 1])
    }
}

/// # Panics
/// If there are more than a roll can have.
impl FromIterator<Face> for Dice {
    fn from_iter<I: IntoIterator<Item = Face>>(faces: I) -> Dice {
        let mut dice = Dice::default();
        for (place, face) in faces.into_iter().enumerate() {
            assert!(place < Dice::MOST, "a roll has at most {} dice", Dice::MOST);
            dice.digits[place / 3] += (face as u8 + 1) * WORTH[place % 3];
        }
        dice
    }
}

impl fmt::Debug for Dice {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_list().entries(self.iter()).finish()
    }
}

/// Written as a list of faces.
impl Serialize for Dice {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_seq(self.iter())
    }
}

impl<'de> Deserialize<'de> for Dice {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Dice, D::Error> {
        let faces = Few::<Face, { Dice::MOST }>::deserialize(deserializer)?;
        Ok(faces.iter().copied().collect())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// As many dice as asked for, with every face among them.
    fn many(count: usize) -> Vec<Face> {
        Face::ALL.into_iter().cycle().take(count).collect()
    }

    #[test]
    fn a_roll_of_any_size_is_kept_as_it_fell() {
        for count in 0..=Dice::MOST {
            let (faces, dice) = (many(count), many(count).into_iter().collect::<Dice>());
            assert_eq!(dice.iter().collect::<Vec<_>>(), faces);
            assert_eq!((dice.len(), dice.is_empty()), (count, count == 0));
            for face in Face::ALL {
                let wanted = faces.iter().filter(|&&it| it == face).count();
                assert_eq!(usize::from(dice.count(face)), wanted, "{count} dice, {face:?}");
            }
        }
    }

    #[test]
    fn an_event_is_small() {
        assert_eq!((size_of::<Dice>(), size_of::<crate::Event>()), (22, 28));
    }
}
