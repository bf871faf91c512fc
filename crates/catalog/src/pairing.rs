//! Games between bots, played as often as one likes.

use ai::{Contest, End, Played, Player};
use engine::Seat;
use luck::Fast;
use serde::Serialize;

use crate::bots::bot;
use crate::opening::position;
use crate::{Occupant, Problem, SetUp};

/// A scenario set up with a bot in each seat. It may be played on several threads at once.
pub trait Pairing: Send + Sync {
    /// Plays the game with this number. Its luck follows from the seed of the pairing and the
    /// number alone, so it does not matter in which order games are played.
    fn play(&self, number: u64) -> GameResult;
}

/// How a game between bots went.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct GameResult {
    /// The seats that won; none in a draw and none when it was capped.
    pub winners: Vec<Seat>,
    /// Whether it was stopped for its length.
    pub capped: bool,
    /// How many decisions were taken.
    pub decisions: u64,
    /// The number of the turn in which it ended.
    pub turns: u32,
}

/// A scenario with its bots, its type known here and nowhere above.
pub(crate) struct BotGame<T: engine::Title> {
    pub(crate) set_up: T,
    bots: Vec<Box<dyn Player<T>>>,
    most_turns: u32,
    seed: u64,
}

/// Sets a scenario up and a bot into each seat.
pub(crate) fn pairing<T: engine::Title>(
    set_up: &SetUp,
    seed: u64,
    most_turns: u32,
    per_mille: u32,
) -> Result<Box<dyn Pairing>, Problem> {
    Ok(Box::new(bot_game::<T>(set_up, seed, most_turns, per_mille)?))
}

pub(crate) fn bot_game<T: engine::Title>(
    set_up: &SetUp,
    seed: u64,
    most_turns: u32,
    per_mille: u32,
) -> Result<BotGame<T>, Problem> {
    let seated = |occupant: &Occupant| match occupant {
        Occupant::Person => Err(Problem::unknown("A person cannot sit in a simulated game.")),
        Occupant::Bot(name) => bot(name, per_mille),
    };
    let bots = set_up.seats.iter().map(seated).collect::<Result<_, _>>()?;
    Ok(BotGame { set_up: position::<T>(set_up)?, bots, most_turns, seed })
}

impl<T: engine::Title> BotGame<T> {
    pub(crate) fn contest(&self) -> Contest<'_, T> {
        let bots = self.bots.iter().map(|bot| &**bot).collect();
        Contest::new(bots).capped(self.most_turns)
    }

    /// Where the luck of the game with this number begins.
    pub(crate) fn seed_of(&self, number: u64) -> u64 {
        Fast::new(Fast::new(self.seed).bits() ^ number).bits()
    }
}

impl<T: engine::Title> Pairing for BotGame<T> {
    fn play(&self, number: u64) -> GameResult {
        self.contest().play(&self.set_up, self.seed_of(number)).into()
    }
}

impl<G: engine::Game> From<Played<G>> for GameResult {
    fn from(played: Played<G>) -> GameResult {
        let (winners, capped) = match played.end {
            End::Over(outcome) => (outcome.winners.iter().collect(), false),
            End::Capped => (Vec::new(), true),
        };
        let decisions = u64::from(played.decisions);
        GameResult { winners, capped, decisions, turns: played.turns }
    }
}
