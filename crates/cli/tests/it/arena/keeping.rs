//! Games that are kept in a file, and taken up again.

use std::fs::{self, File};
use std::path::{Path, PathBuf};

use serde_json::Value;

use super::{HERE, without_times};
use crate::{Run, folder, run};

const GAMES: [&str; 6] = ["--players", "random,greedy", "--max-turns", "10", "--seed", "3"];

fn kept_in(folder: &Path, arguments: &[&str]) -> Run {
    let all = [&["arena", "--json", "-", "--keep", "games.jsonl"], &HERE[..], &GAMES, arguments];
    run(folder, &all.concat(), "")
}

fn report(run: Run) -> Value {
    without_times(serde_json::from_str(&run.ok()).expect("JSON"))
}

fn file(folder: &Path) -> PathBuf {
    folder.join("games.jsonl")
}

fn lines(folder: &Path) -> Vec<String> {
    let text = fs::read_to_string(file(folder)).expect("a file");
    text.lines().map(str::to_owned).collect()
}

/// A folder with the file of 12 games, and their report.
fn twelve_games(name: &str) -> (PathBuf, Value) {
    let folder = folder(name);
    let report = report(kept_in(&folder, &["--games", "12", "--all-games"]));
    assert_eq!(lines(&folder).len(), 13);
    (folder, report)
}

#[test]
fn what_is_kept_is_not_played_again() {
    let (folder, whole) = twelve_games("arena-kept");
    let before = lines(&folder);
    // A game that is told otherwise in the file counts as it is told.
    let told: Vec<String> =
        before.iter().map(|line| line.replace("\"turns\":", "\"turns\":7")).collect();
    fs::write(file(&folder), told.join("\n") + "\n").expect("written");
    let again = report(kept_in(&folder, &["--games", "12", "--all-games"]));
    assert_eq!(lines(&folder), told);
    let turns = |report: &Value| report["pairs"][0]["turns"].as_u64().expect("a sum");
    assert!(turns(&again) > turns(&whole));
}

#[test]
fn an_arena_that_was_cut_goes_on_where_it_was() {
    let (folder, whole) = twelve_games("arena-cut");
    let text = fs::read_to_string(file(&folder)).expect("a file");
    let ends: Vec<usize> = text.match_indices('\n').map(|(place, _)| place).collect();
    // After the heading; in the middle of a line; with the end of a line missing; inside the heading.
    for length in [ends[0] + 1, ends[4] + 20, ends[7], ends[9] + 1, 30, 0] {
        fs::write(file(&folder), &text[..length]).expect("written");
        let report = report(kept_in(&folder, &["--games", "12", "--all-games", "--threads", "2"]));
        assert_eq!(report, whole, "cut to {length} bytes");
        assert_eq!(lines(&folder).len(), 13, "cut to {length} bytes");
    }
}

#[test]
fn more_games_can_be_asked_for_later() {
    let (folder, whole) = twelve_games("arena-more");
    let more = report(kept_in(&folder, &["--games", "16", "--all-games"]));
    assert_eq!(more["pairs"][0]["games"], 16);
    assert_eq!(lines(&folder).len(), 17);
    assert_eq!(report(kept_in(&folder, &["--games", "12", "--all-games"])), whole);
}

#[test]
fn games_of_another_arena_are_refused() {
    let (folder, _) = twelve_games("arena-other");
    let before = lines(&folder);
    for (arguments, difference) in [
        (&["--seed", "4"][..], "seed"),
        (&["--work", "0.5"], "work"),
        (&["--max-turns", "11"], "cap on turns"),
        (&["--players", "greedy,random"], "list of players"),
        (&["--scenario", "vimeiro"], "list of scenarios"),
    ] {
        // Later arguments stand for earlier ones only where the program is told so.
        let named = arguments.iter().step_by(2).copied().collect::<Vec<_>>();
        let pairs = [&HERE[..], &GAMES].concat();
        let kept = pairs.chunks(2).filter(|pair| !named.contains(&pair[0])).flatten().copied();
        let all: Vec<&str> = ["arena", "--keep", "games.jsonl"]
            .into_iter()
            .chain(kept)
            .chain(arguments.iter().copied())
            .collect();
        let sentence = run(&folder, &all, "").refused();
        assert!(sentence.contains(difference), "{sentence}");
    }
    assert_eq!(lines(&folder), before);
}

#[test]
fn what_is_no_file_of_games_is_left_alone() {
    let folder = folder("arena-not-ours");
    for text in ["my diary\n", "my diary", "{\"arena\":1}\n", "\u{FEFF}\n"] {
        fs::write(file(&folder), text).expect("written");
        let sentence = kept_in(&folder, &["--games", "2"]).refused();
        assert!(sentence.contains("does not keep the games"), "{sentence}");
        assert_eq!(fs::read_to_string(file(&folder)).expect("a file"), text);
    }
    fs::write(file(&folder), b"\xFF\xFE\n").expect("written");
    assert!(kept_in(&folder, &[]).refused().contains("does not keep the games"));
}

#[test]
fn a_line_that_is_no_game_is_refused_with_its_number() {
    let (folder, _) = twelve_games("arena-spoiled");
    let whole = lines(&folder);
    for spoiled in ["", "{}", "{\"round\":1}", &whole[3].replace("\"side\":", "\"side\":7")] {
        let mut lines = whole.clone();
        spoiled.clone_into(&mut lines[3]);
        fs::write(file(&folder), lines.join("\n") + "\n").expect("written");
        let sentence = kept_in(&folder, &["--games", "12"]).refused();
        assert!(sentence.contains("Line 4 of games.jsonl is no game"), "{sentence}");
    }
}

#[test]
fn two_arenas_do_not_write_to_one_file() {
    let folder = folder("arena-locked");
    let other = File::create(file(&folder)).expect("a file");
    other.lock().expect("locked");
    let sentence = kept_in(&folder, &["--games", "2"]).refused();
    assert!(sentence.contains("Another arena is writing to games.jsonl"), "{sentence}");
}
