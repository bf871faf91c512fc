//! The program as people and scripts use it: every command, with good input and bad.

mod arena;
mod commanders;
mod engine;
mod games;
mod house;
mod kill;
mod lab;
mod network_player;
mod play;
mod replay;
mod review;
mod rules;
mod scenario;
mod serve;
mod serving;
mod simulate;
mod verify;

use std::fs;
use std::io::Write;
use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};

use serde_json::Value;

/// What the program did.
struct Run {
    code: i32,
    out: String,
    err: String,
}

impl Run {
    /// Fails unless all went well, and gives what was printed.
    #[track_caller]
    fn ok(self) -> String {
        assert_eq!((self.code, self.err.as_str()), (0, ""), "{}", self.out);
        self.out
    }

    /// Fails unless the input was refused in one sentence, and gives it.
    #[track_caller]
    fn refused(self) -> String {
        assert_eq!((self.code, self.out.as_str()), (2, ""), "{}", self.err);
        let sentence = self.err.trim_end();
        assert!(sentence.ends_with('.') && !sentence.contains('\n'), "{sentence}");
        sentence.to_owned()
    }
}

/// Runs the program with nothing to read.
fn grognard(arguments: &[&str]) -> Run {
    run(Path::new("."), arguments, "")
}

/// Runs the program in a folder, with `typed` as its input.
fn run(folder: &Path, arguments: &[&str], typed: impl AsRef<[u8]>) -> Run {
    let mut child = Command::new(env!("CARGO_BIN_EXE_grognard"))
        .args(arguments)
        .current_dir(folder)
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .stderr(Stdio::piped())
        .spawn()
        .expect("the program starts");
    let mut input = child.stdin.take().expect("it has an input");
    let typed = typed.as_ref().to_vec();
    let typing = std::thread::spawn(move || {
        // A program that has heard enough closes its input; that is no failure.
        let _ = input.write_all(&typed);
    });
    let output = child.wait_with_output().expect("the program ends");
    typing.join().expect("typing ends");
    Run {
        code: output.status.code().expect("an exit code"),
        out: String::from_utf8(output.stdout).expect("text"),
        err: String::from_utf8(output.stderr).expect("text"),
    }
}

/// The first game as `games --json` has it.
fn first_game() -> Value {
    let listing: Value = serde_json::from_str(&grognard(&["games", "--json"]).ok()).expect("JSON");
    listing["games"][0].clone()
}

/// The short names of the sides of the first scenario.
fn sides() -> Vec<String> {
    let game = first_game();
    let sides = game["scenarios"][0]["sides"].as_array().expect("a list").clone();
    sides.iter().map(|side| side["id"].as_str().expect("a name").to_owned()).collect()
}

/// The root of the repository.
fn root() -> &'static Path {
    Path::new(concat!(env!("CARGO_MANIFEST_DIR"), "/../.."))
}

/// A record of those that are kept for ever.
fn kept(name: &str) -> String {
    fs::read_to_string(root().join("tests/saves").join(name)).expect("a record")
}

/// An empty folder for one test.
fn folder(name: &str) -> PathBuf {
    let folder = Path::new(env!("CARGO_TARGET_TMPDIR")).join(name);
    let _ = fs::remove_dir_all(&folder);
    fs::create_dir_all(&folder).expect("a folder");
    folder
}
