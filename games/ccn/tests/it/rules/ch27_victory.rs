//! Chapter 27: victory.

use ccn::{Action, Fate, Side};

use crate::field::{Field, Sketch};

/// Four banners for the French while they hold 2,9.
const FRENCH_HOLD_2_9: &str = r#"
[[objective]]
name = "The depot"
side = "french"
hexes = [[2, 9]]
banners = 4
counts = "while-held"
"#;

/// The French have four banners and can have a fifth by an attack on 5,6.
fn one_short(allies: &str) -> Sketch {
    let field = Field::draw(&format!("F-LN 4,6; F-LN 2,9; {allies}"));
    field.extra(FRENCH_HOLD_2_9).first(Side::French)
}

#[test]
fn ccn_27_1_1_a_the_fifth_of_five_banners_ends_the_game() {
    let mut field = one_short("B-LN*1 5,6").goal(Side::French, 5).ready("4,6");
    assert_eq!((field.banners(Side::French), field.winner()), (4, None));
    field.melee("4,6", "5,6", "infantry cavalry cavalry cavalry cavalry");
    assert_eq!((field.banners(Side::French), field.winner()), (5, Some(Side::French)));
    assert_eq!(field.asked(), None);
    assert!(field.legal().is_empty());
    assert_eq!(field.refusal(Action::Hold), "CCN-27.1.1");
}

#[test]
fn ccn_27_1_2_a_a_unit_and_its_leader_are_two_banners() {
    let mut field = Field::draw("B-LN 5,6; F-LN*1+LDR 4,6").ready("5,6");
    field.melee("5,6", "4,6", "infantry cavalry cavalry cavalry saber");
    assert_eq!(field.banners(Side::Allied), 2);
}

#[test]
fn ccn_27_1_2_b_a_leader_who_leaves_the_board_is_no_banner() {
    let mut field = Field::draw("F-LN 8,6; B-LDR 9,6").first(Side::French).ready("8,6");
    field.melee("8,6", "9,6", "infantry cavalry cavalry flag");
    assert_eq!(field.view().leaders[0].fate, Fate::Left);
    assert_eq!(field.banners(Side::French), 0);
}

#[test]
fn ccn_27_1_3_a_a_battle_back_wins_in_the_enemys_turn_before_a_leader_is_checked() {
    let sketch = Field::draw("B-LN*1+LDR 5,6; F-LN 4,6").goal(Side::French, 1);
    let mut field = sketch.ready("5,6");
    field.melee("5,6", "4,6", "cavalry");
    // Five dice, and none for the leader.
    field.act_with(Action::BattleBack, "infantry cavalry cavalry cavalry cavalry");
    assert_eq!(field.winner(), Some(Side::French));
    assert_eq!(field.view().active, Side::Allied);
    assert_eq!(field.asked(), None);
    assert!(field.has_leader("5,6"));
}

#[test]
fn ccn_27_1_4_a_a_side_without_units_has_lost_even_if_leaders_are_left() {
    for allies in ["B-LN*1 5,6", "B-LN*1 5,6; B-LDR 8,3"] {
        let mut field = one_short(allies).without_reserves().ready("4,6");
        field.melee("4,6", "5,6", "infantry cavalry cavalry cavalry cavalry");
        assert_eq!((field.banners(Side::French), field.winner()), (5, Some(Side::French)));
        assert_eq!(field.asked(), None);
    }
}

#[test]
fn a_side_without_units_fights_on_if_the_option_says_so() {
    let sketch = one_short("B-LN*1 5,6").without_reserves().option("no-units-loses", "off");
    let mut field = sketch.ready("4,6");
    field.melee("4,6", "5,6", "infantry cavalry cavalry cavalry cavalry");
    assert_eq!((field.banners(Side::French), field.winner()), (5, None));
    assert_eq!(field.asked(), Some(Side::French));
}

#[test]
fn the_last_unit_may_be_lost_in_its_own_attack() {
    let mut field = Field::draw("B-LN*1 5,6; F-LN 4,6").without_reserves().ready("5,6");
    field.melee("5,6", "4,6", "cavalry");
    field.act_with(Action::BattleBack, "infantry cavalry cavalry cavalry cavalry");
    assert_eq!(field.winner(), Some(Side::French));
}

#[test]
fn the_sides_may_need_different_numbers_of_banners() {
    let sketch = Field::draw("B-LN 5,6; F-LN*1 4,6").goal(Side::Allied, 2).goal(Side::French, 1);
    let mut field = sketch.ready("5,6");
    field.melee("5,6", "4,6", "infantry cavalry cavalry cavalry");
    assert_eq!((field.banners(Side::Allied), field.winner()), (1, None));
}

#[test]
fn a_leader_struck_down_in_his_flight_ends_the_battle() {
    let sketch = Field::draw("B-LN 5,6; F-LDR 4,6; B-LN 3,6").ground("rugged 3,7");
    let mut field = sketch.goal(Side::Allied, 1).ready("5,6");
    // Four dice miss him; the unit in his way has four more.
    let dice = "cavalry cavalry cavalry cavalry saber cavalry cavalry cavalry";
    field.melee("5,6", "4,6", dice);
    assert_eq!(field.winner(), Some(Side::Allied));
    assert_eq!(field.asked(), None);
}

#[test]
fn a_retreat_is_no_banner() {
    let mut field = Field::draw("B-LN 6,6; F-LN 4,6").ready("6,6");
    field.fire("6,6", "4,6", "flag flag cavalry cavalry cavalry");
    assert_eq!(field.banners(Side::Allied), 0);
}
