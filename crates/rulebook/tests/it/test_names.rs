//! Tests named after checks.

use rulebook::{TestName, tested_checks};

use crate::source;

fn found(text: &str) -> Vec<String> {
    let line = |test: &TestName| {
        let plays = test.plays.as_ref();
        let plays = plays.map_or("nothing".to_owned(), |id| format!("{} {}", id.rule, id.letter));
        format!("{} {}: {plays}", test.place.line, test.name)
    };
    tested_checks(source(text)).iter().map(line).collect()
}

#[test]
fn a_test_plays_the_check_in_its_name() {
    assert_eq!(
        found("#[test]\nfn ccn_21_1_1_a_some_words() {}\n\n#[test]\nfn ccn_1_1_2_ab() {}\n"),
        ["2 ccn_21_1_1_a_some_words: CCN-21.1.1 a", "5 ccn_1_1_2_ab: CCN-1.1.2 ab"]
    );
}

#[test]
fn attributes_and_comments_may_stand_between() {
    let text = "\
mod rules {
    #[test]
    // A comment; with signs }.
    #[expect(clippy::todo, reason = \"none; {}\")]
    fn ccn_1_1_1_a_one() {}

    #[tokio::test(flavor = \"current_thread\")]
    async fn ccn_1_1_1_b_two() {}
}
";
    assert_eq!(found(text), ["5 ccn_1_1_1_a_one: CCN-1.1.1 a", "8 ccn_1_1_1_b_two: CCN-1.1.1 b"]);
}

#[test]
fn a_function_that_is_no_test_plays_nothing() {
    let text = "\
#[test]
fn other() {}

fn ccn_1_1_1_a_helper() {}

// #[test]
fn ccn_1_1_1_b_asleep() {}

const TEXT: &str = \"
#[test]
fn ccn_1_1_1_c_quoted() {}
\";
";
    assert_eq!(found(text), [""; 0]);
}

#[test]
fn a_name_that_is_half_an_id_plays_nothing() {
    for name in [
        "ccn_21",
        "ccn_21_a_chapter",
        "ccn_21_1_1",
        "ccn_21_1_1_the_unit",
        "ccn_21_1b_1_a_typo",
        "ccn21_1_1_a_typo",
        "ccn_99999_1_1_a_large",
    ] {
        assert_eq!(found(&format!("#[test] fn {name}() {{}}")), [format!("1 {name}: nothing")]);
    }
}

#[test]
fn a_name_of_other_words_is_passed_over() {
    for name in ["ccn_rules_load", "retreat_3_hexes", "a_1_1_a", "_1_1_a"] {
        assert_eq!(found(&format!("#[test] fn {name}() {{}}")), [""; 0]);
    }
}
