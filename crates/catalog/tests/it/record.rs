use catalog::{Code, Record, Table};
use engine::Viewer;
use serde_json::json;

use crate::{RED, duel, open, toy};

fn resume(text: &str) -> Box<dyn Table> {
    let record = Record::read(text).expect("a record");
    catalog::shelve::<toy::Duel>().resume(&record).expect("a sound record")
}

/// A table on which something was decided, taken back and decided again.
fn used_table() -> Box<dyn Table> {
    let mut table = open(duel("person", "person"));
    table.decide(RED, &json!({"aim": {"marks": 2}})).expect("legal");
    table.undo(RED).expect("not sealed");
    table.decide(RED, &json!({"aim": {"marks": 1}})).expect("legal");
    table
}

#[test]
fn a_record_says_what_is_played_and_then_what_happened() {
    let record = used_table().record();
    let header: serde_json::Value =
        serde_json::from_str(record.lines().next().expect("a header")).expect("JSON");
    assert_eq!(
        header,
        json!({
            "format": 1, "game": "toy", "rules_version": 1, "scenario": "dawn",
            "options": {"lives": "3"}, "seats": ["person", "person"], "seed": 7,
        })
    );
    assert_eq!(record.lines().count(), 5);
}

#[test]
fn a_resumed_game_is_the_same_game() {
    let table = used_table();
    let resumed = resume(&table.record());
    assert_eq!(resumed.record(), table.record());
    for viewer in [Viewer::Referee, Viewer::Spectator, Viewer::Seat(RED)] {
        assert_eq!(resumed.view(viewer), table.view(viewer));
        assert_eq!(resumed.log(viewer, 0), table.log(viewer, 0));
    }
    assert_eq!(resumed.choices(RED), table.choices(RED));
}

#[test]
fn a_resumed_game_goes_on_with_the_same_luck_each_time() {
    let record = used_table().record();
    let (mut one, mut two) = (resume(&record), resume(&record));
    one.decide(RED, &json!("fire")).expect("legal");
    two.decide(RED, &json!("fire")).expect("legal");
    assert_eq!(one.record(), two.record());
}

#[test]
fn a_spoiled_record_is_refused_with_its_line() {
    let record = used_table().record();
    let title = catalog::shelve::<toy::Duel>();
    let refused = |text: &str| {
        let record = Record::read(text);
        let table = record.and_then(|record| title.resume(&record));
        table.err().expect("refused")
    };
    assert_eq!(refused("").code, Code::Malformed);
    assert!(refused("nonsense").message.starts_with("Line 1 is not the header"));
    assert!(refused(&record.replacen("aimed", "slept", 1)).message.starts_with("Line 3 "));
    let other_form = record.replacen("\"format\":1", "\"format\":9", 1);
    assert_eq!(refused(&other_form).message, "The saved game has form 9; this program reads 1.");
    let header = record.lines().next().expect("a header");
    assert!(refused(header).message.starts_with("Line 2 "));
    let astray = record.replacen("\"line\":1", "\"line\":0", 1);
    assert!(refused(&astray).message.starts_with("Line 4 "), "{}", refused(&astray));
}

#[test]
fn load_finds_the_game() {
    let Err(problem) = catalog::load(&used_table().record()) else { panic!("no toy on the shelf") };
    assert_eq!(problem.code, Code::Unknown);
}
