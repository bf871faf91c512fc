//! Chapter 14: who gains honour.

use crate::field::Field;

#[test]
fn sam_14_5_1_a_everybody_who_rolled_gets_honour() {
    let mut field = Field::at(
        "
        level extended
        A1 yari(5) (4,4)
        A2 yari(5) (4,2)
        A3 yari(5) (5,3) facing 2
        B1 yari(1) (4,3) fights A1 fights A2 fights A3
        B2 yari(5) (6,4) fights A3
        ",
    );
    field.dice("blow", [1, 1, 20, 20, 20]).dice("blow", [20; 16]).turn();
    field.happened("B1 destroyed killed").happened("A2 fought B1").happened("A3 fought B2");
    assert!(field.honour("A1") && field.honour("A2"));
    assert!(!field.honour("A3"));
    field.finish();
}

#[test]
fn sam_14_5_1_b_an_enemy_that_flees_gives_no_honour() {
    let mut field = Field::at(
        "
        level extended
        A1 yari(5) (4,4)
        B1 yari(5) (4,3) m 2 fights A1
        ",
    );
    field.dice("blow", [20; 5]).dice("test", [1, 1]).turn();
    field.happened("6.1 B1 moved");
    assert!(!field.honour("A1"));
    field.finish();
}

#[test]
fn sam_14_5_1_c_who_struck_from_ambush_took_part_in_a_surrender() {
    let mut field = Field::at(
        "
        level extended
        board 13x11
        woods (4,4)
        A1 naginata(5+c) (4,6) m 1
        B1 yari(5+c) (4,4) hidden
        B4 mounted(2+c) (4,9)
        B5 mounted(2+c) (7,6)
        ",
    );
    field.orders("A1 march (4,5); B1 ambush facing 3");
    field.orders("B4 attack A1 by (4,8) (4,7) (4,6); B5 attack A1 by (6,6) (5,5)");
    field.dice("strike", [1, 1, 1, 20, 20, 20]).dice("test", [20, 20, 20]).turn();
    field.happened("3.1 B1 struck A1").happened("5 A1 tested flank").happened("5 A1 tested rear");
    field.happened("5 A1 destroyed").never("fought");
    assert!(["B1", "B4", "B5"].into_iter().all(|name| field.honour(name)));
    field.finish();
}

#[test]
fn sam_14_5_1_b_shooting_gives_no_honour() {
    let mut field = Field::at(
        "
        level extended
        A1 archers(5+c) (4,6)
        B1 yari(1) (4,3)
        ",
    );
    field.order("A1 shoot B1").dice("shot", [1, 1, 20, 20, 20, 20]).turn();
    assert_eq!(field.status("B1"), "destroyed");
    assert!(!field.honour("A1"));
    field.finish();
}

#[test]
fn sam_14_5_1_b_who_withdraws_gets_none_for_a_surrender() {
    let mut field = Field::at(
        "
        level extended
        A1 yari(5+c) (4,4)
        A2 yari(5+c) (6,3)
        B1 yari(5) (4,3) m 3 fights A1
        ",
    );
    field.orders("A1 withdraw (4,5); A2 attack B1 by (5,2)").dice("test", [5]).turn();
    field.happened("A2 classed flank").happened("B1 destroyed surrendered").never("fought");
    assert!(field.honour("A2"));
    assert!(!field.honour("A1"));
    field.finish();
}

#[test]
fn sam_14_5_1_b_who_surrenders_when_its_hq_falls_in_melee_gives_honour() {
    let mut field = Field::at(
        "
        level extended
        A1 yari(5) (4,4)
        A2 yari(5) (8,4)
        B1 yari(5) (8,3) m 3 fights A2
        B9 hq(1) (4,3) fights A1
        ",
    );
    field.dice("blow", [1, 1, 1, 20, 20]).dice("blow", [20; 6]).dice("test", [6]).turn();
    field.happened("B1 tested headquarters at 5: 6").happened("B1 destroyed surrendered");
    assert!(field.honour("A1") && field.honour("A2"));
    field.finish();
}

#[test]
fn sam_14_5_1_b_one_honour_is_all_that_a_unit_can_have() {
    let mut field = Field::at(
        "
        level extended
        A1 yari(5) (4,4) honour
        B1 yari(1) (4,3) fights A1
        ",
    );
    field.dice("blow", [1, 1, 20, 20, 20, 20]).turn();
    field.happened("B1 destroyed").never("honoured");
    assert!(field.honour("A1"));
    field.finish();
}

#[test]
fn sam_14_5_1_b_who_was_put_to_flight_before_a_surrender_takes_part() {
    let mut field = Field::at(
        "
        level extended
        A1 yari(5) (4,4) m 3
        A2 yari(5+c) (6,2)
        B1 yari(5) (4,3) m 1 fights A1
        B2 yari(5+c) (2,5)
        B3 yari(5+c) (4,6)
        ",
    );
    field.orders("A2 attack B1 by (5,2); B2 attack A1 by (3,4); B3 attack A1 by (4,5)");
    // A1 stands its flank test, B1 loses its nerve in its own, and only then A1 gives itself up.
    field.dice("test", [1, 20, 20]).dice("blow", [20; 6]).dice("test", [20]).turn();
    field.in_order("B1 marked 2", "A1 destroyed surrendered");
    assert!(field.honour("B1") && field.honour("B2") && field.honour("B3"));
    field.finish();
}
