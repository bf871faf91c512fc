//! Chapter 13: melee.

use ccn::{Action, Side};

use crate::field::{Field, hex};

#[test]
fn ccn_13_1_1_a_artillery_that_did_not_move_attacks_with_four_dice() {
    let field = Field::draw("B-FA 6,6; F-LN 5,6").ready("6,6");
    assert_eq!(field.melee_dice("6,6", "5,6"), Some(4));
}

#[test]
fn ccn_13_1_2_a_a_defender_in_place_battles_back_and_the_melee_is_over() {
    let mut field = Field::draw("B-LN 5,6; F-LN 4,6").ready("5,6");
    field.melee("5,6", "4,6", "infantry saber cavalry artillery");
    assert_eq!(field.blocks("4,6"), 2);
    assert_eq!(field.asked(), Some(Side::French));
    assert_eq!(field.battle_back_dice(), Some(3));
    field.act_with(Action::BattleBack, "cavalry cavalry artillery");
    assert_eq!(field.view().active, Side::French, "nothing is left to battle");
}

#[test]
fn ccn_13_2_1_a_infantry_rolls_for_its_blocks_even_after_a_move() {
    let mut moved = Field::draw("B-LN 6,6; F-LN 4,6").ordered("6,6");
    moved.move_unit("6,6", "5,6").end_moves();
    assert_eq!(moved.melee_dice("5,6", "4,6"), Some(4));
    let rifles = Field::draw("B-RL*3 5,6; F-LN 4,6").ready("5,6");
    assert_eq!(rifles.melee_dice("5,6", "4,6"), Some(3));
    let young_guard = Field::draw("F-YG*3 4,6; B-LN 5,6").first(Side::French).ready("4,6");
    assert_eq!(young_guard.melee_dice("4,6", "5,6"), Some(4));
    let old_guard = Field::draw("F-OG*1 4,6; B-LN 5,6").first(Side::French).ready("4,6");
    assert_eq!(old_guard.melee_dice("4,6", "5,6"), Some(3));
}

#[test]
fn ccn_13_2_2_a_heavy_cavalry_has_one_die_more() {
    let french = Field::draw("F-HC 4,6; B-LN 5,6").first(Side::French).ready("4,6");
    assert_eq!(french.melee_dice("4,6", "5,6"), Some(5));
    let light = Field::draw("B-LC*3 5,6; F-LN 4,6").ready("5,6");
    assert_eq!(light.melee_dice("5,6", "4,6"), Some(3));
    let guard = Field::draw("B-GHC*1 5,6; F-LN 4,6").ready("5,6");
    assert_eq!(guard.melee_dice("5,6", "4,6"), Some(2));
}

#[test]
fn ccn_13_2_3_a_artillery_rolls_by_its_table() {
    let last_gun = Field::draw("F-HA*1 4,6; B-LN 5,6").first(Side::French).ready("4,6");
    assert_eq!(last_gun.melee_dice("4,6", "5,6"), Some(2));
    let mut moved = Field::draw("F-HA*2 3,6; B-LN 5,6").first(Side::French).ordered("3,6");
    moved.move_unit("3,6", "4,6").end_moves();
    assert_eq!(moved.melee_dice("4,6", "5,6"), Some(3));
    let mut attacked = Field::draw("B-LN 5,6; F-GFA*2 4,6").ready("5,6");
    attacked.melee("5,6", "4,6", "infantry infantry infantry infantry");
    assert_eq!(attacked.battle_back_dice(), Some(5));
}

#[test]
fn ccn_13_2_4_a_faces_of_the_arm_and_sabers_hit_and_a_flag_drives_back() {
    let mut field = Field::draw("B-LN 5,6; F-LC 4,6").ready("5,6");
    field.melee("5,6", "4,6", "cavalry saber infantry flag");
    assert_eq!(field.blocks("4,6"), 2);
    field.act(Action::Retreat(hex("3,6")));
    assert_eq!(field.blocks("3,6"), 2, "one flag is one hex");
}

#[test]
fn ccn_13_2_4_b_sabers_of_rifles_miss() {
    let mut field = Field::draw("B-RL*3 5,6; F-LN 4,6").ready("5,6");
    field.melee("5,6", "4,6", "saber saber infantry");
    assert_eq!(field.blocks("4,6"), 3);
}

#[test]
fn ccn_13_3_1_a_one_saber_eliminates_a_lone_leader() {
    let mut field = Field::draw("F-LN 5,6; B-LDR 6,6").first(Side::French).ready("5,6");
    assert_eq!(field.melee_dice("5,6", "6,6"), Some(4), "no die more: he is no infantry");
    field.melee("5,6", "6,6", "saber flag flag infantry");
    assert!(!field.has_leader("6,6"));
    assert_eq!(field.banners(Side::French), 1);
    field.act(Action::Advance(hex("6,6")));
    assert_eq!(field.blocks("6,6"), 4);
}

#[test]
fn ccn_13_3_1_b_a_saber_of_militia_eliminates_him_too() {
    let mut field = Field::draw("F-MI*2 5,6; B-LDR 6,6").first(Side::French).ready("5,6");
    field.melee("5,6", "6,6", "saber infantry");
    assert!(!field.has_leader("6,6"));
    assert_eq!(field.banners(Side::French), 1);
}

#[test]
fn ccn_13_3_1_c_a_leader_who_is_not_hit_retreats_and_his_hex_is_taken() {
    for path in ["7,6", "7,6 8,6", "7,6 8,6 9,6"] {
        let mut field = Field::draw("F-LN 5,6; B-LDR 6,6").first(Side::French).ready("5,6");
        field.melee("5,6", "6,6", "flag infantry cavalry flag");
        for at in path.split_whitespace() {
            field.act(Action::LeaderRetreat(hex(at)));
        }
        if field.asked() == Some(Side::Allied) {
            field.act(Action::LeaderStops);
        }
        assert!(field.has_leader(path.split_whitespace().last().expect("a hex")));
        assert_eq!(field.legal(), [Action::Advance(hex("6,6")), Action::Hold]);
    }
}

#[test]
fn ground_takes_dice_from_an_attack_on_a_lone_leader() {
    let sketch = Field::draw("F-LN 5,6; B-LDR 6,6").ground("town 6,6").first(Side::French);
    assert_eq!(sketch.ready("5,6").melee_dice("5,6", "6,6"), Some(2));
}

#[test]
fn artillery_drives_a_lone_leader_off_and_stays() {
    let mut field = Field::draw("F-FA 5,6; B-LDR 6,6").first(Side::French).ready("5,6");
    field.melee("5,6", "6,6", "flag infantry cavalry flag");
    field.act(Action::LeaderRetreat(hex("7,6"))).act(Action::LeaderStops);
    assert_eq!(field.view().active, Side::Allied, "neither an advance nor a battle back");
}
