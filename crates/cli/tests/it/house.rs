//! Which crate may know which, and under which licences everything comes.

use std::process::Command;

use serde_json::Value;

/// What each crate of the house may depend on, tests and benchmarks aside. A game is named once.
const DOORS: [(&str, &[&str]); 10] = [
    ("engine", &["serde"]),
    ("hexes", &["serde"]),
    ("rulebook", &[]),
    ("luck", &["engine", "chacha20", "hkdf", "sha2"]),
    ("ai", &["engine", "luck"]),
    ("testkit", &["engine", "luck", "ai", "serde", "serde_json"]),
    ("ccn", &GAME),
    (
        "catalog",
        &[
            "engine",
            "luck",
            "ai",
            "rulebook",
            "ccn",
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
const DESCRIBED: [&str; 4] = ["engine", "ccn", "catalog", "server"];

/// What a game may depend on: no other game, no player, no generator, no clock.
const GAME: [&str; 4] = ["engine", "hexes", "serde", "toml"];

/// The licences that are accepted, as in `deny.toml`.
const DENY: &str = include_str!("../../../../deny.toml");

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
fn house_types_are_described_on_demand() {
    let metadata = metadata(&["--no-deps"]);
    for package in packages(&metadata) {
        let (name, features) = (text(package, "name"), &package["features"]);
        let features = features.as_object().expect("a table of features");
        for (feature, needs) in features {
            assert!(
                feature == "types" && DESCRIBED.contains(&name),
                "{name} has an unknown feature {feature}: {needs}"
            );
        }
    }
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
