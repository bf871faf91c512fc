//! What can be wrong with the orders of battle.

use engine::Title as _;
use waterloo::Campaign;

use super::{CAMPAIGN, check, faults, line_of, play_to_the_end};

const GUARD: &str = "{ id = \"F-G-INF\", name = \"Old and Young Guard\", army = \"french\", corps = \"G\", kind = \"infantry\", steps = 4, fire = 3, town = \"beaumont\" }";

/// Checks the campaign with something about the Guard replaced.
#[track_caller]
fn check_guard(old: &str, new: &str, message: &str) {
    assert!(GUARD.contains(old), "the Guard has {old:?}");
    let line = line_of(GUARD);
    check(GUARD, &GUARD.replacen(old, new, 1), &format!("{line}: {message}"));
}

/// A line of the file for a block of an army.
fn block(army: &str, number: usize, town: &str) -> String {
    format!(
        "{{ id = \"X-{army}-{number}\", name = \"X\", army = \"{army}\", corps = \"X\", \
         kind = \"infantry\", steps = 1, fire = 2, town = \"{town}\" }},\n"
    )
}

/// The campaign with other blocks.
fn with_blocks(blocks: &str) -> String {
    let from = CAMPAIGN.find("block = [").expect("blocks");
    let to = from + CAMPAIGN[from..].find("\n]").expect("their end");
    CAMPAIGN.replacen(&CAMPAIGN[from..to], &format!("block = [\n{blocks}"), 1)
}

/// The campaign with so many blocks of each army, demoralised at their last.
fn with_numbers(french: usize, anglo_dutch: usize, prussian: usize) -> String {
    let of = |army: &str, count: usize, town: &str| -> String {
        (0..count).map(|number| block(army, number, town)).collect()
    };
    let blocks = of("french", french, "beaumont")
        + &of("anglo-dutch", anglo_dutch, "brussels")
        + &of("prussian", prussian, "namur");
    let text = with_blocks(&blocks);
    let numbers =
        [("french", "12", french), ("anglo-dutch", "8", anglo_dutch), ("prussian", "9", prussian)];
    numbers.iter().fold(text, |text, (army, old, new)| {
        let from = text.find(&format!("\n[{army}]\n")).expect("an army");
        let (before, after) = text.split_at(from);
        let old = format!("demoralised-at = {old}\n");
        before.to_owned() + &after.replacen(&old, &format!("demoralised-at = {new}\n"), 1)
    })
}

#[test]
fn a_block_has_an_id_of_its_own_and_a_name() {
    check_guard("F-G-INF", "F-NAP", "F-NAP is there twice; choose another id.");
    check_guard("F-G-INF", "F G", "An id has 1 to 24 letters, digits and hyphens, not \"F G\".");
    check_guard("Old and", "Old\\nand", "A name has 1 to 60 characters on one line.");
}

#[test]
fn steps_and_fire_values_have_limits() {
    for steps in [0, 7] {
        check_guard("steps = 4", &format!("steps = {steps}"), "F-G-INF can have 1 to 6 steps.");
    }
    for start in [0, 5] {
        let new = format!("steps = 4, start = {start}");
        check_guard("steps = 4", &new, "F-G-INF can start with 1 to 4 steps.");
    }
    for fire in [0, 6] {
        let new = format!("fire = {fire}");
        check_guard("fire = 3", &new, "F-G-INF can have a fire value of 1 to 5.");
    }
}

#[test]
fn everybody_but_a_leader_belongs_to_a_corps() {
    check_guard("corps = \"G\", ", "", "F-G-INF needs the mark of its corps.");
    for mark in ["", "GUARDES", "G 1"] {
        let new = format!("corps = \"{mark}\"");
        check_guard("corps = \"G\"", &new, "The mark of a corps has 1 to 6 letters.");
    }
    check(
        "army = \"french\", kind = \"leader\"",
        "army = \"french\", corps = \"G\", kind = \"leader\"",
        "#: F-NAP is a leader and belongs to no corps.",
    );
}

#[test]
fn an_army_has_one_leader_of_one_step() {
    check_guard(
        "corps = \"G\", kind = \"infantry\", steps = 4",
        "kind = \"leader\", steps = 1",
        "The French army has a leader already.",
    );
    check(
        "kind = \"leader\", steps = 1",
        "kind = \"leader\", steps = 2",
        "#: F-NAP is a leader and has 1 step.",
    );
}

#[test]
fn blocks_stand_in_roster_order() {
    let line = line_of("{ id = \"A-WEL\"") + 1;
    let wellington = CAMPAIGN.lines().nth(line - 2).expect("a line").to_owned() + "\n";
    let moved = CAMPAIGN.replacen(&wellington, "", 1).replacen("    # Anglo-Dutch\n", "", 1);
    let moved = moved.replacen("    # Prussian\n", "", 1).replacen(
        "    { id = \"P-1-INF1\"",
        &format!("{wellington}    {{ id = \"P-1-INF1\""),
        1,
    );
    let found = faults(&moved);
    assert!(
        found[0].ends_with(": Blocks stand French, Anglo-Dutch, Prussian; move A-WEL up."),
        "{found:?}"
    );
}

#[test]
fn a_block_stands_in_a_town_without_enemies() {
    check_guard("beaumont", "bomont", "There is no town \"bomont\" for F-G-INF to stand in.");
    check(
        "steps = 1, fire = 1, town = \"namur\"",
        "steps = 1, fire = 1, town = \"beaumont\"",
        "#: P-BLU stands with F-NAP, an enemy, in beaumont.",
    );
}

#[test]
fn a_side_has_blocks_but_not_too_many() {
    assert_eq!(
        faults(&with_numbers(0, 1, 1)),
        ["0: The French side has no block; give it at least one."]
    );
    assert_eq!(
        faults(&with_numbers(1, 0, 0)),
        ["0: The Allied side has no block; give it at least one."]
    );
    assert_eq!(faults(&with_numbers(37, 8, 8)), ["0: The French side can have 36 blocks at most."]);
    assert_eq!(
        faults(&with_numbers(8, 20, 17)),
        ["0: The Allied side can have 36 blocks at most."]
    );
    assert_eq!(
        faults(&with_numbers(27, 14, 13)),
        ["0: One of the two sides can have 26 blocks at most."]
    );
    assert!(Campaign::check_scenario(&with_numbers(26, 17, 17)).is_ok());
    assert!(Campaign::check_scenario(&with_numbers(34, 26, 0)).is_ok());
    assert!(faults(&with_numbers(26, 17, 18))[0].ends_with(": A campaign has at most 60 blocks."));
}

#[test]
fn a_campaign_with_an_army_less_or_with_crowds_can_be_played_to_the_end() {
    for (french, anglo_dutch, prussian) in [(34, 26, 0), (24, 0, 36), (36, 12, 12), (1, 1, 0)] {
        let text = with_numbers(french, anglo_dutch, prussian);
        play_to_the_end(&text, &[]);
        play_to_the_end(&text, &[("setup", "free"), ("three-players", "on")]);
    }
}

#[test]
fn an_army_can_be_demoralised() {
    for at in [0, 25] {
        check(
            "demoralised-at = 12",
            &format!("demoralised-at = {at}"),
            &format!(
                "{}: The French army can be demoralised at 1 to 24 blocks.",
                line_of("[french]")
            ),
        );
    }
}

#[test]
fn a_free_set_up_must_be_possible() {
    let line = line_of("[set-up-limits]");
    check(
        "french = 12",
        "french = 2",
        &format!(
            "{line}: A free set-up has no room: 24 French blocks, 2 in a town, 9 towns in the zone."
        ),
    );
    check(
        "allied = 4",
        "allied = 0",
        &format!(
            "{line}: A free set-up has no room: 16 Anglo-Dutch blocks, 0 in a town, 21 towns in the zone."
        ),
    );
}
