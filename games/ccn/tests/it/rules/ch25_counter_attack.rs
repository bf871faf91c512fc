//! Chapter 25: Counter-Attack.

use ccn::{Action, Card, Event, Section, Side, Step};

use crate::field::{Field, Sketch, hex};

/// A field on which the French play a card, and the Allies hold Counter-Attack and four more.
fn answering(pieces: &str, french: Card) -> Sketch {
    let hand = [Card::CounterAttack, Card::Forward, Card::Forward, Card::ProbeLeftFlank];
    let sketch = Field::draw(pieces).first(Side::French).hand(Side::French, [french]);
    sketch.hand(Side::Allied, hand.into_iter().chain([Card::ProbeRightFlank]))
}

/// The French card has ordered nobody, and the Allies have played Counter-Attack.
#[track_caller]
fn copying(pieces: &str, french: Card) -> Field {
    let mut field = answering(pieces, french).start();
    field.play(french);
    if field.view().active == Side::French {
        field.end_turn();
    }
    field.play(Card::CounterAttack);
    field
}

/// The card that a Counter-Attack follows.
fn copy(field: &Field) -> Option<Card> {
    field.view().played.and_then(|played| played.copy_of)
}

#[test]
fn ccn_25_7_1_a_a_copy_of_elan_is_rolled_and_shuffled_by_its_player() {
    let mut field = answering("B-LN 6,6; F-LN 4,6", Card::Elan).start();
    field.act_with(Action::Play(Card::Elan), "saber");
    assert_eq!(field.view().active, Side::Allied, "the French ordered nobody");
    let dice = "infantry saber saber saber saber";
    let before = field.events.len();
    field.act_with(Action::Play(Card::CounterAttack), dice);
    let shuffles = |field: &Field, from: usize| {
        field.events[from..].iter().filter(|event| matches!(event, Event::PilesShuffled)).count()
    };
    assert_eq!(shuffles(&field, before), 1);
    assert_eq!(field.view().discard_pile, [], "the Elan of the French too");
    field.order("6,6").end_moves();
    assert_eq!(field.fire_dice("6,6", "4,6"), Some(5 + 1));
    let before = field.events.len();
    field.act(Action::EndBattles);
    let cards: Vec<&Event> = field.events[before..]
        .iter()
        .filter(|event| !matches!(event, Event::Began(_) | Event::Ended))
        .collect();
    assert!(matches!(
        cards[..],
        [
            Event::CardDiscarded { card: Card::CounterAttack },
            Event::CardDrawn { side: Side::Allied, .. },
            ..
        ]
    ));
    assert_eq!(field.view().discard_pile, [Card::CounterAttack]);
}

#[test]
fn ccn_25_7_1_b_the_card_is_copied_and_not_what_was_done_with_it() {
    let mut field = answering("B-FA 6,6; F-FA 2,6; F-LN 3,6", Card::Bombard).start();
    field.play(Card::Bombard).order("2,6").move_unit("2,6", "1,6").end_turn();
    field.play(Card::CounterAttack).order("6,6").end_moves();
    assert_eq!(field.fire_dice("6,6", "3,6"), Some(2 + 2));
}

#[test]
fn the_conditions_of_a_copied_card_are_judged_for_its_player() {
    // The French have artillery, the Allies have none.
    let mut field = copying("B-LN 6,6; F-FA 2,6; F-LN 4,6", Card::Bombard);
    field.order("6,6").end_moves();
    assert_eq!(field.fire_dice("6,6", "4,6"), Some(5), "a plain order");
}

#[test]
fn a_copy_of_assault_counts_the_cards_of_its_player() {
    let pieces = "B-LN 8,5; B-LN 8,6; B-LN 8,7; B-LN 8,8; B-LN 9,7; B-LN 9,6";
    let mut field = copying(pieces, Card::AssaultCenter);
    field.order("8,5 8,6 8,7 8,8 9,7");
    assert_eq!(field.step(), Some(Step::Movement), "five cards, five orders");
}

#[test]
fn a_copy_of_scout_draws_two_cards() {
    let mut field = answering("B-LN 6,6; F-LN 2,6", Card::ScoutCenter).start();
    field.play(Card::ScoutCenter).act(Action::EndOrders);
    let keep = field.legal()[0];
    field.act(keep).play(Card::CounterAttack).act(Action::EndOrders);
    assert_eq!((field.step(), field.asked()), (Some(Step::KeepCard), Some(Side::Allied)));
}

#[test]
fn a_copy_of_a_card_without_the_hat_has_none_either() {
    let field = copying("B-FA+LDR 6,6; F-LN 2,6", Card::Bombard);
    assert_eq!(field.refusal(Action::OrderLeader(hex("6,6"))), "CCN-25.1.2");
    let hat = copying("B-FA+LDR 6,6; F-LN 2,6", Card::ProbeCenter);
    assert!(hat.offers(Action::OrderLeader(hex("6,6"))));
}

#[test]
fn a_copied_force_march_and_manoeuvre_ask_their_own_questions() {
    let mut march = answering("B-LN 6,6; F-LN 2,6", Card::ForceMarch).start();
    march.play(Card::ForceMarch).act(Action::March(Section::Centre)).end_turn();
    march.play(Card::CounterAttack);
    assert!(march.offers(Action::March(Section::West)), "the reserve stands there");
    let mut manoeuvre = answering("B-LN 6,6; F-LN 2,6", Card::LaGrandeManoeuvre).start();
    manoeuvre.play(Card::LaGrandeManoeuvre).act(Action::OrderOne).end_turn();
    manoeuvre.play(Card::CounterAttack);
    assert_eq!(manoeuvre.legal(), [Action::Manoeuvre, Action::OrderOne]);
}

#[test]
fn ccn_25_7_2_a_the_left_of_one_side_is_the_right_of_the_other() {
    let mut field = copying("B-LN 7,2; B-LN 7,12; F-LN 2,6", Card::AttackLeftFlank);
    assert_eq!(copy(&field), Some(Card::AttackRightFlank));
    assert_eq!(field.refusal(Action::OrderUnit(hex("7,2"))), "CCN-7.2.2");
    field.order("7,12");
}

#[test]
fn ccn_25_7_2_b_the_centre_stays_the_centre() {
    let field = copying("B-LN 6,6; F-LN 2,6", Card::ProbeCenter);
    assert_eq!(copy(&field), Some(Card::ProbeCenter));
    for both_flanks in [Card::FlankAttack, Card::CoordinatedAdvance, Card::ReconInForce] {
        let field = copying("B-LN 6,6; B-LN 7,2; F-LN 2,6", both_flanks);
        assert_eq!(copy(&field), Some(both_flanks));
    }
}

#[test]
fn ccn_25_7_3_a_a_copy_of_a_copy_swaps_the_flanks_again() {
    let hand = [Card::AssaultLeftFlank, Card::CounterAttack, Card::Forward];
    let sketch = Field::draw("B-LN 7,2; F-LN 2,2").hand(Side::Allied, hand);
    let mut field = sketch.hand(Side::French, [Card::CounterAttack, Card::Forward]).start();
    field.play(Card::AssaultLeftFlank).end_turn().play(Card::CounterAttack);
    assert_eq!(copy(&field), Some(Card::AssaultRightFlank));
    field.end_turn().play(Card::CounterAttack);
    assert_eq!(copy(&field), Some(Card::AssaultLeftFlank));
    field.order("7,2");
}

/// Counter-Attack was just played with nothing to copy, and the turn is over.
#[track_caller]
fn assert_passed(field: &Field) {
    assert_eq!((field.asked(), field.step()), (Some(Side::French), Some(Step::PlayCard)));
    let is_ours = |event: &&Event| matches!(event, Event::CardDrawn { side: Side::Allied, .. });
    assert_eq!(field.events.iter().filter(is_ours).count(), 1);
    let ordered = field.events.iter().any(|event| matches!(event, Event::UnitOrdered { .. }));
    assert!(!ordered);
    assert_eq!(field.view().discard_pile.last(), Some(&Card::CounterAttack));
}

#[test]
fn ccn_25_7_4_a_on_the_first_turn_there_is_nothing_to_copy() {
    let sketch = Field::draw("B-LN 6,6; F-LN 5,6").hand(Side::Allied, [Card::CounterAttack]);
    let mut field = sketch.start();
    field.play(Card::CounterAttack);
    assert_passed(&field);
}

#[test]
fn neither_first_strike_nor_an_empty_hand_nor_an_empty_copy_is_copied() {
    let first_strike = copying("B-LN 6,6; F-LN 5,6", Card::FirstStrike);
    assert_passed(&first_strike);
    let empty_copy = copying("B-LN 6,6; F-LN 5,6", Card::CounterAttack);
    assert_passed(&empty_copy);
    // The French turn before had no card at all.
    let sketch = Field::draw("B-LN 6,6; F-LN 5,6").first(Side::French).hand(Side::French, []);
    let mut no_card = sketch.hand(Side::Allied, [Card::CounterAttack]).start();
    no_card.play(Card::CounterAttack);
    assert_passed(&no_card);
}

#[test]
fn the_last_card_counts_and_not_the_one_before_it() {
    let sketch = Field::draw("B-LN 6,6; F-LN 2,6").first(Side::French);
    let sketch = sketch.hand(Side::French, [Card::ProbeCenter, Card::FirstStrike]);
    let hand = [Card::Forward, Card::CounterAttack];
    let mut field = sketch.hand(Side::Allied, hand).start();
    field.play(Card::ProbeCenter).end_turn().play(Card::Forward).end_turn();
    field.play(Card::FirstStrike).play(Card::CounterAttack);
    assert_eq!(field.view().active, Side::French, "there was nothing to copy");
}

#[test]
fn a_first_strike_of_the_other_turn_is_not_what_is_copied() {
    let sketch = Field::draw("B-LN 6,6; F-LN 5,6").first(Side::French);
    let sketch = sketch.hand(Side::Allied, [Card::FirstStrike, Card::CounterAttack]);
    let mut field = sketch.hand(Side::French, [Card::ProbeCenter]).start();
    field.play(Card::ProbeCenter).order("5,6").end_orders().end_moves().declare("5,6", "6,6");
    // Four dice of the defender, and five of the attacker.
    field.act_with(Action::FirstStrike, &"artillery ".repeat(9));
    field.play(Card::CounterAttack);
    assert_eq!(copy(&field), Some(Card::ProbeCenter));
}
