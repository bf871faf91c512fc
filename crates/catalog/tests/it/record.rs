use catalog::{Code, Record, Table};
use engine::Viewer;
use serde_json::json;

use crate::{RED, duel, open, toy};

fn resume(text: &str) -> Box<dyn Table> {
    let record = Record::read(text).expect("a record");
    catalog::shelve::<toy::Duel>().resume(&record).expect("a sound record")
}

/// A table on which something was decided, taken back and decided again.
fn used_table() -> Box<dyn Table> {
    let mut table = open(duel("person", "person"));
    table.decide(RED, &json!({"aim": {"marks": 2}})).expect("legal");
    table.undo(RED).expect("not sealed");
    table.decide(RED, &json!({"aim": {"marks": 1}})).expect("legal");
    table
}

#[test]
fn a_record_says_what_is_played_and_then_what_happened() {
    let record = used_table().record();
    let header: serde_json::Value =
        serde_json::from_str(record.lines().next().expect("a header")).expect("JSON");
    assert_eq!(
        header,
        json!({
            "format": 2, "game": "toy", "rules_version": 1, "scenario": "dawn",
            "id": "ed3f6f6eb0afea08e579e0ecb96abda7",
            "options": {"lives": "3"}, "seats": ["person", "person"],
            "luck": {
                "commitment": "d471a2a206ede5dbf28227b7fb9685d931199d68482c6a36db5938565e42c6c8",
                "pinches": [null, null],
                "seed": "7",
                "key": "7a44001de7a575f4ea292473917ffc10fc90d94c68ef1ead07c12b46948568d1",
            },
            "beginning": {"file": "dawn"},
        })
    );
    assert_eq!(record.lines().count(), 5);
}

#[test]
fn a_record_names_the_options_that_nobody_chose() {
    let mut set_up = duel("person", "person");
    set_up.options.clear();
    let record = open(set_up).record();
    assert!(record.contains(r#""options":{"lives":"2"}"#), "{record}");
}

#[test]
fn by_the_book_sets_every_option_that_was_not_named() {
    let by_the_book = |others: &[(&str, &str)]| {
        let mut set_up = duel("person", "person");
        let named = others.iter().chain(&[("by-the-book", "on")]);
        set_up.options = named.map(|(id, value)| (id.to_string(), value.to_string())).collect();
        open(set_up).record()
    };
    assert!(by_the_book(&[]).contains(r#""options":{"lives":"3"}"#));
    assert!(by_the_book(&[("lives", "1")]).contains(r#""options":{"lives":"1"}"#));
}

#[test]
fn by_the_book_sets_what_departs_from_the_book_and_lasts_for_a_rematch() {
    for title in catalog::games() {
        let opened = |options: &[(&str, &str)]| {
            let named = options.iter().map(|(id, value)| (id.to_string(), value.to_string()));
            let start = catalog::Start::Scenario(title.scenarios().remove(0).id);
            let set_up = catalog::SetUp { start, options: named.collect(), seats: Vec::new() };
            title.open(set_up, &catalog::Luck::seeded("7"))
        };
        let [usual, table] =
            [&[][..], &[("by-the-book", "on")]].map(|it| opened(it).expect("a sound set-up"));
        let cards = title.options();
        assert!(cards.iter().any(|card| card.departs()), "{}", title.id());
        for card in &cards {
            let values = [&usual, &table].map(|table| &*table.header().options[card.id]);
            assert_eq!(values, [card.default, card.by_the_letter()], "{} {}", title.id(), card.id);
        }
        assert_eq!(table.header().options.len(), cards.len(), "the switch itself is not kept");
        let another = catalog::protocol::another_game(&*table).set_up;
        assert_eq!(another.options, table.header().options, "{}", title.id());
        let refused = opened(&[("fog", "on")]).err().expect("no such option").message;
        assert!(refused.ends_with(", by-the-book."), "{refused}");
        let refused = opened(&[("by-the-book", "often")]).err().expect("no such value").message;
        assert_eq!(refused, "Option by-the-book is one of on, off, not \"often\".");
    }
}

#[test]
fn what_the_book_leaves_to_the_players_is_neither_by_it_nor_against_it() {
    let left = |game: &str| {
        let title = catalog::find(game).expect("a game");
        let cards = title.options().into_iter().filter(|card| card.book.is_none());
        cards.map(|card| card.id).collect::<Vec<_>>().join(", ")
    };
    assert_eq!(left("ccn"), "turn-limit");
    assert_eq!(
        left("waterloo"),
        "reveal-when-firing-only, three-players, allies-talk-at-night-only, battle-turn-cap, handicap-french, handicap-allies"
    );
    assert_eq!(left("samurai"), "level, commanders-a, commanders-b, shared-orders");
    assert_eq!(left("borodino"), "flank-attacks, handicap-french, handicap-russian");
}

#[test]
fn a_resumed_game_is_the_same_game() {
    let table = used_table();
    let resumed = resume(&table.record());
    assert_eq!(resumed.record(), table.record());
    for viewer in [Viewer::Referee, Viewer::Spectator, Viewer::Seat(RED)] {
        assert_eq!(resumed.view(viewer), table.view(viewer));
        assert_eq!(resumed.log(viewer, 0), table.log(viewer, 0));
    }
    assert_eq!(resumed.choices(RED), table.choices(RED));
}

#[test]
fn a_resumed_game_goes_on_with_the_luck_it_would_have_had() {
    let mut live = open(duel("random", "random"));
    while live.waiting().seats() != engine::SeatSet::NONE {
        let mut resumed = resume(&live.record());
        live.step().expect("a bot decides");
        resumed.step().expect("a bot decides");
        assert_eq!(resumed.record(), live.record());
    }
}

#[test]
fn a_spoiled_record_is_refused_with_its_line() {
    let record = used_table().record();
    let title = catalog::shelve::<toy::Duel>();
    let refused = |text: &str| {
        let record = Record::read(text);
        let table = record.and_then(|record| title.resume(&record));
        table.err().expect("refused")
    };
    assert_eq!(refused("").code, Code::Malformed);
    assert!(refused("nonsense").message.starts_with("Line 1 is not the header"));
    assert!(refused(&record.replacen("aimed", "slept", 1)).message.starts_with("Line 3 "));
    let other_form = record.replacen("\"format\":2", "\"format\":9", 1);
    assert_eq!(refused(&other_form).message, "The saved game has form 9; this program reads 2.");
    let header = record.lines().next().expect("a header");
    assert!(refused(header).message.starts_with("Line 2 "));
    let astray = record.replacen("\"line\":1", "\"line\":0", 1);
    assert!(refused(&astray).message.starts_with("Line 4 "), "{}", refused(&astray));
    let gap = record.replacen('\n', "\n\n", 2).replacen("aimed", "slept", 1);
    assert!(refused(&gap).message.starts_with("Line 2 "), "lines count as they are in the file");
}

#[test]
fn a_record_of_what_cannot_have_happened_is_refused() {
    let record = used_table().record();
    let title = catalog::shelve::<toy::Duel>();
    let refused = |from: &str, to: &str| {
        assert!(record.contains(from), "{from} is not in {record}");
        let text = record.replacen(from, to, 1);
        title.resume(&Record::read(&text).expect("a header")).err().expect("refused").message
    };
    let stranger = refused(r#"{"decided":{"seat":0"#, r#"{"decided":{"seat":2"#);
    assert_eq!(stranger, "Line 3 of the saved game does not follow from the rest.");
    let nobody = refused(r#"{"decided":{"seat":0"#, r#"{"decided":{"seat":200"#);
    assert!(nobody.starts_with("Line 3 of the saved game cannot be read: there is no seat 200"));
    let another = refused(r#"{"undone":{"seat":0"#, r#"{"undone":{"seat":1"#);
    assert_eq!(another, "Line 4 of the saved game does not follow from the rest.");
    let broken = refused(r#""aimed":{"seat":0"#, r#""aimed":{"seat":3"#);
    assert_eq!(broken, "Line 3 of the saved game does not follow from the rest.");
}

#[test]
fn load_finds_the_game() {
    let Err(problem) = catalog::load(&used_table().record()) else { panic!("no toy on the shelf") };
    assert_eq!(problem.code, Code::Unknown);
}
