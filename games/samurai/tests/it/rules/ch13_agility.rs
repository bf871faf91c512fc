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
