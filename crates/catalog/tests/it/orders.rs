//! Secret orders at a desk: written in private, committed for good, opened together.

use engine::{Seat, Viewer};
use luck::Fast;
use serde_json::{Value, json};

use crate::sitting::{Sitting, strangers, viewers};

const WEST: Seat = Seat(0);
const EAST: Seat = Seat(1);

fn night(sitting: &mut Sitting, west: &str, east: &str, seed: u64) -> String {
    sitting.open(json!({"cmd": "new", "game": "night", "seats": [west, east], "seed": seed}))
}

/// How often a seat has changed its orders, if it is asked for any.
fn written(sitting: &Sitting, table: &str, seat: Seat) -> Option<usize> {
    Some(sitting.desk.table(table)?.draft(seat)?.sequence)
}

fn order(sitting: &Sitting, cmd: &str, table: &str, seat: Seat) -> Value {
    let sequence = written(sitting, table, seat).unwrap_or_default();
    json!({"cmd": cmd, "table": table, "seat": seat, "sequence": sequence})
}

#[track_caller]
pub(crate) fn draft(sitting: &mut Sitting, table: &str, seat: Seat, decision: Value) -> Value {
    let mut request = order(sitting, "draft", table, seat);
    request["decision"] = decision;
    sitting.ok(request)
}

#[track_caller]
pub(crate) fn commit(sitting: &mut Sitting, table: &str, seat: Seat) -> Value {
    let request = order(sitting, "commit", table, seat);
    sitting.ok(request)
}

/// Orders nothing, and commits to that.
fn commit_to_nothing(sitting: &mut Sitting, table: &str, seat: Seat) {
    draft(sitting, table, seat, json!("done"));
    commit(sitting, table, seat);
}

/// Does something that can be done, orders or a decision, in secret if it can be. `None` when the
/// game is over.
fn do_anything(sitting: &mut Sitting, table: &str, luck: &mut Fast) -> Option<()> {
    let (seat, decision) = sitting.any_decision(table, luck)?;
    let Some(orders) = sitting.desk.table(table).expect("a table").draft(seat) else {
        sitting.act(table, seat, &decision);
        return Some(());
    };
    let before = sitting.known_to_all(table, &strangers(2, seat));
    if orders.sequence > 0 && luck.index(5) == 0 {
        let request = order(sitting, "undraft", table, seat);
        let taken_back = sitting.desk.answer(with_id(request).as_bytes());
        let nothing = orders.orders == json!({"orders": [null, null, null], "writing": "unit"});
        assert!(taken_back.contains("ok") || nothing, "{taken_back}");
    } else if orders.complete {
        let mut request = order(sitting, "commit", table, seat);
        if luck.index(2) == 0 {
            request["salt"] = json!(format!("{:032x}", luck.bits()));
        }
        sitting.ok(request);
        return Some(());
    } else {
        draft(sitting, table, seat, decision);
    }
    let after = sitting.known_to_all(table, &strangers(2, seat));
    assert_eq!(after, before, "others learned that {seat} wrote");
    Some(())
}

fn with_id(mut request: Value) -> String {
    request["id"] = json!("aside");
    request.to_string()
}

#[track_caller]
fn holds(sitting: &mut Sitting, record: &str) -> Value {
    sitting.ok(json!({"cmd": "verify", "record": record}))["verdict"].take()
}

#[test]
fn whole_nights_are_written_in_secret_and_saved_at_every_step() {
    for seed in 0..testkit::scaled(3) {
        let mut sitting = Sitting::new();
        let table = night(&mut sitting, "person", "person", seed);
        let mut luck = Fast::new(seed);
        while do_anything(&mut sitting, &table, &mut luck).is_some() {
            sitting.saves_and_loads(&table, &viewers(2));
        }
        let record = sitting.record(&table, Viewer::Referee);
        assert_eq!(holds(&mut sitting, &record)["lines"], record.lines().count() - 1);
        for viewer in viewers(2) {
            assert_eq!(sitting.record(&table, viewer), record, "all is told when it is over");
        }
    }
}

#[test]
fn bots_write_orders_and_commit_them() {
    for (seed, seats) in
        [("random", "random"), ("person", "greedy"), ("random", "person")].into_iter().enumerate()
    {
        let mut sitting = Sitting::new();
        let table = night(&mut sitting, seats.0, seats.1, seed as u64);
        let mut luck = Fast::new(seed as u64);
        while sitting.desk.table(&table).expect("a table").ending().is_none() {
            let step = json!({"cmd": "step", "table": table, "id": 1});
            let answer = sitting.desk.answer(step.to_string().as_bytes());
            if answer.contains("No bot is waited for.") {
                do_anything(&mut sitting, &table, &mut luck);
            }
            sitting.saves_and_loads(&table, &viewers(2));
        }
        let record = sitting.record(&table, Viewer::Referee);
        assert!(holds(&mut sitting, &record)["orders"].as_u64() > Some(1));
    }
}

#[test]
fn what_a_bot_orders_does_not_depend_on_how_often_others_write() {
    let orders = |scribbled: usize| {
        let mut sitting = Sitting::new();
        let table = night(&mut sitting, "person", "random", 4);
        for _ in 0..scribbled {
            draft(&mut sitting, &table, WEST, json!({"unit": 0}));
            let undraft = order(&sitting, "undraft", &table, WEST);
            sitting.ok(undraft);
        }
        while sitting.desk.table(&table).expect("a table").draft(EAST).is_some() {
            sitting.ok(json!({"cmd": "step", "table": table}));
        }
        commit_to_nothing(&mut sitting, &table, WEST);
        let record = sitting.record(&table, Viewer::Referee);
        let opened = record.lines().find(|line| line.starts_with("{\"opened\"")).map(str::to_owned);
        opened.expect("orders were opened")
    };
    assert_eq!(orders(0), orders(1));
    assert_eq!(orders(0), orders(7));
}

#[test]
fn orders_are_refused_when_they_are_not_asked_for() {
    let mut sitting = Sitting::new();
    let table = night(&mut sitting, "person", "person", 1);
    let request = |cmd: &str, seat: u8, sequence: u64| {
        let mut request = json!({"cmd": cmd, "table": table, "seat": seat, "sequence": sequence});
        if cmd == "draft" || cmd == "act" {
            request["decision"] = json!("done");
        }
        request
    };
    let before = sitting.known_to_all(&table, &viewers(2));
    let mut refused = |request| sitting.refused(request);
    let (code, message) = refused(request("draft", 0, 1));
    assert_eq!(code, "stale");
    assert_eq!(
        message,
        "The sequence number is 1, but this seat has written 0; look again and decide then."
    );
    assert_eq!(refused(request("undraft", 0, 0)).0, "no-undo");
    let (code, message) = refused(request("commit", 0, 0));
    assert_eq!((code.as_str(), message.as_str()), ("illegal", "The orders are not done yet."));
    assert_eq!(refused(request("draft", 2, 0)).0, "unknown");
    let (code, message) = refused(request("act", 0, 0));
    assert_eq!(code, "wrong-seat");
    assert_eq!(message, "Secret orders are written and committed, not played.");
    let mut strange = request("draft", 0, 0);
    strange["decision"] = json!({"unit": 3});
    let (code, message) = refused(strange);
    assert_eq!((code.as_str(), message.as_str()), ("illegal", "That unit is not yours."));
    assert_eq!(sitting.known_to_all(&table, &viewers(2)), before, "nothing was changed");

    commit_to_nothing(&mut sitting, &table, WEST);
    for cmd in ["draft", "undraft", "commit"] {
        let (code, message) = sitting.refused(request(cmd, 0, 2));
        assert_eq!(code, "wrong-seat", "{cmd}");
        assert_eq!(message, "No secret orders of this seat are waited for.");
    }
    let looked = sitting.looked(&table, Viewer::Seat(WEST));
    assert_eq!((&looked["decisions"], &looked["draft"]), (&json!([]), &Value::Null));
    assert_eq!(looked["waiting"], json!({"orders": [1]}));
}

#[test]
fn whoever_writes_is_asked_by_what_he_has_written() {
    let mut sitting = Sitting::new();
    let table = night(&mut sitting, "person", "person", 1);
    let others = sitting.known_to_all(&table, &strangers(2, WEST));
    draft(&mut sitting, &table, WEST, json!({"unit": 2}));
    draft(&mut sitting, &table, WEST, json!({"kind": "march"}));
    let looked = sitting.looked(&table, Viewer::Seat(WEST));
    assert_eq!(looked["question"]["text"], "Where shall unit 2 go?");
    let first = json!({"decision": {"target": 0}, "kind": "ordered-march",
        "text": "Unit 2 marches to place 0"});
    assert_eq!(looked["decisions"][0], first);
    assert_eq!(looked["draft"]["lines"], json!([]));
    let odds = |cell: u8| {
        json!({"cmd": "preview", "table": table, "seat": 0,
        "decision": {"target": cell}})
    };
    assert_eq!(sitting.ok(odds(3))["odds"], Value::Null);
    assert_eq!(sitting.ok(odds(5))["odds"]["roll"], "A shot at unit 2");
    let why = json!({"cmd": "why", "table": table, "seat": 0, "decision": {"target": 7}});
    let reason = sitting.ok(why);
    assert_eq!((&reason["allowed"], &reason["rule"]), (&json!(false), &json!("TOY-3.4")));
    let done = draft(&mut sitting, &table, WEST, json!({"target": 5}));
    assert_eq!(done["draft"]["lines"], json!([{"text": "Unit 2 marches to place 5"}]));
    assert_eq!(sitting.known_to_all(&table, &strangers(2, WEST)), others);
}

/// Not among the lines: there is one for each order.
#[test]
fn what_may_keep_an_order_from_being_carried_out_stands_beside_its_line() {
    let mut sitting = Sitting::new();
    let units = json!([{"id": "A1", "at": "0205"}, {"id": "A2", "at": "0306", "figures": 3},
        {"id": "A4", "at": "0405", "figures": 3}, {"id": "B1", "at": "1005"}]);
    let position = json!({"scenario": "ino", "turn": 3, "ask": "orders", "units": units});
    let request = json!({"cmd": "position", "game": "samurai", "seed": 1, "position": position});
    let table = sitting.open(request);
    for decision in [json!({"unit": 1}), json!({"order": "regroup"}), json!({"target": 3})] {
        draft(&mut sitting, &table, WEST, decision);
    }
    let half = draft(&mut sitting, &table, WEST, json!({"hex": 47}))["draft"]["lines"].take();
    let note = "A4 Samurai with naginata has no such order yet.";
    assert_eq!(half.as_array().map(Vec::len), Some(1), "{half}");
    assert_eq!(half[0]["notes"], json!([{"text": note}]));
    draft(&mut sitting, &table, WEST, json!({"unit": 3}));
    for decision in [json!({"order": "regroup"}), json!({"target": 1})] {
        draft(&mut sitting, &table, WEST, decision);
    }
    let whole = draft(&mut sitting, &table, WEST, json!({"hex": 47}))["draft"]["lines"].take();
    let notes: Vec<&Value> = (0..2).map(|line| &whole[line]["notes"]).collect();
    assert_eq!(notes, [&Value::Null; 2], "{whole}");
}

#[test]
fn a_bots_orders_are_its_own() {
    let mut sitting = Sitting::new();
    let table = night(&mut sitting, "random", "person", 1);
    for cmd in ["undraft", "commit"] {
        let request = json!({"cmd": cmd, "table": table, "seat": 0, "sequence": 0});
        let (code, message) = sitting.refused(request);
        assert_eq!(code, "wrong-seat");
        assert_eq!(message, "A bot (random) sits in seat 0.");
    }
}

#[test]
fn the_next_orders_have_sequence_numbers_that_go_on() {
    let mut sitting = Sitting::new();
    let table = night(&mut sitting, "person", "person", 1);
    commit_to_nothing(&mut sitting, &table, EAST);
    commit_to_nothing(&mut sitting, &table, WEST);
    // Written once and committed once.
    assert_eq!(written(&sitting, &table, WEST), Some(2));
    let old = json!({"cmd": "draft", "table": table, "seat": 0, "sequence": 0, "decision": "done"});
    assert_eq!(sitting.refused(old).0, "stale");
}

#[test]
fn a_commitment_can_be_checked_with_the_salt_of_its_seat() {
    let mut sitting = Sitting::new();
    let table = night(&mut sitting, "person", "person", 1);
    draft(&mut sitting, &table, WEST, json!("done"));
    let mut request = order(&sitting, "commit", &table, WEST);
    request["salt"] = json!("000102030405060708090a0b0c0d0e0f");
    let done = sitting.ok(request);
    let told = done["told"].as_array().expect("news");
    let news = told.iter().find(|news| news["viewer"] == 1).expect("the other seat hears of it");
    let orders = br#"{"orders":[null,null,null],"writing":"done"}"#;
    let game = sitting.desk.table(&table).expect("a table").header().id;
    let salt = "000102030405060708090a0b0c0d0e0f".parse().expect("a salt");
    let commitment = luck::commit_orders(&game, WEST, 0, &salt, orders);
    assert_eq!(news["news"][0]["commitment"], commitment.to_string());
    assert!(!news.to_string().contains("0102030405"), "the salt is told to nobody");
    let wrong = json!({"cmd": "commit", "table": table, "seat": 1, "sequence": 0, "salt": "00"});
    assert_eq!(sitting.refused(wrong).0, "malformed");
}

/// A night between bots that is over, as lines of a record.
fn finished() -> (Sitting, Vec<Value>) {
    let mut sitting = Sitting::new();
    let table = night(&mut sitting, "random", "random", 3);
    sitting.ok(json!({"cmd": "step", "table": table, "all": true}));
    let record = sitting.record(&table, Viewer::Spectator);
    let lines = record.lines().map(|line| serde_json::from_str(line).expect("JSON")).collect();
    (sitting, lines)
}

/// The record with one line changed. The orders must stay as they were written, letter by letter.
fn changed(lines: &[Value], number: usize, change: impl FnOnce(&mut String)) -> String {
    let mut texts: Vec<String> = lines.iter().map(Value::to_string).collect();
    change(&mut texts[number - 1]);
    texts.iter().map(|text| text.clone() + "\n").collect()
}

/// The number of the last line of a name, as a reader counts lines.
fn last(lines: &[Value], name: &str) -> usize {
    lines.iter().rposition(|line| !line[name].is_null()).expect("there is one") + 1
}

#[test]
fn verifying_catches_orders_that_were_changed() {
    let (mut sitting, lines) = finished();
    let mut caught = |number: usize, change: &dyn Fn(&mut String), sentence: &str| {
        let record = changed(&lines, number, change);
        let (_, message) = sitting.refused(json!({"cmd": "verify", "record": record}));
        assert_eq!(message, sentence);
    };
    let (opened, committed) = (last(&lines, "opened"), last(&lines, "committed"));
    let not_those = |line: usize, seat: &Value| {
        format!("Line {line}: the orders of seat {seat} are not those it committed.")
    };
    let swap = |text: &mut String, from: &Value, to: &str| {
        let from = from.to_string();
        assert!(text.contains(&from), "{from} is not in {text}");
        *text = text.replacen(&from, to, 1);
    };
    let orders = &lines[opened - 1]["opened"]["orders"];
    caught(
        opened,
        &|text| swap(text, &orders[0]["draft"]["orders"], "[null,null,\"hide\"]"),
        &not_those(opened, &orders[0]["seat"]),
    );
    caught(
        opened,
        &|text| swap(text, &orders[1]["salt"], "\"00112233445566778899aabbccddeeff\""),
        &not_those(opened, &orders[1]["seat"]),
    );
    let left_out = format!("Line {opened}: not all orders that were committed were opened.");
    caught(opened, &|text| swap(text, orders, &format!("[{}]", orders[1])), &left_out);
    let twice = format!("[{0},{0}]", orders[0]);
    caught(opened, &|text| swap(text, orders, &twice), &not_those(opened, &orders[0]["seat"]));

    let line = &lines[committed - 1]["committed"];
    let other = format!("\"{}\"", "0f".repeat(32));
    caught(
        committed,
        &|text| swap(text, &line["commitment"], &other),
        &not_those(committed, &line["seat"]),
    );
    caught(
        committed,
        &|text| swap(text, &line["orders"]["salt"], "\"00112233445566778899aabbccddeeff\""),
        &not_those(committed, &line["seat"]),
    );
}

#[test]
fn verifying_catches_a_commitment_that_was_never_opened() {
    let mut sitting = Sitting::new();
    let table = night(&mut sitting, "person", "person", 5);
    commit_to_nothing(&mut sitting, &table, WEST);
    sitting.ok(json!({"cmd": "resign", "table": table, "seat": 1}));
    let record = sitting.record(&table, Viewer::Spectator);
    holds(&mut sitting, &record);
    let line: Value = record
        .lines()
        .find(|line| line.starts_with("{\"committed\""))
        .and_then(|line| serde_json::from_str(line).ok())
        .expect("a commitment");
    let commitment = line["committed"]["commitment"].as_str().expect("a hash");
    let forged = record.replacen(commitment, &"0f".repeat(32), 1);
    let (code, message) = sitting.refused(json!({"cmd": "verify", "record": forged}));
    assert_eq!(code, "luck");
    assert_eq!(message, "Line 4: the orders of seat 0 are not those it committed.");
}

#[test]
fn an_opening_without_a_commitment_does_not_load() {
    let (mut sitting, lines) = finished();
    let opened = last(&lines, "opened");
    let mut moved = lines.clone();
    moved.insert(opened, json!({"said": {"text": "now"}}));
    moved.insert(opened + 1, lines[opened - 1].clone());
    let record: String = moved.iter().map(|line| line.to_string() + "\n").collect();
    let (code, message) = sitting.refused(json!({"cmd": "load", "record": record}));
    assert_eq!(code, "malformed");
    assert!(message.starts_with("Line "), "{message}");
}

#[test]
fn standing_instructions_answer_who_is_fired_at() {
    for seed in 0..20 {
        let mut sitting = Sitting::new();
        let table = night(&mut sitting, "person", "person", seed);
        for seat in [WEST, EAST] {
            let request = json!({"cmd": "standing", "table": table, "seat": seat,
                "instruction": "fired-at", "value": "press"});
            let left = sitting.ok(request);
            assert_eq!(left["standing"][0]["value"], "press");
        }
        let mut luck = Fast::new(seed);
        loop {
            let waiting = sitting.desk.table(&table).expect("a table").waiting();
            assert!(!matches!(waiting, engine::Waiting::On(_)), "nobody need be asked");
            let Some((seat, decision)) = sitting.any_decision(&table, &mut luck) else { break };
            if sitting
                .desk
                .table(&table)
                .and_then(|table| table.draft(seat))
                .expect("orders")
                .complete
            {
                commit(&mut sitting, &table, seat);
            } else {
                draft(&mut sitting, &table, seat, decision);
            }
        }
        sitting.saves_and_loads(&table, &viewers(2));
    }
}
