//! Chapter 6: stage 4, special orders.

use crate::field::Field;

#[test]
fn sam_6_4_1_a_who_hides_near_scouts_is_found_in_the_same_stage() {
    let mut field = Field::at(
        "
        woods (4,3)
        A1 ninja(5) (4,6)
        B1 yari(5+c) (4,3)
        ",
    );
    field.orders("A1 recon; B1 ambush facing 3").turn();
    field.in_order("4 B1 hid", "4 B1 appeared (4,3) facing 3 by recon");
    assert_eq!(field.status("B1"), "visible");
    field.finish();
}

#[test]
fn sam_6_4_1_a_the_parts_follow_each_other() {
    let mut field = Field::at(
        "
        level expert
        woods (4,0) (4,2)
        A1 ninja(5) (4,5)
        A2 yari(2+c) (8,7)
        A3 yari(2) (8,8)
        A4 archers(5+c) (11,7) ammo 1
        A5 peasants(4) (11,8)
        A6 yari(5) (0,8) fatigue 1
        B1 yari(5+c) (4,2) hidden
        B2 yari(5+c) (4,0)
        ",
    );
    field.orders("A1 recon; A2 regroup A3 at (8,7); A3 regroup A2 at (8,7)");
    field.orders("A4 resupply A5; A5 resupply; B1 ambush facing 3; B2 ambush facing 3").turn();
    field.in_order("4 B2 hid", "4 B1 appeared");
    field.in_order("4 B1 appeared", "4 A2 regrouped with A3");
    field.in_order("4 A2 regrouped with A3", "4 A4 resupplied");
    field.in_order("4 A4 resupplied", "4 A6 recovered");
    field.finish();
}

#[test]
fn sam_6_4_1_a_who_is_engaged_by_now_does_not_carry_it_out() {
    let mut field = Field::at(
        "
        woods (2,6)
        A1 ninja(5) (4,5)
        B1 yari(5+c) (2,6) hidden
        B2 naginata(5+c) (4,7)
        ",
    );
    field.orders("A1 recon; B1 ambush facing 0; B2 attack A1 by (4,6)");
    field.dice("blow", [20; 11]).turn();
    field.happened("A1 fought B2").never("B1 appeared");
    assert_eq!(field.status("B1"), "hidden");
    field.finish();
}
