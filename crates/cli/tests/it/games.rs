use std::process::{Command, Stdio};

use crate::{first_game, grognard};

#[test]
fn games_are_listed_for_people() {
    let out = grognard(&["games"]).ok();
    let game = first_game();
    assert!(out.contains(game["title"].as_str().expect("a title")));
    assert!(out.contains(game["subtitle"].as_str().expect("a line under it")));
    assert!(out.contains(game["scenarios"][0]["title"].as_str().expect("a title")));
    assert!(out.contains("no-units-loses = on (on or off; CCN-27.1.4; off by the book)"));
    assert!(out.contains("turn-limit = none (none or a number from 1 to 200; CCN-30.4.3)"));
}

#[test]
fn games_are_listed_for_programs() {
    let game = first_game();
    let keys: Vec<&String> = game.as_object().expect("an object").keys().collect();
    let usual = ["draws", "id", "levels", "options", "rules_version", "scenarios", "standing"];
    assert_eq!(keys, [&usual[..], &["subtitle", "title"]].concat());
    let scenario = game["scenarios"][0].as_object().expect("an object");
    assert_eq!(scenario.keys().collect::<Vec<_>>(), ["id", "sides", "title"]);
}

#[test]
fn a_reader_may_go_away() {
    let mut child = Command::new(env!("CARGO_BIN_EXE_grognard"))
        .arg("games")
        .stdout(Stdio::piped())
        .stderr(Stdio::piped())
        .spawn()
        .expect("the program starts");
    drop(child.stdout.take());
    let output = child.wait_with_output().expect("the program ends");
    assert_eq!(output.status.code(), Some(0));
    assert!(output.stderr.is_empty());
}

#[test]
fn every_command_helps_with_examples() {
    let commands: [&[&str]; 11] = [
        &[],
        &["games"],
        &["play"],
        &["simulate"],
        &["lab"],
        &["scenario"],
        &["scenario", "check"],
        &["rules"],
        &["rules", "coverage"],
        &["rules", "show"],
        &["completions"],
    ];
    for command in commands {
        let out = grognard(&[command, &["--help"]].concat()).ok();
        assert!(out.contains("Examples:"), "{command:?}");
    }
}

#[test]
fn completions_are_printed() {
    assert!(grognard(&["completions", "bash"]).ok().contains("simulate"));
    assert_eq!(grognard(&["completions", "tcl"]).code, 2);
}

#[test]
fn an_unknown_command_is_bad_input() {
    assert!(grognard(&["conquer"]).refused().contains("'conquer'"));
    assert!(grognard(&["plya"]).refused().contains("'play'"), "a hint");
    assert!(grognard(&["rules", "show"]).refused().contains("<ID>"));
    assert_eq!(grognard(&[]).code, 2);
}
