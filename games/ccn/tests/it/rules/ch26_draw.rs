//! Chapter 26: the draw phase, the deck and the reshuffle.

use ccn::{Action, Card, Event, Side};

use crate::field::{Field, Listed, Sketch};

const SCOUTS: [Card; 3] = [Card::ScoutLeftFlank, Card::ScoutCenter, Card::ScoutRightFlank];

/// Hands of these sizes that hold all six Scouts, so that none is ever drawn.
#[track_caller]
fn dealt(allied: usize, french: usize) -> Field {
    dealing(allied, french).start()
}

fn dealing(allied: usize, french: usize) -> Sketch {
    let hand = |size, card| SCOUTS.into_iter().chain([card; 6]).take(size);
    let sketch = Field::draw("").sections_only();
    let sketch = sketch.hand(Side::Allied, hand(allied, Card::ProbeCenter));
    sketch.hand(Side::French, hand(french, Card::AttackCenter))
}

/// Turns in which the side plays its last card, which is no Scout, and orders nobody.
#[track_caller]
fn pass(field: &mut Field, turns: usize) {
    for _ in 0..turns {
        let card = field.legal().into_iter().last().expect("a card in hand");
        field.act(card).end_orders();
    }
}

/// Cards to draw and cards discarded.
fn piles(field: &Field) -> (u8, usize) {
    let view = field.view();
    (view.draw_pile, view.discard_pile.len())
}

#[test]
fn the_played_card_is_discarded_before_the_draw() {
    let mut field = Field::draw("B-LN 6,6").start();
    field.play(Card::AttackCenter).end_turn();
    let events = field.events.iter();
    let cards = events
        .filter(|event| matches!(event, Event::CardDiscarded { .. } | Event::CardDrawn { .. }));
    assert!(matches!(
        cards.collect::<Vec<_>>()[..],
        [
            Event::CardDiscarded { card: Card::AttackCenter },
            Event::CardDrawn { side: Side::Allied, .. }
        ]
    ));
}

#[test]
fn ccn_26_1_2_a_a_side_of_five_cards_holds_five_after_its_turn() {
    let mut field = Field::draw("B-LN 6,6").start();
    assert_eq!(field.view().allied.size, 5);
    field.play(Card::AttackCenter).order("6,6");
    assert_eq!(field.view().allied.size, 4);
    field.end_turn();
    assert_eq!(field.view().allied.size, 5);
}

/// The events about cards since the last card was played.
fn card_events(field: &Field) -> Vec<&Event> {
    let is_played = |event: &Event| matches!(event, Event::CardPlayed { .. });
    let from = field.events.iter().rposition(is_played).expect("a card was played");
    let about_cards = |event: &&Event| {
        matches!(
            event,
            Event::CardDiscarded { .. }
                | Event::PilesShuffled
                | Event::CardDrawn { .. }
                | Event::FirstStrikePlayed { .. }
        )
    };
    field.events[from..].iter().filter(about_cards).collect()
}

/// A turn with Elan in which the French play First Strike.
#[track_caller]
fn elan_and_first_strike(shuffle: &'static str) -> Field {
    let sketch = Field::draw("B-LN 6,6; F-LN 5,6").hand(Side::Allied, [Card::Elan]);
    let sketch = sketch.option("elan-shuffle", shuffle).hand(Side::French, [Card::FirstStrike]);
    let mut field = sketch.start();
    field.act_with(Action::Play(Card::Elan), "infantry").order("6,6").end_moves();
    // Five dice of the defender, and five of the attacker.
    field.declare("6,6", "5,6").act_with(Action::FirstStrike, &"artillery ".repeat(10));
    field
}

#[test]
fn ccn_26_1_1_a_discard_the_other_side_draws_then_the_active_side() {
    let field = elan_and_first_strike("when-played");
    assert!(matches!(
        card_events(&field)[..],
        [
            Event::PilesShuffled,
            Event::FirstStrikePlayed { side: Side::French, .. },
            Event::CardDiscarded { card: Card::Elan },
            Event::CardDrawn { side: Side::French, .. },
            Event::CardDrawn { side: Side::Allied, .. },
        ]
    ));
    let view = field.view();
    assert_eq!((view.french.size, view.allied.size), (1, 1));
    assert_eq!(view.discard_pile, [Card::FirstStrike, Card::Elan]);

    let late = elan_and_first_strike("end-of-turn");
    assert!(matches!(
        card_events(&late)[..],
        [
            Event::FirstStrikePlayed { side: Side::French, .. },
            Event::CardDiscarded { card: Card::Elan },
            Event::PilesShuffled,
            Event::CardDrawn { side: Side::French, .. },
            Event::CardDrawn { side: Side::Allied, .. },
        ]
    ));
    assert_eq!(late.view().discard_pile, []);
}

#[test]
fn ccn_26_1_2_b_cards_on_the_track_are_not_replaced() {
    let hand = [Card::AttackCenter, Card::Forward, Card::Forward, Card::AssaultCenter];
    let sketch = Field::draw("B-LN=sq 8,5; B-LN=sq 8,6; B-LN 8,8").hand(Side::Allied, hand);
    let mut field = sketch.start();
    assert_eq!((field.view().allied.size, field.view().allied.track.len()), (4, 2));
    field.play(Card::AttackCenter).order("8,8").end_turn();
    assert_eq!((field.view().allied.size, field.view().allied.track.len()), (4, 2));
}

#[test]
fn a_card_is_drawn_also_for_a_card_that_ordered_nothing() {
    let mut field = Field::draw("B-LN 7,2").start();
    field.act_drawing(Action::Play(Card::AttackRightFlank), Listed::cards([Card::FlankAttack]));
    assert_eq!(field.view().active, Side::French);
    assert_eq!(field.view().allied.size, 5);
}

#[test]
fn ccn_26_1_3_a_the_discard_pile_is_shuffled_as_soon_as_the_draw_pile_is_empty() {
    let mut field = dealt(4, 5);
    pass(&mut field, 38);
    assert_eq!(piles(&field), (1, 38));
    // The card played now is the 39th.
    pass(&mut field, 1);
    assert_eq!(piles(&field), (39, 0));

    let mut late = dealing(4, 5).option("draw-pile-shuffle", "when-needed").start();
    pass(&mut late, 39);
    assert_eq!(piles(&late), (0, 39), "it is not shuffled yet");
    // The card played now is the 40th.
    pass(&mut late, 1);
    assert_eq!(piles(&late), (39, 0));
    assert_eq!(late.view().french.size, 5);
}

#[test]
fn ccn_26_1_4_a_the_piles_are_shuffled_between_the_two_cards_of_scout() {
    let mut field = dealt(9, 9);
    pass(&mut field, 29);
    assert_eq!(piles(&field), (1, 29));
    // There is nobody in the centre; the Scout itself is the 30th card of the discard pile.
    let before = field.events.len();
    field.play(Card::ScoutCenter);
    let is_luck =
        |event: &&Event| matches!(event, Event::CardScouted { .. } | Event::PilesShuffled);
    let luck: Vec<_> = field.events[before..].iter().filter(is_luck).collect();
    assert!(matches!(
        luck[..],
        [Event::CardScouted { .. }, Event::PilesShuffled, Event::CardScouted { .. }]
    ));
    assert_eq!(piles(&field), (29, 0));
    let keep = field.legal()[0];
    field.act(keep);
    assert_eq!(piles(&field), (29, 1));
}
