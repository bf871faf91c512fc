//! Naming the coming dice and cards, for tests, puzzles and examples from a rulebook.

use luck::{Listed, Named};
use serde::{Deserialize, Serialize};

use crate::Problem;

/// The most results that can be named in advance.
const MOST_NAMED: usize = 1_000;

/// The longest name of a kind of draw, in bytes: each result that is named keeps a copy of it.
const LONGEST_KIND: usize = 100;

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
    if draws.iter().any(|draws| draws.kind.len() > LONGEST_KIND) {
        let message = format!("The name of a kind of draw has at most {LONGEST_KIND} bytes.");
        return Err(Problem::malformed(message));
    }
    let mut named = Vec::with_capacity(count);
    for draws in draws {
        if draws.dice.is_empty() && draws.picks.is_empty() {
            let message = format!("Name dice or picks for \"{}\".", draws.kind);
            return Err(Problem::malformed(message));
        }
        for die in &draws.dice {
            let index = index::<T>(&draws.kind, die, 1)?;
            let face = u8::try_from(index.saturating_add(1)).unwrap_or(u8::MAX);
            named.push(Named { kind: draws.kind.clone(), result: Listed::Die(face) });
        }
        for pick in &draws.picks {
            let result = Listed::Index(index::<T>(&draws.kind, pick, 0)?);
            named.push(Named { kind: draws.kind.clone(), result });
        }
    }
    Ok(named)
}

/// One result as an index, where numbers are counted from `first`.
fn index<T: engine::Title>(kind: &str, result: &NamedResult, first: u32) -> Result<u32, Problem> {
    let index = match result {
        NamedResult::Number(number) => number.checked_sub(first),
        NamedResult::Name(name) => T::named_result(kind, name),
    };
    index.ok_or_else(|| {
        let what = match result {
            NamedResult::Number(number) => number.to_string(),
            NamedResult::Name(name) => format!("\"{name}\""),
        };
        Problem::unknown(format!("No draw for \"{kind}\" can give {what}."))
    })
}
