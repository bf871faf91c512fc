//! Chapter 19: the questions of the battle phase and of the supply phase, in their order.

use crate::field::Field;

#[test]
fn bor_19_1_3_a_turns_come_by_letters_and_nobody_forms_square_in_woods() {
    let mut field = Field::at(
        "turn 5 first french
        utitsa_forest: R-8-27 R-G-RA2 F-C2-H
        crossed: doronino>utitsa_forest french 1
        moved: F-C2-H
        ask straggles russian",
    );
    field.act("done");
    for (letter, side) in [("a", "russian"), ("b", "french"), ("c", "russian")] {
        assert_eq!((field.question().as_str(), field.asked()), ("turns", side));
        assert_eq!(field.asked_of("letter"), letter);
        field.act("done");
    }
    assert_eq!(field.battle()["round"], 2);
}

#[test]
fn bor_19_1_3_a_after_the_last_defender_the_attacker_regroups() {
    let mut field = Field::at(
        "turn 5 first french
        utitsa_forest: R-8-J(1) F-C2-H
        crossed: doronino>utitsa_forest french 1
        battle utitsa_forest round 1 attacker french
        ask turns b attacker",
    );
    field.dice([1, 6, 6]).act("fire F-C2-H");
    assert_eq!((field.question().as_str(), field.asked()), ("regroup", "french"));
    field.finish();
}

#[test]
fn bor_19_1_4_a_points_and_bridges_of_both_sides_follow_the_last_battle() {
    let mut field = Field::at(
        "turn 5 first russian
        utitsa_forest: F-1-4
        doronino: F-1-1(1)
        psarevo: R-G-1C(1)
        borodino: F-1-3
        gorki: R-6-7
        battle utitsa_forest round 2 attacker russian
        ask regroup french",
    );
    field.act("done");
    for question in ["supply", "bridge"] {
        for side in ["russian", "french"] {
            assert_eq!((field.question().as_str(), field.asked()), (question, side));
            if (question, side) == ("bridge", "french") {
                field.dice([1, 1, 6, 6]);
            }
            field.act("done");
        }
    }
    assert_eq!(field.turn(), 6);
    field.finish();
}
