//! Naming the coming dice and cards, for tests, puzzles and examples from a rulebook.

use engine::{DrawBy, DrawCard};
use luck::{Listed, Named};
use serde::{Deserialize, Serialize};

use crate::Problem;

/// The most results that can be named in advance.
const MOST_NAMED: usize = 1_000;

/// The most faces of a die that are no names: larger numbers are refused before it is rolled.
const MOST_FACES: u8 = 100;

/// Results to come of one kind of draw, in their order.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS, schemars::JsonSchema))]
#[serde(deny_unknown_fields)]
pub struct NamedDraws {
    /// The kind of draw, as records name it: `battle`, `deal`.
    pub kind: String,
    /// Dice, each by its number from 1 or by the name of its face.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub dice: Vec<NamedResult>,
    /// Other results, each by its number from 0 or by its name: a card.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub picks: Vec<NamedResult>,
    /// Whether draws of other kinds may come before the first of them; these are left to the seed.
    #[serde(default, skip_serializing_if = "is_no")]
    #[cfg_attr(feature = "types", ts(optional, as = "Option<_>"))]
    pub skip: bool,
}

/// The word for one whole draw that is left to the seed.
const ANY: &str = "any";

/// What becomes of a draw that nobody named.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Unnamed {
    /// It is fair.
    Fair,
    /// What asked for it is refused.
    Refused,
}

/// One result.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS, schemars::JsonSchema))]
#[serde(untagged, expecting = "a result is a number or a name")]
pub enum NamedResult {
    /// By its number.
    Number(u32),
    /// By its name.
    Name(String),
}

/// The results that are named, one by one, as luck takes them.
pub(crate) fn named_luck<T: engine::Title>(
    draws: &[NamedDraws],
    before: usize,
) -> Result<Vec<Named>, Problem> {
    let count: usize = draws.iter().map(|draws| draws.dice.len() + draws.picks.len()).sum();
    if count.saturating_add(before) > MOST_NAMED {
        let message = format!("At most {MOST_NAMED} results can be named in advance.");
        return Err(Problem::malformed(message));
    }
    let mut named = Vec::with_capacity(count);
    for draws in draws {
        let card = card_of(T::draws(), &draws.kind)?;
        for (index, result) in results_of(card, draws)?.iter().enumerate() {
            let (kind, skips) = (draws.kind.clone(), draws.skip && index == 0);
            named.push(Named { kind, result: listed(card, result)?, skips });
        }
    }
    Ok(named)
}

fn card_of<'a>(cards: &'a [DrawCard], kind: &str) -> Result<&'a DrawCard, Problem> {
    cards.iter().find(|card| card.kind == kind).ok_or_else(|| {
        let known: Vec<&str> = cards.iter().map(|card| card.kind).collect();
        let known = known.join(", ");
        Problem::unknown(format!("Nothing is drawn for \"{kind}\" here; there are: {known}."))
    })
}

/// What is named for a kind of draw: dice for what is rolled, picks for what is picked.
fn results_of<'a>(card: &DrawCard, draws: &'a NamedDraws) -> Result<&'a [NamedResult], Problem> {
    let (named, other, what) = match card.by {
        DrawBy::Dice => (&draws.dice, &draws.picks, "dice"),
        DrawBy::Pick => (&draws.picks, &draws.dice, "picks"),
    };
    if named.is_empty() || !other.is_empty() {
        let message = format!("Name {what} for \"{}\", and nothing else.", card.kind);
        return Err(Problem::malformed(message));
    }
    Ok(named)
}

/// One result as luck takes it.
fn listed(card: &DrawCard, result: &NamedResult) -> Result<Listed, Problem> {
    if *result == NamedResult::Name(ANY.to_owned()) {
        return Ok(Listed::Any);
    }
    let first = match card.by {
        DrawBy::Dice => 1,
        DrawBy::Pick => 0,
    };
    let index = match result {
        NamedResult::Number(number) => number.checked_sub(first).map(|index| index as usize),
        NamedResult::Name(name) => card.results.iter().position(|known| known == name),
    };
    let exists = |index: &usize| card.results.is_empty() || *index < card.results.len();
    let index = index.filter(exists).ok_or_else(|| no_result(card, result))?;
    let listed = match card.by {
        DrawBy::Dice => {
            u8::try_from(index + 1).ok().filter(|&die| die <= MOST_FACES).map(Listed::Die)
        }
        DrawBy::Pick => u32::try_from(index).ok().map(Listed::Index),
    };
    listed.ok_or_else(|| no_result(card, result))
}

fn no_result(card: &DrawCard, result: &NamedResult) -> Problem {
    let what = match result {
        NamedResult::Number(number) => number.to_string(),
        NamedResult::Name(name) => format!("\"{name}\""),
    };
    let mut known = card.results.to_vec();
    known.dedup();
    let known = match card.by {
        _ if !known.is_empty() => known.join(", "),
        DrawBy::Dice => format!("numbers from 1 to at most {MOST_FACES}"),
        DrawBy::Pick => "numbers from 0".to_owned(),
    };
    Problem::unknown(format!("No draw for \"{}\" can give {what}; it gives: {known}.", card.kind))
}

#[allow(clippy::trivially_copy_pass_by_ref, reason = "serde asks for a reference")]
pub(crate) fn is_no(flag: &bool) -> bool {
    !flag
}
