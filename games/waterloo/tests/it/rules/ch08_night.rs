//! Chapter 8: night.

use crate::field::Field;

#[test]
fn wat_8_1_1_a_nobody_attacks_at_night() {
    let mut field = Field::at("turn 3\nham: F-C1 F-2-INF1\ncharleroi: P-1-INF1\nask moves");
    field.act("take F-C1");
    field.refused("move charleroi", "WAT-8.1.1");
    field.refused("move gerpinnes charleroi", "WAT-8.1.1");
    field.refused("move charleroi quatrebras", "WAT-5.2.3");
    assert!(!field.offers("move charleroi"));
    field.act("move gerpinnes");
    assert_eq!(field.place("F-C1"), "gerpinnes");
}

#[test]
fn wat_8_1_1_a_there_is_no_forced_march_at_night() {
    let mut field = Field::at(
        "turn 6
         beaumont: F-1-INF1
         nivelles: A-1-PER
         namur: P-2-INF1
         ask moves",
    );
    for (block, to) in [("A-1-PER", "quatrebras"), ("P-2-INF1", "ligny")] {
        field.act(&format!("take {block}"));
        field.act(&format!("move {to}"));
    }
    field.act("end-moves");
    assert_eq!(field.question(), "moves");
    assert_eq!(field.asked(), "french");
    assert_eq!(field.turn(), 7);
}

#[test]
fn wat_8_1_1_a_the_limits_of_roads_and_groups_hold_at_night() {
    let mut field = Field::at(
        "turn 3
         ham: F-C1
         thuin: F-C2
         solre: F-C3
         liege: P-BLU
         roads: ham-gerpinnes 6
         ask moves",
    );
    field.act("take F-C1");
    field.refused("move gerpinnes", "WAT-6.1.1");
    field.act("move beaumont");
    field.act("take F-C2");
    field.act("move beaumont");
    field.refused("take F-C3", "WAT-5.1.2");
}

#[test]
fn wat_8_1_2_a_supply_losses_are_taken_at_night() {
    let mut field = Field::at(
        "turn 9
         liege: F-C2
         beaumont: F-1-INF1
         brussels: A-R-PIC
         ghent: A-R-LAM
         namur: P-2-INF1 P-2-INF2 P-2-ART
         ask moves",
    );
    field.act("end-moves");
    assert_eq!(field.question(), "starve");
    assert_eq!(field.asked_of("blocks"), 2);
    field.act("starve P-2-INF1");
    field.act("starve P-2-ART");
    assert_eq!(field.place("P-2-INF1"), "lost");
    assert_eq!(field.place("P-2-ART"), "lost");
    assert_eq!(field.turn(), 10);
}

#[test]
fn wat_8_1_2_a_demoralisation_is_tested_at_night() {
    let mut field = Field::at(
        "turn 9
         liege: F-C2
         brussels: A-R-PIC
         ghent: A-R-LAM
         namur: P-2-INF1 P-2-INF2 P-2-ART
         lost: P-BLU P-1-INF1 P-1-INF2 P-1-CAV P-1-ART P-1-RHA P-2-CAV
         ask moves",
    );
    field.act("end-moves").act("starve P-2-INF1").act("starve P-2-ART");
    assert_eq!(field.lost('P'), 9);
    assert!(field.lists("demoralised", "prussian"));
}

#[test]
fn wat_8_1_2_a_victory_is_tested_at_night() {
    let mut field = Field::at(
        "turn 6
         beaumont: F-NAP
         brussels: A-R-PIC
         namur: P-2-INF1
         lost: F-G-CAV F-G-ART1 F-G-ART2 F-1-INF1 F-1-INF2 F-1-ART F-2-INF1 F-2-INF2 F-2-ART F-3-INF1 F-3-INF2 F-3-ART
         ask moves",
    );
    field.act("end-moves");
    assert!(field.is_over());
}
