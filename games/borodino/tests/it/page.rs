//! The page on positions, carried out: every position on it can be set up, and what it says is
//! refused is refused in these words.

use borodino::{Campaign, Document};
use engine::Title as _;
use serde_json::{Value, json};

/// The part of the page that is about this game.
fn page() -> &'static str {
    let page = include_str!("../../../../docs/positions.md");
    let (_, page) = page.split_once("\n# Positions of The Moskva\n").expect("a part");
    page.split_once("\n# ").map_or(page, |(page, _)| page)
}

/// A block of examples: its language with what follows it, and its lines, of which those that
/// begin with a space go on with the one before.
fn blocks() -> Vec<(&'static str, Vec<String>)> {
    let parts = page().split("```").skip(1).step_by(2);
    let block = |part: &'static str| {
        let (language, text) = part.split_once('\n').expect("lines");
        (language, text.replace("\n ", " ").lines().map(str::to_owned).collect())
    };
    parts.map(block).collect()
}

fn read(line: &str) -> Document {
    serde_json::from_str(line).unwrap_or_else(|error| panic!("{error}: {line}"))
}

/// The options that are named beside the language of a block.
fn switches(language: &str) -> Vec<(String, String)> {
    let named = language.split_whitespace().filter_map(|switch| switch.split_once('='));
    named.map(|(id, value)| (id.to_owned(), value.to_owned())).collect()
}

#[test]
fn every_position_on_the_page_can_be_set_up() {
    let mut shown = 0;
    let blocks = blocks();
    for (language, lines) in blocks.iter().filter(|(it, _)| it.starts_with("position")) {
        for line in lines {
            let options = switches(language);
            let campaign = Campaign::arrange(&read(line), None, &options);
            let campaign = campaign.unwrap_or_else(|faults| panic!("{faults:#?}\n{line}"));
            let again = Campaign::arrange(&campaign.document(), None, &options);
            assert_eq!(again.as_ref(), Ok(&campaign), "{line}");
            shown += 1;
        }
    }
    assert!(shown > 30, "{shown} positions");
}

#[test]
fn what_the_page_says_is_refused_is_refused_in_these_words() {
    let blocks = blocks();
    let (_, lines) = blocks.iter().find(|(language, _)| *language == "refused").expect("a block");
    let mut lines = lines.iter().peekable();
    while let Some(line) = lines.next() {
        let mut sentences = Vec::new();
        while let Some(sentence) = lines.next_if(|line| !line.starts_with('{')) {
            sentences.push(sentence.clone());
        }
        let faults = Campaign::arrange(&read(line), None, &[]).expect_err("it is refused");
        assert_eq!(faults, sentences, "{line}");
    }
}

/// The names of all variants or fields, as they are listed when another is met.
fn names(unknown: Value) -> Vec<String> {
    let error = serde_json::from_value::<Document>(unknown).expect_err("there is nonsense");
    let error = error.to_string();
    let (_, list) = error.split_once("expected one of ").expect("a list of names");
    list.split(", ").map(|name| name.trim_matches('`').to_owned()).collect()
}

#[test]
fn every_field_and_question_is_explained_on_the_page() {
    let battle = |entry: Value| json!({"ask": "battles", "battle": entry});
    let places = [
        json!({"nonsense": 1}),
        json!({"ask": "battles", "blocks": [{"nonsense": 1}]}),
        json!({"ask": "battles", "active": [{"nonsense": 1}]}),
        battle(json!({"nonsense": 1})),
    ];
    for field in places.into_iter().flat_map(names) {
        assert!(page().contains(&format!("\n| `{field}` | ")), "{field} is not explained");
    }
    for question in names(json!({"ask": "nonsense"})) {
        let is_shown = page().contains(&format!("\"ask\":\"{question}\""))
            || page().contains(&format!("\"ask\":{{\"{question}\""));
        // Where nothing is to be decided there is nothing to set up.
        let is_explained = page().contains(&format!("`{{\"{question}\":"));
        assert!(is_shown || question == "over" && is_explained, "no position asks {question}");
    }
}
