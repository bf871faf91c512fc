//! Chapter 13: melee.

use ccn::{Action, Side};

use crate::field::Field;

#[test]
fn ccn_13_1_1_a_artillery_that_did_not_move_attacks_with_four_dice() {
    let field = Field::new("B-FA 6,6; F-LN 5,6").ready("6,6");
    assert_eq!(field.melee_dice("6,6", "5,6"), Some(4));
}

#[test]
fn ccn_13_1_2_a_a_defender_in_place_battles_back_and_the_melee_is_over() {
    let mut field = Field::new("B-LN 5,6; F-LN 4,6").ready("5,6");
    field.melee("5,6", "4,6", "infantry saber cavalry artillery");
    assert_eq!(field.blocks("4,6"), 2);
    assert_eq!(field.asked(), Some(Side::French));
    assert_eq!(field.battle_back_dice(), Some(3));
    field.act_with(Action::BattleBack, "cavalry cavalry artillery");
    assert_eq!(field.view().active, Side::French, "nothing is left to battle");
}
