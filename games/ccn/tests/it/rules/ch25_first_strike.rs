//! Chapter 25: First Strike.

use ccn::{Action, Card, Event, Side, Step};

use crate::field::{Field, Sketch, hex};

const FIVE_MISSES: &str = "artillery artillery artillery artillery artillery";

/// A field with these Allied units ready to battle, and First Strikes in the French hand.
fn facing(pieces: &str) -> Sketch {
    let hand = [Card::FirstStrike, Card::FirstStrike, Card::Forward, Card::AttackCenter];
    Field::draw(pieces).hand(Side::French, hand)
}

/// How many dice were rolled for battle, roll by roll.
fn dice_rolled(field: &Field) -> Vec<usize> {
    let rolled = |event: &Event| {
        let Event::Rolled { dice, .. } = event else { return None };
        Some(dice.len())
    };
    field.events.iter().filter_map(rolled).collect()
}

#[test]
fn ccn_25_10_1_a_it_answers_a_melee_and_not_a_battle_back() {
    let mut field = facing("B-LN 6,6; F-LN 5,6").ready("6,6");
    field.declare("6,6", "5,6");
    assert_eq!(field.asked(), Some(Side::French));
    assert!(field.offers(Action::FirstStrike));
    // The Allies, who hold the other one, are not asked when the French battle back.
    let hand = [Card::FirstStrike, Card::AttackCenter];
    let mut field = Field::draw("B-LN 6,6; F-LN 5,6").hand(Side::Allied, hand).start();
    field.play(Card::AttackCenter).order("6,6").end_orders().end_moves();
    field.melee("6,6", "5,6", "artillery artillery artillery artillery");
    field.act_with(Action::BattleBack, FIVE_MISSES);
    assert_eq!(dice_rolled(&field), [4, 5]);
}

#[test]
fn it_does_not_answer_fire() {
    let mut field = facing("B-LN 6,6; F-LN 4,6").ready("6,6");
    field.fire("6,6", "4,6", FIVE_MISSES);
    assert_eq!(dice_rolled(&field), [5]);
}

#[test]
fn a_unit_without_a_die_does_not_strike_first() {
    // One block of cavalry against a line in a town.
    let sketch = facing("B-LN 6,6; F-LC*1 5,6; B-LN 6,10; F-LN 5,10").ground("town 6,6");
    let mut field = sketch.ready("6,6 6,10");
    field.declare("6,6", "5,6");
    assert!(field.offers(Action::RetireAndReform));
    assert_eq!(field.refusal(Action::FirstStrike), "CCN-10.2.5");
}

#[test]
fn ccn_25_10_2_a_an_attacker_driven_off_ends_the_melee() {
    let mut field = facing("B-LN 6,6; F-LN 5,6").ready("6,6");
    field.declare("6,6", "5,6");
    field.act_with(Action::FirstStrike, "flag infantry artillery artillery cavalry");
    assert_eq!(field.blocks("6,6"), 3);
    field.act(Action::Retreat(hex("7,6")));
    assert_eq!((field.blocks("7,6"), field.blocks("5,6")), (3, 4));
    assert_eq!(dice_rolled(&field), [5], "the attack is over");
    assert_eq!(field.view().active, Side::French, "and so is the turn");
}

#[test]
fn ccn_25_10_2_b_an_attacker_who_stands_rolls_and_is_not_battled_back() {
    let mut field = facing("B-LN 6,6; F-LN 5,6").ready("6,6");
    field.declare("6,6", "5,6");
    let attack = "artillery artillery artillery artillery";
    field.act_with(Action::FirstStrike, &format!("{FIVE_MISSES} {attack}"));
    assert_eq!(dice_rolled(&field), [5, 4]);
    assert_eq!(field.view().active, Side::French, "nobody battles back");
}

#[test]
fn an_attacker_rolls_with_the_blocks_that_are_left() {
    let mut field = facing("B-LN 6,6; F-LN 5,6").ready("6,6");
    field.declare("6,6", "5,6");
    let strike = "infantry infantry artillery artillery artillery";
    field.act_with(Action::FirstStrike, &format!("{strike} artillery artillery"));
    assert_eq!(dice_rolled(&field), [5, 2]);
}

#[test]
fn ccn_25_10_3_a_one_in_a_melee_and_the_other_in_another() {
    let pieces = "B-LN 6,3; F-LN 5,3; B-LN 6,9; F-LN 5,9; B-LN 7,6; F-LN 6,6";
    let mut field = facing(pieces).ready("6,3 6,9 7,6");
    let attack = format!("{FIVE_MISSES} artillery artillery artillery artillery");
    for (from, at) in [("6,3", "5,3"), ("6,9", "5,9")] {
        field.declare(from, at).act_with(Action::FirstStrike, &attack);
        assert_eq!(field.step(), Some(Step::Battles), "one strike, and the melee is over");
    }
    field.declare("7,6", "6,6");
    assert_eq!(field.legal(), [Action::Stand], "both are played");
}

#[test]
fn whoever_strikes_first_does_nothing_else_and_the_attacker_has_no_answer() {
    // Cavalry that strikes at infantry neither retires; nor does the attacker react.
    let mut field = facing("B-LN 6,6; F-LC 5,6").ready("6,6");
    field.declare("6,6", "5,6");
    assert!(field.offers(Action::RetireAndReform));
    let attack = "artillery artillery artillery artillery";
    field.act_with(Action::FirstStrike, &format!("{} {attack}", "artillery ".repeat(4)));
    assert_eq!(field.view().active, Side::French, "nobody was asked again");
    assert_eq!(field.blocks("5,6"), 4);
}

#[test]
fn ccn_25_10_4_a_each_first_strike_is_replaced_before_the_active_side_draws() {
    let mut field = facing("B-LN 6,3; F-LN 5,3; B-LN 6,9; F-LN 5,9").ready("6,3 6,9");
    let attack = format!("{FIVE_MISSES} artillery artillery artillery artillery");
    for (from, at) in [("6,3", "5,3"), ("6,9", "5,9")] {
        field.declare(from, at).act_with(Action::FirstStrike, &attack);
    }
    let drawer = |event: &Event| {
        let Event::CardDrawn { side, .. } = event else { return None };
        Some(*side)
    };
    let drawn: Vec<Side> = field.events.iter().filter_map(drawer).collect();
    assert_eq!(drawn, [Side::French, Side::French, Side::Allied]);
    assert_eq!((field.view().french.size, field.view().allied.size), (4, 5));
}

#[test]
fn ccn_25_10_5_a_as_the_card_of_a_turn_it_is_a_pass() {
    let sketch = Field::draw("B-LN 6,6; F-LN 5,6").hand(Side::Allied, [Card::FirstStrike]);
    let mut field = sketch.start();
    field.play(Card::FirstStrike);
    assert_eq!((field.asked(), field.step()), (Some(Side::French), Some(Step::PlayCard)));
    let is_draw = |event: &&Event| matches!(event, Event::CardDrawn { .. });
    assert_eq!(field.events.iter().filter(is_draw).count(), 1);
    assert_eq!(field.view().discard_pile, [Card::FirstStrike]);
}
