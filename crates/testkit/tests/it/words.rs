//! What a toy says is read, and a sentence without words is found.

use engine::{Game, Phrase, Title};
use testkit::assert_fails;
use testkit::toys::campaign::{self, Campaign};
use testkit::toys::night::{self, Night};
use testkit::words::{
    Lexicon, Reading, Source, every_sentence_has_words, every_sentence_is_said,
    every_switch_has_words, everything_said_has_words,
};

const WORDS: &str = "\
# Two sentences, one of which says the other.
hail = { $who } hails { greeting }
    .loud = { $who ->
        [one] a man
       *[other] { $number } men
    } shout
greeting = with { $words }
";

#[test]
fn a_locale_file_is_read() {
    let lexicon = Lexicon::read(WORDS);
    assert_eq!(lexicon.names().into_iter().collect::<Vec<_>>(), ["greeting", "hail"]);
    assert!(lexicon.has("hail.loud") && !lexicon.has("loud"));
    assert_eq!(lexicon.references("hail").into_iter().collect::<Vec<_>>(), ["greeting"]);
    assert_fails(|| drop(Lexicon::read("ho = Ho!\nho = Hey!\n")), "ho has words twice");
}

#[test]
fn what_a_phrase_lacks_is_named() {
    let lexicon = Lexicon::read(WORDS);
    let hail = || Phrase::new("hail").text("who", "Ney");
    assert_eq!(lexicon.missing(&hail()), ["words"]);
    assert!(lexicon.missing(&hail().text("words", "a shout")).is_empty());
    assert_eq!(lexicon.missing(&Phrase::new("hail.loud").number("number", 2)), ["who"]);
    assert_eq!(lexicon.missing(&Phrase::new("greet")), ["greet"]);
    let term = hail().term("words", "greeting-of-none");
    assert_eq!(lexicon.missing(&term), ["greeting-of-none"]);
}

/// A game of a toy, in which everything is read.
fn read<T: Title>(seed: u64, is_roll: fn(&T::Event) -> bool) {
    let toy = T::set_up(&T::scenarios()[0].id, &[]).expect("the scenario of the toy");
    everything_said_has_words(toy, &Reading { seed, most: 500, is_roll });
}

fn no_fortune<G: Game>(_: &G::Event) -> bool {
    false
}

#[test]
fn whatever_the_toys_say_has_words() {
    for seed in 0..20 {
        read::<Campaign>(seed, no_fortune::<Campaign>);
        read::<Night>(seed, no_fortune::<Night>);
    }
}

#[test]
fn luck_that_is_not_counted_is_found() {
    let fire = |event: &campaign::Event| matches!(event, campaign::Event::Fired { .. });
    assert_fails(|| (0..20).for_each(|seed| read::<Campaign>(seed, fire)), "the fortune of Fired");
    let any = |_: &night::Event| true;
    assert_fails(|| read::<Night>(0, any), "the fortune of");
}

/// The source of the toy with hidden blocks.
fn source<'a>(prefixes: &'a [&'a str], others: &'a [&'a str]) -> Source<'a> {
    let folder = concat!(env!("CARGO_MANIFEST_DIR"), "/src/toys/campaign");
    Source { folder, prefixes, others }
}

#[test]
fn a_name_without_words_is_found() {
    every_sentence_has_words::<Campaign>(&source(&["look-"], &[]));
    every_sentence_has_words::<Campaign>(&source(&["fire"], &["fire"]));
    assert_fails(|| every_sentence_has_words::<Campaign>(&source(&["fire"], &[])), "no words for");
}

#[test]
fn words_that_nobody_says_are_found() {
    assert_fails(|| every_sentence_is_said::<Campaign>(&source(&["look-"], &[])), "nobody says");
    every_sentence_is_said::<Campaign>(&source(&[""], &[]));
}

#[test]
fn the_switches_of_the_toys_have_words() {
    every_switch_has_words::<Campaign>();
    every_switch_has_words::<Night>();
}
