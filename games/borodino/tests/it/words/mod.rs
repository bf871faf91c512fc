//! What players read: every sentence has words, and says what it should to whom it should.

mod read_in_play;
mod said;

pub(crate) use said::told;

use borodino::Campaign;
use testkit::words::{self, Source};

/// How the names of sentences and words begin.
const PREFIXES: &[&str] = &[
    "aim-", "ask-", "ban-", "cause-", "choose-", "degree-", "dice-", "fact-", "ground-", "hand-",
    "inspect-", "kind-", "layer-", "log-", "note-", "post-", "preview-", "role-", "side-", "spot-",
    "value-", "wait-", "way-",
];

const SOURCE: Source<'_> =
    Source { folder: concat!(env!("CARGO_MANIFEST_DIR"), "/src"), prefixes: PREFIXES, others: &[] };

#[test]
fn every_sentence_of_the_rules_has_words() {
    words::every_sentence_has_words::<Campaign>(&SOURCE);
}

#[test]
fn every_sentence_with_words_is_said_somewhere() {
    words::every_sentence_is_said::<Campaign>(&SOURCE);
}

#[test]
fn every_option_and_instruction_has_words() {
    words::every_switch_has_words::<Campaign>();
}
