//! What players read: every sentence has words, and says what it should to whom it should.

mod lexicon;
mod read_in_play;
mod said;
mod sketched;

use std::collections::BTreeSet;
use std::fs;
use std::path::Path;

use lexicon::Lexicon;
pub(crate) use said::told;

/// How the names of sentences and words begin.
const PREFIXES: [&str; 22] = [
    "ask-",
    "ban-",
    "choose-",
    "class-",
    "dice-",
    "fact-",
    "facing-",
    "fire-",
    "hand-",
    "inspect-",
    "kind-",
    "layer-",
    "log-",
    "occasion-",
    "order-",
    "place-",
    "preview-",
    "spot-",
    "state-",
    "terrain-",
    "value-",
    "wait-",
];

/// Names of files, switches and draws that begin like those of sentences.
const OTHERS: [&str; 2] = ["fire-retreat-only-vs-own-attacker", "fire-and-retreat"];

/// Every name of a sentence or a word in a file of the source, and in those below a folder.
fn names_in(path: &Path, into: &mut BTreeSet<String>) {
    for entry in fs::read_dir(path).expect("a folder of the source") {
        let path = entry.expect("an entry").path();
        if path.is_dir() {
            names_in(&path, into);
            continue;
        }
        let text = fs::read_to_string(&path).expect("a file of the source");
        let literals = text.split('"').skip(1).step_by(2);
        let is_name = |literal: &&str| {
            let plain =
                |it: char| it.is_ascii_lowercase() || it.is_ascii_digit() || "-.".contains(it);
            PREFIXES.iter().any(|prefix| literal.starts_with(prefix))
                && literal.chars().all(plain)
                && !OTHERS.contains(literal)
        };
        into.extend(literals.filter(is_name).map(str::to_owned));
    }
}

fn names_in_source() -> BTreeSet<String> {
    let mut names = BTreeSet::new();
    names_in(Path::new(concat!(env!("CARGO_MANIFEST_DIR"), "/src")), &mut names);
    names
}

#[test]
fn every_sentence_of_the_rules_has_words() {
    let lexicon = Lexicon::english();
    let missing: Vec<String> =
        names_in_source().into_iter().filter(|it| !lexicon.has(it)).collect();
    assert!(missing.is_empty(), "no words for {missing:#?}");
}

#[test]
fn every_sentence_with_words_is_said_somewhere() {
    let lexicon = Lexicon::english();
    let mut used = names_in_source();
    let referred: Vec<String> =
        lexicon.names().iter().flat_map(|it| lexicon.references(it)).collect();
    used.extend(referred);
    let is_table =
        |name: &str| ["example-", "game-", "option-"].iter().any(|it| name.starts_with(it));
    let unused: Vec<String> =
        lexicon.names().into_iter().filter(|it| !used.contains(it) && !is_table(it)).collect();
    assert!(unused.is_empty(), "nobody says {unused:#?}");
}

#[test]
fn every_option_has_words() {
    use engine::Title;
    let lexicon = Lexicon::english();
    for card in <samurai::Battle as Title>::options() {
        assert!(lexicon.has(&format!("option-{}", card.id)), "{}", card.id);
    }
}
