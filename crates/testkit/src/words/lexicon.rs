//! A locale file as a test reads it: which sentences there are, and which blanks they have.

use std::collections::{BTreeMap, BTreeSet};

use engine::{Arg, Phrase, Title};

/// Every sentence with its text, and its attributes as `name.attribute`.
pub struct Lexicon(BTreeMap<String, String>);

impl Lexicon {
    /// The words of a game.
    #[must_use]
    pub fn of<T: Title>() -> Lexicon {
        Lexicon::read(T::WORDS)
    }

    /// The sentences of a locale file.
    ///
    /// # Panics
    /// If one of them is there twice.
    #[must_use]
    pub fn read(file: &str) -> Lexicon {
        let mut sentences: BTreeMap<String, String> = BTreeMap::new();
        let (mut name, mut of) = (String::new(), String::new());
        for line in file.lines().filter(|line| !line.starts_with('#') && !line.trim().is_empty()) {
            let (head, text) = line.split_once('=').unwrap_or((line, ""));
            let is_attribute = head.trim_start().starts_with('.') && head.starts_with(' ');
            let is_head = is_attribute || !line.starts_with([' ', '}']);
            if is_attribute {
                of = format!("{name}{}", head.trim());
            } else if is_head {
                name = head.trim().to_owned();
                of.clone_from(&name);
            }
            let entry = sentences.entry(of.clone()).or_default();
            assert!(!is_head || entry.is_empty(), "{of} has words twice");
            entry.push_str(if is_head { text } else { line });
            entry.push('\n');
        }
        Lexicon(sentences)
    }

    /// The names of all sentences, without attributes.
    #[must_use]
    pub fn names(&self) -> BTreeSet<String> {
        self.0.keys().filter(|name| !name.contains('.')).cloned().collect()
    }

    /// Whether a sentence, or an attribute of one, has words.
    #[must_use]
    pub fn has(&self, name: &str) -> bool {
        self.0.contains_key(name)
    }

    /// The sentences that another refers to.
    #[must_use]
    pub fn references(&self, name: &str) -> BTreeSet<String> {
        let text = self.0.get(name).map_or("", String::as_str);
        let whole = text.split('{').skip(1).filter_map(|rest| rest.split('}').next());
        let names = whole.map(str::trim).filter(|it| self.has(it)).map(str::to_owned);
        names.collect()
    }

    /// The blanks of a sentence and of those that it refers to.
    fn blanks(&self, name: &str) -> BTreeSet<String> {
        let text = self.0.get(name).map_or("", String::as_str);
        let blank = |rest: &str| {
            let end = rest.find(|it: char| !it.is_ascii_alphanumeric() && it != '-');
            rest[..end.unwrap_or(rest.len())].trim_end_matches('-').to_owned()
        };
        let own = text.split('$').skip(1).map(blank);
        let others = self.references(name);
        own.chain(others.iter().flat_map(|other| self.blanks(other))).collect()
    }

    /// Everything that is needed to say a phrase and is not there.
    #[must_use]
    pub fn missing(&self, phrase: &Phrase) -> Vec<String> {
        let mut missing = Vec::new();
        if !self.has(&phrase.id) {
            missing.push(phrase.id.to_string());
        }
        let given: BTreeSet<&str> = phrase.args.iter().map(|(name, _)| name.as_ref()).collect();
        missing
            .extend(self.blanks(&phrase.id).into_iter().filter(|it| !given.contains(it.as_str())));
        for (_, arg) in &phrase.args {
            match arg {
                Arg::Term(term) if !self.has(term) => missing.push(term.to_string()),
                Arg::Terms(terms) => {
                    let unknown = terms.iter().filter(|term| !self.has(term));
                    missing.extend(unknown.map(ToString::to_string));
                }
                Arg::Term(_) | Arg::Number(_) | Arg::Text(_) | Arg::Place(_) => {}
            }
        }
        missing
    }
}
