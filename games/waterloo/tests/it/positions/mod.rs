//! Positions as documents.

mod campaigns;
mod hostile;
mod older;
mod page;
mod refusals;
mod refused_fights;
mod round_trips;

use engine::{Chance, Draw, Game, Seat, Title as _, Waiting};
use luck::Fast;
use serde_json::Value;
use waterloo::{Campaign, Document};

/// Describes a campaign, through the text and back, and compares.
#[track_caller]
fn check(campaign: &Campaign, options: &[(String, String)]) -> Value {
    let document = campaign.document();
    let text = serde_json::to_string(&document).expect("a document can be written");
    let read: Document = serde_json::from_str(&text).expect("what was written can be read");
    assert_eq!(read, document);
    let again = Campaign::arrange(&read, None, options);
    let again = again.unwrap_or_else(|faults| panic!("{faults:#?} in {text}"));
    assert_eq!(again, *campaign, "{text}");
    let seat = asked(campaign).expect("somebody is asked");
    assert_eq!(again.legal_list(seat), campaign.legal_list(seat));
    serde_json::from_str(&text).expect("JSON")
}

/// Who is asked; nobody at the end.
fn asked(campaign: &Campaign) -> Option<Seat> {
    match campaign.waiting() {
        Waiting::On(seats) => seats.lowest(),
        Waiting::Orders(_) => unreachable!("there are no secret orders"),
        Waiting::Over(_) => None,
    }
}

/// The question of a document.
fn question(document: &Value) -> String {
    let ask = &document["ask"];
    let name = ask.as_str().or_else(|| ask.as_object()?.keys().next().map(String::as_str));
    name.expect("a question").to_owned()
}

/// A number below another, by luck.
fn below(luck: &mut Fast, number: usize) -> usize {
    luck.below(Draw::open("choice"), number as u32) as usize
}
