//! [SAM-21.2.1], [SAM-21.2.2] The order of the dice.

use crate::field::Field;

#[test]
fn sam_21_2_1_a_drowning_comes_before_fire() {
    let mut field = Field::at(
        "
        river (4,4)
        A1 yari(5) (4,5)
        A2 archers(5+c) (9,7)
        B1 archers(5+c) (4,2)
        B2 yari(5) (9,3)
        ",
    );
    field.dice("river", [1; 5]).dice("shot", [20; 12]);
    field.order("A2 defence facing 0 range 3 fire nearest");
    field.order("B1 defence facing 3 range 2 fire nearest");
    field.orders("A1 march (4,4); B2 march (9,4)").turn();
    field.in_order("3.1 A1 drowned", "3.1 A2 shot B2").in_order("3.1 A2 shot B2", "3.1 B1 shot A1");
    field.finish();
}

#[test]
fn sam_21_2_1_a_contests_come_before_drowning_and_fire_before_strikes() {
    let mut field = Field::at(
        "
        level extended
        river (10,4)
        woods (4,4)
        A1 yari(5+c) (7,3)
        A2 yari(5) (10,5)
        A3 yari(5+c) (4,2)
        A4 archers(5+c) (1,7)
        B1 yari(5+c) (7,1)
        B2 yari(5+c) (4,4) hidden
        B3 yari(5) (1,3)
        ",
    );
    field.dice("claim", [2, 1]).dice("river", [11, 1, 1, 1, 1]).dice("test", [1]);
    field.dice("shot", [1, 1, 20, 20, 20, 20]).dice("test", [1]);
    field.dice("strike", [1, 1, 20, 20, 20, 20]).dice("test", [1]).dice("blow", [20; 12]);
    field.orders("A1 attack B1 by (7,2); A2 march (10,4); A3 march (4,3)");
    field.order("A4 defence facing 0 range 3 fire nearest");
    field.orders("B1 attack A1 by (7,2); B2 ambush facing 0; B3 march (1,4)").turn();
    field.in_order("3.1 B1 claimed", "3.1 A2 drowned").in_order("3.1 A2 tested", "3.1 A4 shot");
    field.in_order("3.1 B3 tested", "3.1 B2 struck").in_order("3.1 B2 struck", "3.1 A3 tested");
    field.finish();
}

#[test]
fn sam_21_2_2_a_by_side_then_number_all_dice_of_a_unit_in_a_row() {
    let mut field = Field::at(
        "
        A1 archers(1) (4,6)
        A2 archers(2) (5,6)
        A9 yari(5+c) (4,7)
        B1 archers(1) (4,3)
        B9 yari(5+c) (4,2)
        ",
    );
    field.dice("shot", [3, 7, 9, 12]);
    field.orders("A2 shoot B1; B1 shoot A1; A1 shoot B1").turn();
    field.happened("2 A1 shot B1 at 3 value 4: 3 = 1");
    field.happened("2 A2 shot B1 at 4 value 3: 7 9 = 0");
    field.happened("2 B1 shot A1 at 3 value 4: 12 = 0").finish();
}

#[test]
fn sam_21_2_2_a_contested_hexes_by_column_then_row_ties_right_after() {
    let mut field = Field::at(
        "
        A1 yari(5+c) (8,3)
        B1 yari(5+c) (8,1)
        A2 yari(5+c) (2,7)
        B2 yari(5+c) (2,5)
        ",
    );
    // (2,6) lies left of (8,2): its tie is settled before anybody rolls for the other.
    field.dice("claim", [9, 9, 4, 3, 2, 1]).dice("blow", [20; 24]);
    field.orders("A1 attack B1 by (8,2); B1 attack A1 by (8,2)");
    field.orders("A2 attack B2 by (2,6); B2 attack A2 by (2,6)").turn();
    field.in_order("A2 claimed (2,6) die 4", "A1 claimed (8,2) die 2");
    field.happened("3.1 A2 moved (2,6)").happened("3.1 A1 moved (8,2)").finish();
}

#[test]
fn sam_21_2_1_a_tests_blows_losses_pursuit_and_then_the_next_turn() {
    let mut field = Field::at(
        "
        level extended
        A1 mounted(2+c) (4,7)
        A2 yari(5) (4,3)
        A3 yari(5) (9,4)
        A9 hq(4) (0,8)
        B1 yari(5) (4,4) fights A2
        B3 yari(5) (9,3) m 2 fights A3
        B4 yari(5) (12,8) m 1
        B9 hq(4) (12,0)
        ",
    );
    field.order("A1 attack B1 by (4,6) (4,5)").dice("test", [1]);
    field.dice("blow", [20; 9]).dice("blow", [1, 1, 20, 20, 20]).dice("blow", [20; 10]);
    field.dice("test", [1, 1, 20, 20]).turn();
    field.in_order("5 B1 tested rear", "5 A1 fought").in_order("5 B1 fought", "5 B1 tested losses");
    field.in_order("6.2 B3 moved", "A3 tested pursuit");
    field.in_order("A3 tested pursuit", "morale B3 tested morale");
    field.in_order("morale B3 tested", "morale B4 tested").finish();
}
