//! Chapters, rules and faults of a page.

use rulebook::Status;

use crate::{book, fault};

const PAGE: &str = "\
# A game — the numbered rules

Before the first chapter anything may stand, also a | table |.

## 1 Terms

What a chapter opens with belongs to no rule.

### ABC-1.1.1 Two sides
*Status:* done
There are two sides.

They are **enemies**.
*Source:* the book.
*Check:* given two sides, then they are enemies.

**1.2 On the map**

### ABC-1.2.1 Hexes [basic]
*Status:* todo
A hex has six sides.

## 2 Board
## 2.1 Grid, distance

### ABC-2.1.1 Distance
*Status:* todo
";

#[test]
fn a_rule_has_id_title_chapter_status_and_line() {
    let book = book(PAGE);
    let rules: Vec<_> = book
        .rules()
        .iter()
        .map(|rule| (rule.id.to_string(), &*rule.title, &*rule.chapter, rule.status, rule.line))
        .collect();
    assert_eq!(
        rules,
        [
            ("ABC-1.1.1".to_owned(), "Two sides", "1", Status::Done, 9),
            ("ABC-1.2.1".to_owned(), "Hexes [basic]", "1", Status::Todo, 19),
            ("ABC-2.1.1".to_owned(), "Distance", "2.1", Status::Todo, 26),
        ]
    );
}

#[test]
fn chapters_keep_their_parts() {
    let book = book(PAGE);
    let chapters: Vec<String> = book.chapters().iter().map(ToString::to_string).collect();
    assert_eq!(chapters, ["1 Terms", "2 Board", "2.1 Grid, distance"]);
    assert_eq!(book.prefix(), Some("ABC"));
}

#[test]
fn the_body_is_all_but_status_and_bold_heading() {
    let book = book(PAGE);
    assert_eq!(
        book.rules()[0].body,
        "There are two sides.\n\nThey are **enemies**.\n*Source:* the book.\n\
         *Check:* given two sides, then they are enemies."
    );
    assert_eq!(book.rules()[2].body, "");
}

#[test]
fn a_rule_prints_with_its_heading() {
    let book = book(PAGE);
    let shown = book.find("ABC-1.2.1").expect("a rule").to_string();
    assert_eq!(shown, "ABC-1.2.1 Hexes [basic]\n\nA hex has six sides.");
}

#[test]
fn a_rule_is_found_in_capitals_or_not() {
    let book = book(PAGE);
    assert_eq!(book.find("abc-2.1.1").map(|rule| &*rule.title), Some("Distance"));
    assert!(book.find("ABC-9.9.9").is_none());
    assert!(book.find("nonsense").is_none());
}

#[test]
fn a_page_without_rules_is_an_empty_book() {
    let book = book("# Nothing yet\n");
    assert!(book.rules().is_empty());
    assert_eq!(book.prefix(), None);
}

#[test]
fn a_rule_without_status_is_a_fault() {
    let fault = fault("## 1 Terms\n\n### ABC-1.1.1 Sides\n\n*Status:* done\n");
    assert_eq!(fault.line, 3);
    assert_eq!(
        fault.to_string(),
        "line 3: ABC-1.1.1 needs a line \"*Status:* todo\" directly under its heading."
    );
}

#[test]
fn a_heading_at_the_end_of_the_page_is_a_fault() {
    assert_eq!(fault("## 1 Terms\n### ABC-1.1.1 Sides").line, 2);
}

#[test]
fn an_unknown_status_is_a_fault() {
    let fault = fault("## 1 Terms\n### ABC-1.1.1 Sides\n*Status:* partly\n");
    assert_eq!(
        fault.to_string(),
        "line 3: the status of ABC-1.1.1 is \"partly\"; it must be done or todo."
    );
}

#[test]
fn an_id_that_occurs_twice_is_a_fault() {
    let rule = "### ABC-1.1.1 Sides\n*Status:* todo\n";
    let fault = fault(&format!("## 1 Terms\n{rule}{rule}"));
    assert_eq!(fault.to_string(), "line 4: ABC-1.1.1 occurs twice; the first is in line 2.");
}

#[test]
fn a_chapter_that_occurs_twice_is_a_fault() {
    assert_eq!(fault("## 1 Terms\n## 1 Map\n").to_string(), "line 2: chapter 1 occurs twice.");
}

#[test]
fn an_id_of_another_game_is_a_fault() {
    let fault = fault(
        "## 1 Terms\n### ABC-1.1.1 Sides\n*Status:* todo\n### XYZ-1.1.2 Hexes\n*Status:* todo\n",
    );
    assert_eq!(
        fault.to_string(),
        "line 4: XYZ-1.1.2 is of another game; the ids here begin with ABC."
    );
}

#[test]
fn headings_need_number_id_and_chapter() {
    assert_eq!(
        fault("## Terms\n").to_string(),
        "line 1: the heading of a chapter needs a number: \"## Terms\"."
    );
    assert_eq!(
        fault("## 1 Terms\n### Sides\n").to_string(),
        "line 2: \"Sides\" is not the id of a rule, such as CCN-21.1.1."
    );
    assert_eq!(fault("### ABC-1.1.1 Sides\n").to_string(), "line 1: ABC-1.1.1 is in no chapter.");
}
