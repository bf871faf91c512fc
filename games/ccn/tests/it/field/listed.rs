//! Luck listed by the faces of dice and the names of cards.

use std::collections::VecDeque;

use ccn::{Card, Face};
use engine::{Chance, Draw};

/// Dice in order, and cards in order. Dice must all be used and none may be lacking; where no
/// card is listed, the first one there is is drawn.
#[derive(Clone, Debug, Default)]
pub(crate) struct Listed {
    dice: VecDeque<Face>,
    cards: VecDeque<Card>,
}

impl Listed {
    /// Dice by their faces, as in "infantry infantry flag".
    #[track_caller]
    pub(crate) fn dice(faces: &str) -> Listed {
        let face = |text: &str| match text {
            "infantry" => Face::Infantry,
            "cavalry" => Face::Cavalry,
            "artillery" => Face::Artillery,
            "flag" => Face::Flag,
            "saber" => Face::Saber,
            _ => panic!("no die shows {text}"),
        };
        let words = faces.split(|letter: char| letter.is_whitespace() || letter == ',');
        let dice = words.filter(|text| !text.is_empty()).map(face).collect();
        Listed { dice, cards: VecDeque::new() }
    }

    /// Cards as they are dealt or drawn.
    pub(crate) fn cards(cards: impl IntoIterator<Item = Card>) -> Listed {
        Listed::dice("").then(cards)
    }

    /// Adds cards as they are drawn.
    pub(crate) fn then(mut self, cards: impl IntoIterator<Item = Card>) -> Listed {
        self.cards.extend(cards);
        self
    }

    #[track_caller]
    pub(crate) fn assert_spent(&self) {
        assert!(self.dice.is_empty(), "dice left over: {:?}", self.dice);
        assert!(self.cards.is_empty(), "cards left over: {:?}", self.cards);
    }
}

impl Chance for Listed {
    fn below(&mut self, draw: Draw, _: u32) -> u32 {
        let Some(face) = self.dice.pop_front() else {
            panic!("a die for \"{}\" that is not listed", draw.kind)
        };
        match face {
            Face::Infantry => 0,
            Face::Cavalry => 2,
            Face::Artillery => 3,
            Face::Flag => 4,
            Face::Saber => 5,
        }
    }

    fn weighted(&mut self, draw: Draw, weights: &[u8]) -> usize {
        assert!(matches!(draw.kind, "deal" | "square"), "only cards are drawn by weights");
        let first = || weights.iter().position(|&weight| weight > 0).expect("a card to draw");
        let index = self.cards.pop_front().map_or_else(first, |card| card as usize);
        assert!(weights[index] > 0, "{:?} is not there to be drawn", Card::ALL[index]);
        index
    }
}
