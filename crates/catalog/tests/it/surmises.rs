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

/// [BOR-18.1.1] The same where blocks are counted for each area.
#[test]
fn blocks_of_an_area_are_suspected() {
    let mut sitting = Sitting::new();
    let table = sitting.open(json!({"cmd": "position", "game": "borodino", "position": {
        "turn": 1, "ask": {"activate": "french"}, "blocks": [
            {"id": "F-HQ-NEY", "area": "kamenka"},
            {"id": "R-8-27", "area": "fleches"}, {"id": "R-8-HA", "area": "fleches"},
            {"id": "R-6-7", "area": "gorki"},
        ]
    }}));
    let french = surmises(&mut sitting, &table, 0);
    let suspects = |it: &Value| it["suspects"].as_array().map_or(0, Vec::len);
    let told: Vec<_> = french.iter().map(|it| (it["place"].as_str(), suspects(it))).collect();
    assert!(told.iter().any(|it| it.0 == Some("Bagration Fleches") && it.1 >= 2), "{told:?}");
    assert_eq!(told.len(), 2, "{told:?}");
    let russian = surmises(&mut sitting, &table, 1);
    assert_eq!(russian.len(), 1, "{russian:?}");
    assert_eq!(russian[0]["place"], "Kamenka Valley");
    assert!(suspects(&russian[0]) > 1, "whoever is still to come may have come: {russian:?}");
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
