//! The page on positions, carried out: every position on it can be set up, and what it says is
//! refused is refused in these words.

use engine::Title as _;
use serde_json::{Value, json};
use waterloo::{Campaign, Document};

use super::campaigns::owned;
use super::{check, question};

/// The part of the page that is about this game.
fn page() -> &'static str {
    let page = include_str!("../../../../../docs/positions.md");
    let (_, page) = page.split_once("\n# Positions of The Hundred Days\n").expect("a part");
    page.split_once("\n# ").map_or(page, |(page, _)| page)
}

/// A block of examples: its language with what follows it, and its lines, of which those that
/// begin with a space go on with the one before.
fn blocks() -> Vec<(&'static str, Vec<String>)> {
    let mut blocks = Vec::new();
    for (number, part) in page().split("```").enumerate() {
        let Some((language, text)) = part.split_once('\n') else { continue };
        if number % 2 == 1 {
            blocks.push((language, text.replace("\n ", " ").lines().map(str::to_owned).collect()));
        }
    }
    blocks
}

fn read(line: &str) -> Document {
    serde_json::from_str(line).unwrap_or_else(|error| panic!("{error}: {line}"))
}

#[test]
fn every_position_on_the_page_can_be_set_up() {
    let mut asked = Vec::new();
    for (language, lines) in blocks() {
        let Some(switches) = language.strip_prefix("position") else { continue };
        let switches: Vec<(&str, &str)> =
            switches.split_whitespace().filter_map(|switch| switch.split_once('=')).collect();
        for line in lines {
            let campaign = Campaign::arrange(&read(&line), None, &owned(&switches));
            let campaign = campaign.unwrap_or_else(|faults| panic!("{faults:#?}\n{line}"));
            asked.push(question(&check(&campaign, &owned(&switches))));
        }
    }
    for name in questions() {
        let is_shown = name == "over" || asked.contains(&name);
        assert!(is_shown, "no example shows {name}");
        assert!(page().contains(&format!("\"{name}\"")), "{name} is not explained");
    }
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

fn questions() -> Vec<String> {
    names(json!({"ask": "nonsense"}))
}

#[test]
fn every_field_is_explained_on_the_page() {
    let moves = json!({"moves": {}});
    let places = [
        json!({"nonsense": 1}),
        json!({"ask": moves, "blocks": [{"nonsense": 1}]}),
        json!({"ask": moves, "battles": [{"nonsense": 1}]}),
        json!({"ask": moves, "battle_turn": {"nonsense": 1}}),
    ];
    for field in places.into_iter().flat_map(names) {
        assert!(page().contains(&format!("\n| `{field}` | ")), "{field} is not explained");
    }
}
