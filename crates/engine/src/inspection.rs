//! What stands at a place and what it can do, for somebody who looks there.

use crate::Phrase;

/// What stands at one place of the board, as far as somebody may know.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Inspection {
    /// Pieces first, the ground last.
    pub things: Vec<Thing>,
}

/// One thing that stands there.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Thing {
    /// What kind of thing it is, for programs: `unit`, `leader`, `ground`.
    pub id: &'static str,
    /// What it is called.
    pub name: Phrase,
    /// Its numbers as they are now, and why.
    pub facts: Vec<Fact>,
    /// Places that can be shown on the board.
    pub layers: Vec<Layer>,
}

/// One thing to know about it, in a short line.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Fact {
    /// What it is about, for programs.
    pub id: &'static str,
    /// The line.
    pub text: Phrase,
    /// The id of the rule that makes it so.
    pub rule: Option<&'static str>,
}

/// Places that have something in common.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Layer {
    /// What they have in common, for programs: `reach`, `range`.
    pub id: &'static str,
    /// The same in words.
    pub text: Phrase,
    /// The id of the rule that makes it so.
    pub rule: Option<&'static str>,
    /// The places.
    pub places: Vec<Spot>,
}

/// A place of a layer.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Spot {
    /// Its name, as phrases write it.
    pub place: String,
    /// What there is to say about this one.
    pub text: Option<Phrase>,
}

impl Fact {
    /// A fact that no rule is named for.
    #[must_use]
    pub fn new(id: &'static str, text: Phrase) -> Fact {
        Fact { id, text, rule: None }
    }

    /// The same by a rule.
    #[must_use]
    pub fn by(self, rule: &'static str) -> Fact {
        Fact { rule: Some(rule), ..self }
    }
}
