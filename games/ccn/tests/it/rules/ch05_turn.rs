//! Chapter 5: turn sequence.

use ccn::{Action, Card, Side, Step};

use crate::field::{Field, hex};

#[test]
fn ccn_5_1_1_a_an_attack_waits_until_movement_is_ended() {
    let sketch = Field::draw("B-LN 6,6; B-LN 6,7; F-LN 5,6");
    let mut field = sketch.hand(Side::Allied, [Card::ProbeCenter]).start();
    field.play(Card::ProbeCenter).order("6,6 6,7");
    let attack = Action::Melee { from: hex("6,6"), at: hex("5,6") };
    assert_eq!(field.refusal(attack), "CCN-5.1.2");
    field.end_moves();
    assert!(field.offers(attack));
}

#[test]
fn ccn_5_1_1_b_after_the_french_have_drawn_the_allies_play_a_card() {
    let mut field = Field::draw("F-LN 4,6").first(Side::French).ordered("4,6");
    assert_eq!(field.view().french.size, 4);
    field.end_moves();
    assert_eq!(field.view().french.size, 5, "they have drawn");
    assert_eq!((field.asked(), field.step()), (Some(Side::Allied), Some(Step::PlayCard)));
}

#[test]
fn the_questions_of_a_turn_come_in_the_order_of_its_phases() {
    let mut field = Field::draw("B-LN 6,6; F-LN 4,6").start();
    assert_eq!(field.step(), Some(Step::PlayCard));
    field.play(Card::AttackCenter);
    assert_eq!(field.step(), Some(Step::GiveOrders));
    field.order("6,6").end_orders();
    assert_eq!(field.step(), Some(Step::Movement));
    field.end_moves();
    assert_eq!(field.step(), Some(Step::Battles));
    field.act(Action::EndBattles);
    assert_eq!((field.step(), field.asked()), (Some(Step::PlayCard), Some(Side::French)));
}

#[test]
fn ccn_5_1_2_a_nobody_moves_after_the_first_battle() {
    // The French at (7,5) give the cavalry a battle, so that the phase stays open.
    let pieces = "B-LN 6,6; B-LC 7,6; F-LN 5,6; F-LN 7,5";
    let mut field = Field::draw(pieces).ready("6,6 7,6");
    field.melee("6,6", "5,6", "cavalry cavalry cavalry cavalry").act(Action::Forbear);
    assert_eq!(field.step(), Some(Step::Battles));
    let late = Action::MoveUnit { from: hex("7,6"), to: hex("8,6") };
    assert_eq!(field.refusal(late), "CCN-5.1.2");
}

#[test]
fn marks_and_the_card_of_the_turn_are_gone_when_it_ends() {
    let mut field = Field::draw("B-LN 7,6; B-LDR 8,8; F-LN 5,6").start();
    field.play(Card::AttackCenter).order("7,6").order_leader("8,8").end_orders();
    field.move_unit("7,6", "6,6").move_leader("8,8", "7,7").end_moves();
    field.melee("6,6", "5,6", "cavalry cavalry cavalry cavalry").act(Action::Forbear);
    let view = field.view();
    assert_eq!((view.active, view.played), (Side::French, None));
    assert!(view.units.iter().all(|unit| unit.moved == 0 && unit.marks.is_empty()));
    assert!(view.leaders.iter().all(|leader| leader.marks.is_empty()));
}

#[test]
fn ccn_5_1_3_a_the_dice_of_a_card_end_with_its_turn() {
    let sketch = Field::draw("F-HC 4,6; B-LN 5,6").first(Side::French);
    let mut field = sketch.hand(Side::French, [Card::CavalryCharge]).start();
    field.play(Card::CavalryCharge).order("4,6").end_moves();
    assert_eq!(field.melee_dice("4,6", "5,6"), Some(4 + 1 + 1));
    field.act(Action::EndBattles);
    field.play(Card::AttackCenter).order("5,6").end_orders().end_moves();
    field.melee("5,6", "4,6", "artillery artillery artillery artillery");
    assert_eq!(field.battle_back_dice(), Some(4 + 1));
}
