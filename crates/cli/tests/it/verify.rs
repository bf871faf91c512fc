use std::fs;

use crate::{Run, folder, grognard, kept, root, run};

/// Checks a record.
fn verify(name: &str, text: &str) -> Run {
    let folder = folder(name);
    fs::write(folder.join("it.game"), text).expect("written");
    run(&folder, &["verify", "it.game"], "")
}

#[test]
fn a_record_that_holds_shows_what_was_promised_and_then_the_verdict() {
    let text = kept("ccn-rules1-resigned-with-chat.game");
    let out = verify("verify-holds", &text).ok();
    let header: serde_json::Value =
        serde_json::from_str(text.lines().next().expect("a header")).expect("JSON");
    let lines: Vec<&str> = out.lines().collect();
    assert_eq!(lines.len(), 5, "{out}");
    for (line, value) in lines.iter().zip([
        &header["id"],
        &header["luck"]["commitment"],
        &header["luck"]["pinches"][0],
        &header["luck"]["pinches"][1],
    ]) {
        assert!(line.contains(value.as_str().expect("digits")), "{line}");
    }
    assert!(lines[4].starts_with("The record holds: 19 draws follow"), "{out}");
}

#[test]
fn bytes_from_the_key_are_shown_too() {
    let out = verify("verify-bots", &kept("ccn-rules1-finished-bots.game")).ok();
    assert!(
        out.contains("\nfrench      93a99a9df8f4d51ddeb93a440df446aa  (greedy, from the key)\n"),
        "{out}"
    );
}

#[test]
fn one_die_that_was_turned_is_found_and_named() {
    let text = kept("ccn-rules1-finished-bots.game");
    let (from, to) =
        (r#""number":11,"kind":"battle","fell":{"dice":{"faces":6,"dice":[3,3,2]"#, "[3,3,5]");
    assert!(text.contains(from));
    let turned = text.replacen(from, &from.replace("[3,3,2]", to), 1);
    let refused = verify("verify-die", &turned).refused();
    let found = "it.game: The record does not hold: in line 11, draw 11 of stream all, for \
                 \"battle\", gave 3 3 2, but the record has 3 3 5.";
    assert_eq!(refused, found);
}

#[test]
fn an_event_that_was_changed_is_found() {
    let text = kept("ccn-rules3-finished-bots.game");
    let lines = text.lines().enumerate().map(|(line, text)| match line {
        10 => text.replacen("\"events\":[", "\"events\":[\"ended\",", 1),
        _ => text.to_owned(),
    });
    let changed: Vec<String> = lines.collect();
    let refused = verify("verify-event", &changed.join("\n")).refused();
    assert_eq!(refused, "it.game: Line 11 of the saved game does not follow from the rest.");
}

#[test]
fn what_cannot_be_checked_is_refused() {
    let told = verify("verify-told", &kept("ccn-rules1-told-to-the-allies.game")).refused();
    assert!(told.contains("The key is not in this record"), "{told}");
    assert!(verify("verify-nonsense", "nonsense\n").refused().contains("Line 1 is not the header"));
    assert!(grognard(&["verify", "nowhere.game"]).refused().contains("cannot be read"));
    assert!(run(root(), &["verify", "tests"], "").refused().contains("cannot be read"));
    assert_eq!(grognard(&["verify"]).code, 2);
}
