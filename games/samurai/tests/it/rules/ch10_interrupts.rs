//! [SAM-10.3.1] to [SAM-10.3.4] Interrupt fire.

use crate::field::Field;

#[test]
fn sam_10_3_1_a_ambushes_fire_at_exactly_2() {
    let mut field = Field::at(
        "
        woods (4,6)
        A1 archers(5+c) (4,6) hidden
        B1 yari(5) (4,2)
        ",
    );
    field.orders("A1 ambush facing 0 fire nearest; B1 march (4,3)").turn();
    field.never("shot");
    assert_eq!(field.status("A1"), "hidden");
}

/// Archers on (4,7) on defence to the north, range 3, and an enemy on (4,4).
fn watch(order: &str) -> Field {
    let mut field = Field::at("A1 archers(5+c) (4,7)\nB1 yari(5) (4,4)");
    field.dice("shot", [20; 6]);
    field.order("A1 defence facing 0 range 3 fire nearest").order(order).turn();
    field
}

#[test]
fn sam_10_3_2_a_who_begins_to_move_in_the_sector_is_shot_at() {
    watch("B1 rest").never("shot");
    let field = watch("B1 march (4,3)");
    field.happened("3.0 A1 shot B1 at 3 value 4").in_order("3.0 A1 shot", "3.1 B1 moved (4,3)");
    field.finish();
}

const THREE_COME: &str = "
    A1 archers(5+c) (4,7)
    B1 yari(5) (3,3)
    B2 mounted(2+c) (4,3)
    B3 naginata(5) (5,3)
";

#[test]
fn sam_10_3_2_b_of_three_that_enter_one_is_shot_at() {
    let mut field = Field::at(THREE_COME);
    field.dice("shot", [20; 6]);
    field.order("A1 defence facing 0 range 3 fire nearest");
    field.orders("B1 march (3,4); B2 march (4,4); B3 march (5,4)").turn();
    assert_eq!(field.facts().iter().filter(|line| line.contains("A1 shot")).count(), 1);
    field.finish();
}

#[test]
fn sam_10_3_2_b_only_in_sight_and_at_a_range_with_a_number() {
    let mut field = Field::at("woods (4,6)\nA1 archers(5+c) (4,7)\nB1 yari(5) (4,5)");
    field.dice("blow", [20; 11]);
    field.orders("A1 defence facing 0 range 3 fire nearest; B1 march (4,6)").turn();
    // It begins to move behind the woods, and then stands beside the archers.
    field.never("shot").happened("3.1 A1 engaged B1").finish();
}

#[test]
fn sam_10_3_2_b_not_who_is_engaged() {
    let mut field = Field::at(
        "
        A1 archers(5+c) (4,7)
        A2 yari(5) (4,3)
        B1 yari(5+c) (4,4) fights A2
        ",
    );
    field.dice("blow", [20; 5]).dice("shot", [20; 6]);
    field.orders("A1 defence facing 0 range 3 fire nearest; B1 withdraw (5,4)").turn();
    // It is shot at when it has left the melee.
    field.in_order("B1 moved (5,4)", "6.1 A1 shot B1").finish();
}

/// Ambushes, and fire and retreat, fire at what comes into their sectors alone.
#[test]
fn sam_10_3_2_c_who_begins_to_move_triggers_neither_ambush_nor_retreat() {
    for (card, order) in [
        ("archers(5+c) (4,4) hidden", "A1 ambush facing 0 fire nearest"),
        ("archers(5+c) (4,4)", "A1 fire-and-retreat facing 0 fire nearest back none"),
    ] {
        let mut field = Field::at(&format!("woods (4,4)\nA1 {card}\nB1 yari(5) (4,2)"));
        field.order(order).order("B1 march (4,1)").turn();
        field.never("shot").never("A1 appeared").never("stepped back");
        assert_eq!(field.place("A1"), "(4,4)");
        // Another hex of the sector is entered like the first.
        let mut field = Field::at(&format!("woods (4,4)\nA1 {card}\nB1 yari(5) (4,2)"));
        field.dice("shot", [20; 6]).order(order).order("B1 march (5,2)").turn();
        field.happened("3.1 A1 shot B1 at 2").finish();
    }
}

/// A fleeing unit whose first step leads out of the sector of archers.
const OUT_OF_THE_SECTOR: &str = "
    level extended
    A1 yari(5) (4,4) m 2
    A9 hq(4) (4,8)
    B1 archers(5+c) (4,1)
";

#[test]
fn sam_10_3_2_d_who_begins_to_flee_in_the_sector_is_shot_at() {
    let mut field = Field::at(OUT_OF_THE_SECTOR);
    field.order("B1 defence facing 3 range 3 fire nearest");
    field.dice("shot", [20; 6]).dice("test", [20]).turn();
    field.in_order("6.1 B1 shot A1 at 3 value 4", "6.1 A1 moved (4,5)");
    field.never("3.0 B1 shot").finish();
}

#[test]
fn sam_10_3_2_d_not_who_is_still_engaged() {
    let mut field = Field::at(&format!("{OUT_OF_THE_SECTOR}\nB2 yari(5) (5,3) fights A1"));
    field.order("B1 defence facing 3 range 3 fire nearest");
    field.dice("blow", [20; 5]).dice("test", [1, 20]).turn();
    field.never("shot").happened("6.1 A1 moved (4,5)").finish();
}

/// It kept its order when its foe was destroyed, and stops where it stands if its nerves fail.
#[test]
fn sam_10_3_2_d_nor_who_withdraws_after_its_melee_is_spared() {
    let mut field = Field::at(
        "
        level extended
        A1 yari(5+c) (4,4)
        A2 yari(5) (3,3)
        B1 archers(5+c) (4,1)
        B2 yari(1) (4,3) fights A1 fights A2
        ",
    );
    field.order("A1 withdraw (4,5)").order("B1 defence facing 2 range 3 fire nearest");
    field
        .dice("blow", [1, 1, 20, 20, 20, 20])
        .dice("shot", [1, 1, 1, 1, 1, 1])
        .dice("test", [20, 1]);
    field.turn();
    field.happened("5 B2 destroyed").in_order("6.1 B1 shot A1 at 3", "6.1 A1 stopped test");
    assert_eq!(field.place("A1"), "(4,4)");
    field.finish();
}

#[test]
fn sam_10_3_3_a_by_default_the_nearest() {
    let mut field = Field::at(
        "
        A1 archers(5+c) (4,7)
        B1 yari(5) (5,4)
        B2 yari(5) (5,5)
        ",
    );
    field.dice("shot", [20; 6]);
    field.order("A1 defence facing 0 range 3 fire nearest");
    field.orders("B1 march (5,3); B2 march (6,5)").turn();
    // (5,4) is at 3 and (5,5) at 2; both begin to move in the sector.
    field.happened("3.0 A1 shot B2 at 2").finish();
}

/// Three enemies come to range 3 at once; whom the archers shoot at.
fn choice(fire: &str) -> Field {
    let mut field = Field::at(THREE_COME);
    field.dice("shot", [20; 6]);
    field.order(&format!("A1 defence facing 0 range 3 fire {fire}"));
    field.orders("B1 march (3,4); B2 march (4,4); B3 march (5,4)").turn();
    field
}

#[test]
fn sam_10_3_3_a_the_fire_choice_decides() {
    // Total attacks against the archers: 20, 24, 25.
    choice("strongest").happened("3.1 A1 shot B3");
    choice("cavalry").happened("3.1 A1 shot B2");
    choice("B1").happened("3.1 A1 shot B1");
    // All are as near; then the higher total attack.
    choice("nearest").happened("3.1 A1 shot B3");
}

#[test]
fn sam_5_3_2_a_a_preference_does_not_make_a_unit_wait() {
    let mut field = Field::at(
        "
        A1 archers(5+c) (4,7)
        B2 yari(5) (4,3)
        B7 mounted(2+c) (5,2)
        ",
    );
    field.dice("shot", [20; 6]);
    field.order("A1 defence facing 0 range 3 fire B7");
    field.orders("B2 march (4,4); B7 run (5,3) (5,4)").turn();
    field.happened("3.1 A1 shot B2").never("A1 shot B7").finish();
}

#[test]
fn sam_10_3_4_a_stepping_back_triggers_nothing() {
    let mut field = Field::at(
        "
        A1 archers(5+c) (4,6)
        B1 yari(5) (4,3)
        B2 archers(5+c) (6,8)
        ",
    );
    field.dice("shot", [20; 6]);
    field.order("A1 fire-and-retreat facing 0 fire nearest back none");
    field.orders("B1 march (4,4); B2 defence facing 5 range 4 fire nearest").turn();
    field.happened("3.1 A1 stepped back (4,7)").never("B2 shot").finish();
}

#[test]
fn sam_10_3_4_a_appearing_turning_and_shooting_trigger_nothing() {
    let mut field = Field::at(
        "
        woods (4,4)
        A1 archers(5+c) (4,7)
        B1 yari(5+c) (4,4) hidden
        B2 archers(5+c) (3,4)
        B3 yari(5) (5,4)
        ",
    );
    field.dice("shot", [20; 6]);
    field.order("A1 defence facing 0 range 3 fire nearest");
    field.orders("B2 shoot A1; B3 defence facing 3").turn();
    field.happened("0 B1 appeared").happened("2 B2 shot A1").happened("1 B3 faced 3");
    field.never("A1 shot").finish();
}

#[test]
fn sam_10_3_2_b_only_in_the_line_of_sight_and_at_a_range_with_a_number() {
    let comes = |more: &str, from: &str, to: &str| {
        let mut field = Field::at(&format!("A1 archers(5+c) (4,7)\nB1 yari(5) {from}\n{more}"));
        field.order("A1 defence facing 0 range 6 fire nearest");
        field.order(&format!("B1 march {to}"));
        field
    };
    comes("woods (4,5)", "(4,3)", "(4,4)").turn().never("shot");
    // From beside the sector it steps next to the archers at once.
    let mut field = comes("", "(2,7)", "(3,6)");
    field.dice("blow", [20; 11]).turn();
    field.never("shot").happened("3.1 A1 engaged B1").finish();
}
