//! Chapter 7: regroup.

use crate::field::Field;

#[test]
fn sam_7_10_2_a_the_smaller_joins_the_larger() {
    let mut field = Field::at(
        "
        A1 archers(2) (4,4) ammo 7 facing 2
        A2 archers(3) (4,5) ammo 2 facing 5 honour
        A3 yari(5+c) (5,4)
        ",
    );
    field.orders("A1 regroup A2 at (4,4); A2 regroup A1 at (4,4)").turn();
    field.happened("4 A2 regrouped with A1 (4,4)");
    assert_eq!(field.place("A2"), "(4,4)");
    assert_eq!((field.figures("A2"), field.ammo("A2"), field.facing("A2")), (5, 2, 5));
    assert!(field.honour("A2"));
    assert_eq!(field.status("A1"), "absent");
    field.finish();
}

#[test]
fn sam_7_10_2_b_of_two_commanders_one_is_a_figure_like_others() {
    let mut field = Field::at("A1 yari(1+c) (4,4)\nA2 yari(3+c) (4,5)");
    field.orders("A1 regroup A2 at (4,5); A2 regroup A1 at (4,5)").turn();
    assert_eq!(field.figures("A2"), 6);
    assert!(field.has_commander("A2"));
    assert_eq!(field.status("A1"), "absent");
    field.finish();
}

#[test]
fn sam_7_10_2_b_of_equals_the_lower_number_is_the_larger() {
    let mut field = Field::at("A4 yari(1+c) (4,4)\nA2 yari(2) (4,5)");
    field.orders("A4 regroup A2 at (4,4); A2 regroup A4 at (4,4)").turn();
    assert_eq!(field.place("A2"), "(4,4)");
    assert_eq!(field.figures("A2"), 4);
    assert!(field.has_commander("A2"));
    assert_eq!(field.status("A4"), "absent");
    field.finish();
}

#[test]
fn sam_7_10_2_b_hits_absorbed_are_those_of_the_larger() {
    let mut field = Field::at(
        "
        A1 yari(1+c) (4,4)
        A2 yari(3) (4,5)
        B1 archers(1+c) (4,1)
        ",
    );
    field.orders("A1 regroup A2 at (4,4); A2 regroup A1 at (4,4); B1 shoot A1");
    field.dice("shot", [1, 20]).turn();
    field.happened("A1 hurt 1 absorbed 0 lost").happened("A2 regrouped with A1");
    assert_eq!(field.figures("A2"), 5);
    field.finish();
}

#[test]
fn sam_7_10_3_a_a_full_unit_has_no_losses() {
    let mut field = Field::at("level extended\nA1 yari(2) (4,4) m 1\nA2 yari(3+c) (4,5) m 1");
    field.orders("A1 regroup A2 at (4,4); A2 regroup A1 at (4,4)").dice("test", [20]).turn();
    assert_eq!(field.figures("A2"), 6);
    // Wavering with wavering gives wavering.
    field.happened("morale A2 tested morale at 12: 20");
    field.finish();
}

#[test]
fn sam_7_10_3_b_one_figure_is_missing() {
    let mut field = Field::at("level extended\nA1 yari(2) (4,4) m 1\nA2 yari(2+c) (4,5) m 1");
    field.orders("A1 regroup A2 at (4,4); A2 regroup A1 at (4,4)").dice("test", [20]).turn();
    assert_eq!(field.figures("A2"), 5);
    field.happened("morale A2 tested morale at 11: 20");
    field.finish();
}

#[test]
fn sam_7_10_3_c_a_normal_unit_steadies_a_wavering_one() {
    let mut field = Field::at("level extended\nA1 yari(2) (4,4) m 1\nA2 yari(2+c) (4,5)");
    field.orders("A1 regroup A2 at (4,4); A2 regroup A1 at (4,4)").turn();
    assert_eq!(field.markers("A2"), 0);
    field.finish();
}

#[test]
fn sam_7_10_3_c_fallen_commanders_are_not_missed() {
    let mut field =
        Field::at("level extended\nA1 yari(2-c) (4,4) m 1\nA2 yari(2) (4,5) m 1\nA9 hq(4) (5,4)");
    field.orders("A1 regroup A2 at (4,4); A2 regroup A1 at (4,4)").dice("test", [20]).turn();
    // 10 - 1 for a missing warrior - 1 for the marker + 4 for the HQ.
    field.happened("morale A1 tested morale at 12: 20");
    field.finish();
}

#[test]
fn sam_7_10_4_a_an_engaged_partner_does_not_merge() {
    let mut field = Field::at(
        "
        A1 yari(2) (4,4)
        A2 yari(3+c) (4,5)
        B1 naginata(5+c) (4,7)
        ",
    );
    field.orders("A1 regroup A2 at (4,4); A2 regroup A1 at (4,4); B1 attack A2 by (4,6)");
    field.dice("blow", [20; 10]).turn();
    field.never("regrouped").happened("4 A1 has order rest").never("A2 has order");
    assert_eq!((field.figures("A1"), field.figures("A2")), (2, 4));
    field.finish();
}

#[test]
fn sam_7_10_4_a_hexes_differ_or_the_partner_has_another_order() {
    for other in ["A2 regroup A1 at (4,5)", "A2 march (4,6)", "A2 rest"] {
        let mut field = Field::at("A1 yari(2) (4,4)\nA2 yari(3+c) (4,5)");
        field.orders("A1 regroup A2 at (4,4)").order(other).turn();
        field.never("regrouped").happened("4 A1 has order rest");
        field.finish();
    }
}

#[test]
fn sam_7_10_4_a_partners_without_order_or_life_do_not_merge() {
    let text = "
        level extended
        A1 yari(2+c) (4,4)
        A2 yari(1) (4,5) m 1
        B1 archers(5+c) (4,8)
        ";
    let orders = "A1 regroup A2 at (4,4); A2 regroup A1 at (4,4); B1 shoot A2";
    let mut field = Field::at(text);
    field.orders(orders).dice("shot", [1, 1, 20, 20, 20, 20]).turn();
    field.happened("A2 destroyed").never("regrouped").happened("4 A1 has order rest");
    field.finish();

    let mut field = Field::at(&text.replace("yari(1)", "yari(2)"));
    field.orders(orders).dice("shot", [1, 20, 20, 20, 20, 20]).dice("test", [20, 20]).turn();
    field.happened("A2 marked 2").never("regrouped").happened("4 A1 has order rest");
    field.finish();
}

#[test]
fn sam_18_3_2_a_the_greater_fatigue_counts() {
    let mut field =
        Field::at("level expert\nA1 yari(2) (4,4) fatigue 4\nA2 yari(3+c) (4,5) fatigue 1");
    field.orders("A1 regroup A2 at (4,4); A2 regroup A1 at (4,4)").turn();
    assert_eq!(field.fatigue("A2"), 4);
    field.never("recovered");
    field.finish();
}
