//! [SAM-11.3.2] to [SAM-11.3.4] Strikes out of ambush.

use crate::field::Field;

const NAGINATA_COME: &str = "
    level extended
    woods (4,4)
    A1 naginata(5+c) (4,2)
    B1 yari(5) (4,4) hidden
    B9 yari(5+c) (4,5)
";

#[test]
fn sam_11_3_2_a_it_strikes_in_the_step_in_which_it_is_revealed() {
    let mut field = Field::at(NAGINATA_COME);
    field.dice("strike", [7, 8, 3, 1, 2]).dice("test", [15]);
    field.orders("A1 march (4,3); B1 ambush facing 0").turn();
    field.happened("3.1 B1 appeared (4,4) facing 0 by contact");
    field.happened("3.1 B1 struck A1 value 7: 7 8 3 1 2 = 4");
    field.happened("3.1 A1 hurt 2 absorbed 2 lost").happened("3.1 A1 tested losses at 13: 15");
    field.happened("3.1 A1 marked 1").happened("3.1 A1 engaged B1").never("fought");
    assert_eq!((field.markers("A1"), field.fights("A1")), (1, vec!["B1".into()]));
    field.finish();
}

#[test]
fn sam_11_3_2_a_the_strike_has_its_3_already_at_basic() {
    let mut field = Field::at(&NAGINATA_COME.replace("extended", "basic"));
    field.dice("strike", [20; 5]);
    field.orders("A1 march (4,3); B1 ambush facing 0").turn();
    field.happened("3.1 B1 struck A1 value 7").never("fought").finish();
}

#[test]
fn sam_11_3_2_b_who_destroys_its_enemy_gets_honour() {
    let mut field = Field::at(&NAGINATA_COME.replace("naginata(5+c)", "naginata(1)"));
    field.dice("strike", [1, 1, 1, 20, 20]);
    field.orders("A1 march (4,3); B1 ambush facing 0").turn();
    field.happened("3.1 A1 destroyed killed").happened("3.1 B1 honoured");
    assert!(field.honour("B1"));
    field.finish();
}

#[test]
fn sam_11_3_2_c_two_ambushers_strike_together() {
    let mut field = Field::at(
        "
        level extended
        woods (4,4) (5,3)
        A1 naginata(5+c) (4,2)
        B1 yari(5) (4,4) hidden
        B2 yari(5) (5,3) hidden
        B9 yari(5+c) (5,4)
        ",
    );
    field.dice("strike", [1, 1, 20, 20, 20, 1, 1, 20, 20, 20]).dice("test", [1]);
    field.orders("A1 march (4,3); B1 ambush facing 0; B2 ambush facing 5").turn();
    field.happened("3.1 B1 struck A1").happened("3.1 B2 struck A1");
    field.happened("3.1 A1 hurt 2 absorbed 2 lost").happened("3.1 A1 tested losses at 13: 1");
    field.never("fought").finish();
}

#[test]
fn sam_11_3_2_d_of_several_it_strikes_the_strongest_and_turns_to_it() {
    let mut field = Field::at(
        "
        woods (4,4)
        A1 yari(5+c) (4,4) hidden
        B2 yari(5+c) (4,2)
        B3 naginata(5) (5,2)
        ",
    );
    field.dice("strike", [20; 6]).dice("blow", [20; 6]);
    field.orders("A1 ambush facing 0; B2 march (4,3); B3 march (5,3)").turn();
    field.happened("3.1 A1 struck B3 value 7");
    assert_eq!((field.facing("A1"), field.fights("A1")), (1, vec!["B2".into(), "B3".into()]));
    // Others than the one struck roll as usual.
    field.happened("5 B2 fought A1").never("B3 fought").never("A1 fought").finish();
}

#[test]
fn sam_11_3_3_a_neither_rolls_this_turn_and_both_do_the_next() {
    let mut field = Field::at(NAGINATA_COME);
    field.dice("strike", [20; 5]);
    field.orders("A1 march (4,3); B1 ambush facing 0").turn();
    field.happened("3.1 B1 struck A1").never("fought");
    field.dice("blow", [20; 11]).turn();
    field.happened("5 A1 fought B1").happened("5 B1 fought A1").finish();
}

#[test]
fn sam_11_3_4_a_from_another_side_it_does_not_strike() {
    let mut field = Field::at(
        "
        level extended
        woods (4,4)
        A1 yari(5+c) (4,4) hidden
        B1 yari(5) (4,6)
        ",
    );
    let blows = [20, 20, 20, 20, 20, 20, 1, 1, 1, 20, 20];
    field.dice("blow", blows).dice("test", [1]);
    field.orders("A1 ambush facing 0; B1 march (4,5)").turn();
    field.happened("3.1 A1 appeared").never("struck").happened("5 A1 fought B1 value 4");
    field.happened("5 A1 hurt 2 absorbed 1 lost").happened("5 A1 tested losses at 13: 1");
    assert_eq!(field.facing("A1"), 3);
    field.finish();
}

#[test]
fn sam_11_3_4_a_an_attack_from_behind_is_never_flank_or_rear() {
    let mut field = Field::at(
        "
        level extended
        woods (4,4)
        A1 yari(5+c) (4,4) hidden
        A2 yari(5) (6,5)
        B1 yari(5+c) (4,7)
        ",
    );
    field.dice("blow", [20; 12]);
    field.orders("A1 ambush facing 0; B1 attack A2 by (4,6) (4,5)").turn();
    field.never("classed flank").never("classed rear").never("struck");
    field.happened("3.2 A1 appeared").finish();
}

#[test]
fn sam_11_3_4_a_an_attacker_bound_elsewhere_does_not_pass_an_ambush() {
    let mut field = Field::at(
        "
        option attackers-pass-defenders on
        woods (4,4)
        A1 yari(5+c) (4,4) hidden
        A2 yari(5) (3,6)
        B1 mounted(2+c) (6,5)
        ",
    );
    field.dice("blow", [20; 15]);
    field.orders("A1 ambush facing 0; B1 attack A2 by (5,5) (4,5) (3,5)").turn();
    field.happened("3.2 A1 appeared (4,4)").happened("3.2 A1 engaged B1").never("B1 moved (3,5)");
    field.never("struck").finish();
}

#[test]
fn sam_11_3_2_d_two_ambushes_side_by_side_strike_each_other() {
    let mut field = Field::at(
        "
        level extended
        woods (4,3) (4,4)
        A1 yari(5+c) (4,4) hidden
        B1 yari(5+c) (4,3) hidden
        ",
    );
    field.orders("A1 ambush facing 0; B1 ambush facing 3");
    field.dice("strike", [1, 1, 1, 20, 20, 20]).dice("strike", [1, 1, 1, 20, 20, 20]);
    field.dice("test", [1, 1]).turn();
    field.happened("3.0 A1 struck B1 value 7: 1 1 1 20 20 20 = 3");
    // All at once: B1 strikes with all its figures.
    field.happened("3.0 B1 struck A1 value 7: 1 1 1 20 20 20 = 3");
    field.happened("A1 hurt 2 absorbed 1 lost").happened("B1 hurt 2 absorbed 1 lost");
    field.never("fought");
    assert_eq!(field.fights("A1"), ["B1"]);
    field.finish();
}

#[test]
fn sam_11_3_2_d_an_hq_that_falls_to_a_strike_shakes_its_army() {
    let mut field = Field::at(
        "
        level extended
        woods (4,4)
        A1 naginata(5) (10,7)
        A9 hq(1) (4,2)
        B1 yari(5+c) (4,4) hidden
        ",
    );
    field.orders("A1 march (10,6); A9 march (4,3); B1 ambush facing 0");
    field.dice("strike", [1, 1, 1, 20, 20, 20]).dice("test", [11]).dice("test", [20]).turn();
    field.in_order("3.1 A9 destroyed killed", "3.1 A1 tested headquarters at 10: 11");
    field.in_order("3.1 A1 marked 1", "3.1 B1 honoured").finish();
}

#[test]
fn sam_11_3_2_d_who_is_revealed_strikes_and_does_not_fire() {
    let mut field = Field::at(
        "
        woods (4,4)
        A1 archers(5+c) (4,4) hidden
        B1 yari(5) (2,4)
        B2 yari(5) (4,1)
        ",
    );
    // B1 steps beside it and B2 to range 2 at the same moment.
    field.orders("A1 ambush facing 0 fire B2; B1 march (3,3); B2 march (4,2)");
    field.dice("strike", [20; 6]).turn();
    field.happened("3.1 A1 struck B1 value 6").never("shot").never("fought");
    assert_eq!((field.facing("A1"), field.ammo("A1")), (5, 7));
    field.finish();
}
