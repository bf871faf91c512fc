//! Positions as documents.

mod hostile;
mod refusals;
mod refused_fights;
mod refused_marks;
mod round_trips;

use borodino::{Campaign, Document};
use engine::{Game as _, Title as _};
use serde_json::Value;

use crate::random::asked;

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

/// The question of a document.
fn question(document: &Value) -> String {
    let ask = &document["ask"];
    let name = ask.as_str().or_else(|| ask.as_object()?.keys().next().map(String::as_str));
    name.expect("a question").to_owned()
}
