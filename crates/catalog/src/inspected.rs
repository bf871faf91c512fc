//! What stands at a place, with its words.

use engine::{Fact, Inspection, Layer, Spot, Thing};
use serde::Serialize;

use crate::Lexicon;

/// What stands at a place and what it can do: an [`engine::Inspection`] that can be read.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS, schemars::JsonSchema))]
pub struct Inspected {
    /// The place that was asked about.
    pub place: String,
    /// Pieces first, the ground last.
    pub things: Vec<InspectedThing>,
}

/// One thing that stands there.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(
    feature = "types",
    derive(ts_rs::TS, schemars::JsonSchema),
    ts(rename = "Thing"),
    schemars(rename = "Thing")
)]
pub struct InspectedThing {
    /// What kind of thing it is; for programs.
    pub id: &'static str,
    /// What it is called.
    pub name: String,
    /// Its numbers as they are now, and why, each in a short line.
    pub facts: Vec<InspectedFact>,
    /// Places that can be shown on the board.
    pub layers: Vec<InspectedLayer>,
}

/// One thing to know about it.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(
    feature = "types",
    derive(ts_rs::TS, schemars::JsonSchema),
    ts(rename = "Fact", optional_fields),
    schemars(rename = "Fact")
)]
pub struct InspectedFact {
    /// What it is about; for programs.
    pub id: &'static str,
    /// The line.
    pub text: String,
    /// The id of the rule that makes it so.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub rule: Option<&'static str>,
}

/// Places that have something in common.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(
    feature = "types",
    derive(ts_rs::TS, schemars::JsonSchema),
    ts(rename = "Layer", optional_fields),
    schemars(rename = "Layer")
)]
pub struct InspectedLayer {
    /// What they have in common; for programs.
    pub id: &'static str,
    /// The same in words.
    pub text: String,
    /// The id of the rule that makes it so.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub rule: Option<&'static str>,
    /// The places.
    pub places: Vec<InspectedSpot>,
}

/// A place of a layer.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(
    feature = "types",
    derive(ts_rs::TS, schemars::JsonSchema),
    ts(rename = "Spot", optional_fields),
    schemars(rename = "Spot")
)]
pub struct InspectedSpot {
    /// Its name.
    pub place: String,
    /// What there is to say about this one.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub text: Option<String>,
}

impl Inspected {
    pub(crate) fn new(place: &str, inspection: &Inspection, lexicon: &Lexicon) -> Inspected {
        let things = inspection.things.iter();
        Inspected {
            place: place.to_owned(),
            things: things.map(|thing| InspectedThing::new(thing, lexicon)).collect(),
        }
    }
}

impl InspectedThing {
    fn new(thing: &Thing, lexicon: &Lexicon) -> InspectedThing {
        let fact = |fact: &Fact| InspectedFact {
            id: fact.id,
            text: lexicon.speak(&fact.text).text,
            rule: fact.rule,
        };
        InspectedThing {
            id: thing.id,
            name: lexicon.speak(&thing.name).text,
            facts: thing.facts.iter().map(fact).collect(),
            layers: thing.layers.iter().map(|it| InspectedLayer::new(it, lexicon)).collect(),
        }
    }
}

impl InspectedLayer {
    fn new(layer: &Layer, lexicon: &Lexicon) -> InspectedLayer {
        let spot = |spot: &Spot| InspectedSpot {
            place: spot.place.clone(),
            text: spot.text.as_ref().map(|text| lexicon.say(text)),
        };
        InspectedLayer {
            id: layer.id,
            text: lexicon.speak(&layer.text).text,
            rule: layer.rule,
            places: layer.places.iter().map(spot).collect(),
        }
    }
}
