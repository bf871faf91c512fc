//! The deck, and the piles that its cards lie in.

use std::fmt;

use serde::{Deserialize, Serialize};

use crate::cards::{CARDS, Card};

/// The deck that a battle is played with.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS, schemars::JsonSchema))]
#[serde(rename_all = "kebab-case")]
pub(crate) enum Deck {
    /// [CCN-25.2.1] The 48 section cards.
    Sections,
    /// [CCN-4.2.1] All 70 cards.
    #[default]
    Full,
}

impl Deck {
    /// How many copies of a card it has.
    pub(crate) fn copies(self, card: Card) -> u8 {
        match self {
            Deck::Sections if !card.is_section() => 0,
            Deck::Sections | Deck::Full => card.copies(),
        }
    }
}

/// Cards whose order does not matter: a hand, or a draw pile that nobody has looked into.
#[derive(Clone, Copy, Default, PartialEq, Eq)]
pub(crate) struct Pile([u8; CARDS]);

impl Pile {
    /// [CCN-4.2.1] All cards of a deck.
    pub(crate) fn all_of(deck: Deck) -> Pile {
        Pile(Card::ALL.map(|card| deck.copies(card)))
    }

    pub(crate) fn len(&self) -> u8 {
        self.0.iter().sum()
    }

    pub(crate) fn is_empty(&self) -> bool {
        self.0 == [0; CARDS]
    }

    pub(crate) fn count(&self, card: Card) -> u8 {
        self.0[card as usize]
    }

    pub(crate) fn add(&mut self, card: Card) {
        self.0[card as usize] += 1;
    }

    pub(crate) fn take(&mut self, card: Card) {
        let count = &mut self.0[card as usize];
        *count = count.checked_sub(1).expect("only a card that is there is taken");
    }

    /// How many there are of each card, in the order of [`Card::ALL`].
    pub(crate) fn weights(&self) -> &[u8] {
        &self.0
    }

    /// The different cards in the pile.
    pub(crate) fn kinds(&self) -> impl Iterator<Item = Card> {
        Card::ALL.into_iter().filter(|&card| self.count(card) > 0)
    }

    /// All cards in the pile, copies too.
    pub(crate) fn cards(&self) -> impl Iterator<Item = Card> {
        let copies = |card| std::iter::repeat_n(card, usize::from(self.count(card)));
        Card::ALL.into_iter().flat_map(copies)
    }
}

impl FromIterator<Card> for Pile {
    fn from_iter<I: IntoIterator<Item = Card>>(cards: I) -> Self {
        let mut pile = Pile::default();
        cards.into_iter().for_each(|card| pile.add(card));
        pile
    }
}

impl fmt::Debug for Pile {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_list().entries(self.cards()).finish()
    }
}
