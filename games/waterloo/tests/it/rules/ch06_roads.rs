//! [WAT-6.1.1] to [WAT-6.1.3] What roads carry.

use crate::field::Field;
use crate::rules::columns::send;

/// Nine French blocks in one town, all of them slow.
const NINE: &str = "F-1-INF1 F-1-INF2 F-2-INF1 F-2-INF2 F-3-INF1 F-3-INF2 F-4-INF F-6-INF F-G-INF";

/// The first few of them.
fn first(count: usize) -> String {
    NINE.split(' ').take(count).collect::<Vec<_>>().join(" ")
}

#[test]
fn wat_6_1_1_a_eight_blocks_use_a_major_road() {
    let mut field = Field::at(&format!("turn 1\nbeaumont: {NINE}\nliege: P-BLU\nask moves"));
    send(&mut field, &first(8), "ham");
    field.act("take F-G-INF");
    field.refused("move ham", "WAT-6.1.1");
    assert!(!field.offers("move ham"));
    field.act("move thuin");
    assert_eq!(field.place("F-G-INF"), "thuin");
}

#[test]
fn wat_6_1_1_a_six_blocks_use_a_minor_road() {
    let mut field = Field::at(&format!("turn 1\nbeaumont: {NINE}\nliege: P-BLU\nask moves"));
    send(&mut field, &first(6), "thuin");
    field.act("take F-4-INF");
    field.refused("move thuin", "WAT-6.1.1");
    assert!(field.offers("move ham"));
}

#[test]
fn wat_6_1_1_a_a_block_with_no_road_left_is_not_offered() {
    let mut field = Field::at(&format!("turn 1\neeklo: {NINE}\nliege: P-BLU\nask moves"));
    send(&mut field, &first(8), "ghent");
    field.refused("take F-G-INF", "WAT-6.1.1");
    assert!(!field.offers("take F-G-INF"));
}

#[test]
fn wat_6_1_2_a_both_directions_and_both_roads_of_a_move_count() {
    let mut field = Field::at(
        "turn 1
         beaumont: F-1-INF1 F-1-INF2 F-2-INF1 F-2-INF2 F-G-INF F-C1
         thuin: F-3-INF1 F-3-INF2 F-3-ART F-4-INF F-4-ART F-6-INF F-6-ART
         liege: P-BLU
         ask moves",
    );
    send(&mut field, "F-1-INF1 F-1-INF2 F-2-INF1 F-2-INF2 F-G-INF", "thuin");
    send(&mut field, "F-C1", "thuin solre");
    assert_eq!((field.road("beaumont-thuin"), field.road("thuin-solre")), (6, 1));
    field.act("take F-3-INF1");
    field.refused("move beaumont", "WAT-6.1.1");
    field.act("move solre");
    send(&mut field, "F-3-INF2 F-3-ART F-4-INF F-4-ART", "solre");
    field.act("take F-6-INF");
    field.refused("move solre", "WAT-6.1.1");
    assert!(field.offers("move binche"));
}

#[test]
fn wat_6_1_2_a_the_first_of_two_roads_must_have_room() {
    let mut field = Field::at(
        "turn 1
         beaumont: F-C1
         liege: P-BLU
         roads: beaumont-thuin 6
         ask moves",
    );
    field.act("take F-C1");
    field.refused("move thuin solre", "WAT-6.1.1");
    assert!(field.offers("move solre"));
}

#[test]
fn wat_6_1_2_a_forced_marches_count_with_normal_moves() {
    let mut field = Field::at(
        "turn 1
         beaumont: F-1-INF1 F-1-INF2
         thuin: F-3-INF1 F-3-INF2 F-3-ART F-4-INF F-4-ART
         liege: P-BLU
         ask moves",
    );
    send(&mut field, "F-3-INF1 F-3-INF2 F-3-ART F-4-INF F-4-ART", "solre");
    send(&mut field, "F-1-INF1 F-1-INF2", "thuin");
    field.act("end-moves");
    field.dice("march", [4]);
    field.act("take F-1-INF1");
    field.act("march solre");
    field.act("take F-1-INF2");
    field.refused("march solre", "WAT-6.1.1");
    field.finish();
}

#[test]
fn wat_6_1_2_a_both_allied_armies_count_together_and_so_do_leaders() {
    let mut field = Field::at(
        "turn 2
         beaumont: F-1-INF1
         wavre: A-WEL A-R-PIC A-R-LAM A-R-BRU P-BLU P-4-INF1 P-4-INF2
         ask moves",
    );
    // Wavre–Waterloo is a minor road.
    send(&mut field, "A-WEL A-R-PIC A-R-LAM P-BLU P-4-INF1 P-4-INF2", "waterloo");
    field.act("take A-R-BRU");
    field.refused("move waterloo", "WAT-6.1.1");
}

#[test]
fn wat_6_1_2_a_counts_begin_anew_with_the_turn() {
    let mut field = Field::at(
        "turn 3
         beaumont: F-1-INF1
         thuin: A-1-CAV A-1-CHA
         roads: beaumont-ham 8
         ask moves",
    );
    field.act("take F-1-INF1");
    field.refused("move ham", "WAT-6.1.1");
    field.act("move philippeville");
    field.act("end-moves");
    field.act("take A-1-CAV");
    field.act("move ham beaumont");
    assert_eq!(field.place("A-1-CAV"), "beaumont");
}

#[test]
fn wat_6_1_3_a_reinforcement_has_places_of_its_own() {
    let mut field = Field::at(
        "turn 1
         charleroi: F-3-INF1 F-3-INF2 F-3-ART
         roads: charleroi-quatrebras 8
         entries: charleroi-quatrebras
         battle quatrebras round 1
         a-l: F-1-INF1
         a-c: F-2-INF1
         a-r: F-2-INF2
         d-l: P-1-INF1
         d-c: P-1-INF2
         d-r: P-2-INF1
         ask reinforcement quatrebras attacker",
    );
    field.act("reinforce F-3-INF1");
    field.act("reinforce F-3-INF2");
    assert_eq!(field.place("F-3-INF2"), "quatrebras a-res");
    assert!(!field.offers("reinforce F-3-ART"));
}

#[test]
fn wat_6_1_3_a_retreat_and_reinforcement_are_counted_apart() {
    let mut field = Field::at(
        "turn 1
         charleroi: F-3-INF1 F-3-INF2 F-3-ART
         roads: charleroi-quatrebras 8
         entries: charleroi-quatrebras
         battle quatrebras round 1
         a-l: F-1-INF1
         a-c: F-2-INF1
         a-r: F-2-INF2
         a-res: F-6-INF F-6-ART F-G-INF
         d-l: P-1-INF1
         d-c: P-1-INF2
         d-r: P-2-INF1
         ask battle-phase quatrebras attacker",
    );
    field.acts("take F-6-INF; withdraw charleroi; take F-6-ART; withdraw charleroi");
    field.act("take F-G-INF").refused("withdraw charleroi", "WAT-18.1.5");
    field.acts("step a-l; end-battle-phase");
    field.refused("reinforce F-6-INF", "WAT-18.2.1");
    field.acts("reinforce F-3-INF1; reinforce F-3-INF2");
    assert_eq!(field.place("F-3-INF2"), "quatrebras a-res");
    assert!(!field.offers("reinforce F-3-ART"));
    assert_eq!(field.road("charleroi-quatrebras"), 8);
}
