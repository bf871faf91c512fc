//! Three persons at one campaign: two of them play for one side, and talk behind the third's back.

use serde_json::{Value, json};

use crate::support::{Company, Server};

const FRENCH: usize = 0;
const ANGLO_DUTCH: usize = 1;
const PRUSSIANS: usize = 2;
const SPECTATOR: usize = 3;

/// A campaign in which each army has a player.
async fn campaign(server: &Server, more: &[(&str, &str)]) -> Company {
    let mut options = json!({"three-players": "on"});
    for (id, value) in more {
        options[*id] = json!(value);
    }
    Company::begin(server, json!({"game": "waterloo", "options": options}), 3).await
}

/// A decision of a seat, which is taken; what came by itself, for each.
async fn act(company: &mut Company, seat: usize, decision: Value) -> Vec<Vec<Value>> {
    let (table, sequence) = (company.table.clone(), company.people[seat].sequence());
    let deed = json!({"cmd": "act", "table": table, "seat": seat, "sequence": sequence,
        "decision": decision});
    company.people[seat].socket.ask(deed).await;
    company.settle().await
}

/// The first decision on offer of this name.
fn first(company: &Company, seat: usize, name: &str) -> Value {
    let decisions = company.people[seat].known["decisions"].as_array().expect("decisions");
    let named = decisions.iter().map(|it| &it["decision"]).find(|it| !it[name].is_null());
    named.unwrap_or_else(|| panic!("{name} is not on offer: {decisions:?}")).clone()
}

fn say(company: &Company, seat: usize, to: &str, text: &str) -> Value {
    json!({"cmd": "say", "table": company.table, "seat": seat, "to": to, "text": text})
}

/// Everything that somebody was sent over his socket.
fn sent(company: &Company, person: usize) -> String {
    company.people[person].socket.all.iter().map(ToString::to_string).collect()
}

#[tokio::test(flavor = "multi_thread")]
async fn three_persons_move_in_turn_and_see_each_other_s_blocks_as_they_may() {
    let server = Server::start(|_| {}).await;
    let mut company = campaign(&server, &[]).await;
    let waits = |company: &Company| company.people[SPECTATOR].known["waiting"]["on"].clone();
    assert_eq!(waits(&company), json!([FRENCH]));
    let take = first(&company, FRENCH, "take");
    let heard = act(&mut company, FRENCH, take).await;
    assert!(heard[ANGLO_DUTCH].is_empty() && heard[SPECTATOR].is_empty(), "{heard:?}");
    let step = first(&company, FRENCH, "move");
    act(&mut company, FRENCH, step).await;
    while waits(&company) == json!([FRENCH]) {
        let offered = company.people[FRENCH].known["decisions"].to_string();
        let ends = ["end-moves", "end-marches"].into_iter().find(|it| offered.contains(it));
        act(&mut company, FRENCH, json!(ends.expect("a way to end"))).await;
    }
    // The Anglo-Dutch player moves first, then the Prussian; each sees the blocks of both.
    assert_eq!(waits(&company), json!([ANGLO_DUTCH]));
    act(&mut company, ANGLO_DUTCH, json!("end-moves")).await;
    assert_eq!(waits(&company), json!([PRUSSIANS]));
    let blocks = |person: usize| company.people[person].known["view"]["blocks"].clone();
    assert_eq!(blocks(ANGLO_DUTCH), blocks(PRUSSIANS));
    assert_eq!(blocks(ANGLO_DUTCH).as_array().map(Vec::len), Some(34));
    assert_eq!(blocks(FRENCH).as_array().map(Vec::len), Some(24));
    assert_eq!(blocks(SPECTATOR), json!([]));
    let told = sent(&company, SPECTATOR);
    assert!(told.contains("\"moved\"") && !told.contains("\"face\""), "{told}");
}

#[tokio::test(flavor = "multi_thread")]
async fn what_allies_say_to_each_other_the_french_do_not_hear() {
    let server = Server::start(|_| {}).await;
    let mut company = campaign(&server, &[]).await;
    let plan = "Sombreffe at noon?";
    let before = company.people.iter().map(|person| person.sequence()).collect::<Vec<_>>();
    let message = say(&company, ANGLO_DUTCH, "side", plan);
    company.people[ANGLO_DUTCH].socket.ask(message).await;
    let heard = company.settle().await;
    assert!(heard[FRENCH].is_empty() && heard[SPECTATOR].is_empty(), "{heard:?}");
    assert!(json!(heard[PRUSSIANS]).to_string().contains(plan), "{:?}", heard[PRUSSIANS]);
    let after = company.people.iter().map(|person| person.sequence()).collect::<Vec<_>>();
    assert_eq!(after, [before[0], before[1] + 1, before[2] + 1, before[3]]);
    // Nor later, with what comes to his ears, in what he looks at again, or in his record.
    let message = say(&company, PRUSSIANS, "all", "Good morning.");
    company.people[PRUSSIANS].socket.ask(message).await;
    company.settle().await;
    for (person, viewer) in [(FRENCH, "0"), (SPECTATOR, "spectator")] {
        let (table, eyes) = (company.table.clone(), company.people[person].viewer.clone());
        let frames = json!({"cmd": "frames", "table": table, "viewer": eyes, "from": 0,
            "count": 100});
        let frames = company.people[person].client.ask(frames).await.to_string();
        let record = company.record_for(viewer).await;
        for told in [sent(&company, person), frames, record] {
            assert!(told.contains("Good morning.") && !told.contains(plan), "{told}");
        }
    }
    // When the game is over everybody may read everything.
    company.resign(FRENCH).await;
    assert!(company.record().await.contains(plan));
}

#[tokio::test(flavor = "multi_thread")]
async fn who_has_no_ally_has_nobody_to_talk_to_and_by_day_the_channel_can_be_closed() {
    let server = Server::start(|_| {}).await;
    let mut company = campaign(&server, &[("allies-talk-at-night-only", "on")]).await;
    let message = say(&company, PRUSSIANS, "side", "Where are you?");
    let refused = company.people[PRUSSIANS].socket.post(message).await["error"].take();
    assert_eq!((&refused["code"], &refused["rule"]), (&json!("illegal"), &json!("WAT-25.2.1")));
    let message = say(&company, FRENCH, "side", "Hm.");
    let code = company.people[FRENCH].socket.refused(message).await;
    assert_eq!(code, "wrong-seat");
    let heard = company.settle().await;
    assert!(heard.iter().all(Vec::is_empty), "{heard:?}");
}
