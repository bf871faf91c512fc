use std::fs;

use serde_json::Value;

use crate::{Run, folder, root, run};

/// Goes over a record that is kept.
fn review(name: &str, arguments: &[&str]) -> Run {
    let file = format!("tests/saves/{name}");
    run(root(), &[&["review", &file], arguments].concat(), "")
}

#[test]
fn a_finished_game_is_gone_over() {
    let out = review("ccn-rules1-resigned-with-chat.game", &["--level", "conscript"]).ok();
    assert!(out.starts_with("Bicorne: "), "{out}");
    for words in [
        "\nAllies won.\n",
        "The chance of French to win, as a Conscript judges it",
        "\n  100% |",
        "\n   50% |",
        "\nPlay and luck\n",
        "  Allies: play ",
        " decisions were as good as the best.",
    ] {
        assert!(out.contains(words), "{words}: {out}");
    }
}

#[test]
fn programs_read_it_as_json() {
    let name = "samurai-rules1-resigned-with-chat.game";
    let out = review(name, &["--level", "ashigaru", "--json"]).ok();
    let read: Value = serde_json::from_str(&out).expect("one JSON object");
    assert_eq!(read["level"], "ashigaru");
    assert_eq!(read["seats"].as_array().map(Vec::len), Some(2));
    assert!(read["curve"].as_array().is_some_and(|curve| !curve.is_empty()), "{out}");
}

#[test]
fn what_cannot_be_gone_over_is_refused() {
    let refused = |name: &str, arguments: &[&str]| review(name, arguments).refused();
    let open = refused("ccn-rules2-reaction-open.game", &[]);
    assert!(open.ends_with("The game is not over yet."), "{open}");
    let nobody = refused("ccn-rules1-resigned-with-chat.game", &["--level", "napoleon"]);
    let levels = "the levels are: conscript, sergeant, colonel, marshal.";
    assert!(nobody.ends_with(levels), "{nobody}");
    let told = refused("ccn-rules1-told-to-the-allies.game", &[]);
    assert!(told.contains("told-to-the-allies"), "{told}");
    let folder = folder("review-spoiled");
    fs::write(folder.join("spoiled.game"), "nonsense\n").expect("written");
    let spoiled = run(&folder, &["review", "spoiled.game"], "").refused();
    assert!(spoiled.starts_with("spoiled.game: Line 1 "), "{spoiled}");
}
