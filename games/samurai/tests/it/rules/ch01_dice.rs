//! Chapter 1: the die, events, floors, comparisons.

use crate::field::Field;

#[test]
fn sam_1_1_3_a_dice_read_as_they_fall() {
    let mut field = Field::at(
        "
        A1 archers(1+c) (4,6)
        B1 yari(5) (4,3)
        ",
    );
    field.order("A1 shoot B1").dice("shot", [7, 20]).turn();
    field.happened("2 A1 shot B1 at 3 value 4: 7 20 = 0").finish();
}

#[test]
fn sam_1_1_3_b_at_or_under_the_value_hits() {
    let mut field = Field::at(
        "
        A1 yari(4) (4,4)
        B1 yari(5) (4,3) fights A1
        ",
    );
    field.dice("blow", [1, 4, 5, 20, 20, 20, 20, 20, 20]).turn();
    field.happened("A1 fought B1 value 4: 1 4 5 20 = 2").finish();
}

/// Naginata with a commander that lose three: 12 + 3 − 3.
fn tested_at_12() -> Field {
    let mut field = Field::at(
        "
        level extended
        turn 8 of 8
        A1 archers(5+c) (4,4)
        B1 naginata(5+c) (4,2)
        ",
    );
    field.orders("A1 shoot B1; B1 march (4,1)").dice("shot", [1, 2, 3, 4, 5, 6]);
    field
}

#[test]
fn sam_1_1_3_c_a_test_is_passed_at_or_under_the_value() {
    let mut field = tested_at_12();
    field.dice("test", [12]).turn();
    field.happened("B1 tested losses at 12: 12").never("B1 marked").finish();
    let mut field = tested_at_12();
    field.dice("test", [13]).turn();
    field.happened("B1 tested losses at 12: 13").happened("B1 marked 1").finish();
}

#[test]
fn sam_1_1_3_a_twenty_or_more_always_succeeds() {
    let mut field = Field::at(
        "
        level extended
        A1 monks(5+c) (4,7) m 1 honour
        A9 hq(4) (4,8)
        B1 yari(5) (4,0)
        ",
    );
    field.dice("test", [20]).turn();
    field.happened("A1 tested morale at 22: 20").happened("A1 marked 0").finish();
}

#[test]
fn sam_1_1_4_a_whoever_falls_has_taken_his_part() {
    let mut field = Field::at(
        "
        A1 mounted-archers(1) (4,5)
        A2 yari(5+c) (4,6)
        B1 mounted-archers(1) (4,2)
        B2 yari(5+c) (4,1)
        ",
    );
    field.orders("A1 shoot B1; B1 shoot A1").dice("shot", [1, 2, 20, 3, 4, 20]).turn();
    field.happened("A1 shot B1 at 3 value 4: 1 2 20 = 2");
    field.happened("B1 shot A1 at 3 value 4: 3 4 20 = 2");
    field.happened("A1 hurt 1 absorbed 1 lost").happened("B1 hurt 1 absorbed 1 lost");
    assert_eq!([field.status("A1"), field.status("B1")], ["destroyed", "destroyed"]);
    field.finish();
}

#[test]
fn sam_1_1_5_a_an_attack_below_nothing_never_hits() {
    let mut field = Field::at(
        "
        level expert
        A1 yari(5+c) (4,5)
        B1 peasants(4) (4,3) fatigue 2
        ",
    );
    field.order("A1 attack B1 by (4,4)");
    field.dice("blow", [20, 20, 20, 20, 20, 20, 1, 1, 1, 1]).turn();
    field.happened("B1 fought A1 value 0: 1 1 1 1 = 0").finish();
}

#[test]
fn sam_1_1_5_b_nothing_passes_below_one() {
    let mut field = Field::at(
        "
        level extended
        A1 peasants(1) (6,4) m 3
        A9 hq(4) (0,0) gone destroyed
        B1 yari(5) (12,0)
        ",
    );
    field.dice("test", [1]).turn();
    field.happened("morale A1 tested morale at -1: 1").never("A1 marked").finish();
}

/// A card that says something of its own about two orders.
const KEEN: &str = "
    level extended
    scenario [[card]] | id = \"keen\" | title = \"Keen\" | arm = \"infantry\" | figures = 5 | attack = { infantry = \"4\", cavalry = \"4\" } | defence = 1 | steadfastness = 10 | orders = [\"attack\", \"march\", \"rest\", \"ambush\"] | points = 10 | modifiers = { attack = { attack = 3 }, ambush = { attack = 5, defence = 2 } }
";

#[test]
fn sam_1_1_6_a_the_card_goes_before_the_table() {
    let mut field = Field::at(&format!("{KEEN}\nA1 keen(5+c) (4,5)\nB1 yari(5) (4,3)"));
    field.order("A1 attack B1 by (4,4)").dice("blow", [20; 11]).turn();
    field.happened("A1 fought B1 value 7:").finish();
}

#[test]
fn sam_1_1_6_a_also_for_a_strike() {
    let sketch = "woods (4,5)\nA1 keen(5+c) (4,5) hidden\nB1 yari(5) (4,3)";
    let mut field = Field::at(&format!("{KEEN}\n{sketch}"));
    field.orders("A1 ambush facing 0; B1 march (4,4)").dice("strike", [20; 6]).turn();
    field.happened("A1 struck B1 value 9:").finish();
}

#[test]
fn sam_1_1_8_a_equal_totals_an_attack_order_goes_first() {
    let mut field = Field::at(
        "
        A1 monks(5) (4,4)
        B2 yari(5+c) (4,2)
        B5 yari(5+c) (4,6)
        ",
    );
    field.orders("B2 march (4,3); B5 attack A1 by (4,5)");
    field.dice("blow", [20; 17]).turn();
    assert_eq!(field.facing("A1"), 3);
    field.happened("A1 fought B5").finish();
}

#[test]
fn sam_1_1_8_a_then_the_lower_number() {
    let mut field = Field::at(
        "
        A1 monks(5) (4,4)
        B2 yari(5+c) (4,6)
        B5 yari(5+c) (4,2)
        ",
    );
    field.orders("B2 march (4,5); B5 march (4,3)");
    field.dice("blow", [20; 17]).turn();
    field.happened("A1 fought B2").finish();
}

#[test]
fn sam_1_1_5_a_shot_below_nothing_never_hits() {
    let mut field = Field::at(
        "
        level expert
        A1 archers(5+c) (4,8) fatigue 4
        B1 yari(5) (4,2)
        ",
    );
    field.order("A1 shoot B1").dice("shot", [1; 6]).turn();
    field.happened("A1 shot B1 at 6 value 0: 1 1 1 1 1 1 = 0").finish();
}
