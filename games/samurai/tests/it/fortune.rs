//! How lucky a roll was.

use engine::{Game, Weight};
use samurai::Fact;

use crate::field::{A, Field};

/// [SAM-10.1.4] Three hits of five dice at 4, where one was to be expected.
#[test]
fn a_shot_is_held_against_what_was_to_be_expected() {
    let mut field = Field::at("A1 archers(4+c) (4,4)\nB1 yari(5) (4,1)\nhq");
    let before = field.battle.clone();
    field.order("A1 shoot B1").dice("shot", [1, 9, 4, 20, 3]).turn();
    let is_shot = |event: &&samurai::Event| matches!(event.fact, Fact::Shot { .. });
    let shot = field.events.iter().find(is_shot).expect("a shot");
    let fortune = before.fortune(shot).expect("it is a roll");
    assert_eq!((fortune.seat, fortune.dice, fortune.hits), (A, 5, 3));
    // Five dice with four faces of twenty each.
    assert_eq!((fortune.expected, fortune.total), (Weight(20), Weight(20)));
}

/// [SAM-14.1.2] Whoever tests is neither lucky nor unlucky at the other side.
#[test]
fn nothing_but_rolls_at_the_enemy_counts() {
    let mut field = Field::at("river (4,3)\nA1 yari(4+c) (4,4)\nB1 yari(5) (4,0)\nhq");
    field.order("A1 march (4,3)").dice("river", [1, 2, 3, 4, 5]).turn();
    assert!(field.events.iter().all(|event| field.battle.fortune(event).is_none()));
}
