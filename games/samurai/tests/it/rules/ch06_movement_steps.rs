//! [SAM-6.3.8] to [SAM-6.3.11] Moving, revealing, fire, losses and stops.

use crate::field::Field;

#[test]
fn sam_6_3_8_a_drowning_dice_come_before_the_fire_of_the_step() {
    let mut field = Field::at(
        "
        river (4,4)
        A1 yari(5) (4,5)
        B1 archers(5+c) (4,2)
        ",
    );
    field.dice("river", [1; 5]).dice("shot", [20; 6]);
    field.orders("A1 march (4,4); B1 defence facing 3 range 2 fire nearest").turn();
    field.in_order("3.1 A1 drowned: 1 1 1 1 1 = 0", "3.1 B1 shot A1");
    field.happened("3.1 A1 stopped river");
    assert_eq!((field.place("A1"), field.facing("A1")), ("(4,4)".into(), 0));
    field.finish();
}

#[test]
fn sam_6_3_9_a_a_hidden_unit_appears_and_stops_the_runner() {
    let mut field = Field::at(
        "
        woods (4,3)
        A1 yari(5+c) (4,5)
        B1 yari(5+c) (4,3) facing 0 hidden
        ",
    );
    field.dice("blow", [20; 12]);
    field.orders("A1 run (4,4) (5,3); B1 ambush facing 0").turn();
    field.happened("3.1 B1 appeared (4,3) facing 0 by contact").happened("3.1 A1 engaged B1");
    field.never("3.2 A1 moved");
    assert_eq!(field.place("A1"), "(4,4)");
    field.finish();
}

#[test]
fn sam_6_3_9_a_all_hidden_units_of_a_step_appear_together() {
    let mut field = Field::at(
        "
        woods (4,3) (3,3)
        A1 yari(5+c) (4,5)
        B1 yari(5+c) (4,3) facing 0 hidden
        B2 yari(5+c) (3,3) facing 0 hidden
        ",
    );
    field.dice("blow", [20; 18]);
    field.orders("A1 march (4,4); B1 ambush facing 0; B2 ambush facing 0").turn();
    field
        .in_order("3.1 B1 appeared", "3.1 A1 engaged")
        .in_order("3.1 B2 appeared", "3.1 A1 engaged");
    assert_eq!(field.fights("A1"), ["B1", "B2"]);
    field.finish();
}

#[test]
fn sam_6_3_9_a_across_a_steep_slope_only_who_tries_to_enter_is_met() {
    let mut field = Field::at(
        "
        woods (4,3)
        height 2 (4,3)
        A1 yari(5+c) (4,5)
        B1 yari(5+c) (4,3) facing 3 hidden
        ",
    );
    field.orders("A1 march (4,4); B1 ambush facing 3").turn();
    assert_eq!((field.place("A1"), field.status("B1")), ("(4,4)".into(), "hidden"));
    field.orders("A1 march (4,3); B1 ambush facing 3").turn();
    field.happened("3.1 A1 stopped held").happened("3.1 B1 appeared (4,3)");
    field.never("engaged").never("struck");
    assert_eq!((field.place("A1"), field.status("B1")), ("(4,4)".into(), "visible"));
}

#[test]
fn sam_6_3_9_a_two_that_hide_side_by_side_find_each_other() {
    let mut field = Field::at(
        "
        woods (4,3) (4,4)
        A1 yari(5+c) (4,4) facing 0 hidden
        B1 yari(5+c) (4,3) facing 3 hidden
        ",
    );
    field.dice("strike", [20; 12]);
    field.orders("A1 ambush facing 0; B1 ambush facing 3").turn();
    field.in_order("3.0 A1 appeared", "3.0 A1 struck").in_order("3.0 B1 appeared", "3.0 A1 struck");
    field.happened("3.0 B1 struck A1").happened("3.0 A1 engaged B1").never("fought").finish();
}

#[test]
fn sam_6_3_10_a_all_fire_of_the_step_is_one_event() {
    let mut field = Field::at(
        "
        A1 archers(5+c) (4,7)
        A2 archers(5+c) (3,6)
        B1 mounted(2+c) (4,2)
        ",
    );
    field.dice("shot", [1, 9, 9, 9, 9, 9, 1, 9, 9, 9, 9, 9]);
    field.orders(
        "A1 defence facing 0 range 3 fire nearest; A2 defence facing 0 range 3 fire nearest",
    );
    field.order("B1 run (4,3) (4,4)").turn();
    field.happened("3.2 A1 shot B1 at 3").happened("3.2 A2 shot B1 at 3");
    field.happened("3.2 B1 hurt 1 absorbed 1 lost").finish();
}

#[test]
fn sam_6_3_10_b_fire_and_stepping_back_come_before_contact() {
    let mut field = Field::at(
        "
        A1 arquebus(5+c) (4,6)
        B1 mounted(2+c) (4,3)
        ",
    );
    field.dice("shot", [20; 6]).dice("blow", [20; 15]);
    field
        .orders("A1 fire-and-retreat facing 0 fire nearest back none; B1 attack A1 by (4,4) (4,5)")
        .turn();
    field.happened("3.1 A1 shot B1 at 2").happened("3.1 A1 stepped back (4,7)");
    field.happened("3.2 B1 moved (4,5)").happened("3.3 B1 moved (4,6)");
    field.never("3.2 A1 engaged").happened("3.3 A1 engaged B1").finish();
}

const UNDER_FIRE: &str = "
    level extended
    A1 archers(5+c) (4,7)
    B1 mounted(2+c) (4,2)
";

/// Archers shoot at the cavalry that runs by; it loses two figures and tests at 12.
fn run_under_fire(sketch: &str) -> Field {
    let mut field = Field::at(sketch);
    field.dice("shot", [2, 3, 9, 9, 9, 9]);
    field.order("A1 defence facing 0 range 3 fire nearest");
    field.order("B1 run (4,3) (4,4) (5,4) (6,5)");
    field
}

#[test]
fn sam_6_3_11_a_who_passes_its_test_goes_on() {
    let mut field = run_under_fire(UNDER_FIRE);
    field.dice("test", [12]).turn();
    field.happened("3.2 A1 shot B1 at 3 value 4: 2 3 9 9 9 9 = 2");
    field.happened("3.2 B1 hurt 0 absorbed 2 lost").happened("3.2 B1 tested losses at 12: 12");
    field.happened("3.3 B1 moved (5,4)").happened("3.4 B1 moved (6,5)");
    assert_eq!((field.figures("B1"), field.has_commander("B1")), (1, true));
    field.finish();
}

#[test]
fn sam_6_3_11_a_who_fails_it_wavers_and_stays() {
    let mut field = run_under_fire(UNDER_FIRE);
    field.dice("test", [13, 20]).turn();
    field.happened("3.2 B1 marked 1").happened("3.2 B1 stopped test");
    assert_eq!((field.place("B1"), field.markers("B1")), ("(4,4)".into(), 1));
    field.finish();
}

#[test]
fn sam_6_3_11_a_whose_honour_took_the_failure_goes_on() {
    let mut field = run_under_fire(&UNDER_FIRE.replace("(4,2)", "(4,2) honour"));
    field.dice("test", [15]).turn();
    field.happened("3.2 B1 tested losses at 14: 15").happened("3.2 B1 dishonoured");
    field.never("B1 stopped");
    assert_eq!((field.place("B1"), field.markers("B1")), ("(6,5)".into(), 0));
    field.finish();
}

#[test]
fn sam_6_3_11_a_losses_alone_never_stop() {
    let mut field = Field::at(&UNDER_FIRE.replace("extended", "basic"));
    field.dice("shot", [2, 3, 9, 9, 9, 9]);
    field.order("A1 defence facing 0 range 3 fire nearest");
    field.order("B1 run (4,3) (4,4) (5,4) (6,5)").turn();
    field.happened("3.2 B1 hurt 1 absorbed 1 lost").never("tested");
    assert_eq!(field.place("B1"), "(6,5)");
    field.finish();
}

#[test]
fn sam_6_3_11_a_who_fails_the_test_for_its_hq_stops_too() {
    let mut field = Field::at(
        "
        level extended
        A1 yari(5+c) (10,6)
        A9 hq(1) (4,6)
        B1 archers(5+c) (4,2)
        ",
    );
    field.dice("shot", [1, 1, 1, 20, 20, 20]).dice("test", [20, 20]);
    field.order("B1 defence facing 3 range 3 fire nearest");
    field.orders("A9 march (4,5); A1 run (10,5) (10,4)").turn();
    field.happened("3.1 A9 destroyed killed").happened("3.1 A1 tested headquarters at 10: 20");
    field.happened("3.1 A1 stopped test").never("3.2 A1 moved");
    assert_eq!((field.place("A1"), field.markers("A1")), ("(10,5)".into(), 1));
    field.finish();
}

#[test]
fn sam_8_5_3_a_whose_last_foe_is_gone_does_not_fire_in_that_step() {
    let mut field = Field::at(
        "
        level extended
        river (9,4)
        A1 archers(5+c) (4,6)
        B1 yari(5) (4,5) m 3
        B2 yari(5+c) (4,2)
        B9 hq(1) (9,3)
        ",
    );
    field.order("A1 defence facing 0 range 3 fire nearest");
    field.orders("B2 march (4,3); B9 march (9,4)");
    field.dice("river", [11]).dice("test", [6, 1]).turn();
    field.happened("3.0 A1 engaged B1").happened("3.1 B1 destroyed surrendered");
    field.happened("3.1 B2 moved (4,3)").happened("3.1 A1 has order none").never("A1 shot");
    field.finish();
}
