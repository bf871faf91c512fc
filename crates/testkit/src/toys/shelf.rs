//! What both toys need to stand on the shelf: one scenario, no options, and a list of what is wrong
//! with a position that somebody wrote.

use engine::{Fault, SideCard, Title};

/// The only scenario of a toy, by its id. Its file says that and nothing else.
pub(super) struct Only(pub(super) &'static str);

impl Only {
    /// The file of scenario `id`.
    pub(super) fn file(&self, id: &str) -> Option<&'static str> {
        (id == self.0).then_some(self.0)
    }

    /// Refuses any other scenario and all options.
    pub(super) fn check(&self, scenario: &str, options: &[(String, String)]) -> Result<(), String> {
        no_options(options)?;
        let wrong = || format!("There is no scenario {scenario:?}; there is {}.", self.0);
        (scenario == self.0).then_some(()).ok_or_else(wrong)
    }

    /// Refuses any other file.
    pub(super) fn check_file(&self, text: &str) -> Result<(), Vec<Fault>> {
        let fault = || vec![Fault { line: 1, message: format!("Write {:?} here.", self.0) }];
        (text.trim() == self.0).then_some(()).ok_or_else(fault)
    }
}

/// Refuses all options.
pub(super) fn no_options(options: &[(String, String)]) -> Result<(), String> {
    match options {
        [] => Ok(()),
        [(id, _), ..] => Err(format!("There is no option {id:?}; the toy has none.")),
    }
}

/// The toy of a scenario's file.
pub(super) fn set_up_from<T: Title>(
    text: &str,
    options: &[(String, String)],
) -> Result<T, Vec<Fault>> {
    let card = T::check_scenario(text)?;
    T::set_up(&card.id, options).map_err(|message| vec![Fault { line: 0, message }])
}

pub(super) fn side(id: &str, title: &str, commander: &str, plan: &str) -> SideCard {
    SideCard {
        id: id.to_owned(),
        title: title.to_owned(),
        commander: commander.to_owned(),
        plan: plan.to_owned(),
    }
}

/// What is wrong with a document, a sentence each.
#[derive(Default)]
pub(super) struct Wrong(Vec<String>);

impl Wrong {
    /// Adds a sentence if something does not hold.
    pub(super) fn unless(&mut self, holds: bool, sentence: impl FnOnce() -> String) {
        if !holds {
            self.0.push(sentence());
        }
    }

    /// Adds a sentence about something that is therefore missing.
    pub(super) fn say<T>(&mut self, sentence: impl Into<String>) -> Option<T> {
        self.0.push(sentence.into());
        None
    }

    /// Turns are counted from 1 to the last one.
    pub(super) fn check_turn(&mut self, turn: u8, last: u8) {
        let is_turn = (1..=last).contains(&turn);
        self.unless(is_turn, || format!("Turns are counted from 1 to {last}."));
    }

    /// Refuses the document if anything is wrong.
    pub(super) fn check(&self) -> Result<(), Vec<String>> {
        if self.0.is_empty() { Ok(()) } else { Err(self.0.clone()) }
    }
}
