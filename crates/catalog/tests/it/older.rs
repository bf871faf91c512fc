//! Games of older rules that began at positions to which today's rules do not come.

use catalog::{Code, Record, Table};
use engine::{Seat, Waiting};

use crate::saves::save;

/// Each with the sentence by which today's rules refuse its beginning.
const BEGINNINGS: [(&str, &str); 5] = [
    ("ccn-rules2-elan-over-discards.game", "The piles were shuffled when Elan was played"),
    ("ccn-rules2-empty-draw-pile.game", "The draw pile ran out"),
    ("ccn-rules2-five-flags-over-own-works.game", "The roll at (4,6) can show 1 to 4 flags."),
    ("ccn-rules2-fire-over-own-works.game", "Nobody is asked here: no battle can be fought."),
    ("ccn-rules2-charge-out-of-works.game", "A melee from (6,6) at (5,6) would have no dice."),
];

/// Plays on by the last decision on offer, until so many were taken or the game is over.
fn play_on(table: &mut dyn Table, decisions: usize) {
    for _ in 0..decisions {
        let Waiting::On(seats) = table.waiting() else { return };
        let seat = seats.lowest().expect("a seat is asked");
        let last = table.decisions(seat).pop().expect("there is an answer");
        table.decide(seat, &last).expect("it is on offer");
    }
}

/// A record cut down to its beginning.
fn beginning_of(text: &str) -> String {
    text.lines().take(2).map(|line| format!("{line}\n")).collect()
}

#[test]
fn games_of_older_rules_go_on_from_where_today_none_begins() {
    for (name, sentence) in BEGINNINGS {
        let text = save(name);
        let today = text.replacen(r#""rules_version":2"#, r#""rules_version":3"#, 1);
        let refused = catalog::load(&today).err().expect("refused");
        assert_eq!(refused.code, Code::Unsound, "{name}");
        assert!(refused.message.contains(sentence), "{name}: {}", refused.message);
        for text in [&text, &beginning_of(&text)] {
            catalog::replay(text, None, None).unwrap_or_else(|problem| panic!("{name}: {problem}"));
            let mut table =
                catalog::load(text).unwrap_or_else(|problem| panic!("{name}: {problem}"));
            play_on(&mut *table, 60);
            let again = catalog::load(&table.record()).map(|table| table.record());
            assert_eq!(again.ok(), Some(table.record()), "{name}: what was played on is kept");
        }
    }
}

/// The readings of rules 2 that are options today, and that its headers do not name.
#[test]
fn a_game_of_older_rules_goes_on_by_its_former_readings() {
    let text = save("ccn-rules2-elan-over-discards.game");
    assert!(!Record::read(&text).expect("a record").header.options.contains_key("elan-shuffle"));
    assert!(!text.contains("piles-shuffled"));
    let mut table = catalog::load(&text).expect("it loads");
    let turn = |table: &dyn Table| table.turn_number(engine::Viewer::Referee);
    let begun = turn(&*table);
    while turn(&*table) == begun {
        play_on(&mut *table, 1);
    }
    assert!(table.record().contains("piles-shuffled"), "after the turn in which Elan was played");
}

/// [CCN-10.2.5] Older rules gave a die to attacks that have none today.
#[test]
fn what_has_no_die_today_is_not_rolled_in_a_game_of_older_rules() {
    let text = beginning_of(&save("ccn-rules2-fire-over-own-works.game"));
    let table = catalog::load(&text).expect("it loads");
    assert_eq!(table.decisions(Seat(1)), ["end-battles"]);
    let text = beginning_of(&save("ccn-rules2-charge-out-of-works.game"));
    let mut table = catalog::load(&text).expect("it loads");
    table.decide(Seat(0), &"stand".into()).expect("it is on offer");
    assert!(table.record().contains("attack-lost"), "{}", table.record());
}
