//! The rules of the first game, as they stand in the repository.

use crate::book;

const PAGE: &str = include_str!("../../../../games/ccn/rules/en.md");

#[test]
fn the_page_is_read_whole() {
    let book = book(PAGE);
    assert_eq!(book.prefix(), Some("CCN"));
    assert_eq!(book.chapters().len(), 32);
    assert_eq!(book.rules().len(), 262);
}

#[test]
fn every_rule_has_text_and_checks() {
    let book = book(PAGE);
    for rule in book.rules() {
        assert!(!rule.title.is_empty() && !rule.body.is_empty(), "{}", rule.id);
        assert!(!rule.checks.is_empty(), "{}", rule.id);
    }
    assert_eq!(book.rules().iter().map(|rule| rule.checks.len()).sum::<usize>(), 414);
}

#[test]
fn every_rule_stands_in_the_chapter_of_its_number() {
    for rule in book(PAGE).rules() {
        let chapter = format!("CCN-{}.", rule.chapter);
        assert!(rule.id.to_string().starts_with(&chapter), "{}", rule.id);
    }
}
