//! Chapter 13: killers of commanders, and mounted archers.

use crate::field::Field;

/// Ninja and archers shoot at yari with a commander.
fn ninja_and_archers(archers: [u8; 6]) -> Field {
    let mut field = Field::at(
        "
        A1 ninja(5) (4,5)
        A2 archers(5+c) (2,4)
        B1 yari(5+c) (4,3)
        ",
    );
    field.orders("A1 shoot B1; A2 shoot B1").dice("shot", [1, 20, 20, 20, 20]);
    field.dice("shot", archers).turn();
    field.finish();
    field
}

#[test]
fn sam_13_1_2_a_one_hit_of_ninja_costs_the_commander() {
    let field = ninja_and_archers([1, 20, 20, 20, 20, 20]);
    field.happened("B1 hurt 1 absorbed 1 lost");
    assert_eq!(field.figures("B1"), 5);
    assert!(!field.has_commander("B1"));
}

#[test]
fn sam_13_1_2_b_an_absorbed_hit_costs_nobody() {
    let field = ninja_and_archers([20; 6]);
    field.happened("B1 hurt 1 absorbed 0 lost");
    assert!(field.has_commander("B1"));
}

#[test]
fn sam_13_1_2_a_in_melee_too() {
    let mut field = Field::at(
        "
        A1 ninja(5) (4,4)
        B1 yari(5+c) (4,3) fights A1
        ",
    );
    field.dice("blow", [1, 1, 20, 20, 20, 20, 20, 20, 20, 20, 20]).turn();
    assert_eq!(field.figures("B1"), 5);
    assert!(!field.has_commander("B1"));
    field.finish();
}

#[test]
fn sam_13_1_2_a_the_hq_stays_commanded() {
    let mut field = Field::at(
        "
        level extended
        turn 8 of 8
        A1 ninja(5) (4,5)
        B1 hq(4) (4,3)
        ",
    );
    field.orders("A1 shoot B1; B1 march (4,2)");
    field.dice("shot", [1, 1, 1, 20, 20]).dice("test", [14]).turn();
    field.happened("B1 hurt 2 absorbed 1 lost").happened("B1 tested losses at 14: 14").finish();
}

#[test]
fn sam_13_2_1_a_mounted_archers_shoot_with_three_dice() {
    let mut field = Field::at(
        "
        A1 mounted-archers(2) (4,7)
        A2 yari(5+c) (4,8)
        B1 yari(5) (4,3)
        ",
    );
    field.order("A1 shoot B1").dice("shot", [20; 6]).turn();
    field.happened("A1 shot B1 at 4 value 3: 20 20 20 20 20 20 = 0").finish();
}

#[test]
fn sam_13_1_2_a_in_a_strike_too() {
    let mut field = Field::at(
        "
        woods (4,4)
        A1 ninja(5) (4,4) hidden
        B1 yari(5+c) (2,4)
        ",
    );
    field.orders("A1 ambush facing 0 fire nearest; B1 march (3,3)");
    field.dice("strike", [1, 1, 20, 20, 20]).turn();
    field.happened("3.1 A1 struck B1 value 8: 1 1 20 20 20 = 2");
    assert_eq!((field.figures("B1"), field.has_commander("B1")), (5, false));
    field.finish();
}
