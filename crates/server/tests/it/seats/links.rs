//! Invitations: they work once, and only the latest.

use serde_json::{Value, json};

use crate::support::{Client, Company, Person, Server, pinch};

async fn sit(client: &mut Client, table: &Value, invitation: &Value) -> Value {
    client.post(json!({"cmd": "sit", "table": table, "invitation": invitation})).await.json()
}

#[tokio::test]
async fn a_seat_is_taken_with_its_link_and_in_no_other_way() {
    let server = Server::start(|_| {}).await;
    let (mut host, mut guest, mut late) = (server.client(), server.client(), server.client());
    let new = json!({"cmd": "new", "game": "fuse", "seats": ["me", "open"]});
    let opened = host.ask(new).await;
    let (table, invited) = (&opened["table"], &opened["invitations"][0]);
    let secret = invited["invitation"].as_str().expect("a secret");
    assert_eq!(secret.len(), 32, "128 bits");
    assert_eq!(
        invited["link"],
        format!("/tables/{}#sit={secret}", table.as_str().expect("a name"))
    );
    let guessed = json!("0".repeat(32));
    assert_eq!(sit(&mut guest, table, &guessed).await["error"]["code"], "no-invitation");
    let give = json!({"cmd": "pinch", "table": table, "seat": 1, "bytes": "1".repeat(32)});
    assert_eq!(guest.refused(give).await, "wrong-seat");
    let invite = json!({"cmd": "invite", "table": table, "seat": 1});
    assert_eq!(guest.refused(invite.clone()).await, "wrong-seat");

    // A newer invitation makes the one before void.
    let newer = host.ask(invite.clone()).await["invitation"].clone();
    assert_eq!(
        sit(&mut guest, table, &invited["invitation"]).await["error"]["code"],
        "no-invitation"
    );
    let seated = sit(&mut guest, table, &newer).await;
    assert_eq!(
        (&seated["ok"]["seat"], &seated["ok"]["seats"][1]["mine"]),
        (&json!(1), &json!(true))
    );
    assert_eq!(sit(&mut late, table, &newer).await["error"]["code"], "no-invitation");
    // Whoever did not hear the answer may ask again.
    assert_eq!(sit(&mut guest, table, &newer).await["ok"]["seat"], 1);
    // The seat is his now, and no longer the host's to give.
    assert_eq!(host.refused(invite).await, "wrong-seat");
    for text in [
        host.ask(json!({"cmd": "table", "table": table})).await,
        host.ask(json!({"cmd": "tables"})).await,
    ] {
        assert!(!text.to_string().contains("invitation"), "{text}");
    }
}

#[tokio::test]
async fn whoever_goes_on_in_a_seat_turns_the_one_before_away() {
    let server = Server::start(|_| {}).await;
    let mut company = Company::open(&server, "fuse", 2).await;
    let table = company.table.clone();
    let invite = json!({"cmd": "invite", "table": table, "seat": 1});
    let invitation = company.people[1].socket.ask(invite).await["invitation"].clone();
    company.settle().await;
    let mut newcomer = server.client();
    assert!(sit(&mut newcomer, &table, &invitation).await["ok"].is_object());
    let mut newcomer = Person::watching(newcomer, &table, json!(1)).await;

    let mut before = company.people.remove(1);
    before.settle(&table).await;
    for turn in 0..4_u64 {
        let sequence = newcomer.sequence();
        let act = json!({"cmd": "act", "table": table, "seat": turn % 2, "sequence": sequence, "decision": "wait"});
        assert!(turn % 2 == 0 || before.socket.refused(act.clone()).await == "wrong-seat");
        let sitter = if turn % 2 == 0 { &mut company.people[0] } else { &mut newcomer };
        sitter.socket.ask(act).await;
        newcomer.settle(&table).await;
        assert!(before.settle(&table).await.is_empty(), "he hears no more");
    }
    let view = json!({"cmd": "view", "table": table, "viewer": 1});
    assert_eq!(before.socket.refused(view).await, "wrong-seat");
    // The link with which he came does not bring him back.
    let old = json!(company.invitations[0]);
    assert_eq!(sit(&mut before.client, &table, &old).await["error"]["code"], "no-invitation");
    let watch = json!({"cmd": "watch", "table": table, "viewer": "spectator"});
    before.socket.ask(watch).await;
}

#[tokio::test]
async fn a_hidden_table_is_none_to_strangers() {
    let server = Server::start(|_| {}).await;
    let (mut host, mut guest, mut stranger) = (server.client(), server.client(), server.client());
    let new = json!({"cmd": "new", "game": "fuse", "seats": ["me", "open"], "watchers": false});
    let opened = host.ask(new).await;
    let (table, unknown) = (opened["table"].clone(), json!("00000000000000000000"));
    for begun in [false, true] {
        let mut socket = stranger.socket().await;
        for message in questions() {
            let answers = [&table, &unknown].map(|table| {
                let mut message = message.clone();
                message["table"] = table.clone();
                message
            });
            let [of_hidden, of_none] = answers;
            let hidden = socket.post(of_hidden.clone()).await;
            assert_eq!(
                hidden["error"],
                socket.post(of_none.clone()).await["error"],
                "{message}: {begun}"
            );
            assert_eq!(hidden["error"]["code"], "unknown", "{message}: {hidden}");
            let by_http = stranger.post(of_hidden).await.json()["error"].clone();
            assert_eq!(by_http, stranger.post(of_none).await.json()["error"], "{message}");
        }
        let path =
            |table: &Value| format!("/api/tables/{}/record", table.as_str().expect("a name"));
        let hidden = stranger.get(&path(&table)).await;
        assert_eq!((hidden.status, hidden.body), {
            let none = stranger.get(&path(&unknown)).await;
            (none.status, none.body)
        });
        if !begun {
            assert!(
                sit(&mut guest, &table, &opened["invitations"][0]["invitation"]).await["ok"]
                    .is_object()
            );
            pinch(&mut host, &table, 0).await;
            pinch(&mut guest, &table, 1).await;
        }
    }
    guest.ask(json!({"cmd": "view", "table": table, "viewer": "spectator"})).await;
}

#[tokio::test]
async fn who_leaves_a_hidden_table_sees_no_more_of_it() {
    let server = Server::start(|_| {}).await;
    let (mut host, mut guest) = (server.client(), server.client());
    let new = json!({"cmd": "new", "game": "fuse", "seats": ["me", "open"], "watchers": false});
    let opened = host.ask(new).await;
    let table = opened["table"].clone();
    sit(&mut guest, &table, &opened["invitations"][0]["invitation"]).await;
    pinch(&mut host, &table, 0).await;
    pinch(&mut guest, &table, 1).await;
    let mut host = Person::watching(host, &table, json!(0)).await;
    let mut leaver = Person::watching(guest, &table, json!(1)).await;
    let watch = json!({"cmd": "watch", "table": table, "viewer": "spectator", "since": 0});
    leaver.socket.ask(watch).await;
    let invite = json!({"cmd": "invite", "table": table, "seat": 1});
    let invitation = leaver.socket.ask(invite).await["invitation"].clone();
    assert!(sit(&mut server.client(), &table, &invitation).await["ok"].is_object());
    leaver.socket.ask(json!({"cmd": "games"})).await;
    leaver.socket.pushed.clear();

    let sequence = host.sequence();
    let act =
        json!({"cmd": "act", "table": table, "seat": 0, "sequence": sequence, "decision": "wait"});
    host.socket.ask(act).await;
    let view = json!({"cmd": "view", "table": table, "viewer": "spectator"});
    assert_eq!(leaver.socket.refused(view).await, "unknown");
    assert!(leaver.socket.pushed.is_empty(), "{:?}", leaver.socket.pushed);
}

/// Everything that can be asked of a table.
fn questions() -> Vec<Value> {
    let secret = "1".repeat(32);
    vec![
        json!({"cmd": "table"}),
        json!({"cmd": "scenario"}),
        json!({"cmd": "view", "viewer": "spectator"}),
        json!({"cmd": "view", "viewer": 0}),
        json!({"cmd": "view", "viewer": "referee"}),
        json!({"cmd": "wait", "viewer": "spectator", "since": 0, "seconds": 0}),
        json!({"cmd": "sit", "invitation": secret}),
        json!({"cmd": "invite", "seat": 0}),
        json!({"cmd": "pinch", "seat": 1, "bytes": secret}),
        json!({"cmd": "close"}),
        json!({"cmd": "watch", "viewer": "spectator"}),
        json!({"cmd": "watch", "viewer": "referee"}),
        json!({"cmd": "unwatch"}),
        json!({"cmd": "why", "seat": 0, "decision": "wait"}),
        json!({"cmd": "preview", "seat": 0, "decision": "wait"}),
        json!({"cmd": "standing", "seat": 0}),
        json!({"cmd": "act", "seat": 0, "sequence": 0, "decision": "wait", "key": "x"}),
        json!({"cmd": "undo", "seat": 1, "sequence": 0}),
        json!({"cmd": "say", "seat": 0, "text": "Hello"}),
        json!({"cmd": "resign", "seat": 0}),
        json!({"cmd": "rematch", "seat": 0}),
        json!({"cmd": "abandon", "seat": 0}),
    ]
}
