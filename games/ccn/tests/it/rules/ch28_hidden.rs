//! Chapter 28: hidden information.

use ccn::{Action, Battle, Card, Event, Side, View};
use engine::{Game, Viewer};

use crate::field::{Field, Listed, hex};

/// A view without the names of cards that only their owner knows.
fn open_part(mut view: View) -> View {
    for hand in [&mut view.french, &mut view.allied] {
        hand.cards = None;
        hand.scouted_cards = None;
    }
    view
}

#[test]
fn ccn_28_1_1_a_the_other_hand_changes_neither_view_nor_decisions() {
    let with_french_hand =
        |cards: [Card; 2]| Field::draw("B-LN 5,6; F-LN 4,6").hand(Side::French, cards).start();
    let mut one = with_french_hand([Card::ProbeCenter, Card::Forward]);
    let mut other = with_french_hand([Card::ScoutCenter, Card::AssaultLeftFlank]);
    let melee = Action::Melee { from: hex("5,6"), at: hex("4,6") };
    let (order, miss) = (Action::OrderUnit(hex("5,6")), "cavalry cavalry cavalry cavalry");
    let turn = [(Action::Play(Card::AttackCenter), ""), (order, ""), (Action::EndMoves, "")];
    let battle = [(melee, ""), (Action::Stand, miss)];
    for (action, dice) in turn.into_iter().chain(battle) {
        assert_ne!(one.view_of(Side::French), other.view_of(Side::French));
        assert_eq!(one.view_of(Side::Allied), other.view_of(Side::Allied));
        assert_eq!(one.legal(), other.legal(), "neither hand has an answer of its own");
        one.act_with(action, dice);
        other.act_with(action, dice);
    }
    assert_eq!(one.view_of(Side::Allied), other.view_of(Side::Allied));
}

/// The Allies play Scout Center, draw Recon in Force and Probe Center, and keep the first.
fn scouted() -> Field {
    let hand = [Card::ScoutCenter, Card::AttackCenter];
    let mut field = Field::draw("B-LN 8,6; F-LN 2,6").hand(Side::Allied, hand).start();
    field.play(Card::ScoutCenter);
    let drawn = Listed::cards([Card::ReconInForce, Card::ProbeCenter]);
    field.act_drawing(Action::EndOrders, drawn);
    field.act(Action::Keep(Card::ReconInForce));
    field
}

#[test]
fn ccn_28_1_2_b_the_rejected_card_lies_over_the_scout() {
    let field = scouted();
    assert_eq!(field.view().discard_pile, [Card::ScoutCenter, Card::ProbeCenter]);
}

#[test]
fn ccn_28_1_2_c_the_opponent_knows_the_rejected_card_and_not_the_kept_one() {
    let field = scouted();
    let view = field.view_of(Side::French);
    assert_eq!(view.discard_pile.last(), Some(&Card::ProbeCenter));
    assert_eq!((view.allied.size, view.allied.cards), (2, None));
    let seen = |viewer| {
        let seen = field.events.iter().filter_map(move |event| Battle::seen(event, viewer));
        seen.filter(|event| matches!(event, Event::CardKept { .. })).collect::<Vec<_>>()
    };
    let (side, rejected) = (Side::Allied, Card::ProbeCenter);
    let kept = Some(Card::ReconInForce);
    assert_eq!(seen(Viewer::Seat(side.seat())), [Event::CardKept { side, kept, rejected }]);
    let unknown = [Event::CardKept { side, kept: None, rejected }];
    assert_eq!(seen(Viewer::Seat(Side::French.seat())), unknown);
    assert_eq!(seen(Viewer::Spectator), unknown);
}

#[test]
fn ccn_28_1_5_a_both_sides_see_the_same_board() {
    let pieces = "B-LN+LDR 6,6; B-LC 7,6; F-LN*3 4,6; F-LDR 3,3";
    let mut field = Field::draw(pieces).ordered("6,6 7,6");
    let assert_open = |field: &Field| {
        let [french, allied] = Side::BOTH.map(|side| open_part(field.view_of(side)));
        assert_eq!(french, allied);
        assert_eq!(french, open_part(field.view()), "and nothing is kept from them");
    };
    assert_open(&field);
    field.move_unit("6,6", "5,6");
    assert_open(&field);
    field.end_moves().melee("5,6", "4,6", "infantry flag cavalry cavalry");
    assert_open(&field);
    field.act(Action::Retreat(hex("3,6")));
    assert_open(&field);
    let rolled = field.events.iter().find(|event| matches!(event, Event::Rolled { .. }));
    for viewer in [Viewer::Seat(Side::French.seat()), Viewer::Spectator] {
        assert_eq!(rolled.and_then(|event| Battle::seen(event, viewer)).as_ref(), rolled);
    }
}

/// Both players and a spectator.
fn everybody() -> [Viewer; 3] {
    let [french, allied] = Side::BOTH.map(|side| Viewer::Seat(side.seat()));
    [french, allied, Viewer::Spectator]
}

#[test]
fn ccn_28_1_2_a_the_draw_pile_is_a_number_and_first_strike_lies_open_at_once() {
    let sketch = Field::draw("B-LN 6,6; F-LN 5,6");
    let mut field = sketch.hand(Side::French, [Card::FirstStrike; 2]).ready("6,6");
    for viewer in everybody() {
        assert_eq!(field.battle.view(viewer).draw_pile, 70 - 5 - 2);
    }
    // A flag, for which the attacker retreats; there is a choice of two hexes.
    field.declare("6,6", "5,6");
    field.act_with(Action::FirstStrike, "flag artillery artillery artillery artillery");
    assert_eq!(field.view().active, Side::Allied, "the turn goes on");
    for viewer in everybody() {
        let view = field.battle.view(viewer);
        assert_eq!(view.discard_pile, [Card::FirstStrike]);
        assert_eq!(view.french.size, 1);
    }
}

#[test]
fn ccn_28_1_3_a_the_card_on_the_track_is_known_to_its_owner_only() {
    let sketch = Field::draw("B-LN 6,6; F-LC 5,6").first(Side::French);
    let mut field = sketch.ready("5,6");
    let luck = Listed::dice("infantry artillery").then([Card::CoordinatedAdvance]);
    field.charge("5,6", "6,6", Action::FormSquare, luck);
    let track = |viewer: Viewer| {
        let view = field.battle.view(viewer);
        let unit = view.units.iter().find(|unit| unit.hex == hex("6,6")).expect("the square");
        assert_eq!(unit.square, Some(1));
        let [slot] = &view.allied.track[..] else { panic!("one slot is in use") };
        assert_eq!(slot.slot, 1);
        slot.card
    };
    let [french, allied, spectator] = everybody().map(track);
    assert_eq!(allied, Some(Card::CoordinatedAdvance));
    assert_eq!((french, spectator), (None, None));
    let formed = field.events.iter().find(|it| matches!(it, Event::SquareFormed { .. }));
    let seen = |viewer| match Battle::seen(formed.expect("a square"), viewer) {
        Some(Event::SquareFormed { card, .. }) => card,
        _ => panic!("everybody sees that it was formed"),
    };
    assert_eq!(everybody().map(seen), [None, allied, None]);
}

#[test]
fn ccn_28_1_4_a_the_question_does_not_tell_whether_first_strike_is_held() {
    let declared = |card: Card| {
        let sketch = Field::draw("B-LN 6,6; F-FA 5,6").hand(Side::French, [card, Card::Forward]);
        let mut field = sketch.ready("6,6");
        field.declare("6,6", "5,6");
        field
    };
    let (with, without) = (declared(Card::FirstStrike), declared(Card::ProbeCenter));
    assert_eq!(with.view_of(Side::Allied), without.view_of(Side::Allied));
    assert_eq!(with.battle.waiting(), without.battle.waiting());
    assert_eq!(with.asked(), Some(Side::French));
    assert_eq!(without.legal(), [Action::Stand]);
    assert_eq!(with.legal(), [Action::Stand, Action::FirstStrike]);
}

#[test]
fn spectators_see_neither_hand() {
    let field = Field::draw("B-LN 8,6; F-LN 2,6").start();
    let view = field.battle.view(Viewer::Spectator);
    assert_eq!((view.french.cards, view.allied.cards), (None, None));
    assert_eq!((view.french.size, view.allied.size), (5, 5));
}

#[test]
fn a_drawn_card_is_seen_by_its_owner_only() {
    let mut field = Field::draw("B-LN 8,6; F-LN 2,6").start();
    field.play(Card::AttackCenter);
    field.act_drawing(Action::EndOrders, Listed::cards([Card::ReconInForce]));
    let seen = |side: Side| {
        let viewer = Viewer::Seat(side.seat());
        let seen = field.events.iter().filter_map(move |event| Battle::seen(event, viewer));
        seen.filter(|event| matches!(event, Event::CardDrawn { .. })).collect::<Vec<_>>()
    };
    let side = Side::Allied;
    assert_eq!(seen(side), [Event::CardDrawn { side, card: Some(Card::ReconInForce) }]);
    assert_eq!(seen(Side::French), [Event::CardDrawn { side, card: None }]);
}

#[test]
fn scouted_cards_are_seen_by_their_owner_only_until_one_is_rejected() {
    let hand = [Card::ScoutCenter];
    let mut field = Field::draw("B-LN 8,6; F-LN 2,6").hand(Side::Allied, hand).start();
    field.play(Card::ScoutCenter);
    let drawn = [Card::ReconInForce, Card::ProbeCenter];
    field.act_drawing(Action::EndOrders, Listed::cards(drawn));
    assert_eq!(field.view_of(Side::Allied).allied.scouted_cards, Some(drawn.to_vec()));
    let hidden = field.view_of(Side::French).allied;
    assert_eq!((hidden.scouted, hidden.scouted_cards), (2, None));
}
