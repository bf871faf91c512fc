//! What can be wrong with the blocks of a scenario.

use borodino::Campaign;
use engine::{Seat, Title as _, Words as _};

use super::{CAMPAIGN, check, check_in, faults};
use crate::field::Field;
use crate::words::told;

const ARMY: &str = include_str!("../../../armies/1812.toml");

/// The campaign with blocks of its own, which are the same.
pub(super) fn own_blocks() -> String {
    let from = ARMY.find("block = [").expect("blocks");
    CAMPAIGN.replacen("army = \"1812\"\n", &ARMY[from..], 1)
}

#[track_caller]
pub(super) fn check_own(old: &str, new: &str, expected: &str) {
    check_in(&own_blocks(), old, new, expected);
}

#[test]
fn the_armies_that_come_with_the_game_are_sound() {
    let [named, own] = [CAMPAIGN, &own_blocks()]
        .map(|text| Campaign::set_up_from(text, &[]).expect("it is sound").scenery());
    assert_eq!(named, own);
}

#[test]
fn a_block_is_called_by_its_name_and_if_others_have_it_by_its_id_too() {
    let field = Field::at(
        "scenario combined
         turn 9
         kamenka: F-HQ-DAV F-HQ-NEY F-3-10(1) F-3-11 F-G-RA
         gorki: R-6-7
         active: F-HQ-DAV F-HQ-NEY
         ask moves french",
    );
    let check = |campaign: &Campaign, expected: &str| {
        let hand = campaign.hand(Seat(0)).first().map(told).expect("blocks");
        // The Russian Guard has its horse artillery, too.
        let guns = "Guard horse artillery F-G-RA (2)";
        assert_eq!(hand, format!("hand-area area=Kamenka Valley blocks={expected}, {guns}"));
    };
    let alone = "Ney (3), Davout (4), 10th Division Ledru (1), 11th Division Razout (2)";
    check(&field.campaign, alone);
    let file = own_blocks().replacen("\"Ney\"", "\"Davout\"", 1);
    let file = file.replacen("11th Division Razout", "10th Division Ledru", 1);
    let namesakes = Campaign::arrange(&field.campaign.document(), Some(&file), &[]);
    check(
        &namesakes.expect("a sound position"),
        "Davout F-HQ-NEY (3), Davout F-HQ-DAV (4), 10th Division Ledru F-3-10 (1), \
         10th Division Ledru F-3-11 (2)",
    );
}

#[test]
fn a_scenario_has_one_army() {
    let line = "army = \"1812\"";
    check(line, "army = \"1813\"", "#: There is no army \"1813\"; there are: 1812.");
    check(line, "", "0: Name an army (1812), or list blocks.");
    let block = "block = [{ id = \"F-X\", name = \"X\", side = \"french\", army = \"french\", kind = \"infantry\", fire = 2, steps = 4 }]";
    check(
        line,
        &format!("{line}\n{block}"),
        "#: A scenario names an army or lists its own blocks; leave one out.",
    );
}

#[test]
fn blocks_have_ids_and_names() {
    check_own("id = \"F-1-2\"", "id = \"F-1-1\"", "#: F-1-1 is there twice; choose another id.");
    check_own(
        "name = \"2nd Division Friant\"",
        "name = \"\"",
        "#: A name has 1 to 60 characters on one line.",
    );
}

#[test]
fn a_campaign_has_so_many_blocks_at_most() {
    let block = |number: usize| {
        format!(
            "{{ id = \"F-X-{number}\", name = \"X\", side = \"french\", army = \"french\", kind = \"infantry\", fire = 2, steps = 4 }},\n"
        )
    };
    let more: String = (0..10).map(block).collect();
    let first = "    # Russian headquarters\n";
    let found = faults(&own_blocks().replacen(first, &format!("{more}{first}"), 1));
    assert!(
        found.iter().any(|it| it.ends_with(": A campaign has at most 112 blocks.")),
        "{found:?}"
    );
}

#[test]
fn blocks_stand_in_the_order_of_the_lists() {
    let up = |id: &str| {
        format!("Blocks stand French, then Russian, headquarters of a side first; move {id} up.")
    };
    let murat = "    { id = \"F-HQ-MUR\"";
    let division = "{ id = \"F-1-1\", name = \"1st Division Morand\", side = \"french\", army = \"french\", corps = \"I\", kind = \"infantry\", fire = 2, steps = 4 },\n";
    let text = own_blocks().replacen(division, "", 1);
    let text = text.replacen(murat, &format!("{division}{murat}"), 1);
    assert!(faults(&text)[0].ends_with(&up("F-HQ-MUR")));
    check_own(
        "id = \"R-2-4\", name = \"4th Division Eugen of Wurttemberg\", side = \"russian\", army = \"first\"",
        "id = \"R-2-4\", name = \"4th Division Eugen of Wurttemberg\", side = \"french\", army = \"french\"",
        &format!("#: {}", up("R-2-4")),
    );
}

#[test]
fn a_block_belongs_to_an_army_of_its_side() {
    check_own(
        "name = \"1st Division Morand\", side = \"french\", army = \"french\"",
        "name = \"1st Division Morand\", side = \"french\", army = \"all\"",
        "#: F-1-1 is French, and its army is not.",
    );
    check_own(
        "name = \"II Corps jaegers\", side = \"russian\", army = \"first\"",
        "name = \"II Corps jaegers\", side = \"russian\", army = \"french\"",
        "#: R-2-J is Russian, and its army is not.",
    );
}

#[test]
fn steps_and_fire_values_are_within_limits() {
    let old = "corps = \"I\", kind = \"infantry\", fire = 2, steps = 4";
    for steps in [0, 9] {
        check_own(
            old,
            &format!("corps = \"I\", kind = \"infantry\", fire = 2, steps = {steps}"),
            "#: F-1-1 can have 1 to 8 steps.",
        );
    }
    for fire in [0, 6] {
        check_own(
            old,
            &format!("corps = \"I\", kind = \"infantry\", fire = {fire}, steps = 4"),
            "#: F-1-1 can have a fire value of 1 to 5.",
        );
    }
    for mark in ["", "VIIIIII", "I-I"] {
        check_own(
            old,
            &format!("corps = \"{mark}\", kind = \"infantry\", fire = 2, steps = 4"),
            "#: The mark of a corps has 1 to 6 letters.",
        );
    }
}

#[test]
fn every_own_block_takes_part() {
    check_own(
        "[\"F-HQ-DAV\", \"F-1-5\", ",
        "[\"F-HQ-DAV\", ",
        &format!("{}: F-1-5 is neither set up nor does it arrive.", line_of("id = \"F-1-5\"")),
    );
    // Of an army that comes with the game some may stay away.
    assert!(Campaign::check_scenario(&CAMPAIGN.replacen("\"F-1-5\", ", "", 1)).is_ok());
}

fn line_of(text: &str) -> usize {
    let file = own_blocks();
    file[..file.find(text).expect("it is there")].matches('\n').count() + 1
}
