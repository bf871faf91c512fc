//! What is forged, stale, repeated, out of turn, too long, malformed or too fast is refused with a
//! reason, and the table is as it was.

use luck::Fast;
use serde_json::{Value, json};
use testkit::scaled;

use crate::support::{Company, Heard, Server};

/// A battle that has been going on for a while.
async fn battle(server: &Server) -> (Company, Fast) {
    let mut company = Company::open(server, "ccn", 2).await;
    let mut luck = Fast::new(3);
    company.play_on(&mut luck, 30).await;
    (company, luck)
}

/// The table has not changed, nobody has heard anything, and the game goes on.
async fn unharmed(company: &mut Company, luck: &mut Fast, before: &str) {
    assert_eq!(company.record_for("0").await, before);
    assert!(company.settle().await.concat().is_empty(), "nobody hears of what was refused");
    company.play_on(luck, 5).await;
}

/// Messages with whoever sends them and the code with which they are refused.
fn forged(company: &Company, luck: &mut Fast) -> Vec<(usize, Value, &'static str)> {
    let seat = company.next_seat(luck);
    let (other, spectator, table) = (1 - seat, 2, &company.table);
    let act = company.deed(seat, luck);
    let with = |name: &str, value: Value| {
        let mut message = act.clone();
        message[name] = value;
        message
    };
    let for_seat = |cmd: &str, seat: usize| json!({"cmd": cmd, "table": table, "seat": seat});
    let look = |cmd: &str, viewer: Value| json!({"cmd": cmd, "table": table, "viewer": viewer});
    let latest = company.people[other].sequence();
    let mut out_of_turn = with("seat", json!(other));
    out_of_turn["sequence"] = json!(latest);
    let sequence = act["sequence"].as_u64().expect("a number");
    vec![
        (other, act.clone(), "wrong-seat"),
        (spectator, act.clone(), "wrong-seat"),
        (seat, with("seat", json!(2)), "wrong-seat"),
        (seat, with("seat", json!(300)), "malformed"),
        (seat, with("table", json!("00000000000000000000")), "unknown"),
        (seat, with("table", json!("t1")), "malformed"),
        (other, out_of_turn, "illegal"),
        (seat, with("sequence", json!(sequence - 1)), "stale"),
        (seat, with("sequence", json!(sequence + 1)), "stale"),
        (seat, with("sequence", json!(-1)), "malformed"),
        (seat, with("decision", json!({"dance": 1})), "malformed"),
        (seat, with("decision", json!({"retreat": [1, 1]})), "illegal"),
        (seat, with("key", json!("")), "malformed"),
        (seat, with("key", json!("x".repeat(65))), "malformed"),
        (seat, with("referee", json!(true)), "malformed"),
        (spectator, look("watch", json!(seat)), "wrong-seat"),
        (other, look("watch", json!(seat)), "wrong-seat"),
        (other, look("view", json!(seat)), "wrong-seat"),
        (seat, look("view", json!("referee")), "wrong-seat"),
        (seat, look("watch", json!("referee")), "not-available"),
        (seat, for_seat("abandon", seat), "wrong-seat"),
        (seat, for_seat("rematch", seat), "over"),
        (spectator, for_seat("resign", seat), "wrong-seat"),
        (other, for_seat("invite", seat), "wrong-seat"),
        (0, json!({"cmd": "close", "table": table}), "over"),
        (1, json!({"cmd": "close", "table": table}), "wrong-seat"),
    ]
}

#[tokio::test]
async fn what_is_forged_stale_or_out_of_turn_changes_nothing() {
    let server = Server::start(|_| {}).await;
    let (mut company, mut luck) = battle(&server).await;
    let before = company.record_for("0").await;
    for (person, message, code) in forged(&company, &mut luck) {
        let answer = company.people[person].socket.post(message.clone()).await;
        assert_eq!(answer["error"]["code"], code, "{message}: {answer}");
        let sentence = answer["error"]["message"].as_str().expect("a sentence");
        assert!(sentence.ends_with(['.', '!', '?']), "{message}: {sentence}");
        let by_http = company.people[person].client.post(message.clone()).await;
        let by_http_code = if message["cmd"] == "watch" { "not-available" } else { code };
        assert_eq!(by_http.code(), by_http_code, "{message}: {}", by_http.body);
    }
    unharmed(&mut company, &mut luck, &before).await;
}

#[tokio::test]
async fn what_a_desk_of_ones_own_can_do_is_no_command_here() {
    let server = Server::start(|_| {}).await;
    let (mut company, mut luck) = battle(&server).await;
    let (before, table) = (company.record_for("0").await, company.table.clone());
    for cmd in ["luck", "document", "step", "load", "position", "record", "verify"] {
        let message = json!({"cmd": cmd, "table": table, "viewer": "referee", "draws": []});
        let answer = company.people[0].socket.post(message).await;
        assert_eq!(answer["error"]["code"], "malformed");
        let sentence = answer["error"]["message"].as_str().unwrap_or_default();
        assert!(sentence.starts_with("There is no command"), "{sentence}");
    }
    unharmed(&mut company, &mut luck, &before).await;
}

#[tokio::test]
async fn what_is_sent_again_under_its_key_is_taken_once() {
    let server = Server::start(|_| {}).await;
    let (mut company, mut luck) = battle(&server).await;
    let seat = company.next_seat(&mut luck);
    let mut act = company.deed(seat, &mut luck);
    act["key"] = json!("my first");
    let taken = company.people[seat].socket.ask(act.clone()).await;
    assert!(taken["repeated"].is_null());
    let before = company.record_for("0").await;
    company.settle().await;
    let again = company.people[seat].socket.ask(act.clone()).await;
    assert_eq!((&again["repeated"], &again["sequence"]), (&json!(true), &taken["sequence"]));
    let by_http = company.people[seat].client.ask(act.clone()).await;
    assert_eq!(by_http, again);

    // Another decision under the same key is not taken, and neither is other talk.
    let next = company.next_seat(&mut luck);
    let mut other = company.deed(next, &mut luck);
    other["key"] = json!("my first");
    let say = json!({"cmd": "say", "table": act["table"], "seat": seat, "text": "Well?", "key": "my first"});
    assert_eq!(company.people[seat].socket.ask(say).await["repeated"], true);
    assert_eq!(company.record_for("0").await, before);
    if next == seat {
        assert_eq!(company.people[seat].socket.ask(other).await["repeated"], true);
        assert_eq!(company.record_for("0").await, before);
    } else {
        // The keys of the other seat are his own.
        assert!(company.people[next].socket.ask(other).await["repeated"].is_null());
        company.settle().await;
    }
    let before = company.record_for("0").await;
    unharmed(&mut company, &mut luck, &before).await;
}

#[tokio::test]
async fn an_old_key_is_not_taken_again_either() {
    let server = Server::start(|_| {}).await;
    let (mut company, mut luck) = battle(&server).await;
    let seat = company.next_seat(&mut luck);
    let mut act = company.deed(seat, &mut luck);
    act["key"] = json!("long ago");
    let taken = company.people[seat].socket.ask(act.clone()).await;
    company.settle().await;
    let say = |number: usize| json!({"cmd": "say", "table": company.table, "seat": 0, "text": "Well?", "key": format!("{number}")});
    let talk: Vec<Value> = (0..100).map(say).collect();
    for message in &talk {
        assert!(company.people[0].socket.ask(message.clone()).await["repeated"].is_null());
    }
    company.settle().await;
    let before = company.record_for("0").await;
    let again = company.people[0].socket.ask(talk[0].clone()).await;
    assert_eq!(again["repeated"], true);
    assert!(again["sequence"].as_u64() <= Some(company.people[0].sequence()), "{again}");
    let again = company.people[seat].socket.ask(act).await;
    assert_eq!(again, json!({"sequence": taken["sequence"], "repeated": true}));
    unharmed(&mut company, &mut luck, &before).await;
}

/// A message with a fault in it.
fn mutated(message: &str, luck: &mut Fast) -> String {
    const SIGNS: &[u8] = b"{}[]\",:0123456789-.eE\\u ntf\x01azAZ";
    let mut bytes = message.as_bytes().to_vec();
    for _ in 0..=luck.index(3) {
        let (at, sign) = (luck.index(bytes.len()), SIGNS[luck.index(SIGNS.len())]);
        match luck.index(4) {
            0 => bytes[at] = sign,
            1 => bytes.insert(at, sign),
            2 => bytes.truncate(at.max(1)),
            _ => {
                bytes.remove(at);
                bytes.push(sign);
            }
        }
    }
    String::from_utf8(bytes).expect("signs of ASCII")
}

#[tokio::test]
async fn messages_with_faults_are_answered_one_by_one() {
    let server = Server::start(|_| {}).await;
    let (mut company, mut luck) = battle(&server).await;
    let before = company.record_for("0").await;
    let mut messages: Vec<Value> = forged(&company, &mut luck).into_iter().map(|it| it.1).collect();
    messages.retain(|message| message["cmd"] != "watch");
    for number in 0..scaled(500) {
        let mut message = messages[luck.index(messages.len())].clone();
        message["id"] = json!(number);
        let text = mutated(&message.to_string(), &mut luck);
        // The spectator may do nothing, so nothing that he sends can be right by chance.
        let spectator = &mut company.people[2].socket;
        spectator.send(text.clone()).await.expect("it is sent");
        let answer = spectator.next().await;
        assert!(answer.get("id").is_some(), "{text} is answered by {answer}");
        assert!(answer["error"]["message"].is_string() || answer["ok"].is_object(), "{answer}");
    }
    unharmed(&mut company, &mut luck, &before).await;
}

#[tokio::test]
async fn what_is_too_long_or_too_deep_is_refused() {
    let server = Server::start(|_| {}).await;
    let (mut company, mut luck) = battle(&server).await;
    let before = company.record_for("0").await;
    let table = company.table.clone();
    let say = json!({"cmd": "say", "table": table, "seat": 0, "text": "x".repeat(100_000)});
    assert_eq!(company.people[0].socket.refused(say).await, "malformed");
    let seat = company.next_seat(&mut luck);
    let mut deep = company.deed(seat, &mut luck).to_string();
    deep.truncate(deep.len() - 1);
    deep = format!("{deep},\"id\":1,\"deep\":{}{}}}", "[".repeat(50_000), "]".repeat(50_000));
    company.people[seat].socket.send(deep).await.expect("it is sent");
    assert_eq!(company.people[seat].socket.next().await["error"]["code"], "malformed");
    unharmed(&mut company, &mut luck, &before).await;
}

#[tokio::test]
async fn who_floods_a_table_is_sent_away_and_the_others_play_on() {
    let server = Server::start(|config| {
        config.limits.burst = 60;
        config.limits.messages_a_second = 1;
    })
    .await;
    let mut company = Company::open(&server, "fuse", 2).await;
    let view = json!({"id": 1, "cmd": "view", "table": company.table, "viewer": "spectator"});
    let flood = &mut company.people[2].socket;
    for _ in 0..400 {
        if flood.send(view.to_string()).await.is_err() {
            break;
        }
    }
    let (mut answered, mut refused) = (0, 0);
    let end = loop {
        match flood.hear().await {
            Heard::Text(answer) if answer["error"]["code"] == "too-fast" => refused += 1,
            Heard::Text(_) => answered += 1,
            Heard::Ping | Heard::Pong => {}
            end @ (Heard::Closed(..) | Heard::Broken) => break end,
        }
    };
    assert!(answered <= 62 && refused >= 100, "{answered} answered, {refused} refused");
    assert!(matches!(end, Heard::Closed(1008, _)), "{end:?}");
    company.people.truncate(2);
    for turn in 0..6 {
        let act = json!({"cmd": "act", "table": company.table, "seat": turn % 2,
            "sequence": company.people[0].sequence(), "decision": "wait"});
        company.people[turn % 2].socket.ask(act).await;
        company.settle().await;
    }
}
