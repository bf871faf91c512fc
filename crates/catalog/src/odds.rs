//! The numbers before a commitment, with their words.

use std::borrow::Cow;

use engine::{DicePart, Likelihood, Preview, Weight};
use serde::Serialize;

use crate::Lexicon;

/// What a decision may lead to: an [`engine::Preview`] that can be read.
///
/// Likelihoods are weights, so many ways out of `total`; [`Weight::per_mille`] gives the share.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS, schemars::JsonSchema), ts(optional_fields))]
pub struct Odds {
    /// What kind of roll it is; for programs.
    pub id: Cow<'static, str>,
    /// Who rolls, and at what.
    pub roll: String,
    /// What the other side rolls first.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub before: Option<Box<Odds>>,
    /// Where the dice come from, and what takes them away.
    pub dice: Vec<Dice>,
    /// The number of ways in which all dice up to these can fall.
    pub total: Weight,
    /// The weight of each number of hits, from none up.
    pub hits: Vec<Weight>,
    /// The weight of each number of flags, from none up.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    #[cfg_attr(feature = "types", ts(optional, as = "Option<_>"))]
    pub flags: Vec<Weight>,
    /// Other things that may come of it, each by itself.
    pub results: Vec<Prospect>,
    /// What is taken for granted.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    #[cfg_attr(feature = "types", ts(optional, as = "Option<_>"))]
    pub notes: Vec<String>,
    /// What may come back.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub reply: Option<Box<Odds>>,
}

/// One source of dice.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS, schemars::JsonSchema))]
pub struct Dice {
    /// What kind of source it is; for programs.
    pub id: Cow<'static, str>,
    /// Where they come from.
    pub source: String,
    /// How many; below zero if they are taken away.
    pub dice: i32,
}

/// One thing that may happen.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS, schemars::JsonSchema))]
pub struct Prospect {
    /// What kind of thing it is; for programs.
    pub id: Cow<'static, str>,
    /// What happens.
    pub what: String,
    /// In how many ways.
    pub weight: Weight,
}

impl Odds {
    pub(crate) fn new(preview: &Preview, lexicon: &Lexicon) -> Odds {
        let dice = |part: &DicePart| Dice {
            id: part.source.id.clone(),
            source: lexicon.say(&part.source),
            dice: part.dice,
        };
        let chance = |likely: &Likelihood| Prospect {
            id: likely.what.id.clone(),
            what: lexicon.say(&likely.what),
            weight: likely.weight,
        };
        let other = |other: &Option<Box<Preview>>| {
            other.as_ref().map(|other| Box::new(Odds::new(other, lexicon)))
        };
        Odds {
            id: preview.roll.id.clone(),
            roll: lexicon.say(&preview.roll),
            before: other(&preview.before),
            dice: preview.dice.iter().map(dice).collect(),
            total: preview.total,
            hits: preview.hits.clone(),
            flags: preview.flags.clone(),
            results: preview.results.iter().map(chance).collect(),
            notes: preview.notes.iter().map(|note| lexicon.say(note)).collect(),
            reply: other(&preview.reply),
        }
    }

    /// How many dice there are in all.
    #[must_use]
    pub fn dice_in_all(&self) -> i32 {
        self.dice.iter().map(|part| part.dice).sum()
    }
}
