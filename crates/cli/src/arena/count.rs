//! What games came to for one of two players.

use serde::{Deserialize, Serialize};

/// A game as it counts for a player.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub(super) struct Game {
    /// 2 if the player won, 1 for a draw. A capped game counts as the rules judge it.
    pub(super) half_points: u8,
    /// Whether it was stopped for its length.
    pub(super) capped: bool,
    /// The turn in which it ended.
    pub(super) turns: u32,
    pub(super) decisions: u64,
    /// How long it took on one thread.
    pub(super) milliseconds: u64,
}

/// Many games together.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize)]
pub(super) struct Count {
    pub(super) games: u64,
    pub(super) won: u64,
    pub(super) drawn: u64,
    pub(super) lost: u64,
    pub(super) capped: u64,
    pub(super) turns: u64,
    pub(super) decisions: u64,
    pub(super) milliseconds: u64,
}

impl Count {
    pub(super) fn add(&mut self, game: &Game) {
        self.games += 1;
        match game.half_points {
            0 => self.lost += 1,
            1 => self.drawn += 1,
            _ => self.won += 1,
        }
        self.capped += u64::from(game.capped);
        self.turns += u64::from(game.turns);
        self.decisions += game.decisions;
        self.milliseconds += game.milliseconds;
    }

    /// The points of the player.
    #[expect(clippy::float_arithmetic, reason = "a draw is half a point")]
    pub(super) fn points(&self) -> f64 {
        self.won as f64 + self.drawn as f64 / 2.0
    }

    /// The share of the points that the player got; a half if there was no game.
    #[expect(clippy::float_arithmetic, reason = "a share is no rule")]
    pub(super) fn share(&self) -> f64 {
        if self.games == 0 { 0.5 } else { self.points() / self.games as f64 }
    }

    /// How much of something there was in a game.
    pub(super) fn in_a_game(&self, sum: u64) -> u64 {
        sum.checked_div(self.games).unwrap_or(0)
    }
}

impl<'a> FromIterator<&'a Game> for Count {
    fn from_iter<I: IntoIterator<Item = &'a Game>>(games: I) -> Count {
        let mut count = Count::default();
        games.into_iter().for_each(|game| count.add(game));
        count
    }
}
