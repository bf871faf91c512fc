//! Several commanders of an army at one screen, and seats that are handed over.

use std::fs;
use std::path::Path;

use crate::{Run, folder, kept, root, run};

const CURTAIN: &str = "Press Enter when nobody else is looking.";

/// Plays with these arguments and types these lines.
fn play(folder: &Path, arguments: &[&str], typed: &[&str]) -> Run {
    run(folder, &[&["play"], arguments].concat(), typed.join("\n"))
}

/// Two commanders of the Oda against a bot: a person, and who is named.
fn oda(folder: &Path, second: &str, typed: &[&str]) -> String {
    let second = format!("oda-2:{second}");
    let battle = ["--game", "samurai", "--scenario", "okehazama", "--seed", "1"];
    let seats = ["--seat", "oda:person", "--seat", "imagawa:random", "--seat", &second];
    let arguments = [&battle[..], &["--option", "commanders-a=2"], &seats].concat();
    play(folder, &arguments, typed).ok()
}

#[test]
fn commands_are_handed_over_at_the_table() {
    let options = ["--option", "commanders-a=2", "--option", "commanders-b=2"];
    let battle = ["--game", "samurai", "--scenario", "okehazama", "--seed", "1"];
    let bots = ["Imagawa I:random", "Oda II:random", "Imagawa II:random"];
    let bots: Vec<&str> = bots.iter().flat_map(|bot| ["--seat", bot]).collect();
    let typed = [
        "hand over",
        "hand over napoleon",
        "hand over imagawa i:random",
        "hand over imagawa ii:person",
        "hand over chinese:person",
        "hand over oda ii:person",
        "hand over random",
        // Another looked last.
        "",
        "save it.game",
        "quit",
    ];
    let folder = folder("play-hand-over");
    let arguments = [&battle[..], &options, &bots].concat();
    let out = play(&folder, &arguments, &typed).ok();
    for answer in [
        "Write who goes on: hand over LEVEL",
        "There is no bot \"napoleon\"",
        "There is no side \"chinese\" here",
        "Oda II was taken over by a person.",
        "Oda I is played by a bot now (random).",
    ] {
        assert!(out.contains(answer), "{answer}\n{out}");
    }
    let others = "You hand over your own seat, or that of an ally whom the computer plays.";
    assert_eq!(out.matches(others).count(), 2, "{out}");
    let loaded = play(&folder, &["--load", "it.game"], &[]).ok();
    assert!(loaded.contains("Oda I (random)") && loaded.contains("Oda II (person)"), "{loaded}");
}

#[test]
fn a_curtain_falls_for_who_goes_on_alone() {
    let folder = folder("commanders-curtain");
    let out = oda(&folder, "person", &["", "hand over random", "", "quit", "quit"]);
    assert_eq!(out.matches(CURTAIN).count(), 2, "before both: {out}");
    assert!(out.contains("Oda II to decide. Press Enter"), "{out}");
    let out = oda(&folder, "random", &["quit"]);
    assert_eq!(out.matches(CURTAIN).count(), 0, "nobody else looks: {out}");
}

#[test]
fn who_gives_up_with_an_ally_left_does_not_lose_by_that() {
    let folder = folder("commanders-resign");
    let alone = oda(&folder, "random", &["resign", "quit"]);
    assert!(alone.contains("You would lose the game"), "{alone}");
    let allied = oda(&folder, "person", &["", "resign", "quit"]);
    assert!(!allied.contains("You would lose the game"), "{allied}");
    assert!(allied.contains("Your side has lost when its other persons give up, too"), "{allied}");
}

#[test]
fn who_has_given_up_does_not_take_it_back() {
    let typed = ["", "resign", "resign", "hand over person", "quit", "quit"];
    let out = oda(&folder("commanders-taken-back"), "person", &typed);
    assert!(
        out.contains("Oda I gave up.") && out.contains("The same sits there already."),
        "{out}"
    );
}

/// Oda II was taken over from a bot, and Oda I left to one.
#[test]
fn seats_that_were_handed_over_are_handed_over_again_when_a_game_is_loaded() {
    let folder = folder("commanders-load");
    let typed = ["hand over oda ii:person", "hand over random", "", "save it.game", "quit"];
    oda(&folder, "random", &typed);
    let load = |file: &str, wish: &str, typed: &[&str]| {
        play(&folder, &["--load", file, "--seat", wish], typed).ok()
    };
    for (wish, sits) in [
        ("oda:person", "Oda I (person)"),
        ("oda:random", "Oda I (random)"),
        ("oda-2:person", "Oda II (person)"),
        ("oda-2:random", "Oda II (random)"),
    ] {
        let out = load("it.game", wish, &[]);
        assert!(out.contains(sits), "{wish}: {out}");
    }
    load("it.game", "oda:person", &["", "save again.game", "quit"]);
    let again = play(&folder, &["--load", "again.game"], &[]).ok();
    assert!(again.contains("Oda I (person)") && again.contains("Oda II (person)"), "{again}");
}

#[test]
fn a_bot_goes_on_where_somebody_gave_bytes_for_the_dice() {
    let folder = folder("commanders-bytes");
    let save = |name: &str| fs::write(folder.join("it.game"), kept(name)).expect("written");
    let arguments = ["--load", "it.game", "--seat", "french:greedy", "--seat", "allied:person"];
    save("ccn-rules3-reaction-open.game");
    let out = play(&folder, &arguments, &["save more.game", "quit"]).ok();
    assert!(out.contains("French (greedy)") && out.contains("Allies (person)"), "{out}");
    let verdict = run(&folder, &["verify", "more.game"], "").ok();
    assert!(verdict.contains("The record holds: "), "{verdict}");
    save("ccn-rules1-resigned-with-chat.game");
    let refused = play(&folder, &arguments, &[]).refused();
    assert!(refused.starts_with("The game is over."), "{refused}");
}

#[test]
fn a_replay_names_allies_together() {
    let file = "tests/saves/samurai-rules2-three-commanders.game";
    let out = run(root(), &["replay", file, "--to", "1"], "").ok();
    let players = out.lines().find(|line| line.contains(" against ")).expect("who played");
    let (first, second) = players.split_once(" against ").expect("two sides");
    assert!(!second.contains(" against "), "{players}");
    assert!(
        first.contains(" I (") && first.contains(" and ") && first.contains(" II ("),
        "{players}"
    );
}
