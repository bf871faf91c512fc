//! [WAT-5.3.1] to [WAT-5.3.3] Command: who may attack together.

use crate::field::Field;

#[test]
fn wat_5_3_1_a_one_group_attacks_over_several_roads() {
    let mut field = Field::at("turn 1\nham: F-C1 F-2-INF1\ncharleroi: P-1-INF1\nask moves");
    field.act("take F-C1");
    field.act("move gerpinnes charleroi");
    field.act("take F-2-INF1");
    field.act("move charleroi");
    assert_eq!(field.place("F-C1"), "charleroi");
    assert_eq!(field.place("F-2-INF1"), "charleroi");
}

#[test]
fn wat_5_3_1_a_one_group_attacks_several_towns() {
    let mut field = Field::at(
        "turn 1
         ham: F-C1 F-2-INF1
         charleroi: P-1-INF1
         gerpinnes: P-1-INF2
         ask moves",
    );
    field.act("take F-C1");
    field.act("move charleroi");
    field.act("take F-2-INF1");
    field.act("move gerpinnes");
    assert_eq!(field.place("F-2-INF1"), "gerpinnes");
}

#[test]
fn wat_5_3_2_a_two_groups_from_neighbouring_towns_attack_together() {
    let mut field = Field::at(
        "turn 1
         charleroi: F-2-INF1 F-2-INF2
         ligny: F-4-INF
         quatrebras: P-1-INF1
         ask moves",
    );
    for block in ["F-2-INF1", "F-4-INF", "F-2-INF2"] {
        field.act(&format!("take {block}"));
        field.act("move quatrebras");
        assert_eq!(field.place(block), "quatrebras");
    }
}

#[test]
fn wat_5_3_2_a_two_groups_from_towns_apart_do_not() {
    let mut field = Field::at(
        "turn 1
         nivelles: F-2-INF1 F-2-INF2
         ligny: F-4-INF
         quatrebras: P-1-INF1
         ask moves",
    );
    field.act("take F-2-INF1");
    field.act("move quatrebras");
    field.act("take F-4-INF");
    field.refused("move quatrebras", "WAT-5.3.2");
    assert!(!field.offers("move quatrebras"));
    field.act("move gembloux");
    field.act("take F-2-INF2");
    field.act("move quatrebras");
}

#[test]
fn wat_5_3_2_a_both_must_have_begun_next_to_the_attacked_town() {
    // Philippeville is next to Gerpinnes, but not to Charleroi.
    let mut field = Field::at(
        "turn 1
         gerpinnes: F-2-INF1
         philippeville: F-C3
         charleroi: P-1-INF1
         ask moves",
    );
    field.act("take F-2-INF1");
    field.act("move charleroi");
    field.act("take F-C3");
    field.refused("move gerpinnes charleroi", "WAT-5.3.2");
    assert!(field.offers("move gerpinnes fosses"));
}

#[test]
fn wat_5_3_2_a_the_group_that_came_first_may_be_the_one_from_afar() {
    let mut field = Field::at(
        "turn 1
         gerpinnes: F-2-INF1
         philippeville: F-C3
         charleroi: P-1-INF1
         ask moves",
    );
    field.act("take F-C3");
    field.act("move gerpinnes charleroi");
    field.act("take F-2-INF1");
    field.refused("move charleroi", "WAT-5.3.2");
}

#[test]
fn wat_5_3_2_a_a_forced_march_is_bound_by_it_too() {
    let mut field = Field::at(
        "turn 1
         nivelles: F-2-INF1
         namur: F-4-INF
         quatrebras: P-1-INF1
         ask moves",
    );
    field.act("take F-2-INF1");
    field.act("move quatrebras");
    field.act("take F-4-INF");
    field.act("move ligny");
    field.act("end-moves");
    field.act("take F-4-INF");
    field.refused("march quatrebras", "WAT-5.3.2");
    assert!(field.offers("march gembloux"));
}

#[test]
fn wat_5_3_3_a_two_allied_armies_from_neighbouring_towns_attack_together() {
    let mut field = Field::at(
        "turn 2
         quatrebras: F-2-INF1
         waterloo: A-R-PIC
         wavre: P-4-INF1
         ask moves",
    );
    for block in ["A-R-PIC", "P-4-INF1"] {
        field.act(&format!("take {block}"));
        field.act("move quatrebras");
        assert_eq!(field.place(block), "quatrebras");
    }
}

#[test]
fn wat_5_3_3_a_two_allied_armies_from_towns_apart_do_not() {
    let mut field = Field::at(
        "turn 2
         quatrebras: F-2-INF1
         nivelles: A-1-PER
         ligny: P-1-ART
         ask moves",
    );
    field.act("take A-1-PER");
    field.act("move quatrebras");
    field.act("take P-1-ART");
    field.refused("move quatrebras", "WAT-5.3.3");
    assert!(field.offers("move charleroi"));
}

#[test]
fn wat_5_3_3_a_two_allied_armies_from_one_town_attack_together() {
    let mut field = Field::at(
        "turn 2
         quatrebras: F-2-INF1
         wavre: A-R-PIC P-4-INF1
         ask moves",
    );
    for block in ["P-4-INF1", "A-R-PIC"] {
        field.act(&format!("take {block}"));
        field.act("move quatrebras");
        assert_eq!(field.place(block), "quatrebras");
    }
}

#[test]
fn wat_5_3_3_a_the_common_town_must_be_next_to_the_attacked_one() {
    let mut field = Field::at(
        "turn 2
         quatrebras: F-2-INF1
         brussels: A-C-LGT P-1-CAV
         ask moves",
    );
    field.act("take A-C-LGT");
    field.act("move waterloo quatrebras");
    field.act("take P-1-CAV");
    field.refused("move waterloo quatrebras", "WAT-5.3.3");
    field.refused("move wavre quatrebras", "WAT-5.3.3");
}
