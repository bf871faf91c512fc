//! Chapter 19: the questions of the supply phase, in their order.

use crate::field::Field;

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
