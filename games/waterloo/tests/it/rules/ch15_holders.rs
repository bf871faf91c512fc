//! Chapter 15: who holds farms and hills, and how they change hands.

use super::board::{attacker, defender, does, end_turn, may, may_not};

const FARM: &str = "a-c: F-1-INF1
    d-c: P-1-INF1(1) P-1-INF2(4) P-1-ART F-2-INF1(4)
    d-l: P-2-INF1
    farm d-c P-1-INF1";

#[test]
fn wat_15_4_1_a_a_farm_is_passed_on_without_an_action() {
    let mut field = defender(FARM);
    does(&mut field, "P-1-INF1", "pass-on P-1-INF2");
    field.dice("fire", [1, 2, 3, 6]);
    does(&mut field, "P-1-INF2", "fire others");
    assert_eq!(field.steps("F-2-INF1"), 1);
    // Whoever had it may act too, at his own value.
    field.dice("fire", [3]);
    does(&mut field, "P-1-INF1", "fire others");
    assert_eq!(field.steps("F-2-INF1"), 1);
    field.finish();
}

#[test]
fn wat_15_4_1_a_neither_of_the_two_may_have_acted() {
    let mut field = defender(FARM);
    field.dice("fire", [6]);
    does(&mut field, "P-1-INF1", "fire others");
    field.refused("take P-1-INF1", "WAT-12.1.3");
    let mut field = defender(FARM);
    field.dice("fire", [6, 6, 6, 6]);
    does(&mut field, "P-1-INF2", "fire others");
    may_not(&field, "P-1-INF1", "pass-on P-1-INF2", "WAT-15.4.1");
    // Whoever arrived has acted.
    let mut field = defender("a-c: F-1-INF1\nd-c: P-1-INF1\nd-l: P-1-INF2\nfarm d-c P-1-INF1");
    does(&mut field, "P-1-INF2", "step d-c");
    may_not(&field, "P-1-INF1", "pass-on P-1-INF2", "WAT-15.4.1");
}

#[test]
fn wat_15_4_1_a_once_for_each_marker_and_battle_turn() {
    let mut field = defender(FARM);
    does(&mut field, "P-1-INF1", "pass-on P-1-INF2");
    may_not(&field, "P-1-INF2", "pass-on P-1-INF1", "WAT-15.4.1");
    may_not(&field, "P-1-INF1", "pass-on P-1-INF2", "WAT-15.4.1");
}

#[test]
fn wat_15_4_1_a_only_an_eligible_block_beside_the_holder_gets_it() {
    let field = defender(FARM);
    may_not(&field, "P-1-INF1", "pass-on P-1-ART", "WAT-15.2.1");
    may_not(&field, "P-1-INF1", "pass-on P-2-INF1", "WAT-15.4.1");
    may_not(&field, "P-1-INF1", "pass-on F-2-INF1", "WAT-15.4.1");
    let hill = "a-c: F-2-ART F-1-ART F-2-INF1\nhill a-c F-2-ART\nd-c: P-1-INF1";
    let field = attacker(hill);
    may_not(&field, "F-2-ART", "pass-on F-2-INF1", "WAT-15.2.3");
    assert!(may(&field, "F-2-ART", "pass-on F-1-ART"));
}

#[test]
fn wat_15_4_2_a_the_farm_of_a_lost_holder_is_captured() {
    let mut field = attacker(
        "a-c: F-1-INF1
        d-c: P-1-INF1(1) P-1-INF2(1) P-1-CAV(3) F-2-INF1(4) F-2-INF2(1)
        farm d-c P-1-INF1",
    );
    may_not(&field, "F-2-INF1", "occupy", "WAT-15.4.2");
    // Two hits fall on the cavalry, the third on it or on the holder.
    field.dice("fire", [1, 1, 3, 3]);
    does(&mut field, "F-2-INF1", "fire others");
    field.dice("fire", [1]);
    does(&mut field, "F-2-INF2", "fire others");
    field.act("take-hit P-1-INF1");
    assert_eq!(field.place("P-1-INF1"), "lost");
    field.dice("morale", [6, 6]);
    end_turn(&mut field);
    field.act("test P-1-INF2");
    field.dice("morale", [6]);
    end_turn(&mut field);
    // It is vacant now: to occupy it is the whole action.
    does(&mut field, "F-2-INF1", "occupy");
    field.refused("take F-2-INF1", "WAT-12.1.3");
    field.dice("morale", [6, 6]);
    end_turn(&mut field);
    field.act("test P-1-INF2");
    // Prussian cavalry cannot hit the new holder: its hits fall on the other.
    field.dice("fire", [1]);
    does(&mut field, "P-1-CAV", "fire others");
    assert_eq!((field.place("F-2-INF2"), field.steps("F-2-INF1")), ("lost".to_owned(), 4));
    end_turn(&mut field);
    field.dice("fire", [3, 4, 4, 4]);
    does(&mut field, "F-2-INF1", "fire others");
    field.act("take-hit P-1-CAV");
    assert_eq!(field.place("P-1-CAV"), "lost");
    field.finish();
}

#[test]
fn wat_15_4_2_a_a_holder_who_moves_off_leaves_it_vacant() {
    let mut field = defender(FARM);
    may_not(&field, "P-1-INF2", "occupy", "WAT-15.4.2");
    does(&mut field, "P-1-INF1", "step d-res");
    assert!(may(&field, "P-1-INF2", "occupy"));
    may_not(&field, "P-1-ART", "occupy", "WAT-15.2.1");
}

#[test]
fn wat_15_4_2_a_a_holder_who_retreats_leaves_it_vacant() {
    let mut field = defender(FARM);
    does(&mut field, "P-1-INF1", "withdraw ligny");
    assert!(may(&field, "P-1-INF2", "occupy"));
}

#[test]
fn wat_15_4_2_a_whoever_moved_or_fired_does_not_occupy() {
    let lines = "a-c: F-RHA1(2) F-2-INF1\nhill a-c\nd-c: P-1-INF1";
    let field = attacker(lines);
    assert!(may(&field, "F-RHA1", "occupy"));
    let mut field = attacker(lines);
    field.dice("fire", [6, 6]);
    does(&mut field, "F-RHA1", "fire others");
    may_not(&field, "F-RHA1", "occupy", "WAT-15.4.2");
    let mut field = attacker("a-res: F-RHA1(2)\na-c: F-2-INF1\nhill a-c\nd-c: P-1-INF1");
    does(&mut field, "F-RHA1", "step a-c");
    may_not(&field, "F-RHA1", "occupy", "WAT-15.4.2");
}

#[test]
fn wat_15_4_2_a_woods_and_streams_have_no_holder() {
    for marker in ["woods", "stream"] {
        let field = attacker(&format!("a-c: F-2-INF1\n{marker} a-c\nd-c: P-1-INF1"));
        may_not(&field, "F-2-INF1", "occupy", "WAT-15.4.2");
    }
}

#[test]
fn wat_15_4_2_a_a_gun_in_shelter_may_hold_a_hill() {
    let square = "a-c: F-1-INF1\nd-c: P-1-INF1sq P-1-ART>P-1-INF1 P-1-RHA F-C3\nd-l: P-1-INF2";
    let mut field = defender(&format!("{square}\nhill d-c"));
    does(&mut field, "P-1-ART", "occupy");
    assert_eq!(field.battle("charleroi")["holders"]["d-c"], "P-1-ART");
    field.refused("take P-1-ART", "WAT-12.1.3");
    // A holder who takes shelter keeps what he holds.
    let square = square.replace(">P-1-INF1", "");
    let mut field = defender(&format!("{square}\nhill d-c P-1-ART"));
    does(&mut field, "P-1-ART", "shelter P-1-INF1");
    assert_eq!(field.battle("charleroi")["holders"]["d-c"], "P-1-ART");
}
