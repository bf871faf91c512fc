//! [SAM-19.2.2] Reinforcements enter the board.

use crate::field::Field;
use samurai::Side;

#[test]
fn sam_19_2_2_a_two_that_name_the_same_hex_both_wait() {
    let mut field = Field::at(
        "
        A1 yari(5+c) enters 1 (0,4)
        A2 yari(5+c) enters 1 (0,4)
        B1 yari(5) (9,4)
        ",
    );
    field.orders("A1 march (0,4); A2 march (0,4)").turn();
    field.happened("3.1 A1 stopped clash").happened("3.1 A2 stopped clash");
    assert_eq!((field.status("A1"), field.status("A2")), ("waiting", "waiting"));
    // They may try again next turn.
    field.order("A1 march (0,4)").turn();
    field.happened("3.1 A1 entered (0,4)");
}

#[test]
fn sam_19_2_2_a_they_enter_in_step_1_and_face_as_the_scenario_says() {
    let mut field = Field::at(
        "
        A1 mounted(2+c) facing 2 enters 1 (0,4)
        B1 yari(5) (9,4)
        ",
    );
    field.order("A1 march (0,4)").turn();
    field.happened("3.1 A1 entered (0,4)").never("A1 moved");
    assert_eq!((field.status("A1"), field.facing("A1")), ("visible", 2));
    assert_eq!(field.place("A1"), "(0,4)");
}

#[test]
fn sam_19_2_2_a_from_the_entry_hex_they_go_on() {
    let mut field = Field::at(
        "
        A1 mounted(2+c) enters 1 (0,4)
        B1 yari(5) (4,4)
        ",
    );
    field.dice("blow", [20; 14]);
    field.order("A1 attack B1 by (0,4) (1,4) (2,4)").turn();
    field.happened("3.1 A1 entered (0,4)").happened("3.2 A1 moved (1,4)");
    field.happened("3.3 A1 moved (2,4)").happened("3.4 A1 engaged B1").finish();
}

#[test]
fn sam_19_2_2_a_who_enters_beside_an_enemy_is_engaged() {
    let mut field = Field::at(
        "
        A1 yari(5+c) enters 1 (0,6)
        B1 yari(5) (0,5)
        ",
    );
    field.dice("blow", [20; 11]).order("A1 march (0,6)").turn();
    field.happened("3.1 A1 entered (0,6)").happened("3.1 A1 engaged B1").finish();
}

const CONTESTED_ENTRY: &str = "
    A1 yari(5+c) enters 1 (0,4)
    B1 yari(5) (0,2)
    B2 yari(5) (0,3)
";

#[test]
fn sam_19_2_2_a_who_is_stopped_at_the_entry_waits() {
    let mut field = Field::at(CONTESTED_ENTRY);
    field.orders("A1 march (0,4); B2 march (0,4)").turn();
    field.happened("3.1 A1 stopped clash").happened("3.1 B2 stopped clash");
    assert_eq!((field.status("A1"), field.place("B2")), ("waiting", "(0,3)".into()));
}

#[test]
fn sam_19_2_2_a_an_attack_gets_in() {
    let mut field = Field::at(CONTESTED_ENTRY);
    field.dice("blow", [20; 11]);
    field.orders("A1 attack B2 by (0,4); B2 march (0,4)").turn();
    field.happened("3.1 B2 stopped outbid").happened("3.1 A1 entered (0,4)");
    field.happened("3.1 A1 engaged B2").finish();
}

#[test]
fn sam_19_2_2_a_of_those_who_wait_on_only_their_owner_is_told() {
    let mut field = Field::at(
        "
        A1 yari(5+c) enters 1 (0,4)
        A2 yari(5+c) enters 1 (0,4)
        B1 yari(5) (9,4)
        ",
    );
    field.orders("A1 march (0,4); A2 march (0,4)").turn();
    let secret = field.events.iter().filter(|event| event.only == Some(Side::A)).count();
    assert_eq!(secret, 4, "two orders and two stops: {:#?}", field.facts());
}

/// Whoever does not see them enter cannot tell whether they tried.
#[test]
fn sam_19_2_2_a_nobody_hears_a_step_of_those_who_wait_on() {
    let told = |orders: &str| {
        let mut field = Field::at(
            "
            A1 yari(5+c) enters 1 (0,4)
            A2 yari(5+c) enters 1 (0,4)
            B1 yari(5) (9,4)
            ",
        );
        field.orders(orders).turn();
        let public = field.events.iter().filter(|event| event.only.is_none());
        public.cloned().collect::<Vec<_>>()
    };
    assert_eq!(told("A1 march (0,4); A2 march (0,4)"), told(""));
}
