use std::fs;

use crate::{Run, folder, grognard, root, run};

/// Shows a record that is kept.
fn replay(name: &str, arguments: &[&str]) -> Run {
    let file = format!("tests/saves/{name}");
    run(root(), &[&["replay", &file], arguments].concat(), "")
}

#[test]
fn a_game_is_shown_at_its_end() {
    let out = replay("ccn-rules1-finished-bots.game", &[]).ok();
    let lines: Vec<&str> = out.lines().collect();
    assert_eq!(lines[0], "Bicorne: Roliça: the first position");
    assert_eq!(lines[1], "plays by the rules of Commands & Colors: Napoleonics");
    assert_eq!(lines[2], "French (greedy) against Allies (greedy), as seen by the referee");
    assert!(out.contains("Allied center") && out.contains(" banners"), "{out}");
    assert!(out.ends_with("Step 105 of 105.\nAllies won by 2.\n"), "{out}");
}

#[test]
fn a_game_is_shown_at_any_step() {
    let at = |step: &str| replay("ccn-rules1-battle-back-open.game", &["--to", step]).ok();
    let (first, later) = (at("1"), at("30"));
    assert!(first.ends_with("Step 1 of 52.\n") && later.ends_with("Step 30 of 52.\n"));
    assert!(first.lines().count() < later.lines().count());
    assert_ne!(at("29"), later);
}

#[test]
fn a_game_is_shown_through_anybodys_eyes() {
    let seen =
        |who: &str| replay("ccn-rules1-battle-back-open.game", &["--to", "1", "--as", who]).ok();
    let (french, allies) = (seen("french"), seen("Allies"));
    assert!(french.contains("as seen by French") && allies.contains("as seen by Allies"));
    assert_eq!((seen("0"), seen("1")), (french.clone(), allies.clone()));
    assert!(seen("spectator").contains("as seen by a spectator"));
    assert!(seen("referee").contains("as seen by the referee"));
    let log =
        |out: &str| out.lines().skip(4).take_while(|line| !line.is_empty()).collect::<String>();
    assert_ne!(log(&french), log(&allies), "each sees his own cards");
}

#[test]
fn what_was_said_is_heard_again() {
    let out = replay("ccn-rules1-resigned-with-chat.game", &["--as", "spectator"]).ok();
    assert!(out.contains("  French: Good luck, Sir Arthur.\n"), "{out}");
    assert!(out.contains("  French gave up.\n") && out.ends_with("Allies won.\n"), "{out}");
}

#[test]
fn a_record_for_one_viewer_is_shown_as_he_saw_it() {
    let name = "ccn-rules1-told-to-the-allies.game";
    let out = replay(name, &[]).ok();
    assert!(out.contains("as seen by Allies") && out.contains("Allied center"), "{out}");
    assert!(out.ends_with("Step 20 of 20.\n"), "{out}");
    assert_eq!(replay(name, &["--as", "allied"]).ok(), out);
    let other = replay(name, &["--as", "french"]).refused();
    assert!(other.ends_with("The record was made for another viewer."), "{other}");
}

#[test]
fn bad_input_is_refused() {
    let refused = |arguments: &[&str]| replay("ccn-rules1-abandoned.game", arguments).refused();
    for step in ["0", "33", "18446744073709551615"] {
        assert!(refused(&["--to", step]).ends_with("; there are 1 to 32."));
    }
    let nobody = "write one of: french, allied, spectator, referee.";
    for who in ["martians", "2", "300", "-1", ""] {
        assert!(refused(&[&format!("--as={who}")]).ends_with(nobody));
    }
    for step in ["-1", "x", "18446744073709551616"] {
        refused(&["--to", step]);
    }
    assert!(grognard(&["replay", "nowhere.game"]).refused().contains("cannot be read"));
    assert_eq!(grognard(&["replay"]).code, 2);
}

#[test]
fn a_record_that_was_tampered_with_is_shown_or_refused() {
    let folder = folder("replay-tampered");
    let kept = crate::kept("ccn-rules1-battle-back-open.game");
    let told = crate::kept("ccn-rules1-told-to-the-allies.game");
    for (text, key, value) in [
        (&kept, "\"unit\":", "31"),
        (&kept, "\"card\":", "\"forward\""),
        (&told, "\"unit\":", "31"),
        (&told, "\"hex\":", "[99,99]"),
    ] {
        for (at, _) in text.match_indices(key).step_by(7).take(12) {
            let (before, after) = text.split_at(at + key.len());
            let end = after.find(['}', '"']).expect("more");
            let end = after[..end].rfind(',').unwrap_or(end);
            fs::write(folder.join("it.game"), format!("{before}{value}{}", &after[end..]))
                .expect("written");
            let run = run(&folder, &["replay", "it.game"], "");
            assert!(run.code == 0 || run.code == 2, "{key} at {at}: {}", run.err);
            assert!(run.err.lines().count() <= 1, "{key} at {at}: {}", run.err);
        }
    }
    let header = kept.lines().next().expect("a header");
    fs::write(folder.join("it.game"), header).expect("written");
    let nothing = run(&folder, &["replay", "it.game"], "").refused();
    assert_eq!(nothing, "it.game: Line 2 of the saved game is missing: nothing began.");
}
