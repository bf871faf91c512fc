//! What a table offers to whoever keeps it in another way than a desk does.

use catalog::protocol::{Decisions, Request, Wait, another_game, look, perform};
use catalog::{Code, Hearers, Luck, Occupant, SetUp, Start, Table};
use engine::{Bytes, Seat, Viewer};
use luck::Fast;
use serde_json::json;

use crate::toy::Duel;
use crate::{BLUE, RED, duel, open};

fn act(seat: Seat, sequence: usize, decision: &str) -> Request {
    let (table, decision, names) = ("t1".to_owned(), json!(decision), false);
    Request::Act { table, seat, sequence, decision, names }
}

fn told(table: &dyn Table, seat: Seat) -> usize {
    table.sequence(Viewer::Seat(seat))
}

#[test]
fn the_lines_of_a_record_are_had_from_any_of_them_on() {
    let mut table = open(duel("person", "person"));
    let mut kept = table.lines(0);
    for seat in [RED, BLUE, RED] {
        if table.ending().is_none() {
            table.choose(seat, 0).expect("legal");
            table.say(Viewer::Spectator, Hearers::All, "Oh!").expect("fit to print");
        }
        kept.extend(table.lines(kept.len()));
        assert_eq!(kept.len(), table.line_count());
    }
    assert_eq!(kept.join("\n") + "\n", table.record());
    assert!(table.lines(kept.len()).is_empty());
    assert!(table.lines(usize::MAX).is_empty());
    let shelf = [catalog::shelve::<Duel>()];
    let again = catalog::load_among(&shelf, &kept.join("\n")).expect("a sound record");
    assert_eq!(again.record(), table.record());
    let elsewhere = catalog::load(&table.record()).err().expect("no game of the shelf");
    assert_eq!(elsewhere.code, Code::Unknown);
}

#[test]
fn a_deed_is_done_by_a_person_who_knows_the_latest() {
    let mut table = open(duel("person", "random"));
    let before = table.record();
    let latest = told(&*table, RED);
    let stale = perform(&mut *table, act(RED, latest + 1, "fire")).expect_err("too early");
    assert_eq!(stale.code, Code::Stale);
    let bot = perform(&mut *table, act(BLUE, latest, "fire")).expect_err("a bot sits there");
    assert_eq!(bot.code, Code::WrongSeat);
    for no_deed in [
        Request::Games {},
        Request::Step { table: "t1".to_owned(), all: true, names: false },
        Request::View {
            table: "t1".to_owned(),
            viewer: Viewer::Referee,
            since: None,
            words: true,
            names: false,
        },
    ] {
        let refused = perform(&mut *table, no_deed).expect_err("no deed");
        assert_eq!(refused.code, Code::NotAvailable);
    }
    assert_eq!(table.record(), before);
    perform(&mut *table, act(RED, latest, "fire")).expect("his turn");
    assert_eq!(told(&*table, RED), latest + 1);
}

#[test]
fn a_viewer_looks_without_a_desk() {
    let table = open(duel("person", "person"));
    let looked = look(&*table, Viewer::Seat(RED), Some(0), true).expect("a seat");
    assert_eq!(looked.waiting, Wait::On(RED.into()));
    assert!(matches!(&looked.decisions, Decisions::Spoken(choices) if choices.len() == 4));
    assert_eq!(looked.told.map(|told| told.len()), Some(looked.sequence));
    let bare = look(&*table, Viewer::Seat(RED), None, false).expect("a seat");
    assert!(matches!(&bare.decisions, Decisions::Bare(decisions) if decisions.len() == 4));
    let nobody = look(&*table, Viewer::Seat(Seat(7)), None, true).expect_err("no such seat");
    assert_eq!(nobody.code, Code::Unknown);
}

#[test]
fn another_game_has_its_sides_changed_and_luck_from_the_same_persons() {
    let luck = Luck { pinches: vec![Some(Bytes([3; 16])), None], ..Luck::seeded("7") };
    let title = catalog::find_among(&[catalog::shelve::<Duel>()], "toy").expect("on the shelf");
    let table = title.open(duel("person", "greedy"), &luck).expect("a sound set-up");
    let another = another_game(&*table);
    assert_eq!(another.set_up.seats, [Occupant::from("greedy"), Occupant::Person]);
    assert_eq!((another.from, another.pinches), (vec![BLUE, RED], vec![BLUE]));
    let promised = catalog::commitment_to(&luck.key, &luck.game);
    assert_eq!(table.header().luck.commitment, promised);
}

#[test]
fn standing_instructions_are_followed_when_the_keeper_says_so() {
    let mut table = open(duel("person", "person"));
    table.instruct(BLUE, "hot-head", "always").expect("such an instruction");
    assert_eq!(table.instructed(), None, "another is asked");
    assert_eq!(table.obey(), Ok(None));
    table.decide(RED, &json!("fire")).expect("legal");
    assert_eq!((table.instructed(), told(&*table, BLUE)), (Some(BLUE), 3));
    let kept = catalog::load_among(&[catalog::shelve::<Duel>()], &table.record());
    assert_eq!(kept.expect("a sound record").instructed(), Some(BLUE));
    assert_eq!(table.obey(), Ok(Some(BLUE)));
    assert_eq!(table.obey(), Ok(None));
    table.instruct(RED, "hot-head", "always").expect("such an instruction");
    assert_eq!(table.instructed(), Some(RED), "whoever leaves one while asked has answered");
    table.obey_all();
    assert!(table.ending().is_some());
}

#[test]
fn what_a_standing_instruction_decided_can_be_taken_back() {
    let title = catalog::find("ccn").expect("a game");
    let set_up = SetUp { seats: Vec::new(), options: [].into(), ..duel("person", "person") };
    let start = Start::Scenario("rolica-first-position".to_owned());
    let table = title.open(SetUp { start, ..set_up }, &Luck::seeded("3"));
    let mut table = table.expect("a sound set-up");
    let mut luck = Fast::new(3);
    let mut taken_back = 0;
    for card in title.standing() {
        for seat in [RED, BLUE] {
            let value = card.values.last().expect("something to leave");
            table.instruct(seat, card.id, value).expect("such an instruction");
        }
    }
    while let Some(seat) = table.waiting().seats().lowest() {
        match table.obey().expect("no luck is named") {
            Some(seat) if table.can_undo(seat) => {
                table.undo(seat).expect("it can be taken back");
                assert_eq!(table.instructed(), None, "he wants to be asked");
                let again = catalog::load(&table.record()).expect("a sound record");
                assert_eq!(again.instructed(), None);
                taken_back += 1;
            }
            Some(_) => continue,
            None => {}
        }
        let list = table.decisions(seat);
        table.choose(seat, luck.index(list.len())).expect("legal");
    }
    assert!(taken_back > 0, "no instruction was open to undo");
}

/// From a question left out another person, or somebody who looks on, could tell what is hidden.
#[test]
fn a_question_with_one_answer_is_left_out_against_the_computer_alone() {
    left_out_against_the_computer_alone("borodino", "shevardino", &[]);
    left_out_against_the_computer_alone("waterloo", "the-hundred-days", &[]);
    let three = [("three-players", "on")];
    left_out_against_the_computer_alone("waterloo", "the-hundred-days", &three);
}

fn left_out_against_the_computer_alone(game: &str, scenario: &str, options: &[(&str, &str)]) {
    let title = catalog::find(game).expect("a game");
    let options = options.iter().map(|&(name, value)| (name.to_owned(), value.to_owned()));
    let start = Start::Scenario(scenario.to_owned());
    let set_up = SetUp { start, options: options.collect(), seats: Vec::new() };
    let open = || title.open(set_up.clone(), &Luck::seeded("3")).expect("a sound set-up");
    let (mut table, mut luck, mut games) = (open(), Fast::new(3), 1);
    let mut left_out = 0;
    while left_out < 5 {
        let Some(seat) = table.waiting().seats().lowest() else {
            (table, games) = (open(), games + 1);
            assert!(games < 20, "{left_out} such questions are asked in {games} games");
            continue;
        };
        let list = table.decisions(seat);
        if list.len() == 1 {
            left_out += usize::from(is_left_out_alone(&mut *table, seat));
        }
        table.choose(seat, luck.index(list.len())).expect("legal");
    }
}

/// Whether the question that is put to `seat` would be left out if bots sat in all other seats. As long
/// as a person is left, or somebody looks on, it is asked.
fn is_left_out_alone(table: &mut dyn Table, seat: Seat) -> bool {
    let others: Vec<Seat> = table.seats().filter(|&other| other != seat).collect();
    for &other in &others {
        assert_eq!(table.instructed(), None, "a person sits in {other}");
        table.hand_over(other, &Occupant::from("random")).expect("a bot goes on");
    }
    let left_out = table.instructed();
    table.look_on(true);
    assert_eq!((table.instructed(), table.obey()), (None, Ok(None)), "somebody looks on");
    table.look_on(false);
    assert_eq!(table.instructed(), left_out);
    for &other in &others {
        table.hand_over(other, &Occupant::Person).expect("a person goes on again");
        assert_eq!(table.instructed(), None, "a person sits in {other}");
    }
    left_out == Some(seat)
}

#[test]
fn a_bot_thinks_apart_from_the_table_and_decides_the_same() {
    let mut apart = open(duel("random", "greedy"));
    let mut together = open(duel("random", "greedy"));
    while let Some(thinking) = apart.thinking() {
        let seat = thinking.seat();
        let thought = std::thread::spawn(move || thinking.think()).join().expect("no fault");
        assert_eq!(thought.seat(), seat);
        apart.heed(thought).expect("nothing has happened since");
        assert_eq!(together.step(), Ok(Some(seat)));
        assert_eq!(apart.record(), together.record());
    }
    assert!(apart.ending().is_some());
}

#[test]
fn a_thought_that_the_table_has_outrun_changes_nothing() {
    let bot_is_asked = || {
        let mut table = open(duel("person", "greedy"));
        table.choose(RED, 0).expect("legal");
        table
    };
    let mut table = bot_is_asked();
    let think = || table.thinking().expect("a bot is waited for").think();
    let (first, second) = (think(), think());
    table.heed(first).expect("nothing has happened since");
    refuses(&mut *table, second);
    let mut table = bot_is_asked();
    let thought = table.thinking().expect("a bot is waited for").think();
    table.resign(RED).expect("the game goes on");
    refuses(&mut *table, thought);
    assert!(table.thinking().is_none());
    let elsewhere = catalog::shelve::<Duel>().open(duel("greedy", "person"), &Luck::seeded("8"));
    let thought = elsewhere.expect("a sound set-up").thinking().expect("a bot begins").think();
    refuses(&mut *open(duel("greedy", "person")), thought);
}

#[test]
fn a_thought_for_a_seat_that_was_handed_over_changes_nothing() {
    let seats: [&[&str]; 3] = [&["person"], &["random"], &["person", "greedy"]];
    for successors in seats {
        let mut table = open(duel("person", "greedy"));
        table.choose(RED, 0).expect("legal");
        let thought = table.thinking().expect("a bot is waited for").think();
        for to in successors {
            table.hand_over(BLUE, &Occupant::from(*to)).expect("another goes on");
        }
        refuses(&mut *table, thought);
        let is_bot = table.thinking().map(|thinking| thinking.seat()) == Some(BLUE);
        assert_eq!(is_bot, successors.last() != Some(&"person"), "another thinks for himself");
    }
}

#[test]
fn whoever_talks_does_not_make_a_bot_think_again() {
    let mut table = open(duel("person", "greedy"));
    table.choose(RED, 0).expect("legal");
    let thought = table.thinking().expect("a bot is waited for").think();
    table.say(Viewer::Spectator, Hearers::All, "Quick!").expect("fit to print");
    table.heed(thought).expect("it was only talk");
}

/// Holds that a thought is stale here.
fn refuses(table: &mut dyn Table, thought: catalog::Thought) {
    let before = table.record();
    assert_eq!(table.heed(thought).expect_err("it is stale").code, Code::Stale);
    assert_eq!(table.record(), before);
}

#[test]
fn a_bot_that_writes_orders_thinks_again_after_each() {
    let title = crate::sitting::SHELF.iter().find(|title| title.id() == "night");
    let title = title.expect("a toy of the test kit");
    let card = title.scenarios().remove(0);
    let seats = vec![Occupant::from("random"); card.sides.len()];
    let set_up = SetUp { start: Start::Scenario(card.id), options: [].into(), seats };
    let mut table = title.open(set_up, &Luck::seeded("5")).expect("a sound set-up");
    for _ in 0..100 {
        let Some(thinking) = table.thinking() else { break };
        let late = table.thinking().expect("the same bot").think();
        table.heed(thinking.think()).expect("nothing has happened since");
        refuses(&mut *table, late);
    }
}
