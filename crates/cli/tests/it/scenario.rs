use std::fs;
use std::path::Path;

use crate::{folder, grognard, run};

#[test]
fn the_scenarios_of_the_games_are_sound() {
    let games = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../games");
    let mut checked = 0;
    for game in fs::read_dir(games).expect("the folder games") {
        let scenarios = game.expect("a folder").path().join("scenarios");
        let Ok(files) = fs::read_dir(scenarios) else { continue };
        for file in files {
            let path = file.expect("a file").path();
            let out = grognard(&["scenario", "check", &path.display().to_string()]).ok();
            assert!(out.contains("is sound"), "{out}");
            checked += 1;
        }
    }
    assert!(checked > 0);
}

#[test]
fn faults_are_told_with_file_and_line() {
    let folder = folder("scenario-faults");
    fs::write(folder.join("broken.toml"), "title = \n").expect("written");
    let broken = run(&folder, &["scenario", "check", "broken.toml"], "");
    assert_eq!((broken.code, broken.out.as_str()), (2, ""));
    assert!(broken.err.starts_with("broken.toml:"), "{}", broken.err);
}

#[test]
fn every_file_is_heard() {
    let folder = folder("scenario-several");
    fs::write(folder.join("broken.toml"), "title = \n").expect("written");
    let several = run(&folder, &["scenario", "check", "broken.toml", "nowhere.toml"], "");
    assert_eq!(several.code, 2);
    let faults: Vec<&str> = several.err.lines().collect();
    assert!(faults[0].starts_with("broken.toml:1: "), "{}", several.err);
    assert!(faults[1].starts_with("nowhere.toml cannot be read"), "{}", several.err);
}

#[test]
fn a_fault_without_a_place_names_no_line() {
    let folder = folder("scenario-no-units");
    let scenario = include_str!("../../../../games/ccn/scenarios/rolica-first-position.toml");
    let is_unit = |line: &&str| line.contains("kind = ");
    let without_units: Vec<&str> = scenario.lines().filter(|line| !is_unit(line)).collect();
    fs::write(folder.join("empty.toml"), without_units.join("\n")).expect("written");
    let empty = run(&folder, &["scenario", "check", "empty.toml"], "");
    assert!(empty.err.starts_with("empty.toml: The "), "{}", empty.err);
}

#[test]
fn bad_input_is_refused() {
    let missing = grognard(&["scenario", "check", "nowhere.toml"]).refused();
    assert!(missing.starts_with("nowhere.toml cannot be read"), "{missing}");
    let game = grognard(&["scenario", "check", "--game", "chess", "nowhere.toml"]).refused();
    assert!(game.contains("no game \"chess\""));
    assert_eq!(grognard(&["scenario", "check"]).code, 2);
}
