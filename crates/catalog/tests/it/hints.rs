//! What a bot would do, through the desk.

use engine::{Seat, Viewer};
use serde_json::{Value, json};

use crate::sitting::Sitting;

/// A hint for a seat.
fn hint(sitting: &mut Sitting, table: &str, seat: Seat, level: &str) -> Value {
    let request = json!({"cmd": "hint", "table": table, "seat": seat, "level": level});
    sitting.ok(request)["hint"].clone()
}

/// Whoever is asked first at a table.
fn asked(sitting: &Sitting, table: &str) -> Seat {
    let waiting = sitting.desk.table(table).expect("a table").waiting();
    waiting.seats().lowest().expect("somebody is asked")
}

/// Everything that a hint promises about itself.
fn check(sitting: &Sitting, table: &str, seat: Seat, hint: &Value) {
    let legal = sitting.desk.table(table).expect("a table").decisions(seat);
    let choices = hint["choices"].as_array().expect("a list");
    assert!((1..=5).contains(&choices.len()), "{hint}");
    assert_eq!(hint["chance"], choices[0]["chance"]);
    let chance = |choice: &Value| choice["chance"].as_u64().expect("a number");
    assert!(choices.is_sorted_by_key(|choice| 10_000 - chance(choice)), "the best first: {hint}");
    for choice in choices {
        assert!(choice["decision"].is_null() || legal.contains(&choice["decision"]), "{choice}");
        assert_eq!(choice["decision"], choice["line"][0]["decision"]);
        assert_eq!(choice["text"], choice["line"][0]["text"]);
        for sentence in [&choice["text"], &choice["reason"]] {
            let sentence = sentence.as_str().expect("a sentence");
            assert!(!sentence.is_empty() && !sentence.contains('['), "{choice}");
        }
    }
}

#[test]
fn a_hint_names_legal_decisions_with_chances_and_reasons() {
    let mut sitting = Sitting::new();
    for game in ["toy", "ccn", "waterloo", "borodino"] {
        let table = sitting.open(json!({"cmd": "new", "game": game, "seed": 3}));
        let seat = asked(&sitting, &table);
        let levels = sitting.desk.table(&table).expect("a table").title().levels();
        let given = hint(&mut sitting, &table, seat, levels[1].id);
        assert_eq!(given["level"], levels[1].id);
        check(&sitting, &table, seat, &given);
        assert_eq!(hint(&mut sitting, &table, seat, levels[1].id), given, "asked again: the same");
    }
}

#[test]
fn the_best_level_gives_hints_if_none_is_named() {
    let mut sitting = Sitting::new();
    let table = sitting.open(json!({"cmd": "new", "game": "toy", "seed": 3}));
    let given = sitting.ok(json!({"cmd": "hint", "table": table, "seat": 0}));
    let levels = sitting.desk.table(&table).expect("a table").title().levels();
    assert_eq!(given["hint"]["level"], levels[3].id);
}

/// The hints for the first question of tables that are opened from one document, one after the other,
/// with keys of their own or with the luck of a seed.
fn hints_of_tables(seed: Option<u8>) -> Vec<Value> {
    let mut sitting = Sitting::new();
    let position = json!({"active": "allied", "decision": "play-card",
        "hands": {"allied": ["forward", "probe-center", "attack-center"], "french": ["scout-center"]},
        "units": [
            {"nation": "british", "kind": "LN", "hex": [6, 6]},
            {"nation": "british", "kind": "FA", "hex": [7, 6]},
            {"nation": "french", "kind": "LN", "hex": [3, 6]}]});
    let mut open = json!({"cmd": "position", "game": "ccn", "position": position});
    if let Some(seed) = seed {
        open["seed"] = json!(seed);
    }
    let hint = |_| {
        let table = sitting.open(open.clone());
        let seat = asked(&sitting, &table);
        hint(&mut sitting, &table, seat, "conscript")
    };
    (0..4).map(hint).collect()
}

#[test]
fn tables_of_one_document_and_seed_give_the_same_hint() {
    let seeded = hints_of_tables(Some(28));
    assert!(seeded.iter().all(|hint| *hint == seeded[0]), "{seeded:#?}");
    assert!(hints_of_tables(Some(29)) != seeded, "another seed is other luck");
    let unseeded = hints_of_tables(None);
    assert!(unseeded.iter().any(|hint| *hint != unseeded[0]), "each has luck of its own");
}

/// Writes and commits the orders of a seat as hints tell it to.
fn commit(sitting: &mut Sitting, table: &str, seat: Seat) {
    for _ in 0..40 {
        let draft = sitting.desk.table(table).expect("a table").draft(seat).expect("orders");
        let given = sitting.ok(json!({"cmd": "hint", "table": table, "seat": seat}));
        check(sitting, table, seat, &given["hint"]);
        let decision = &given["hint"]["choices"][0]["decision"];
        if decision.is_null() {
            sitting.ok(json!({"cmd": "commit", "table": table, "seat": seat,
                "sequence": draft.sequence}));
            return;
        }
        sitting.ok(json!({"cmd": "draft", "table": table, "seat": seat,
            "sequence": draft.sequence, "decision": decision}));
    }
    panic!("the orders are never done");
}

#[test]
fn a_hint_for_secret_orders_can_be_written() {
    let mut sitting = Sitting::new();
    let table = sitting.open(json!({"cmd": "new", "game": "night", "seed": 3}));
    let seat = asked(&sitting, &table);
    commit(&mut sitting, &table, seat);
}

/// What another has committed is not known before all have: it makes no hint stale.
#[test]
fn a_hint_for_secret_orders_outlives_the_orders_of_another() {
    let mut sitting = Sitting::new();
    let table = sitting.open(json!({"cmd": "new", "game": "night", "seed": 3}));
    let it = sitting.desk.table(&table).expect("a table");
    let made = it.hinting(Seat(0), None).expect("a hint").ponder(&catalog::Means::ALONE);
    commit(&mut sitting, &table, Seat(1));
    assert!(sitting.desk.table(&table).expect("a table").hint(made.clone()).is_ok());
    commit(&mut sitting, &table, Seat(0));
    let late = sitting.desk.table(&table).expect("a table").hint(made);
    assert_eq!(late.expect_err("it is past").code, catalog::Code::Stale);
}

#[test]
fn hints_are_for_persons_who_are_asked() {
    let mut sitting = Sitting::new();
    let new = json!({"cmd": "new", "game": "toy", "seed": 3, "seats": ["person", "random"]});
    let table = sitting.open(new);
    let request = |seat: u8| json!({"cmd": "hint", "table": table, "seat": seat});
    sitting.ok(request(0));
    assert_eq!(sitting.refused(request(1)).0, "wrong-seat");
    assert_eq!(sitting.refused(request(3)).0, "unknown");
    let nobody = json!({"cmd": "hint", "table": table, "seat": 0, "level": "nobody"});
    assert_eq!(sitting.refused(nobody).0, "unknown");
    let seats = json!({"cmd": "new", "game": "toy", "seed": 3});
    let table = sitting.open(seats);
    let other = json!({"cmd": "hint", "table": table, "seat": 1});
    assert_eq!(sitting.refused(other.clone()).0, "wrong-seat", "it is not asked");
    sitting.ok(json!({"cmd": "resign", "table": table, "seat": 0}));
    assert_eq!(sitting.refused(other).0, "over");
}

/// A hint that comes too late is none.
#[test]
fn a_hint_whose_moment_is_past_is_not_given() {
    let mut sitting = Sitting::new();
    let table = sitting.open(json!({"cmd": "new", "game": "toy", "seed": 3}));
    let at = |sitting: &Sitting| {
        let it = sitting.desk.table(&table).expect("a table");
        it.hinting(Seat(0), None).expect("a hint").ponder(&catalog::Means::ALONE)
    };
    let made = at(&sitting);
    let early = sitting.desk.table(&table).expect("a table").hint(made.clone());
    assert!(early.is_ok_and(|hint| hint.level == "general"));
    sitting.act(&table, Seat(0), &json!({"aim": {"marks": 2}}));
    let late = sitting.desk.table(&table).expect("a table").hint(made);
    assert_eq!(late.expect_err("it is past").code, catalog::Code::Stale);
    assert!(sitting.desk.table(&table).expect("a table").hint(at(&sitting)).is_ok());
    assert!(sitting.desk.table(&table).expect("a table").sequence(Viewer::Seat(Seat(0))) > 1);
}

/// Two duels that differ in how much powder the other has.
#[test]
fn a_hint_tells_nothing_that_is_hidden() {
    let given = [1, 3].map(|powder: u8| {
        let mut sitting = Sitting::new();
        let position = json!({"lives": [3, 3], "aim": [0, 0], "powder": [2, powder], "turn": 1});
        let open = json!({"cmd": "position", "game": "toy", "position": position, "seed": 5});
        let table = sitting.open(open);
        hint(&mut sitting, &table, Seat(0), "captain")
    });
    assert_eq!(given[0], given[1]);
}
