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

#[test]
fn the_battle_on_the_page_is_sound_and_can_be_played() {
    let folder = folder("scenario-page");
    let page = include_str!("../../../../docs/scenarios.md");
    let (_, rest) = page.split_once("```toml\nid =").expect("the battle on the page");
    let (battle, _) = rest.split_once("```").expect("its end");
    fs::write(folder.join("mill.toml"), format!("id ={battle}")).expect("written");
    let checked = run(&folder, &["scenario", "check", "mill.toml"], "");
    assert_eq!(checked.err, "");
    assert!(checked.out.contains("is sound"), "{}", checked.out);
    let simulated = run(&folder, &["simulate", "--scenario", "mill.toml", "--games", "3"], "");
    assert_eq!(simulated.code, 0, "{}", simulated.err);
    let played = run(&folder, &["play", "--scenario", "mill.toml", "--seed", "1"], "quit\n");
    assert!(played.out.contains("The mill on the brook"), "{}", played.out);
}

#[test]
fn the_campaign_on_the_page_is_known_by_what_is_in_it() {
    let folder = folder("scenario-campaign");
    let page = include_str!("../../../../docs/scenarios.md");
    let (_, rest) = page.split_once("## Campaigns").expect("the campaigns on the page");
    let (_, rest) = rest.split_once("```toml\n").expect("a campaign");
    let (campaign, _) = rest.split_once("```").expect("its end");
    fs::write(folder.join("bridges.toml"), campaign).expect("written");
    let checked = run(&folder, &["scenario", "check", "bridges.toml"], "");
    assert_eq!(checked.err, "");
    assert!(checked.out.contains("The three bridges is sound"), "{}", checked.out);
    let simulated = run(&folder, &["simulate", "--scenario", "bridges.toml", "--games", "3"], "");
    assert_eq!(simulated.code, 0, "{}", simulated.err);
    let played = run(&folder, &["play", "--scenario", "bridges.toml", "--seed", "1"], "quit\n");
    assert!(played.out.contains("The three bridges"), "{}", played.out);
    // A fault in it is told as one of a campaign, if anything says that it is one.
    let broken = campaign.replace("grade = \"minor\"", "grade = \"muddy\"");
    fs::write(folder.join("broken.toml"), &broken).expect("written");
    let unclear = run(&folder, &["scenario", "check", "broken.toml"], "");
    assert_eq!(unclear.err, "Say with --game for which game broken.toml is.\n");
    let named = run(&folder, &["scenario", "check", "--game", "waterloo", "broken.toml"], "");
    assert!(named.err.contains("muddy"), "{}", named.err);
    let schema = "#:schema schemas/waterloo-scenario.json\n";
    fs::write(folder.join("broken.toml"), schema.to_owned() + &broken).expect("written");
    let said = run(&folder, &["play", "--scenario", "broken.toml"], "");
    assert!(said.err.contains("muddy"), "{}", said.err);
}

#[test]
fn the_battle_of_the_samurai_on_the_page_is_known_by_what_is_in_it() {
    let folder = folder("scenario-samurai");
    let page = include_str!("../../../../docs/scenarios.md");
    let (_, rest) = page.split_once("## Battles of Sengoku").expect("the battles on the page");
    let (_, rest) = rest.split_once("```toml\n").expect("a battle");
    let (battle, _) = rest.split_once("```").expect("its end");
    fs::write(folder.join("ford.toml"), battle).expect("written");
    let checked = run(&folder, &["scenario", "check", "ford.toml"], "");
    assert_eq!(checked.err, "");
    assert!(checked.out.contains("The ford below the shrine is sound"), "{}", checked.out);
    let simulated = run(&folder, &["simulate", "--scenario", "ford.toml", "--games", "3"], "");
    assert_eq!(simulated.code, 0, "{}", simulated.err);
    let played = run(&folder, &["play", "--scenario", "ford.toml", "--seed", "1"], "quit\n");
    assert!(played.out.contains("The ford below the shrine"), "{}", played.out);
    let broken = battle.replace("card = \"cutters\"", "card = \"sutlers\"");
    fs::write(folder.join("broken.toml"), &broken).expect("written");
    let named = run(&folder, &["scenario", "check", "--game", "samurai", "broken.toml"], "");
    assert!(named.err.contains("There is no card \"sutlers\""), "{}", named.err);
}

#[test]
fn the_battle_of_the_moskva_on_the_page_is_known_by_what_is_in_it() {
    let folder = folder("scenario-moskva");
    let page = include_str!("../../../../docs/scenarios.md");
    let (_, rest) = page.split_once("## Battles of The Moskva").expect("the battles on the page");
    let (_, rest) = rest.split_once("```toml\n").expect("a battle");
    let (battle, _) = rest.split_once("```").expect("its end");
    fs::write(folder.join("dam.toml"), battle).expect("written");
    let checked = run(&folder, &["scenario", "check", "dam.toml"], "");
    assert_eq!(checked.err, "");
    assert!(checked.out.contains("The mill dam is sound"), "{}", checked.out);
    let simulated = run(&folder, &["simulate", "--scenario", "dam.toml", "--games", "3"], "");
    assert_eq!(simulated.code, 0, "{}", simulated.err);
    let played = run(&folder, &["play", "--scenario", "dam.toml", "--seed", "1"], "quit\n");
    assert!(played.out.contains("The mill dam"), "{}", played.out);
    let broken = battle.replace("ground = \"marsh\"", "ground = \"lava\"");
    fs::write(folder.join("broken.toml"), &broken).expect("written");
    let named = run(&folder, &["scenario", "check", "--game", "borodino", "broken.toml"], "");
    assert!(named.err.contains("lava"), "{}", named.err);
}

#[test]
fn a_file_that_is_not_sound_is_not_played() {
    let folder = folder("scenario-unsound");
    fs::write(folder.join("broken.toml"), "title = \n").expect("written");
    for command in ["play", "simulate"] {
        let refused = run(&folder, &[command, "--scenario", "broken.toml"], "");
        assert_eq!(refused.code, 2);
        assert!(refused.err.starts_with("broken.toml:1: "), "{}", refused.err);
        let missing = run(&folder, &[command, "--scenario", "nowhere.toml"], "");
        assert!(missing.err.starts_with("nowhere.toml cannot be read"), "{}", missing.err);
    }
}
