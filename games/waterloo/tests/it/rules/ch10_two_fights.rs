//! Chapter 10: skirmishes beside each other.

use crate::field::Field;
use crate::rules::columns::send;

#[test]
fn wat_10_2_1_a_whoever_was_driven_off_next_door_closes_the_way_back() {
    let mut field = Field::at(
        "turn 1
        ham: F-C1(1)
        philippeville: F-C3 F-C4
        charleroi: P-1-INF1
        gerpinnes: P-1-CAV(1)
        ask moves",
    );
    send(&mut field, "F-C1", "charleroi");
    send(&mut field, "F-C3 F-C4", "gerpinnes");
    field.dice("skirmish", [6; 4]).acts("end-moves; fight gerpinnes; pick F-C3; confirm");
    field.refused("retreat P-1-CAV charleroi", "WAT-10.2.1");
    // Pajol came from Ham, and can go nowhere else.
    field.dice("skirmish", [6; 5]).act("retreat P-1-CAV ham");
    assert_eq!((field.place("P-1-CAV"), field.place("F-C1")), ("ham".into(), "lost".into()));
    assert_eq!(field.turn(), 2);
    field.finish();
}

#[test]
fn wat_10_2_2_a_every_skirmish_has_places_of_its_own() {
    let mut field = Field::at(
        "turn 1
        ham: F-C1(1) F-C2(1)
        namur: F-C3(1) F-C4(1)
        charleroi: P-1-INF1 P-1-INF2
        ligny: P-2-INF1 P-2-INF2
        ask moves",
    );
    send(&mut field, "F-C1 F-C2", "charleroi");
    send(&mut field, "F-C3 F-C4", "ligny");
    field.dice("skirmish", [6; 10]).acts("end-moves; fight charleroi");
    field.acts("pick P-1-INF1; confirm; pick F-C1; confirm");
    field.acts("pick P-2-INF1; confirm; pick F-C3; confirm");
    for (block, town) in [("F-C1", "ham"), ("F-C2", "ham"), ("F-C3", "namur"), ("F-C4", "namur")] {
        assert_eq!(field.place(block), town);
    }
    field.finish();
}
