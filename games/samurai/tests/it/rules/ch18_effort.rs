//! Chapter 18.1: slopes and rivers in flight and in stepping back.

use crate::field::Field;

/// All hexes of a row of the board.
fn row(row: u8) -> String {
    (0..13).map(|column| format!(" ({column},{row})")).collect()
}

/// [SAM-18.1.3] Stage 6 counts as well; [SAM-18.1.4] slopes and rivers tire also in flight.
#[test]
fn sam_18_1_4_b_slopes_and_rivers_tire_those_who_flee() {
    let mut field = Field::at(&format!(
        "
        level expert
        turn 8 of 8
        height 1{}{}{}{}
        A1 yari(5) (4,4) m 2
        A9 hq(4) (4,8)
        ",
        row(5),
        row(6),
        row(7),
        row(8)
    ));
    field.turn().happened("6.1 A1 moved (4,5)");
    assert_eq!(field.fatigue("A1"), 1);
    let mut field = Field::at(&format!(
        "
        level expert
        turn 8 of 8
        river{}
        A1 yari(5) (4,4) m 2
        A9 hq(4) (4,8)
        ",
        row(5)
    ));
    field.dice("river", [1; 5]).turn().happened("6.1 A1 moved (4,5)").finish();
    assert_eq!(field.fatigue("A1"), 1);
}

#[test]
fn sam_18_1_3_a_stepping_back_uphill_costs_nothing() {
    let mut field = Field::at(
        "
        level expert
        height 1 (4,6)
        A1 archers(5+c) (4,5)
        B1 yari(5+c) (4,2)
        ",
    );
    field.orders("A1 fire-and-retreat facing 0 fire nearest back none; B1 march (4,3)");
    field.dice("shot", [20; 6]).turn();
    assert_eq!((field.place("A1").as_str(), field.fatigue("A1")), ("(4,6)", 0));
    field.finish();
}
