//! What tests of the turn and of command ask of a field.

use borodino::Event;
use serde_json::Value;

use crate::field::Field;

/// The blocks on the map as the document has them.
fn blocks(field: &Field) -> Vec<Value> {
    field.json()["blocks"].as_array().cloned().unwrap_or_default()
}

/// How many blocks of a side are on the map, by the letter of its ids: `F` or `R`.
pub(super) fn on_map(field: &Field, letter: char) -> usize {
    let is_one = |block: &&Value| block["id"].as_str().is_some_and(|id| id.starts_with(letter));
    blocks(field).iter().filter(is_one).count()
}

/// The blocks in an area.
pub(super) fn blocks_in(field: &Field, area: &str) -> Vec<String> {
    let here = blocks(field).into_iter().filter(|block| block["area"] == area);
    here.filter_map(|block| block["id"].as_str().map(str::to_owned)).collect()
}

/// The areas in which blocks of both sides stand, by the alphabet.
pub(super) fn contested(field: &Field) -> Vec<String> {
    let mut areas: Vec<String> = blocks(field)
        .iter()
        .filter_map(|block| block["area"].as_str().map(str::to_owned))
        .filter(|area| {
            let here = blocks_in(field, area);
            ["F", "R"].iter().all(|side| here.iter().any(|id| id.starts_with(side)))
        })
        .collect();
    areas.sort();
    areas.dedup();
    areas
}

/// How many blocks are counted for a border in this direction.
pub(super) fn crossed(field: &Field, from: &str, to: &str) -> u64 {
    let document = field.json();
    let entries = document["crossings"].as_array().into_iter().flatten();
    let here = entries.filter(|entry| entry["from"] == from && entry["to"] == to);
    here.filter_map(|entry| entry["blocks"].as_u64()).sum()
}

/// The orders that an active army headquarters has left; for another, none.
pub(super) fn orders(field: &Field, hq: &str) -> Option<u64> {
    let document = field.json();
    let active = document["active"].as_array().into_iter().flatten();
    let entry = active.into_iter().find(|entry| entry["hq"] == hq)?;
    entry["post"].as_str()?;
    Some(entry["orders"].as_u64().unwrap_or_else(|| field.steps(hq).into()))
}

/// The stages that have begun, by their names in the protocol.
pub(super) fn stages(field: &Field) -> Vec<String> {
    let begun = field.events.iter().filter_map(|event| {
        let Event::StageBegan { stage, .. } = event else { return None };
        Some(serde_json::to_value(stage).expect("JSON"))
    });
    begun.map(|stage| stage.as_str().unwrap_or_default().to_owned()).collect()
}

/// Those of some blocks that may be taken in hand now.
pub(super) fn offered<'a>(field: &Field, blocks: &[&'a str]) -> Vec<&'a str> {
    blocks.iter().copied().filter(|block| field.offers(&format!("take {block}"))).collect()
}
