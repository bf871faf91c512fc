//! Chapter 8: the end of an engagement.

use crate::field::Field;

#[test]
fn sam_8_5_1_a_whoever_destroys_its_only_foe_is_free() {
    let mut field = Field::at(
        "
        A1 yari(5+c) (4,4)
        B1 yari(1) (4,3) fights A1
        ",
    );
    field.dice("blow", [1, 1, 20, 20, 20, 20, 20]).turn();
    assert_eq!(field.status("B1"), "destroyed");
    assert!(field.fights("A1").is_empty());
    field.happened("5 A1 released");
    assert!(field.accepts("A1 run (4,5) (4,6)"));
    field.finish();
}

#[test]
fn sam_8_5_1_b_an_engaged_unit_does_not_march_away() {
    let mut field = Field::at(
        "
        A1 yari(5+c) (4,4)
        B1 yari(5) (4,3) fights A1
        ",
    );
    assert!(!field.accepts("A1 march (4,5)"));
    assert!(field.accepts("A1 withdraw (4,5)"));
}

#[test]
fn sam_8_5_2_a_the_winner_turns_to_another_enemy_within_reach() {
    let mut field = Field::at(
        "
        A1 yari(5+c) (4,4)
        B1 yari(1) (4,3) fights A1
        B2 yari(5) (5,4)
        ",
    );
    field.order("B2 defence facing 2").dice("blow", [1, 1, 20, 20, 20, 20, 20]).turn();
    field.happened("5 A1 engaged B2");
    assert_eq!(field.facing("A1"), 2);
    assert_eq!(field.facing("B2"), 5);
    assert_eq!(field.fights("A1"), ["B2"]);

    field.dice("blow", [20; 11]).turn();
    field.happened("5 A1 fought B2").happened("5 B2 fought A1");
    field.finish();
}

#[test]
fn sam_8_5_2_a_it_turns_to_the_strongest_whether_engaged_before_or_not() {
    let mut field = Field::at(
        "
        A1 yari(5+c) (4,4)
        B1 yari(1) (4,3) fights A1
        B2 naginata(5) (5,4)
        B3 yari(5) (4,5) fights A1
        ",
    );
    field.order("B2 defence facing 2").dice("blow", [1, 1, 20, 20, 20, 20, 20]);
    field.dice("blow", [20; 5]).turn();
    assert_eq!(field.facing("A1"), 2);
    assert_eq!(field.fights("A1"), ["B2", "B3"]);
    field.finish();
}

#[test]
fn sam_8_5_2_a_one_to_whom_several_turn_turns_to_the_strongest_of_them() {
    let mut field = Field::at(
        "
        A1 yari(5) (4,4)
        A2 naginata(5) (6,4)
        B1 yari(1) (4,3) fights A1
        B2 yari(1) (6,3) fights A2
        B3 yari(5) (5,4)
        ",
    );
    // B3 looks away from both, who have no zones.
    field.order("B3 defence facing 3").dice("blow", [1, 1, 20, 20, 20]);
    field.dice("blow", [1, 1, 20, 20, 20]).dice("blow", [20; 2]).turn();
    assert_eq!(field.fights("B3"), ["A1", "A2"]);
    assert_eq!((field.facing("A1"), field.facing("A2"), field.facing("B3")), (2, 4, 1));
    field.finish();
}

#[test]
fn sam_8_5_2_a_it_does_not_turn_across_a_steep_slope() {
    let mut field = Field::at(
        "
        height 2 (5,4)
        A1 yari(5+c) (4,4)
        B1 yari(1) (4,3) fights A1
        B2 yari(5) (5,4)
        ",
    );
    field.dice("blow", [1, 1, 20, 20, 20, 20, 20]).turn();
    assert!(field.fights("A1").is_empty());
    field.happened("5 A1 released");
    field.finish();
}

#[test]
fn sam_8_5_3_a_a_foe_that_surrenders_in_stage_3_is_not_fought() {
    let mut field = Field::at(
        "
        level extended
        river (9,4)
        A1 yari(5) (4,4)
        B1 yari(5) (4,3) m 3 fights A1
        B9 hq(1) (9,3)
        ",
    );
    field.order("B9 march (9,4)").dice("river", [11]).dice("test", [6]).turn();
    field.happened("3.1 B1 tested headquarters at 5: 6").happened("3.1 B1 destroyed surrendered");
    field.never("fought");
    assert!(field.fights("A1").is_empty());
    field.finish();
}

#[test]
fn sam_8_5_3_a_who_is_still_engaged_turns_to_the_strongest_in_the_step() {
    let mut field = Field::at(
        "
        level extended
        river (9,4)
        A1 yari(5) (4,4) facing 0
        B1 yari(5) (4,3) m 3 fights A1
        B2 naginata(5) (5,4) fights A1
        B3 yari(5) (4,5) fights A1
        B9 hq(1) (9,3)
        ",
    );
    field.order("B9 march (9,4)").dice("river", [11]).dice("test", [6, 1, 1]);
    field.dice("blow", [20; 15]).turn();
    field.happened("3.1 A1 faced 2").happened("5 A1 fought B2").happened("5 B3 fought A1");
    field.finish();
}

#[test]
fn sam_8_5_3_a_who_is_left_alone_in_stage_3_has_no_order_any_more() {
    let mut field = Field::at(
        "
        level extended
        A1 mounted(2+c) (2,2)
        A2 archers(5+c) (9,7)
        B1 yari(5) (3,3) m 3
        B5 yari(5) (2,7)
        B9 hq(1) (9,2)
        ",
    );
    field.orders(
        "A1 attack B5 by (2,3) (2,4) (2,5) (2,6); A2 defence facing 0 range 3 fire nearest",
    );
    field.order("B9 run (9,3) (9,4)");
    field.dice("shot", [1, 1, 20, 20, 20, 20]).dice("test", [6, 1]).turn();
    field.happened("3.1 A1 engaged B1").happened("3.2 B1 destroyed surrendered");
    field.happened("3.2 A1 has order none").never("fought");
    assert_eq!(field.place("A1"), "(2,3)");
    field.finish();
}

/// It has no zone either: one that is bound elsewhere passes it.
#[test]
fn sam_8_5_3_a_who_is_left_alone_has_no_zone_any_more() {
    let mut field = Field::at(
        "
        level extended
        river (9,4)
        A1 yari(5) (4,4)
        A2 yari(5) (3,7)
        B1 yari(5) (4,3) m 3 fights A1
        B2 mounted(2+c) (1,3)
        B9 hq(1) (9,3)
        ",
    );
    field.orders("B9 march (9,4); B2 attack A2 by (2,4) (3,4) (3,5) (3,6)");
    field.dice("river", [11]).dice("test", [6, 1]).dice("blow", [20; 14]).turn();
    field.happened("3.1 B1 destroyed surrendered").happened("3.2 B2 moved (3,4)");
    field.happened("3.4 A2 engaged B2").never("A1 engaged").finish();
}

/// Who belongs to nobody is nobody's enemy [SAM-19.2.5].
#[test]
fn sam_8_5_2_a_it_does_not_turn_to_those_who_belong_to_nobody() {
    let mut field = Field::at(
        "
        C1 yari(5+c) (5,4)
        scenario third: joins = \"b\" | rolls-from = 4 | die = 8 | joins-on = 6 | attacked-by = \"a\"
        A1 yari(5+c) (4,4)
        B1 yari(1) (4,3) fights A1
        ",
    );
    field.dice("blow", [1, 1, 20, 20, 20, 20, 20]).turn();
    field.happened("5 A1 released").never("engaged");
    assert!(field.fights("C1").is_empty());
    field.finish();
}
