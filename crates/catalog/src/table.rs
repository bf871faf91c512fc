//! A game in play with its types rubbed off: what a terminal, a server or a browser asks of it.

use engine::{ScenarioCard, Seat, Viewer, Waiting};
use serde::Serialize;
use serde_json::Value;

use crate::{Header, Odds, Problem, Spoken, Title};

/// A game in play: JSON in, JSON out.
///
/// Whoever asks as a [`Viewer`] is told what that viewer may know and no more.
pub trait Table: Send {
    // Questions.

    /// The game that is played.
    fn title(&self) -> &'static dyn Title;

    /// What the game was started with.
    fn header(&self) -> &Header;

    /// What is known of the scenario, the side of each seat among it.
    fn scenario(&self) -> &ScenarioCard;

    /// Who must decide next, or how the game ended.
    fn waiting(&self) -> Waiting;

    /// How many lines the log has; it grows with everything that is done at the table.
    fn sequence(&self) -> usize;

    /// The number of the turn being played, from 1.
    fn turn_number(&self) -> u32;

    /// What `viewer` can see.
    fn view(&self, viewer: Viewer) -> Value;

    /// The board in characters, as `viewer` sees it.
    fn sketch(&self, viewer: Viewer) -> String;

    /// The question that is open, as `viewer` may hear it.
    fn question(&self, viewer: Viewer) -> Spoken;

    /// Every decision that `seat` may take now.
    fn choices(&self, seat: Seat) -> Vec<Choice>;

    /// The numbers behind a legal decision, if it has any.
    ///
    /// # Errors
    /// If there is no such seat, it is no decision at all, or a rule forbids it.
    fn odds(&self, seat: Seat, decision: &Value) -> Result<Option<Odds>, Problem>;

    /// The rule that forbids `seat` a decision, or `None` if it may take it.
    ///
    /// # Errors
    /// If there is no such seat, or it is no decision at all.
    fn why_not(&self, seat: Seat, decision: &Value) -> Result<Option<Problem>, Problem>;

    /// The log as `viewer` may read it, from line `from` on, and the line to read on from.
    fn log(&self, viewer: Viewer, from: usize) -> (Vec<LogLine>, usize);

    /// How the game ended, if it has.
    fn ending(&self) -> Option<Ending>;

    /// The whole game as a document that [`crate::load`] takes up again. It holds every secret.
    fn record(&self) -> String;

    // Deeds.

    /// Takes a decision for `seat`.
    ///
    /// # Errors
    /// If there is no such seat, it is no decision at all, or a rule forbids it.
    fn decide(&mut self, seat: Seat, decision: &Value) -> Result<(), Problem>;

    /// Takes the decision that stands at `index` in the list of [`Table::choices`].
    ///
    /// # Errors
    /// If the list is shorter.
    fn choose(&mut self, seat: Seat, index: usize) -> Result<(), Problem>;

    /// Whether `seat` can take its last decision back.
    fn can_undo(&self, seat: Seat) -> bool;

    /// Takes the last decision of `seat` back.
    ///
    /// # Errors
    /// If luck, a secret shown or another seat's decision came after it.
    fn undo(&mut self, seat: Seat) -> Result<(), Problem>;

    /// Lets a bot that is waited for take one decision, and tells whose it was.
    fn step(&mut self) -> Option<Seat>;
}

/// A decision that can be taken.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Choice {
    /// What is to be sent back to take it.
    pub decision: Value,
    /// The name of its sentence: choices of one kind belong together.
    pub kind: String,
    /// The decision in words.
    #[serde(flatten)]
    pub words: Spoken,
}

/// A line of the log.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct LogLine {
    /// The line of the table's own log that it belongs to.
    pub line: usize,
    /// What happened.
    #[serde(flatten)]
    pub words: Spoken,
    /// The rules that it names.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub rules: Vec<String>,
}

/// How a game ended.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Ending {
    /// The seats that won; none in a draw.
    pub winners: Vec<Seat>,
    /// By how much.
    pub margin: i32,
    /// The same as a sentence.
    pub text: String,
}
