//! How ids and letters are written.

use rulebook::{Letter, RuleId};

#[test]
fn an_id_is_read_in_small_letters_and_printed_in_capitals() {
    let id: RuleId = "ccn-21.1.1".parse().expect("an id");
    assert_eq!(id.to_string(), "CCN-21.1.1");
    assert_eq!(id.prefix(), "CCN");
}

#[test]
fn what_is_not_an_id_is_refused() {
    for text in ["", "CCN", "CCN-", "CCN-21", "C-1.1", "CCNAP-1.1", "CCN-1.a", "CCN-1..1", "C1-1.1"]
    {
        assert!(text.parse::<RuleId>().is_err(), "{text}");
    }
    let refusal = "UTF-8".parse::<RuleId>().expect_err("no id").to_string();
    assert_eq!(refusal, "\"UTF-8\" is not the id of a rule, such as CCN-21.1.1");
}

#[test]
fn an_exact_id_has_one_spelling() {
    assert!(RuleId::exact("CCN-21.1.1").is_some());
    assert!(RuleId::exact("ccn-21.1.1").is_none());
    assert!(RuleId::exact("CCN-021.1.1").is_none());
}

#[test]
fn ids_sort_by_number() {
    let id = |text| RuleId::exact(text).expect("an id");
    assert!(id("CCN-2.1.1") < id("CCN-10.1.1"));
}

#[test]
fn letters_go_on_with_two_after_z() {
    let letters: Vec<String> =
        [0, 1, 25, 26, 27, 51, 52, 701, 702].map(|index| Letter::nth(index).to_string()).into();
    assert_eq!(letters, ["a", "b", "z", "aa", "ab", "az", "ba", "zz", "aaa"]);
}

#[test]
fn letters_are_read_as_they_print() {
    for index in 0..702 {
        let letter = Letter::nth(index);
        assert_eq!(Letter::parse(&letter.to_string()), Some(letter));
        assert_eq!(letter.index(), index);
    }
    for text in ["", "A", "1", "é", "the"] {
        assert_eq!(Letter::parse(text), None, "{text}");
    }
}
