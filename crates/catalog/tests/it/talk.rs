//! What happens at a desk beside the rules: draws, giving up, talking, playing once more, luck.

use engine::{Seat, Viewer};
use luck::Fast;
use serde_json::{Value, json};

use crate::sitting::{Sitting, viewers};

fn duel(sitting: &mut Sitting, seats: [&str; 2]) -> String {
    sitting.open(json!({"cmd": "new", "game": "toy", "seats": seats, "seed": 7}))
}

fn offer(table: &str, seat: u8, draw: bool) -> Value {
    json!({"cmd": "offer", "table": table, "seat": seat, "draw": draw})
}

fn draw_of(sitting: &Sitting, table: &str) -> Value {
    json!(sitting.desk.table(table).expect("a table").talk().draw)
}

/// The sentences that everybody was told last.
fn log(sitting: &mut Sitting, table: &str) -> Vec<String> {
    let looked = sitting.looked(table, Viewer::Spectator);
    let told = looked["told"].as_array().expect("news").clone();
    let lines = told.iter().flat_map(|told| told["log"].as_array().cloned().unwrap_or_default());
    lines.filter_map(|line| line["text"].as_str().map(str::to_owned)).collect()
}

#[test]
fn who_plays_on_declines_a_draw() {
    let mut sitting = Sitting::new();
    let table = duel(&mut sitting, ["person", "person"]);
    sitting.ok(offer(&table, 1, true));
    assert_eq!(draw_of(&sitting, &table), json!([1]));
    sitting.act(&table, Seat(0), &json!("fire"));
    assert_eq!(draw_of(&sitting, &table), json!([]));
    // Whoever offers one may play on himself.
    sitting.ok(offer(&table, 1, true));
    sitting.act(&table, Seat(1), &json!("fire"));
    assert_eq!(draw_of(&sitting, &table), json!([1]));
    sitting.saves_and_loads(&table, &viewers(2));
}

#[test]
fn who_commits_orders_declines_a_draw_and_who_writes_them_does_not() {
    let mut sitting = Sitting::new();
    let table = sitting.open(json!({"cmd": "new", "game": "night"}));
    sitting.ok(offer(&table, 1, true));
    sitting.ok(json!({"cmd": "draft", "table": table, "seat": 0, "sequence": 0,
        "decision": "done"}));
    assert_eq!(draw_of(&sitting, &table), json!([1]), "nobody knows that he writes");
    sitting.ok(json!({"cmd": "commit", "table": table, "seat": 0, "sequence": 1}));
    assert_eq!(draw_of(&sitting, &table), json!([]));
}

#[test]
fn a_decision_in_fog_declines_a_draw_when_it_is_told() {
    let mut sitting = Sitting::new();
    let table = sitting.open(json!({"cmd": "new", "game": "campaign", "seed": 1}));
    sitting.ok(offer(&table, 2, true));
    let march = sitting.desk.table(&table).expect("a table").decisions(Seat(0)).remove(0);
    sitting.act(&table, Seat(0), &march);
    assert_eq!(draw_of(&sitting, &table), json!([2]), "it can be taken back");
    sitting.undo(&table, Seat(0));
    sitting.act(&table, Seat(0), &json!("end-march"));
    assert_eq!(draw_of(&sitting, &table), json!([]));
}

#[test]
fn a_draw_is_agreed_or_declined() {
    let mut sitting = Sitting::new();
    let table = duel(&mut sitting, ["person", "person"]);
    let (code, message) = sitting.refused(offer(&table, 0, false));
    assert_eq!((code.as_str(), message.as_str()), ("stale", "Nobody offers a draw."));
    sitting.ok(offer(&table, 0, true));
    let (code, message) = sitting.refused(offer(&table, 0, true));
    assert_eq!((code.as_str(), message.as_str()), ("stale", "This seat offers a draw already."));
    sitting.ok(offer(&table, 1, false));
    assert_eq!(draw_of(&sitting, &table), json!([]));
    sitting.ok(offer(&table, 0, true));
    sitting.ok(offer(&table, 0, false));
    sitting.ok(offer(&table, 1, true));
    let done = sitting.ok(offer(&table, 0, true));
    let over = &done["waiting"]["over"];
    assert_eq!((&over["by"], &over["winners"]), (&json!("agreement"), &json!([])));
    assert_eq!(log(&mut sitting, &table).last().map(String::as_str), Some("Red offered a draw."));
    sitting.saves_and_loads(&table, &viewers(2));
}

#[test]
fn a_bot_declines_a_draw_at_once() {
    let mut sitting = Sitting::new();
    let table = duel(&mut sitting, ["person", "greedy"]);
    sitting.ok(offer(&table, 0, true));
    assert_eq!(draw_of(&sitting, &table), json!([]));
    assert_eq!(log(&mut sitting, &table), ["Red offered a draw.", "Blue declined a draw."]);
    assert_eq!(sitting.refused(offer(&table, 1, true)).0, "wrong-seat");
    sitting.saves_and_loads(&table, &viewers(2));
}

#[test]
fn who_gives_up_has_lost_with_all_of_his_side() {
    let resign = |table: &str, seat: u8| json!({"cmd": "resign", "table": table, "seat": seat});
    let mut sitting = Sitting::new();
    let table = duel(&mut sitting, ["person", "random"]);
    let done = sitting.ok(resign(&table, 0));
    let over = &done["waiting"]["over"];
    assert_eq!((&over["by"], &over["winners"]), (&json!("resignation"), &json!([1])));
    assert_eq!(over["text"], "Blue won.");

    // Two seats share a side: one of them cannot give up for both, unless the other is a bot's.
    let table = sitting.open(json!({"cmd": "new", "game": "campaign"}));
    let done = sitting.ok(resign(&table, 2));
    assert!(done["waiting"]["over"].is_null());
    assert_eq!(sitting.refused(resign(&table, 2)).0, "stale");
    let done = sitting.ok(resign(&table, 1));
    assert_eq!(done["waiting"]["over"]["winners"], json!([0]));
    let seats = ["person", "random", "person"];
    let table = sitting.open(json!({"cmd": "new", "game": "campaign", "seats": seats}));
    let done = sitting.ok(resign(&table, 2));
    assert_eq!(done["waiting"]["over"]["winners"], json!([0]));
    let table = sitting.open(json!({"cmd": "new", "game": "campaign"}));
    let done = sitting.ok(resign(&table, 0));
    assert_eq!(done["waiting"]["over"]["winners"], json!([1, 2]));
    sitting.saves_and_loads(&table, &viewers(3));
}

#[test]
fn nothing_is_done_after_the_end_but_looking_and_talking() {
    let mut sitting = Sitting::new();
    let table = duel(&mut sitting, ["person", "person"]);
    sitting.act(&table, Seat(0), &json!({"aim": {"marks": 1}}));
    sitting.ok(json!({"cmd": "abandon", "table": table}));
    let before = sitting.record(&table, Viewer::Referee);
    let sequence = sitting.sequence(&table, Seat(0));
    let with = |cmd: &str, fields: Value| {
        let mut request = json!({"cmd": cmd, "table": table});
        for (name, value) in fields.as_object().expect("fields") {
            request[name] = value.clone();
        }
        request
    };
    let about = json!({"seat": 0, "sequence": sequence, "decision": "fire"});
    let seat = json!({"seat": 0, "sequence": sequence});
    for request in [
        with("act", about.clone()),
        with("draft", about),
        with("undo", seat.clone()),
        with("undraft", seat.clone()),
        with("commit", seat),
        with("luck", json!({"draws": []})),
        with("standing", json!({"seat": 0, "instruction": "hot-head", "value": "always"})),
        with("preview", json!({"seat": 0, "decision": "fire"})),
        with("step", json!({})),
        with("step", json!({"all": true})),
        with("resign", json!({"seat": 0})),
        with("offer", json!({"seat": 0, "draw": true})),
        with("offer", json!({"seat": 0, "draw": false})),
        with("abandon", json!({})),
        with("hand-over", json!({"seat": 0, "to": "random"})),
    ] {
        let (code, message) = sitting.refused(request.clone());
        assert_eq!((code.as_str(), message.as_str()), ("over", "The game is over."), "{request}");
    }
    assert_eq!(sitting.record(&table, Viewer::Referee), before);
    let looked = sitting.looked(&table, Viewer::Seat(Seat(0)));
    assert_eq!((&looked["decisions"], &looked["can_undo"]), (&json!([]), &json!(false)));
    assert!(looked["key"].is_string());
    sitting.ok(with("say", json!({"viewer": 0, "text": "Well played."})));
    sitting.ok(with("say", json!({"viewer": "spectator", "text": "Indeed."})));
    sitting.ok(with("document", json!({})));
    sitting.ok(with("rematch", json!({"seat": 1})));
    sitting.saves_and_loads(&table, &viewers(2));
    let last = log(&mut sitting, &table);
    assert_eq!(
        last[last.len() - 3..],
        ["Red: Well played.", "A spectator: Indeed.", "Blue would like to play once more.",]
    );
}

#[test]
fn allies_talk_among_themselves() {
    let mut sitting = Sitting::new();
    let table = sitting.open(json!({"cmd": "new", "game": "campaign", "seed": 1}));
    let say = |viewer: Value, to: &str| json!({"cmd": "say", "table": table, "viewer": viewer, "to": to, "text": "At La Haye?"});
    let before = sitting.known_to(&table, Viewer::Seat(Seat(0)));
    sitting.ok(say(json!(1), "side"));
    for seat in [1, 2] {
        assert!(sitting.known_to(&table, Viewer::Seat(Seat(seat))).contains("La Haye"));
    }
    assert_eq!(sitting.known_to(&table, Viewer::Seat(Seat(0))), before);
    assert!(!sitting.known_to(&table, Viewer::Spectator).contains("La Haye"));
    assert_eq!(
        sitting.refused(say(json!(0), "side")),
        ("wrong-seat".to_owned(), "Nobody else plays for this side.".to_owned())
    );
    assert_eq!(sitting.refused(say(json!("spectator"), "side")).0, "wrong-seat");
    sitting.saves_and_loads(&table, &viewers(3));
    let record = sitting.record(&table, Viewer::Seat(Seat(0)));
    assert!(!record.contains("La Haye"));
}

#[test]
fn only_what_can_be_printed_is_said() {
    let mut sitting = Sitting::new();
    let table = duel(&mut sitting, ["person", "person"]);
    let say = |viewer: Value, text: &str| json!({"cmd": "say", "table": table, "viewer": viewer, "text": text});
    for text in ["", "  ", "two\nlines", "\u{7}", &"x".repeat(501)] {
        assert_eq!(sitting.refused(say(json!(0), text)).0, "malformed", "{text:?}");
    }
    assert_eq!(sitting.refused(say(json!("referee"), "Order!")).0, "wrong-seat");
    assert_eq!(sitting.refused(say(json!(2), "Hello.")).0, "unknown");
    sitting.ok(say(json!(1), &"ü".repeat(500)));
}

#[test]
fn a_rematch_changes_seats_and_asks_for_bytes_again() {
    let mut sitting = Sitting::new();
    let first = sitting.ok(json!({"cmd": "new", "game": "toy", "seats": ["person", "random"],
        "options": {"lives": "1"}, "pinches": [0]}));
    let table = first["table"].as_str().expect("a name").to_owned();
    assert_eq!(first["waiting"], json!({"pinches": [0]}));
    let view = json!({"cmd": "view", "table": table, "viewer": 0});
    let (code, message) = sitting.refused(view);
    assert_eq!(code, "not-begun");
    assert_eq!(message, "The game has not begun: seat 0 must give bytes for its luck first.");
    let pinch =
        |seat: u8| json!({"cmd": "pinch", "table": table, "seat": seat, "bytes": "00".repeat(16)});
    assert_eq!(sitting.refused(pinch(1)).0, "wrong-seat");
    let begun = sitting.ok(pinch(0));
    assert_eq!(begun["commitment"], first["commitment"]);
    assert_eq!(sitting.refused(pinch(0)).0, "wrong-seat");
    let rematch = json!({"cmd": "rematch", "table": table, "seat": 0});
    let (code, message) = sitting.refused(rematch.clone());
    assert_eq!((code.as_str(), message.as_str()), ("over", "The game is not over yet."));
    sitting.ok(json!({"cmd": "resign", "table": table, "seat": 0}));
    let again = sitting.ok(rematch.clone());
    let opened = &again["opened"];
    assert_eq!(opened["seats"], json!(["random", "person"]));
    assert_eq!(opened["waiting"], json!({"pinches": [1]}));
    assert_ne!(opened["id"], first["id"]);
    assert_eq!(sitting.refused(rematch).0, "stale");
    let name = opened["table"].as_str().expect("a name").to_owned();
    sitting.ok(json!({"cmd": "pinch", "table": name, "seat": 1, "bytes": "11".repeat(16)}));
    let header = sitting.desk.table(&name).expect("a table").header().clone();
    assert_eq!(header.options["lives"], "1");
    sitting.saves_and_loads(&name, &viewers(2));
}

#[test]
fn a_rematch_leaves_allies_together() {
    let mut sitting = Sitting::new();
    for (larger, allies) in [("2", &["ashigaru"][..]), ("3", &["ashigaru", "samurai"][..])] {
        let seated = |first: [&'static str; 2]| [&first[..], allies].concat();
        let (before, after) = (seated(["person", "random"]), seated(["random", "person"]));
        let mut table = sitting.open(json!({"cmd": "new", "game": "samurai",
            "scenario": "okehazama", "seats": before, "options": {"commanders-a": larger}}));
        // With the sides changed twice all is as it was.
        for (person, commanders, seats) in [(0, ["1", larger], after), (1, [larger, "1"], before)] {
            sitting.ok(json!({"cmd": "abandon", "table": table}));
            let again = sitting.ok(json!({"cmd": "rematch", "table": table, "seat": person}));
            assert_eq!(again["opened"]["seats"], json!(seats));
            table = again["opened"]["table"].as_str().expect("a new table").to_owned();
            let options = &sitting.desk.table(&table).expect("a table").header().options;
            assert_eq!(["commanders-a", "commanders-b"].map(|id| &*options[id]), commanders);
        }
    }
}

#[test]
fn rematches_go_on_for_ever_and_nobody_knows_their_luck() {
    let mut sitting = Sitting::new();
    let mut table = sitting.open(json!({"cmd": "new", "game": "toy", "seed": "Wagram"}));
    let mut keys = Vec::new();
    for _ in 0..30 {
        sitting.ok(json!({"cmd": "abandon", "table": table}));
        sitting.ok(json!({"cmd": "rematch", "table": table, "seat": 0}));
        let again = sitting.ok(json!({"cmd": "rematch", "table": table, "seat": 1}));
        table = again["opened"]["table"].as_str().expect("a new table").to_owned();
        let luck = &sitting.desk.table(&table).expect("a table").header().luck;
        assert_eq!(luck.seed, None, "the seed of the first game is known by now");
        keys.push(luck.key);
    }
    keys.sort();
    keys.dedup();
    assert_eq!(keys.len(), 30, "no game is played twice");
}

#[test]
fn nobody_talks_for_ever() {
    let mut sitting = Sitting::new();
    let table = sitting.open(json!({"cmd": "new", "game": "toy"}));
    let say = json!({"cmd": "say", "table": table, "viewer": 0, "text": "And another thing."});
    for _ in 0..2000 {
        sitting.ok(say.clone());
    }
    assert_eq!(sitting.refused(say).0, "too-many");
    sitting.ok(json!({"cmd": "resign", "table": table, "seat": 0}));
}

#[test]
fn a_rematch_for_which_there_is_no_room_was_not_asked_for() {
    let mut sitting = Sitting::new();
    let table = duel(&mut sitting, ["person", "random"]);
    sitting.ok(json!({"cmd": "abandon", "table": table}));
    for _ in 1..1000 {
        sitting.ok(json!({"cmd": "new", "game": "night", "seed": 1, "pinches": [0]}));
    }
    let before = sitting.record(&table, Viewer::Referee);
    let rematch = json!({"cmd": "rematch", "table": table, "seat": 0});
    assert_eq!(sitting.refused(rematch.clone()).0, "too-many");
    assert_eq!(sitting.record(&table, Viewer::Referee), before);
    sitting.ok(json!({"cmd": "close", "table": "t2"}));
    assert!(sitting.ok(rematch)["opened"].is_object());
}

#[test]
fn a_pinch_changes_the_dice_and_not_the_promise() {
    let mut sitting = Sitting::new();
    let mut dice = |bytes: Option<&str>| {
        let pinches: Vec<u8> = bytes.iter().map(|_| 0).collect();
        let opened =
            sitting.ok(json!({"cmd": "new", "game": "toy", "seed": "Eylau", "pinches": pinches}));
        let table = opened["table"].as_str().expect("a name").to_owned();
        if let Some(bytes) = bytes {
            sitting.ok(json!({"cmd": "pinch", "table": table, "seat": 0, "bytes": bytes}));
        }
        sitting.act(&table, Seat(0), &json!("fire"));
        sitting.ok(json!({"cmd": "abandon", "table": table}));
        let record = sitting.record(&table, Viewer::Spectator);
        sitting.ok(json!({"cmd": "verify", "record": record}));
        let header: Value =
            record.lines().next().and_then(|it| serde_json::from_str(it).ok()).expect("a header");
        assert_eq!(header["luck"]["commitment"], opened["commitment"]);
        let after = record.lines().skip(1).map(|line| line.to_owned() + "\n").collect::<String>();
        (opened["commitment"].clone(), after)
    };
    let [none, zeros, ones, again] = [None, Some("00"), Some("11"), Some("11")]
        .map(|byte| dice(byte.map(|it| it.repeat(16)).as_deref()));
    assert!(none.0 == zeros.0 && zeros.0 == ones.0, "the promise came first");
    assert!(none.1 != zeros.1 && zeros.1 != ones.1 && none.1 != ones.1);
    assert_eq!(ones, again);
}

#[test]
fn luck_that_was_named_comes_in_order_and_is_counted() {
    let mut sitting = Sitting::new();
    let position = json!({"lives": [3, 3], "aim": [0, 0], "powder": [2, 1], "turn": 1});
    let table = sitting.open(json!({"cmd": "position", "game": "toy", "position": position}));
    let name = |draws: Value| json!({"cmd": "luck", "table": table, "draws": draws});
    let left = sitting.ok(name(json!([{"kind": "battle", "dice": [1, "bullseye", 2]}])));
    assert_eq!(left, json!({"left": 3}));
    assert_eq!(sitting.looked(&table, Viewer::Spectator)["luck_left"], 3);
    let done = sitting.act(&table, Seat(0), &json!("fire"));
    assert_eq!(done["luck_left"], 1);
    let text = done.to_string();
    assert!(text.contains("[1,6]"), "{text}");
    let done = sitting.act(&table, Seat(1), &json!("fire"));
    assert_eq!(done["luck_left"], Value::Null, "none is left");
    // What was named cannot be proved.
    sitting.ok(json!({"cmd": "abandon", "table": table}));
    let record = sitting.record(&table, Viewer::Spectator);
    let (code, message) = sitting.refused(json!({"cmd": "verify", "record": record}));
    assert_eq!(code, "luck");
    assert!(message.contains("was named by hand"), "{message}");
}

#[test]
fn luck_that_does_not_fit_changes_nothing_and_says_why() {
    let mut sitting = Sitting::new();
    let position = json!({"lives": [3, 3], "aim": [0, 0], "powder": [2, 1], "turn": 1});
    let table = sitting.open(json!({"cmd": "position", "game": "toy", "position": position}));
    let name = |draws: Value| json!({"cmd": "luck", "table": table, "draws": draws});
    for (draws, code) in [
        (json!([{"kind": "battle", "dice": ["sabre"]}]), "unknown"),
        (json!([{"kind": "battle", "dice": [0]}]), "unknown"),
        (json!([{"kind": "battle", "dice": [7]}]), "unknown"),
        (json!([{"kind": "battle", "dice": [1.5]}]), "malformed"),
        (json!([{"kind": "battle", "dice": vec![1; 1001]}]), "malformed"),
    ] {
        assert_eq!(sitting.refused(name(draws)).0, code);
    }
    assert_eq!(sitting.looked(&table, Viewer::Spectator)["luck_left"], Value::Null);
    sitting.ok(name(json!([{"kind": "deal", "picks": [1]}])));
    let before = sitting.known_to_all(&table, &viewers(2));
    let fire = json!({"cmd": "act", "table": table, "seat": 0, "sequence": 0, "decision": "fire"});
    let (code, message) = sitting.refused(fire.clone());
    assert_eq!(code, "luck");
    assert_eq!(
        message,
        "Index 1 is listed for \"deal\", but the rules ask for a roll of 2 dice with 6 faces for \
         \"battle\"."
    );
    assert_eq!(sitting.known_to_all(&table, &viewers(2)), before);
    // A bot that cannot go on says why, too.
    let seats = ["random", "random"];
    let table = sitting.open(json!({"cmd": "position", "game": "toy", "seats": seats,
        "position": {"lives": [3, 3], "aim": [3, 3], "powder": [2, 1], "turn": 1}}));
    sitting.ok(json!({"cmd": "luck", "table": table, "draws": [{"kind": "battle", "dice": [6]}]}));
    let (code, message) = sitting.refused(json!({"cmd": "step", "table": table}));
    assert_eq!(code, "luck");
    assert_eq!(
        message,
        "Too few results are listed: the rules ask for a roll of 5 dice with 6 faces for \"battle\"."
    );
}

#[test]
fn standing_instructions_are_listed_left_and_followed() {
    let mut sitting = Sitting::new();
    let table = duel(&mut sitting, ["person", "person"]);
    let standing = |seat: u8, fields: Value| {
        let mut request = json!({"cmd": "standing", "table": table, "seat": seat});
        for (name, value) in fields.as_object().expect("fields") {
            request[name] = value.clone();
        }
        request
    };
    let listed = sitting.ok(standing(1, json!({})));
    assert_eq!(listed["standing"][0]["value"], "ask");
    let (code, message) = sitting.refused(standing(1, json!({"instruction": "hot-head"})));
    assert_eq!(code, "malformed");
    assert_eq!(message, "An instruction has a name and a value.");
    let unknown = standing(1, json!({"instruction": "cool-head", "value": "ask"}));
    assert_eq!(sitting.refused(unknown).0, "unknown");
    let unknown = standing(1, json!({"instruction": "hot-head", "value": "never"}));
    assert_eq!(sitting.refused(unknown).0, "unknown");
    let others = [Viewer::Seat(Seat(0)), Viewer::Spectator];
    let before = sitting.known_to_all(&table, &others);
    sitting.ok(standing(1, json!({"instruction": "hot-head", "value": "always"})));
    assert_eq!(sitting.known_to_all(&table, &others), before, "nobody else is told");
    sitting.act(&table, Seat(0), &json!("fire"));
    let waiting = sitting.desk.table(&table).expect("a table").waiting();
    assert!(!waiting.includes(Seat(1)), "the instruction was followed");
    sitting.saves_and_loads(&table, &viewers(2));
    // Whoever leaves one while he is asked has answered.
    if sitting.desk.table(&table).expect("a table").ending().is_none() {
        sitting.ok(standing(0, json!({"instruction": "hot-head", "value": "always"})));
        assert!(sitting.desk.table(&table).expect("a table").ending().is_some());
        sitting.saves_and_loads(&table, &viewers(2));
    }
}

#[test]
fn only_the_last_open_decision_of_a_seat_is_taken_back() {
    for seed in 0..testkit::scaled(3) {
        let mut sitting = Sitting::new();
        let table = sitting.open(json!({"cmd": "new", "game": "ccn", "seed": seed}));
        let mut luck = Fast::new(seed);
        for _ in 0..60 {
            let Some((seat, decision)) = sitting.any_decision(&table, &mut luck) else { break };
            let stale = sitting.sequence(&table, seat);
            let document = sitting.looked(&table, Viewer::Referee)["view"].take();
            sitting.act(&table, seat, &decision);
            let undo = |seat: u8, sequence: usize| json!({"cmd": "undo", "table": table, "seat": seat, "sequence": sequence});
            assert_eq!(sitting.refused(undo(seat.0, stale)).0, "stale");
            let other = sitting.sequence(&table, Seat(1 - seat.0));
            assert_eq!(sitting.refused(undo(1 - seat.0, other)).0, "no-undo");
            if sitting.desk.table(&table).expect("a table").can_undo(seat) && luck.index(2) == 0 {
                sitting.undo(&table, seat);
                let again = sitting.looked(&table, Viewer::Referee)["view"].take();
                assert_eq!(again, document);
            }
        }
        sitting.saves_and_loads(&table, &viewers(2));
    }
}
