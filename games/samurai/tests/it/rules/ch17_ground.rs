//! Chapter 17: terrain and height in the values of a unit.

use crate::field::Field;
use crate::tables::check_every_terrain;

#[test]
fn sam_1_1_1_a_terrain_counts_from_advanced_on() {
    for (level, absorbed) in [("extended", 1), ("advanced", 2)] {
        let mut field = Field::at(&format!(
            "
            level {level}
            turn 8 of 8
            woods (4,4)
            A1 yari(5) (4,4)
            B1 yari(5) (4,3) fights A1
            "
        ));
        field.dice("blow", [20, 20, 20, 20, 20, 1, 1, 1, 20, 20]).dice("test", [1]).turn();
        field.happened(&format!("A1 hurt {absorbed} absorbed {} lost", 3 - absorbed)).finish();
    }
}

#[test]
fn sam_17_1_1_a_archers_on_a_bridge() {
    let mut field = Field::at(
        "
        level advanced
        bridge (4,6)
        A1 archers(5+c) (4,6)
        B1 yari(5) (4,3)
        ",
    );
    field.order("A1 shoot B1").dice("shot", [20; 6]).turn();
    field.happened("A1 shot B1 at 3 value 2").finish();
}

#[test]
fn sam_17_1_1_a_every_terrain() {
    check_every_terrain();
}

#[test]
fn sam_17_1_1_b_the_hex_of_the_moment_counts() {
    let mut field = Field::at(
        "
        level advanced
        turn 8 of 8
        woods (4,3)
        A1 archers(5+c) (4,6)
        B1 yari(5+c) (4,3)
        ",
    );
    field.orders("A1 shoot B1; B1 run (4,2)").dice("shot", [1, 20, 20, 20, 20, 20]).turn();
    field.happened("B1 hurt 1 absorbed 0 lost").finish();
    let mut field = Field::at(
        "
        level advanced
        turn 8 of 8
        woods (4,2)
        A1 archers(5+c) (4,6)
        B1 yari(5+c) (4,2)
        ",
    );
    field.orders("A1 defence facing 0 range 3 fire nearest; B1 run (4,3)");
    field.dice("shot", [1, 20, 20, 20, 20, 20]).dice("test", [1]).turn();
    field.happened("3.1 B1 hurt 0 absorbed 1 lost").finish();
}

#[test]
fn sam_17_1_2_a_one_level_higher() {
    let mut field = Field::at(
        "
        level advanced
        height 1 (4,4)
        A1 yari(5) (4,4)
        B1 yari(5) (4,3) fights A1
        ",
    );
    field.dice("blow", [20; 10]).turn();
    field.happened("A1 fought B1 value 5").happened("B1 fought A1 value 3").finish();
}

#[test]
fn sam_17_1_1_a_in_every_phase() {
    let mut field = Field::at(
        "
        level advanced
        village (4,4)
        A1 yari(5) (4,4) m 1
        B1 yari(5) (12,0)
        ",
    );
    field.dice("test", [20]).turn();
    field.happened("A1 tested morale at 10").finish();
}
