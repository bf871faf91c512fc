//! Numbers that can be worked out by hand.

use engine::Weight;

use super::{preview, results};
use crate::field::Field;

fn weights(weights: &[Weight]) -> Vec<u128> {
    weights.iter().map(|weight| weight.0).collect()
}

/// [SAM-10.1.4] Two dice at 5 or less against a defence of 1.
#[test]
fn a_shot_of_two_dice() {
    let field = Field::at("A1 archers(1+c) (4,4)\nB1 yari(2) (4,2)\nhq");
    let numbers = preview(&field, "A1 shoot B1", 2).expect("a shot has numbers");
    assert_eq!(numbers.total, Weight(400));
    assert_eq!(weights(&numbers.hits), [225, 150, 25]);
    assert_eq!(
        results(&numbers),
        [
            ("preview-loses unit=B1 Ashigaru with yari figures=1".to_owned(), 25),
            ("preview-unhurt unit=B1 Ashigaru with yari".to_owned(), 375)
        ]
    );
}

/// [SAM-14.1.2] From extended on whoever lost somebody tests: here at 10 - 4 lost.
#[test]
fn a_shot_that_may_shake_its_target() {
    let field = Field::at("level extended\nA1 archers(1+c) (4,4)\nB1 yari(2) (4,2)\nhq");
    let numbers = preview(&field, "A1 shoot B1", 2).expect("a shot has numbers");
    assert_eq!(numbers.total, Weight(8_000));
    assert_eq!(weights(&numbers.hits), [4_500, 3_000, 500]);
    let shaken = "preview-shaken unit=B1 Ashigaru with yari state=state-wavering".to_owned();
    // Twenty-five ways to lose one, and 14 faces above 6.
    assert!(results(&numbers).contains(&(shaken, 25 * 14)), "{:?}", results(&numbers));
}

/// [SAM-12.3.2] Each figure drowns with the upper half of its die.
#[test]
fn a_river_takes_each_with_one_half() {
    let field = Field::at("river (4,3)\nA1 yari(2) (4,4)\nB1 yari(2) (4,0)\nhq");
    let numbers = preview(&field, "A1 march (4,3)", 2).expect("a river has numbers");
    assert_eq!(numbers.total, Weight(400));
    assert_eq!(weights(&numbers.hits), [100, 200, 100]);
    let destroyed = "preview-destroyed unit=A1 Ashigaru with yari".to_owned();
    assert!(results(&numbers).contains(&(destroyed, 100)));
}

/// [SAM-9.2.2] A unit that fights elsewhere is taken in the rear: it tests first, and does not
/// strike back.
#[test]
fn a_blow_in_the_rear_has_a_test_before_it() {
    let field = Field::at(
        "level extended\nA1 naginata(3+c) (4,4)\nB1 yari(4) (4,2) m 1\n\
         A2 yari(5) (4,1) fights B1\nhq",
    );
    let numbers = preview(&field, "A1 attack B1 by (4,3)", 3).expect("an attack has numbers");
    let before = numbers.before.as_ref().expect("a test");
    // 10 on the card, less 1 for wavering, 1 lost and 5 for the rear.
    assert_eq!(results(before), [("preview-passes unit=B1 Ashigaru with yari".to_owned(), 3)]);
    assert!(numbers.reply.is_none());
}

/// [SAM-8.3.3] A unit that faces another enemy does not turn, and strikes that one.
#[test]
fn a_blow_in_the_flank_of_a_unit_that_fights_another_has_none_back() {
    let field = Field::at(
        "level extended\nA1 naginata(5+c) (6,5)\nB1 yari(5+c) (4,4) m 1\n\
         A2 yari(5) (4,3) facing 3 fights B1\nhq",
    );
    let numbers = preview(&field, "A1 attack B1 by (5,4)", 3).expect("an attack has numbers");
    assert!(numbers.before.is_some() && numbers.reply.is_none());
    // A unit that fights nobody turns to its attacker.
    let field = Field::at("A1 naginata(5+c) (6,5)\nB1 yari(5+c) (4,4)\nhq");
    let numbers = preview(&field, "A1 attack B1 by (5,4)", 3).expect("an attack has numbers");
    assert!(numbers.reply.is_some());
}

/// [SAM-14.1.2] At basic nobody tests, so there is nothing to say of an order.
#[test]
fn an_order_tells_what_it_does_to_the_nerves() {
    let text = "A1 yari(3) (4,4)\nB1 yari(4) (4,1)\nhq";
    assert!(preview(&Field::at(text), "A1 rest", 1).is_none());
    let field = Field::at(&format!("level extended\n{text}"));
    let numbers = preview(&field, "A1 rest", 1).expect("nerves");
    // 10 on the card, less 1 for the order and 2 that are lost already.
    let stands = |lost, value: u128| (format!("preview-stands lost={lost} value={value}"), value);
    assert_eq!(results(&numbers), [stands(0, 7), stands(1, 6), stands(2, 5)]);
}

/// [SAM-20.1.4] Whoever hides changes no number.
#[test]
fn hidden_enemies_do_not_count() {
    let open = "level advanced\nwoods (3,3)\nA1 archers(3+c) (4,4)\nB1 yari(2) (4,2)\nhq";
    let hiding = format!("{open}\nB2 yari(5+c) (3,3) hidden");
    for (words, line) in [("A1 shoot B1", 2), ("A1 attack B1 by (4,3)", 3)] {
        let alone = preview(&Field::at(open), words, line);
        assert_eq!(alone, preview(&Field::at(&hiding), words, line));
        assert!(alone.is_some());
    }
}

/// [SAM-18.1.1] The marker of an attack has been placed when its losses are tested in melee.
#[test]
fn nerves_know_the_fatigue_of_an_attack() {
    let stands = |placed: &str| {
        let text = "level expert\nA1 yari(5+c) (4,4) fatigue 1\nB1 yari(5) (4,2)\nhq";
        let field = Field::at(&format!("option fatigue-markers {placed}\n{text}"));
        let numbers = preview(&field, "A1 attack B1 by (4,3)", 1).expect("nerves");
        results(&numbers)[0].1
    };
    // The second marker takes one off.
    assert_eq!(stands("at-once") + 1, stands("end-of-turn"));
}
