//! Chapter 20: the battle back.

use ccn::{Action, Event, Side, Step, Volley};

use crate::field::{Field, hex};

#[test]
fn ccn_20_1_1_a_a_defender_in_place_may_battle_back_with_what_it_has_left() {
    let mut field = Field::draw("B-LN 5,6; F-LN 4,6").ready("5,6");
    field.melee("5,6", "4,6", "infantry infantry cavalry cavalry");
    assert_eq!(field.asked(), Some(Side::French));
    assert_eq!(field.battle_back_dice(), Some(3));
    assert!(field.offers(Action::Forbear), "it is a choice");
}

#[test]
fn ccn_20_1_2_a_a_battle_back_uphill_loses_a_die() {
    let mut field = Field::draw("B-LN 5,6; F-LN 4,6").ground("hill 5,6").ready("5,6");
    field.melee("5,6", "4,6", "cavalry cavalry cavalry cavalry");
    assert_eq!(field.battle_back_dice(), Some(4));
}

#[test]
fn ccn_20_1_2_b_a_battle_back_never_goes_against_guns_that_joined() {
    let mut field = Field::draw("B-LN 5,6; B-FA 5,7; F-LN 4,6").ready("5,6 5,7");
    field.declare("5,6", "4,6").act(Action::Join(hex("5,7")));
    field.act_with(Action::Stand, &["cavalry"; 8].join(" "));
    assert!(matches!(field.step(), Some(Step::BattleBack { at, .. }) if at == hex("5,6")));
    field.act_with(Action::BattleBack, "infantry artillery artillery cavalry cavalry");
    assert_eq!((field.blocks("5,6"), field.blocks("5,7")), (3, 3));
}

#[test]
fn ccn_20_1_3_a_infantry_forms_no_square_against_a_battle_back() {
    let mut field = Field::draw("B-LN 5,6; F-HC 4,6").ready("5,6");
    field.melee("5,6", "4,6", "infantry infantry infantry infantry");
    field.act_with(Action::BattleBack, "infantry cavalry cavalry cavalry cavalry");
    assert_eq!(field.blocks("5,6"), 3, "all five dice are rolled at once");
    assert_eq!(field.view().allied.track, []);
    assert_eq!(field.view().active, Side::French);
}

#[test]
fn ccn_20_1_3_b_cavalry_does_not_retire_from_a_battle_back() {
    let mut field = Field::draw("F-LC 4,6; B-LN 5,6").first(Side::French).ready("4,6");
    field.melee("4,6", "5,6", "cavalry cavalry cavalry cavalry");
    field.act_with(Action::BattleBack, "saber infantry infantry infantry");
    assert_eq!(field.blocks("4,6"), 3, "a saber hits, so the cavalry stood");
    assert_eq!(field.view().active, Side::Allied);
}

#[test]
fn ccn_20_1_3_c_after_the_battle_back_the_next_battle_is_declared() {
    let mut field = Field::draw("B-LN 5,6; F-LN 4,6; B-LN 5,9; F-LN 4,9").ready("5,6 5,9");
    field.melee("5,6", "4,6", "cavalry cavalry cavalry cavalry");
    field.act_with(Action::BattleBack, "infantry cavalry cavalry cavalry cavalry");
    assert_eq!(field.blocks("5,6"), 3);
    assert_eq!(field.step(), Some(Step::Battles));
    assert_eq!(field.melee_dice("5,9", "4,9"), Some(4));
}

#[test]
fn ccn_20_1_4_a_a_unit_that_retreats_but_is_still_adjacent_does_not_battle_back() {
    let mut field = Field::draw("B-LN 4,7; F-LN 4,6").ready("4,7");
    field.melee("4,7", "4,6", "flag cavalry cavalry cavalry");
    field.act(Action::Retreat(hex("3,7")));
    assert!(matches!(field.step(), Some(Step::TakeGround { .. })));
    field.act(Action::Hold);
    assert_eq!(field.view().turn, 2);
    let is_reply =
        |event: &Event| matches!(event, Event::Rolled { volley: Volley::BattleBack, .. });
    assert!(!field.events.iter().any(is_reply));
}

#[test]
fn a_battle_back_is_carried_out_on_the_attacker_and_his_leader() {
    let mut field = Field::draw("B-LN+LDR 5,6; F-LN 4,6").ready("5,6");
    field.melee("5,6", "4,6", "cavalry cavalry cavalry cavalry");
    // Five dice, and two for the leader.
    field.act_with(Action::BattleBack, "infantry flag cavalry cavalry cavalry saber saber");
    assert_eq!(field.banners(Side::French), 1);
    assert_eq!(field.asked(), Some(Side::Allied));
    field.act(Action::Retreat(hex("6,5")));
    assert_eq!(field.blocks("6,5"), 3);
}

#[test]
fn a_defender_who_forbears_does_not_roll() {
    let mut field = Field::draw("B-LN 5,6; F-LN 4,6").ready("5,6");
    field.melee("5,6", "4,6", "cavalry cavalry cavalry cavalry");
    field.act(Action::Forbear);
    assert_eq!(field.view().turn, 2);
    assert_eq!(field.blocks("5,6"), 4);
}

#[test]
fn a_unit_that_could_not_retreat_battles_back() {
    let mut field = Field::draw("B-LN 2,6; F-LN 1,6").ready("2,6");
    field.melee("2,6", "1,6", "flag cavalry cavalry cavalry");
    assert_eq!(field.blocks("1,6"), 3);
    assert_eq!(field.battle_back_dice(), Some(4));
}

#[test]
fn a_lone_leader_does_not_battle_back() {
    let mut field = Field::draw("B-LN 5,6; F-LDR 4,6").ready("5,6");
    field.melee("5,6", "4,6", "cavalry cavalry cavalry cavalry");
    assert!(matches!(field.step(), Some(Step::LeaderRetreat { .. })));
    field.act(Action::LeaderRetreat(hex("3,6"))).act(Action::LeaderStops);
    assert!(matches!(field.step(), Some(Step::TakeGround { .. })));
}

#[test]
fn a_battle_back_without_dice_is_not_asked_for() {
    // Cavalry with three blocks has none left against a town.
    let mut field = Field::draw("B-LN 5,6; F-LC*3 4,6").ground("town 5,6").ready("5,6");
    field.melee("5,6", "4,6", "infantry infantry infantry infantry");
    assert_eq!(field.view().turn, 2);
}
