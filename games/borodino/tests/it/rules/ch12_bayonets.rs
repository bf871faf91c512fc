//! Chapter 12: bayonets.

use crate::field::Field;
use crate::rules::shots::shot;

/// A battle without ground that counts, at the turn of the attacking infantry.
#[track_caller]
fn battle(attacker: &str, blocks: &str) -> Field {
    Field::at(&format!(
        "turn 5 first {attacker}
        kamenka: {blocks}
        battle kamenka round 2 attacker {attacker}
        ask turns c attacker"
    ))
}

#[test]
fn bor_12_1_1_a_infantry_declares_it_when_it_fires() {
    let mut field = battle("french", "F-1-5 R-8-27");
    assert!(field.offers("fire F-1-5") && field.offers("fire F-1-5 all bayonet"));
    assert_eq!(shot(&mut field, "fire F-1-5 all bayonet", [3, 4, 4, 4]), (3, 1));
    assert_eq!(field.steps("R-8-27"), 2);
}

#[test]
fn bor_12_1_1_a_not_in_square() {
    let field = Field::at(
        "turn 5 first french
        kamenka: F-1-5 R-8-27
        battle kamenka round 2 attacker french
        squares: F-1-5
        ask turns c attacker",
    );
    assert!(field.offers("fire F-1-5"));
    field.refused("fire F-1-5 all bayonet", "BOR-12.4.4");
}

#[test]
fn bor_12_1_1_a_militia_and_light_troops_by_option() {
    let mut field = battle("russian", "F-1-5 R-M-2");
    assert_eq!(shot(&mut field, "fire R-M-2 all bayonet", [3, 3, 3, 3]), (2, 0));
    for (side, blocks, block) in [
        ("russian", "F-1-5 R-M-2", "R-M-2"),
        ("russian", "F-1-5 R-8-J", "R-8-J"),
        ("french", "F-1-V R-8-27", "F-1-V"),
    ] {
        let field = Field::at(&format!(
            "option militia-bayonet off
            turn 5 first {side}
            kamenka: {blocks}
            battle kamenka round 2 attacker {side}
            ask turns c attacker"
        ));
        assert!(field.offers(&format!("fire {block}")));
        field.refused(&format!("fire {block} all bayonet"), "BOR-12.1.1");
    }
}

#[test]
fn bor_12_1_1_a_only_infantry_has_bayonets() {
    let field = Field::at(
        "turn 5 first french
        kamenka: F-C1-H R-8-27
        battle kamenka round 2 attacker french
        ask turns b attacker",
    );
    field.refused("fire F-C1-H all bayonet", "BOR-12.1.1");
}

#[test]
fn bor_12_1_2_a_sixes_may_destroy_the_attacker_itself() {
    let mut field = battle("french", "F-3-25 F-3-10 R-8-27");
    assert_eq!(shot(&mut field, "fire F-3-25 all bayonet", [6, 6]), (3, 0));
    assert_eq!((field.place("F-3-25"), field.points()), ("destroyed".to_owned(), [0, 2]));
    assert_eq!((field.asked(), field.question().as_str()), ("french", "turns"));
}

#[test]
fn bor_12_1_2_a_own_losses_come_after_the_hits() {
    let mut field = battle("russian", "F-1-5 R-8-G");
    assert_eq!(shot(&mut field, "fire R-8-G all bayonet", [4, 6, 1]), (4, 2));
    assert_eq!((field.steps("F-1-5"), field.steps("R-8-G")), (2, 2));
    // The same where the hits are a choice of the enemy: first that, then the 6.
    let mut field = battle("russian", "F-1-5 F-1-1 R-8-G");
    shot(&mut field, "fire R-8-G all bayonet", [4, 6, 6]);
    assert_eq!((field.question().as_str(), field.steps("R-8-G")), ("hits", 3));
    field.act("take-hit F-1-1");
    assert_eq!((field.steps("F-1-1"), field.steps("R-8-G")), (3, 1));
}

#[test]
fn bor_12_1_2_a_also_when_the_hits_ended_the_battle() {
    let mut field = battle("russian", "F-3-25(1) R-8-G");
    shot(&mut field, "fire R-8-G all bayonet", [1, 1, 6]);
    assert_eq!((field.place("F-3-25"), field.steps("R-8-G")), ("destroyed".to_owned(), 2));
    assert_eq!((field.asked(), field.question().as_str()), ("russian", "regroup"));
}

#[test]
fn bor_12_1_2_a_the_battle_is_lost_by_ones_own_sixes() {
    let mut field = battle("french", "F-3-25 R-8-27");
    shot(&mut field, "fire F-3-25 all bayonet", [6, 6]);
    assert_eq!((field.asked(), field.question().as_str()), ("russian", "regroup"));
}
