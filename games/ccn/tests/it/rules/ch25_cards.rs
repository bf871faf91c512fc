//! Chapter 25: command cards.

use ccn::{Action, Card, Event, Side, Step};

use crate::field::{Field, Listed, hex};

/// The Allies have played this card; orders are next.
#[track_caller]
fn playing(card: Card, pieces: &str) -> Field {
    let mut field = Field::draw(pieces).hand(Side::Allied, [card]).start();
    field.play(card);
    field
}

/// How many cards were drawn, for Scout or not.
fn drawn(field: &Field) -> usize {
    let is_draw =
        |event: &&Event| matches!(event, Event::CardDrawn { .. } | Event::CardScouted { .. });
    field.events.iter().filter(is_draw).count()
}

#[test]
fn ccn_25_2_1_a_there_are_48_section_cards() {
    let copies: u8 = Card::ALL.into_iter().map(Card::copies).sum();
    assert_eq!(copies, 48);
    let view = Field::draw("").start().view();
    assert_eq!(view.draw_pile + view.allied.size + view.french.size, 48);
}

#[test]
fn ccn_25_2_2_a_scout_orders_one_piece_and_draws_two_cards() {
    let mut field = playing(Card::ScoutCenter, "B-LN 6,6; B-LN 6,8");
    field.order("6,6");
    assert_eq!(field.step(), Some(Step::Movement), "no order is left");
    let cards = [Card::ProbeCenter, Card::Forward];
    field.act_drawing(Action::EndMoves, Listed::cards(cards));
    assert_eq!(drawn(&field), 2);
    assert_eq!(field.step(), Some(Step::KeepCard));
    field.act(Action::Keep(Card::Forward));
    assert_eq!(field.view().allied.cards, Some(vec![Card::Forward]));
    assert_eq!(field.view().discard_pile, [Card::ScoutCenter, Card::ProbeCenter]);

    let sketch = Field::draw("F-LN 3,11").first(Side::French);
    let mut french = sketch.hand(Side::French, [Card::ScoutLeftFlank]).start();
    french.play(Card::ScoutLeftFlank).order("3,11").move_unit("3,11", "4,11");
    assert_eq!(french.blocks("4,11"), 4);
}

#[test]
fn ccn_25_2_2_b_scout_draws_two_cards_even_if_it_orders_nothing() {
    let sketch = Field::draw("B-LN 7,12").hand(Side::Allied, [Card::ScoutCenter]);
    let mut field = sketch.start();
    let cards = [Card::ProbeCenter, Card::Forward];
    field.act_drawing(Action::Play(Card::ScoutCenter), Listed::cards(cards));
    assert_eq!(field.step(), Some(Step::KeepCard));
    assert_eq!(drawn(&field), 2);
    assert_eq!(field.legal(), [Action::Keep(Card::ProbeCenter), Action::Keep(Card::Forward)]);
}

#[test]
fn only_a_card_that_was_drawn_can_be_kept() {
    let mut field = Field::draw("").hand(Side::Allied, [Card::ScoutCenter]).start();
    let cards = [Card::ProbeCenter, Card::ProbeCenter];
    field.act_drawing(Action::Play(Card::ScoutCenter), Listed::cards(cards));
    assert_eq!(field.legal(), [Action::Keep(Card::ProbeCenter)]);
    assert_eq!(field.refusal(Action::Keep(Card::Forward)), "CCN-25.2.2");
}

#[test]
fn ccn_25_2_3_a_probe_orders_two_of_three() {
    let mut field = playing(Card::ProbeRightFlank, "B-LN 7,10; B-LN 7,11; B-LN 7,12");
    field.order("7,10 7,12");
    assert_eq!(field.step(), Some(Step::Movement), "no order is left");
    assert!(field.moves_from("7,11").is_empty());
}

#[test]
fn ccn_25_2_4_a_attack_orders_three_leaders_included() {
    let mut field = playing(Card::AttackLeftFlank, "B-LN 6,4; B-LN 7,2; B-LDR 7,3");
    field.order("6,4 7,2").order_leader("7,3");
    assert_eq!(field.step(), Some(Step::Movement), "all three orders are used");
    assert!(!field.moves_from("6,4").is_empty());
    assert!(!field.moves_from("7,2").is_empty());
    assert!(!field.leader_moves_from("7,3").is_empty());
}

#[test]
fn ccn_25_2_5_a_assault_orders_as_many_as_there_were_cards_in_hand() {
    let others = [Card::ProbeCenter; 4];
    let hand = [Card::AssaultLeftFlank].into_iter().chain(others);
    let pieces = "B-LN 7,1; B-LN 7,2; B-LN 7,3; B-LN 7,4; B-LN 6,4; B-LN 6,1";
    let mut field = Field::draw(pieces).hand(Side::Allied, hand).start();
    field.play(Card::AssaultLeftFlank).order("7,1 7,2 7,3 7,4");
    assert_eq!(field.step(), Some(Step::GiveOrders), "one order is left");
    field.order("6,4");
    assert_eq!(field.step(), Some(Step::Movement), "no order is left");
}

// In the next three tests the unit in (7,2) keeps the order phase open.

#[test]
fn ccn_25_2_6_a_coordinated_advance_orders_two_in_the_centre() {
    let mut field = playing(Card::CoordinatedAdvance, "B-LN 7,5; B-LN 7,6; B-LN 7,7; B-LN 7,2");
    field.order("7,5 7,6");
    assert_eq!(field.refusal(Action::OrderUnit(hex("7,7"))), "CCN-7.2.2");
}

#[test]
fn ccn_25_2_7_a_flank_attack_orders_none_in_the_centre() {
    let mut field = playing(Card::FlankAttack, "B-LN 6,9; B-LN 7,7; B-LN 7,2");
    assert_eq!(field.refusal(Action::OrderUnit(hex("7,7"))), "CCN-7.2.2");
    field.order("6,9");
    assert_eq!(field.refusal(Action::OrderUnit(hex("7,7"))), "CCN-7.2.2");
}

#[test]
fn ccn_25_2_8_a_forward_takes_a_split_hex_for_the_flank() {
    let pieces = "B-LN 6,4; B-LN 7,5; B-LN 7,6; B-LN 7,7; B-LN 7,2";
    let mut field = playing(Card::Forward, pieces);
    field.order("6,4 7,5 7,6");
    assert_eq!(field.refusal(Action::OrderUnit(hex("7,7"))), "CCN-7.2.2");
}

#[test]
fn ccn_25_2_9_a_recon_in_force_orders_one_in_each_section_and_draws_one_card() {
    let mut field = playing(Card::ReconInForce, "B-LN 7,2; B-LN 7,6; B-LN 7,11; B-LN 7,3");
    field.order("7,2 7,6 7,11");
    assert_eq!(field.step(), Some(Step::Movement), "all three orders are used");
    field.end_moves();
    assert_eq!(drawn(&field), 1);
    assert_eq!(field.view().allied.size, 1);
}
