//! The names of sentences in the source of a game, held against its locale file.

use std::collections::BTreeSet;
use std::fs;
use std::path::Path;

use engine::Title;

use super::Lexicon;

/// Where the source of a game names its sentences, and how they are told from other names.
#[derive(Clone, Copy, Debug)]
pub struct Source<'a> {
    /// The folder: `concat!(env!("CARGO_MANIFEST_DIR"), "/src")`.
    pub folder: &'a str,
    /// How the names of sentences and words begin: `ask-`, `ban-`.
    pub prefixes: &'a [&'a str],
    /// Names of files, switches and draws that begin like those of sentences.
    pub others: &'a [&'a str],
}

impl Source<'_> {
    /// Every name of a sentence or a word.
    fn names(&self) -> BTreeSet<String> {
        let mut names = BTreeSet::new();
        self.collect(Path::new(self.folder), &mut names);
        names
    }

    fn collect(&self, folder: &Path, names: &mut BTreeSet<String>) {
        for entry in fs::read_dir(folder).expect("a folder of the source") {
            let path = entry.expect("an entry").path();
            if path.is_dir() {
                self.collect(&path, names);
                continue;
            }
            let text = fs::read_to_string(&path).expect("a file of the source");
            let literals = text.split('"').skip(1).step_by(2);
            names.extend(literals.filter(|literal| self.is_name(literal)).map(str::to_owned));
        }
    }

    fn is_name(&self, literal: &str) -> bool {
        let plain = |it: char| it.is_ascii_lowercase() || it.is_ascii_digit() || "-.".contains(it);
        self.prefixes.iter().any(|prefix| literal.starts_with(prefix))
            && literal.chars().all(plain)
            && !self.others.contains(&literal)
    }
}

/// How the names begin of sentences that the program looks up by itself.
const LOOKED_UP: [&str; 4] = ["aspect-", "example-", "game-", "level-"];

/// Every sentence that the source names has words.
///
/// # Panics
/// If that is not so.
pub fn every_sentence_has_words<T: Title>(source: &Source<'_>) {
    let lexicon = Lexicon::of::<T>();
    let missing: Vec<String> =
        source.names().into_iter().filter(|name| !lexicon.has(name)).collect();
    assert!(missing.is_empty(), "no words for {missing:#?}");
}

/// Every sentence with words is named in the source, by another sentence or by a switch.
///
/// # Panics
/// If that is not so.
pub fn every_sentence_is_said<T: Title>(source: &Source<'_>) {
    let lexicon = Lexicon::of::<T>();
    let mut said = source.names();
    said.extend(lexicon.names().iter().flat_map(|name| lexicon.references(name)));
    said.extend(switches::<T>());
    let is_looked_up = |name: &str| LOOKED_UP.iter().any(|prefix| name.starts_with(prefix));
    let mut unsaid = lexicon.names();
    unsaid.retain(|name| !said.contains(name) && !is_looked_up(name));
    assert!(unsaid.is_empty(), "nobody says {unsaid:#?}");
}

/// Every option and every standing instruction has words, and every value of an instruction.
///
/// # Panics
/// If that is not so.
pub fn every_switch_has_words<T: Title>() {
    let lexicon = Lexicon::of::<T>();
    let mut missing = switches::<T>();
    missing.retain(|name| !lexicon.has(name));
    assert!(missing.is_empty(), "no words for {missing:#?}");
}

/// The names of the sentences for options and standing instructions.
fn switches<T: Title>() -> Vec<String> {
    let mut names: Vec<String> =
        T::options().iter().map(|card| format!("option-{}", card.id)).collect();
    for card in T::standing() {
        names.push(format!("standing-{}", card.id));
        names.extend(card.values.iter().map(|value| format!("standing-{}.{value}", card.id)));
    }
    names
}
