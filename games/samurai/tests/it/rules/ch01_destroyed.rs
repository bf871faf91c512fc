//! Chapter 1: what counts as destroyed.

use crate::field::Field;

#[test]
fn sam_1_1_7_a_a_unit_that_panics_off_the_board_counts_as_destroyed() {
    let mut field = Field::at(
        "
        level extended
        turn 8 of 8
        scenario [[points]] | side = \"b\" | for = \"destroy_unit\" | points = 2
        A1 yari(5) (0,4) m 3
        B1 yari(5) (0,3) fights A1
        ",
    );
    field.dice("blow", [20; 5]).turn();
    field.happened("A1 destroyed panicked").happened("ended b 0 to 2");
    assert_eq!(field.status("A1"), "destroyed");
    // Its engagements ended at once.
    assert!(field.fights("B1").is_empty());
    field.finish();
}

#[test]
fn sam_1_1_7_b_a_unit_that_is_merged_away_is_not_destroyed() {
    let mut field = Field::at(
        "
        turn 8 of 8
        scenario [[points]] | side = \"b\" | for = \"destroy_unit\" | points = 2
        A1 yari(2+c) (4,4)
        A2 yari(3) (4,5)
        B1 yari(5) (9,1)
        ",
    );
    field.orders("A1 regroup A2 at (4,4); A2 regroup A1 at (4,4)").turn();
    field.happened("regrouped").happened("ended").happened(" 0 to 0");
    field.finish();
}

#[test]
fn sam_1_1_7_b_surrender_counts_as_destroyed() {
    let mut field = Field::at(
        "
        level extended
        turn 8 of 8
        scenario [[points]] | side = \"b\" | for = \"destroy_unit\" | points = 2
        A1 yari(5) (4,4) m 3
        B1 yari(5) (4,3) fights A1
        ",
    );
    field.dice("blow", [1, 20, 20, 20, 20]).turn();
    field.happened("A1 destroyed surrendered").happened("ended b 0 to 2");
    assert!(field.fights("B1").is_empty());
    field.finish();
}
