//! What stands at a place, in print.

use std::fmt::Write;

use catalog::{Inspected, InspectedLayer, InspectedThing};

/// What stands there, a fact a line, with the rule behind it.
pub(crate) fn print(inspected: &Inspected) -> String {
    inspected.things.iter().fold(String::new(), |mut text, thing| {
        write_thing(&mut text, thing);
        text
    })
}

fn write_thing(text: &mut String, thing: &InspectedThing) {
    let _ = writeln!(text, "  {}", thing.name);
    for fact in &thing.facts {
        let rule = fact.rule.map_or(String::new(), |rule| format!("  [{rule}]"));
        let _ = writeln!(text, "      {}{rule}", fact.text);
    }
    for layer in &thing.layers {
        let _ = writeln!(text, "      {}: {}", layer.text, places(layer));
    }
}

/// The places of a layer; what is said about one is printed behind it, if it is short.
fn places(layer: &InspectedLayer) -> String {
    const SHORT: usize = 12;
    let spots = layer.places.iter().map(|spot| match &spot.text {
        Some(text) if text.len() <= SHORT => format!("{} ({text})", spot.place),
        Some(_) | None => spot.place.clone(),
    });
    spots.collect::<Vec<_>>().join(" ")
}
