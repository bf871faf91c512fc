//! Questions and choices say what the player needs to know.

use ccn::{Action, Card, Section, Side};
use engine::{Viewer, Words as _};

use crate::field::Field;

/// A question or a choice with all that fills its gaps.
fn told(phrase: &impl std::fmt::Debug) -> String {
    format!("{phrase:?}")
}

#[test]
fn sections_have_the_names_of_whoever_marches() {
    let west = |side: Side, pieces: &str| {
        let sketch = Field::draw(pieces).first(side).hand(side, [Card::ForceMarch]);
        let mut field = sketch.start();
        field.play(Card::ForceMarch);
        told(&field.battle.choice(side.seat(), &Action::March(Section::West)))
    };
    let pieces = "F-LN 2,2; F-LN 2,6; B-LN 8,2; B-LN 8,6";
    assert!(west(Side::Allied, pieces).contains("section-left"));
    assert!(west(Side::French, pieces).contains("section-right"));
}

#[test]
fn only_cards_with_the_hat_ask_for_leaders() {
    let asked = |card: Card| {
        let sketch = Field::draw("B-LC 7,6; B-LN+LDR 7,7; F-LN 2,6").hand(Side::Allied, [card]);
        let mut field = sketch.start();
        field.play(card);
        told(&field.battle.question(Viewer::Seat(Side::Allied.seat())))
    };
    assert_ne!(asked(Card::AttackCenter), asked(Card::ProbeCenter));
    let hat = |card: Card| asked(card).split("hat").nth(1).map(|rest| rest[..20].to_owned());
    assert_eq!(hat(Card::AttackCenter), hat(Card::ProbeCenter));
    assert_ne!(hat(Card::AttackCenter), hat(Card::CavalryCharge));
}

#[test]
fn a_hand_is_told_to_its_owner() {
    let hand = [Card::Rally, Card::FirstStrike];
    let field = Field::draw("B-LN 7,6; F-LN 2,6").hand(Side::Allied, hand).start();
    let seat = Side::Allied.seat();
    let told: Vec<String> = engine::Words::hand(&field.battle, seat).iter().map(told).collect();
    assert_eq!(told.len(), 2, "{told:?}");
    assert!(told[0].contains("card-first-strike") && told[1].contains("card-rally"), "{told:?}");
}
