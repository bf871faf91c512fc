//! No delay tells what somebody holds: reactions and bots take the same least time, always.

use std::time::{Duration, Instant};

use catalog::{Luck, Occupant, SetUp, Start};
use engine::Seat;
use luck::Fast;
use serde_json::{Value, json};

use crate::support::{Client, Company, Person, Server, pinch};

const LEAST: Duration = Duration::from_millis(150);

/// So much later than the least time an answer may come on a machine that has much to do.
const GENEROUS: Duration = Duration::from_secs(5);

async fn server() -> Server {
    Server::start(|config| config.least_time = LEAST).await
}

fn act(company: &Company, seat: usize, decision: &Value) -> Value {
    let sequence = company.people[seat].sequence();
    json!({"cmd": "act", "table": company.table, "seat": seat, "sequence": sequence, "decision": decision})
}

/// The time from `asked` until somebody hears what a seat did.
async fn until_heard(person: &mut Person, seat: u64, asked: Instant) -> Duration {
    loop {
        person.hear_update().await;
        let told = person.known["told"].as_array().expect("what was told");
        if told.iter().any(|told| told["seat"] == seat && told["beside"].is_null()) {
            return asked.elapsed();
        }
    }
}

fn in_time(time: Duration) {
    assert!(time >= LEAST, "{time:?} is too soon");
    assert!(time < LEAST + GENEROUS, "{time:?} is too late");
}

#[tokio::test]
async fn a_person_who_answers_at_once_is_heard_after_the_least_time() {
    let server = server().await;
    let mut company = Company::open(&server, "fuse", 2).await;
    let begun = Instant::now();
    for turn in 0..5_u32 {
        let seat = turn as usize % 2;
        let mut wait = act(&company, seat, &json!("wait"));
        wait["id"] = json!(1);
        company.people[seat].socket.send(wait.to_string()).await.expect("it is sent");
        let time = until_heard(&mut company.people[2], seat as u64, begun).await;
        assert!(time >= LEAST * turn && time < LEAST * turn + GENEROUS, "turn {turn}: {time:?}");
        company.settle().await;
    }
}

#[tokio::test]
async fn a_refusal_takes_its_time_too() {
    let server = server().await;
    let mut company = Company::open(&server, "fuse", 2).await;
    let asked = Instant::now();
    let first = act(&company, 0, &json!("wait"));
    company.people[0].socket.ask(first).await;
    company.settle().await;
    let stale =
        json!({"cmd": "act", "table": company.table, "seat": 1, "sequence": 0, "decision": "wait"});
    assert_eq!(company.people[1].socket.refused(stale).await, "stale");
    in_time(asked.elapsed());
}

#[tokio::test]
async fn a_standing_instruction_takes_the_least_time() {
    let server = server().await;
    let mut company = Company::open(&server, "fuse", 2).await;
    let instruct = json!({"cmd": "standing", "table": company.table, "seat": 1,
        "instruction": "patience", "value": "always"});
    company.people[1].socket.ask(instruct).await;
    company.settle().await;
    for _ in 0..3 {
        let asked = Instant::now();
        let first = act(&company, 0, &json!("wait"));
        company.people[0].socket.ask(first).await;
        in_time(until_heard(&mut company.people[0], 1, asked).await);
    }
}

#[tokio::test]
async fn bots_take_the_least_time_and_go_on_faster() {
    let server = server().await;
    let mut client = server.client();
    let new = json!({"cmd": "new", "game": "ccn", "seats": ["random", "random"]});
    let table = client.ask(new).await["table"].clone();
    let begun = Instant::now();
    let mut person = Person::watching(client, &table, json!("spectator")).await;
    let mut last = None;
    let mut least = Duration::ZERO;
    for _ in 0..12 {
        person.hear_update().await;
        let seat = person.known["told"].as_array().expect("what was told")[0]["seat"].clone();
        least += if last.as_ref() == Some(&seat) { LEAST / 4 } else { LEAST };
        last = Some(seat);
        assert!(begun.elapsed() >= least, "{:?} of {least:?}", begun.elapsed());
    }
    assert!(least < LEAST * 12, "nobody decided twice in a row");
}

/// A bot commits its orders after the least time, however many lines it writes; the last of the
/// persons looks on.
async fn a_bot_commits_in_time(least: Duration, mut new: Value, persons: &[usize]) {
    let server = Server::start(|config| config.least_time = least).await;
    let mut client = server.client();
    new["cmd"] = json!("new");
    let table = client.ask(new).await["table"].clone();
    let begun = Instant::now();
    for &seat in persons {
        pinch(&mut client, &table, seat).await;
    }
    let mut person = Person::watching(client, &table, json!(persons.last())).await;
    while person.known["waiting"] != json!({"orders": persons}) {
        person.hear_update().await;
    }
    assert!(begun.elapsed() >= least && begun.elapsed() < least * 2, "{:?}", begun.elapsed());
}

#[tokio::test]
async fn how_much_a_bot_writes_in_secret_does_not_show_in_the_time_it_takes() {
    let least = Duration::from_secs(2);
    let alone = json!({"game": "night", "seats": ["me", "random"]});
    a_bot_commits_in_time(least, alone, &[0]).await;
    // Nor where an ally reads each line as it is written.
    let allied = json!({"game": "samurai", "scenario": "okehazama",
        "options": {"commanders-a": "2", "shared-orders": "on"}, "seats": ["me", "me", "random"]});
    a_bot_commits_in_time(least, allied, &[0, 1]).await;
}

/// A melee is about to be declared on French infantry, who hold this card.
fn melee(card: &str) -> Value {
    json!({"game": "ccn", "position": {
        "field": {"deck": "full"}, "active": "allied", "decision": {"join": {"by": [6, 6], "at": [5, 6]}},
        "played": {"card": "attack-center"}, "hands": {"french": [card]},
        "units": [
            {"nation": "british", "kind": "LN", "hex": [6, 6], "marks": ["ordered", "battled"]},
            {"nation": "british", "kind": "FA", "hex": [7, 6], "marks": ["ordered"]},
            {"nation": "french", "kind": "LN", "hex": [5, 6]}]}})
}

/// Who decides how an attack is met.
#[derive(Clone, Copy, PartialEq)]
enum By {
    Instruction,
    Person,
}

/// The time in which the attacker hears of the reaction: of an instruction to strike first, or of a
/// person who stands at once.
async fn reaction(server: &Server, card: &str, by: By) -> (Duration, usize) {
    let mut company = Company::begin(server, melee(card), 2).await;
    if by == By::Instruction {
        let instruct = json!({"cmd": "standing", "table": company.table, "seat": 0,
            "instruction": "first-strike", "value": "always"});
        company.people[0].socket.ask(instruct).await;
        company.settle().await;
    }
    let asked = Instant::now();
    let join = act(&company, 1, &json!({"join": [7, 6]}));
    company.people[1].socket.ask(join).await;
    let mut updates = company.settle().await[1].len();
    if by == By::Person {
        let mut stand = act(&company, 0, &json!("stand"));
        stand["id"] = json!(1);
        company.people[0].socket.send(stand.to_string()).await.expect("it is sent");
    }
    let time = until_heard(&mut company.people[1], 0, asked).await;
    updates += 1;
    (time, updates)
}

#[tokio::test]
async fn the_time_of_a_reaction_does_not_tell_whether_first_strike_is_held() {
    let server = server().await;
    for by in [By::Instruction, By::Person] {
        let mut updates = Vec::new();
        for card in ["first-strike", "probe-center"] {
            let (time, count) = reaction(&server, card, by).await;
            in_time(time);
            updates.push(count);
        }
        assert_eq!(updates[0], updates[1], "nor does the number of updates");
    }
}

/// A position in which the first seat is asked a question that has one answer.
fn asked_for_the_sake_of_others() -> Value {
    let title = catalog::find("borodino").expect("a game");
    let seats = ["person", "random"].map(Occupant::from).to_vec();
    let start = Start::Scenario("shevardino".to_owned());
    let set_up = SetUp { start, options: [].into(), seats };
    let mut table = title.open(set_up, &Luck::seeded("3")).expect("a sound set-up");
    let mut luck = Fast::new(3);
    while table.instructed() != Some(Seat(0)) {
        let seat = table.waiting().seats().lowest().expect("such a question is asked");
        let list = table.decisions(seat);
        table.choose(seat, luck.index(list.len())).expect("legal");
    }
    table.document()
}

/// Somebody who is asked that, and plays against the computer alone.
async fn alone(server: &Server) -> (Client, Value) {
    let mut client = server.client();
    let new = json!({"cmd": "new", "game": "borodino", "seats": ["me", "random"],
        "position": asked_for_the_sake_of_others()});
    let table = client.ask(new).await["table"].clone();
    pinch(&mut client, &table, 0).await;
    (client, table)
}

#[tokio::test]
async fn a_question_with_one_answer_is_left_out_against_the_computer_alone() {
    let server = server().await;
    let begun = Instant::now();
    let (mut client, table) = alone(&server).await;
    // The card of a table does not count as looking on for a seat of it.
    client.ask(json!({"cmd": "table", "table": table})).await;
    let mut person = Person::watching(client, &table, json!(0)).await;
    in_time(until_heard(&mut person, 0, begun).await);
}

/// How somebody looks on.
#[derive(Clone, Copy)]
enum Spectator {
    Watches,
    Asks,
    ReadsTheCard,
    ReadsTheRecord,
}

/// Somebody comes to look on while the question is about to be left out.
async fn is_asked_when_looked_on(how: Spectator) {
    let least = Duration::from_secs(2);
    let server = Server::start(|config| config.least_time = least).await;
    let (mut client, table) = alone(&server).await;
    let mut spectator = server.client();
    let view = |viewer: Value| json!({"cmd": "view", "table": table, "viewer": viewer});
    let _watching = match how {
        Spectator::Watches => Some(Person::watching(spectator, &table, json!("spectator")).await),
        Spectator::Asks => {
            spectator.ask(view(json!("spectator"))).await;
            None
        }
        Spectator::ReadsTheCard => {
            spectator.ask(json!({"cmd": "table", "table": table})).await;
            None
        }
        Spectator::ReadsTheRecord => {
            let table = table.as_str().expect("the name of a table");
            let record = spectator.get(&format!("/api/tables/{table}/record")).await;
            assert_eq!(record.status, 200, "{}", record.body);
            None
        }
    };
    tokio::time::sleep(least * 3 / 2).await;
    let known = client.ask(view(json!(0))).await;
    let asked = (&known["sequence"], &known["waiting"]);
    assert_eq!(asked, (&json!(0), &json!({"on": [0]})), "the question was left out");
}

#[tokio::test]
async fn it_is_asked_when_somebody_has_come_to_look_on() {
    is_asked_when_looked_on(Spectator::Watches).await;
}

#[tokio::test]
async fn it_is_asked_when_a_spectator_asks_now_and_then() {
    is_asked_when_looked_on(Spectator::Asks).await;
}

/// The card of a table says whom the game waits for.
#[tokio::test]
async fn it_is_asked_when_a_spectator_reads_the_card() {
    is_asked_when_looked_on(Spectator::ReadsTheCard).await;
}

#[tokio::test]
async fn it_is_asked_when_a_spectator_reads_the_record() {
    is_asked_when_looked_on(Spectator::ReadsTheRecord).await;
}
