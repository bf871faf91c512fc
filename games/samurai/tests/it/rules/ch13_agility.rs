//! [SAM-13.1.1] Ninja go where others do not.

use crate::field::Field;

#[test]
fn sam_13_1_1_a_ninja_attack_up_a_cliff_and_no_further() {
    let mut field = Field::at(
        "
        height 3 (4,3) (4,2)
        A1 ninja(5) (4,4)
        B1 yari(5+c) (6,3)
        ",
    );
    field.refused("A1 attack B1 by (4,3) (4,2)", "SAM-5.2.2");
    field.order("A1 attack B1 by (4,3)").turn();
    field.happened("3.1 A1 moved (4,3)").never("3.2 A1 moved");
}

#[test]
fn sam_13_1_1_b_ninja_attack_through_a_forest() {
    let mut field = Field::at(
        "
        forest (4,4)
        A1 ninja(5) (4,5)
        B1 yari(5+c) (3,3)
        ",
    );
    field.order("A1 attack B1 by (4,4)").dice("blow", [20; 11]).turn();
    field.happened("3.1 A1 moved (4,4)").happened("3.1 A1 engaged B1");
    field.finish();
}

#[test]
fn sam_13_1_1_a_a_run_keeps_its_barriers() {
    let around = "
        height 1 (4,3)
        height 2 (5,3)
        height 3 (5,4)
        forest (4,5)
        A1 ninja(5) (4,4)
        ";
    let mut field = Field::at(around);
    for hex in ["(4,3)", "(5,3)", "(5,4)", "(4,5)"] {
        field.refused(&format!("A1 run {hex}"), "SAM-5.2.4");
        assert!(field.accepts(&format!("A1 march {hex}")), "{hex}");
    }
}

#[test]
fn sam_13_1_1_a_ninja_attack_into_forests_and_across_steep_slopes() {
    for ground in ["forest (4,3)", "height 2 (4,3)"] {
        let mut field = Field::at(&format!("{ground}\nA1 ninja(5) (4,4)\nB1 yari(5+c) (6,3)"));
        field.refused("A1 attack B1 by (4,3) (4,2)", "SAM-5.2.2");
        field.order("A1 attack B1 by (4,3)").turn();
        assert_eq!(field.place("A1"), "(4,3)", "{ground}");
    }
}

#[test]
fn sam_13_1_1_a_ninja_withdraw_up_a_cliff() {
    let cliff = "height 3 (4,5)\nB1 yari(5) (4,3) fights A1";
    let mut field = Field::at(&format!("A1 ninja(5) (4,4)\n{cliff}"));
    field.order("A1 withdraw (4,5)").dice("blow", [20; 5]).turn();
    assert_eq!(field.place("A1"), "(4,5)");
    field.finish();
    Field::at(&format!("A1 yari(5+c) (4,4)\n{cliff}")).refused("A1 withdraw (4,5)", "SAM-5.2.4");
}

/// A hex up a cliff takes both points of a flight.
#[test]
fn sam_13_1_1_a_ninja_flee_up_a_cliff() {
    let cliff = (0..13).map(|column| format!("({column},5)")).collect::<Vec<String>>().join(" ");
    let text = format!("level extended\nheight 3 {cliff}\nA9 hq(4) (4,8)");
    let mut field = Field::at(&format!("{text}\nA1 ninja(5) (4,4) m 2"));
    field.dice("test", [20]).turn();
    field.happened("6.1 A1 moved (4,5)").never("6.2 A1 moved").finish();
    let mut field = Field::at(&format!("{text}\nA1 yari(5) (4,4) m 2"));
    field.dice("test", [20]).turn();
    field.happened("6.1 A1 stopped no-way").finish();
}
