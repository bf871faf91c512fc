use catalog::Code;
use engine::{Seat, Viewer, Waiting};
use serde_json::json;

use crate::{BLUE, RED, duel, open};

#[test]
fn a_decision_is_json_and_the_list_has_it() {
    let mut table = open(duel("person", "person"));
    assert_eq!(table.waiting(), Waiting::On(RED.into()));
    let choices = table.choices(RED);
    assert_eq!(choices[1].decision, json!({"aim": {"marks": 1}}));
    assert_eq!(choices[1].words.text, "Aim with one mark");
    assert_eq!(choices[1].kind, "aim");
    let red = Viewer::Seat(RED);
    let before = table.sequence(red);
    table.decide(RED, &choices[1].decision).expect("legal");
    assert_eq!(table.sequence(red), before + 1);
    table.choose(RED, 0).expect("legal");
    assert_eq!(table.waiting(), Waiting::On(BLUE.into()));
    assert_eq!(table.turn_number(red), 2);
}

#[test]
fn a_refused_decision_names_the_rule_and_changes_nothing() {
    let mut table = open(duel("person", "person"));
    let before = table.record();
    let refused = table.decide(RED, &json!({"aim": {"marks": 9}})).expect_err("too many");
    assert_eq!((refused.code, refused.rule.as_deref()), (Code::Illegal, Some("TOY-1.1.2")));
    assert_eq!(refused.message, "9 marks cannot be aimed at now.");
    let early = table.decide(BLUE, &json!("fire")).expect_err("not his turn");
    assert_eq!(early.rule.as_deref(), Some("TOY-1.1.1"));
    let nonsense = table.decide(RED, &json!({"retreat": 1})).expect_err("no such thing");
    assert_eq!(nonsense.code, Code::Malformed);
    let nobody = table.decide(Seat(3), &json!("fire")).expect_err("no such seat");
    assert_eq!(nobody.code, Code::Unknown);
    assert_eq!(table.choose(RED, 99).expect_err("too far").code, Code::Unknown);
    assert_eq!(table.record(), before);
}

#[test]
fn why_not_tells_without_trying() {
    let table = open(duel("person", "person"));
    assert_eq!(table.why_not(RED, &json!("fire")), Ok(None));
    let why = table.why_not(RED, &json!({"aim": {"marks": 9}})).expect("a decision");
    assert_eq!(why.and_then(|problem| problem.rule).as_deref(), Some("TOY-1.1.2"));
}

#[test]
fn odds_have_words_and_weights() {
    let table = open(duel("person", "person"));
    let odds = table.odds(RED, &json!("fire")).expect("legal").expect("dice are rolled");
    assert_eq!((&*odds.id, &*odds.roll), ("the-shot", "one shot"));
    assert_eq!(odds.notes, ["There is no wind."]);
    assert_eq!(odds.dice[0].source, "aim and powder");
    assert_eq!(odds.hits.iter().map(|weight| weight.0).sum::<u128>(), odds.total.0);
    assert_eq!(odds.results[0].what, "the other is hit");
    assert_eq!(table.odds(RED, &json!({"aim": {"marks": 1}})), Ok(None));
    assert!(table.odds(RED, &json!({"aim": {"marks": 9}})).is_err());
}

#[test]
fn the_last_decision_can_be_taken_back_until_dice_fall() {
    let mut table = open(duel("person", "person"));
    assert_eq!(table.undo(RED).expect_err("nothing yet").code, Code::NoUndo);
    table.decide(RED, &json!({"aim": {"marks": 2}})).expect("legal");
    assert!(table.can_undo(RED) && !table.can_undo(BLUE));
    table.undo(RED).expect("not sealed");
    assert_eq!(table.choices(RED).len(), 4);
    let (lines, _) = table.log(Viewer::Spectator, 0);
    let texts: Vec<&str> = lines.iter().map(|line| line.words.text.as_str()).collect();
    assert_eq!(texts, ["Red takes aim (2).", "Red took the last decision back."]);
    table.decide(RED, &json!("fire")).expect("legal");
    assert!(!table.can_undo(RED));
}

#[test]
fn a_viewer_is_told_what_it_may_know() {
    let mut table = open(duel("person", "person"));
    assert!(table.view(Viewer::Seat(RED))["powder"][1].is_null());
    assert!(table.view(Viewer::Seat(BLUE))["powder"][1].is_number());
    let (lines, read) = table.log(Viewer::Seat(BLUE), 0);
    assert_eq!(lines.len(), 1);
    assert!(lines[0].words.text.starts_with("Blue has "));
    table.decide(RED, &json!("fire")).expect("legal");
    let (lines, _) = table.log(Viewer::Seat(BLUE), read);
    assert_eq!(lines.len(), 1);
    assert_eq!(lines[0].words.places, ["the meadow"]);
    assert_eq!(lines[0].rules, ["TOY-1.1.1"]);
}

#[test]
fn nothing_is_decided_after_the_end() {
    let mut table = open(duel("random", "random"));
    while table.step().expect("nothing is named").is_some() {}
    let late = table.decide(RED, &json!("fire")).expect_err("it is over");
    assert_eq!(late.message, "The game is over.");
}
