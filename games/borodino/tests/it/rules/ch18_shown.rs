//! Chapter 18: when blocks are shown, and what is told of losses.

use borodino::{Mark, Side};
use engine::Viewer;

use crate::field::Field;
use crate::rules::eyes::{FRENCH, RUSSIANS, heard, hidden, seen, steps, told};

#[test]
fn bor_18_2_1_a_an_active_headquarters_is_shown_to_the_end_of_the_phase() {
    let mut field = Field::at(
        "turn 3 first french
        kamenka: F-HQ-NEY F-3-10
        gorki: R-6-7
        ask activate french",
    );
    assert_eq!(hidden(&field, RUSSIANS, "kamenka", Side::French), 2);
    field.acts("activate F-HQ-NEY; stay");
    assert_eq!(steps(&field, RUSSIANS, "F-HQ-NEY"), Some(3));
    assert_eq!(steps(&field, Viewer::Spectator, "F-HQ-NEY"), Some(3));
    assert_eq!(hidden(&field, RUSSIANS, "kamenka", Side::French), 1);
    while field.question() != "straggles" {
        field.act("done");
    }
    assert_eq!(steps(&field, RUSSIANS, "F-HQ-NEY"), Some(2), "he has tired");
    field.act("done");
    assert_eq!(field.asked(), "russian");
    assert_eq!(steps(&field, RUSSIANS, "F-HQ-NEY"), None);
    assert_eq!(hidden(&field, RUSSIANS, "kamenka", Side::French), 2);
}

#[test]
fn bor_18_2_1_a_a_headquarters_that_moves_before_its_activation_is_shown() {
    let mut field = Field::at(
        "turn 3 first french
        kamenka: F-HQ-NEY F-3-10
        gorki: R-6-7
        ask activate french",
    );
    field.acts("activate F-HQ-NEY; move aleksinki");
    assert!(heard(&field, RUSSIANS, "Moved")[0].contains("Some(Face"));
    assert!(heard(&field, RUSSIANS, "Activated")[0].contains("steps: 3"));
    assert_eq!(seen(&field, RUSSIANS, "F-HQ-NEY").map(|it| it.marks), Some(vec![Mark::Activated]));
}

#[test]
fn bor_18_2_1_a_a_gun_that_bombards_is_shown_to_the_end_of_the_phase() {
    let mut field = Field::at(
        "turn 3 first french
        voyna_heights: F-4-HA F-HQ-EUG
        borodino: R-6-J R-6-7
        active: F-HQ-EUG
        ask bombard french",
    );
    assert_eq!(steps(&field, RUSSIANS, "F-4-HA"), None);
    field.dice([6, 6, 6]).act("bombard F-4-HA borodino");
    assert_eq!(steps(&field, RUSSIANS, "F-4-HA"), Some(3));
    let fired = heard(&field, RUSSIANS, "Bombarded");
    assert!(fired[0].contains("steps: 3") && fired[0].contains("value: 3"), "{fired:?}");
    while field.asked() == "french" {
        field.act("done");
    }
    assert_eq!(steps(&field, RUSSIANS, "F-4-HA"), None);
    field.finish();
}

const BATTLE: &str = "
    turn 5 first french
    fleches: F-1-5 F-1-4 R-8-27(2) R-8-G
    semenovskoye: R-HQ-BAG
    crossed: utitsa_forest>fleches french 2
    crossed: utitsa_wood>fleches russian 1
    reserves: R-8-G
";

#[test]
fn bor_18_2_1_a_in_battle_all_are_shown_but_reserves() {
    let mut field = Field::at(&format!(
        "{BATTLE} battle fleches round 1 attacker french\nask squares defender"
    ));
    assert_eq!(steps(&field, FRENCH, "R-8-27"), Some(2));
    assert_eq!(steps(&field, RUSSIANS, "F-1-5"), Some(4));
    assert_eq!(steps(&field, Viewer::Spectator, "F-1-4"), Some(3));
    // [BOR-10.1.3] One reserve is there, and nobody tells which.
    assert_eq!(steps(&field, FRENCH, "R-8-G"), None);
    assert_eq!(hidden(&field, FRENCH, "fleches", Side::Russian), 1);
    field.acts("done; done; pass R-8-27; pass F-1-5; pass F-1-4");
    assert_eq!(field.battle()["round"], 2);
    assert_eq!(steps(&field, FRENCH, "R-8-G"), Some(3));
    assert_eq!(hidden(&field, FRENCH, "fleches", Side::Russian), 0);
    assert!(heard(&field, FRENCH, "RoundBegan").iter().any(|it| it.contains("joined: [Face")));
}

#[test]
fn bor_18_2_1_a_whoever_retreats_is_seen_to_go_and_then_hidden() {
    let mut field = Field::at(&format!(
        "{BATTLE} battle fleches round 2 attacker french\nask turns c defender"
    ));
    field.act("retreat R-8-27 semenovskoye");
    let retreated = heard(&field, FRENCH, "Retreated");
    assert!(retreated[0].contains("steps: 2"), "{retreated:?}");
    assert_eq!(steps(&field, FRENCH, "R-8-27"), None);
    assert_eq!(hidden(&field, FRENCH, "semenovskoye", Side::Russian), 2);
}

#[test]
fn bor_18_2_1_a_after_regrouping_all_are_hidden() {
    let mut field = Field::at(
        "turn 5 first french
        fleches: F-1-5 F-1-4 R-8-27(1)
        gorki: R-6-7
        crossed: utitsa_forest>fleches french 2
        battle fleches round 2 attacker french
        ask turns c defender",
    );
    field.act("pass R-8-27").dice([1, 1, 1, 1]).act("fire F-1-5");
    // In the redoubt the second hit takes the last step.
    assert_eq!((field.question().as_str(), field.asked()), ("regroup", "french"));
    assert!(heard(&field, RUSSIANS, "Destroyed").len() == 1);
    assert_eq!(steps(&field, RUSSIANS, "F-1-5"), Some(4));
    field.act("regroup F-1-4 utitsa_forest");
    assert_eq!(steps(&field, RUSSIANS, "F-1-4"), None);
    field.act("done");
    assert_eq!(steps(&field, RUSSIANS, "F-1-5"), None);
    assert_eq!(hidden(&field, RUSSIANS, "fleches", Side::French), 1);
    field.finish();
}

#[test]
fn bor_18_2_1_a_whoever_is_withdrawn_is_named_for_good() {
    let mut field = Field::at(
        "turn 5 first french
        moskva_wood: F-C1-H R-P-2
        gorki: R-6-7
        crossed: uspenskoye>moskva_wood french 1
        battle moskva_wood round 1 attacker french
        ask turns b defender",
    );
    field.act("withdraw R-P-2");
    let block = field.setting().find_block("R-P-2").expect("a block");
    assert!(field.view_of(FRENCH).withdrawn.contains(block));
    assert_eq!(heard(&field, FRENCH, "Withdrew").len(), 1);
}

/// A shot at two Russian blocks of which either loses the step.
fn hit(taker: &str) -> Field {
    let mut field = Field::at(
        "turn 3 first french
        borodino: F-4-HA F-HQ-EUG
        gorki: R-6-7(3) R-HQ-DOK(3)
        active: F-HQ-EUG
        ask bombard french",
    );
    field.dice([1, 6, 6]).act("bombard F-4-HA gorki").act(&format!("take-hit {taker}"));
    field
}

#[test]
fn bor_18_2_2_a_who_took_a_hit_is_not_told() {
    let [one, other] = [hit("R-6-7"), hit("R-HQ-DOK")];
    let lost = heard(&one, FRENCH, "StepLost");
    assert_eq!(lost.len(), 1);
    assert!(lost[0].contains("face: None"), "{lost:?}");
    assert_eq!(told(&one, FRENCH), told(&other, FRENCH));
    assert_ne!(told(&one, RUSSIANS), told(&other, RUSSIANS));
}

#[test]
fn bor_18_2_2_a_of_a_straggler_die_loss_and_areas_are_seen() {
    let mut field = Field::at(
        "turn 3 first french
        kamenka: F-3-10 F-3-11
        gorki: R-6-7
        ask straggles french",
    );
    field.dice([2]).acts("take F-3-10; move aleksinki");
    let rolled = heard(&field, RUSSIANS, "StragglerRolled");
    assert!(rolled[0].contains("face: None") && rolled[0].contains("die: 2"), "{rolled:?}");
    assert!(heard(&field, RUSSIANS, "StepLost")[0].contains("face: None"));
    let moved = heard(&field, RUSSIANS, "Moved");
    assert!(moved[0].contains("face: None") && moved[0].contains("Straggling"), "{moved:?}");
    field.finish();
}

/// A point for one of two blocks.
fn supplied(block: &str) -> Field {
    let mut field = Field::at(
        "turn 3 first french
        voyna_heights: F-1-1(2) F-HQ-EUG(1)
        gorki: R-6-7
        ask supply french",
    );
    field.act(&format!("supply golovino {block}"));
    field
}

#[test]
fn bor_18_2_2_a_who_got_a_supply_point_is_not_told() {
    let [one, other] = [supplied("F-1-1"), supplied("F-HQ-EUG")];
    assert_eq!(told(&one, RUSSIANS), told(&other, RUSSIANS));
    assert!(heard(&one, RUSSIANS, "Supplied")[0].contains("face: None"));
}

#[test]
fn bor_18_2_2_a_whoever_is_destroyed_is_shown() {
    let mut field = Field::at(
        "turn 3 first french
        kamenka: F-3-11(1) F-3-10
        gorki: R-6-7
        ask straggles french",
    );
    field.dice([1]).acts("take F-3-11; move aleksinki");
    let block = field.setting().find_block("F-3-11").expect("a block");
    assert!(field.view_of(RUSSIANS).destroyed.contains(block));
    assert_eq!(heard(&field, RUSSIANS, "Destroyed").len(), 1);
    field.finish();
}
