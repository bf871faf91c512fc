//! Chapter 18: cavalry breakthrough.

use ccn::{Action, Side, Step};

use crate::field::{Field, Sketch, hex};

fn french(pieces: &str) -> Sketch {
    Field::draw(pieces).first(Side::French)
}

/// The choices of a unit that may advance into these hexes.
fn advances(hexes: &str) -> Vec<Action> {
    let advances = hexes.split_whitespace().map(|text| Action::Advance(hex(text)));
    advances.chain([Action::Hold]).collect()
}

#[test]
fn ccn_18_1_1_a_cavalry_may_enter_the_vacated_hex_and_then_go_one_hex_on() {
    let driven_off = || {
        let mut field = french("F-LC 4,6; B-LN 5,6").ready("4,6");
        field.melee("4,6", "5,6", "flag cavalry cavalry cavalry");
        field.act(Action::Retreat(hex("6,6")));
        assert_eq!(field.legal(), advances("5,6"));
        field
    };
    let mut stays = driven_off();
    stays.act(Action::Hold);
    assert_eq!(stays.blocks("4,6"), 4);
    let mut enters = driven_off();
    enters.act(Action::Advance(hex("5,6")));
    assert_eq!(enters.legal(), advances("4,5 4,6 5,5 5,7 6,5"), "all but where the enemy stands");
    enters.act(Action::Hold);
    assert_eq!(enters.blocks("5,6"), 4);
    let mut goes_on = driven_off();
    goes_on.act(Action::Advance(hex("5,6"))).act(Action::Advance(hex("6,5")));
    assert_eq!(goes_on.blocks("6,5"), 4);
}

#[test]
fn ccn_18_1_1_b_a_leader_goes_along_to_the_end_of_the_breakthrough() {
    let mut field = french("F-HC+LDR 4,6; B-LN*1 5,6").ready("4,6");
    field.melee("4,6", "5,6", "infantry cavalry cavalry cavalry cavalry");
    field.act(Action::Advance(hex("5,6")));
    assert!(field.has_leader("5,6"));
    field.act(Action::Advance(hex("6,6")));
    assert_eq!(field.blocks("6,6"), 4);
    assert!(field.has_leader("6,6"));
}

#[test]
fn ccn_18_1_2_a_a_breakthrough_may_lead_back_and_a_bonus_melee_follows() {
    let mut field = french("F-LC 4,6; B-LN*1 5,6; B-LN 5,7").ready("4,6");
    field.melee("4,6", "5,6", "infantry cavalry cavalry cavalry");
    field.act(Action::Advance(hex("5,6"))).act(Action::Advance(hex("4,6")));
    assert_eq!(field.blocks("4,6"), 4);
    assert_eq!(field.melee_dice("4,6", "5,7"), Some(4));
}

#[test]
fn ccn_18_1_3_a_a_vacated_forest_ends_the_charge() {
    let mut field = french("F-LC 4,6; B-LN*1 5,6; B-LN 5,7").ground("forest 5,6").ready("4,6");
    field.melee("4,6", "5,6", "infantry cavalry");
    assert_eq!(field.legal(), advances("5,6"));
    field.act(Action::Advance(hex("5,6")));
    assert_eq!(field.blocks("5,6"), 4);
    assert_eq!(field.view().active, Side::Allied, "neither a hex nor a melee more");
}

#[test]
fn ccn_18_1_3_b_a_vacated_ford_gives_no_extra_hex_but_a_bonus_melee() {
    let mut field = french("F-LC 4,6; B-LN*1 5,6; B-LN 5,7").ground("ford 5,6").ready("4,6");
    field.melee("4,6", "5,6", "infantry cavalry cavalry");
    field.act(Action::Advance(hex("5,6")));
    assert!(matches!(field.step(), Some(Step::BonusMelee { .. })));
    assert_eq!(field.melee_dice("5,6", "5,7"), Some(3));
}

#[test]
fn closed_hexes_are_not_broken_through_to() {
    let pieces = "F-LC 4,6; B-LN*1 5,6; F-LN 5,5; B-LDR 5,7";
    let mut field = french(pieces).ground("river 6,6; rugged 6,5").ready("4,6");
    field.melee("4,6", "5,6", "infantry cavalry cavalry cavalry");
    field.act(Action::Advance(hex("5,6")));
    assert_eq!(field.legal(), advances("4,5 4,6"));
    for closed in ["5,5", "5,7", "6,5", "6,6", "3,6"] {
        assert_eq!(field.refusal(Action::Advance(hex(closed))), "CCN-18.1.3");
    }
}

#[test]
fn the_extra_hex_may_be_that_of_a_lone_leader_whom_the_unit_joins() {
    let mut field = french("F-LC 4,6; B-LN*1 5,6; F-LDR 4,5").ready("4,6");
    field.melee("4,6", "5,6", "infantry cavalry cavalry cavalry");
    field.act(Action::Advance(hex("5,6"))).act(Action::Advance(hex("4,5")));
    assert_eq!(field.blocks("4,5"), 4);
    assert!(field.has_leader("4,5"));
}

#[test]
fn a_unit_with_a_leader_does_not_break_through_to_another_leader() {
    let mut field = french("F-LC+LDR 4,6; B-LN*1 5,6; F-LDR 4,5").ready("4,6");
    field.melee("4,6", "5,6", "infantry cavalry cavalry cavalry");
    field.act(Action::Advance(hex("5,6")));
    assert_eq!(field.refusal(Action::Advance(hex("4,5"))), "CCN-18.1.3");
}

#[test]
fn cavalry_that_battles_back_does_not_break_through() {
    let mut field = Field::draw("B-LN 5,6; F-LC 4,6").ready("5,6");
    field.melee("5,6", "4,6", "infantry infantry infantry infantry");
    field.act_with(Action::BattleBack, "flag cavalry cavalry cavalry");
    field.act(Action::Retreat(hex("6,6")));
    assert_eq!(field.view().turn, 2);
    assert_eq!(field.blocks("4,6"), 4);
}
