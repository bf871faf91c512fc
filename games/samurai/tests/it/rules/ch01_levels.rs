//! [SAM-1.1.1] Levels.

use crate::field::Field;

/// Archers that shoot a unit and hit it three times.
fn volley(level: &str) -> Field {
    let mut field = Field::at(&format!(
        "
        level {level}
        A1 archers(5+c) (4,6)
        B1 yari(5) (4,3)
        "
    ));
    field.order("A1 shoot B1").order("B1 march (4,2)").dice("shot", [1, 1, 1, 20, 20, 20]);
    field
}

#[test]
fn sam_1_1_1_b_no_test_at_basic() {
    let mut basic = volley("basic");
    basic.turn().happened("B1 hurt 1 absorbed 2 lost").never("tested").never("marked").finish();
    assert_eq!(basic.markers("B1"), 0);
    let mut extended = volley("extended");
    extended.dice("test", [9, 20]).turn();
    extended.happened("B1 tested losses at 8: 9").happened("B1 marked 1").finish();
}

/// The level of the scenario is the one of the game, unless another was chosen.
#[test]
fn sam_1_1_1_b_the_level_is_the_same_for_both_sides() {
    for (level, tests) in [("basic", 0), ("extended", 1), ("advanced", 1), ("expert", 1)] {
        let mut field = Field::at(&format!(
            "
            option level {level}
            A1 archers(5+c) (4,6)
            B1 yari(5) (4,3)
            "
        ));
        field.order("A1 shoot B1").order("B1 march (4,2)");
        field.dice("shot", [1, 1, 20, 20, 20, 20]);
        if tests == 1 {
            field.dice("test", [1]);
        }
        field.turn().finish();
    }
}

#[test]
fn sam_1_1_1_a_woods_help_from_advanced_on() {
    for (level, hurt) in [
        ("basic", "1 absorbed 1 lost"),
        ("extended", "1 absorbed 1 lost"),
        ("advanced", "2 absorbed 0 lost"),
        ("expert", "2 absorbed 0 lost"),
    ] {
        let mut field = Field::at(&format!(
            "
            level {level}
            woods (4,3)
            A1 archers(5+c) (4,6)
            B1 yari(5) (4,3)
            "
        ));
        field.orders("A1 shoot B1; B1 march (4,2)").dice("shot", [1, 1, 20, 20, 20, 20]);
        if level == "extended" {
            field.dice("test", [1]);
        }
        field.turn().happened(&format!("B1 hurt {hurt}")).finish();
    }
}
