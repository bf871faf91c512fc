//! What players read: every sentence has words, and says what it should to whom it should.

mod read_in_play;
mod said;
mod sketched;

pub(crate) use said::told;

use samurai::Battle;
use testkit::words::{self, Source};

/// How the names of sentences and words begin.
const PREFIXES: &[&str] = &[
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
    "note-",
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
const OTHERS: &[&str] = &["fire-retreat-only-vs-own-attacker", "fire-and-retreat"];

const SOURCE: Source<'_> = Source {
    folder: concat!(env!("CARGO_MANIFEST_DIR"), "/src"),
    prefixes: PREFIXES,
    others: OTHERS,
};

#[test]
fn every_sentence_of_the_rules_has_words() {
    words::every_sentence_has_words::<Battle>(&SOURCE);
}

#[test]
fn every_sentence_with_words_is_said_somewhere() {
    words::every_sentence_is_said::<Battle>(&SOURCE);
}

#[test]
fn every_option_has_words() {
    words::every_switch_has_words::<Battle>();
}
