//! Chapters 10.1 and 10.2: who shoots, how far, at whom, and with what.

use crate::field::Field;

#[test]
fn sam_10_1_1_a_who_marches_does_not_shoot() {
    let mut field = Field::at(
        "
        A1 archers(5+c) (4,6)
        B1 yari(5) (4,3)
        ",
    );
    field.orders("A1 march (3,5); B1 march (3,2)").turn();
    field.never("shot").finish();
}

#[test]
fn sam_10_1_2_a_three_hexes_away() {
    let mut field = Field::at(
        "
        A1 archers(5+c) (4,6)
        B1 mounted(2) (4,3)
        ",
    );
    field.order("A1 shoot B1").dice("shot", [20; 6]).turn();
    field.happened("A1 shot B1 at 3 value 4").finish();
}

#[test]
fn sam_10_1_2_b_a_village_in_the_line() {
    let mut field = Field::at(
        "
        village (4,5)
        A1 archers(5+c) (4,6)
        B1 mounted(2) (4,3)
        ",
    );
    assert!(!field.accepts("A1 shoot B1"));
}

#[test]
fn sam_10_1_2_c_a_value_for_each_range() {
    for (row, range, value) in [(6, 2, 5), (5, 3, 4), (4, 4, 3), (3, 5, 2), (2, 6, 1)] {
        let mut field = Field::at(&format!("A1 archers(5+c) (4,8)\nB1 yari(5) (4,{row})"));
        field.order("A1 shoot B1").dice("shot", [20; 6]).turn();
        field.happened(&format!("A1 shot B1 at {range} value {value}")).finish();
    }
    for row in [7, 1] {
        let mut field = Field::at(&format!("A1 archers(5+c) (4,8)\nB1 yari(5) (4,{row})"));
        assert!(!field.accepts("A1 shoot B1"));
    }
}

#[test]
fn sam_10_1_2_a_without_a_table_nobody_shoots() {
    let mut field = Field::at("A1 yari(5+c) (4,6)\nB1 yari(5) (4,3)");
    assert!(!field.accepts("A1 shoot B1"));
}

#[test]
fn sam_10_1_3_a_not_into_a_melee() {
    let mut field = Field::at(
        "
        A1 archers(5+c) (4,6)
        A2 yari(5) (5,2)
        B1 yari(5) (4,3) fights A2
        ",
    );
    assert!(!field.accepts("A1 shoot B1"));
}

#[test]
fn sam_10_1_3_a_contact_is_found_after_fire() {
    let mut field = Field::at(
        "
        A1 archers(5+c) (4,7)
        A2 yari(5) (3,4)
        B1 yari(5+c) (4,2)
        ",
    );
    field.orders("A1 defence facing 0 range 3 fire nearest; B1 run (4,3) (4,4)");
    field.dice("shot", [20; 6]).dice("blow", [20; 11]).turn();
    field.happened("3.2 A1 shot B1 at 3 value 4");
    field.in_order("A1 shot B1", "engaged").finish();
    assert_eq!(field.fights("B1"), ["A2"]);
}

#[test]
fn sam_10_1_4_a_hits_are_absorbed_as_in_melee() {
    let mut field = Field::at(
        "
        A1 archers(5+c) (4,5)
        B1 yari(5) (4,3)
        ",
    );
    field.order("A1 shoot B1").dice("shot", [5, 6, 1, 20, 5, 9]).turn();
    field.happened("A1 shot B1 at 2 value 5: 5 6 1 20 5 9 = 3");
    field.happened("B1 hurt 1 absorbed 2 lost").finish();
    assert_eq!(field.figures("B1"), 3);
}

#[test]
fn sam_10_1_4_b_the_target_does_not_answer() {
    let mut field = Field::at(
        "
        A1 archers(5+c) (4,5)
        B1 archers(5+c) (4,3)
        ",
    );
    field.orders("A1 shoot B1; B1 rest").dice("shot", [20; 6]).turn();
    field.never("B1 shot").finish();
}

#[test]
fn sam_10_2_1_a_ninja_never_run_out() {
    let mut field = Field::at(
        "
        turn 1 of 20
        A1 ninja(5) (4,5)
        A2 archers(1+c) (8,6)
        B1 yari(5) (4,3)
        B2 yari(5) (8,3)
        ",
    );
    for left in (0..7).rev() {
        field.orders("A1 shoot B1; A2 shoot B2").dice("shot", [20; 7]).turn();
        assert_eq!(field.ammo("A2"), left);
    }
    field.refused("A2 shoot B2", "SAM-5.3.3");
    field.order("A1 shoot B1").dice("shot", [20; 5]).turn();
    field.finish();
}

#[test]
fn sam_10_2_1_b_no_shot_no_ammunition() {
    let mut field = Field::at(
        "
        A1 archers(5+c) (4,7)
        B1 yari(5) (4,1)
        ",
    );
    field.order("A1 defence facing 0 range 4 fire nearest").turn();
    assert_eq!(field.ammo("A1"), 7);
    field.finish();
}
