//! [SAM-6.3.12] The chase, [SAM-7.5.2] how an attack ends, and [SAM-7.17.2] pursuit.

use crate::field::Field;

#[test]
fn sam_6_3_12_a_an_attack_goes_on_to_where_its_target_went() {
    let mut field = Field::at(
        "
        A1 mounted(2+c) (4,2)
        B1 yari(5) (4,5)
        ",
    );
    field.dice("blow", [20; 14]);
    field.orders("A1 attack B1 by (4,3) (4,4); B1 march (4,6)").turn();
    field.happened("3.2 A1 moved (4,4)").never("3.2 A1 engaged");
    field.happened("3.3 A1 moved (4,5)").happened("3.3 A1 engaged B1");
    field.never("3.4 A1 moved").finish();
}

#[test]
fn sam_6_3_12_b_an_attack_that_fell_short_has_no_further_effect() {
    let mut field = Field::at(
        "
        A1 yari(5+c) (4,6)
        B1 mounted(2+c) (4,4)
        ",
    );
    field.orders("A1 attack B1 by (4,5); B1 run (4,3) (4,2) (4,1) (4,0)").turn();
    field.happened("3.2 A1 moved (4,4)").never("3.3 A1 moved").never("fought");
    field.turn();
    field.happened("0 A1 ordered rest").never("moved").never("fought");
    assert_eq!(field.place("A1"), "(4,4)");
}

#[test]
fn sam_6_3_12_b_among_equal_ways_the_smaller_turn_then_the_clockwise_one() {
    let mut field = Field::at(
        "
        A1 mounted(2+c) (4,7)
        A2 yari(5) (3,5)
        B1 yari(5) (4,3)
        ",
    );
    field.dice("blow", [20; 14]);
    field.orders("A1 attack B1 by (4,6); A2 march (4,5)").turn();
    // Straight on stands a friend: half right and half left are equal, and right is clockwise.
    field.happened("3.2 A1 moved (5,5)").happened("3.3 A1 moved (5,4)");
    // Both (5,3) and (4,4) touch the target: straight on is the smaller turn.
    field.happened("3.4 A1 moved (5,3)").happened("3.4 A1 engaged B1");
    field.finish();
}

#[test]
fn sam_6_3_12_b_nobody_chases_into_a_river_but_ninja() {
    let river = "
        board 5x9
        river (0,4) (1,4) (2,4) (3,4) (4,4)
        B1 yari(5) (2,3)
    ";
    let mut field = Field::at(&format!("{river}\nA1 yari(5+c) (2,5)"));
    field.order("A1 attack B1 by (3,5)").turn();
    field.happened("3.1 A1 moved (3,5)").happened("3.2 A1 stopped no-way");

    let mut field = Field::at(&format!("{river}\nA1 ninja(5) (2,5)"));
    field.dice("river", [1; 5]).order("A1 attack B1 by (3,5)").turn();
    field.happened("3.2 A1 moved (3,4)").happened("3.2 A1 drowned").finish();
}

#[test]
fn sam_6_3_12_b_a_hex_dearer_than_the_points_left_stops_the_chase() {
    let mut field = Field::at(
        "
        rice (3,4) (4,4) (5,4)
        A1 yari(5+c) (4,6)
        B1 mounted(2+c) (4,4)
        ",
    );
    field.orders("A1 attack B1 by (4,5); B1 run (4,3) (4,2)").turn();
    field.happened("3.1 A1 moved (4,5)").happened("3.2 A1 stopped no-way");
}

#[test]
fn sam_6_3_12_b_a_target_that_is_gone_stops_the_chase() {
    let mut field = Field::at(
        "
        A1 mounted(2+c) (4,6)
        A2 archers(5+c) (3,7)
        B1 yari(1) (4,3)
        ",
    );
    field.dice("shot", [1; 6]);
    field.orders("A1 attack B1 by (4,5); A2 shoot B1").turn();
    field.happened("2 B1 destroyed killed").happened("3.1 A1 moved (4,5)");
    field.happened("3.2 A1 stopped no-way");
    field.finish();
}

#[test]
fn sam_6_3_12_b_out_of_a_river_a_chase_goes_no_farther_than_a_path() {
    let mut field = Field::at(
        "
        river (4,6)
        A1 mounted(2+c) (4,6)
        B1 mounted(2+c) (4,4)
        ",
    );
    field.orders("A1 attack B1 by (4,5); B1 run (4,3) (4,2) (4,1) (4,0)").turn();
    field.happened("3.2 A1 moved (4,4)").never("3.3 A1 moved");
    assert_eq!(field.place("A1"), "(4,4)");
}

#[test]
fn sam_7_5_2_a_an_attack_halts_at_the_first_hex_within_reach() {
    let mut field = Field::at(
        "
        A1 mounted(2+c) (4,4)
        B1 yari(5) (4,1)
        ",
    );
    field.dice("blow", [20; 14]);
    field.order("A1 attack B1 by (4,3) (4,2) (5,1)").turn();
    field.happened("3.2 A1 engaged B1").never("3.3 A1 moved");
    assert_eq!((field.place("A1"), field.fights("A1")), ("(4,2)".into(), vec!["B1".into()]));
    field.finish();
}

#[test]
fn sam_7_17_2_a_a_pursuer_chases_its_quarry() {
    let mut field = Field::at(
        "
        level extended
        A1 naginata(5) (4,7) m 2 fled-from (4,5)
        B1 yari(5) (4,4) facing 3 pursues A1
        ",
    );
    field.dice("blow", [20; 5]).dice("test", [1; 2]).turn();
    field.happened("0 B1 ordered pursue");
    field.happened("3.1 B1 moved (4,5)").happened("3.2 B1 moved (4,6)");
    field.happened("3.2 A1 engaged B1").never("classed rear").never("classed flank");
    field.happened("5 B1 fought A1 value 4").never("A1 fought");
    field.finish();
}

#[test]
fn sam_7_17_2_a_in_a_contested_hex_a_pursuit_counts_as_an_attack() {
    let mut field = Field::at(
        "
        level extended
        A1 naginata(5) (4,7) m 2 fled-from (4,5)
        A2 yari(5) (3,5)
        B1 yari(5) (4,4) facing 3 pursues A1
        B2 yari(5) (9,1)
        ",
    );
    field.dice("blow", [20; 10]).dice("test", [1]).order("A2 march (4,5)").turn();
    field.happened("3.1 A2 stopped outbid").happened("3.1 B1 moved (4,5)");
    field.finish();
}

#[test]
fn sam_6_3_12_b_a_chase_too_waits_after_a_dear_hex() {
    let mut field = Field::at("rice (4,5)\nA1 mounted(2+c) (4,6)\nB1 mounted(2+c) (4,3)");
    field.orders("A1 attack B1 by (4,5); B1 run (4,2) (4,1)").turn();
    field.happened("3.1 A1 moved (4,5)").never("3.2 A1 moved");
    field.happened("3.3 A1 moved (4,4)").happened("3.4 A1 moved (4,3)");
}
