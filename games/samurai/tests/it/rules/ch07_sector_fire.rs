//! [SAM-7.2.2] The sector of a unit on defence.

use crate::field::Field;

#[test]
fn sam_7_2_2_a_it_fires_once_a_turn_at_the_first_who_triggers_it() {
    let mut field = Field::at(
        "
        A1 archers(5+c) (4,7)
        B1 yari(5) (4,3)
        B2 mounted(2+c) (5,2)
        ",
    );
    field.dice("shot", [20; 6]);
    field.order("A1 defence facing 0 range 3 fire nearest");
    field.orders("B1 march (4,4); B2 run (5,3) (5,4)").turn();
    field.happened("3.1 A1 shot B1 at 3").never("A1 shot B2");
    assert_eq!((field.ammo("A1"), field.place("A1")), (6, "(4,7)".into()));
    field.finish();
}

/// Archers on (4,7) on defence to the north with range 3; who goes where.
fn sector(start: &str, to: &str) -> Field {
    let sketch = format!("board 13x11\nA1 archers(5+c) (4,7)\nB1 yari(5) {start}");
    let mut field = Field::at(&sketch);
    field.dice("shot", [20; 6]);
    field.order("A1 defence facing 0 range 3 fire nearest");
    field.order(&format!("B1 march {to}")).turn();
    field
}

#[test]
fn sam_7_2_2_b_its_range_and_its_front_bound_the_sector() {
    sector("(4,3)", "(4,4)").happened("3.1 A1 shot B1 at 3 value 4");
    sector("(4,2)", "(4,3)").never("A1 shot");
    sector("(4,10)", "(4,9)").never("A1 shot");
}

#[test]
fn sam_7_2_2_b_without_a_commander_or_ammunition_there_is_no_sector() {
    let mut field = Field::at(
        "
        A1 archers(5) (4,7)
        A2 archers(5+c) (8,7) ammo 0
        B1 yari(5) (4,3)
        B2 yari(5) (8,3)
        ",
    );
    field.orders("A1 defence facing 0; A2 defence facing 0; B1 march (4,4); B2 march (8,4)").turn();
    field.never("shot");
}

#[test]
fn sam_7_2_2_b_the_target_that_lives_goes_on() {
    let mut field = Field::at("A1 archers(5+c) (4,7)\nB1 yari(5+c) (4,3)");
    field.dice("shot", [1, 1, 1, 20, 20, 20]);
    field.orders("A1 defence facing 0 range 3 fire nearest; B1 run (4,4) (4,5)").turn();
    field.in_order("3.1 B1 hurt 1 absorbed 2 lost", "3.2 B1 moved (4,5)").finish();
}

#[test]
fn sam_7_2_2_b_the_target_goes_on_unless_it_is_destroyed() {
    let mut field = Field::at(
        "
        A1 archers(5+c) (4,7)
        B1 yari(1+c) (4,3)
        ",
    );
    field.dice("shot", [1, 1, 1, 20, 20, 20]);
    field.orders("A1 defence facing 0 range 3 fire nearest; B1 run (4,4) (4,5)").turn();
    field.happened("3.1 B1 hurt 1 absorbed 2 lost").happened("3.1 B1 destroyed killed");
    field.never("3.2 B1 moved");
    assert_eq!(field.status("B1"), "destroyed");
    field.finish();
}
