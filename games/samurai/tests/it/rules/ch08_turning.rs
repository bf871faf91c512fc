//! Chapter 8: to whom units turn, and from where they are attacked.

use crate::field::Field;

#[test]
fn sam_8_3_1_a_an_unengaged_unit_turns_to_the_strongest() {
    let mut field = Field::at(
        "
        A1 yari(5) (4,4)
        B2 yari(5+c) (4,2)
        B3 naginata(5) (4,6)
        ",
    );
    field.orders("B2 march (4,3); B3 march (4,5)").dice("blow", [20; 16]).turn();
    assert_eq!(field.facing("A1"), 3);
    field.happened("5 A1 fought B3").never("A1 fought B2");
    field.finish();
}

#[test]
fn sam_8_3_1_b_an_attacker_faces_its_target() {
    let mut field = Field::at(
        "
        A1 mounted(2+c) (3,4)
        B1 archers(5) (4,3)
        B2 naginata(5) (5,4)
        ",
    );
    field.order("A1 attack B1 by (4,4)").dice("blow", [20; 19]).turn();
    assert_eq!(field.fights("A1"), ["B1", "B2"]);
    assert_eq!(field.facing("A1"), 0);
    field.happened("5 A1 fought B1");
    field.finish();
}

#[test]
fn sam_8_3_2_a_a_defender_turns_to_the_strongest_in_its_front() {
    let mut field = Field::at(
        "
        A1 yari(5) (4,4)
        B1 yari(5+c) (4,2)
        B2 naginata(5+c) (4,6)
        ",
    );
    field.orders("A1 defence facing 0; B1 march (4,3); B2 attack A1 by (4,5)");
    field.dice("blow", [20; 17]).turn();
    assert_eq!(field.fights("A1"), ["B1", "B2"]);
    assert_eq!(field.facing("A1"), 0);
    field.happened("5 A1 fought B1");
    field.finish();
}

#[test]
fn sam_8_3_2_a_with_nobody_in_front_it_turns_to_the_strongest_of_all() {
    let mut field = Field::at(
        "
        A1 yari(5) (4,4)
        B1 yari(5+c) (4,6)
        B2 naginata(5) (6,5)
        ",
    );
    field.orders("A1 defence facing 0; B1 march (4,5); B2 march (5,4)");
    field.dice("blow", [20; 16]).turn();
    assert_eq!(field.facing("A1"), 2);
    field.happened("5 A1 fought B2");
    field.finish();
}

#[test]
fn sam_8_3_3_a_an_engaged_unit_does_not_turn() {
    let mut field = Field::at(
        "
        A2 yari(5) (4,3)
        A3 yari(5+c) (6,3)
        A4 yari(5+c) (6,5)
        A5 yari(5+c) (4,6)
        B1 yari(5) (4,4) fights A2
        ",
    );
    field.orders("A3 attack B1 by (5,3); A4 attack B1 by (5,4); A5 attack B1 by (4,5)");
    field.dice("blow", [20; 28]).turn();
    assert_eq!(field.facing("B1"), 0);
    assert_eq!(field.fights("B1"), ["A2", "A3", "A4", "A5"]);
    field.happened("5 B1 fought A2");
    field.happened("A3 classed front").happened("A4 classed flank").happened("A5 classed rear");
    field.finish();
}

#[test]
fn sam_8_4_1_a_the_arc_of_the_target_decides() {
    let mut field = Field::at(
        "
        A1 yari(5+c) (2,5)
        A2 yari(5) (4,3)
        B1 yari(5) (4,4) fights A2
        ",
    );
    field.order("A1 attack B1 by (3,4)").dice("blow", [20; 16]).turn();
    field.happened("3.1 A1 classed flank");
    field.finish();
}

#[test]
fn sam_8_4_2_a_of_two_at_once_the_one_it_does_not_turn_to_is_behind_it() {
    let mut field = Field::at(
        "
        A1 yari(5) (4,4) facing 3
        B1 naginata(5+c) (4,2)
        B2 yari(5+c) (4,6)
        ",
    );
    field.orders("B1 attack A1 by (4,3); B2 attack A1 by (4,5)").dice("blow", [20; 17]).turn();
    assert_eq!(field.facing("A1"), 0);
    field.happened("B1 classed front").happened("B2 classed rear");
    field.finish();
}

#[test]
fn sam_8_4_2_a_one_attacker_of_an_unengaged_unit_is_frontal() {
    let mut field = Field::at(
        "
        level extended
        A1 yari(5) (4,4) facing 3
        B1 yari(5+c) (4,2)
        ",
    );
    field.order("B1 attack A1 by (4,3)").dice("blow", [20; 11]).turn();
    assert_eq!(field.facing("A1"), 0);
    field.happened("B1 classed front").never("tested");
    field.finish();
}

#[test]
fn sam_8_4_3_a_a_march_into_the_rear_is_no_rear_attack() {
    let mut field = Field::at(
        "
        level extended
        A1 yari(5) (4,4)
        B1 yari(5) (4,6)
        B2 yari(5) (4,3) fights A1
        ",
    );
    field.order("B1 march (4,5)").dice("blow", [20; 15]).turn();
    assert_eq!(field.fights("B1"), ["A1"]);
    field.never("tested").never("classed").happened("5 B1 fought A1 value 4");
    field.finish();
}

#[test]
fn sam_8_4_3_a_an_ambush_has_neither_flank_nor_rear() {
    let mut field = Field::at(
        "
        woods (4,4)
        A1 yari(5+c) (4,4)
        B1 naginata(5+c) (4,2)
        B2 yari(5+c) (4,6)
        ",
    );
    field.order("A1 ambush facing 0");
    field.orders("B1 attack A1 by (4,3); B2 attack A1 by (4,5)").dice("blow", [20; 18]).turn();
    field.happened("B1 classed front").happened("B2 classed front");
    field.finish();
}

#[test]
fn sam_8_4_3_a_whoever_entered_a_river_attacks_in_front() {
    let mut field = Field::at(
        "
        level extended
        river (4,5)
        A2 yari(5) (4,3)
        A3 yari(5+c) (4,6)
        B1 yari(5) (4,4) fights A2
        ",
    );
    field.order("A3 attack B1 by (4,5)").dice("river", [1; 6]).dice("blow", [20; 16]).turn();
    field.happened("A3 classed front").never("tested").happened("A3 fought B1 value 4");
    field.finish();
}

#[test]
fn sam_8_4_3_a_pursuers_make_no_rear_attack() {
    let mut field = Field::at(
        "
        level extended
        A1 naginata(5) (4,6) pursues B1
        A2 yari(5) (4,3)
        B1 yari(5) (4,4) fights A2 fled-from (4,5)
        ",
    );
    field.dice("blow", [20; 15]).turn();
    field.happened("A1 engaged B1").never("classed").never("tested");
    field.happened("A1 fought B1 value 5");
    field.finish();
}
