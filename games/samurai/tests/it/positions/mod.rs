//! Positions as documents.

mod hostile;
mod refusals;
mod round_trips;

use engine::{Game as _, Title as _, Waiting};
use samurai::{Battle, Document, Draft};

/// Describes a battle, through the text and back, and compares.
#[track_caller]
fn check(battle: &Battle, file: Option<&str>, options: &[(String, String)]) -> String {
    let document = battle.document();
    let text = serde_json::to_string(&document).expect("a document can be written");
    let read: Document = serde_json::from_str(&text).expect("what was written can be read");
    assert_eq!(read, document);
    let again = Battle::arrange(&read, file, options);
    let again = again.unwrap_or_else(|faults| panic!("{faults:#?} in {text}"));
    assert_eq!(again, *battle, "{text}");
    let Waiting::Orders(seats) = battle.waiting() else { panic!("nobody is asked: {text}") };
    for seat in seats.iter() {
        let lists = [battle, &again].map(|battle| {
            let mut list = Vec::new();
            battle.drafts(seat, &Draft::default(), &mut list);
            list
        });
        assert_eq!(lists[0], lists[1], "{text}");
    }
    text
}
