//! Section 6.4: moves without orders.

use crate::field::Field;

/// Ledru in Kamenka before the flèches, which the Russians hold.
const BEFORE_THE_FLECHES: &str = "turn 3
    kamenka: F-3-11(1) F-3-10
    fleches: R-8-27
    ask straggles french";

#[test]
fn bor_6_4_1_a_whoever_has_done_nothing_may_straggle() {
    let field = Field::at(
        "turn 3
        old_road_wood: F-5-16
        yelnya: F-HQ-PON F-5-18 F-5-C F-HQ-JUN
        aleksinki: F-3-LA
        moved: F-5-18
        bombarded: F-3-LA
        active: F-HQ-PON
        utitsa: R-P-3
        ask straggles french",
    );
    assert!(field.offers("take F-5-16"));
    // Poniatowski could have ordered it.
    assert!(field.offers("take F-5-C"));
    // A headquarters may, but not once it is activated.
    assert!(field.offers("take F-HQ-JUN"));
    field.refused("take F-HQ-PON", "BOR-6.1.7");
    field.refused("take F-5-18", "BOR-8.1.1");
    field.refused("take F-3-LA", "BOR-7.1.5");
    field.refused("take R-P-3", "BOR-1.1.6");
    field.refused("take F-G-OG", "BOR-4.4.2");
    field.finish();
}

#[test]
fn bor_6_4_1_a_a_held_block_may_not() {
    let field = Field::at(
        "turn 3
        fleches: R-8-CG F-1-5
        moved: F-1-5
        entered: F-1-5 utitsa_forest
        crossed: utitsa_forest>fleches french 1
        semenovskoye: R-8-G
        ask straggles russian",
    );
    field.refused("take R-8-CG", "BOR-9.1.2");
    assert!(field.offers("take R-8-G"));
}

/// Kreutz in Mikhailovskoye, and what a die makes of his way to Psarevo.
fn kreutz_rolls(die: u8) -> Field {
    let mut field = Field::at(
        "turn 3 first russian
        mikhailovskoye: R-G-III
        shevardino: F-1-5
        ask straggles russian",
    );
    field.dice([die]).act("take R-G-III").act("move psarevo");
    field.finish();
    field
}

#[test]
fn bor_6_4_2_a_a_low_die_costs_a_step() {
    for (die, steps) in [(1, 2), (3, 2), (4, 3), (6, 3)] {
        let field = kreutz_rolls(die);
        assert_eq!((field.place("R-G-III").as_str(), field.steps("R-G-III")), ("psarevo", steps));
        // It has moved, and the question comes again.
        field.refused("take R-G-III", "BOR-8.1.1");
    }
}

#[test]
fn bor_6_4_2_a_the_whole_move_is_named_roads_included() {
    let mut field = Field::at(
        "turn 3 first russian
        mikhailovskoye: R-G-III
        golovino: F-1-5
        ask straggles russian",
    );
    field.act("take R-G-III");
    assert_eq!(field.question(), "straggle");
    assert!(field.offers("move semenovskoye"));
    field.refused("move shevardino", "BOR-8.2.2");
    // It cannot be put back: it is named, and rolls.
    field.refused("done", "BOR-19.1.1");
    field.dice([5]).act("move semenovskoye");
    assert_eq!(field.place("R-G-III"), "semenovskoye");
    field.finish();
}

#[test]
fn bor_6_4_3_a_into_battle_the_die_is_lowered() {
    for (die, steps) in [(4, 2), (5, 3)] {
        let mut field = Field::at(
            "turn 3 first russian
            utitsa: R-P-3
            old_road_wood: F-5-16
            ask straggles russian",
        );
        field.dice([die]).act("take R-P-3").act("move old_road_wood");
        assert_eq!((field.place("R-P-3").as_str(), field.steps("R-P-3")), ("old_road_wood", steps));
        field.finish();
    }
}

#[test]
fn bor_6_4_3_a_out_of_battle_it_is_not() {
    let mut field = Field::at(
        "turn 3
        fleches: R-8-CG R-8-27 F-3-10
        moved: F-3-10
        entered: F-3-10 kamenka
        crossed: kamenka>fleches french 1
        utitsa_wood: R-8-J
        ask straggles russian",
    );
    field.dice([4]).act("take R-8-CG").act("move utitsa_wood");
    assert_eq!((field.place("R-8-CG").as_str(), field.steps("R-8-CG")), ("utitsa_wood", 3));
    field.finish();
}

#[test]
fn bor_6_4_4_a_who_is_destroyed_before_leaving_does_not_arrive() {
    let mut field = Field::at(BEFORE_THE_FLECHES);
    field.dice([2]).act("take F-3-11").act("move fleches");
    assert_eq!(field.place("F-3-11"), "destroyed");
    assert_eq!(field.points(), [0, 2]);
    // The border, whose limit is 1, is still free.
    field.act("take F-3-10");
    assert!(field.offers("move fleches"));
}

#[test]
fn bor_6_4_4_a_a_dead_block_holds_nobody_and_starts_no_battle() {
    let mut field = Field::at(BEFORE_THE_FLECHES);
    field.dice([2, 6]).act("take F-3-11").act("move fleches").act("done");
    assert_eq!(field.asked(), "russian");
    // Neverovsky is not held.
    field.act("take R-8-27").act("move semenovskoye");
    assert_eq!(field.place("R-8-27"), "semenovskoye");
    field.act("done");
    assert_ne!(field.question(), "battles");
    field.finish();
}

#[test]
fn bor_6_4_4_a_the_loss_comes_before_the_battle() {
    let mut field = Field::at(BEFORE_THE_FLECHES);
    field.dice([4]).act("take F-3-10").act("move fleches");
    assert_eq!((field.place("F-3-10").as_str(), field.steps("F-3-10")), ("fleches", 2));
    // Now the border is full.
    field.act("take F-3-11").refused("move fleches", "BOR-8.3.2");
    field.finish();
}

#[test]
fn bor_6_4_5_a_no_roll_lets_a_gun_bombard() {
    let field = Field::at(
        "turn 3
        shevardino: F-1-HA
        aleksinki: F-HQ-NEY F-3-LA
        kamenka: R-8-CG
        active: F-HQ-NEY
        ask bombard french",
    );
    assert!(field.offers("bombard F-3-LA kamenka"));
    // Davout is not there, and Ney is no army headquarters.
    field.refused("bombard F-1-HA kamenka", "BOR-6.3.8");
    let field = Field::at(
        "turn 3
        shevardino: F-1-HA
        kamenka: R-8-CG
        ask straggles french",
    );
    assert!(field.offers("take F-1-HA"));
    field.refused("bombard F-1-HA kamenka", "BOR-6.1.1");
}

#[test]
fn bor_18_2_5_a_the_end_of_the_phase_is_asked_even_with_nothing_to_do() {
    let mut field = Field::at(
        "turn 3
        kamenka: F-3-10
        moved: F-3-10
        gorki: R-6-7
        ask straggles french",
    );
    assert_eq!(field.legal(), [field.action("done")]);
    assert_eq!(field.act("done").asked(), "russian");
}
