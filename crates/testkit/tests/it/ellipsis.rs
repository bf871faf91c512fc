//! Patterns with `…`, as the pages write answers down.

use serde_json::{Value, json};
use testkit::ellipsis::Pattern;

fn fits(pattern: &str, value: &Value) -> bool {
    Pattern::read(pattern).expect("a pattern").difference(value).is_none()
}

#[test]
fn without_an_ellipsis_a_pattern_is_the_value_itself() {
    let value = json!({"a": [1, {"b": null}], "c": "d"});
    assert!(fits(&value.to_string(), &value));
    for other in [r#"{"a":[1,{"b":null}]}"#, r#"{"a":[1],"c":"d"}"#, "[]", "null", "1"] {
        assert!(!fits(other, &value), "{other}");
    }
}

#[test]
fn an_ellipsis_stands_for_any_value() {
    for value in [json!(null), json!(7), json!("text"), json!([1]), json!({"a": 1})] {
        assert!(fits("…", &value));
        assert!(fits(r#"{"a": …}"#, &json!({ "a": value })));
    }
    assert!(!fits(r#"{"a":…}"#, &json!({})), "the member must be there");
    assert!(!fits(r#"{"a":…}"#, &json!({"a": 1, "b": 2})), "and no other");
}

#[test]
fn an_ellipsis_stands_for_the_rest_of_the_members() {
    let value = json!({"a": 1, "b": {"c": 2, "d": 3}});
    assert!(fits(r#"{"a":1,…}"#, &value) && fits("{…}", &value));
    assert!(fits(r#"{"b": {"d": 3, …}, …}"#, &value));
    assert!(!fits(r#"{"a":2,…}"#, &value) && !fits(r#"{"e":…,…}"#, &value));
}

#[test]
fn an_ellipsis_stands_for_the_rest_of_a_list() {
    let value = json!([1, 2, 3]);
    assert!(fits("[…]", &value) && fits("[1,…]", &value) && fits("[1,2,3,…]", &value));
    assert!(fits("[1,…,3]", &value), "in the middle for one value");
    assert!(!fits("[2,…]", &value) && !fits("[1,2,3,4,…]", &value) && !fits("[1,2]", &value));
}

#[test]
fn an_ellipsis_stands_for_the_rest_of_a_text() {
    let value = json!("They say: \"halt…\", and go on.");
    assert!(fits(r#""They say: \"halt…\", and…""#, &value));
    assert!(!fits(r#""They said…""#, &value) && !fits(r#""…and go on.""#, &value));
}

#[test]
fn the_first_difference_is_named_with_its_place() {
    let pattern = Pattern::read(r#"{"a":[1,{"b":2,…}],…}"#).expect("a pattern");
    let found = pattern.difference(&json!({"a": [1, {"b": 3}], "c": 4}));
    assert_eq!(found.as_deref(), Some("/a/1/b is 3, and 2 on the page"));
    assert!(Pattern::read(r#"{"a":"#).is_err());
}

#[test]
fn what_stands_in_place_of_a_text_is_found() {
    let pattern = Pattern::read(r#"{"a":[1,{"b":"$b",…}],"c":"see $b",…}"#).expect("a pattern");
    let value = json!({"a": [1, {"b": {"d": 2}, "e": 3}], "c": "see it"});
    assert_eq!(pattern.in_place_of("$b", &value), Some(&json!({"d": 2})));
    assert_eq!(pattern.in_place_of("$c", &value), None);
}
