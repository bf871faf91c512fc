//! The numbers before a commitment, in whole-number weights.

use serde::{Serialize, Serializer};

use crate::Phrase;

/// What a decision may lead to: where every die of a roll comes from, and how likely each result
/// is.
///
/// Likelihoods are weights: `weight` ways out of `total`, all of them whole numbers. A roll that
/// may be made before this one, and one that may come back, have numbers of their own; what they
/// count are the ways of everything up to and with that roll.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Preview {
    /// Who rolls, and at what.
    pub roll: Phrase,
    /// What the other side rolls first.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub before: Option<Box<Preview>>,
    /// What adds to the dice and what takes from them, in the order of the rules, if nothing that
    /// is rolled first changes it.
    pub dice: Vec<DicePart>,
    /// The number of ways in which all dice up to these can fall.
    pub total: Weight,
    /// The weight of each number of hits, from none up. A roll that is not made has none.
    pub hits: Vec<Weight>,
    /// The weight of each number of flags, or of whatever drives back, from none up.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub flags: Vec<Weight>,
    /// Other things that may come of it, each by itself: destroyed, driven back.
    pub results: Vec<Likelihood>,
    /// What is taken for granted: how the other side reacts, which choices are made on the way.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub notes: Vec<Phrase>,
    /// What may come back.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub reply: Option<Box<Preview>>,
}

/// One source of dice.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct DicePart {
    /// Where the dice come from, or what takes them away.
    pub source: Phrase,
    /// How many; below zero if they are taken away.
    pub dice: i32,
}

/// One thing that may happen.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Likelihood {
    /// What happens.
    pub what: Phrase,
    /// In how many ways.
    pub weight: Weight,
}

/// A number of ways in which dice can fall. Large rolls have more of them than a browser can
/// count; a number beyond 2⁵³ is written as text.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord)]
#[cfg_attr(feature = "types", derive(ts_rs::TS), ts(type = "number | string"))]
pub struct Weight(pub u128);

/// The largest whole number up to which JavaScript counts exactly.
const LARGEST_EXACT: u64 = 1 << 53;

impl Weight {
    /// The share of `total` in parts of a thousand, rounded to the nearest.
    #[must_use]
    pub fn per_mille(self, total: Weight) -> u32 {
        self.share(total, 1000) as u32
    }

    /// The share of `total` in so many parts, rounded to the nearest. What is more than `total` has
    /// more than all of them.
    #[must_use]
    pub fn share(self, total: Weight, parts: u32) -> u64 {
        // Both are scaled down together where the product would not fit.
        let shift = (128 - self.0.leading_zeros()).saturating_sub(parts.leading_zeros() + 94);
        let (part, whole) = (self.0 >> shift, total.0 >> shift);
        if whole == 0 {
            return 0;
        }
        ((part * u128::from(parts) + whole / 2) / whole) as u64
    }
}

impl Serialize for Weight {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        match u64::try_from(self.0) {
            Ok(weight) if weight <= LARGEST_EXACT => serializer.serialize_u64(weight),
            Ok(_) | Err(_) => serializer.collect_str(&self.0),
        }
    }
}
