//! Where games begin, and that their records keep it.

use serde_json::{Value, json};

use crate::sitting::Sitting;

/// A record of a battle that began at a position of a scenario.
fn from_a_position(sitting: &mut Sitting) -> String {
    let table = sitting.open(json!({"cmd": "new", "game": "ccn", "seed": 1}));
    let document = sitting.ok(json!({"cmd": "document", "table": table}))["position"].take();
    assert_eq!(document["scenario"], "rolica-first-position");
    let position = json!({"cmd": "position", "game": "ccn", "position": document});
    let table = sitting.open(position);
    let record = sitting.ok(json!({"cmd": "record", "table": table}));
    record["record"].as_str().expect("a text").to_owned()
}

fn header(record: &str) -> Value {
    serde_json::from_str(record.lines().next().expect("a header")).expect("JSON")
}

#[test]
fn a_game_from_a_position_keeps_the_scenario_that_it_names() {
    let mut sitting = Sitting::new();
    let record = from_a_position(&mut sitting);
    let mut other = header(&record);
    let file = &mut other["beginning"]["position"]["file"];
    let text = file.as_str().expect("the file").to_owned();
    assert!(catalog::shelve::<ccn::Battle>().owns("rolica-first-position", &text));
    // The file of another year, in which a regiment had another name.
    *file = json!(text.replacen("70e Ligne, I\"", "70e de Ligne, I\"", 1));
    let units = other["beginning"]["position"]["document"]["units"].as_array_mut().expect("units");
    units[0]["name"] = json!("70e de Ligne, I");
    let lines: Vec<&str> = record.lines().skip(1).collect();
    let other = format!("{other}\n{}\n", lines.join("\n"));
    let table = sitting.open(json!({"cmd": "load", "record": other}));
    let scenery = sitting.ok(json!({"cmd": "scenario", "table": table}))["scenery"].take();
    assert_eq!(scenery["units"][0]["name"], "70e de Ligne, I");
}

#[test]
fn a_short_document_is_kept_with_all_that_it_left_out() {
    let mut sitting = Sitting::new();
    let units = json!([
        {"nation": "british", "kind": "LN", "hex": [6, 6]},
        {"nation": "french", "kind": "LN", "hex": [5, 6]},
    ]);
    let position = json!({"active": "allied", "decision": "play-card", "units": units,
        "hands": {"allied": ["forward"]}});
    let table = sitting.open(json!({"cmd": "position", "game": "ccn", "position": position}));
    let record = sitting.ok(json!({"cmd": "record", "table": table}))["record"].take();
    let beginning = header(record.as_str().expect("a text"))["beginning"]["position"].take();
    assert_eq!(beginning["document"]["field"]["deck"], "full");
    assert_eq!(beginning["document"]["turn"], 1);
    assert!(beginning["file"].is_null(), "it names no scenario");
    let loaded = sitting.open(json!({"cmd": "load", "record": record}));
    assert_eq!(sitting.ok(json!({"cmd": "record", "table": loaded}))["record"], record);
}

#[test]
fn an_unknown_option_is_unknown_wherever_a_game_begins() {
    let mut sitting = Sitting::new();
    let options = json!({"fog": "on"});
    let beginnings = [
        json!({"cmd": "new", "game": "ccn", "options": options}),
        json!({"cmd": "new", "game": "ccn", "file": "", "options": options}),
        json!({"cmd": "position", "game": "night", "position": {}, "options": options}),
    ];
    for beginning in beginnings {
        let (code, message) = sitting.refused(beginning);
        assert_eq!(code, "unknown");
        assert!(message.starts_with("There is no option \"fog\"; there are: "), "{message}");
    }
    let value = json!({"cmd": "new", "game": "ccn", "options": {"no-units-loses": "maybe"}});
    assert_eq!(sitting.refused(value).1, "Option no-units-loses is one of on, off, not \"maybe\".");
    let limit = json!({"cmd": "new", "game": "ccn", "options": {"turn-limit": "soon"}});
    assert_eq!(
        sitting.refused(limit).1,
        "Option turn-limit is none or a number from 1 to 200, not \"soon\"."
    );
    sitting.open(json!({"cmd": "new", "game": "ccn", "options": {"turn-limit": "20"}}));
}
