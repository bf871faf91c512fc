//! Chapter 6.2: stage 2.

use engine::Game as _;
use samurai::{Command, Order};

use crate::field::Field;

/// Two units of archers shoot at one of yari, which marches off afterwards.
fn two_volleys(level: &str) -> Field {
    let mut field = Field::at(&format!(
        "
        level {level}
        turn 8 of 8
        A1 archers(5) (4,5)
        A2 archers(5) (2,4)
        A3 yari(5+c) (3,4)
        B1 yari(5) (4,2)
        "
    ));
    field.orders("A1 shoot B1; A2 shoot B1; B1 march (4,1)");
    field.dice("shot", [1, 9, 9, 9, 9, 2, 4, 9, 9, 9]);
    field
}

#[test]
fn sam_6_2_1_a_hits_of_all_are_added() {
    let mut field = two_volleys("basic");
    field.turn();
    field.happened("2 A1 shot B1 at 3 value 4: 1 9 9 9 9 = 1");
    field.happened("2 A2 shot B1 at 3 value 4: 2 4 9 9 9 = 2");
    field.happened("2 B1 hurt 1 absorbed 2 lost").never("tested").finish();
    assert_eq!(field.figures("B1"), 3);
}

#[test]
fn sam_6_2_1_b_one_test_for_all_losses() {
    let mut field = two_volleys("extended");
    field.dice("test", [8]).turn();
    field.happened("2 B1 tested losses at 8: 8").finish();
}

#[test]
fn sam_6_2_1_a_losses_before_tests_before_tests_of_the_army() {
    let mut field = Field::at(
        "
        level extended
        turn 8 of 8
        A1 mounted-archers(2+c) (4,4)
        A2 archers(5+c) (8,4)
        B1 hq(1) (4,2)
        B2 yari(5+c) (8,2)
        ",
    );
    field.orders("A1 shoot B1; A2 shoot B2; B1 march (4,1); B2 march (8,1)");
    field.dice("shot", [1, 1, 1, 20, 20, 20, 20, 20, 20, 1, 1, 20, 20, 20, 20]);
    field.dice("test", [2, 3]).turn();
    field.happened("B1 destroyed killed").happened("B2 tested losses at 10: 2");
    field.happened("B2 tested headquarters at 10: 3");
    field.in_order("B2 tested losses", "B2 tested headquarters").finish();
}

/// Where one may hide the ground itself blocks the line, so nobody who leaves an ambush cuts one
/// that was open. The order is handed in as if the line had been open at planning.
#[test]
fn sam_5_4_1_a_shot_that_cannot_be_is_rest() {
    let mut field = Field::at(
        "
        level extended
        turn 8 of 8
        woods (4,4)
        A1 archers(5+c) (4,6)
        B1 yari(5) (4,3)
        B2 yari(5+c) (4,4) hidden
        B3 archers(5+c) (6,5)
        ",
    );
    assert!(!field.accepts("A1 shoot B1"));
    let unit = |name| field.battle.scenario().unit_called(name).expect("a unit");
    let (unit, target) = (unit("A1"), unit("B1"));
    let command = Command { unit, order: Order::Shoot { target }, ..Command::default() };
    field.drafts[0].commands.push(command);
    field.orders("B2 march (3,3); B3 shoot A1");
    field.dice("shot", [1, 20, 20, 20, 20, 20]).dice("test", [1]).turn();
    field.never("A1 shot").happened("2 A1 has order rest");
    field.happened("A1 hurt 0 absorbed 1 lost").happened("A1 tested losses at 11");
    assert_eq!(field.ammo("A1"), 7);
    field.finish();
}
