//! Chapter 19: orders of reinforcements, and orders that the scenario gives.

use crate::field::{A, Field};

#[test]
fn sam_19_2_2_a_two_that_name_one_entry_hex_both_wait() {
    let mut field = Field::at(
        "
        A1 yari(5+c) enters 1 (0,4) (0,5)
        A2 yari(5+c) enters 1 (0,4) (0,5)
        ",
    );
    field.order("A1 march (0,4)").order("A2 march (0,4)").turn();
    assert_eq!((field.status("A1"), field.status("A2")), ("waiting", "waiting"));
    field.order("A1 march (0,4)").order("A2 march (0,5)").turn();
    assert_eq!((field.place("A1"), field.place("A2")), ("(0,4)".to_owned(), "(0,5)".to_owned()));
}

#[test]
fn sam_19_2_2_a_they_come_from_their_turn_on_with_march_or_attack() {
    let mut field = Field::at(
        "
        A1 yari(5+c) enters 2 (0,4)
        A2 yari(5+c) enters 1 (0,4)
        ",
    );
    assert_eq!(field.take(A, "A1"), Err("SAM-19.2.2"));
    for words in ["rest", "run (0,4)", "defence facing 0"] {
        field.refused(&format!("A2 {words}"), "SAM-19.2.2");
    }
    assert!(field.accepts("A2 march (0,4)"));
    field.turn();
    assert!(field.accepts("A1 march (0,4)") && field.accepts("A2 march (0,4)"));
}

#[test]
fn sam_19_2_2_a_the_first_hex_is_a_free_entry_hex() {
    let mut field = Field::at(
        "
        rice (0,2)
        A1 mounted(2+c) enters 1 (0,2) (0,4) (0,6)
        A2 yari(5) (0,4)
        ",
    );
    field.refused("A1 march (0,3)", "SAM-19.2.2").refused("A1 march (0,4)", "SAM-19.2.2");
    assert!(field.accepts("A1 march (0,2) (1,2)"));
    field.refused("A1 march (0,2) (1,2) (2,3)", "SAM-5.2.2");
    field.refused("A1 march (0,2) (2,2)", "SAM-5.2.1");
}

#[test]
fn sam_19_2_2_a_who_waits_with_a_commander_is_commanded() {
    let sketch = |more: &str| {
        format!(
            "
            A1 yari(5) enters 1 (0,4) (0,5)
            {more}
            B1 yari(5) (1,4)
            "
        )
    };
    let attack = "A1 attack B1 by (0,4)";
    Field::at(&sketch("")).refused(attack, "SAM-3.2.2");
    // One who stands on the board next to the entry, or comes later, commands nobody there.
    Field::at(&sketch("A2 yari(5+c) (0,3)")).refused(attack, "SAM-3.2.2");
    Field::at(&sketch("A2 yari(5+c) enters 2 (0,4)")).refused(attack, "SAM-3.2.2");
    assert!(Field::at(&sketch("A2 yari(5+c) enters 1 (0,5)")).accepts(attack));
}

#[test]
fn sam_19_2_2_a_before_they_enter_they_command_nobody() {
    let mut field = Field::at(
        "
        A1 yari(5) (0,3)
        A2 yari(5+c) enters 1 (0,4)
        ",
    );
    field.refused("A1 run (1,3)", "SAM-3.2.2");
}

#[test]
fn sam_19_2_2_a_an_attack_is_judged_from_the_entry_hex_its_cost_paid() {
    let at = |target: &str, more: &str| {
        Field::at(&format!(
            "
            A1 yari(5+c) enters 1 (0,4)
            B1 yari(5) {target}
            {more}
            "
        ))
    };
    assert!(at("(2,4)", "").accepts("A1 attack B1 by (0,4) (1,4)"));
    at("(3,4)", "").refused("A1 attack B1 by (0,4) (1,4)", "SAM-7.5.1");
    at("(2,4)", "rice (0,4)").refused("A1 attack B1 by (0,4)", "SAM-7.5.1");
    assert!(at("(1,4)", "rice (0,4)").accepts("A1 attack B1 by (0,4)"));
    at("(2,4)", "woods (1,3) (1,4)").refused("A1 attack B1 by (0,4) (1,4)", "SAM-7.5.1");
}

#[test]
fn sam_19_2_2_a_a_hidden_enemy_does_not_hold_an_entry_hex() {
    let mut field = Field::at(
        "
        woods (0,4)
        A1 yari(5+c) enters 1 (0,4)
        B1 yari(5+c) (0,4) hidden
        ",
    );
    assert!(field.accepts("A1 march (0,4)"));
}

#[test]
fn sam_19_2_3_b_the_scenario_gives_orders() {
    let mut field = Field::at(
        "
        scenario [[forced-order]] | side = 'a' | order = 'rest' | turns = [1, 1]
        A1 yari(5+c) (4,4)
        A2 yari(5+c) (8,4)
        B1 yari(5) (8,3) fights A2
        ",
    );
    assert_eq!(field.take(A, "A1"), Err("SAM-19.2.3"));
    // Who is engaged has no order but to withdraw.
    assert!(field.accepts("A2 withdraw (8,5)"));
    field.dice("blow", [20; 11]).turn();
    assert!(field.accepts("A1 march (4,3)"));
}

#[test]
fn sam_19_2_3_b_the_scenario_caps_the_range() {
    let mut field = Field::at(
        "
        scenario [[range-cap]] | range = 3 | turns = [1, 2]
        A1 archers(5+c) (4,7)
        B1 yari(5) (4,3)
        ",
    );
    field.refused("A1 shoot B1", "SAM-19.2.3");
    assert!(field.accepts("A1 defence facing 0 range 5 fire nearest"));
}

#[test]
fn sam_19_2_5_a_third_force_is_attacked_only_by_the_side_that_may() {
    let sketch = |more: &str| {
        format!(
            "
            scenario third: joins = 'b' | attacked-by = 'a'
            {more}
            C1 yari(5) (4,4)
            A1 archers(5+c) (4,7)
            A2 yari(5+c) (5,5)
            A3 yari(5) (8,2)
            B1 archers(5+c) (4,1)
            B2 yari(5+c) (5,3)
            "
        )
    };
    let mut field = Field::at(&sketch(""));
    assert!(field.accepts("A1 shoot C1") && field.accepts("A2 attack C1 by (5,4)"));
    field.refused("B1 shoot C1", "SAM-19.2.5").refused("B2 attack C1", "SAM-19.2.5");
    let mut field = Field::at(&sketch("joined B"));
    assert!(field.accepts("A1 shoot C1") && field.accepts("C1 march (4,3)"));
    field.refused("B1 shoot C1", "SAM-7.4.1");
}
