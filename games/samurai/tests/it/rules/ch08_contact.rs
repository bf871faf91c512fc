//! Chapter 8: zones that stop, and contact.

use crate::field::Field;

#[test]
fn sam_8_1_2_a_whoever_enters_a_zone_stops_there_and_fights() {
    let mut field = Field::at(
        "
        A1 archers(5) (4,4)
        B1 mounted(2+c) (6,6)
        ",
    );
    field.order("B1 run (6,5) (5,4) (5,3) (5,2)").dice("blow", [20; 14]).turn();
    assert_eq!(field.place("B1"), "(5,4)");
    assert_eq!(field.facing("A1"), 2);
    assert_eq!(field.fights("A1"), ["B1"]);
    field.happened("3.2 A1 engaged B1").happened("5 A1 fought B1").happened("5 B1 fought A1");
    field.finish();
}

#[test]
fn sam_8_1_2_a_who_brings_an_enemy_into_its_own_zone_stops_too() {
    let mut field = Field::at(
        "
        A1 yari(5) (4,4) facing 0
        B1 yari(5) (4,3) fights A1
        B2 mounted(2) (4,7)
        ",
    );
    // A1 has no zone: it is the zone of B2 that holds B2.
    field.order("B2 march (4,6) (4,5)").dice("blow", [20; 16]).turn();
    assert_eq!(field.place("B2"), "(4,5)");
    assert_eq!(field.fights("B2"), ["A1"]);
    field.finish();
}

#[test]
fn sam_8_2_1_a_neighbours_that_look_away_from_each_other_are_not_engaged() {
    let mut field = Field::at(
        "
        A1 yari(5) (4,4)
        B1 yari(5) (4,3)
        ",
    );
    field.orders("A1 defence facing 3; B1 defence facing 0").turn();
    field.never("engaged");
    assert!(field.fights("A1").is_empty());

    field.orders("A1 defence facing 3; B1 rest").dice("blow", [20; 10]).turn();
    field.happened("3.0 A1 engaged B1");
    assert_eq!(field.fights("B1"), ["A1"]);
    field.finish();
}

#[test]
fn sam_8_2_1_b_it_does_not_matter_who_moved() {
    let mut field = Field::at(
        "
        A1 mounted(2) (4,4)
        B1 yari(5+c) (5,2)
        ",
    );
    field.orders("A1 march (5,4) (6,5); B1 attack A1 by (5,3)").dice("blow", [20; 12]).turn();
    assert_eq!(field.place("A1"), "(5,4)");
    assert_eq!(field.place("B1"), "(5,3)");
    assert_eq!(field.fights("A1"), ["B1"]);
    field.happened("3.1 A1 engaged B1");
    field.finish();
}

#[test]
fn sam_8_2_1_b_units_may_be_engaged_with_several() {
    let mut field = Field::at(
        "
        A1 yari(5) (4,4)
        B1 yari(5) (4,2)
        B2 yari(5) (4,6)
        ",
    );
    field.orders("B1 march (4,3); B2 march (4,5)").dice("blow", [20; 15]).turn();
    assert_eq!(field.fights("A1"), ["B1", "B2"]);
    assert_eq!(field.fights("B1"), ["A1"]);
    field.finish();
}

#[test]
fn sam_8_2_2_a_an_attacker_bound_elsewhere_passes_a_unit_without_a_zone() {
    let mut field = Field::at(
        "
        A2 mounted(2+c) (3,2)
        A9 yari(5) (5,4)
        B1 yari(5) (4,4) fights A9
        B3 yari(5) (3,6)
        ",
    );
    field.order("A2 attack B3 by (3,3) (3,4) (3,5)").dice("blow", [20; 24]).turn();
    assert_eq!(field.place("A2"), "(3,5)");
    assert_eq!(field.fights("A2"), ["B3"]);
    field.happened("3.3 A2 engaged B3").never("A2 engaged B1");
    field.finish();
}

#[test]
fn sam_8_2_2_a_a_marcher_does_not_pass_it() {
    let mut field = Field::at(
        "
        A2 mounted(2+c) (3,2)
        A9 yari(5) (5,4)
        B1 yari(5) (4,4) fights A9
        B3 yari(5) (3,6)
        ",
    );
    field.order("A2 march (3,3) (3,4)").dice("blow", [20; 19]).turn();
    assert_eq!(field.place("A2"), "(3,3)");
    assert_eq!(field.fights("A2"), ["B1"]);
    assert_eq!(field.facing("B1"), 2);
    field.happened("3.1 A2 engaged B1").happened("5 A2 fought B1");
    field.finish();
}

#[test]
fn sam_8_2_3_a_beside_a_defender_outside_his_zone_it_is_a_frontal_fight() {
    let mut field = Field::at(
        "
        level extended
        A1 yari(5) (4,4)
        B1 yari(5) (4,6)
        ",
    );
    field.orders("A1 defence facing 0; B1 march (4,5)").dice("blow", [20; 10]).turn();
    assert_eq!(field.fights("A1"), ["B1"]);
    assert_eq!(field.facing("A1"), 3);
    field.never("classed").never("tested").happened("5 B1 fought A1 value 4");
    field.finish();
}

#[test]
fn sam_8_2_3_a_an_attacker_bound_elsewhere_does_not_pass_a_defender() {
    let mut field = Field::at(
        "
        A1 yari(5) (4,4)
        A2 yari(5) (2,5)
        B1 mounted(2+c) (6,5)
        ",
    );
    field.orders("A1 defence facing 0; B1 attack A2 by (5,5) (4,5) (3,5)");
    field.dice("blow", [20; 14]).turn();
    assert_eq!(field.place("B1"), "(4,5)");
    assert_eq!(field.fights("B1"), ["A1"]);
    field.never("classed");
    field.finish();
}

#[test]
fn sam_8_2_3_b_by_option_it_passes_where_his_zone_does_not_reach() {
    let text = "
        option attackers-pass-defenders on
        A1 yari(5) (4,4)
        A2 yari(5) (2,5)
        B1 mounted(2+c) (6,5)
        ";
    let attack = "B1 attack A2 by (5,5) (4,5) (3,5)";
    let mut field = Field::at(text);
    field.orders("A1 defence facing 0").order(attack).dice("blow", [20; 14]).turn();
    assert_eq!((field.place("B1"), field.fights("B1")), ("(3,5)".into(), vec!["A2".into()]));
    field.finish();
    // Its zone, and the zone of control of others, hold it as before; so does a march.
    for (order, moves) in [
        ("A1 defence facing 3", attack),
        ("A1 rest", attack),
        ("A1 defence facing 0", "B1 run (5,5) (4,5) (3,5)"),
    ] {
        let mut field = Field::at(text);
        field.orders(order).order(moves).dice("blow", [20; 14]).turn();
        assert_eq!(field.fights("B1"), ["A1"], "{order}, {moves}");
    }
}

/// [SAM-7.17.2] In passing by, a pursuit counts as an attack.
#[test]
fn sam_8_2_2_a_pursuer_passes_it_too() {
    let mut field = Field::at(
        "
        level extended
        A9 yari(5) (5,4)
        B1 yari(5) (4,4) fights A9
        B3 yari(5) (3,6) m 1 fled-from (3,3)
        A2 mounted(2) (3,2) facing 3 pursues B3
        ",
    );
    field.order("B3 march (3,7)").dice("blow", [20; 21]).turn();
    field.happened("3.2 A2 moved (3,4)").happened("3.4 A2 engaged B3").never("A2 engaged B1");
    field.finish();
}
