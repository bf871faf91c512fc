//! [WAT-5.2.1] to [WAT-5.2.3] Moving a block.

use crate::field::Field;
use crate::rules::columns::assert_offers;

#[test]
fn wat_5_2_1_a_slow_blocks_move_along_one_road() {
    let mut field = Field::at(
        "turn 1
         solre: F-2-INF1 F-2-ART
         liege: P-BLU
         ask moves",
    );
    for block in ["F-2-INF1", "F-2-ART"] {
        field.act(&format!("take {block}"));
        field.refused("move thuin ham", "WAT-5.2.1");
        assert!(!field.offers("move thuin ham"));
        field.refused("move ham", "WAT-1.2.1");
        field.act("move thuin");
        assert_eq!(field.place(block), "thuin");
    }
}

#[test]
fn wat_5_2_1_a_fast_blocks_move_along_one_road_or_two() {
    let mut field = Field::at(
        "turn 1
         beaumont: F-C1 F-C3 F-RHA1 F-NAP F-G-CAV
         liege: P-BLU
         ask moves",
    );
    for block in ["F-C1", "F-C3", "F-RHA1", "F-NAP"] {
        field.act(&format!("take {block}"));
        assert!(field.offers("move ham"));
        field.act("move ham gerpinnes");
        assert_eq!(field.place(block), "gerpinnes");
    }
    field.act("take F-G-CAV");
    field.act("move ham");
    assert_eq!(field.place("F-G-CAV"), "ham");
}

#[test]
fn wat_5_2_2_a_one_normal_move() {
    let mut field = Field::at("turn 1\nbeaumont: F-C1 F-C2\nliege: P-BLU\nask moves");
    field.act("take F-C1");
    field.act("move ham");
    field.refused("take F-C1", "WAT-5.2.2");
    assert!(!field.offers("take F-C1"));
    assert_eq!(field.place("F-C1"), "ham");
    assert_eq!(field.question(), "moves");
}

#[test]
fn wat_5_2_2_a_no_town_twice() {
    let mut field = Field::at("turn 1\nbeaumont: F-C1 F-C2\nliege: P-BLU\nask moves");
    field.act("take F-C1");
    field.refused("move thuin beaumont", "WAT-5.2.2");
    field.refused("move thuin thuin", "WAT-5.2.2");
    field.refused("move beaumont thuin", "WAT-5.2.2");
    assert!(!field.offers("move thuin beaumont"));
}

#[test]
fn wat_5_2_2_a_friends_may_be_passed_in_any_number() {
    let mut field = Field::at(
        "turn 1
         beaumont: F-C1
         ham: F-1-INF1 F-1-INF2 F-2-INF1 F-2-INF2 F-3-INF1 F-3-INF2 F-4-INF F-6-INF F-G-INF
         liege: P-BLU
         ask moves",
    );
    field.act("take F-C1");
    field.act("move ham gerpinnes");
    assert_eq!(field.place("F-C1"), "gerpinnes");
}

#[test]
fn wat_5_2_3_a_nobody_passes_through_enemies() {
    let mut field = Field::at("turn 1\ngerpinnes: F-C3 F-C4\ncharleroi: P-1-INF1\nask moves");
    field.act("take F-C3");
    field.refused("move charleroi quatrebras", "WAT-5.2.3");
    assert!(!field.offers("move charleroi quatrebras"));
    field.act("move charleroi");
    assert_eq!(field.place("F-C3"), "charleroi");
    // One road of its allowance is left, but it stays.
    field.refused("take F-C3", "WAT-5.2.3");
}

#[test]
fn wat_5_2_3_a_whoever_attacked_does_not_march_on() {
    let mut field = Field::at(
        "turn 1
         ham: F-2-INF1
         gerpinnes: F-4-INF F-C3
         charleroi: P-1-INF1
         ask moves",
    );
    for (block, path) in [("F-2-INF1", "charleroi"), ("F-4-INF", "fosses")] {
        field.act(&format!("take {block}"));
        field.act(&format!("move {path}"));
    }
    field.act("end-moves");
    field.refused("take F-2-INF1", "WAT-7.1.1");
    assert_offers(&field, ["take F-4-INF", "end-marches"]);
}
