//! Sentences for people: phrases rendered with the words of the locale files.

use engine::{Arg, Phrase};
use fluent_bundle::concurrent::FluentBundle;
use fluent_bundle::{FluentArgs, FluentError, FluentResource, FluentValue};
use serde::{Deserialize, Serialize};
use unic_langid::LanguageIdentifier;

/// The words of the table itself.
const TABLE_WORDS: &str = include_str!("../locales/en.ftl");

/// The words of one game in one language, together with those of the table.
pub struct Lexicon {
    bundle: FluentBundle<FluentResource>,
}

/// A sentence as it is read, and the places on the board that it names.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS, schemars::JsonSchema))]
pub struct Spoken {
    /// The sentence.
    pub text: String,
    /// The places that it names, in the order of its blanks.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub places: Vec<String>,
}

impl Lexicon {
    /// The English words of a game, in Fluent. What cannot be read is left out, so that its
    /// sentences are [`missing`](Lexicon::missing).
    #[must_use]
    pub fn english(words: &str) -> Lexicon {
        let mut bundle = FluentBundle::new_concurrent(vec![english()]);
        bundle.set_use_isolating(false);
        for source in [words, TABLE_WORDS] {
            let resource = FluentResource::try_new(source.to_owned());
            // Where both have a sentence of one name, the one that came first stands.
            let _ = bundle.add_resource(resource.unwrap_or_else(|(readable, _)| readable));
        }
        Lexicon { bundle }
    }

    /// A phrase as a sentence. One that has no words is rendered as its name in brackets.
    #[must_use]
    pub fn say(&self, phrase: &Phrase) -> String {
        self.render(phrase, &mut Vec::new())
    }

    /// A phrase as a sentence that stands by itself, with the places it names.
    #[must_use]
    pub fn speak(&self, phrase: &Phrase) -> Spoken {
        let place = |(_, arg): &(_, Arg)| match arg {
            Arg::Place(place) => Some(place.to_string()),
            Arg::Number(_) | Arg::Text(_) | Arg::Term(_) | Arg::Terms(_) => None,
        };
        let places = phrase.args.iter().filter_map(place).collect();
        Spoken { text: capital(&self.say(phrase)), places }
    }

    /// Everything that is needed to say `phrase` and is not there: sentences, words, blanks.
    /// For tests; nothing is missing from a phrase that can be said.
    #[must_use]
    pub fn missing(&self, phrase: &Phrase) -> Vec<String> {
        let mut missing = Vec::new();
        self.render(phrase, &mut missing);
        missing
    }

    fn render(&self, phrase: &Phrase, missing: &mut Vec<String>) -> String {
        let mut args = FluentArgs::new();
        for (name, arg) in &phrase.args {
            args.set(name.as_ref(), self.value(arg, missing));
        }
        self.message(&phrase.id, Some(&args), missing)
    }

    fn value<'a>(&self, arg: &'a Arg, missing: &mut Vec<String>) -> FluentValue<'a> {
        match arg {
            Arg::Number(number) => FluentValue::from(*number),
            Arg::Text(text) | Arg::Place(text) => FluentValue::from(text.as_ref()),
            Arg::Term(term) => FluentValue::from(self.message(term, None, missing)),
            Arg::Terms(terms) => {
                let words: Vec<String> =
                    terms.iter().map(|term| self.message(term, None, missing)).collect();
                FluentValue::from(words.join(", "))
            }
        }
    }

    /// The words of a message, or of an attribute of one: `card-forward.text`.
    fn message(
        &self,
        id: &str,
        args: Option<&FluentArgs<'_>>,
        missing: &mut Vec<String>,
    ) -> String {
        let (name, attribute) =
            id.split_once('.').map_or((id, None), |(name, attribute)| (name, Some(attribute)));
        let message = self.bundle.get_message(name);
        let pattern = match attribute {
            None => message.and_then(|message| message.value()),
            Some(attribute) => message
                .and_then(|message| message.get_attribute(attribute))
                .map(|attribute| attribute.value()),
        };
        let Some(pattern) = pattern else {
            missing.push(id.to_owned());
            return format!("[{id}]");
        };
        let mut errors: Vec<FluentError> = Vec::new();
        let text = self.bundle.format_pattern(pattern, args, &mut errors).into_owned();
        missing.extend(errors.iter().map(|error| format!("{id}: {error}")));
        text
    }
}

/// The text with a capital at its beginning: a sentence may begin with "divisional guns".
fn capital(text: &str) -> String {
    let mut letters = text.chars();
    let first = letters.next().into_iter().flat_map(char::to_uppercase);
    first.chain(letters).collect()
}

fn english() -> LanguageIdentifier {
    "en".parse().expect("the name of a language")
}
