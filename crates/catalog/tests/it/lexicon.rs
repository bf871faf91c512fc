use catalog::Lexicon;
use engine::{Arg, Phrase};

const WORDS: &str = "\
losses = { $side } lost { $blocks ->
    [one] one block
   *[other] { $blocks } blocks
  } at { $where }.
side-french = The French
infantry = infantry
cavalry = cavalry
kinds = Order { $kinds }.
";

#[test]
fn a_phrase_becomes_a_sentence() {
    let lexicon = Lexicon::english(WORDS);
    let losses = |blocks: i64| {
        let phrase = Phrase::new("losses").term("side", "side-french");
        phrase.number("blocks", blocks).place("where", "6,5")
    };
    assert_eq!(lexicon.say(&losses(1)), "The French lost one block at 6,5.");
    assert_eq!(lexicon.say(&losses(2)), "The French lost 2 blocks at 6,5.");
    assert_eq!(lexicon.speak(&losses(2)).places, ["6,5"]);
    assert!(lexicon.missing(&losses(2)).is_empty());
}

#[test]
fn several_words_are_joined() {
    let kinds = Arg::Terms(vec!["infantry".into(), "cavalry".into()]);
    let phrase = Phrase::new("kinds").with("kinds", kinds);
    assert_eq!(Lexicon::english(WORDS).say(&phrase), "Order infantry, cavalry.");
}

#[test]
fn what_has_no_words_is_named_in_brackets() {
    let lexicon = Lexicon::english(WORDS);
    assert_eq!(lexicon.say(&Phrase::new("frobnicate")), "[frobnicate]");
    let phrase = Phrase::new("losses").term("side", "side-prussian").number("blocks", 3);
    assert_eq!(lexicon.say(&phrase), "[side-prussian] lost 3 blocks at {$where}.");
    let missing = lexicon.missing(&phrase);
    assert_eq!(missing[0], "side-prussian");
    assert!(missing[1].starts_with("losses: "), "{missing:?}");
}

#[test]
fn words_that_cannot_be_read_are_left_out() {
    let lexicon = Lexicon::english("good = Good.\nbad = { $\n");
    assert_eq!(lexicon.say(&Phrase::new("good")), "Good.");
    assert_eq!(lexicon.say(&Phrase::new("bad")), "[bad]");
}
