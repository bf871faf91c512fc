//! Which crate may know which, and under which licences everything comes.

use std::fs;
use std::path::Path;
use std::process::Command;

use serde_json::Value;

use crate::root;

/// What each crate of the house may depend on, tests and benchmarks aside. A game is named once.
const DOORS: [(&str, &[&str]); 13] = [
    ("engine", &["serde"]),
    ("hexes", &["serde"]),
    ("rulebook", &[]),
    ("luck", &["engine", "chacha20", "hkdf", "sha2"]),
    ("ai", &["engine", "luck"]),
    ("testkit", &["engine", "luck", "ai", "serde", "serde_json"]),
    ("ccn", &GAME),
    ("waterloo", &GAME),
    ("samurai", &GAME),
    ("borodino", &GAME),
    (
        "catalog",
        &[
            "engine",
            "luck",
            "ai",
            "rulebook",
            "ccn",
            "waterloo",
            "samurai",
            "borodino",
            "serde",
            "serde_json",
            "serde_path_to_error",
            "fluent-bundle",
            "unic-langid",
        ],
    ),
    (
        "server",
        &[
            "catalog",
            "engine",
            "axum",
            "flate2",
            "futures-util",
            "getrandom",
            "hyper",
            "hyper-util",
            "rusqlite",
            "serde",
            "serde_json",
            "sha2",
            "tokio",
            "tokio-tungstenite",
            "tower-http",
            "tower-service",
            "tracing",
        ],
    ),
    (
        "grognard",
        &[
            "catalog",
            "engine",
            "rulebook",
            "server",
            "serde",
            "serde_json",
            "clap",
            "clap_complete",
            "getrandom",
            "indicatif",
            "tracing-subscriber",
        ],
    ),
];

/// What describes types in other languages, and the crates that may name it: never unless the
/// feature `types` asks for it.
const DESCRIBERS: [&str; 2] = ["schemars", "ts-rs"];
const DESCRIBED: [&str; 8] =
    ["engine", "hexes", "ccn", "waterloo", "samurai", "borodino", "catalog", "server"];

/// The crates that can carry the client for browsers: never unless the feature `client` asks for it,
/// so that nobody needs Node to build and test the rest.
const CARRIERS: [&str; 2] = ["server", "grognard"];

/// What a game may depend on: no other game, no player, no generator, no clock.
const GAME: [&str; 4] = ["engine", "hexes", "serde", "toml"];

/// The licences that are accepted, as in `deny.toml`.
const DENY: &str = include_str!("../../../../deny.toml");

/// All that the server names of the contract: seats and eyes, and bytes that mean nothing to it. No
/// position, no decision and no event is among it.
const SEATS_AND_BYTES: [&str; 5] = ["Bytes", "Salt", "Seat", "SeatSet", "Viewer"];

fn metadata(flags: &[&str]) -> Value {
    let cargo = std::env::var("CARGO").unwrap_or_else(|_| "cargo".to_owned());
    let output = Command::new(cargo)
        .args(["metadata", "--format-version", "1", "--locked"])
        .args(flags)
        .current_dir(concat!(env!("CARGO_MANIFEST_DIR"), "/../.."))
        .output()
        .expect("cargo runs");
    assert!(output.status.success(), "{}", String::from_utf8_lossy(&output.stderr));
    serde_json::from_slice(&output.stdout).expect("cargo metadata is JSON")
}

fn packages(metadata: &Value) -> &[Value] {
    metadata["packages"].as_array().expect("a list of packages")
}

fn text<'a>(value: &'a Value, key: &str) -> &'a str {
    value[key].as_str().unwrap_or_default()
}

#[test]
fn house_doors_open_one_way() {
    let metadata = metadata(&["--no-deps"]);
    for package in packages(&metadata) {
        let name = text(package, "name");
        let door = DOORS.iter().find(|(of, _)| *of == name);
        let (_, allowed) = door.unwrap_or_else(|| panic!("{name} has no doors in this table"));
        let dependencies = package["dependencies"].as_array().expect("a list of dependencies");
        for dependency in dependencies.iter().filter(|it| it["kind"].is_null()) {
            let wanted = text(dependency, "name");
            if DESCRIBERS.contains(&wanted) && DESCRIBED.contains(&name) {
                assert_eq!(dependency["optional"], true, "{name} has {wanted} behind `types` only");
                continue;
            }
            assert!(allowed.contains(&wanted), "{name} must not depend on {wanted}");
        }
    }
}

#[test]
fn house_features_are_few() {
    let metadata = metadata(&["--no-deps"]);
    for package in packages(&metadata) {
        let (name, features) = (text(package, "name"), &package["features"]);
        let features = features.as_object().expect("a table of features");
        for (feature, needs) in features {
            let is_known = match feature.as_str() {
                "types" => DESCRIBED.contains(&name),
                "client" => CARRIERS.contains(&name),
                _ => false,
            };
            assert!(is_known, "{name} has an unknown feature {feature}: {needs}");
        }
    }
}

/// The sources in a folder and all below it: the path within the repository, and the text.
fn sources(folder: &str) -> Vec<(String, String)> {
    let mut found = Vec::new();
    for entry in fs::read_dir(root().join(folder)).expect("a folder") {
        let path = format!("{folder}/{}", entry.expect("an entry").file_name().to_string_lossy());
        if root().join(&path).is_dir() {
            found.extend(sources(&path));
        } else if Path::new(&path).extension().is_some_and(|it| it == "rs") {
            let text = fs::read_to_string(root().join(&path)).expect("a source");
            found.push((path, text));
        }
    }
    found
}

/// What a source names of the contract: `engine::Seat`, `engine::{Seat, Viewer}`.
fn named_of_engine(source: &str) -> Vec<&str> {
    let paths = source.split("engine::").skip(1);
    let names = paths.flat_map(|path| match path.strip_prefix('{') {
        Some(list) => list.split('}').next().unwrap_or(list).split(',').collect(),
        None => vec![path.split(|it: char| !it.is_alphanumeric()).next().unwrap_or(path)],
    });
    names.map(str::trim).filter(|name| !name.is_empty()).collect()
}

#[test]
fn house_server_sees_no_position() {
    let sources = sources("crates/server/src");
    assert!(sources.iter().any(|(_, source)| named_of_engine(source).contains(&"Viewer")));
    for (path, source) in sources {
        for name in named_of_engine(&source) {
            assert!(SEATS_AND_BYTES.contains(&name), "{path} must not name engine::{name}");
        }
        let games = ["ccn::", "waterloo::", "samurai::", "borodino::"];
        let names_game = games.iter().any(|game| source.contains(game));
        assert!(!names_game, "{path} must not name a game");
        let keeps = path.starts_with("crates/server/src/store/sqlite/");
        assert!(keeps || !source.contains("rusqlite"), "{path} must not name SQLite");
        let is_door = path.starts_with("crates/server/src/http/") || path.ends_with("openapi.rs");
        // What is sent is made once for all who hear it, as the text that the sockets take.
        let shared = source.replace("axum::extract::ws::Utf8Bytes", "");
        assert!(is_door || !shared.contains("axum"), "{path} must not name axum");
    }
}

#[test]
fn house_names_are_read() {
    let source =
        "use engine::Seat;\nuse engine::{\n    Game, Viewer,\n};\nfn of(it: engine::Turn<'_>)";
    assert_eq!(named_of_engine(source), ["Seat", "Game", "Viewer", "Turn"]);
}

#[test]
fn house_licences_are_accepted() {
    let metadata = metadata(&[]);
    for package in packages(&metadata) {
        let licence = text(package, "license");
        assert!(is_accepted(licence), "{} has licence {licence:?}", text(package, "name"));
    }
}

/// Whether a licence expression can be satisfied by accepted licences.
fn is_accepted(expression: &str) -> bool {
    let expression = expression.replace('/', " OR ").replace('(', " ( ").replace(')', " ) ");
    let mut words = expression.split_whitespace().peekable();
    let accepted = any_of(&mut words);
    accepted && words.next().is_none()
}

type Words<'a> = std::iter::Peekable<std::str::SplitWhitespace<'a>>;

fn any_of(words: &mut Words<'_>) -> bool {
    let mut accepted = all_of(words);
    while words.next_if_eq(&"OR").is_some() {
        accepted |= all_of(words);
    }
    accepted
}

fn all_of(words: &mut Words<'_>) -> bool {
    let mut accepted = one(words);
    while words.next_if_eq(&"AND").is_some() {
        accepted &= one(words);
    }
    accepted
}

fn one(words: &mut Words<'_>) -> bool {
    if words.next_if_eq(&"(").is_some() {
        let accepted = any_of(words);
        return words.next() == Some(")") && accepted;
    }
    let accepted = words.next().is_some_and(|id| DENY.contains(&format!("\"{id}\"")));
    if words.next_if_eq(&"WITH").is_some() {
        words.next();
    }
    accepted
}

#[test]
fn house_licence_expressions_are_read() {
    for expression in ["MIT", "MIT/Apache-2.0", "(MIT OR GPL-3.0) AND Unicode-3.0"] {
        assert!(is_accepted(expression), "{expression}");
    }
    for expression in ["", "GPL-3.0", "MIT AND GPL-3.0", "(MIT OR GPL-3.0) AND GPL-2.0"] {
        assert!(!is_accepted(expression), "{expression}");
    }
}
