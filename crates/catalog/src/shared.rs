//! What is made of the texts of a game once, and shared by all its tables.

use std::collections::BTreeMap;
use std::sync::{Arc, Mutex, PoisonError};

use rulebook::Rulebook;

use crate::Lexicon;

/// Things made of texts that are compiled in. There is one for each game, and they stay.
struct Shared<A>(Mutex<BTreeMap<&'static str, Arc<A>>>);

static LEXICONS: Shared<Lexicon> = Shared(Mutex::new(BTreeMap::new()));
static BOOKS: Shared<Option<Rulebook>> = Shared(Mutex::new(BTreeMap::new()));

/// The English words of a game.
pub(crate) fn lexicon(words: &'static str) -> Arc<Lexicon> {
    LEXICONS.made_of(words, Lexicon::english)
}

/// The numbered rules of a game, if their page can be read.
pub(crate) fn rulebook(rules: &'static str) -> Arc<Option<Rulebook>> {
    BOOKS.made_of(rules, |rules| Rulebook::parse(rules).ok())
}

impl<A> Shared<A> {
    fn made_of(&self, text: &'static str, make: impl FnOnce(&'static str) -> A) -> Arc<A> {
        // Nothing is left half done where somebody panicked: a thing is put in when it is made.
        let mut made = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        Arc::clone(made.entry(text).or_insert_with(|| Arc::new(make(text))))
    }
}
