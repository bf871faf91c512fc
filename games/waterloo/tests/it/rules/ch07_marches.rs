//! [WAT-7.1.1] to [WAT-7.1.5] Forced marches: who, where to, and what they cost.

use crate::field::Field;
use crate::rules::columns::{assert_offers, march, send};

#[test]
fn wat_7_1_1_a_whoever_moved_over_the_full_allowance_may_march() {
    let mut field = Field::at("turn 1\nbeaumont: F-2-INF1 F-2-INF2 F-C1\nliege: P-BLU\nask moves");
    send(&mut field, "F-2-INF1 F-C1", "ham");
    field.act("end-moves");
    assert_eq!(field.question(), "marches");
    assert_offers(&field, ["take F-2-INF1", "end-marches"]);
    field.refused("take F-2-INF2", "WAT-7.1.1");
    field.refused("take F-C1", "WAT-7.1.1");
    field.refused("take P-BLU", "WAT-1.1.1");
}

#[test]
fn wat_7_1_1_a_marches_come_after_all_normal_moves() {
    let mut field = Field::at("turn 1\nbeaumont: F-2-INF1 F-2-INF2\nliege: P-BLU\nask moves");
    send(&mut field, "F-2-INF1", "ham");
    // The same block again is no march yet.
    field.refused("take F-2-INF1", "WAT-5.2.2");
    field.act("end-moves");
    field.refused("take F-2-INF2", "WAT-7.1.1");
    assert_offers(&field, ["take F-2-INF1", "end-marches"]);
}

#[test]
fn wat_7_1_1_a_whoever_met_enemies_does_not_march() {
    let mut field = Field::at("turn 1\nham: F-2-INF1 F-2-INF2\ncharleroi: P-1-INF1\nask moves");
    send(&mut field, "F-2-INF1", "charleroi");
    send(&mut field, "F-2-INF2", "thuin");
    field.act("end-moves");
    field.refused("take F-2-INF1", "WAT-7.1.1");
    assert!(field.offers("take F-2-INF2"));
}

#[test]
fn wat_7_1_2_a_one_road_more_and_only_once() {
    let mut field = Field::at("turn 1\nbeaumont: F-RHA1 F-C1\nliege: P-BLU\nask moves");
    send(&mut field, "F-RHA1 F-C1", "ham gerpinnes");
    field.act("end-moves");
    march(&mut field, &[("F-RHA1", 4)], "fosses");
    assert_eq!(field.place("F-RHA1"), "fosses");
    field.refused("take F-RHA1", "WAT-7.1.2");
    assert!(!field.offers("take F-RHA1"));
    field.finish();
}

#[test]
fn wat_7_1_2_a_no_town_that_was_visited() {
    let mut field = Field::at("turn 1\nbeaumont: F-C1\nliege: P-BLU\nask moves");
    send(&mut field, "F-C1", "thuin ham");
    field.act("end-moves");
    field.act("take F-C1");
    field.refused("march beaumont", "WAT-7.1.2");
    field.refused("march thuin", "WAT-7.1.2");
    field.refused("march ham", "WAT-7.1.2");
    field.refused("march fosses", "WAT-1.2.1");
    assert_offers(&field, ["march charleroi", "march gerpinnes", "march philippeville"]);
}

#[test]
fn wat_7_1_2_a_slow_blocks_reach_two_towns() {
    let mut field = Field::at("turn 1\nbeaumont: F-2-INF1 F-2-ART\nliege: P-BLU\nask moves");
    send(&mut field, "F-2-INF1 F-2-ART", "ham");
    field.act("end-moves");
    march(&mut field, &[("F-2-INF1", 4), ("F-2-ART", 4)], "charleroi");
    assert_eq!(field.place("F-2-ART"), "charleroi");
    field.finish();
}

#[test]
fn wat_7_1_2_a_a_block_in_a_dead_end_cannot_march() {
    let mut field = Field::at("turn 1\nghent: F-2-INF1 F-2-INF2\nliege: P-BLU\nask moves");
    send(&mut field, "F-2-INF1", "eeklo");
    send(&mut field, "F-2-INF2", "aalst");
    field.act("end-moves");
    field.refused("take F-2-INF1", "WAT-7.1.2");
    assert_offers(&field, ["take F-2-INF2", "end-marches"]);
}

#[test]
fn wat_7_1_3_a_the_start_town_counts_for_command() {
    let mut field = Field::at(
        "turn 1
         beaumont: F-3-INF1
         ham: F-1-INF1 F-1-INF2 F-2-INF1
         charleroi: P-1-INF1
         ask moves",
    );
    send(&mut field, "F-1-INF1 F-1-INF2 F-2-INF1", "charleroi");
    send(&mut field, "F-3-INF1", "ham");
    field.act("end-moves");
    field.act("take F-3-INF1");
    field.refused("march charleroi", "WAT-5.3.2");
    assert!(!field.offers("march charleroi"));
    assert!(field.offers("march gerpinnes"));
}

#[test]
fn wat_7_1_3_a_a_march_may_attack_within_the_limit_of_the_river() {
    let mut field = Field::at(
        "turn 1
         beaumont: F-1-INF1 F-1-INF2 F-2-INF1 F-2-INF2 F-3-INF1
         charleroi: P-1-INF1
         ask moves",
    );
    send(&mut field, "F-1-INF1 F-1-INF2 F-2-INF1 F-2-INF2 F-3-INF1", "ham");
    field.act("end-moves");
    let four = [("F-1-INF1", 4), ("F-1-INF2", 5), ("F-2-INF1", 6), ("F-2-INF2", 4)];
    march(&mut field, &four, "charleroi");
    assert!(four.iter().all(|(block, _)| field.place(block) == "charleroi"));
    field.act("take F-3-INF1");
    field.refused("march charleroi", "WAT-6.2.1");
    field.finish();
}

#[test]
fn wat_7_1_3_a_a_march_obeys_the_limit_of_the_road() {
    let mut field = Field::at(
        "turn 1
         beaumont: F-2-INF1
         liege: P-BLU
         roads: ham-charleroi 8
         ask moves",
    );
    send(&mut field, "F-2-INF1", "ham");
    field.act("end-moves");
    field.act("take F-2-INF1");
    field.refused("march charleroi", "WAT-6.1.1");
}

#[test]
fn wat_7_1_4_a_three_costs_a_step_and_four_does_not() {
    let mut field = Field::at("turn 1\nbeaumont: F-2-INF1(4) F-2-INF2(4)\nliege: P-BLU\nask moves");
    send(&mut field, "F-2-INF1 F-2-INF2", "ham");
    field.act("end-moves");
    march(&mut field, &[("F-2-INF1", 3), ("F-2-INF2", 4)], "charleroi");
    assert_eq!(field.steps("F-2-INF1"), 3);
    assert_eq!(field.steps("F-2-INF2"), 4);
    field.finish();
}

#[test]
fn wat_7_1_4_a_with_the_bonus_two_costs_a_step_and_three_does_not() {
    let mut field = Field::at(
        "turn 1
         beaumont: F-NAP F-2-INF1(4) F-2-INF2(4)
         liege: P-BLU
         ask moves",
    );
    send(&mut field, "F-NAP F-2-INF1 F-2-INF2", "ham");
    field.act("end-moves");
    field.act("take F-2-INF1");
    field.act("march charleroi");
    field.dice("march", [3]);
    field.act("show-leader");
    assert_eq!(field.steps("F-2-INF1"), 4);
    march(&mut field, &[("F-2-INF2", 2)], "charleroi");
    assert_eq!(field.steps("F-2-INF2"), 3);
    field.finish();
}

/// Three French blocks come from Beaumont to attack Charleroi by forced march.
fn three_attackers() -> Field {
    let mut field = Field::at(
        "turn 1
         beaumont: F-3-INF1 F-6-INF F-3-INF2(1) F-G-INF F-2-INF1
         charleroi: P-1-INF1 P-1-INF2 P-1-CAV
         ask moves",
    );
    send(&mut field, "F-3-INF1 F-6-INF F-3-INF2 F-G-INF F-2-INF1", "ham");
    field.act("end-moves");
    field
}

#[test]
fn wat_7_1_5_a_the_loss_comes_before_the_fight() {
    let mut field = three_attackers();
    march(&mut field, &[("F-3-INF1", 4), ("F-6-INF", 4), ("F-3-INF2", 1)], "charleroi");
    assert_eq!(field.place("F-3-INF2"), "lost");
    field.act("end-marches");
    // Two are left, so it is a skirmish.
    assert_eq!(field.question(), "pick");
    field.finish();
}

#[test]
fn wat_7_1_5_a_with_three_that_live_it_is_a_battle() {
    let mut field = three_attackers();
    march(&mut field, &[("F-3-INF1", 4), ("F-6-INF", 4), ("F-3-INF2", 4)], "charleroi");
    assert_eq!(field.steps("F-3-INF2"), 1);
    field.markers(["stream", "farm", "hill"]);
    field.act("end-marches");
    assert_eq!(field.question(), "put-markers");
}

#[test]
fn wat_7_1_5_a_a_dead_block_has_used_the_road() {
    let mut field = three_attackers();
    march(&mut field, &[("F-3-INF1", 4), ("F-6-INF", 4), ("F-3-INF2", 1)], "charleroi");
    assert_eq!(field.road("ham-charleroi"), 3);
    march(&mut field, &[("F-G-INF", 4)], "charleroi");
    field.act("take F-2-INF1");
    field.refused("march charleroi", "WAT-6.2.1");
    field.finish();
}

#[test]
fn wat_7_1_5_a_a_dead_block_opens_no_way_of_retreat() {
    for (die, is_entry) in [(1, false), (4, true)] {
        let mut field = Field::at(
            "turn 1
             beaumont: F-3-INF1 F-3-INF2(1)
             charleroi: P-1-INF1 P-1-INF2 P-1-CAV
             ask moves",
        );
        send(&mut field, "F-3-INF1", "ham");
        send(&mut field, "F-3-INF2", "thuin");
        field.act("end-moves");
        march(&mut field, &[("F-3-INF1", 4), ("F-3-INF2", die)], "charleroi");
        assert_eq!(field.road("thuin-charleroi"), 1);
        let entries = ["thuin-charleroi", "charleroi-thuin"];
        assert_eq!(entries.iter().any(|road| field.lists("entries", road)), is_entry);
        field.finish();
    }
}

#[test]
fn wat_7_1_5_a_where_the_only_attacker_fell_nobody_fights() {
    let mut field = Field::at(
        "turn 1
         beaumont: F-3-INF2(1)
         chimay: F-NAP
         charleroi: P-1-INF1
         ask moves",
    );
    send(&mut field, "F-3-INF2", "ham");
    field.act("end-moves");
    march(&mut field, &[("F-3-INF2", 3)], "charleroi");
    assert_eq!(field.place("F-3-INF2"), "lost");
    assert_eq!((field.turn(), field.asked()), (2, "allies"));
    field.finish();
}
