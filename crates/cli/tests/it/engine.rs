use std::io::{self, BufRead, BufReader, Read, Write};
use std::path::Path;
use std::process::{Command, Stdio};

use catalog::protocol::LONGEST_LINE;
use serde_json::{Value, json};

use crate::{grognard, root, run};

/// What the engine answers to an input, line by line.
#[track_caller]
fn answers(input: impl AsRef<[u8]>) -> Vec<Value> {
    let out = run(Path::new("."), &["engine"], input).ok();
    out.lines().map(|line| serde_json::from_str(line).expect("JSON")).collect()
}

#[test]
fn every_line_has_an_answer_and_empty_ones_have_none() {
    let answers = answers(
        "\n{\"id\":1,\"cmd\":\"games\"}\r\n \n\t\nnonsense\n\u{1}\n[]\n{\"id\":\"last\",\"cmd\":\"games\"}",
    );
    let ids: Vec<&Value> = answers.iter().map(|answer| &answer["id"]).collect();
    assert_eq!(ids, [&json!(1), &Value::Null, &Value::Null, &Value::Null, &json!("last")]);
    assert_eq!(answers[0]["ok"], answers[4]["ok"]);
    assert_eq!(answers[1]["error"]["code"], "malformed");
}

#[test]
fn nothing_in_means_nothing_out() {
    assert_eq!(grognard(&["engine"]).ok(), "");
}

#[test]
fn bytes_that_are_no_text_are_answered() {
    let answers = answers(b"\xff\xfe\n\0\n{\"id\":1,\"cmd\":\"games\"}\n");
    assert_eq!(answers.len(), 3);
    assert!(answers[2]["ok"].is_object());
}

#[test]
fn a_line_that_is_too_long_is_passed_over() {
    let mut input = vec![b'x'; LONGEST_LINE + 1];
    input.extend(b"\n{\"id\":2,\"cmd\":\"games\"}\n");
    input.extend(vec![b' '; LONGEST_LINE + 1]);
    let answers = answers(&input);
    assert_eq!(answers.len(), 3);
    let too_long = json!({"id": null, "error": {
        "code": "too-long", "message": format!("A line has at most {LONGEST_LINE} bytes."),
    }});
    assert_eq!((&answers[0], &answers[2]), (&too_long, &too_long));
    assert_eq!(answers[1]["id"], 2);
}

#[test]
fn each_answer_comes_before_the_next_request() {
    let mut child = Command::new(env!("CARGO_BIN_EXE_grognard"))
        .arg("engine")
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .spawn()
        .expect("the program starts");
    let mut input = child.stdin.take().expect("an input");
    let mut output = BufReader::new(child.stdout.take().expect("an output"));
    let mut ask = |request: Value| {
        writeln!(input, "{request}").expect("it listens");
        let mut line = String::new();
        output.read_line(&mut line).expect("it answers");
        serde_json::from_str::<Value>(&line).expect("JSON")["ok"].clone()
    };
    let opened = ask(json!({"id": 1, "cmd": "new", "game": "ccn"}));
    let table = opened["table"].as_str().expect("a name").to_owned();
    let seat = opened["waiting"]["on"][0].clone();
    let sight = ask(json!({"id": 2, "cmd": "view", "table": table, "viewer": seat}));
    let (sequence, decision) = (&sight["sequence"], &sight["decisions"][0]["decision"]);
    let act = json!({"id": 3, "cmd": "act", "table": table, "seat": seat, "sequence": sequence,
        "decision": decision});
    assert!(ask(act)["waiting"].is_object());
    drop(input);
    let mut rest = String::new();
    output.read_to_string(&mut rest).expect("it ends");
    assert!(rest.is_empty() && child.wait().expect("it ends").success());
}

#[test]
fn fresh_games_have_keys_of_their_own() {
    let new = "{\"id\":1,\"cmd\":\"new\",\"game\":\"ccn\"}\n".repeat(2);
    let answers = answers(new);
    for key in ["id", "commitment"] {
        assert_ne!(answers[0]["ok"][key], answers[1]["ok"][key]);
    }
}

#[test]
fn a_reader_who_goes_away_is_no_failure() {
    let mut child = Command::new(env!("CARGO_BIN_EXE_grognard"))
        .arg("engine")
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .stderr(Stdio::piped())
        .spawn()
        .expect("the program starts");
    drop(child.stdout.take());
    let mut input = child.stdin.take().expect("an input");
    // It may be gone already.
    let _ = input.write_all("{\"id\":1,\"cmd\":\"games\"}\n".repeat(1000).as_bytes());
    drop(input);
    let output = child.wait_with_output().expect("it ends");
    assert!(output.status.success() && output.stderr.is_empty());
}

#[test]
fn the_random_player_plays_a_whole_game() {
    if Command::new("python3").arg("--version").output().is_err() {
        let note = "There is no python3 here: examples/random_player.py was not tried.";
        writeln!(io::stderr(), "{note}").expect("somebody reads it");
        return;
    }
    let player = |program: &str| {
        Command::new("python3")
            .args(["examples/random_player.py", program, "7"])
            .current_dir(root())
            .output()
            .expect("python3 runs")
    };
    let played = player(env!("CARGO_BIN_EXE_grognard"));
    let out = String::from_utf8_lossy(&played.stdout);
    assert!(played.status.success(), "{out}{}", String::from_utf8_lossy(&played.stderr));
    assert!(out.contains("The game is over after "), "{out}");
    let last = out.lines().last().expect("a verdict");
    assert!(last.starts_with("The record holds: "), "{out}");
    assert!(!player("python3").status.success(), "python3 does not speak the protocol");
}
