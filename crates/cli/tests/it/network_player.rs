//! The example of a player who speaks with a server, as somebody would try it.

use std::fs;
use std::io::{self, Write as _};
use std::path::Path;
use std::process::{Command, Output};

use crate::serving::Serving;
use crate::{folder, grognard, root};

/// Lets the example play on a server.
fn play(address: &str, record: &Path) -> Output {
    Command::new("python3")
        .arg(root().join("examples/network_player.py"))
        .args([address, "7"])
        .arg(record)
        .output()
        .expect("python3 runs")
}

#[test]
fn the_network_player_plays_a_whole_game() {
    if Command::new("python3").arg("--version").output().is_err() {
        let note = "There is no python3 here: examples/network_player.py was not tried.";
        writeln!(io::stderr(), "{note}").expect("somebody reads it");
        return;
    }
    let folder = folder("network-player");
    let serving = Serving::start(&folder.join("grognard.db"));
    let (address, record) = (format!("http://{}", serving.address()), folder.join("my.game"));
    let played = play(&address, &record);
    let out = String::from_utf8_lossy(&played.stdout);
    assert!(played.status.success(), "{out}{}", String::from_utf8_lossy(&played.stderr));
    assert!(out.contains("The game is over after "), "{out}");
    let verdict = grognard(&["verify", record.to_str().expect("a path in letters")]).ok();
    let last = out.lines().last().expect("a verdict");
    assert!(last.starts_with("The record holds: ") && verdict.contains(last), "{out}{verdict}");
    assert_eq!(serving.stop("TERM"), Some(0));
    fs::remove_file(&record).expect("a record was written");
    let alone = play(&address, &record);
    let said = String::from_utf8_lossy(&alone.stderr).into_owned();
    assert!(!alone.status.success() && said.starts_with("There is no server at "), "{said}");
    assert!(!record.exists(), "nothing was played");
}
