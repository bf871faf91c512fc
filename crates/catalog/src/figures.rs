//! How scenarios came out between bots with other options than the usual.

use std::collections::BTreeMap;

use engine::{Balance, OptionCard};
use serde::Serialize;

use crate::Problem;

/// How a scenario came out with options that are not at their defaults.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS, schemars::JsonSchema))]
pub struct Figure {
    /// These options; the others are at their defaults.
    pub options: BTreeMap<String, String>,
    /// What was counted.
    pub balance: Balance,
}

/// The figures of a scenario that comes with the game, for all values of the options that were counted.
pub(crate) fn figures<T: engine::Title>(scenario: &str) -> Result<Vec<Figure>, Problem> {
    let cards = T::options();
    let counted = cards.iter().filter(|card| T::counted().contains(&card.id));
    let mut chosen = vec![Vec::new()];
    for card in counted {
        chosen = chosen.iter().flat_map(|others| with_each_value(others, card)).collect();
    }
    let figures = chosen.into_iter().filter(|options| !options.is_empty()).map(|options| {
        let position = T::set_up(scenario, &options).map_err(Problem::unknown)?;
        let figure = |balance| Figure { options: options.into_iter().collect(), balance };
        Ok(position.card().balance.map(figure))
    });
    figures.filter_map(Result::transpose).collect()
}

/// The options with each value of one more; the default is not named.
fn with_each_value(
    others: &[(String, String)],
    card: &OptionCard,
) -> impl Iterator<Item = Vec<(String, String)>> {
    let (id, default) = (card.id, card.default);
    card.values.iter().map(move |&value| {
        let named = (value != default).then(|| (id.to_owned(), value.to_owned()));
        others.iter().cloned().chain(named).collect()
    })
}
