//! Chapter 18: which orders tired units may be given.

use crate::field::{A, Field};

fn tired(level: &str, markers: u8, more: &str) -> Field {
    Field::at(&format!(
        "
        level {level}
        A1 yari(5+c) (4,4) fatigue {markers}
        B1 yari(5) (4,2)
        {more}
        "
    ))
}

#[test]
fn sam_18_2_1_b_with_four_markers_there_is_no_attack_and_no_run() {
    let mut field = tired("expert", 4, "");
    field.refused("A1 attack B1 by (4,3)", "SAM-18.2.1").refused("A1 run (4,5)", "SAM-18.2.1");
    assert!(field.accepts("A1 march (4,3)") && field.accepts("A1 defence facing 0"));
    let mut field = tired("expert", 3, "");
    assert!(field.accepts("A1 attack B1 by (4,3)") && field.accepts("A1 run (4,5)"));
    assert!(tired("advanced", 4, "").accepts("A1 attack B1 by (4,3)"));
}

#[test]
fn sam_18_2_1_c_with_six_markers_nobody_withdraws() {
    let mut field = tired("expert", 6, "B2 yari(5) (5,3) fights A1");
    field.refused("A1 withdraw (4,5)", "SAM-18.2.1");
    assert_eq!(field.take(A, "A1"), Err("SAM-18.2.1"));
}

#[test]
fn sam_18_2_1_c_with_six_markers_there_is_rest_only() {
    let mut field = tired("expert", 6, "");
    assert!(field.accepts("A1 rest"));
    for words in ["march (4,3)", "defence facing 0", "all-round-defence", "attack B1 by (4,3)"] {
        field.refused(&format!("A1 {words}"), "SAM-18.2.1");
    }
}

#[test]
fn sam_18_2_1_c_a_tired_unit_drops_its_pursuit() {
    let sketch = |markers: u8| {
        format!(
            "
            level expert
            A1 yari(5+c) (4,4) fatigue {markers} pursues B1
            B1 yari(5) (4,1) m 1 fled-from (4,3)
            "
        )
    };
    assert_eq!(Field::at(&sketch(3)).take(A, "A1"), Err("SAM-5.1.3"));
    assert!(Field::at(&sketch(4)).accepts("A1 rest"));
}

#[test]
fn sam_18_2_1_c_flight_goes_before_fatigue() {
    let mut field = Field::at(
        "
        level expert
        A1 yari(5+c) (4,4) fatigue 6 m 2
        ",
    );
    assert_eq!(field.take(A, "A1"), Err("SAM-5.1.3"));
    field.dice("test", [1]).turn().happened("0 A1 ordered flee");
}
