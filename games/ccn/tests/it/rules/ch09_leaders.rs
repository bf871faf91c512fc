//! Chapter 9: leaders.

use ccn::{Action, Card, Side};

use crate::field::{Field, hex};

fn unit_move(from: &str, to: &str) -> Action {
    Action::MoveUnit { from: hex(from), to: hex(to) }
}

fn leader_move(from: &str, to: &str) -> Action {
    Action::MoveLeader { from: hex(from), to: hex(to) }
}

#[test]
fn ccn_9_1_1_a_a_leader_who_enters_forest_stops_there() {
    // The only way out of the gorge leads through the forest.
    let ground = "forest 7,6; rugged 7,7 8,5 8,7 9,6 9,7";
    let mut field = Field::draw("B-LDR 8,6").ground(ground).start();
    field.play(Card::AttackCenter).order_leader("8,6");
    assert_eq!(field.leader_moves_from("8,6"), [hex("7,6")]);
    assert_eq!(field.refusal(leader_move("8,6", "6,6")), "CCN-9.1.1");
    field.move_leader("8,6", "7,6");
    assert_eq!(field.refusal(leader_move("7,6", "6,6")), "CCN-9.1.1");
}

#[test]
fn a_leader_moves_three_hexes_and_not_four() {
    let mut field = Field::draw("B-LDR 8,6").start();
    field.play(Card::AttackCenter).order_leader("8,6");
    assert_eq!(field.refusal(leader_move("8,6", "4,6")), "CCN-9.1.1");
    field.move_leader("8,6", "5,6");
    assert!(field.has_leader("5,6"));
}

#[test]
fn a_leader_enters_a_quarry_and_stops_there() {
    let ground = "quarry 7,6; rugged 7,7 8,5 8,7 9,6 9,7";
    let mut field = Field::draw("B-LDR 8,6").ground(ground).start();
    field.play(Card::AttackCenter).order_leader("8,6");
    assert_eq!(field.leader_moves_from("8,6"), [hex("7,6")]);
}

#[test]
fn ccn_9_1_2_a_a_leader_passes_a_unit_with_a_leader_but_does_not_end_there() {
    // With (7,7) closed, the only way of three hexes or less leads through (7,6).
    let pieces = "B-LN+LDR 8,6; B-LN+LDR 7,6; B-LN 6,6";
    let mut field = Field::draw(pieces).ground("rugged 7,7").start();
    field.play(Card::AttackCenter).order_leader("8,6").end_orders();
    assert_eq!(field.refusal(leader_move("8,6", "7,6")), "CCN-9.1.2");
    field.move_leader("8,6", "6,6");
    assert!(field.has_leader("6,6"));
    assert!(field.has_leader("7,6"), "the other one stays where he is");
    assert!(!field.has_leader("8,6"));
}

#[test]
fn ccn_9_1_2_b_a_leader_does_not_end_with_another_lone_leader() {
    let mut field = Field::draw("B-LDR 7,6; B-LDR 7,8").start();
    field.play(Card::AttackCenter).order_leader("7,8").end_orders();
    assert_eq!(field.refusal(leader_move("7,8", "7,6")), "CCN-9.1.2");
}

#[test]
fn a_leader_does_not_enter_a_hex_with_an_enemy_unit_or_leader() {
    let mut field = Field::draw("B-LDR 7,6; F-LN 6,5; F-LDR 6,6").start();
    field.play(Card::AttackCenter).order_leader("7,6");
    assert_eq!(field.refusal(leader_move("7,6", "6,5")), "CCN-9.1.2");
    assert_eq!(field.refusal(leader_move("7,6", "6,6")), "CCN-9.1.2");
}

#[test]
fn a_forest_with_a_friendly_leader_is_closed_to_a_leader() {
    // He would have to stop in the forest, where he may not end.
    let pieces = "B-LDR 8,6; B-LN+LDR 7,6";
    let mut field = Field::draw(pieces).ground("forest 7,6; rugged 7,7 8,5 8,7 9,6 9,7").start();
    field.play(Card::AttackCenter).order_leader("8,6").end_orders();
    assert_eq!(field.refusal(leader_move("8,6", "7,6")), "CCN-9.1.2");
    assert!(field.leader_moves_from("8,6").is_empty());
}

#[test]
fn ccn_9_1_3_a_a_unit_that_a_leader_joined_does_not_move_but_may_melee() {
    let mut field = Field::draw("B-HC 6,7; B-LDR 7,7; F-LN 5,7").start();
    field.play(Card::AttackCenter).order("6,7").order_leader("7,7").end_orders();
    field.move_leader("7,7", "6,7");
    assert_eq!(field.refusal(unit_move("6,7", "6,6")), "CCN-9.1.3");
    assert_eq!(field.refusal(leader_move("6,7", "6,6")), "CCN-9.1.1");
    field.end_moves();
    assert_eq!(field.melee_dice("6,7", "5,7"), Some(4));
}

#[test]
fn ccn_9_1_3_b_a_unit_that_a_leader_joined_fires_as_unmoved() {
    let mut field = Field::draw("B-LN 6,6; B-LDR 7,7; F-LN 4,6").start();
    field.play(Card::AttackCenter).order("6,6").order_leader("7,7").end_orders();
    field.move_leader("7,7", "6,6").end_moves();
    assert_eq!(field.fire_dice("6,6", "4,6"), Some(5));
}

#[test]
fn ccn_9_1_3_c_a_leader_does_not_order_the_unit_he_joins() {
    // The ordered unit in (6,8) keeps the battles open.
    let mut field = Field::draw("B-LN 6,6; B-LDR 7,7; F-LN 4,6; B-LN 6,8; F-LN 4,8").start();
    field.play(Card::AttackCenter).order("6,8").order_leader("7,7").end_orders();
    field.move_leader("7,7", "6,6").end_moves();
    assert!(field.has_leader("6,6"));
    assert_eq!(field.fire_dice("6,8", "4,8"), Some(5));
    let fire = Action::Fire { from: hex("6,6"), at: hex("4,6") };
    assert_eq!(field.refusal(fire), "CCN-7.1.1");
}

/// The worked example of both books: the grenadiers, their leader and the cavalry are ordered.
#[track_caller]
fn worked_example(enemies: &str) -> Field {
    let mut field = Field::draw(&format!("B-GR+LDR 7,6; B-HC 7,7; {enemies}")).start();
    field.play(Card::AttackCenter).order("7,6").order_leader("7,6").order("7,7");
    field
}

#[test]
fn ccn_9_2_1_a_the_leader_follows_the_cavalry_and_the_grenadiers_move_last() {
    let mut field = worked_example("F-LN 4,6");
    field.move_unit("7,7", "5,6").move_leader("7,6", "5,6").move_unit("7,6", "6,6").end_moves();
    assert!(field.has_leader("5,6"));
    assert_eq!(field.melee_dice("5,6", "4,6"), Some(4));
    assert_eq!(field.fire_dice("6,6", "4,6"), Some(3));
}

#[test]
fn ccn_9_2_1_b_the_grenadiers_leave_the_leader_behind_and_he_pins_the_cavalry() {
    // The second enemy gives the cavalry somebody to battle.
    let mut field = worked_example("F-LN 4,6; F-LN 6,7");
    field.move_unit("7,6", "6,6");
    assert!(field.has_leader("7,6"));
    field.move_leader("7,6", "7,7");
    assert_eq!(field.refusal(unit_move("7,7", "8,6")), "CCN-9.1.3");
    assert!(field.moves_from("7,7").is_empty());
    field.end_moves();
    assert_eq!(field.melee_dice("7,7", "6,7"), Some(4));
}

#[test]
fn ccn_9_2_1_c_a_leader_without_an_order_of_his_own_goes_with_his_unit() {
    let mut field = Field::draw("B-GR+LDR 7,6; B-HC 7,7; F-LN 4,6").ordered("7,6");
    assert_eq!(field.refusal(leader_move("7,6", "7,7")), "CCN-7.1.1");
    field.move_unit("7,6", "6,6");
    assert!(field.has_leader("6,6"));
    assert_eq!(field.refusal(leader_move("6,6", "7,7")), "CCN-7.1.1");
}

#[test]
fn ccn_9_2_2_a_a_leader_who_did_not_use_his_order_still_steadies_his_unit() {
    let mut field = Field::draw("B-LN+LDR 6,6; F-LN*1 4,6").start();
    field.play(Card::AttackCenter).order_leader("6,6").end_turn();
    field.play(Card::AttackCenter).order("4,6").end_moves();
    field.fire("4,6", "6,6", "flag");
    assert_eq!(field.asked(), Some(Side::Allied));
    field.act(Action::IgnoreFlags(1));
    assert_eq!(field.blocks("6,6"), 4);
    assert!(field.has_leader("6,6"));
}

#[test]
fn ccn_9_2_3_a_a_leader_whom_a_unit_joins_may_still_move_on() {
    let sketch = Field::draw("B-LDR 6,6; B-LN 7,6").hand(Side::Allied, [Card::ProbeCenter]);
    let mut field = sketch.start();
    field.play(Card::ProbeCenter).order("7,6").order_leader("6,6");
    field.move_unit("7,6", "6,6").move_leader("6,6", "5,6");
    assert_eq!(field.blocks("6,6"), 4);
    assert!(!field.has_leader("6,6"));
    assert!(field.has_leader("5,6"));
}
