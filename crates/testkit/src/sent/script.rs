//! Pairs of worlds to be played again where more is sent than at a bare table.

use engine::{Game, Seat, Viewer};

/// What a seat does in a script.
#[derive(Clone, Debug)]
pub enum Deed<A> {
    /// Takes a decision.
    Decide(A),
    /// Writes secret orders with these lines, and commits them.
    Order(Vec<A>),
}

/// A deed of a script.
#[derive(Clone, Debug)]
pub struct Done<A> {
    /// The seat.
    pub seat: Seat,
    /// What it does.
    pub deed: Deed<A>,
    /// Whether luck is drawn for it.
    pub draws: bool,
}

/// The deeds of one world, in order.
pub(super) type Deeds<G> = Vec<Done<<G as Game>::Action>>;

/// Two positions, and deeds after which viewers who cannot tell them apart have seen the same.
pub struct Script<G: Game> {
    /// The positions.
    pub positions: [G; 2],
    /// The viewers who cannot tell them apart.
    pub blind: Vec<Viewer>,
    /// The words that the luck of both is made of.
    pub seed: String,
    deeds: [Deeds<G>; 2],
}

impl<G: Game> Script<G> {
    /// A script of what was done up to the `last` public moment; `None` if that is nothing.
    pub(super) fn new(
        positions: [G; 2],
        blind: Vec<Viewer>,
        seed: String,
        mut deeds: [Deeds<G>; 2],
        last: [usize; 2],
    ) -> Option<Self> {
        deeds.iter_mut().zip(last).for_each(|(deeds, last)| deeds.truncate(last));
        (last[0] > 0).then_some(Script { positions, blind, seed, deeds })
    }

    /// What is done in one of the worlds.
    #[must_use]
    pub fn deeds(&self, world: usize) -> &[Done<G::Action>] {
        &self.deeds[world]
    }
}
