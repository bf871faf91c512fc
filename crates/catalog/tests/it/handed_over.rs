//! Seats that are handed over: to a bot, back to a person, by one person to another; and what becomes of
//! draws and of those who have given up.

use catalog::protocol::{Request, perform};
use catalog::{Code, Occupant, Offer, Table};
use engine::{Seat, Viewer};
use serde_json::{Value, json};

use crate::sitting::{Sitting, viewers};
use crate::toy::Duel;
use crate::{BLUE, RED, duel, open};

/// The Allied army of three players, and the French.
const FRENCH: Seat = Seat(0);
const FIRST: Seat = Seat(1);
const SECOND: Seat = Seat(2);

fn bot(name: &str) -> Occupant {
    Occupant::Bot(name.to_owned())
}

/// A campaign in which two seats share a side.
fn allied(sitting: &mut Sitting, seats: [&str; 3]) -> String {
    sitting.open(json!({"cmd": "new", "game": "campaign", "seats": seats}))
}

fn resign(table: &str, seat: Seat) -> Value {
    json!({"cmd": "resign", "table": table, "seat": seat})
}

fn hand_over(table: &str, seat: Seat, to: &str) -> Value {
    json!({"cmd": "hand-over", "table": table, "seat": seat, "to": to})
}

fn winners(done: &Value) -> Value {
    done["waiting"]["over"]["winners"].clone()
}

fn occupants(sitting: &Sitting, table: &str) -> Value {
    json!(sitting.desk.table(table).expect("a table").occupants())
}

fn act(seat: Seat, sequence: usize) -> Request {
    let (table, decision, names) = ("t1".to_owned(), json!("fire"), false);
    Request::Act { table, seat, sequence, decision, names }
}

/// The same table, read from its record.
fn again(table: &dyn Table) -> Box<dyn Table> {
    let shelf = [catalog::shelve::<Duel>()];
    catalog::load_among(&shelf, &table.record()).expect("a sound record")
}

#[test]
fn a_seat_that_is_handed_over_is_played_by_another_and_the_record_tells_of_it() {
    let mut table = open(duel("person", "person"));
    let (bot, nobody) = (bot("random"), bot("napoleon"));
    assert_eq!(table.hand_over(BLUE, &nobody).expect_err("no such bot").code, Code::Unknown);
    assert_eq!(table.hand_over(BLUE, &Occupant::Person).expect_err("as before").code, Code::Stale);
    table.hand_over(BLUE, &bot).expect("a bot goes on");
    assert_eq!(table.occupants(), [Occupant::Person, bot.clone()]);
    let latest = table.sequence(Viewer::Seat(BLUE));
    let refused = perform(&mut *table, act(BLUE, latest)).expect_err("a bot sits there");
    assert_eq!(refused.code, Code::WrongSeat);
    table.choose(RED, 0).expect("legal");
    while table.step().expect("luck is at hand").is_some() {}
    // In the header stands who sat there at the beginning.
    assert_eq!(table.header().seats, [Occupant::Person, Occupant::Person]);
    let again = again(&*table);
    assert_eq!((again.record(), again.occupants()), (table.record(), table.occupants()));
    if table.ending().is_none() {
        table.hand_over(BLUE, &Occupant::Person).expect("a person goes on again");
        assert_eq!(table.occupants(), [Occupant::Person, Occupant::Person]);
    }
    let log = table.log(Viewer::Spectator, 0).0;
    assert!(log.iter().any(|line| line.words.text.contains("played by a bot now")), "{log:?}");
}

#[test]
fn a_person_who_goes_on_for_a_person_stands_in_the_record() {
    let mut table = open(duel("person", "random"));
    table.instruct(RED, "hot-head", "always").expect("such an instruction");
    table.offer_draw(RED, Offer::Made).expect("the game goes on");
    assert_eq!(table.pass_on(BLUE).expect_err("a bot sits there").code, Code::WrongSeat);
    table.pass_on(RED).expect("another person goes on");
    assert_eq!(table.standing(RED)[0].value, "ask", "he has left no instruction");
    assert!(table.record().ends_with("{\"handed-over\":{\"seat\":0,\"to\":\"person\"}}\n"));
    assert_eq!(again(&*table).record(), table.record());
}

#[test]
fn nobody_takes_back_that_he_has_given_up() {
    let mut sitting = Sitting::new();
    let table = allied(&mut sitting, ["person", "person", "person"]);
    sitting.ok(resign(&table, FIRST));
    let (code, message) = sitting.refused(hand_over(&table, FIRST, "person"));
    assert_eq!((code.as_str(), message.as_str()), ("stale", "The same sits there already."));
    let talk = sitting.desk.table(&table).expect("a table").talk();
    assert_eq!(talk.resigned, FIRST.into());
    assert_eq!(winners(&sitting.ok(resign(&table, SECOND))), json!([0]));
}

#[test]
fn a_hand_over_never_loses_the_game() {
    let mut sitting = Sitting::new();
    let table = allied(&mut sitting, ["person", "person", "person"]);
    sitting.ok(resign(&table, FIRST));
    // The last who plays on leaves his army to a bot: it leads the one that was given up, too.
    let done = sitting.ok(hand_over(&table, SECOND, "random"));
    assert_eq!(winners(&done), Value::Null);
    assert_eq!(occupants(&sitting, &table), json!(["person", "random", "random"]));
    sitting.saves_and_loads(&table, &viewers(3));
    let march = sitting.desk.table(&table).expect("a table").decisions(FRENCH).remove(0);
    sitting.act(&table, FRENCH, &march);
    assert_eq!(winners(&sitting.ok(resign(&table, FRENCH))), json!([1, 2]));
}

#[test]
fn while_an_ally_plays_on_a_bot_leads_only_what_it_was_given() {
    let mut sitting = Sitting::new();
    let table = allied(&mut sitting, ["person", "person", "person"]);
    sitting.ok(resign(&table, FIRST));
    sitting.ok(hand_over(&table, FIRST, "random"));
    assert_eq!(occupants(&sitting, &table), json!(["person", "random", "person"]));
    // With the last person who gives up his side is beaten, whoever put the bots there.
    assert_eq!(winners(&sitting.ok(resign(&table, SECOND))), json!([0]));
}

#[test]
fn a_draw_that_was_offered_goes_with_who_offered_it() {
    let mut sitting = Sitting::new();
    let new = json!({"cmd": "new", "game": "toy", "seats": ["person", "person"], "seed": 7});
    let table = sitting.open(new);
    let offer = |seat: Seat| json!({"cmd": "offer", "table": table, "seat": seat, "draw": true});
    let draw = |sitting: &Sitting| sitting.desk.table(&table).expect("a table").talk().draw;
    sitting.ok(offer(RED));
    sitting.ok(hand_over(&table, RED, "greedy"));
    assert!(draw(&sitting).is_empty(), "a bot offers none");
    let done = sitting.ok(offer(BLUE));
    assert_eq!((winners(&done), draw(&sitting).is_empty()), (Value::Null, true));
    // Nor does it agree to one that stands.
    sitting.ok(hand_over(&table, RED, "person"));
    sitting.ok(offer(BLUE));
    let done = sitting.ok(hand_over(&table, RED, "greedy"));
    assert!(done["told"].to_string().contains("declined a draw"), "{done}");
    assert!(draw(&sitting).is_empty());
    sitting.saves_and_loads(&table, &viewers(2));
}

#[test]
fn seats_are_not_handed_over_for_ever() {
    let mut table = open(duel("person", "person"));
    for number in 0..500 {
        let to = if number % 2 == 0 { bot("random") } else { Occupant::Person };
        table.hand_over(BLUE, &to).expect("the game goes on");
    }
    assert_eq!(table.hand_over(RED, &bot("random")).expect_err("500").code, Code::TooMany);
    assert_eq!(again(&*table).record(), table.record());
}
