//! [SAM-7.7.2] The shot of mounted archers on the way.

use crate::field::Field;

const RIDE: &str = "(3,4) (4,5) (3,4) (2,4) from (4,5)";

#[test]
fn sam_7_7_2_a_they_shoot_in_the_step_in_which_they_enter_the_firing_hex() {
    let mut field = Field::at(
        "
        level extended
        A1 mounted-archers(2) (2,4)
        A9 yari(5+c) (2,5)
        B1 yari(5) (7,6)
        ",
    );
    field.dice("shot", [20; 6]);
    field.order(&format!("A1 move-and-fire B1 by {RIDE}")).turn();
    field.happened("3.2 A1 shot B1 at 3 value 2").happened("3.4 A1 moved (2,4)");
    assert_eq!((field.place("A1"), field.ammo("A1")), ("(2,4)".into(), 6));
    field.finish();
}

#[test]
fn sam_7_7_2_a_without_a_line_or_a_range_nothing_is_spent_and_they_ride_on() {
    let ride = |sketch: &str| {
        let mut field = Field::at(&format!("A1 mounted-archers(2+c) (2,4)\n{sketch}"));
        field.order(&format!("A1 move-and-fire B1 by {RIDE}")).turn();
        field.never("A1 shot").happened("3.4 A1 moved (2,4)");
        assert_eq!(field.ammo("A1"), 7);
    };
    // Too far; behind woods.
    ride("B1 yari(5) (11,6)");
    ride("woods (5,5) (6,5) (5,4) (6,6)\nB1 yari(5) (7,6)");
}

#[test]
fn sam_7_7_2_a_not_into_a_melee() {
    let mut field = Field::at(
        "
        A1 mounted-archers(2+c) (2,4)
        A2 yari(5) (7,5)
        B1 yari(5) (7,6) fights A2
        ",
    );
    field.dice("blow", [20; 10]).order(&format!("A1 move-and-fire B1 by {RIDE}")).turn();
    field.never("A1 shot");
    assert_eq!(field.ammo("A1"), 7);
    field.finish();
}

#[test]
fn sam_7_7_2_a_stopped_before_the_firing_hex_they_do_not_shoot() {
    let mut field = Field::at(
        "
        A1 mounted-archers(2+c) (2,4)
        A2 yari(5) (3,4)
        B1 yari(5) (7,6)
        ",
    );
    field.order(&format!("A1 move-and-fire B1 by {RIDE}")).turn();
    field.happened("3.1 A1 stopped held").never("A1 shot");
}

#[test]
fn sam_7_7_2_a_who_meets_an_enemy_in_the_firing_hex_still_shoots() {
    let mut field = Field::at(
        "
        A1 mounted-archers(2+c) (2,4)
        B1 yari(5) (7,6)
        B2 yari(5) (4,6)
        ",
    );
    field.dice("shot", [20; 9]).dice("blow", [20; 14]);
    field.order(&format!("A1 move-and-fire B1 by {RIDE}")).turn();
    field.in_order("3.2 A1 shot B1 at 3", "3.2 A1 engaged B2").never("3.3 A1 moved").finish();
}
