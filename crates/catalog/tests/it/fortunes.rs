//! Who was lucky in a game that is over.

use catalog::{Code, SeatFortune};
use engine::Seat;
use serde_json::{Value, json};

use crate::sitting::Sitting;

const FINISHED: &str = include_str!("../../../../tests/saves/ccn-rules2-finished-bots.game");

#[test]
fn a_game_that_is_not_over_tells_nothing() {
    let mut sitting = Sitting::new();
    let table = sitting.open(json!({"cmd": "new", "game": "ccn", "seed": 1}));
    let (code, message) = sitting.refused(json!({"cmd": "fortunes", "table": table}));
    assert_eq!((code.as_str(), message.as_str()), ("over", "The game is not over yet."));
    sitting.ok(json!({"cmd": "resign", "table": table, "seat": 0}));
    let fortunes = sitting.ok(json!({"cmd": "fortunes", "table": table}));
    let none = |seat: u8| json!({"seat": seat, "rolls": 0, "dice": 0, "hits": 0, "expected": 0});
    assert_eq!(fortunes, json!({"fortunes": [none(0), none(1)]}));
}

/// All dice that were rolled at the other side are counted, and what they hit.
#[test]
fn a_whole_game_is_counted() {
    let table = catalog::load(FINISHED).expect("a record");
    let fortunes = table.fortunes().expect("it is over").fortunes;
    let sum = |of: fn(&SeatFortune) -> u32| fortunes.iter().map(of).sum::<u32>();
    let (mut rolls, mut dice, mut hits) = (0, 0, 0);
    for line in FINISHED.lines().skip(1) {
        let line: Value = serde_json::from_str(line).expect("a line of a record");
        let events = line["decided"]["events"].as_array().into_iter().flatten();
        for rolled in events.filter_map(|event| event.get("rolled")) {
            rolls += 1;
            dice += rolled["dice"].as_array().map_or(0, Vec::len) as u32;
            hits += rolled["hits"].as_u64().unwrap_or_default() as u32;
        }
    }
    assert!(rolls > 20, "{rolls}");
    assert_eq!((sum(|it| it.rolls), sum(|it| it.dice), sum(|it| it.hits)), (rolls, dice, hits));
    assert_eq!(fortunes.iter().map(|it| it.seat).collect::<Vec<_>>(), [Seat(0), Seat(1)]);
    // A die hits with one to three of its faces.
    for it in fortunes {
        let (least, most) = (u64::from(it.dice) * 1_000 / 6, u64::from(it.dice) * 500);
        assert!((least..=most).contains(&it.expected), "{it:?}");
    }
}

#[test]
fn what_was_taken_back_does_not_count() {
    let mut sitting = Sitting::new();
    let table = sitting.open(json!({"cmd": "new", "game": "ccn", "seed": 1}));
    let decision = sitting.desk.table(&table).expect("a table").decisions(Seat(1))[0].clone();
    sitting.act(&table, Seat(1), &decision);
    let order = sitting.desk.table(&table).expect("a table").decisions(Seat(1))[0].clone();
    sitting.act(&table, Seat(1), &order);
    sitting.undo(&table, Seat(1));
    sitting.ok(json!({"cmd": "abandon", "table": table}));
    sitting.ok(json!({"cmd": "fortunes", "table": table}));
    let found = sitting.desk.table(&table).expect("a table").fortunes().expect("it is over");
    assert!(found.fortunes.iter().all(|it| it.rolls == 0));
}

#[test]
fn a_game_that_counts_no_rolls_has_noughts() {
    let mut sitting = Sitting::new();
    let bots = ["random", "random", "random"];
    let open = json!({"cmd": "new", "game": "campaign", "seats": bots, "seed": 1});
    let table = sitting.open(open);
    let open = sitting.desk.table(&table).expect("a table").fortunes();
    assert_eq!(open.expect_err("it goes on").code, Code::Over);
    sitting.ok(json!({"cmd": "step", "table": table, "all": true}));
    let fortunes = sitting.ok(json!({"cmd": "fortunes", "table": table}));
    assert_eq!(fortunes["fortunes"].as_array().map(Vec::len), Some(3), "{fortunes}");
}
