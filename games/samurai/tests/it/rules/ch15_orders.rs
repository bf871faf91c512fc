//! Chapter 15: the modifiers of orders.

use crate::field::Field;
use crate::tables::check;

#[test]
fn sam_15_1_1_a_orders_of_foot() {
    check(
        "yari(5+c)",
        (4, 1, 13),
        &[
            ("all-round-defence", -2, 1, -1),
            ("defence facing 3", 0, 1, 1),
            ("attack A1", 2, 0, 0),
            ("march (4,2)", 0, 0, 0),
            ("run (4,2)", -1, -1, -1),
            ("ambush facing 3", 0, 1, 1),
            ("rest", -2, -1, -1),
        ],
    );
}

#[test]
fn sam_15_1_1_a_orders_of_shooters() {
    check(
        "archers(5+c)",
        (3, 1, 13),
        &[("shoot A2", 0, 0, 0), ("fire-and-retreat facing 3 fire nearest back none", -2, -1, -1)],
    );
    check(
        "mounted-archers(2+c)",
        (5, 1, 15),
        &[("defence facing 3 range 2 fire nearest", 0, 1, 1)],
    );
    check("ninja(5)", (5, 1, 12), &[("recon", 0, 0, 0)]);
}

#[test]
fn sam_15_1_1_a_regroup() {
    let mut field = Field::at(
        "
        level extended
        turn 8 of 8
        A1 archers(5+c) (4,6)
        B1 yari(2+c) (4,3)
        B2 yari(2) (4,2)
        ",
    );
    field.orders("A1 shoot B1; B1 regroup B2 at (4,2); B2 regroup B1 at (4,2)");
    field.dice("shot", [1, 20, 20, 20, 20, 20]).dice("test", [1]).turn();
    field.happened("B1 hurt 0 absorbed 1 lost").happened("B1 tested losses at 8").finish();
}

#[test]
fn sam_15_1_1_a_resupply() {
    let mut field = Field::at(
        "
        level extended
        turn 8 of 8
        A1 archers(5+c) (4,6)
        B1 archers(5+c) (4,3)
        B2 peasants(4) (4,2)
        ",
    );
    field.orders("A1 shoot B1; B1 resupply B2; B2 resupply");
    field.dice("shot", [1, 1, 20, 20, 20, 20]).dice("test", [1]).turn();
    field.happened("B1 hurt 1 absorbed 1 lost").happened("B1 tested losses at 12").finish();
}

#[test]
fn sam_15_1_1_a_move_and_fire() {
    let mut field = Field::at(
        "
        level extended
        turn 8 of 8
        A1 yari(5) (4,4)
        B1 mounted-archers(2+c) (6,4)
        ",
    );
    field.order("B1 move-and-fire A1 by (5,3)").dice("blow", [20; 14]).turn();
    field.never("shot").happened("B1 fought A1 value 4").finish();
}

#[test]
fn sam_15_1_1_a_withdraw() {
    let mut field = Field::at(
        "
        level extended
        turn 8 of 8
        A1 yari(5+c) (4,4)
        B1 yari(5) (4,3) fights A1
        ",
    );
    field.order("A1 withdraw (4,5)");
    field.dice("blow", [1, 1, 1, 20, 20]).dice("test", [13]).turn();
    field.never("A1 fought").happened("A1 hurt 2 absorbed 1 lost");
    field.happened("A1 tested losses at 13: 13").finish();
}

#[test]
fn sam_15_1_1_a_contacted_on_the_run() {
    let mut field = Field::at(
        "
        level extended
        turn 8 of 8
        A1 yari(5) (4,4)
        B1 yari(5) (4,3)
        B2 mounted(2+c) (4,2)
        ",
    );
    field.orders("A1 march (4,5); B1 run (5,2)");
    field.dice("blow", [1, 20, 20, 20, 20, 20, 20, 20, 20, 20]).dice("test", [8]).turn();
    field.happened("B1 fought A1 value 3").happened("B1 hurt 0 absorbed 1 lost");
    field.happened("B1 tested losses at 8: 8").finish();
}

#[test]
fn sam_15_1_1_b_all_round_defence() {
    for (foe, dice, value) in [("yari(5)", 5, 2), ("mounted(2)", 6, 4)] {
        let mut field = Field::at(&format!(
            "
            level extended
            turn 8 of 8
            A1 yari(5) (4,4)
            B1 {foe} (4,2)
            "
        ));
        field.orders("A1 all-round-defence; B1 march (4,3)").dice("blow", [20; 5]);
        for die in 0..dice {
            field.dice("blow", [if die < 3 { 1 } else { 20 }]);
        }
        field.dice("test", [8]).turn();
        field.happened(&format!("A1 fought B1 value {value}"));
        field.happened("A1 hurt 2 absorbed 1 lost").happened("A1 tested losses at 8: 8").finish();
    }
}

#[test]
fn sam_15_1_2_a_they_hold_before_the_order_is_carried_out() {
    let mut field = Field::at(
        "
        level extended
        turn 8 of 8
        A1 archers(5+c) (4,6)
        B1 archers(5+c) (4,3)
        ",
    );
    field.orders("A1 shoot B1; B1 run (4,2) (4,1)");
    field.dice("shot", [1, 20, 20, 20, 20, 20]).dice("test", [1]).turn();
    field.happened("2 B1 hurt 0 absorbed 1 lost").happened("2 B1 tested losses at 11").finish();
}
