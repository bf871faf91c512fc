//! [SAM-11.2.1] and [SAM-11.3.1] Fire out of ambush.

use crate::field::Field;

const ARCHERS: &str = "
    woods (4,6)
    A1 archers(5+c) (4,6) hidden
    B1 yari(5+c) (4,3)
";

#[test]
fn sam_11_2_1_a_who_fires_is_on_the_board_from_then_on() {
    let mut field = Field::at(ARCHERS);
    field.dice("shot", [20; 6]);
    field.orders("A1 ambush facing 0 fire nearest; B1 march (4,4)").turn();
    field.in_order("3.1 A1 appeared (4,6) facing 0 by fire", "3.1 A1 shot B1 at 2");
    assert_eq!((field.status("A1"), field.ammo("A1")), ("visible", 6));
    field.finish();
}

#[test]
fn sam_11_2_1_b_it_strikes_no_more_and_fights_as_others_do() {
    let mut field = Field::at(ARCHERS);
    field.dice("shot", [20; 6]).dice("blow", [20; 12]);
    field.orders("A1 ambush facing 0 fire nearest; B1 run (4,4) (4,5)").turn();
    field.happened("3.1 A1 shot B1").happened("3.2 A1 engaged B1").never("struck");
    field.happened("5 A1 fought B1 value 3").happened("5 B1 fought A1 value 4").finish();
}

#[test]
fn sam_11_2_1_b_it_keeps_the_ambush_order_and_is_attacked_from_the_front_only() {
    let sketch = format!("level extended\n{ARCHERS}\nB2 mounted(2+c) (6,8)");
    let mut field = Field::at(&sketch);
    let blows = [20, 20, 20, 20, 20, 20, 1, 1, 1, 20, 20, 20, 20, 20, 20];
    field.dice("shot", [20; 6]).dice("blow", blows).dice("test", [1]);
    field.orders("A1 ambush facing 0 fire nearest; B1 march (4,4); B2 march (5,7) (4,7)").turn();
    field.happened("3.1 A1 shot B1").happened("3.2 A1 engaged B2").never("classed rear");
    // Defence 1 and 1 for the ambush; steadfastness 10 + 3 + 1 - 1.
    field.happened("5 A1 hurt 2 absorbed 1 lost").happened("5 A1 tested losses at 13: 1").finish();
}

/// Hidden archers without a commander of their own, and an enemy that comes to range 2.
fn ambush_fire(level: &str) -> Field {
    let mut field = Field::at(&format!(
        "level {level}
        woods (4,6)
        A1 archers(5) (4,6) hidden
        A9 yari(5+c) (4,7)
        B1 yari(5) (4,3)"
    ));
    field.dice("shot", [20; 5]);
    field.orders("A1 ambush facing 0 fire nearest; B1 march (4,4)").turn();
    field
}

#[test]
fn sam_11_3_1_a_ambush_fire_is_sharper_from_extended_on() {
    ambush_fire("extended").happened("3.1 A1 shot B1 at 2 value 7: 20 20 20 20 20 = 0").finish();
    ambush_fire("basic").happened("3.1 A1 shot B1 at 2 value 5: 20 20 20 20 20 = 0").finish();
}

#[test]
fn sam_11_3_1_a_it_costs_ammunition_of_which_ninja_have_enough() {
    assert_eq!(ambush_fire("basic").ammo("A1"), 6);
    let mut field = Field::at(&ARCHERS.replace("archers(5+c) (4,6)", "archers(5+c) (4,6) ammo 0"));
    field.orders("A1 ambush facing 0; B1 march (4,4)").turn();
    field.never("shot");
    assert_eq!(field.status("A1"), "hidden");
    let mut field = Field::at(&ARCHERS.replace("archers(5+c)", "ninja(5)"));
    field.dice("shot", [20; 5]);
    field.orders("A1 ambush facing 0 fire nearest; B1 march (4,4)").turn();
    field.happened("3.1 A1 shot B1 at 2").finish();
}

#[test]
fn sam_11_3_1_a_several_are_chosen_from_by_the_fire_choice() {
    let mut field = Field::at(&format!("{ARCHERS}\nB2 yari(5) (5,3)\nB3 yari(5) (3,3)"));
    field.dice("shot", [20; 6]);
    field.order("A1 ambush facing 0 fire B2");
    field.orders("B1 march (4,4); B2 march (5,4); B3 march (3,4)").turn();
    field.happened("3.1 A1 shot B2 at 2").finish();
}
