//! Scenario files with something wrong in them.

use engine::{Fault, Title as _};
use samurai::Battle;

/// A small sound file.
const SOUND: &str = include_str!("sound.toml");

/// What is said of the file if a part of it is written otherwise.
#[track_caller]
fn faults(part: &str, otherwise: &str) -> Vec<Fault> {
    assert_eq!(SOUND.matches(part).count(), 1, "{part:?} stands there once");
    let text = SOUND.replace(part, otherwise);
    Battle::check_scenario(&text).expect_err(&format!("{otherwise:?} is not sound"))
}

/// The first sentence that is said, which is about the line of the part that is wrong or the entry
/// that it belongs to.
#[track_caller]
fn refused(part: &str, otherwise: &str, sentence: &str) {
    let faults = faults(part, otherwise);
    assert!(faults[0].message.contains(sentence), "{otherwise:?}: {faults:#?}");
    assert_eq!(faults.len(), 1, "{otherwise:?}: {faults:#?}");
}

#[test]
fn a_sound_file_is_accepted() {
    let card = Battle::check_scenario(SOUND).expect("the file is sound");
    assert_eq!(card.id, "small");
    // 21 + 15 + 4, and all of the pool that can be hidden; 21 + 21, and the guards.
    assert_eq!(card.notes, ["Points of the armies: North 73, South 60, Third 12."]);
}

#[test]
fn faults_name_their_lines() {
    let line = |part: &str, otherwise: &str| faults(part, otherwise)[0].line;
    assert_eq!(line("turns = 6", "turns = 0"), 4);
    assert_eq!(line("      v   .   .", "      v   .   x"), 15);
    assert_eq!(line("rows = 4", "rows = 5"), 9);
    assert_eq!(line("title = \"A small battle\"", "titel = \"A small battle\""), 2);
}

#[test]
fn maps_and_titles() {
    refused("id = \"small\"", "id = \"a b\"", "An id has 1 to 24");
    refused("turns = 6", "turns = 61", "1 to 60 turns");
    refused("rows = 4", "rows = 99", "at most 250 hexes");
    refused("    .   .   .   .\n      .   w   .", "    .   .   .\n      .   w   .", "it needs 4");
    refused("      .   w   .", "      .   q   .", "\"q\" is no hex");
    refused("[0, 2]", "[0, 0]", "Ravine 0104 has two different open directions");
    refused("[0, 2]", "[0, 2, 4]", "Ravine 0104 has two different open directions");
    refused("ravines = { \"0104\" = [0, 2] }", "", "Ravine 0104 needs its two open directions");
    refused("\"0104\" = [0, 2]", "\"0104\" = [0, 2], \"0101\" = [1, 2]", "0101 is no ravine");
    refused("\"0203\" = \"Village\"", "\"0903\" = \"Village\"", "There is no hex \"0903\"");
    refused("id = \"south\"", "id = \"north\"", "north is there twice");
}

#[test]
fn sam_19_1_1_a_units_stand_where_they_can() {
    refused("hex = \"0504\"", "hex = \"0603\"", "Two units stand in hex 0603");
    refused("hex = \"0603\"", "hex = \"0602\"", "is cavalry and cannot stand in hex 0602");
    refused("hex = \"0603\"", "hex = \"0104\"", "is cavalry and cannot stand in hex 0104");
    refused("hex = \"0603\"", "hex = \"0809\"", "There is no hex \"0809\"");
    refused("hex = \"0603\"\n", "", "Unit 2 needs a hex");
    refused("hex = \"0603\"", "hex = \"0603\"\nfacing = 6", "There is no direction 6");
}

/// What the lab is said to have counted.
fn counted(games: u32, wins: &str) -> String {
    format!("{SOUND}\n[balance]\nlevel = \"samurai\"\nrules = 1\ngames = {games}\nwins = {wins}\n")
}

#[test]
fn what_was_counted_can_have_been_counted() {
    let card = Battle::check_scenario(&counted(90, "{ north = 50, south = 40 }"));
    assert_eq!(card.expect("it is sound").balance.expect("it was counted").wins, [50, 40]);
    for (games, wins, sentence) in [
        (80, "{ north = 50, south = 40 }", "Of 80 games 90 cannot have been won."),
        (90, "{ north = 50 }", "Say of each side how many games it won: north, south."),
    ] {
        let faults = Battle::check_scenario(&counted(games, wins)).expect_err("it is not sound");
        assert_eq!(faults[0].message, sentence);
    }
}

#[test]
fn units_have_what_their_cards_allow() {
    refused("figures = 2", "figures = 3", "Unit 2 can have 1 to 2 figures");
    refused("figures = 2", "figures = 0", "Unit 2 can have 1 to 2 figures");
    refused("figures = 2", "ammunition = 3", "no ammunition is counted");
    refused("ammunition = 3", "ammunition = 8", "Unit 2 can have 7 ammunition at most");
    refused("figures = 2", "markers = 4", "3 markers at most");
    refused("figures = 2", "fatigue = 10", "9 fatigue at most");
    refused("figures = 2", "label = \"\"", "A name has 1 to 60 characters");
    refused("number = 3\ncard = \"guards\"", "number = 2\ncard = \"guards\"", "have number 2");
    refused("number = 3\ncard = \"guards\"", "number = 0\ncard = \"guards\"", "numbers 1 to 99");
    refused("card = \"guards\"", "card = \"guard\"", "There is no card \"guard\"; there are ashi");
    let many: String = (10..46)
        .map(|number| {
            format!("[[side.unit]]\nnumber = {number}\ncard = \"ninja\"\nhidden = true\n")
        })
        .collect();
    refused("\n[[side]]\nid = \"south\"", &format!("{many}[[side]]\nid = \"south\""), "36 units");
}

#[test]
fn sam_3_2_1_a_ninja_peasants_and_the_hq_take_no_commander() {
    let none = "ninja, peasants and the HQ take no commander";
    refused("card = \"ninja\"", "card = \"ninja\"\ncommander = true", none);
    refused("hex = \"0504\"", "hex = \"0504\"\ncommander = true", none);
    let peasants = "card = \"peasants\"\nhex = \"0603\"\ncommander = true";
    refused("card = \"mounted_samurai\"\nhex = \"0603\"\nfigures = 2", peasants, none);
}

#[test]
fn sam_16_1_1_b_each_army_has_exactly_one_hq() {
    let second = "card = \"army_hq\"\nhex = \"0603\"";
    refused("card = \"mounted_samurai\"\nhex = \"0603\"", second, "South has 2 HQ units");
    let none = "card = \"ashigaru_yari\"\nhex = \"0504\"";
    refused("card = \"army_hq\"\nhex = \"0504\"", none, "South has 0 HQ units");
    let third = "card = \"army_hq\"\nhex = \"0702\"";
    refused("card = \"ashigaru_yari\"\nhex = \"0702\"", third, "A third force has no HQ");
    let all = faults("card = \"guards\"", "card = \"army_hq\"");
    assert!(all.iter().any(|fault| fault.message.contains("from the start")), "{all:#?}");
}

#[test]
fn hidden_units_have_hexes_and_points() {
    refused(
        "hexes = [\"0302\", \"0401\"]",
        "hexes = [\"0302\", \"0503\"]",
        "Nobody can hide in hex 0503",
    );
    refused("hexes = [\"0302\", \"0401\"]", "hexes = [\"0302\", \"0302\"]", "0302 is named twice");
    refused("hex = \"0201\"", "hex = \"0401\"", "A unit stands in hex 0401");
    refused("points = 40", "points = 20", "Unit 4 costs more than 20 points");
    refused("points = 40", "points = 251", "250 points at most");
    let seen = "number = 4\ncard = \"ninja\"\nhidden = true\nhex = \"0301\"";
    refused("number = 4\ncard = \"ninja\"\nhidden = true", seen, "name no hex");
    let peasants = "number = 4\ncard = \"peasants\"\nhidden = true";
    refused("number = 4\ncard = \"ninja\"\nhidden = true", peasants, "no ambush on its card");
    let other = "hidden = true\nfigures = 2";
    refused("hex = \"0603\"\nfigures = 2", other, "its side has no hexes for hiding");
    let nobody = "[side.hiding]\nhexes = [\"0203\"]\npoints = 9\n[[side.unit]]\nnumber = 1\ncard = \"army_hq\"\nhex = \"0504\"";
    let south = "[[side.unit]]\nnumber = 1\ncard = \"army_hq\"\nhex = \"0504\"";
    refused(south, nobody, "This side has no hidden units");
    let shared = "[side.hiding]\nhexes = [\"0302\"]\npoints = 24\n[[side.unit]]\nnumber = 7\ncard = \"ashigaru_yari\"\nhidden = true\n[[side.unit]]\nnumber = 1\ncard = \"army_hq\"\nhex = \"0504\"";
    refused(south, shared, "Both sides could hide in hex 0302");
}

#[test]
fn reinforcements_come_in_time_over_the_edge() {
    refused("turn = 3", "turn = 7", "the turns 1 to 6, and no turn 7");
    refused("hexes = [\"0704\"]", "hexes = [\"0402\"]", "0402 is not on the edge");
    refused("hexes = [\"0704\"]", "hexes = []", "Name at least one hex");
    let horse =
        "hexes = [\"0104\"]\n[[side.reinforcements.unit]]\nnumber = 3\ncard = \"mounted_samurai\"";
    let guards = "hexes = [\"0704\"]\n[[side.reinforcements.unit]]\nnumber = 3\ncard = \"guards\"";
    refused(guards, horse, "Unit 3 cannot enter any of its hexes");
    refused("card = \"guards\"", "card = \"guards\"\nhex = \"0704\"", "it has no hex");
}

#[test]
fn points_and_special_rules_make_sense() {
    refused("points = 3\n", "points = 0\n", "1 to 100 points");
    refused("hexes = [\"0203\"]\n", "", "Name at least one hex");
    refused("for = \"exit_unit\"", "for = \"exit_hq\"", "The HQ of south has no exit");
    refused("who = \"units\"", "who = \"hq\"", "Units of south have no exit");
    refused(
        "for = \"exit_unit\"",
        "for = \"destroy_hq\"\nhexes = [\"0203\"]",
        "Hexes are for hold",
    );
    refused("for = \"exit_unit\"", "for = \"win\"", "Unknown variant `win`");
    refused("hexes = [\"0701\"]", "hexes = [\"0602\"]", "0602 is not on the edge");
    refused("order = \"rest\"", "order = \"march\"", "Only rest and all-round-defence");
    refused("turns = [1, 2]", "turns = [2, 1]", "the first turn and the last");
    refused("turns = [1, 2]", "turns = [1, 7]", "no turn 7");
    refused("range = 3", "range = 7", "limited to 1 to 6");
    refused(
        "joins = \"south\"",
        "joins = \"east\"",
        "There is no side \"east\"; there are north and south",
    );
    refused("attacked-by = \"north\"", "attacked-by = \"south\"", "cannot attack it before");
    refused("die = 5\n", "", "go together");
    refused("die = 5", "die = 21", "a die of 1 to 20");
    let nothing = "rolls-from = 2\ndie = 5\nattacked-by = \"north\"\n";
    refused(nothing, "", "something that makes it join");
}

#[test]
fn cards_of_a_scenario_keep_to_the_rules_of_cards() {
    refused("figures = 4", "figures = 12", "24 dice at most with its commander");
    refused("figures = 4", "figures = 0", "must have figures and dice");
    refused("\"5x2\"", "\"5x0\"", "must have figures and dice");
    refused("\"5x2\"", "\"five\"", "An attack is a value like");
    refused("\"5x2\"", "\"21\"", "must be 0 to 20");
    refused("[\"attack\", \"march\"]", "[\"attack\", \"flee\"]", "stand on no card");
    refused("[\"attack\", \"march\"]", "[\"attack\", \"shoot\"]", "needs shooting values");
    refused("points = 18", "points = 18\nammunition = 7", "if it shoots");
    refused("points = 18", "points = 18\nshooting = [1, 2, 3, 4, 5, 6]", "at most 5 values");
    refused("points = 18", "points = 500", "200 points at most");
    let all = faults("id = \"guards\"", "id = \"ninja\"");
    assert!(all[0].message.contains("ninja is there twice"), "{all:#?}");
}

#[test]
fn a_file_that_is_too_long_is_not_read() {
    let text = format!("{SOUND}\n# {}", "long ".repeat(20_000));
    let faults = Battle::check_scenario(&text).expect_err("it is too long");
    assert!(faults[0].message.contains("at most 65536 bytes"));
}
