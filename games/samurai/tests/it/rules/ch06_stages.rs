//! Stages 0 and 1, and orders of movement that fail later [SAM-5.4.1].

use engine::Viewer;
use samurai::{Fact, Side};

use crate::field::{B, Field};

#[test]
fn sam_6_1_1_a_a_hidden_unit_that_shoots_is_on_the_board_first() {
    let mut field = Field::at(
        "
        woods (4,6)
        A1 archers(5+c) (4,6) facing 2 hidden
        B1 yari(5) (4,3)
        ",
    );
    field.dice("shot", [20; 6]).order("A1 shoot B1").turn();
    field.happened("0 A1 appeared (4,6) facing 2 by left-ambush");
    field.in_order("0 A1 appeared", "2 A1 shot B1 at 3");
    assert_eq!(field.status("A1"), "visible");
    field.finish();
}

#[test]
fn sam_6_1_1_a_a_unit_that_stays_in_ambush_is_not_shown() {
    let mut field = Field::at(
        "
        woods (4,6)
        A1 archers(5+c) (4,6) hidden
        A2 yari(5) (8,6)
        B1 yari(5) (4,1)
        ",
    );
    field.orders("A1 ambush facing 0 fire nearest; A2 march (8,5)").turn();
    assert_eq!(field.status("A1"), "hidden");
    let secret = |event: &&samurai::Event| event.only == Some(Side::A);
    let ordered = |fact: &Fact| matches!(fact, Fact::Ordered { .. });
    let secret: Vec<_> = field.events.iter().filter(secret).collect();
    assert_eq!(secret.iter().filter(|event| ordered(&event.fact)).count(), 1);
    field.happened("0 A1 ordered ambush").happened("0 A2 ordered march");
}

#[test]
fn sam_6_1_2_a_a_shot_of_stage_2_finds_the_facing_ordered() {
    let mut field = Field::at(
        "
        A1 yari(5) (4,6) facing 0
        B1 archers(5+c) (4,3)
        ",
    );
    field.dice("shot", [20; 6]);
    field.orders("A1 defence facing 3; B1 shoot A1").turn();
    field.in_order("1 A1 faced 3", "2 B1 shot A1");
    assert_eq!(field.facing("A1"), 3);
    field.finish();
}

#[test]
fn sam_6_1_2_a_ambushes_take_their_facing_too_hidden_or_not() {
    let mut field = Field::at(
        "
        woods (4,6) (8,6)
        A1 yari(5+c) (4,6) facing 0 hidden
        A2 yari(5+c) (8,6) facing 0
        B1 yari(5) (4,1)
        ",
    );
    field.orders("A1 ambush facing 2; A2 ambush facing 4").turn();
    field.happened("1 A1 faced 2").happened("1 A2 faced 4");
    assert_eq!((field.facing("A1"), field.facing("A2")), (2, 4));
}

#[test]
fn sam_5_4_1_a_a_mover_that_cannot_go_on_simply_stops() {
    let mut field = Field::at(
        "
        level extended
        A1 yari(5+c) (4,4)
        A2 yari(5) (4,3)
        B1 archers(5+c) (4,1)
        B2 yari(5) (10,1)
        ",
    );
    field.orders("A1 march (4,3)").turn();
    field.happened("3.1 A1 stopped held").never("A1 has order");
    assert_eq!(field.place("A1"), "(4,4)");
}

/// What B hears of a turn in which two reinforcements of A try to enter over the same hex, or wait.
fn heard_of_entry(orders: &str) -> Vec<String> {
    let mut field = Field::at(
        "
        A1 yari(5+c) enters 1 (0,4)
        A2 yari(5+c) enters 1 (0,4)
        B1 yari(5) (9,4)
        ",
    );
    field.orders(orders).turn();
    assert_eq!((field.status("A1"), field.status("A2")), ("waiting", "waiting"));
    field.facts_seen(Viewer::Seat(B))
}

#[test]
fn sam_6_3_1_a_the_number_of_steps_tells_nothing_of_those_who_wait() {
    let tried = heard_of_entry("A1 march (0,4); A2 march (0,4)");
    assert_eq!(tried, heard_of_entry(""));
    assert!(tried.iter().any(|line| line.contains("began movement 1")), "{tried:#?}");
}
