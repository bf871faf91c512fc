//! Chapter 18.1: blocks that leave a battle of their own will.

use super::board::{attacker, defender, does, end_turn, may, may_not};
use crate::field::Field;

#[test]
fn wat_18_1_1_a_a_block_that_has_not_acted_may_retreat() {
    let lines = "a-c: F-1-INF1
        a-res: F-RHA1
        a-l: F-2-INF1
        d-c: P-1-INF1";
    let mut field = attacker(lines);
    does(&mut field, "F-2-INF1", "withdraw ham");
    assert_eq!(field.place("F-2-INF1"), "ham");
    assert!(field.is("F-2-INF1", "disrupted"));
    // From the Reserve too, but not after a move.
    assert!(may(&field, "F-RHA1", "withdraw ham"));
    does(&mut field, "F-RHA1", "step a-c");
    may_not(&field, "F-RHA1", "withdraw ham", "WAT-18.1.1");
}

#[test]
fn wat_18_1_1_a_squares_and_guests_may_not() {
    let field = defender("a-c: F-1-INF1\nd-c: P-1-INF1sq P-1-ART>P-1-INF1\nd-l: P-1-INF2");
    may_not(&field, "P-1-INF1", "withdraw ligny", "WAT-16.1.3");
    may_not(&field, "P-1-ART", "withdraw ligny", "WAT-16.2.2");
    assert!(may(&field, "P-1-INF2", "withdraw ligny"));
}

#[test]
fn wat_18_1_1_a_whoever_failed_morale_may_not() {
    let mut field = defender("a-c: F-1-INF1\nd-c: F-2-INF1(1) P-1-INF1");
    field.dice("morale", [1]);
    end_turn(&mut field);
    field.refused("take F-2-INF1", "WAT-12.1.3");
    field.finish();
}

#[test]
fn wat_18_1_2_a_an_engaged_block_takes_the_loss_of_a_rout_first() {
    let lines = |steps: u8| format!("a-c: F-1-INF1\nd-c: F-2-INF1({steps}) P-1-INF1");
    let mut field = attacker(&lines(2));
    does(&mut field, "F-2-INF1", "withdraw ham");
    assert_eq!((field.place("F-2-INF1"), field.steps("F-2-INF1")), ("ham".to_owned(), 1));
    let mut field = attacker(&lines(1));
    does(&mut field, "F-2-INF1", "withdraw ham");
    assert_eq!(field.place("F-2-INF1"), "lost");
    assert_eq!(field.json()["places"]["ham"].as_u64().unwrap_or(0), 0);
}

#[test]
fn wat_18_1_2_a_the_loss_goes_by_type() {
    let lines = "a-l: F-1-INF1
        a-c: F-2-ART(3) F-2-INF2 P-1-CAV
        d-l: P-1-INF1
        d-c: P-1-INF2
        d-r: F-C1(2) F-NAP F-RHA1(2) F-2-INF1 P-2-INF1";
    for (block, steps) in [("F-2-ART", 1), ("F-C1", 2), ("F-NAP", 1), ("F-RHA1", 1)] {
        let mut field = attacker(lines);
        does(&mut field, block, "withdraw ham");
        assert_eq!((field.place(block), field.steps(block)), ("ham".to_owned(), steps), "{block}");
    }
    let mut field = attacker("a-c: F-1-INF1\nd-c: F-C1(2) P-1-CAV");
    does(&mut field, "F-C1", "withdraw ham");
    assert_eq!(field.steps("F-C1"), 1);
}

#[test]
fn wat_18_1_2_a_the_last_friend_in_a_position_routs_his_own_side() {
    let mut field = defender("a-c: F-1-INF1\nd-c: P-1-INF1(4) F-2-INF1\nd-l: P-1-INF2(4)");
    does(&mut field, "P-1-INF1", "withdraw ligny");
    assert_eq!((field.place("P-1-INF1"), field.steps("P-1-INF1")), ("ligny".to_owned(), 3));
    assert_eq!(field.question(), "leave-battle");
    assert_eq!(field.steps("P-1-INF2"), 3);
}

#[test]
fn wat_18_1_3_a_the_attacker_leaves_by_the_roads_on_which_he_came() {
    let field = attacker("a-c: F-1-INF1\na-res: F-2-INF1\nd-c: P-1-INF1");
    assert!(may(&field, "F-2-INF1", "withdraw ham"));
    may_not(&field, "F-2-INF1", "withdraw thuin", "WAT-18.1.3");
    may_not(&field, "F-2-INF1", "withdraw beaumont", "WAT-18.1.1");
}

#[test]
fn wat_18_1_3_a_an_entry_town_with_enemies_is_closed() {
    let field = attacker("ham: P-2-INF1!\na-c: F-1-INF1\na-res: F-2-INF1\nd-c: P-1-INF1");
    may_not(&field, "F-2-INF1", "withdraw ham", "WAT-18.1.3");
}

#[test]
fn wat_18_1_3_a_only_the_last_road_of_a_move_is_an_entry() {
    let mut field = Field::at(
        "turn 1
        beaumont: F-C1 F-NAP F-C2
        charleroi: P-1-INF1 P-1-INF2 P-1-CAV
        ask moves",
    );
    for block in ["F-C1", "F-NAP", "F-C2"] {
        does(&mut field, block, "move ham charleroi");
    }
    assert!(field.lists("entries", "ham-charleroi") || field.lists("entries", "charleroi-ham"));
    assert_eq!(field.json()["entries"].as_array().map(Vec::len), Some(1));
}

/// The towns to which a block may retreat.
fn ways_out(field: &Field, block: &str) -> String {
    let towns = ["binche", "fosses", "gerpinnes", "ham", "ligny", "quatrebras", "thuin"];
    let open = towns.into_iter().filter(|to| may(field, block, &format!("withdraw {to}")));
    open.collect::<Vec<_>>().join(" ")
}

#[test]
fn wat_18_1_4_a_the_defender_leaves_by_all_other_roads() {
    let lines = "entries: ham-charleroi thuin-charleroi
        binche: F-C1
        a-c: F-1-INF1
        d-c: P-1-INF1
        d-res: P-1-INF2";
    let field = defender(lines);
    assert_eq!(ways_out(&field, "P-1-INF2"), "fosses gerpinnes ligny quatrebras");
    may_not(&field, "P-1-INF2", "withdraw thuin", "WAT-18.1.4");
    may_not(&field, "P-1-INF2", "withdraw binche", "WAT-18.1.4");
}

#[test]
fn wat_18_1_4_a_a_town_with_a_battle_is_closed() {
    let field = Field::at(
        "turn 1
        entries: ham-charleroi fosses-ligny
        battle charleroi round 2
        a-c: F-1-INF1
        d-c: P-1-INF1
        d-res: P-1-INF2
        battle ligny round 1
        a-c: F-2-INF1
        d-c: P-2-INF1
        ask battle-phase charleroi defender",
    );
    may_not(&field, "P-1-INF2", "withdraw ligny", "WAT-18.1.4");
    assert!(may(&field, "P-1-INF2", "withdraw quatrebras"));
}

#[test]
fn wat_18_1_5_a_two_by_a_major_road_and_one_by_a_minor_one() {
    let mut field = attacker(
        "entries: ham-charleroi thuin-charleroi
        a-c: F-1-INF1
        a-res: F-2-INF1 F-2-INF2 F-C1 F-C2 F-C3
        d-c: P-1-INF1",
    );
    does(&mut field, "F-2-INF1", "withdraw ham");
    does(&mut field, "F-2-INF2", "withdraw ham");
    may_not(&field, "F-C1", "withdraw ham", "WAT-18.1.5");
    does(&mut field, "F-C1", "withdraw thuin");
    may_not(&field, "F-C2", "withdraw thuin", "WAT-18.1.5");
    end_turn(&mut field);
    end_turn(&mut field);
    does(&mut field, "F-C2", "withdraw ham");
    does(&mut field, "F-C3", "withdraw thuin");
    assert_eq!(ways_out(&field, "F-1-INF1"), "ham");
}

#[test]
fn wat_18_1_5_a_both_allied_armies_share_the_places() {
    let mut field = defender(
        "a-c: F-1-INF1
        d-c: P-1-INF1
        d-res: A-1-ALT P-1-INF2 A-1-GDS",
    );
    does(&mut field, "A-1-ALT", "withdraw ligny");
    does(&mut field, "P-1-INF2", "withdraw ligny");
    may_not(&field, "A-1-GDS", "withdraw ligny", "WAT-18.1.5");
}

#[test]
fn wat_18_1_2_a_whoever_would_die_of_it_needs_a_free_place_too() {
    let mut field = attacker(
        "a-c: F-1-INF1
        a-res: F-C1 F-C2
        d-c: F-2-INF1(1) F-2-INF2 P-1-INF1",
    );
    assert!(may(&field, "F-2-INF1", "withdraw ham"));
    does(&mut field, "F-C1", "withdraw ham");
    does(&mut field, "F-C2", "withdraw ham");
    may_not(&field, "F-2-INF1", "withdraw ham", "WAT-18.1.5");
}
