//! Chapter 7: panic.

use crate::field::Field;

#[test]
fn sam_7_16_1_a_it_runs_to_the_nearest_edge() {
    let mut field = Field::at(
        "
        level extended
        home A N
        A1 yari(5) (2,4) m 3
        B9 hq(4) (6,4)
        ",
    );
    field.turn();
    field.happened("6.1 A1 moved (1,4)").happened("6.2 A1 destroyed panicked");
    assert_eq!(field.status("A1"), "destroyed");
    field.never("honoured");
    field.finish();
}

#[test]
fn sam_7_16_1_b_who_stands_on_the_edge_is_gone_at_once() {
    let mut field = Field::at(
        "
        level extended
        A1 yari(5) (4,4)
        A9 hq(4) (4,8) m 3
        ",
    );
    field.order("A1 march (4,3)").dice("test", [8]).turn();
    field.in_order("6.1 A9 destroyed panicked", "6.1 A1 tested headquarters at 8: 8");
    field.finish();
}

#[test]
fn sam_7_16_1_b_of_equal_routes_those_to_the_home_edge() {
    let first = |home: &str| {
        let text = format!("home A {home}\nA1 yari(5) (2,2) m 3\nB9 hq(4) (0,6)");
        let mut field = Field::at(&format!("level extended\n{text}"));
        field.turn();
        field.finish();
        field.line("6.1 A1 moved")
    };
    assert_eq!(first("W"), "6.1 A1 moved (1,1)");
    assert_eq!(first("S"), "6.1 A1 moved (2,1)");
}

#[test]
fn sam_7_16_1_b_it_leaves_its_melee_and_nobody_wins_honour() {
    let mut field = Field::at(
        "
        level extended
        A1 yari(5) (4,7) m 3
        B1 yari(5) (4,6) fights A1
        ",
    );
    field.dice("blow", [20; 5]).turn();
    field.happened("6.1 A1 moved (4,8)").happened("6.1 A1 destroyed panicked").never("honoured");
    // Who has left the board is not pursued.
    field.never("B1 tested");
    assert!(field.fights("B1").is_empty());
    field.finish();
}

#[test]
fn sam_7_16_1_b_cavalry_has_four_points() {
    let mut field = Field::at(
        "
        level extended
        A1 mounted(2) (6,4) m 3
        B9 hq(4) (6,0)
        ",
    );
    field.turn();
    field.happened("6.4 A1 moved (6,8)").happened("6.4 A1 destroyed panicked");
    field.finish();
}
