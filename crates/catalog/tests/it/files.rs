//! Positions that stand on a scenario file of somebody's own.

use catalog::{Desk, find};
use serde_json::{Value, json};

use crate::pages::whole_file;

/// A position on the file of each game, and the title of that file.
fn positions() -> [(&'static str, &'static str, Value); 4] {
    let ccn = json!({"active": "allied", "decision": "play-card", "hands": {"allied": ["forward"]},
        "units": [{"name": "36e Ligne", "hex": [4, 6]}, {"name": "7th Fusiliers", "hex": [6, 7]}],
        "leaders": [{"name": "Merle", "hex": [4, 6]}]});
    let waterloo = json!({"turn": 1, "ask": {"moves": {}},
        "blocks": [{"id": "F-INF", "town": "mill"}, {"id": "A-INF", "town": "city"}]});
    let samurai = json!({"ask": "orders", "units": [{"id": "A1", "at": "0307"},
        {"id": "A2", "at": "0406"}, {"id": "B1", "at": "0601"}]});
    let borodino = json!({"turn": 1, "ask": {"straggles": "french"},
        "blocks": [{"id": "F-HORSE", "area": "inn"}, {"id": "R-GUNS", "area": "heights"}]});
    [
        ("ccn", "The mill on the brook", ccn),
        ("waterloo", "The three bridges", waterloo),
        ("samurai", "The ford below the shrine", samurai),
        ("borodino", "The mill dam", borodino),
    ]
}

fn desk() -> Desk {
    Desk::new(Box::new(|| ([7; 32], [7; 16])))
}

fn ask(desk: &mut Desk, request: &Value) -> Value {
    let mut request = request.clone();
    request["id"] = json!(1);
    serde_json::from_str(&desk.answer(request.to_string().as_bytes())).expect("answers are JSON")
}

fn opened(desk: &mut Desk, request: &Value) -> String {
    let answer = ask(desk, request);
    answer["ok"]["table"].as_str().unwrap_or_else(|| panic!("{answer}")).to_owned()
}

fn message(desk: &mut Desk, request: &Value) -> String {
    let answer = ask(desk, request);
    answer["error"]["message"].as_str().unwrap_or_else(|| panic!("{answer}")).to_owned()
}

#[test]
fn every_game_begins_at_a_position_on_a_file_and_its_record_keeps_the_file() {
    for (game, title, position) in positions() {
        let mut desk = desk();
        let file = whole_file(game);
        let table = opened(
            &mut desk,
            &json!({"cmd": "position", "game": game, "file": file, "position": position, "seed": 1}),
        );
        let scenario = ask(&mut desk, &json!({"cmd": "scenario", "table": table}));
        assert_eq!(scenario["ok"]["scenario"]["title"], title);
        let document = ask(&mut desk, &json!({"cmd": "document", "table": table}))["ok"].clone();
        let record = ask(&mut desk, &json!({"cmd": "record", "table": table}))["ok"].clone();
        let again = opened(&mut desk, &json!({"cmd": "load", "record": record["record"]}));
        assert_eq!(ask(&mut desk, &json!({"cmd": "document", "table": again}))["ok"], document);
        assert_eq!(ask(&mut desk, &json!({"cmd": "record", "table": again}))["ok"], record);
        assert_eq!(ask(&mut desk, &json!({"cmd": "scenario", "table": again})), scenario);
        // What the table describes stands on the file, too.
        let position = &document["position"];
        opened(
            &mut desk,
            &json!({"cmd": "position", "game": game, "file": file, "position": position}),
        );
    }
}

#[test]
fn a_file_that_does_not_fit_is_refused_in_one_sentence() {
    for (game, _, mut position) in positions() {
        let mut desk = desk();
        let broken =
            json!({"cmd": "position", "game": game, "file": "id = 1812", "position": position});
        let message = message(&mut desk, &broken);
        assert!(message.starts_with("Line 1 of the scenario: "), "{game}: {message}");
        let own = find(game).expect("a game").scenarios().swap_remove(0).id;
        position["scenario"] = own.clone().into();
        let other = json!({"cmd": "position", "game": game, "file": whole_file(game), "position": position});
        let message = self::message(&mut desk, &other);
        assert!(
            message.starts_with(&format!("The position names the scenario {own:?}, but")),
            "{message}"
        );
    }
}

#[test]
fn the_document_of_a_table_on_a_file_needs_the_file_beside_it() {
    // A document of ccn draws the field of the file, and can stand alone.
    for (game, _, position) in positions().into_iter().filter(|(game, ..)| *game != "ccn") {
        let mut desk = desk();
        let file = whole_file(game);
        let begin = json!({"cmd": "position", "game": game, "file": file, "position": position});
        let table = opened(&mut desk, &begin);
        let document = ask(&mut desk, &json!({"cmd": "document", "table": table}))["ok"].clone();
        let alone = json!({"cmd": "position", "game": game, "position": document["position"]});
        let message = message(&mut desk, &alone);
        assert!(message.starts_with("There is no scenario "), "{game}: {message}");
        assert!(
            message.ends_with(" A file of one's own is sent beside its position."),
            "{game}: {message}"
        );
    }
}

#[test]
fn results_that_do_not_fit_are_called_by_their_names() {
    let mut desk = desk();
    let position = json!({"active": "allied", "decision": "battles", "played": {"card": "forward"},
        "units": [{"nation": "british", "kind": "LN", "hex": [6, 6], "marks": ["ordered"]},
            {"nation": "french", "kind": "LN", "hex": [4, 6]}]});
    let table = opened(
        &mut desk,
        &json!({"cmd": "position", "game": "ccn", "seed": 6, "position": position}),
    );
    let fire = json!({"cmd": "act", "table": table, "seat": 1, "sequence": 0,
        "decision": {"fire": {"from": [6, 6], "at": [4, 6]}}});
    let name = |kind: &str, what: &str, results: Value| json!({"cmd": "luck", "table": table, "draws": [{"kind": kind, what: results}]});
    ask(&mut desk, &name("deal", "picks", json!(["rally"])));
    let refused = message(&mut desk, &fire);
    assert!(refused.starts_with("\"rally\" is listed for \"deal\", but"), "{refused}");
    ask(&mut desk, &json!({"cmd": "luck", "table": table, "draws": []}));
    ask(&mut desk, &name("battle", "dice", json!(["flag", "any"])));
    let refused = message(&mut desk, &fire);
    assert!(refused.starts_with("\"any\" stands for a whole roll"), "{refused}");
}

#[test]
fn a_number_that_no_die_has_is_refused_when_it_is_named() {
    let mut desk = desk();
    let table = opened(&mut desk, &json!({"cmd": "new", "game": "samurai", "seed": 1}));
    let name = |die: u32| json!({"cmd": "luck", "table": table, "draws": [{"kind": "shot", "dice": [die]}]});
    assert!(ask(&mut desk, &name(20))["ok"].is_object());
    for die in [0, 101, 1000] {
        assert_eq!(
            message(&mut desk, &name(die)),
            format!(
                "No draw for \"shot\" can give {die}; it gives: numbers from 1 to at most 100."
            )
        );
    }
}

#[test]
fn a_position_of_ccn_has_a_file_or_a_field_of_its_own() {
    let [(game, _, mut position), ..] = positions();
    position["field"] = json!({"banners": {"french": 3, "allied": 3}});
    let both =
        json!({"cmd": "position", "game": game, "file": whole_file(game), "position": position});
    assert_eq!(message(&mut desk(), &both), "Give a file or a field of its own, not both.");
}

#[test]
fn strict_luck_refuses_a_draw_that_nobody_named() {
    let mut desk = desk();
    let position = json!({"active": "allied", "decision": "battles", "played": {"card": "forward"},
        "units": [{"nation": "british", "kind": "LN", "hex": [6, 6], "marks": ["ordered"]},
            {"nation": "french", "kind": "LN", "hex": [4, 6]}]});
    let table = opened(
        &mut desk,
        &json!({"cmd": "position", "game": "ccn", "seed": 6, "position": position}),
    );
    let fire = json!({"cmd": "act", "table": table, "seat": 1, "sequence": 0,
        "decision": {"fire": {"from": [6, 6], "at": [4, 6]}}});
    let name = |draws: Value, strict| json!({"cmd": "luck", "table": table, "draws": draws, "strict": strict});
    ask(&mut desk, &name(json!([{"kind": "battle", "dice": ["any"]}]), true));
    let refused = ask(&mut desk, &fire);
    assert_eq!(refused["error"]["code"], "luck", "{refused}");
    let text = refused["error"]["message"].as_str().expect("a sentence");
    assert!(text.starts_with("Too few results are listed") && text.contains("\"deal\""), "{text}");
    ask(&mut desk, &name(json!([{"kind": "deal", "picks": ["any", "any"]}]), true));
    assert!(ask(&mut desk, &fire)["ok"].is_object());
}

#[test]
fn names_are_those_of_the_numbers_that_a_viewer_is_shown() {
    let [.., (game, _, position)] = positions();
    let mut desk = desk();
    let file = whole_file(game);
    let begin = json!({"cmd": "position", "game": game, "file": file, "position": position});
    let table = opened(&mut desk, &begin);
    let look = |viewer: u8| {
        json!({"cmd": "view", "table": table, "viewer": viewer, "since": 0,
        "words": false, "names": true})
    };
    let french = ask(&mut desk, &look(0))["ok"]["names"]["blocks"].to_string();
    let russian = ask(&mut desk, &look(1))["ok"]["names"]["blocks"].to_string();
    assert!(french.contains("F-HORSE") && !french.contains("R-GUNS"), "{french}");
    assert!(russian.contains("R-GUNS") && !russian.contains("F-HORSE"), "{russian}");
    let take = json!({"cmd": "view", "table": table, "viewer": 0});
    assert!(ask(&mut desk, &take)["ok"].get("names").is_none(), "only who asks is told");
}

/// Takes the first decision of a seat that is waited for: what it saw before, and the answer.
fn decide(desk: &mut Desk, table: &str, waiting: &Value, names: bool) -> (Value, Value) {
    let orders = !waiting["orders"].is_null();
    let seat = if orders { &waiting["orders"][0] } else { &waiting["on"][0] };
    let view = json!({"cmd": "view", "table": table, "viewer": seat, "names": true});
    let view = ask(desk, &view)["ok"].clone();
    let sequence = if orders { &view["draft"]["sequence"] } else { &view["sequence"] };
    let deed = json!({"cmd": if orders { "draft" } else { "act" }, "table": table, "seat": seat,
        "sequence": sequence, "decision": view["decisions"][0]["decision"], "names": names});
    let answer = ask(desk, &deed);
    (view, answer)
}

#[test]
fn what_is_done_is_told_with_names_to_whoever_asks() {
    let lists = ["units", "blocks", "units", "blocks"];
    for ((game, _, position), list) in positions().into_iter().zip(lists) {
        let mut desk = desk();
        let begin = json!({"cmd": "position", "game": game, "file": whole_file(game),
            "position": position});
        let mut answer = ask(&mut desk, &begin);
        let table = answer["ok"]["table"].as_str().expect("it is open").to_owned();
        let mut silent = self::desk();
        ask(&mut silent, &begin);
        let (_, told) = decide(&mut silent, &table, &answer["ok"]["waiting"], false);
        assert!(told["ok"].get("names").is_none(), "{game}");
        let mut named = 0;
        for _ in 0..6 {
            let (view, told) = decide(&mut desk, &table, &answer["ok"]["waiting"], true);
            let names = told["ok"]["names"].as_object().unwrap_or_else(|| panic!("{game}: {told}"));
            for (list, names) in names {
                for (number, name) in names.as_object().expect("names") {
                    let shown = &view["names"][list][number];
                    assert!(shown.is_null() || shown == name, "{game}: {shown} is {name}");
                }
            }
            named += names.get(list).map_or(0, |names| names.as_object().expect("names").len());
            answer = told;
        }
        assert!(named > 0, "{game}: pieces are told with their names");
    }
}
