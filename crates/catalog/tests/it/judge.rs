//! Asks a desk one line, whatever it is, and holds the answer to what every answer promises.
//! The fuzz target reads this file too.

use catalog::Desk;
use engine::Seat;
use serde_json::Value;

/// What is answered to `line`.
///
/// # Panics
/// If it is not one line of JSON with the id of the request or none, if the program had a fault, or
/// if a decision was accepted that was not listed just before.
pub(crate) fn ask(desk: &mut Desk, line: &[u8]) -> Value {
    let request: Value = serde_json::from_slice(line).unwrap_or_default();
    let listed = listed(desk, &request);
    let text = desk.answer(line);
    assert!(!text.contains(['\n', '\r']), "an answer is one line: {text}");
    let answer: Value = serde_json::from_str(&text).expect("an answer is JSON");
    let same_id = answer["id"] == request["id"];
    assert!(same_id || answer["id"].is_null(), "another id: {text}");
    let kinds = [&answer["ok"], &answer["error"]].map(|it| !it.is_null());
    assert!(kinds[0] != kinds[1], "an answer is ok or an error: {text}");
    assert_ne!(answer["error"]["code"], "broken", "the program has a fault");
    if kinds[0]
        && let Some(listed) = listed
    {
        let decision = taken(&request, &answer);
        assert!(listed.contains(decision), "{decision} was accepted, and not listed");
    }
    answer
}

/// What the seat of a request may decide, if the request decides something.
fn listed(desk: &Desk, request: &Value) -> Option<Vec<Value>> {
    let decides = ["act", "draft"].contains(&request["cmd"].as_str()?);
    let table = desk.table(request["table"].as_str()?).filter(|_| decides)?;
    let seat = u8::try_from(request["seat"].as_u64()?).ok()?;
    let exists = usize::from(seat) < table.scenario().sides.len();
    exists.then(|| table.decisions(Seat(seat)))
}

/// The decision that was taken or written, as the seat itself is told.
fn taken<'a>(request: &Value, answer: &'a Value) -> &'a Value {
    let mut told = answer["ok"]["told"].as_array().into_iter().flatten();
    let own = told.find(|news| news["viewer"] == request["seat"]);
    let first = &own.expect("whoever decides is told so")["news"][0];
    match request["cmd"].as_str() {
        Some("draft") => &first["beside"]["drafted"]["action"],
        _ => &first["decision"],
    }
}
