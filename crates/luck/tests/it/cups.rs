//! Cups and draws for the other tests.

use std::sync::LazyLock;

use engine::{Audience, Bytes, Chance, Draw, Seat, SeatSet};
use luck::{Cup, Fair, GameId, Key, Pinch};

pub(crate) const KEY: Key = Bytes([3; 32]);
pub(crate) const GAME: GameId = Bytes([4; 16]);
pub(crate) const PINCHES: [Pinch; 2] = [Bytes([5; 16]), Bytes([6; 16])];

pub(crate) const BATTLE: Draw = Draw::open("battle");
pub(crate) const DEAL: Draw = Draw::open("deal");

/// A draw that seat 0 alone may know of.
pub(crate) static SCOUT: LazyLock<Draw> =
    LazyLock::new(|| Draw::secret("scout", SeatSet::from(Seat(0))));

pub(crate) fn cup() -> Cup {
    Cup::new(&KEY, &GAME, &PINCHES)
}

pub(crate) fn fair() -> Fair {
    Fair::new(cup())
}

/// Some draws of every sort, in three streams.
pub(crate) fn play(luck: &mut dyn Chance) {
    luck.roll(BATTLE, 4, 6);
    luck.weighted(DEAL, &[0, 20, 0, 40, 30]);
    luck.roll(*SCOUT, 12, 20);
    luck.order(Draw::face_down("mix", SeatSet::from(Seat(1))), 10);
    luck.below(Draw::secret("wind", SeatSet::NONE), 1_000_000);
    luck.roll(BATTLE, 2, 6);
    luck.below(*SCOUT, 1_000_000);
}

/// The stream of seat 0 alone.
pub(crate) fn scouts() -> Audience {
    SCOUT.audience
}
