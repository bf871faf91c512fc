//! Sentences as data: a name in the locale files and what fills its blanks.

use std::borrow::Cow;

use serde::{Deserialize, Serialize};

/// A sentence that a person will read, in whichever language he reads.
///
/// The rules name the sentence and fill its blanks; the words are in the locale files of the game.
///
/// ```
/// use engine::{Arg, Phrase};
/// let moved = Phrase::new("unit-moved").text("unit", "95th Rifles").place("to", "6,5");
/// assert_eq!(moved.id, "unit-moved");
/// assert_eq!(moved.args[1].1, Arg::Place("6,5".into()));
/// ```
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize)]
pub struct Phrase {
    /// The name of the sentence in the locale files.
    pub id: Cow<'static, str>,
    /// What fills its blanks, by name.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub args: Vec<(Cow<'static, str>, Arg)>,
}

/// What fills one blank of a sentence.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Arg {
    /// A number; the language decides on plural forms.
    Number(i64),
    /// A name that is the same in every language.
    Text(Cow<'static, str>),
    /// A word that the locale files know under this name.
    Term(Cow<'static, str>),
    /// Several such words.
    Terms(Vec<Cow<'static, str>>),
    /// A place on the board that a client can point at.
    Place(Cow<'static, str>),
}

impl Phrase {
    /// The sentence called `id`, with its blanks still open.
    #[must_use]
    pub fn new(id: impl Into<Cow<'static, str>>) -> Phrase {
        Phrase { id: id.into(), args: Vec::new() }
    }

    /// Fills a blank.
    #[must_use]
    pub fn with(mut self, name: &'static str, arg: Arg) -> Phrase {
        self.args.push((name.into(), arg));
        self
    }

    /// Fills a blank with a number.
    #[must_use]
    pub fn number(self, name: &'static str, number: impl Into<i64>) -> Phrase {
        self.with(name, Arg::Number(number.into()))
    }

    /// Fills a blank with a name that is the same in every language.
    #[must_use]
    pub fn text(self, name: &'static str, text: impl Into<Cow<'static, str>>) -> Phrase {
        self.with(name, Arg::Text(text.into()))
    }

    /// Fills a blank with a word of the locale files.
    #[must_use]
    pub fn term(self, name: &'static str, term: impl Into<Cow<'static, str>>) -> Phrase {
        self.with(name, Arg::Term(term.into()))
    }

    /// Fills a blank with a place on the board.
    #[must_use]
    pub fn place(self, name: &'static str, place: impl Into<Cow<'static, str>>) -> Phrase {
        self.with(name, Arg::Place(place.into()))
    }
}

/// Why a decision was refused: the rule that forbids it, and a sentence with the values.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Refusal {
    /// The id of the rule, as its heading in the rules page has it.
    pub rule: &'static str,
    /// What exactly was wrong.
    pub why: Phrase,
}

impl Refusal {
    /// A refusal by `rule`.
    #[must_use]
    pub fn new(rule: &'static str, why: Phrase) -> Refusal {
        Refusal { rule, why }
    }
}
