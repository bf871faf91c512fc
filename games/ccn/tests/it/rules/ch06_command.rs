//! Chapter 6: command phase.

use ccn::{Action, Battle, Card, Event, Side, Step};
use engine::{Game, Title};

use crate::field::{Field, Sketch, hex};

#[test]
fn every_card_in_hand_may_be_played_even_one_that_orders_nothing_and_no_other() {
    let hand = [Card::ScoutLeftFlank, Card::ProbeCenter, Card::ProbeCenter];
    // There is nobody on the left flank.
    let sketch = Field::draw("B-LN 8,6; F-LN 1,6").without_reserves();
    let field = sketch.hand(Side::Allied, hand).start();
    let plays = [Card::ScoutLeftFlank, Card::ProbeCenter].map(Action::Play);
    assert_eq!(field.legal(), plays);
    assert_eq!(field.refusal(Action::Play(Card::Forward)), "CCN-6.1.1");
}

#[test]
fn the_card_lies_open_until_the_draw_phase() {
    let mut field = Field::draw("B-LN 6,6; F-LN 4,6").start();
    field.play(Card::AttackCenter).order("6,6").end_orders().end_moves();
    let lies_there = |field: &Field| field.view_of(Side::French).played.map(|played| played.card);
    assert_eq!(lies_there(&field), Some(Card::AttackCenter));
    assert_eq!(field.view().discard_pile, []);
    field.act(Action::EndBattles);
    assert_eq!(lies_there(&field), None);
    assert_eq!(field.view().discard_pile, [Card::AttackCenter]);
}

#[test]
fn ccn_6_1_2_a_a_card_that_can_order_nobody_leads_straight_to_the_draw() {
    let mut field = Field::draw("B-LN 8,6; F-LN 1,6").without_reserves().start();
    field.play(Card::AttackLeftFlank);
    assert_eq!((field.asked(), field.step()), (Some(Side::French), Some(Step::PlayCard)));
    let draws = field.events.iter().filter(|event| matches!(event, Event::CardDrawn { .. }));
    assert_eq!(draws.count(), 1);
    assert_eq!(field.view().allied.size, 5);
}

#[test]
fn a_player_who_orders_nobody_draws_at_once() {
    let mut field = Field::draw("B-LN 6,6; F-LN 5,6").start();
    field.play(Card::AttackCenter).act(Action::EndOrders);
    assert_eq!((field.asked(), field.step()), (Some(Side::French), Some(Step::PlayCard)));
    assert_eq!(field.view().allied.size, 5);
}

#[test]
fn scout_that_orders_nobody_still_draws_two_cards() {
    let sketch = Field::draw("B-LN 8,6; F-LN 1,6").without_reserves();
    let mut field = sketch.hand(Side::Allied, [Card::ScoutLeftFlank]).start();
    field.play(Card::ScoutLeftFlank);
    assert_eq!((field.asked(), field.step()), (Some(Side::Allied), Some(Step::KeepCard)));
}

#[test]
fn the_command_value_counts_the_played_card_too() {
    let hand = [Card::AssaultCenter, Card::ProbeCenter, Card::ProbeCenter, Card::ProbeCenter];
    let sketch = Field::draw("B-LN 8,5; B-LN 8,6; B-LN 8,7; B-LN 8,8; B-LN 9,7");
    let mut field = sketch.hand(Side::Allied, hand).start();
    field.play(Card::AssaultCenter).order("8,5 8,6 8,7");
    assert!(field.offers(Action::OrderUnit(hex("9,7"))));
    field.order("8,8");
    assert_eq!(field.step(), Some(Step::Movement), "four cards, four orders");
}

#[test]
fn ccn_6_1_4_a_with_an_empty_hand_the_turn_is_the_draw() {
    let mut field = Field::draw("B-LN 6,6; F-LN 5,6; F-LN 3,6")
        .first(Side::French)
        .hand(Side::Allied, [])
        .start();
    // The end of the French turn is the whole Allied turn too.
    field.play(Card::AttackCenter).act(Action::EndOrders);
    let began = |event: &Event| matches!(event, Event::TurnBegan { side: Side::Allied, .. });
    let from = field.events.iter().position(began).expect("an Allied turn");
    let housekeeping = |event: &&Event| !matches!(event, Event::Began(_) | Event::Ended);
    let turn: Vec<&Event> = field.events[from + 1..].iter().filter(housekeeping).collect();
    assert!(
        matches!(
            turn[..],
            [
                Event::CardDrawn { side: Side::Allied, .. },
                Event::TurnEnded { side: Side::Allied },
                Event::TurnBegan { side: Side::French, number: 3 },
            ]
        ),
        "{turn:?}"
    );
    assert_eq!(field.view().allied.size, 1);
    assert_eq!(field.asked(), Some(Side::French));
}

#[test]
fn ccn_6_1_1_a_first_strike_may_be_played_like_any_other_card() {
    let hand = [Card::ScoutLeftFlank, Card::FirstStrike];
    let field = Field::draw("B-LN 6,6").hand(Side::Allied, hand).start();
    assert_eq!(field.legal(), hand.map(Action::Play));
}

#[test]
fn ccn_6_1_1_b_a_card_on_the_track_cannot_be_played() {
    let sketch = Field::draw("B-LN=sq 6,6").hand(Side::Allied, [Card::AttackCenter]);
    let field = sketch.start();
    let laid: Vec<_> = field.view().allied.track.iter().map(|slot| slot.card).collect();
    assert_eq!(laid, [Some(Card::ProbeCenter)]);
    assert_eq!(field.legal(), [Action::Play(Card::AttackCenter)]);
    assert_eq!(field.refusal(Action::Play(Card::ProbeCenter)), "CCN-6.1.1");
}

#[test]
fn ccn_6_1_1_c_a_tactic_card_orders_anywhere_on_the_board() {
    let sketch = Field::draw("F-FA 1,1; F-FA 1,13; F-FA 1,7; B-LN 9,7").without_reserves();
    let mut field = sketch.first(Side::French).hand(Side::French, [Card::Bombard]).start();
    field.play(Card::Bombard).order("1,1 1,13");
    assert!(field.offers(Action::OrderUnit(hex("1,7"))));
}

/// A side of six cards, two of them on the track, that plays Assault Center.
fn assault_with_two_squares() -> Field {
    assault(&two_squares())
}

fn two_squares() -> Sketch {
    let hand = [Card::AssaultCenter, Card::AttackCenter, Card::Forward, Card::Forward];
    let pieces = "B-LN=sq 8,5; B-LN=sq 8,6; B-LN 8,7; B-LN 8,8; B-LN 9,7; B-LN 9,6";
    Field::draw(pieces).hand(Side::Allied, hand)
}

#[track_caller]
fn assault(sketch: &Sketch) -> Field {
    let mut field = sketch.start();
    assert_eq!(field.view().allied.size, 4);
    field.play(Card::AssaultCenter);
    field
}

#[test]
fn ccn_6_1_3_a_cards_on_the_track_do_not_count() {
    let mut field = assault_with_two_squares();
    field.order("8,7 8,8 9,7");
    assert_eq!(field.step(), Some(Step::GiveOrders), "one order is left");
    field.order("9,6");
    assert_eq!(field.step(), Some(Step::Movement), "four cards, four orders");
}

#[test]
fn ccn_6_1_3_b_the_card_of_a_square_that_is_left_gives_one_order_more() {
    let mut field = assault_with_two_squares();
    assert_eq!(field.view().allied.size, 3);
    field.order("8,5").act(Action::LeaveSquare);
    assert_eq!(field.view().allied.size, 4, "its card came back");
    field.order("8,7 8,8 9,7");
    assert_eq!(field.step(), Some(Step::GiveOrders), "one order is left");
    field.order("9,6");
    assert_eq!(field.step(), Some(Step::Movement), "five orders in all");
}

#[test]
fn a_square_that_is_not_left_gives_no_further_order() {
    let mut field = assault_with_two_squares();
    field.order("8,5").act(Action::StayInSquare).order("8,7 8,8 9,7");
    assert_eq!(field.step(), Some(Step::Movement), "four orders in all");
}

#[test]
fn by_option_a_card_that_comes_back_gives_no_further_order() {
    let mut field = assault(&two_squares().option("command-counted", "when-played"));
    field.order("8,5").act(Action::LeaveSquare);
    assert_eq!(field.view().allied.size, 4, "its card came back");
    field.order("8,7 8,8");
    assert_eq!(field.step(), Some(Step::GiveOrders), "one order is left");
    field.order("9,7");
    assert_eq!(field.step(), Some(Step::Movement), "four orders in all");
}

#[test]
fn a_position_between_such_orders_can_be_written_down() {
    let mut field = assault_with_two_squares();
    field.order("8,5").act(Action::LeaveSquare).order("8,7 8,8 9,7");
    let again = Battle::arrange(&field.battle.document(), None, &[]).expect("a sound position");
    assert_eq!(again.legal_list(Side::Allied.seat()), field.legal());
}
