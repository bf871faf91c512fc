//! [SAM-7.3.2] to [SAM-7.3.4] Fire and retreat.

use crate::field::Field;

const TWO_COME: &str = "
    A1 arquebus(5+c) (4,7)
    B1 mounted(2+c) (3,4)
    B2 mounted(2+c) (5,4)
";

#[test]
fn sam_7_3_2_a_its_own_attacker_is_shot_at_first() {
    let mut field = Field::at(TWO_COME);
    field.dice("shot", [20; 6]).dice("blow", [20; 15]);
    field.order("A1 fire-and-retreat facing 0 fire nearest back none");
    field.orders("B1 run (3,5); B2 attack A1 by (5,5)").turn();
    field.happened("3.1 A1 shot B2 at 2").never("A1 shot B1");
    assert_eq!(field.ammo("A1"), 6);
    field.finish();
}

#[test]
fn sam_7_3_2_a_by_option_nobody_else_triggers_it() {
    let mut field = Field::at(&format!("option fire-retreat-only-vs-own-attacker on\n{TWO_COME}"));
    field.order("A1 fire-and-retreat facing 0 fire nearest back none");
    field.orders("B1 run (3,5)").turn();
    field.never("shot").never("stepped back");

    let mut field = Field::at(TWO_COME);
    field.dice("shot", [20; 6]).order("A1 fire-and-retreat facing 0 fire nearest back none");
    field.orders("B1 run (3,5)").turn();
    field.happened("3.1 A1 shot B1 at 2").finish();
}

#[test]
fn sam_7_3_2_a_if_nobody_triggers_it_it_does_nothing() {
    let mut field = Field::at(TWO_COME);
    field.order("A1 fire-and-retreat facing 0 fire nearest back none").turn();
    field.never("shot").never("stepped back");
    assert_eq!((field.ammo("A1"), field.place("A1")), (7, "(4,7)".into()));
}

#[test]
fn sam_7_3_3_a_it_steps_back_before_the_attack_reaches_it() {
    let mut field = Field::at(
        "
        level extended
        A1 arquebus(5+c) (4,7) facing 0
        B1 mounted(2+c) (4,2)
        ",
    );
    field.dice("shot", [3, 6, 12, 15, 18, 20]).dice("test", [9]);
    field.order("A1 fire-and-retreat facing 0 fire nearest back none");
    field.order("B1 attack A1 by (4,3) (4,4) (4,5) (4,6)").turn();
    field.happened("3.3 A1 shot B1 at 2 value 7: 3 6 12 15 18 20 = 2");
    field.happened("3.3 B1 hurt 1 absorbed 1 lost").happened("3.3 B1 tested losses at 14: 9");
    field.happened("3.3 A1 stepped back (4,8)").happened("3.4 B1 moved (4,6)").never("engaged");
    assert_eq!(field.facing("A1"), 0);
    field.finish();
}

/// Both fire in step 1, and both want (5,7).
const SAME_HEX: &str = "
    A1 arquebus(5+c) (4,7)
    A2 arquebus(5+c) (6,7)
    B1 yari(5) (4,4)
    B2 yari(5) (6,4)
";

#[test]
fn sam_7_3_3_b_two_that_want_the_same_hex_both_stay() {
    let mut field = Field::at(SAME_HEX);
    field.dice("shot", [20; 12]);
    field.order("A1 fire-and-retreat facing 0 fire nearest back 2");
    field.order("A2 fire-and-retreat facing 0 fire nearest back 4");
    field.orders("B1 march (4,5); B2 march (6,5)").turn();
    field.happened("3.1 A1 shot B1").happened("3.1 A2 shot B2").never("stepped back").finish();
}

#[test]
fn sam_7_3_3_b_the_preferred_direction_is_taken_if_it_is_possible() {
    let mut field = Field::at(SAME_HEX);
    field.dice("shot", [20; 12]);
    field.order("A1 fire-and-retreat facing 0 fire nearest back 2");
    // To the north-west is the enemy: it goes most straight away instead.
    field.order("A2 fire-and-retreat facing 0 fire nearest back 5");
    field.orders("B1 march (4,5); B2 march (6,5)").turn();
    field.happened("3.1 A1 stepped back (5,7)").happened("3.1 A2 stepped back (6,8)");
    assert_eq!((field.facing("A1"), field.place("A1")), (0, "(5,7)".into()));
    field.finish();
}

/// Arquebuses on (4,6) fire at an infantry unit that enters (4,4) in step 1; what is behind them differs.
fn retreat(sketch: &str) -> Field {
    let units = "A1 arquebus(5+c) (4,6)\nB1 yari(5) (4,3)";
    let mut field = Field::at(&format!("{sketch}\n{units}"));
    field.dice("shot", [20; 6]);
    field.order("A1 fire-and-retreat facing 0 fire nearest back none");
    field.order("B1 march (4,4)").turn();
    field.happened("3.1 A1 shot B1 at 2").finish();
    field
}

#[test]
fn sam_7_3_3_b_not_into_rivers_nor_onto_units_nor_beside_enemies() {
    retreat("").happened("3.1 A1 stepped back (4,7)");
    // Straight back is closed; both hexes beside it are as good, and 2 is the lower direction.
    retreat("river (4,7)").happened("3.1 A1 stepped back (5,6)");
    retreat("A2 yari(5) (4,7)").happened("3.1 A1 stepped back (5,6)");
    retreat("B2 yari(5) (6,7)").happened("3.1 A1 stepped back (4,7)");
    // (4,7) and (5,6) touch the enemy on (5,7).
    retreat("B2 yari(5) (5,7)").happened("3.1 A1 stepped back (3,6)");
}

#[test]
fn sam_7_3_3_b_of_hexes_as_straight_the_one_farther_from_enemies() {
    let sketch = "river (4,7)\nB2 yari(5) (7,6)";
    retreat(sketch).happened("3.1 A1 stepped back (3,6)");
}

#[test]
fn sam_7_3_3_b_if_no_hex_is_possible_it_stays() {
    let field = retreat("river (3,6) (4,7) (5,6)");
    field.never("stepped back");
    assert_eq!(field.place("A1"), "(4,6)");
}

#[test]
fn sam_7_3_3_b_no_step_if_the_target_was_destroyed() {
    let mut field = Field::at(
        "
        A1 arquebus(5+c) (4,6)
        B1 yari(1) (4,3)
        ",
    );
    field.dice("shot", [1; 6]);
    field.orders("A1 fire-and-retreat facing 0 fire nearest back none; B1 march (4,4)").turn();
    field.happened("3.1 B1 destroyed killed").never("stepped back").finish();
}

#[test]
fn sam_7_3_3_b_a_hidden_enemy_up_a_steep_slope_appears_instead() {
    let sketch = "woods (4,7)\nheight 2 (4,7)\nB2 yari(5+c) (4,7) facing 3 hidden";
    let units = "A1 arquebus(5+c) (4,6)\nB1 yari(5) (4,3)";
    let mut field = Field::at(&format!("{sketch}\n{units}"));
    field.dice("shot", [20; 6]);
    field.order("A1 fire-and-retreat facing 0 fire nearest back none");
    field.orders("B1 march (4,4); B2 ambush facing 3").turn();
    field.happened("3.1 B2 appeared (4,7)").never("stepped back").never("struck");
    field.never("engaged");
    assert_eq!(field.place("A1"), "(4,6)");
    field.finish();
}

#[test]
fn sam_7_3_4_a_an_enemy_behind_it_surprises_it() {
    let mut field = Field::at(
        "
        A1 archers(5+c) (4,4)
        B1 yari(5+c) (4,6)
        B2 mounted(2+c) (4,1)
        ",
    );
    field.dice("blow", [20; 12]);
    field.order("A1 fire-and-retreat facing 0 fire nearest back none");
    field.orders("B1 attack A1 by (4,5); B2 run (4,2)").turn();
    field.happened("3.1 A1 engaged B1").happened("3.1 B1 classed rear");
    field.never("A1 shot").never("stepped back");
    assert_eq!(field.ammo("A1"), 7);
    field.finish();
}

#[test]
fn sam_7_3_4_a_an_enemy_across_a_steep_slope_surprises_nobody() {
    let mut field = Field::at(
        "
        height 2 (4,5)
        A1 archers(5+c) (4,4)
        B1 yari(5) (4,5)
        B2 yari(5) (4,1)
        ",
    );
    field.dice("shot", [20; 6]);
    field.order("A1 fire-and-retreat facing 0 fire nearest back none");
    field.order("B2 march (4,2)").turn();
    // Every hex farther from B2 is beside B1.
    field.happened("3.1 A1 shot B2 at 2").never("stepped back").never("engaged").finish();
}
