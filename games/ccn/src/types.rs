//! TypeScript types and JSON Schemas of this game, for `make generate`.

use std::borrow::Cow;

use engine::types::{Entry, read, written};
use engine::{Few, NoDraft};
use schemars::{JsonSchema, Schema, SchemaGenerator, json_schema};
use ts_rs::{Config, TS, TypeVisitor};

use crate::hex::ROWS;
use crate::scenario::Scenario;
use crate::{Action, Dice, Document, Event, Face, Hex, Kind, Nation, Scenery, View};

/// Shows every type that a client of this game meets. The others follow from these.
pub fn typescript(visitor: &mut impl TypeVisitor) {
    visitor.visit::<Action>();
    visitor.visit::<Event>();
    visitor.visit::<View>();
    visitor.visit::<Scenery>();
    visitor.visit::<Document>();
    visitor.visit::<LogEntry>();
    visitor.visit::<Kind>();
    visitor.visit::<Nation>();
}

/// Every schema of this game, by the name of its file.
#[must_use]
pub fn schemas() -> Vec<(&'static str, Schema)> {
    vec![
        ("ccn-action", read::<Action>()),
        ("ccn-event", written::<Event>()),
        ("ccn-position", read::<Document>()),
        ("ccn-scenario", read::<Scenario>()),
        ("ccn-scenery", written::<Scenery>()),
        ("ccn-view", written::<View>()),
    ]
}

/// A line of the log of this game.
#[derive(TS)]
pub struct LogEntry(pub Entry<Action, Event, NoDraft>);

/// The dice of one roll, as others read them.
type ListOfFaces = Few<Face, { Dice::MOST }>;

impl TS for Dice {
    type WithoutGenerics = Self;
    type OptionInnerType = Self;

    fn name(config: &Config) -> String {
        ListOfFaces::name(config)
    }

    fn inline(config: &Config) -> String {
        ListOfFaces::inline(config)
    }

    fn visit_dependencies(visitor: &mut impl TypeVisitor) {
        ListOfFaces::visit_dependencies(visitor);
    }

    fn visit_generics(visitor: &mut impl TypeVisitor) {
        ListOfFaces::visit_generics(visitor);
    }
}

impl JsonSchema for Dice {
    fn inline_schema() -> bool {
        ListOfFaces::inline_schema()
    }

    fn schema_name() -> Cow<'static, str> {
        ListOfFaces::schema_name()
    }

    fn json_schema(generator: &mut SchemaGenerator) -> Schema {
        ListOfFaces::json_schema(generator)
    }
}

/// A row and a column, both from 1.
impl JsonSchema for Hex {
    fn schema_name() -> Cow<'static, str> {
        "Hex".into()
    }

    fn json_schema(_: &mut SchemaGenerator) -> Schema {
        let (rows, columns) = (ROWS.rows(), ROWS.length(1));
        json_schema!({
            "description": "The row and the column, both from 1.",
            "type": "array",
            "prefixItems": [
                { "type": "integer", "minimum": 1, "maximum": rows },
                { "type": "integer", "minimum": 1, "maximum": columns },
            ],
            "minItems": 2,
            "maxItems": 2,
        })
    }
}
