//! Whoever loses his connection, in the middle of a melee or with the server, comes back and has
//! missed nothing.

use luck::Fast;
use serde_json::{Value, json};

use crate::support::{Company, Person, Server, config};

/// Plays until a side is asked something in the other's turn: a melee is going on.
async fn to_a_melee(company: &mut Company, luck: &mut Fast) -> usize {
    loop {
        let seat = company.next_seat(luck);
        let active = &company.people[0].known["view"]["active"];
        let is_active = *active == ["french", "allied"][seat];
        if !is_active {
            return seat;
        }
        company.play_on(luck, 1).await;
        assert!(!company.is_over(), "there was no melee in this battle");
    }
}

/// The numbers of what somebody was told.
fn numbers(told: &Value) -> Vec<u64> {
    let told = told.as_array().expect("what was told");
    told.iter().map(|told| told["sequence"].as_u64().expect("a number")).collect()
}

impl Person {
    /// The connection breaks without a word, and he comes back with what he knows.
    async fn comes_back(&mut self, table: &Value) {
        let since = self.sequence();
        self.socket = self.client.socket().await;
        let watch = json!({"cmd": "watch", "table": table, "viewer": self.viewer, "since": since});
        self.known = self.socket.ask(watch).await;
        let expected: Vec<u64> = (since + 1..=self.sequence()).collect();
        assert_eq!(numbers(&self.known["told"]), expected, "nothing is missing, nothing twice");
    }
}

#[tokio::test]
async fn a_melee_goes_on_where_it_was() {
    let server = Server::start(|_| {}).await;
    let mut company = Company::open(&server, "ccn", 2).await;
    let mut luck = Fast::new(11);
    for number in 0..5 {
        let seat = to_a_melee(&mut company, &mut luck).await;
        let table = company.table.clone();
        let before = company.people[seat].known.clone();
        company.people[seat].comes_back(&table).await;
        let after = &company.people[seat].known;
        for name in ["sequence", "turn", "waiting", "view", "question", "decisions", "can_undo"] {
            assert_eq!(before[name], after[name], "{name}: the same question is open");
        }
        goes_before_the_answer(&mut company, seat, number, &mut luck).await;
        company.settle().await;
    }
}

/// Decides, loses the connection before the answer comes, and sends the decision again.
async fn goes_before_the_answer(
    company: &mut Company,
    seat: usize,
    number: usize,
    luck: &mut Fast,
) {
    let table = company.table.clone();
    let mut act = company.deed(seat, luck);
    (act["key"], act["id"]) = (json!(format!("melee {number}")), json!(1));
    let since = company.people[seat].sequence();
    let person = &mut company.people[seat];
    person.socket.send(act.to_string()).await.expect("it is sent");
    person.comes_back(&table).await;
    let taken = person.socket.ask(act.clone()).await;
    person.settle(&table).await;
    let again = person.socket.ask(act).await;
    assert_eq!((&again["repeated"], &again["sequence"]), (&json!(true), &taken["sequence"]));
    let view = json!({"cmd": "view", "table": table, "viewer": seat, "since": since});
    let told = person.socket.ask(view).await["told"].clone();
    let mine = |told: &&Value| told["seat"] == seat && !told["decision"].is_null();
    assert_eq!(told.as_array().expect("told").iter().filter(mine).count(), 1, "{told}");
}

#[tokio::test]
async fn a_server_that_comes_back_has_lost_nothing() {
    let config = config();
    let mut server = Server::with(config.clone()).await;
    let mut company = Company::open(&server, "ccn", 2).await;
    let mut luck = Fast::new(12);
    for number in 0..3 {
        let seat = to_a_melee(&mut company, &mut luck).await;
        let mut act = company.deed(seat, &mut luck);
        act["key"] = json!(format!("{number}"));
        let taken = company.people[seat].socket.ask(act.clone()).await;
        company.settle().await;
        let before: Vec<Value> = company.people.iter().map(|it| it.known["view"].clone()).collect();
        let record = company.record_for("0").await;
        server.restart(config.clone()).await;
        let table = company.table.clone();
        for (person, view) in company.people.iter_mut().zip(before) {
            person.client.address = server.address;
            person.comes_back(&table).await;
            assert_eq!(person.known["view"], view);
        }
        company.settle().await;
        assert_eq!(company.record_for("0").await, record);
        let again = company.people[seat].socket.ask(act).await;
        assert_eq!((&again["repeated"], &again["sequence"]), (&json!(true), &taken["sequence"]));
        company.play_on(&mut luck, 3).await;
    }
}

#[tokio::test]
async fn updates_follow_each_other_and_a_gap_is_seen() {
    let server = Server::start(|_| {}).await;
    let mut company = Company::open(&server, "ccn", 2).await;
    let (mut luck, table) = (Fast::new(13), company.table.clone());
    let mut known: Vec<u64> = company.people.iter().map(Person::sequence).collect();
    for _ in 0..60 {
        company.play(&mut luck).await;
        for (news, known) in company.settle().await.iter().zip(&mut known) {
            for update in news.iter().map(|it| &it["update"]) {
                assert_eq!(update["since"], *known, "{update}");
                let sequence = update["sequence"].as_u64().expect("a number");
                assert_eq!(numbers(&update["told"]), (*known + 1..=sequence).collect::<Vec<_>>());
                *known = sequence;
            }
        }
    }
    // The spectator looks away, and sees from the next update that he has missed something.
    let spectator = &mut company.people[2];
    spectator.socket.ask(json!({"cmd": "unwatch", "table": table})).await;
    company.play_on(&mut luck, 3).await;
    let watch = json!({"cmd": "watch", "table": table, "viewer": "spectator"});
    assert!(company.people[2].socket.ask(watch).await["told"].is_null());
    company.play_on(&mut luck, 1).await;
    assert!(company.people[2].known["since"].as_u64() > Some(known[2]));
    let watch = json!({"cmd": "watch", "table": table, "viewer": "spectator", "since": known[2]});
    let caught_up = company.people[2].socket.ask(watch).await;
    let sequence = caught_up["sequence"].as_u64().expect("a number");
    assert_eq!(numbers(&caught_up["told"]), (known[2] + 1..=sequence).collect::<Vec<_>>());
    company.play_on(&mut luck, 1).await;
    assert_eq!(company.people[2].known["since"], sequence, "each update comes once");
}
