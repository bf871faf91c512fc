//! Chapter 14: who takes the hits of a fire on the battle board.

use crate::field::Field;

/// A battle in Charleroi at the attacker's battle phase.
fn battle(blocks: &str) -> Field {
    Field::at(&format!(
        "turn 1
        battle charleroi round 2
        {blocks}
        entries: ham-charleroi
        ask battle-phase charleroi attacker"
    ))
}

#[test]
fn wat_14_3_1_a_the_strongest_takes_each_hit_and_the_owner_chooses_among_equals() {
    let mut field = battle(
        "d-c: F-2-INF1(4) P-1-INF1(4) P-1-CAV(3) P-1-ART(3)
        d-l: P-2-INF1",
    );
    field.dice("fire", [1, 1, 1, 6]).acts("take F-2-INF1; fire");
    assert_eq!((field.question().as_str(), field.asked()), ("hits", "allies"));
    assert_eq!((field.steps("P-1-INF1"), field.asked_of("hits")), (3, 2.into()));
    assert_eq!(field.legal().len(), 3);
    field.refused("take-hit P-2-INF1", "WAT-16.1.4");
    field.refused("take-hit F-2-INF1", "WAT-16.1.4");
    field.act("take-hit P-1-INF1");
    assert_eq!(field.legal(), [field.action("take-hit P-1-CAV"), field.action("take-hit P-1-ART")]);
    field.refused("take-hit P-1-INF1", "WAT-14.3.1");
    field.act("take-hit P-1-ART");
    let steps = ["P-1-INF1", "P-1-CAV", "P-1-ART"].map(|id| field.steps(id));
    assert_eq!(steps, [2, 3, 2]);
    assert_eq!(field.question(), "battle-phase");
    field.finish();
}

#[test]
fn wat_26_1_1_a_one_strongest_block_is_hit_without_asking() {
    let mut field = battle("d-c: F-2-INF1(1) P-1-INF1(4) P-1-CAV(3)");
    field.dice("fire", [1]).acts("take F-2-INF1; fire");
    assert_eq!(field.steps("P-1-INF1"), 3);
    assert_eq!(field.question(), "battle-phase");
}

#[test]
fn wat_25_1_1_a_the_one_allied_player_chooses_between_two_armies() {
    let mut field = battle("d-c: F-2-INF1(1) A-1-ALT(3) P-1-INF1(3)");
    field.dice("fire", [1]).acts("take F-2-INF1; fire");
    assert_eq!((field.question().as_str(), field.asked()), ("hits", "allies"));
    field.act("take-hit A-1-ALT");
    assert_eq!((field.steps("A-1-ALT"), field.steps("P-1-INF1")), (2, 3));
}

#[test]
fn wat_14_3_2_a_long_range_takes_no_last_step_and_hits_are_lost() {
    let mut field = battle(
        "a-c: F-2-ART(3)
        d-c: P-1-INF1(2) P-1-CAV(1)",
    );
    field.dice("fire", [1, 1, 1]).acts("take F-2-ART; fire");
    assert_eq!((field.steps("P-1-INF1"), field.steps("P-1-CAV")), (1, 1));
    assert_eq!((field.question().as_str(), field.asked()), ("battle-phase", "french"));
    field.finish();
}

#[test]
fn wat_14_3_2_a_the_same_hits_at_short_range_eliminate_both() {
    let mut field = battle(
        "d-c: F-2-INF1(3) P-1-INF1(2) P-1-CAV(1)
        d-res: P-BLU",
    );
    field.dice("fire", [1, 1, 1]).acts("take F-2-INF1; fire");
    // The second hit falls on one of two with one step; the third on the other.
    assert_eq!((field.steps("P-1-INF1"), field.question().as_str()), (1, "hits"));
    field.act("take-hit P-1-CAV");
    assert_eq!((field.place("P-1-INF1"), field.place("P-1-CAV")), ("lost".into(), "lost".into()));
    assert_eq!(field.lost('P'), 2);
    field.finish();
}

#[test]
fn wat_14_3_2_a_a_block_with_one_step_may_not_be_named() {
    let mut field = battle(
        "a-c: F-2-ART(3)
        d-c: P-1-INF1(2) P-1-INF2(2) P-1-CAV(1)",
    );
    field.dice("fire", [1, 6, 6]).acts("take F-2-ART; fire");
    field.refused("take-hit P-1-CAV", "WAT-14.3.2");
    field.act("take-hit P-1-INF2");
    assert_eq!(field.steps("P-1-INF2"), 1);
}

#[test]
fn wat_14_3_3_a_the_last_block_of_a_position_is_gone_at_once_and_its_side_is_routed() {
    let mut field = battle(
        "d-c: F-2-INF1(4) P-1-INF1(1)
        d-l: P-1-CAV P-2-CAV",
    );
    field.dice("fire", [1, 1, 1, 6]).acts("take F-2-INF1; fire");
    assert_eq!(field.place("P-1-INF1"), "lost");
    assert_eq!((field.question().as_str(), field.asked()), ("leave-battle", "allies"));
    // The two hits that were left fall on nobody.
    assert_eq!((field.steps("P-1-CAV"), field.steps("P-2-CAV")), (3, 3));
    field.finish();
}

#[test]
fn wat_14_3_3_a_a_guest_dies_with_its_square_and_the_other_group_is_safe() {
    let mut field = battle("d-c: F-2-INF1(4) P-1-INF1(2)sq P-BLU>P-1-INF1 P-1-INF2(4)");
    field.dice("fire", [1, 1, 1, 6]).acts("take F-2-INF1; fire squares");
    // The first makes the square as weak as its guest.
    assert_eq!(field.legal(), [field.action("take-hit P-BLU"), field.action("take-hit P-1-INF1")]);
    field.refused("take-hit P-1-INF2", "WAT-16.1.4");
    field.act("take-hit P-1-INF1");
    assert_eq!((field.place("P-1-INF1"), field.place("P-BLU")), ("lost".into(), "lost".into()));
    assert_eq!((field.steps("P-1-INF2"), field.question().as_str()), (4, "battle-phase"));
    field.finish();
}

#[test]
fn wat_16_2_3_a_the_square_outlives_its_guest() {
    let mut field = battle("d-c: F-2-INF1(4) P-1-INF1(1)sq P-1-ART(1)>P-1-INF1 P-1-INF2(4)");
    field.dice("fire", [1, 6, 6, 6]).acts("take F-2-INF1; fire squares; take-hit P-1-ART");
    assert_eq!((field.place("P-1-ART"), field.steps("P-1-INF1")), ("lost".to_owned(), 1));
    assert!(field.is("P-1-INF1", "square"));
}

#[test]
fn wat_15_2_2_a_hits_of_cavalry_pass_the_holder_of_a_farm() {
    let position = "d-c: F-C3(3) F-2-INF1(1) P-1-INF1(4) P-1-INF2(2)
        farm d-c P-1-INF1";
    let mut field = battle(position);
    field.dice("fire", [1, 1, 1]).acts("take F-C3; fire");
    // The other is eliminated, and one hit is lost.
    assert_eq!((field.place("P-1-INF2"), field.steps("P-1-INF1")), ("lost".to_owned(), 4));
    let mut field = battle(position);
    field.dice("fire", [1]).acts("take F-2-INF1; fire");
    assert_eq!((field.steps("P-1-INF2"), field.steps("P-1-INF1")), (2, 3));
}

#[test]
fn wat_15_2_2_a_the_holder_of_a_farm_may_not_be_named_for_cavalry() {
    let mut field = battle(
        "d-c: F-C3(3) P-1-INF1(2) P-1-INF2(2) P-1-CAV(2)
        farm d-c P-1-INF1",
    );
    field.dice("fire", [1, 6, 6]).acts("take F-C3; fire");
    field.refused("take-hit P-1-INF1", "WAT-15.2.2");
    assert_eq!(field.legal().len(), 2);
}

#[test]
fn wat_24_1_5_a_silence_does_not_tell_which_hidden_block_is_the_strongest() {
    let mut field = Field::at(
        "turn 1
        option reveal-when-firing-only on
        battle charleroi round 2
        a-c: F-2-ART(3)
        d-c: P-1-INF1(4) P-1-CAV(3)
        entries: ham-charleroi
        ask battle-phase charleroi attacker",
    );
    field.dice("fire", [1, 6, 6]).acts("take F-2-ART; fire");
    assert_eq!((field.question().as_str(), field.asked()), ("hits", "allies"));
    assert_eq!(field.legal(), [field.action("take-hit P-1-INF1")]);
    field.refused("take-hit P-1-CAV", "WAT-14.3.1");
    field.act("take-hit P-1-INF1");
    assert_eq!((field.steps("P-1-INF1"), field.asked()), (3, "french"));
}
