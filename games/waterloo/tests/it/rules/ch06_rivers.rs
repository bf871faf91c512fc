//! [WAT-6.2.1] to [WAT-6.2.3] Rivers, and [WAT-21.1.1] leaders on bridges.

use crate::field::Field;
use crate::rules::columns::{march, send};

#[test]
fn wat_6_2_1_a_four_blocks_attack_over_a_river_by_a_major_road() {
    let mut field = Field::at(
        "turn 1
         ham: F-1-INF1 F-1-INF2 F-2-INF1 F-2-INF2 F-3-INF1 F-3-INF2
         charleroi: P-1-INF1
         ask moves",
    );
    send(&mut field, "F-1-INF1 F-1-INF2 F-2-INF1 F-2-INF2", "charleroi");
    field.act("take F-3-INF1");
    field.refused("move charleroi", "WAT-6.2.1");
    assert!(!field.offers("move charleroi"));
    assert!(field.offers("move gerpinnes"));
}

#[test]
fn wat_6_2_1_a_three_blocks_attack_over_a_river_by_a_minor_road() {
    let mut field = Field::at(
        "turn 1
         thuin: F-1-INF1 F-1-INF2 F-2-INF1 F-2-INF2
         charleroi: P-1-INF1
         ask moves",
    );
    send(&mut field, "F-1-INF1 F-1-INF2 F-2-INF1", "charleroi");
    field.act("take F-2-INF2");
    field.refused("move charleroi", "WAT-6.2.1");
}

#[test]
fn wat_6_2_1_a_forced_marches_count_with_normal_moves() {
    let mut field = Field::at(
        "turn 1
         thuin: F-1-INF1 F-1-INF2 F-2-INF1 F-2-INF2 F-C1
         charleroi: P-1-INF1
         ask moves",
    );
    // All of one group, and all by way of Ham: the cavalry at once, the others by forced march.
    send(&mut field, "F-C1", "ham charleroi");
    send(&mut field, "F-1-INF1 F-1-INF2 F-2-INF1 F-2-INF2", "ham");
    field.act("end-moves");
    field.dice("march", [4, 5, 6]);
    for block in ["F-1-INF1", "F-1-INF2", "F-2-INF1"] {
        field.act(&format!("take {block}"));
        field.act("march charleroi");
    }
    field.act("take F-2-INF2");
    field.refused("march charleroi", "WAT-6.2.1");
    field.finish();
}

#[test]
fn wat_6_2_2_a_the_last_of_several_bridges_counts() {
    let mut field = Field::at(
        "turn 1
         maubeuge: F-C1 F-C2 F-C3 F-C4 F-G-CAV F-RHA1 F-RHA2
         binche: A-1-CHA
         ask moves",
    );
    send(&mut field, "F-C1 F-C2 F-C3", "solre binche");
    field.act("take F-C4");
    field.refused("move solre binche", "WAT-6.2.1");
    // Maubeuge–Solre keeps its limit of 6, of which 3 are used.
    field.act("move solre");
    send(&mut field, "F-G-CAV F-RHA1", "solre thuin");
    field.act("take F-RHA2");
    field.refused("move solre", "WAT-6.1.1");
}

#[test]
fn wat_6_2_2_b_a_bridge_before_the_last_road_halves_the_attack() {
    let mut field = beyond_charleroi("");
    send(&mut field, "F-C1 F-C2 F-C3 F-C4", "charleroi ligny");
    field.act("take F-G-CAV");
    field.refused("move charleroi ligny", "WAT-6.2.2");
    assert!(!field.offers("move charleroi ligny"));
    // Who does not attack may still cross, until the road is full.
    field.act("move charleroi");
    send(&mut field, "F-RHA1 F-RHA2 F-NAP", "charleroi");
    field.act("take F-1-INF1");
    field.refused("move charleroi", "WAT-6.1.1");
}

#[test]
fn wat_6_2_2_b_a_forced_march_remembers_the_bridge_of_its_normal_move() {
    let mut field = Field::at(
        "turn 1
         ham: F-1-INF1 F-1-INF2 F-2-INF1 F-2-INF2 F-3-INF1
         charleroi: F-4-INF
         ligny: P-1-INF1
         bridges: ham-charleroi 3
         roads: ham-charleroi 3
         ask moves",
    );
    send(&mut field, "F-1-INF1 F-1-INF2", "charleroi");
    field.act("end-moves");
    march(&mut field, &[("F-1-INF1", 4)], "ligny");
    field.act("take F-1-INF2");
    field.refused("march ligny", "WAT-6.2.2");
    field.finish();
}

#[test]
fn wat_6_2_2_c_with_the_option_the_last_road_alone_counts() {
    let mut field = beyond_charleroi("option bridge last-road");
    let eight = "F-C1 F-C2 F-C3 F-C4 F-G-CAV F-RHA1 F-RHA2 F-NAP";
    send(&mut field, eight, "charleroi ligny");
    assert!(eight.split(' ').all(|block| field.place(block) == "ligny"));
    field.act("take F-1-INF1");
    field.refused("move charleroi", "WAT-6.1.1");
}

/// Cavalry behind the Sambre, and a Prussian beyond the empty town on the other bank.
fn beyond_charleroi(option: &str) -> Field {
    Field::at(&format!(
        "turn 1
         {option}
         ham: F-C1 F-C2 F-C3 F-C4 F-G-CAV F-RHA1 F-RHA2 F-NAP F-1-INF1
         ligny: P-1-INF1
         ask moves"
    ))
}

#[test]
fn wat_6_2_2_a_without_a_river_the_last_road_is_full_at_its_own_limit() {
    let mut field = Field::at(
        "turn 1
         charleroi: F-1-INF1
         ligny: P-1-INF1
         roads: charleroi-ligny 8
         ask moves",
    );
    field.act("take F-1-INF1");
    field.refused("move ligny", "WAT-6.1.1");
}

#[test]
fn wat_6_2_3_a_nobody_is_met_so_the_river_does_not_matter() {
    let mut field = Field::at(
        "turn 1
         ham: F-1-INF1 F-1-INF2 F-2-INF1 F-2-INF2 F-3-INF1 F-3-INF2 F-4-INF F-6-INF F-G-INF
         liege: P-BLU
         ask moves",
    );
    let eight = "F-1-INF1 F-1-INF2 F-2-INF1 F-2-INF2 F-3-INF1 F-3-INF2 F-4-INF F-6-INF";
    send(&mut field, eight, "charleroi");
    field.act("take F-G-INF");
    field.refused("move charleroi", "WAT-6.1.1");
}

#[test]
fn wat_6_2_3_a_reinforcement_ignores_the_river() {
    let mut field = Field::at(
        "turn 1
         ham: F-3-INF1 F-3-INF2 F-3-ART
         roads: ham-charleroi 4
         entries: ham-charleroi
         battle charleroi round 1
         a-l: F-1-INF1
         a-c: F-2-INF1
         a-r: F-2-INF2
         d-l: P-1-INF1
         d-c: P-1-INF2
         d-r: P-2-INF1
         ask reinforcement charleroi attacker",
    );
    field.act("reinforce F-3-INF1");
    field.act("reinforce F-3-INF2");
    assert_eq!(field.place("F-3-INF1"), "charleroi a-res");
    assert!(!field.offers("reinforce F-3-ART"));
}

#[test]
fn wat_21_1_1_a_a_leader_counts_on_a_bridge() {
    let mut field = Field::at(
        "turn 1
         ham: F-NAP F-1-INF1 F-1-INF2 F-2-INF1 F-2-INF2
         charleroi: P-1-INF1
         ask moves",
    );
    send(&mut field, "F-NAP F-1-INF1 F-1-INF2 F-2-INF1", "charleroi");
    field.act("take F-2-INF2");
    field.refused("move charleroi", "WAT-6.2.1");
}
