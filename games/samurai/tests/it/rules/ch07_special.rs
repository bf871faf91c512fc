//! Chapter 7: resupply, recon and rest.

use crate::field::Field;

#[test]
fn sam_7_11_1_a_peasants_supply_all_who_ask() {
    let mut field = Field::at(
        "
        A1 archers(5+c) (4,4) ammo 1
        A2 arquebus(5+c) (4,6) ammo 0
        A3 peasants(4) (4,5)
        ",
    );
    field.orders("A1 resupply A3; A2 resupply A3; A3 resupply").turn();
    assert_eq!((field.ammo("A1"), field.ammo("A2")), (7, 7));
    field.finish();
}

#[test]
fn sam_7_11_1_b_peasants_that_march_supply_nobody() {
    let mut field =
        Field::at("A1 archers(5+c) (4,4) ammo 1\nA3 peasants(4) (4,5)\nB1 yari(5) (10,1)");
    field.orders("A1 resupply A3; A3 march (3,4)").turn();
    field.never("resupplied").happened("4 A1 has order rest");
    assert_eq!(field.place("A3"), "(3,4)");
    assert_eq!(field.ammo("A1"), 1);
    field.finish();
}

#[test]
fn sam_7_11_1_c_nobody_has_more_than_seven() {
    let mut field = Field::at("A1 archers(5+c) (4,4) ammo 7\nA3 peasants(4) (4,5)");
    field.orders("A1 resupply A3; A3 resupply").turn();
    assert_eq!(field.ammo("A1"), 7);
    field.finish();
}

#[test]
fn sam_7_11_1_c_engaged_peasants_supply_nobody() {
    let mut field = Field::at(
        "
        A1 archers(5+c) (4,4) ammo 1
        A3 peasants(4) (4,5)
        B1 yari(5) (4,7)
        ",
    );
    field.orders("A1 resupply A3; A3 resupply; B1 march (4,6)").dice("blow", [20; 9]).turn();
    field.never("resupplied").happened("4 A1 has order rest");
    field.finish();
}

#[test]
fn sam_7_12_1_a_ninja_find_what_hides_within_three_hexes() {
    let mut field = Field::at(
        "
        woods (4,2) (4,3) (4,6) (4,7) (8,4)
        A1 ninja(5) (4,4)
        B1 yari(5+c) (4,2) hidden
        B2 yari(5+c) (4,7) hidden
        B3 yari(5+c) (8,4) hidden
        ",
    );
    field.orders("A1 recon; B1 ambush facing 3; B2 ambush facing 0; B3 ambush facing 5").turn();
    assert_eq!(["B1", "B2", "B3"].map(|unit| field.status(unit)), ["visible", "visible", "hidden"]);
    field.happened("4 B1 has order none").happened("4 B2 has order none");
    field.finish();
}

#[test]
fn sam_7_12_1_b_who_is_found_has_no_order_any_more() {
    let mut field = Field::at(
        "
        level extended
        woods (4,2)
        A1 ninja(5) (4,4)
        A2 naginata(5+c) (10,5)
        B1 yari(5+c) (4,2) hidden
        B9 hq(1) (10,4) fights A2
        ",
    );
    field.orders("A1 recon; B1 ambush facing 3");
    field.dice("blow", [1, 1, 1, 1, 20, 20, 20]).dice("test", [11]).turn();
    field.happened("5 B1 tested headquarters at 11: 11");
    field.finish();
}

#[test]
fn sam_7_12_1_c_only_ninja_scout() {
    let mut field = Field::at("A1 yari(5+c) (4,4)");
    field.refused("A1 recon", "SAM-3.1.3");
}

#[test]
fn sam_7_13_1_a_who_rests_fights_if_it_must() {
    let mut field = Field::at(
        "
        level extended
        A1 yari(5+c) (4,4)
        B1 naginata(5+c) (4,2)
        ",
    );
    field.orders("A1 rest; B1 attack A1 by (4,3)");
    field.dice("blow", [2, 3, 20, 20, 20, 20, 1, 20, 20, 20, 20, 20]).dice("test", [11]).turn();
    field.happened("5 A1 fought B1 value 2: 2 3 20 20 20 20 = 1");
    field.happened("5 A1 hurt 0 absorbed 1 lost").happened("5 A1 tested losses at 11: 11");
    assert_eq!(field.place("A1"), "(4,4)");
    field.finish();
}
