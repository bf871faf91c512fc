//! TypeScript types and JSON Schemas of the protocol and of records, for `make generate`.

use engine::SeatSet;
use engine::types::{Entry, Shown, written};
use schemars::{JsonSchema, Schema};
use serde_json::{Value, json};
use ts_rs::{TS, TypeVisitor};

use crate::protocol::{AnswerLine, Request};
use crate::told::ToldLine;
use crate::{Beside, Header};

/// Shows every type that is spoken or kept. The others follow from these.
pub fn typescript(visitor: &mut impl TypeVisitor) {
    visitor.visit::<RequestLine>();
    visitor.visit::<Id>();
    visitor.visit::<Request>();
    visitor.visit::<AnswerLine<'static>>();
    visitor.visit::<Header>();
    visitor.visit::<RecordLine<Value, Value, Value>>();
    visitor.visit::<ToldLine>();
    visitor.visit::<SeatSet>();
    // One line for each game.
    ccn::types::typescript(visitor);
    waterloo::types::typescript(visitor);
    samurai::types::typescript(visitor);
    borodino::types::typescript(visitor);
}

/// Every schema, by the name of its file.
#[must_use]
pub fn schemas() -> Vec<(&'static str, Schema)> {
    let mut schemas = vec![
        ("request", request_line()),
        ("answer", written::<AnswerLine<'static>>()),
        ("record-header", written::<Header>()),
        ("record-told", written::<ToldLine>()),
        // Two lines for each game.
        ("ccn-record-line", record_line::<ccn::Battle>()),
        ("waterloo-record-line", record_line::<waterloo::Campaign>()),
        ("samurai-record-line", record_line::<samurai::Battle>()),
        ("borodino-record-line", record_line::<borodino::Campaign>()),
    ];
    schemas.extend(ccn::types::schemas());
    schemas.extend(waterloo::types::schemas());
    schemas.extend(samurai::types::schemas());
    schemas.extend(borodino::types::schemas());
    schemas
}

/// What tells a request from others, and its answer from other answers: a whole number or a short
/// text.
#[derive(TS, JsonSchema)]
#[ts(untagged)]
#[schemars(untagged)]
pub enum Id {
    Number(i64),
    Text(#[schemars(length(max = crate::protocol::LONGEST_ID))] String),
}

/// A request as it is sent.
#[derive(TS)]
#[ts(type = "{ id: Id, } & Request")]
pub struct RequestLine;

/// A line of a record that holds everything, after the header.
#[derive(TS, JsonSchema)]
#[ts(untagged)]
#[schemars(rename = "RecordLine", untagged)]
pub enum RecordLine<Action, Event, Draft> {
    Rules(Entry<Action, Event, Draft>),
    Beside(Beside),
}

/// The schema of requests with an id in each of them: every variant refuses fields that it does
/// not know, so that none can be added from outside.
fn request_line() -> Schema {
    let mut generator =
        schemars::generate::SchemaSettings::draft07().for_deserialize().into_generator();
    let id = generator.subschema_for::<Id>().to_value();
    let mut schema = generator.into_root_schema_for::<Request>();
    let variants = schema.get_mut("oneOf").and_then(Value::as_array_mut);
    for variant in variants.expect("a schema for each request") {
        variant["properties"]["id"] = id.clone();
        let required = variant["required"].as_array_mut();
        required.expect("at least its name").insert(0, json!("id"));
    }
    schema.insert("title".to_owned(), json!("RequestLine"));
    schema
}

/// The schema of the lines of a full record of one game.
fn record_line<G: Shown>() -> Schema {
    let (lines, told) =
        (written::<engine::Entry<G>>(), written::<Entry<G::Action, G::Event, G::Draft>>());
    assert!(lines == told, "the lines of a log have changed; engine::types must follow");
    written::<RecordLine<G::Action, G::Event, G::Draft>>()
}
