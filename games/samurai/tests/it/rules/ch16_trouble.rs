//! Chapter 16: the HQ in trouble.

use crate::field::Field;

#[test]
fn sam_16_1_6_a_an_hq_that_leaves_in_panic_is_destroyed() {
    let mut field = Field::at(
        "
        level extended
        A1 yari(5) (4,4)
        A9 hq(4) (4,7) m 3
        ",
    );
    field.order("A1 march (4,3)").dice("test", [8]).turn();
    field.in_order("6.1 A9 moved (4,8)", "6.1 A9 destroyed panicked");
    field.in_order("6.1 A9 destroyed panicked", "6.1 A1 tested headquarters at 8: 8");
    field.finish();
}

#[test]
fn sam_16_1_6_a_fleeing_it_runs_to_the_home_edge() {
    let mut field = Field::at(
        "
        level extended
        A9 hq(4) (4,6) m 2
        ",
    );
    field.dice("test", [20]).turn();
    field.happened("6.1 A9 moved (4,7)").happened("6.2 A9 moved (4,8)");
    field.dice("test", [20]).turn();
    assert_eq!((field.place("A9"), field.status("A9")), ("(4,8)".into(), "visible"));
    field.finish();
}

#[test]
fn sam_16_1_6_a_fleeing_it_commands_inspires_and_rallies() {
    let mut field = Field::at(
        "
        level extended
        A1 yari(5) (4,5) m 2
        A2 yari(5) (5,5)
        A9 hq(4) (4,6) m 2
        ",
    );
    assert!(field.accepts("A2 run (5,4) (5,3)"));
    field.order("A2 march (5,6)").dice("test", [20, 20]).turn();
    field.happened("6.1 A1 marked 1").never("A1 moved");
    // 10 + 4 - 1: the HQ on (4,8) is farther than two hexes from (4,5), so 9.
    field.happened("morale A1 tested morale at 9: 20");
    field.finish();
}
