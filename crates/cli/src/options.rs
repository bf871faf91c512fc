//! Arguments that several commands share.

use catalog::Title;
use clap::Args;
use engine::ScenarioCard;

use crate::failure::Failure;

/// What is to be played.
#[derive(Args, Clone, Debug, Default)]
pub(crate) struct Setting {
    /// The game; the first one if nothing is said.
    #[arg(long, value_name = "ID")]
    pub(crate) game: Option<String>,

    /// The scenario; the first one if nothing is said.
    #[arg(long, value_name = "ID")]
    pub(crate) scenario: Option<String>,

    /// A switch that changes the rules; may be given several times.
    #[arg(long = "option", value_name = "NAME=VALUE", value_parser = pair)]
    pub(crate) options: Vec<(String, String)>,
}

impl Setting {
    /// The game that is meant.
    pub(crate) fn title(&self) -> Result<&'static dyn Title, Failure> {
        match &self.game {
            Some(id) => Ok(catalog::find(id)?),
            None => Ok(catalog::games()[0]),
        }
    }

    /// The scenario that is meant.
    pub(crate) fn scenario(&self, title: &dyn Title) -> Result<ScenarioCard, Failure> {
        let mut cards = title.scenarios();
        let Some(id) = &self.scenario else {
            let none = || Failure::input(format!("{} has no scenario yet.", title.name()));
            return (!cards.is_empty()).then(|| cards.swap_remove(0)).ok_or_else(none);
        };
        let known: Vec<&str> = cards.iter().map(|card| card.id.as_str()).collect();
        let known = known.join(", ");
        cards.into_iter().find(|card| card.id == *id).ok_or_else(|| {
            Failure::input(format!("There is no scenario \"{id}\"; the scenarios are: {known}."))
        })
    }
}

/// Reads `name=value`.
fn pair(text: &str) -> Result<(String, String), String> {
    let (name, value) = text.split_once('=').ok_or("write it as NAME=VALUE")?;
    Ok((name.trim().to_owned(), value.trim().to_owned()))
}
