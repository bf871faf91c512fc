//! One decision being carried out.

use std::ops::Deref;

use crate::{Chance, Draw, Game, Journal, Roll};

/// One decision being carried out.
///
/// Reads as the game itself, but cannot be written through: [`Turn::emit`] is the only way to
/// change the position, so what happened and what was recorded are never two different things.
pub struct Turn<'a, G: Game> {
    game: &'a mut G,
    chance: &'a mut dyn Chance,
    journal: &'a mut Journal<G::Event>,
    emitted: u32,
}

/// More events than any one decision can have; beyond it the rules are going in circles.
const MOST_EVENTS: u32 = 100_000;

impl<'a, G: Game> Turn<'a, G> {
    /// Something to be carried out on `game`. Tables do so by [`Game::play`]; rules do it to a copy,
    /// to see what would come of a decision.
    pub fn new(
        game: &'a mut G,
        chance: &'a mut dyn Chance,
        journal: &'a mut Journal<G::Event>,
    ) -> Self {
        Turn { game, chance, journal, emitted: 0 }
    }

    /// Makes `event` happen: applies it, and writes it down.
    ///
    /// # Panics
    /// If one decision causes more events than any game has: the rules go in circles.
    pub fn emit(&mut self, event: G::Event) {
        self.emitted += 1;
        assert!(self.emitted < MOST_EVENTS, "the rules go in circles: {event:?}");
        self.game.apply(&event);
        self.journal.push(event);
    }

    /// Rolls `n` dice with `faces` faces. What was done before cannot be taken back any more.
    pub fn roll(&mut self, draw: Draw, n: u8, faces: u8) -> Roll {
        self.journal.seal();
        self.chance.roll(draw, n, faces)
    }

    /// Draws a number in `0..n`, as from a cup that nobody has looked into.
    ///
    /// # Panics
    /// If the cup is empty.
    pub fn pick(&mut self, draw: Draw, n: u32) -> u32 {
        assert!(n > 0, "nothing to draw from for \"{}\"", draw.kind);
        self.journal.seal();
        self.chance.below(draw, n)
    }

    /// Draws one of several things by their weights, as from a deck that nobody has looked into.
    pub fn pick_weighted(&mut self, draw: Draw, weights: &[u8]) -> usize {
        self.journal.seal();
        self.chance.weighted(draw, weights)
    }

    /// The numbers below `n` in an order that luck decides: a deck, or handles that are mixed.
    pub fn shuffle(&mut self, draw: Draw, n: u8) -> Vec<u8> {
        self.journal.seal();
        self.chance.order(draw, n)
    }

    /// Marks that somebody has just been shown a secret, or might have been: a march that could
    /// spring an ambush must say so whether or not one lies there, or undo would be free scouting.
    pub fn reveal(&mut self) {
        self.journal.seal();
    }
}

impl<G: Game> Deref for Turn<'_, G> {
    type Target = G;

    fn deref(&self) -> &G {
        self.game
    }
}
