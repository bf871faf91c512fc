//! What is printed on the map and on the blocks, as a client gets it.

use engine::Title as _;
use serde_json::Value;

use borodino::Campaign;

/// What everybody may know of a scenario.
pub(super) fn scenery(scenario: &str) -> Value {
    let campaign = Campaign::set_up(scenario, &[]).expect("it is there");
    serde_json::to_value(campaign.scenery()).expect("JSON")
}

pub(super) fn list<'a>(scenery: &'a Value, name: &str) -> &'a [Value] {
    scenery[name].as_array().expect("a list")
}

pub(super) fn word(value: &Value) -> &str {
    value.as_str().unwrap_or_default()
}

/// The id of an area by its number.
pub(super) fn id_of<'a>(scenery: &'a Value, area: &Value) -> &'a str {
    let number = area.as_u64().expect("a number") as usize;
    word(&list(scenery, "areas")[number]["id"])
}
