//! Chapter 11: line of sight.
//!
//! A melee between (9,11) and (8,11) keeps the battles open where the unit in question sees
//! nothing to fire at.

use ccn::{Action, Hex, Side};

use crate::field::{Field, Sketch, hex};

fn sketch(pieces: &str) -> Sketch {
    Field::draw(&format!("{pieces}; B-LN 9,11; F-LN 8,11"))
}

/// Whether the Allied unit in `from` may fire; if not, it must be for want of sight.
#[track_caller]
fn sees(sketch: &Sketch, from: &str, at: &str) -> bool {
    let field = sketch.ready(&format!("{from} 9,11"));
    let fire = Action::Fire { from: hex(from), at: hex(at) };
    let may = field.offers(fire);
    let by_sight = |rule: &str| ["CCN-11.1.1", "CCN-11.2.3"].contains(&rule);
    assert!(may || by_sight(field.refusal(fire)), "it is not the sight");
    may
}

/// The hexes in the middle of the board in which forest alone blocks the line.
fn crossed(from: &str, at: &str) -> Vec<Hex> {
    let hexes = (2..=8).flat_map(|row| (4..=10).filter_map(move |column| Hex::new(row, column)));
    let others = hexes.filter(|&between| between != hex(from) && between != hex(at));
    let blocks = |between: &Hex| {
        let (row, column) = between.row_and_column();
        let pieces = format!("B-FA {from}; F-LN {at}");
        !sees(&sketch(&pieces).ground(&format!("forest {row},{column}")), from, at)
    };
    others.filter(blocks).collect()
}

#[test]
fn ccn_11_1_1_a_the_line_crosses_these_hexes_and_no_others() {
    assert_eq!(crossed("5,6", "5,8"), [hex("5,7")]);
    assert_eq!(crossed("5,6", "3,7"), [hex("4,6")]);
    assert_eq!(crossed("6,6", "3,6"), [hex("4,6"), hex("5,6")]);
    assert_eq!(crossed("7,6", "4,7"), [hex("5,7"), hex("6,6")]);
}

#[test]
fn ccn_11_1_1_b_the_hex_of_the_target_does_not_block() {
    assert!(sees(&sketch("B-LN 5,6; F-LN 5,8").ground("forest 5,8"), "5,6", "5,8"));
}

#[test]
fn ccn_11_1_1_c_neighbours_in_forest_are_in_sight_for_melee() {
    let field = Field::draw("B-LN 5,6; F-LN 4,6").ground("forest 5,6 4,6").ready("5,6");
    assert_eq!(field.melee_dice("5,6", "4,6"), Some(3));
}

#[test]
fn ccn_11_1_2_a_a_leader_between_blocks() {
    assert!(!sees(&sketch("B-LN 5,6; B-LDR 5,7; F-LN 5,8"), "5,6", "5,8"));
}

#[test]
fn ccn_11_1_2_b_a_river_between_does_not_block() {
    assert!(sees(&sketch("B-LN 5,6; F-LN 5,8").ground("river 5,7"), "5,6", "5,8"));
}

#[test]
fn ccn_11_1_2_c_fire_from_forest_into_forest_over_open_ground() {
    let field = Field::draw("B-LN 5,6; F-LN 5,8").ground("forest 5,6 5,8").ready("5,6");
    assert_eq!(field.fire_dice("5,6", "5,8"), Some(5 - 1));
}

#[test]
fn each_ground_between_blocks_or_not() {
    for ground in ["forest", "town", "windmill", "hill", "rugged"] {
        let sketch = sketch("B-LN 5,6; F-LN 5,8").ground(&format!("{ground} 5,7"));
        assert!(!sees(&sketch, "5,6", "5,8"), "{ground}");
    }
    for ground in ["clear", "river", "ford", "bridge", "quarry"] {
        let sketch = sketch("B-LN 5,6; F-LN 5,8").ground(&format!("{ground} 5,7"));
        assert!(sees(&sketch, "5,6", "5,8"), "{ground}");
    }
}

#[test]
fn units_of_both_sides_between_block() {
    assert!(!sees(&sketch("B-FA 5,5; B-LN 5,6; F-LN 5,8"), "5,5", "5,8"));
    assert!(!sees(&sketch("B-FA 5,5; F-LC 5,7; F-LN 5,8"), "5,5", "5,8"));
}

#[test]
fn ccn_11_1_3_a_along_a_hexside_both_hexes_must_block() {
    let one = sketch("B-LN 5,6; F-LN 3,6").ground("forest 4,5");
    assert!(sees(&one, "5,6", "3,6"));
    let both = sketch("B-LN 5,6; B-LC 4,6; F-LN 3,6").ground("forest 4,5");
    assert!(!sees(&both, "5,6", "3,6"));
}

#[test]
fn ccn_11_1_3_b_each_hexside_is_tested_by_itself() {
    let field = sketch("B-FA 7,6; B-LN 6,5; F-LC 4,6; F-LN 3,6");
    assert!(sees(&field, "7,6", "3,6"));
    let second_pair = sketch("B-FA 7,6; B-LN 6,5; F-LC 4,6; F-LC 4,5; F-LN 3,6");
    assert!(!sees(&second_pair, "7,6", "3,6"));
}

#[test]
fn ccn_11_1_3_c_the_pair_on_a_slanting_hexside() {
    for (forest, clear) in [("5,7", true), ("4,6", true), ("5,7 4,6", false)] {
        let sketch = sketch("B-LN 5,6; F-LN 4,7").ground(&format!("forest {forest}"));
        assert_eq!(sees(&sketch, "5,6", "4,7"), clear, "forest in {forest}");
    }
}

#[test]
fn ccn_11_1_4_a_the_edge_of_the_board_blocks_one_side() {
    assert!(!sees(&sketch("B-LN 7,1; F-LN 5,1").ground("forest 6,1"), "7,1", "5,1"));
    assert!(sees(&sketch("B-LN 7,1; F-LN 5,1"), "7,1", "5,1"));
}

#[test]
fn ccn_11_1_4_b_a_unit_at_the_right_edge_blocks() {
    // The light cavalry is also too near for fire, so a friend shows the sight alone.
    let engaged = sketch("B-LN 7,13; F-LC 6,12; F-LN 5,13").ready("7,13 9,11");
    assert_eq!(engaged.fire_dice("7,13", "5,13"), None);
    assert!(!sees(&sketch("B-LN 7,13; B-LC 6,12; F-LN 5,13"), "7,13", "5,13"));
    assert!(sees(&sketch("B-LN 7,13; F-LN 5,13"), "7,13", "5,13"));
}

#[test]
fn ccn_11_2_1_a_from_below_only_the_first_hill_is_seen() {
    let guns = sketch("B-FA 6,6; F-LN 3,8");
    assert!(!sees(&guns.clone().ground("hill 3,8 4,7"), "6,6", "3,8"));
    assert!(sees(&guns.ground("hill 3,8"), "6,6", "3,8"));
}

#[test]
fn ccn_11_2_1_b_a_hill_in_front_hides_a_hill_behind() {
    assert!(!sees(&sketch("B-FA 6,6; F-LN 4,7").ground("hill 4,7 5,7"), "6,6", "4,7"));
}

#[test]
fn from_a_hill_down_the_next_hill_blocks() {
    assert!(!sees(&sketch("B-FA 6,6; F-LN 3,8").ground("hill 6,6 5,7"), "6,6", "3,8"));
    assert!(sees(&sketch("B-FA 6,6; F-LN 3,8").ground("hill 6,6"), "6,6", "3,8"));
}

#[test]
fn ccn_11_2_2_a_from_hill_to_hill_hills_do_not_block() {
    let guns = sketch("B-FA 6,6; F-LN 3,8").ground("hill 6,6 3,8 5,7 4,7");
    assert!(sees(&guns, "6,6", "3,8"));
    assert!(!sees(&guns.clone().ground("forest 4,7"), "6,6", "3,8"));
    // An enemy unit in (5,7) is also too near for fire; one a hex farther shows the sight alone.
    let near = sketch("B-FA 6,6; F-LC 5,7; F-LN 3,8").ground("hill 6,6 3,8 4,7");
    assert_eq!(near.ready("6,6 9,11").fire_dice("6,6", "3,8"), None);
    for unit in ["F-LC", "B-LC"] {
        let low = sketch(&format!("B-FA 6,6; {unit} 4,7; F-LN 3,8")).ground("hill 6,6 3,8 5,7");
        assert!(!sees(&low, "6,6", "3,8"), "{unit}");
    }
}

#[test]
fn infantry_on_hills_does_not_see_past_a_unit_in_the_low_hex_between() {
    let line = sketch("B-LN 6,6; B-LC 5,7; F-LN 4,7").ground("hill 6,6 4,7");
    assert!(!sees(&line, "6,6", "4,7"));
}

#[test]
fn low_ground_between_hills_does_not_block() {
    assert!(sees(&sketch("B-FA 6,6; F-LN 3,8").ground("hill 6,6 3,8"), "6,6", "3,8"));
}

#[test]
fn ccn_11_2_3_a_a_rugged_hill_blocks_from_below_and_between_hills() {
    let guns = sketch("B-FA 6,6; F-LN 4,7").ground("rugged 5,7");
    assert!(!sees(&guns, "6,6", "4,7"));
    assert!(!sees(&guns.ground("hill 6,6 4,7"), "6,6", "4,7"));
    // Two rugged hexes between hills three hexes apart.
    let far = sketch("B-FA 6,6; F-LN 3,8").ground("hill 6,6 3,8; rugged 5,7 4,7");
    assert!(!sees(&far, "6,6", "3,8"));
}

#[test]
fn ccn_11_2_3_a_the_refusal_names_the_rugged_hill() {
    let refused = |ground: &str| {
        let field = sketch("B-FA 6,6; F-LN 3,8").ground(ground).ready("6,6 9,11");
        let fire = Action::Fire { from: hex("6,6"), at: hex("3,8") };
        (field.refusal(fire), field.sentence(fire).replace(" has=0 limit=0", ""))
    };
    let rugged = ("CCN-11.2.3", "ban-sight-rugged hex=5,7".to_owned());
    assert_eq!(refused("hill 6,6 3,8; rugged 5,7 4,7"), rugged);
    let hill = ("CCN-11.1.1", "ban-sight-hill hex=5,7".to_owned());
    assert_eq!(refused("hill 3,8 5,7; rugged 4,7"), hill);
}

#[test]
fn by_option_a_rugged_hill_blocks_between_hills() {
    let guns = sketch("B-FA 6,6; F-LN 4,7").ground("rugged 5,7; hill 6,6 4,7");
    for (value, clear) in [("off", true), ("on", false)] {
        let guns = guns.clone().option("rugged-hill-blocks-hill-to-hill", value);
        assert_eq!(sees(&guns, "6,6", "4,7"), clear, "{value}");
    }
    let plain = sketch("B-FA 6,6; F-LN 4,7").ground("hill 6,6 5,7 4,7");
    assert!(sees(&plain.option("rugged-hill-blocks-hill-to-hill", "on"), "6,6", "4,7"));
}

#[test]
fn ccn_11_2_4_a_guns_on_a_hill_fire_over_friends_below() {
    let guns = sketch("B-FA 7,6; B-LN 6,6; F-LN 5,7").ground("hill 7,6");
    assert!(sees(&guns, "7,6", "5,7"));
    assert_eq!(guns.ready("7,6").fire_dice("7,6", "5,7"), Some(3));
}

#[test]
fn ccn_11_2_4_b_forest_hills_and_enemies_still_block_guns_on_a_hill() {
    let guns = sketch("B-FA 7,6; B-LN 6,6; F-LN 5,7").ground("hill 7,6");
    assert!(!sees(&guns.clone().ground("forest 6,6"), "7,6", "5,7"));
    assert!(!sees(&guns.clone().ground("hill 6,6"), "7,6", "5,7"));
    // Here it is not the hill that blocks, but the friend on it.
    assert!(!sees(&guns.ground("hill 6,6 5,7"), "7,6", "5,7"));
    let enemy = sketch("B-FA 7,6; F-LC 6,6; F-LN 5,7").ground("hill 7,6").ready("7,6 9,11");
    assert_eq!(enemy.fire_dice("7,6", "5,7"), None);
    // A unit next to the guns forbids fire anyhow; a leader alone is only in the line.
    let leader = sketch("B-FA 7,6; F-LDR 6,6; F-LN 5,7").ground("hill 7,6");
    assert!(!sees(&leader, "7,6", "5,7"));
}

#[test]
fn ccn_11_2_4_c_infantry_on_a_hill_does_not_fire_over_friends() {
    let line = sketch("B-LN 7,6; B-LN 6,6; F-LN 5,7").ground("hill 7,6");
    assert!(!sees(&line, "7,6", "5,7"));
}

#[test]
fn guns_on_a_hill_fire_over_a_leader_below() {
    assert!(sees(&sketch("B-FA 7,6; B-LDR 6,6; F-LN 5,7").ground("hill 7,6"), "7,6", "5,7"));
}

#[test]
fn guns_on_a_hill_do_not_fire_over_friends_farther_away() {
    let guns = sketch("B-FA 7,6; B-LN 5,7; F-LN 4,7").ground("hill 7,6");
    assert!(!sees(&guns, "7,6", "4,7"));
}

#[test]
fn guns_on_low_ground_do_not_fire_over_friends() {
    assert!(!sees(&sketch("B-FA 7,6; B-LN 6,6; F-LN 5,7"), "7,6", "5,7"));
}

#[test]
fn french_guns_see_as_the_allied_ones_do() {
    let guns = Field::draw("F-FA 3,6; F-LN 4,6; B-LN 5,7").ground("hill 3,6").first(Side::French);
    assert_eq!(guns.ready("3,6").fire_dice("3,6", "5,7"), Some(3));
}
