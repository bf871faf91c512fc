//! The description of all paths for programs, as OpenAPI has it.

use std::collections::BTreeMap;

use axum::http::StatusCode;
use catalog::types::Id;
use schemars::generate::{SchemaGenerator, SchemaSettings};
use schemars::{JsonSchema, Schema};
use serde_json::{Map, Value, json};

use crate::http::{Checked, ROUTES, Route, status};
use crate::types::{ErrorLine, ReplyLine};
use crate::wire::{Code, Message, Opened, Push, RecordPage, Rules, Scenarios, ServerCode};

/// Every kind of refusal.
const CODES: [Code; 19] = {
    use catalog::Code as Table;
    [
        Code::Table(Table::Unknown),
        Code::Table(Table::Malformed),
        Code::Table(Table::Unsound),
        Code::Table(Table::TooLong),
        Code::Table(Table::TooMany),
        Code::Table(Table::Illegal),
        Code::Table(Table::Stale),
        Code::Table(Table::WrongSeat),
        Code::Table(Table::NoUndo),
        Code::Table(Table::NotBegun),
        Code::Table(Table::Over),
        Code::Table(Table::Luck),
        Code::Table(Table::NotAvailable),
        Code::Table(Table::Broken),
        Code::Server(ServerCode::TooFast),
        Code::Server(ServerCode::Origin),
        Code::Server(ServerCode::NoInvitation),
        Code::Server(ServerCode::NotKept),
        Code::Server(ServerCode::Stopping),
    ]
};

/// The whole description.
pub(crate) fn description() -> Schema {
    let mut paths: BTreeMap<&str, Map<String, Value>> = BTreeMap::new();
    for route in &ROUTES {
        paths.entry(route.path).or_default().insert(route.method.to_owned(), operation(route));
    }
    let description = json!({
        "openapi": "3.1.0",
        "info": {
            "title": "Grognard",
            "version": env!("CARGO_PKG_VERSION"),
            "description": "Historical wargames with every rule enforced. Everything that is said at a table is a \
                message; /api/messages takes one at a time, /api/socket any number, and tells what happens by itself.",
            "license": {"name": "MIT OR Apache-2.0", "identifier": "MIT OR Apache-2.0"},
        },
        "paths": paths,
        "components": {
            "schemas": components(),
            "responses": {"refused": refused()},
            "securitySchemes": {"cookie": {
                "type": "apiKey", "in": "cookie", "name": "grognard",
                "description": "Who somebody is: given with the first answer, and shown again with every message. \
                    Its name is __Host-grognard under HTTPS.",
            }},
        },
    });
    Schema::try_from(description).expect("an object")
}

/// What is done at a path.
fn operation(route: &Route) -> Value {
    let (name, summary, rest) = match (route.method, route.path) {
        ("get", "/") => (
            "front",
            "The client for browsers; or what this server is, if it has none.",
            answers("text/html", text()),
        ),
        ("get", "/healthz") => {
            ("health", "Whether the server is well: \"ok\".", answers("text/plain", text()))
        }
        ("get", "/metrics") => (
            "metrics",
            "Numbers for Prometheus; only for whoever asks on the machine itself.",
            answers("text/plain", text()),
        ),
        ("get", "/api/openapi.json") => (
            "description",
            "This description.",
            answers("application/json", json!({"type": "object"})),
        ),
        ("post", "/api/messages") => ("message", "Answers one message.", message()),
        ("get", "/api/socket") => ("socket", "Opens a WebSocket.", socket()),
        ("get", "/api/tables/{table}/record") => {
            ("record", "The record of a game, as a viewer may keep it.", record())
        }
        ("post", "/api/records") => {
            ("import", "Opens a table that goes on with a record.", import())
        }
        ("post", "/api/records/check") => ("check", "Checks the luck of a record.", check()),
        ("post", "/api/records/scenario") => {
            ("record_page", "What a record says of its game, and its scenario.", record_page())
        }
        ("get", "/api/games") => (
            "games",
            "Every game with its scenarios, as the message \"games\" answers.",
            answers("application/json", reference("Listing")),
        ),
        ("get", "/api/games/{game}/scenarios") => (
            "scenarios",
            "The scenarios of a game, each with its map and its first position.",
            of_game("Scenarios"),
        ),
        ("get", "/api/games/{game}/rules") => {
            ("rules", "The numbered rules of a game.", of_game("Rules"))
        }
        (method, path) => panic!("{method} {path} is not described"),
    };
    let mut operation = json!({"operationId": name, "summary": summary});
    let fields = operation.as_object_mut().expect("an object");
    fields.extend(rest.as_object().expect("an object").clone());
    operation
}

fn message() -> Value {
    let mut operation = answers("application/json", reference("ReplyLine"));
    operation["requestBody"] = body("application/json", &reference("Message"));
    operation["security"] = by_cookie();
    operation
}

fn socket() -> Value {
    json!({
        "description": "Messages are sent as text, one JSON object each (Message); each is answered under its id \
            (ReplyLine), perhaps later than those that came after it. News of watched tables come by themselves \
            (Push).",
        "security": by_cookie(),
        "responses": {
            "101": {"description": "From here on it is a WebSocket."},
            "default": {"$ref": "#/components/responses/refused"},
        },
    })
}

fn record() -> Value {
    let mut operation = answers("application/x-ndjson", text());
    operation["parameters"] = json!([
        {"name": "table", "in": "path", "required": true, "schema": reference("Bytes10"),
         "description": "The name of the table."},
        {"name": "viewer", "in": "query", "schema": reference("Viewer"),
         "description": "Through whose eyes; a spectator's if nothing is said. The referee's when the game is over."},
    ]);
    operation["security"] = by_cookie();
    operation
}

fn import() -> Value {
    let mut operation = answers("application/json", reference("Opened"));
    operation["parameters"] = json!([
        {"name": "seats", "in": "query", "schema": {"type": "string", "examples": ["me,open"]},
         "description": "Who is to sit where, with commas between; the sender in every person's seat if nothing is said."},
    ]);
    operation["requestBody"] = body("application/x-ndjson", &text());
    operation["security"] = by_cookie();
    operation
}

fn check() -> Value {
    let mut operation = answers("application/json", reference("Checked"));
    operation["requestBody"] = body("application/x-ndjson", &text());
    operation
}

fn record_page() -> Value {
    let mut operation = answers("application/json", reference("RecordPage"));
    operation["requestBody"] = body("application/x-ndjson", &text());
    operation
}

/// What is asked of a game by its short name.
fn of_game(answer: &str) -> Value {
    let mut operation = answers("application/json", reference(answer));
    operation["parameters"] = json!([
        {"name": "game", "in": "path", "required": true, "schema": text(),
         "description": "The short name of the game."},
    ]);
    operation
}

/// What comes back if all is well, and what if not.
fn answers(kind: &str, schema: Value) -> Value {
    json!({"responses": {
        "200": {"description": "All is well.", "content": {kind: {"schema": schema}}},
        "default": {"$ref": "#/components/responses/refused"},
    }})
}

fn body(kind: &str, schema: &Value) -> Value {
    json!({"required": true, "content": {kind: {"schema": schema}}})
}

/// Whoever shows no cookie is somebody new.
fn by_cookie() -> Value {
    json!([{}, {"cookie": []}])
}

fn text() -> Value {
    json!({"type": "string"})
}

fn reference(name: &str) -> Value {
    json!({"$ref": format!("#/components/schemas/{name}")})
}

/// A refusal, with the codes that come under each status.
fn refused() -> Value {
    let mut codes: BTreeMap<StatusCode, Vec<String>> = BTreeMap::new();
    for code in CODES {
        let name = serde_json::to_value(code).expect("a word");
        codes.entry(status(code)).or_default().push(name.as_str().expect("a word").to_owned());
    }
    let lines =
        codes.iter().map(|(status, codes)| format!("{}: {}", status.as_u16(), codes.join(", ")));
    let lines: Vec<String> = lines.collect();
    let description = format!(
        "It was refused, and nothing was changed. The codes under each status: {}.",
        lines.join("; ")
    );
    let schema = json!({"anyOf": [reference("ErrorLine"), reference("ReplyLine")]});
    json!({"description": description, "content": {"application/json": {"schema": schema}}})
}

/// Every type that is spoken, by its name.
fn components() -> Map<String, Value> {
    let settings = || {
        SchemaSettings::draft2020_12().with(|it| {
            it.definitions_path = "/components/schemas".into();
            it.meta_schema = None;
        })
    };
    let mut read = settings().for_deserialize().into_generator();
    let messages = messages(&mut read);
    let mut written = settings().for_serialize().into_generator();
    name::<ReplyLine>(&mut written);
    name::<ErrorLine>(&mut written);
    name::<Push>(&mut written);
    name::<Opened>(&mut written);
    name::<Checked>(&mut written);
    name::<RecordPage>(&mut written);
    name::<Scenarios>(&mut written);
    name::<Rules>(&mut written);
    let mut all = written.take_definitions(true);
    for (name, schema) in read.take_definitions(true).into_iter().chain(messages) {
        let before = all.insert(name.clone(), schema.clone());
        assert!(
            before.is_none_or(|it| it == schema),
            "{name} is read in another form than written"
        );
    }
    assert_eq!(count_of_codes(&all), CODES.len(), "every code has a status");
    all
}

fn name<T: JsonSchema>(generator: &mut SchemaGenerator) {
    generator.subschema_for::<T>();
}

fn count_of_codes(all: &Map<String, Value>) -> usize {
    let words = |name| all[name]["oneOf"].as_array().map_or(0, Vec::len);
    words("Code") + words("ServerCode")
}

/// Each message under a name of its own, with its id, and all of them together.
fn messages(generator: &mut SchemaGenerator) -> Vec<(String, Value)> {
    let id = generator.subschema_for::<Id>().to_value();
    let mut all = generator.root_schema_for::<Message>().to_value();
    let variants = all["oneOf"].take();
    let mut named = Vec::new();
    let mut mapping = Map::new();
    for mut variant in variants.as_array().expect("a schema for each message").iter().cloned() {
        variant["properties"]["id"] = id.clone();
        variant["required"].as_array_mut().expect("at least its name").insert(0, json!("id"));
        let command = variant["properties"]["cmd"]["const"].as_str().expect("a command").to_owned();
        let name = format!("Message-{command}");
        mapping.insert(command, reference(&name)["$ref"].clone());
        named.push((name, variant));
    }
    let references: Vec<Value> = named.iter().map(|(name, _)| reference(name)).collect();
    let message = json!({
        "description": all["description"],
        "oneOf": references,
        "discriminator": {"propertyName": "cmd", "mapping": mapping},
    });
    named.push(("Message".to_owned(), message));
    named
}
