//! Chapter 7: defenders that are attacked, and attackers that are caught.

use crate::field::Field;

#[test]
fn sam_7_1_2_a_all_round_defence_has_no_rear() {
    let mut field = Field::at(
        "
        level extended
        A1 yari(5) (4,4)
        B1 mounted(2+c) (4,8)
        B2 naginata(5+c) (4,1)
        B3 yari(5+c) (7,5)
        ",
    );
    field.orders("A1 all-round-defence; B2 attack A1 by (4,2) (4,3)");
    field.order("B1 attack A1 by (4,7) (4,6) (4,5)").dice("blow", [20; 20]).turn();
    field.happened("3.2 A1 engaged B2").happened("3.3 A1 engaged B1");
    field.happened("B1 classed front").never("tested");
    field
        .happened("A1 fought B2 value 2")
        .happened("B1 fought A1 value 10: 20 20 20 20 20 20 20 20 20");

    // It holds as long as the order, not in later turns of the melee.
    field.order("B3 attack A1 by (6,5) (5,4)").dice("test", [1]).dice("blow", [20; 26]).turn();
    field.happened("B3 classed flank").happened("A1 tested flank at 7: 1");
    field.finish();
}

#[test]
fn sam_7_2_3_a_an_attack_from_outside_the_front_of_a_defender() {
    for (from, to, class, value) in
        [("(6,5)", "(5,4)", "flank", "flank at 8"), ("(4,6)", "(4,5)", "rear", "rear at 6")]
    {
        let mut field =
            Field::at(&format!("level extended\nA1 yari(5) (4,4)\nB1 yari(5+c) {from}\n"));
        field.orders(&format!("A1 defence facing 0; B1 attack A1 by {to}"));
        field.dice("test", [1]).dice("blow", [20; 11]).turn();
        field.happened(&format!("B1 classed {class}"));
        field.happened(&format!("A1 tested {value}: 1"));
        // It turns after the attack has been classed, and fights.
        field.happened("A1 fought B1 value 4");
        field.finish();
    }
}

#[test]
fn sam_7_2_3_a_three_in_front_fight_frontally_and_it_turns_to_the_strongest() {
    let mut field = Field::at(
        "
        level extended
        A1 yari(5) (4,4)
        B1 yari(5+c) (2,3)
        B2 yari(5+c) (4,2)
        B3 naginata(5+c) (6,3)
        ",
    );
    field.order("A1 defence facing 0");
    field.orders("B1 attack A1 by (3,3); B2 attack A1 by (4,3); B3 attack A1 by (5,3)");
    field.dice("blow", [20; 23]).turn();
    for unit in ["B1", "B2", "B3"] {
        field.happened(&format!("{unit} classed front"));
    }
    assert_eq!(field.facing("A1"), 1);
    field.never("tested");
    field.finish();
}

#[test]
fn sam_7_5_3_a_an_attacker_that_is_caught_keeps_its_bonus() {
    let mut field = Field::at(
        "
        level extended
        A1 mounted(2+c) (4,2)
        B1 archers(5) (4,7)
        B2 yari(5) (5,4)
        ",
    );
    field.order("A1 attack B1 by (4,3) (4,4) (4,5) (4,6)").dice("blow", [20; 14]).turn();
    assert_eq!(field.place("A1"), "(4,4)");
    field.happened("3.2 A1 engaged B2").never("classed");
    field.happened("A1 fought B2 value 10: 20 20 20 20 20 20 20 20 20");
    field.happened("B2 fought A1 value 4: 20 20 20 20 20");
    field.finish();
}

#[test]
fn sam_7_5_3_a_no_rear_bonus_against_a_unit_that_was_not_the_target() {
    let mut field = Field::at(
        "
        level extended
        A1 yari(5+c) (4,6)
        B1 yari(5) (4,4)
        B2 yari(5) (2,5)
        ",
    );
    field.orders("A1 attack B2 by (4,5) (3,4); B1 defence facing 0").dice("blow", [20; 11]).turn();
    assert_eq!(field.place("A1"), "(4,5)");
    field.happened("A1 engaged B1").never("classed").never("tested");
    field.happened("A1 fought B1 value 6").happened("B1 fought A1 value 4");
    field.finish();
}
