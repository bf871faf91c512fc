//! What players read: every sentence has words, and says what it should to whom it should.

mod read_in_play;
mod said;

pub(crate) use said::told;

use testkit::words::{self, Source};
use waterloo::Campaign;

/// How the names of sentences and words begin.
const PREFIXES: &[&str] = &[
    "army-", "ask-", "ban-", "choose-", "dice-", "fact-", "hand-", "inspect-", "kind-", "layer-",
    "log-", "marker-", "note-", "party-", "post-", "preview-", "role-", "side-", "spot-",
    "target-", "value-", "wait-", "when-",
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
