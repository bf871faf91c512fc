//! Chapter 8: movement.

use ccn::{Action, Card, Side, Step};

use crate::field::{Field, hex};

fn unit_move(from: &str, to: &str) -> Action {
    Action::MoveUnit { from: hex(from), to: hex(to) }
}

fn melee(from: &str, at: &str) -> Action {
    Action::Melee { from: hex(from), at: hex(at) }
}

fn fire(from: &str, at: &str) -> Action {
    Action::Fire { from: hex(from), at: hex(at) }
}

#[test]
fn ccn_8_1_1_a_a_finished_move_is_not_resumed() {
    let mut field = Field::draw("B-LC 6,6; B-LN 6,8").ordered("6,6 6,8");
    field.move_unit("6,6", "5,6").move_unit("6,8", "5,8");
    assert_eq!(field.refusal(unit_move("5,6", "4,6")), "CCN-8.1.1");
    assert!(field.moves_from("5,6").is_empty());
}

#[test]
fn ccn_8_1_1_b_all_ordered_units_may_stay_and_battle_as_unmoved() {
    let mut field = Field::draw("B-LN 6,5; B-LN 6,6; F-LN 4,6").ordered("6,5 6,6");
    let before = field.view();
    field.end_moves();
    assert_eq!(field.view().units, before.units);
    assert_eq!(field.fire_dice("6,5", "4,6"), Some(5));
    assert_eq!(field.fire_dice("6,6", "4,6"), Some(5));
}

// In this and other tests a second pair of units keeps the battles open.
#[test]
fn ccn_8_1_2_a_light_infantry_that_moved_two_hexes_does_not_battle() {
    let mut field = Field::draw("B-LT 6,6; F-LN 3,6; B-LN 6,9; F-LN 5,9").ordered("6,6 6,9");
    field.move_unit("6,6", "4,6");
    assert_eq!(field.moved("4,6"), 2);
    field.end_moves();
    assert_eq!(field.refusal(melee("4,6", "3,6")), "CCN-10.3.1");
}

#[test]
fn a_way_round_other_pieces_counts_all_its_hexes() {
    let mut field = Field::draw("B-LC 7,6; F-LN 6,5; F-LN 6,6").ordered("7,6");
    assert_eq!(field.refusal(unit_move("7,6", "5,6")), "CCN-8.1.3", "four hexes round");
    field.move_unit("7,6", "5,8");
    assert_eq!(field.moved("5,8"), 3);
}

#[test]
fn ccn_8_1_3_a_a_friendly_unit_and_an_enemy_leader_close_their_hexes() {
    let field = Field::draw("B-LC 7,6; B-LN 6,6; F-LDR 6,5").ordered("7,6");
    assert_eq!(field.refusal(unit_move("7,6", "6,6")), "CCN-8.1.3");
    assert_eq!(field.refusal(unit_move("7,6", "6,5")), "CCN-8.1.3");
}

#[test]
fn a_unit_does_not_pass_through_friends_enemies_or_an_enemy_leader() {
    let ring = "B-LN 6,5; F-LN 6,6; F-LDR 7,5; B-LN 7,7; B-LN 8,5; B-LN 8,6";
    let field = Field::draw(&format!("B-LC 7,6; {ring}")).ordered("7,6");
    assert!(field.moves_from("7,6").is_empty());
    assert_eq!(field.refusal(unit_move("7,6", "5,6")), "CCN-8.1.3");
}

#[test]
fn ccn_8_1_4_a_a_unit_stops_where_it_joins_a_lone_leader() {
    let mut field = Field::draw("B-LC 7,6; B-LDR 6,6").ordered("7,6");
    field.move_unit("7,6", "6,6");
    assert_eq!(field.moved("6,6"), 1);
    assert!(field.has_leader("6,6"));
    assert_eq!(field.refusal(unit_move("6,6", "5,6")), "CCN-8.1.1");
}

#[test]
fn ccn_8_1_4_b_a_unit_with_a_leader_does_not_join_a_second_one() {
    let field = Field::draw("B-LC+LDR 7,6; B-LDR 6,6").ordered("7,6");
    assert_eq!(field.refusal(unit_move("7,6", "6,6")), "CCN-8.1.4");
}

#[test]
fn a_unit_whose_leader_stays_behind_may_join_another() {
    let mut field = Field::draw("B-LC+LDR 7,6; B-LDR 6,6").start();
    field.play(Card::AttackCenter).order("7,6").order_leader("7,6").end_orders();
    field.move_unit("7,6", "6,6");
    assert!(field.has_leader("7,6"), "he is alone now");
    assert!(field.has_leader("6,6"));
}

#[test]
fn a_unit_does_not_pass_through_a_lone_friendly_leader() {
    let gorge = "rugged 6,5 7,5 7,7 8,5 8,6";
    let field = Field::draw("B-LC 7,6; B-LDR 6,6").ground(gorge).ordered("7,6");
    assert_eq!(field.moves_from("7,6"), [hex("6,6")]);
    assert_eq!(field.refusal(unit_move("7,6", "5,6")), "CCN-8.1.4");
}

#[test]
fn ccn_8_1_5_a_a_river_without_a_bridge_is_not_entered() {
    let field = Field::draw("B-LN 6,6").ground("river 5,6").ordered("6,6");
    assert_eq!(field.refusal(unit_move("6,6", "5,6")), "CCN-8.1.5");
}

#[test]
fn ccn_8_1_5_b_a_quarry_is_closed_to_artillery_and_open_to_cavalry() {
    let guns = Field::draw("B-HA 6,6").ground("quarry 5,6").ordered("6,6");
    assert_eq!(guns.refusal(unit_move("6,6", "5,6")), "CCN-8.1.5");
    let cavalry = Field::draw("B-LC 6,6").ground("quarry 5,6").ordered("6,6");
    assert!(cavalry.offers(unit_move("6,6", "5,6")));
}

#[test]
fn a_rugged_hill_is_closed_and_a_bridge_is_open() {
    let ground = "rugged 5,6; bridge 5,7";
    let mut field = Field::draw("B-LC 6,6; B-LDR 6,5").ground(ground).start();
    field.play(Card::AttackCenter).order("6,6").order_leader("6,5").end_orders();
    assert_eq!(field.refusal(unit_move("6,6", "5,6")), "CCN-8.1.5");
    let leader = Action::MoveLeader { from: hex("6,5"), to: hex("5,6") };
    assert_eq!(field.refusal(leader), "CCN-8.1.5");
    assert!(field.offers(unit_move("6,6", "4,7")), "over the bridge");
}

#[test]
fn impassable_ground_on_every_way_closes_a_hex_behind_it() {
    let ground = "rugged 6,5 6,7 7,6 7,7; river 5,6 5,7";
    let field = Field::draw("B-LC 6,6").ground(ground).ordered("6,6");
    assert!(field.moves_from("6,6").is_empty());
    assert_eq!(field.refusal(unit_move("6,6", "4,6")), "CCN-8.1.5");
}

#[test]
fn ccn_8_1_6_a_cavalry_that_enters_forest_stops_there() {
    // The only way out of the gorge leads through the forest.
    let ground = "forest 5,6; rugged 5,7 6,5 6,7 7,6 7,7";
    let mut field = Field::draw("B-LC 6,6").ground(ground).ordered("6,6");
    assert_eq!(field.moves_from("6,6"), [hex("5,6")]);
    assert_eq!(field.refusal(unit_move("6,6", "4,6")), "CCN-8.1.6");
    field.move_unit("6,6", "5,6");
    assert_eq!(field.moved("5,6"), 1);
    assert_eq!(field.refusal(unit_move("5,6", "4,6")), "CCN-8.1.1");
}

#[test]
fn ccn_8_1_6_b_cavalry_that_starts_in_forest_moves_its_three_hexes() {
    let mut field = Field::draw("B-LC 6,6").ground("forest 6,6").ordered("6,6");
    field.move_unit("6,6", "3,6");
    assert_eq!(field.moved("3,6"), 3);
}

#[test]
fn towns_windmills_fords_and_quarries_stop_a_move_hills_and_bridges_do_not() {
    let gate = |ground: &str| {
        let ground = format!("{ground} 5,6; rugged 5,7 6,5 6,7 7,6 7,7");
        Field::draw("B-LC 6,6").ground(&ground).ordered("6,6")
    };
    for ground in ["town", "windmill", "ford", "quarry"] {
        let field = gate(ground);
        assert_eq!(field.refusal(unit_move("6,6", "4,6")), "CCN-8.1.6", "{ground}");
    }
    for ground in ["hill", "bridge"] {
        assert!(gate(ground).offers(unit_move("6,6", "3,6")), "{ground}");
    }
}

#[test]
fn ccn_8_2_1_a_line_infantry_moves_one_hex() {
    let mut field = Field::draw("B-LN 6,6").ordered("6,6");
    assert_eq!(field.refusal(unit_move("6,6", "4,6")), "CCN-8.2.1");
    field.move_unit("6,6", "5,6");
    assert_eq!(field.refusal(unit_move("5,6", "4,6")), "CCN-8.1.1");
}

#[test]
fn militia_grenadiers_and_guards_move_one_hex_too() {
    let allied = Field::draw("P-MI 6,5; B-GR 6,6; B-GG 6,7").ordered("6,5 6,6 6,7");
    for (from, to) in [("6,5", "4,5"), ("6,6", "4,6"), ("6,7", "4,7")] {
        assert_eq!(allied.refusal(unit_move(from, to)), "CCN-8.2.1");
    }
    let french = Field::draw("F-OG 4,6").first(Side::French).ordered("4,6");
    assert_eq!(french.refusal(unit_move("4,6", "6,6")), "CCN-8.2.1");
}

#[test]
fn ccn_8_2_2_a_young_guard_that_moved_two_hexes_does_not_melee() {
    let sketch = Field::draw("F-YG 3,6; B-LN 6,6; F-LN 5,9; B-LN 6,9").first(Side::French);
    let mut field = sketch.ordered("3,6 5,9");
    field.move_unit("3,6", "5,6").end_moves();
    assert_eq!(field.refusal(melee("5,6", "6,6")), "CCN-10.3.1");
}

#[test]
fn ccn_8_2_2_b_rifles_that_moved_one_hex_fire_with_half_their_blocks_or_melee() {
    let mut far = Field::draw("B-RL 7,6; F-LN 4,6").ordered("7,6");
    far.move_unit("7,6", "6,6").end_moves();
    assert_eq!(far.fire_dice("6,6", "4,6"), Some(2 + 1));

    let mut near = Field::draw("B-RL 7,6; F-LN 5,6").ordered("7,6");
    near.move_unit("7,6", "6,6").end_moves();
    assert_eq!(near.melee_dice("6,6", "5,6"), Some(3));
}

#[test]
fn ccn_8_2_3_a_light_cavalry_melees_after_three_hexes_heavy_cavalry_moves_two() {
    let mut light = Field::draw("B-LC 7,6; F-LN 3,6").ordered("7,6");
    light.move_unit("7,6", "4,6").end_moves();
    assert_eq!(light.moved("4,6"), 3);
    assert_eq!(light.melee_dice("4,6", "3,6"), Some(3));

    let heavy = Field::draw("B-HC 7,6").ordered("7,6");
    assert_eq!(heavy.refusal(unit_move("7,6", "4,6")), "CCN-8.2.3");
}

#[test]
fn ccn_8_2_4_a_foot_artillery_that_moved_neither_fires_nor_melees_nor_joins() {
    let sketch = Field::draw("F-FA 4,6; B-LN 6,6; B-LN 7,7; F-LN 5,9; B-LN 6,9");
    let mut next_to = sketch.clone().first(Side::French).ordered("4,6 5,9");
    next_to.move_unit("4,6", "5,6").end_moves();
    assert_eq!(next_to.refusal(melee("5,6", "6,6")), "CCN-10.3.1");
    assert_eq!(next_to.refusal(fire("5,6", "7,7")), "CCN-10.3.1");

    // At the corner of the same target; the gun that did not move is asked for.
    let joining = |from: &str| {
        let sketch = Field::draw(&format!("F-FA {from}; F-LN 5,7; B-LN 6,6")).first(Side::French);
        sketch.ordered(&format!("{from} 5,7"))
    };
    let mut moved = joining("4,6");
    moved.move_unit("4,6", "5,6").end_moves().declare("5,7", "6,6");
    assert!(matches!(moved.step(), Some(Step::React { .. })), "nobody can join");
    let mut stood = joining("5,6");
    stood.end_moves().declare("5,7", "6,6");
    assert!(stood.offers(Action::Join(hex("5,6"))));

    let mut away = sketch.first(Side::French).ordered("4,6 5,9");
    away.move_unit("4,6", "3,6").end_moves();
    assert_eq!(away.refusal(fire("3,6", "6,6")), "CCN-10.3.1");
}

#[test]
fn ccn_8_2_5_a_a_last_gun_of_horse_artillery_moves_or_battles() {
    let one = Field::draw("F-HA*1 4,6; B-LN 6,6; F-LN 5,9; B-LN 6,9").first(Side::French);
    let mut one = one.ordered("4,6 5,9");
    one.move_unit("4,6", "5,6").end_moves();
    assert_eq!(one.refusal(melee("5,6", "6,6")), "CCN-10.3.1");

    let two = Field::draw("F-HA*2 4,6; B-LN 6,6").first(Side::French);
    let mut two = two.ordered("4,6");
    two.move_unit("4,6", "5,6").end_moves();
    assert_eq!(two.melee_dice("5,6", "6,6"), Some(3));
}

#[test]
fn horse_artillery_that_moved_two_hexes_does_not_battle() {
    let sketch = Field::draw("F-HA 3,6; B-LN 6,6; F-LN 5,9; B-LN 6,9").first(Side::French);
    let mut field = sketch.ordered("3,6 5,9");
    field.move_unit("3,6", "5,6").end_moves();
    assert_eq!(field.refusal(melee("5,6", "6,6")), "CCN-10.3.1");
}

#[test]
fn a_square_does_not_move() {
    let field = Field::draw("B-LN=sq 6,6; B-LN 8,9").ordered("6,6 8,9");
    let away = Action::MoveUnit { from: hex("6,6"), to: hex("7,6") };
    assert!(!field.offers(away));
    assert_eq!(field.refusal(away), "CCN-22.3.5");
}

#[test]
fn a_card_may_forbid_all_moves() {
    let hand = [Card::FireAndHold, Card::AttackCenter];
    let mut field = Field::draw("B-LN 6,6; F-LN 4,6").hand(Side::Allied, hand).start();
    field.play(Card::FireAndHold).order("6,6").end_orders();
    let away = Action::MoveUnit { from: hex("6,6"), to: hex("7,6") };
    assert_eq!(field.refusal(away), "CCN-25.9.2");
    let mut field = Field::draw("B-LN 6,6; F-LN 4,6").ready("6,6");
    assert_eq!(field.refusal(away), "CCN-5.1.2", "the battles have begun");
    field.end_turn();
}
