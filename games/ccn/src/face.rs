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

/// The dice of one roll, as they fell. A log keeps them for as long as the table stands, and every
/// event is as large as the largest: so they take two words, and only rolls such as nobody has ever
/// seen at a table take more.
#[derive(Clone, Default, PartialEq, Eq)]
pub struct Dice {
    /// The first of them, three bits each: the number of the face from 1, or 0 where there is no die.
    first: u64,
    /// Those for which there was no room.
    rest: Option<Box<Few<Face, { Dice::MOST - IN_PLACE }>>>,
}

/// How many dice need no room beside.
const IN_PLACE: usize = 21;

impl Dice {
    /// The most dice in one roll.
    pub(crate) const MOST: usize = engine::MOST_DICE;

    /// How many dice were rolled.
    #[must_use]
    pub fn len(&self) -> usize {
        let bits = u64::BITS - self.first.leading_zeros();
        bits.div_ceil(3) as usize + self.rest().len()
    }

    /// Whether none were.
    #[must_use]
    pub fn is_empty(&self) -> bool {
        self.first == 0
    }

    /// How many of them show `face`.
    #[must_use]
    pub fn count(&self, face: Face) -> u8 {
        self.iter().filter(|&it| it == face).count() as u8
    }

    /// The faces, in the order in which they fell.
    pub fn iter(&self) -> impl Iterator<Item = Face> {
        let numbers = std::iter::successors(Some(self.first), |left| Some(left >> 3));
        let first = numbers.map(|left| left as usize & 7).take_while(|&number| number > 0);
        first.map(|number| Face::ALL[number - 1]).chain(self.rest().iter().copied())
    }

    fn rest(&self) -> &[Face] {
        self.rest.as_ref().map_or(&[], |rest| rest)
    }
}

/// # Panics
/// If there are more than a roll can have.
impl FromIterator<Face> for Dice {
    fn from_iter<I: IntoIterator<Item = Face>>(faces: I) -> Dice {
        let mut dice = Dice::default();
        for (place, face) in faces.into_iter().enumerate() {
            match place {
                0..IN_PLACE => dice.first |= (face as u64 + 1) << (3 * place),
                _ => dice.rest.get_or_insert_default().push(face),
            }
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
    fn only_large_rolls_take_room_beside() {
        let beside = |count| many(count).into_iter().collect::<Dice>().rest.is_some();
        assert!(!beside(IN_PLACE) && beside(IN_PLACE + 1));
        assert_eq!(size_of::<Dice>(), 16);
    }
}
