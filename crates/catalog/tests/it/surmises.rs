//! What a seat can tell of what is hidden from it, through the desk.

use serde_json::{Value, json};

use crate::sitting::Sitting;

fn surmises(sitting: &mut Sitting, table: &str, seat: u8) -> Vec<Value> {
    let request = json!({"cmd": "surmise", "table": table, "seat": seat});
    sitting.ok(request)["surmises"].as_array().expect("a list").clone()
}

/// [WAT-24.1.1] Where hidden blocks are only counted, a side is told who may be among them.
#[test]
fn whoever_may_be_there_is_suspected() {
    let mut sitting = Sitting::new();
    let table = sitting.open(json!({"cmd": "position", "game": "waterloo", "position": {
        "turn": 1, "ask": {"moves": {}}, "blocks": [
            {"id": "F-NAP", "town": "beaumont"},
            {"id": "P-1-INF1", "town": "ligny"}, {"id": "P-1-CAV", "town": "ligny"},
            {"id": "A-1-PER", "town": "nivelles"},
        ]
    }}));
    let at_first = surmises(&mut sitting, &table, 0);
    let place = |it: &Value| it["place"].as_str().expect("a name").to_owned();
    let mut places: Vec<String> = at_first.iter().map(place).collect();
    places.sort_unstable();
    assert_eq!(places, ["Ligny", "Nivelles"]);
    let ligny = at_first.iter().find(|it| it["place"] == "Ligny").expect("Ligny");
    let suspects = ligny["suspects"].as_array().expect("a list");
    assert_eq!(suspects.len(), 2, "two Prussian blocks are in play, and both are there: {ligny}");
    assert!(suspects.iter().all(|it| it["least"].as_u64() <= it["most"].as_u64()), "{ligny}");
}

#[test]
fn whoever_has_no_seat_has_no_surmise_and_open_games_have_none() {
    let mut sitting = Sitting::new();
    let table = sitting.open(json!({"cmd": "new", "game": "ccn"}));
    assert!(surmises(&mut sitting, &table, 0).is_empty());
    let (code, message) = sitting.refused(json!({"cmd": "surmise", "table": table, "seat": 2}));
    assert_eq!(code, "unknown", "{message}");
    let (code, _) = sitting.refused(json!({"cmd": "surmise", "table": table, "seat": "spectator"}));
    assert_eq!(code, "malformed");
}
