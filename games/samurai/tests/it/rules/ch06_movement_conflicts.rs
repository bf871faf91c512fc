//! [SAM-6.3.1] to [SAM-6.3.7] Steps, naming, and who gets into a hex.

use crate::field::Field;

#[test]
fn sam_6_3_1_a_both_enter_their_first_hex_in_step_1() {
    let mut field = Field::at(
        "
        A1 mounted(2+c) (2,8)
        B1 yari(5) (9,2)
        ",
    );
    field.orders("A1 run (2,7) (2,6) (2,5) (2,4); B1 march (9,3)").turn();
    field.happened("3.1 A1 moved (2,7)").happened("3.1 B1 moved (9,3)");
    field.happened("3.2 A1 moved (2,6)").happened("3.4 A1 moved (2,4)");
}

#[test]
fn sam_6_3_2_a_a_march_of_one_hex_names_nothing_in_step_2() {
    let mut field = Field::at(
        "
        A1 yari(5) (4,6)
        A2 mounted(2+c) (9,8)
        ",
    );
    field.orders("A1 march (4,5); A2 run (9,7) (9,6) (9,5)").turn();
    assert_eq!(field.facts().iter().filter(|line| line.contains("A1 moved")).count(), 1);
    field.never("A1 stopped");
    assert_eq!(field.place("A1"), "(4,5)");
}

#[test]
fn sam_6_3_2_b_after_a_hex_of_cost_2_a_unit_waits_a_step() {
    let mut field = Field::at(
        "
        woods (3,5)
        A1 mounted(2+c) (4,6)
        B1 yari(5) (4,2)
        ",
    );
    field.order("A1 attack B1 by (3,5) (3,4) (3,3)").turn();
    field.happened("3.1 A1 moved (3,5)").never("3.2 A1 moved");
    field.happened("3.3 A1 moved (3,4)").happened("3.4 A1 moved (3,3)");
}

#[test]
fn sam_6_3_2_b_fleeing_panicking_and_withdrawing_units_keep_still_in_stage_3() {
    let mut field = Field::at(
        "
        level extended
        A1 yari(5) (1,2) m 2
        A2 yari(5+c) (6,4)
        A3 yari(5) (10,3) m 3
        B2 yari(5) (6,3) fights A2
        ",
    );
    field.dice("blow", [20; 5]).dice("test", [20]);
    field.order("A2 withdraw (6,5)").turn();
    field.never("3.1").happened("6.1 A1 moved").happened("6.1 A2 moved (6,5)");
    field.happened("6.1 A3 moved");
    field.finish();
}

#[test]
fn sam_6_3_3_a_enemies_that_would_change_places_stop_in_contact() {
    let mut field = Field::at(
        "
        A1 yari(5+c) (4,6)
        B1 yari(5+c) (4,3)
        ",
    );
    field.dice("blow", [20; 12]);
    field.orders("A1 run (4,5) (4,4); B1 run (4,4) (4,5)").turn();
    field.happened("3.1 A1 engaged B1").never("3.2 A1 moved").never("3.2 B1 moved");
    assert_eq!((field.place("A1"), field.place("B1")), ("(4,5)".into(), "(4,4)".into()));
    field.happened("5 A1 fought B1").happened("5 B1 fought A1").finish();
}

#[test]
fn sam_6_3_3_b_friends_that_name_each_others_hex_both_stay() {
    let mut field = Field::at(
        "
        A1 yari(5) (4,5)
        A2 yari(5) (4,4)
        B1 yari(5) (9,1)
        ",
    );
    field.orders("A1 march (4,4); A2 march (4,5)").turn();
    field.happened("3.1 A1 stopped head-on").happened("3.1 A2 stopped head-on");
    assert_eq!((field.place("A1"), field.place("A2")), ("(4,5)".into(), "(4,4)".into()));
}

#[test]
fn sam_6_3_3_b_an_attack_order_does_not_push_in() {
    let mut field = Field::at(
        "
        A1 mounted(2+c) (4,5)
        A2 yari(5) (4,4)
        B1 yari(5) (7,4)
        ",
    );
    field.orders("A1 attack B1 by (4,4) (4,3); A2 march (4,5)").turn();
    field.happened("3.1 A1 stopped head-on").happened("3.1 A2 stopped head-on");
}

#[test]
fn sam_6_3_4_a_a_waiting_unit_holds_its_hex() {
    let mut field = Field::at(
        "
        woods (4,3)
        A1 mounted(2+c) (4,5)
        A2 mounted(2+c) (5,3)
        B1 yari(5) (4,0)
        ",
    );
    field.dice("blow", [20; 14]);
    field.orders("A1 march (4,4) (4,3); A2 attack B1 by (4,3) (4,2)").turn();
    field.happened("3.1 A2 moved (4,3)").happened("3.2 A1 stopped held");
    field.happened("3.3 A2 moved (4,2)");
    assert_eq!(field.place("A1"), "(4,4)");
    field.finish();
}

#[test]
fn sam_6_3_4_b_nobody_passes_through_another() {
    let mut field = Field::at(
        "
        A1 yari(5+c) (4,4)
        A2 yari(5) (4,3)
        B1 yari(5) (9,1)
        ",
    );
    field.orders("A1 run (4,3) (4,2)").turn();
    field.happened("3.1 A1 stopped held").never("3.2 A1");
    assert_eq!(field.place("A1"), "(4,4)");
}

#[test]
fn sam_6_3_4_b_an_own_hidden_unit_holds_its_hex_and_stays_hidden() {
    let mut field = Field::at(
        "
        woods (4,3)
        A1 yari(5+c) (4,4)
        A2 yari(5+c) (4,3) hidden
        B1 yari(5) (9,1)
        ",
    );
    field.orders("A1 march (4,3); A2 ambush facing 0").turn();
    field.happened("3.1 A1 stopped held");
    assert_eq!((field.place("A1"), field.status("A2")), ("(4,4)".into(), "hidden"));
}

#[test]
fn sam_6_3_5_a_without_an_attack_all_stop_before_the_hex() {
    let mut field = Field::at(
        "
        A1 yari(5+c) (4,7)
        B1 yari(5+c) (4,3)
        ",
    );
    field.orders("A1 run (4,6) (4,5); B1 run (4,4) (4,5)").turn();
    field.happened("3.2 A1 stopped clash").happened("3.2 B1 stopped clash");
    assert_eq!((field.place("A1"), field.place("B1")), ("(4,6)".into(), "(4,4)".into()));
    field.never("engaged");
}

#[test]
fn sam_6_3_5_b_the_one_that_attacks_enters() {
    let mut field = Field::at(
        "
        A1 yari(5+c) (4,6)
        B1 yari(5) (4,4)
        ",
    );
    field.dice("blow", [20; 11]);
    field.orders("A1 attack B1 by (4,5); B1 march (4,5)").turn();
    field.happened("3.1 B1 stopped outbid").happened("3.1 A1 engaged B1");
    assert_eq!((field.place("A1"), field.place("B1")), ("(4,5)".into(), "(4,4)".into()));
    field.finish();
}

const TWO_ATTACKS: &str = "
    A1 naginata(5) (4,6)
    A9 yari(5+c) (4,7)
    B1 yari(5) (4,4)
    B9 yari(5+c) (4,3)
";

#[test]
fn sam_6_3_6_a_the_highest_sum_of_die_and_steadfastness_enters() {
    let mut field = Field::at(&format!("level extended\n{TWO_ATTACKS}"));
    field.dice("claim", [5, 8]).dice("blow", [20; 10]);
    field.orders("A1 attack B1 by (4,5); B1 attack A1 by (4,5)").turn();
    field.happened("3.1 A1 claimed (4,5) die 5 sum 17");
    field.happened("3.1 B1 claimed (4,5) die 8 sum 18");
    field.happened("3.1 A1 stopped outbid").happened("3.1 B1 moved (4,5)");
    field.finish();
}

#[test]
fn sam_6_3_6_a_at_basic_the_card_counts() {
    // Losses and commanders change nothing at this level.
    let mut field = Field::at(&TWO_ATTACKS.replace("naginata(5)", "naginata(3)"));
    field.dice("claim", [5, 7, 4, 8]).dice("blow", [20; 8]);
    field.orders("A1 attack B1 by (4,5); B1 attack A1 by (4,5)").turn();
    field.happened("A1 claimed (4,5) die 5 sum 17").happened("B1 claimed (4,5) die 7 sum 17");
    field.happened("B1 claimed (4,5) die 8 sum 18").happened("3.1 B1 moved (4,5)").finish();
}

#[test]
fn sam_6_3_6_a_by_option_the_plain_die_decides() {
    let mut field = Field::at(&format!("option claims-at-basic die\n{TWO_ATTACKS}"));
    field.dice("claim", [5, 6]).dice("blow", [20; 10]);
    field.orders("A1 attack B1 by (4,5); B1 attack A1 by (4,5)").turn();
    field.happened("B1 claimed (4,5) die 6 sum 6").happened("3.1 B1 moved (4,5)");
    assert_eq!(field.place("A1"), "(4,6)");
    field.finish();
}

#[test]
fn sam_6_3_6_b_ties_among_the_highest_roll_again() {
    let mut field = Field::at(TWO_ATTACKS);
    field.dice("claim", [9, 11, 3, 14]).dice("blow", [20; 10]);
    field.orders("A1 attack B1 by (4,5); B1 attack A1 by (4,5)").turn();
    field.happened("3.1 B1 moved (4,5)");
    assert_eq!((field.place("A1"), field.place("B1")), ("(4,6)".into(), "(4,5)".into()));
    field.finish();
}

#[test]
fn sam_6_3_6_b_any_number_may_claim_and_only_the_highest_roll_again() {
    let mut field = Field::at(&format!("{TWO_ATTACKS}\nB2 yari(5+c) (5,4)"));
    field.dice("claim", [5, 9, 9, 3, 2]).dice("blow", [20; 10]);
    field.orders("A1 attack B1 by (4,5); B1 attack A1 by (4,5); B2 attack A1 by (4,5)").turn();
    field.happened("3.1 B1 moved (4,5)").happened("3.1 B2 stopped outbid");
    field.happened("3.1 A1 stopped outbid");
    field.finish();
}

#[test]
fn sam_6_3_6_b_among_several_attacks_nobody_else_enters() {
    let friends = "A1 yari(5+c) (4,6)\nA2 yari(5) (3,5)";
    let mut field = Field::at(&format!("{friends}\nB1 yari(5+c) (4,4)\nB2 yari(5) (5,4)"));
    field.orders("A1 attack B1 by (4,5); A2 march (4,5); B1 attack A1 by (4,5); B2 march (4,5)");
    field.dice("claim", [5, 4]).dice("blow", [20; 17]).turn();
    for unit in ["A2", "B1", "B2"] {
        field.happened(&format!("3.1 {unit} stopped outbid"));
    }
    field.happened("3.1 A1 moved (4,5)").finish();
}

const COLUMN: &str = "
    A1 yari(5) (4,4)
    A2 yari(5) (4,5)
    A3 yari(5) (4,6)
    B1 yari(5) (4,2)
";

#[test]
fn sam_6_3_7_a_a_column_moves_if_its_head_moves() {
    let mut field = Field::at(COLUMN);
    field.dice("blow", [20; 10]);
    field.orders("A1 march (4,3); A2 march (4,4); A3 march (4,5)").turn();
    assert_eq!(["A1", "A2", "A3"].map(|name| field.place(name)), ["(4,3)", "(4,4)", "(4,5)"]);
    field.finish();
}

#[test]
fn sam_6_3_7_a_and_stays_if_its_head_is_stopped() {
    let mut field = Field::at(COLUMN);
    field.orders("A1 march (4,3); A2 march (4,4); A3 march (4,5); B1 march (4,3)").turn();
    field.happened("3.1 A1 stopped clash").happened("3.1 A2 stopped held");
    field.happened("3.1 A3 stopped held");
    assert_eq!(["A1", "A2", "A3"].map(|name| field.place(name)), ["(4,4)", "(4,5)", "(4,6)"]);
}

#[test]
fn sam_6_3_7_a_a_ring_of_three_moves() {
    let mut field = Field::at(
        "
        A1 yari(5) (4,4)
        A2 yari(5) (4,3)
        A3 yari(5) (5,3)
        B1 yari(5) (10,1)
        ",
    );
    field.orders("A1 march (4,3); A2 march (5,3); A3 march (4,4)").turn();
    assert_eq!(["A1", "A2", "A3"].map(|name| field.place(name)), ["(4,3)", "(5,3)", "(4,4)"]);
}

#[test]
fn sam_6_3_7_a_the_winner_of_a_contest_stops_if_the_hex_is_not_vacated() {
    let mut field = Field::at(
        "
        A1 yari(5+c) (4,5)
        A2 yari(5) (4,4)
        A3 yari(5) (5,4)
        B1 yari(5) (4,2)
        B2 yari(5) (2,4)
        ",
    );
    field.orders("A1 attack B2 by (4,4); A2 march (4,3); A3 march (4,4); B1 march (4,3)").turn();
    field.happened("3.1 A2 stopped clash").happened("3.1 A3 stopped outbid");
    field.happened("3.1 A1 stopped held");
    assert_eq!(field.place("A1"), "(4,5)");
}
