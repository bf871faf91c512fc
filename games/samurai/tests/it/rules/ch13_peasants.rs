//! Chapter 13: peasants.

use crate::field::Field;

#[test]
fn sam_13_3_1_a_peasants_fight_when_contacted() {
    let mut field = Field::at(
        "
        A1 peasants(4) (4,4)
        B1 yari(5) (4,2)
        ",
    );
    field.order("B1 march (4,3)").dice("blow", [1, 2, 20, 20]).dice("blow", [20; 5]).turn();
    field.happened("A1 fought B1 value 1: 1 2 20 20 = 1");
    field.finish();
}

#[test]
fn sam_13_3_1_a_peasants_neither_attack_nor_defend_nor_shoot_nor_hide() {
    let mut field = Field::at(
        "
        woods (4,4)
        A1 peasants(4) (4,4)
        B1 yari(5) (4,2)
        ",
    );
    field.refused("A1 attack B1 by (4,3)", "SAM-3.1.3");
    field.refused("A1 defence facing 0", "SAM-3.1.3");
    field.refused("A1 shoot B1", "SAM-3.1.3");
    field.refused("A1 ambush facing 0", "SAM-3.1.3");
    // They need no commander for what they may do.
    assert!(field.accepts("A1 run (4,5) (4,6)"));
}
