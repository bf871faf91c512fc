//! Finished games gone over, through the desk.

use serde_json::{Value, json};

use crate::sitting::Sitting;

/// A game between bots, played to its end.
fn finished(sitting: &mut Sitting, mut request: Value, seats: &[&str]) -> String {
    request["cmd"] = json!("new");
    request["seats"] = json!(seats);
    let table = sitting.open(request);
    sitting.ok(json!({"cmd": "step", "table": table, "all": true}));
    assert!(sitting.desk.table(&table).expect("a table").ending().is_some(), "it is not over");
    table
}

fn review(sitting: &mut Sitting, table: &str) -> Value {
    sitting.ok(json!({"cmd": "review", "table": table}))["review"].clone()
}

fn list<'a>(value: &'a Value, name: &str) -> &'a [Value] {
    value[name].as_array().expect("a list")
}

fn number(value: &Value, name: &str) -> i64 {
    value[name].as_i64().expect("a number")
}

/// The chance of a seat at a point of the curve.
fn chance(point: &Value, seat: usize) -> i64 {
    point["chances"][seat].as_i64().expect("a chance")
}

/// Everything that a review promises about itself, in a game of two sides of one seat each.
fn check(sitting: &Sitting, table: &str, review: &Value) {
    let it = sitting.desk.table(table).expect("a table");
    let curve = list(review, "curve");
    assert!(curve.is_sorted_by(|one, next| number(one, "line") < number(next, "line")));
    assert!(curve.iter().all(|point| number(point, "line") < it.line_count() as i64));
    let ending = it.ending().expect("it is over");
    for (seat, card) in list(review, "seats").iter().enumerate() {
        let (first, last) = (&curve[0], &curve[curve.len() - 1]);
        let won = ending.winners.iter().any(|winner| usize::from(winner.0) == seat);
        assert_eq!(chance(last, seat), if won { 10_000 } else { 0 });
        let play = |seat: usize| number(&review["seats"][seat], "play");
        let sum = chance(first, seat) + play(seat) - play(1 - seat) + number(card, "luck");
        assert_eq!(sum, chance(last, seat), "{review}");
        assert!(play(seat) <= 0 && number(card, "best") <= number(card, "decisions"), "{card}");
    }
    let costly = list(review, "costly");
    assert!(costly.len() <= 5);
    assert!(costly.is_sorted_by(|one, next| number(one, "cost") >= number(next, "cost")));
    for dear in costly {
        let better = &dear["better"];
        assert!(number(dear, "cost") > 0 && number(better, "chance") >= number(dear, "cost"));
        assert_ne!(dear["text"], better["text"], "{dear}");
        for sentence in [&dear["text"], &better["text"], &better["reason"]] {
            let sentence = sentence.as_str().expect("a sentence");
            assert!(!sentence.is_empty() && !sentence.contains('['), "{dear}");
        }
        let reason = better["reason"].as_str().expect("a sentence");
        assert!(reason.starts_with("It wins more often than what was done"), "{dear}");
        let line = it.lines(number(dear, "line") as usize).swap_remove(0);
        let by = format!("\"seat\":{}", dear["seat"]);
        assert!(line.contains(&by), "another seat decided there: {line}");
    }
}

#[test]
fn a_duel_is_gone_over() {
    let mut sitting = Sitting::new();
    let mut costly = 0;
    for seed in 0..3 {
        let new = json!({"game": "toy", "seed": seed});
        let table = finished(&mut sitting, new, &["random", "random"]);
        let gone_over = review(&mut sitting, &table);
        assert_eq!(gone_over["level"], "general");
        check(&sitting, &table, &gone_over);
        assert_eq!(review(&mut sitting, &table), gone_over, "asked again: the same");
        costly += list(&gone_over, "costly").len();
    }
    assert!(costly > 0, "random play costs something");
}

#[test]
fn a_night_of_secret_orders_is_gone_over() {
    let mut sitting = Sitting::new();
    let table = finished(&mut sitting, json!({"game": "night", "seed": 4}), &["random", "random"]);
    let gone_over = review(&mut sitting, &table);
    let curve = list(&gone_over, "curve");
    assert!(curve.len() > 2 && curve.iter().all(|point| list(point, "chances").len() == 2));
}

/// The last turns of a battle: what was taken back does not count.
#[test]
fn the_end_of_a_battle_is_gone_over() {
    let mut sitting = Sitting::new();
    let record = include_str!("../../../../tests/saves/ccn-rules2-from-a-position.game");
    let table = sitting.open(json!({"cmd": "load", "record": record}));
    let seats = sitting.desk.table(&table).expect("a table").header().seats.len();
    assert_eq!(sitting.refused(json!({"cmd": "review", "table": table})).0, "over");
    sitting.ok(json!({"cmd": "resign", "table": table, "seat": 0}));
    let gone_over = review(&mut sitting, &table);
    assert_eq!(list(&gone_over, "seats").len(), seats);
    let it = sitting.desk.table(&table).expect("a table");
    for point in list(&gone_over, "curve") {
        let told = list(point, "told");
        assert_eq!(told.len(), seats + 2, "seats, spectator, referee");
        assert!(told[seats + 1].as_u64().expect("a number") <= it.line_count() as u64);
    }
}

#[test]
fn only_a_finished_game_is_gone_over_and_by_a_level_that_there_is() {
    let mut sitting = Sitting::new();
    let table = sitting.open(json!({"cmd": "new", "game": "toy", "seed": 1}));
    let request = json!({"cmd": "review", "table": table});
    assert_eq!(sitting.refused(request.clone()).0, "over");
    sitting.ok(json!({"cmd": "resign", "table": table, "seat": 1}));
    let mut named = request.clone();
    named["level"] = json!("nobody");
    let (code, message) = sitting.refused(named);
    assert_eq!(code, "unknown");
    assert!(message.contains("recruit, soldier, captain, general"), "{message}");
    let gone_over = sitting.ok(request)["review"].clone();
    assert_eq!(list(&gone_over, "curve").len(), 1, "nothing was decided");
    assert_eq!(list(&gone_over, "costly").len(), 0);
    assert!(list(&gone_over, "seats").iter().all(|seat| number(seat, "luck") == 0));
}
