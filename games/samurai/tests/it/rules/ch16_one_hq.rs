//! [SAM-16.1.1] The HQ moves, fights and dies like any other unit. (That an army has exactly one is
//! among the scenarios.)

use crate::field::Field;

#[test]
fn sam_16_1_1_a_the_hq_runs() {
    let mut field = Field::at("A1 hq(4) (4,4)\nB1 yari(5+c) (9,4)");
    field.order("A1 run (4,5) (4,6)").turn();
    assert_eq!(field.place("A1"), "(4,6)");
    field.refused("A1 ambush facing 0", "SAM-3.1.3");
    field.finish();
}

#[test]
fn sam_16_1_1_b_the_hq_commands_its_neighbours() {
    let mut field = Field::at(
        "
        A1 hq(4) (4,4)
        A2 archers(5) (4,3)
        A3 archers(5) (8,3)
        B1 yari(5+c) (4,1)
        B2 yari(5+c) (8,1)
        ",
    );
    assert!(field.accepts("A2 shoot B1"));
    field.refused("A3 shoot B2", "SAM-3.2.2");
}

#[test]
fn sam_16_1_1_b_the_hq_can_be_destroyed() {
    let mut field = Field::at("A1 hq(1) (4,4)\nA2 yari(5) (0,0)\nB1 naginata(5) (4,3) fights A1");
    field.dice("blow", [20, 1, 1, 1, 20, 20]).turn();
    assert_eq!(field.status("A1"), "destroyed");
    field.finish();
}
