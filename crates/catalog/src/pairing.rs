//! Games between bots, played as often as one likes.

use ai::{Contest, End, Player};
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
struct BotGame<T: engine::Title> {
    set_up: T,
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
    let seated = |occupant: &Occupant| match occupant {
        Occupant::Person => Err(Problem::unknown("A person cannot sit in a simulated game.")),
        Occupant::Bot(name) => bot(name, per_mille),
    };
    let bots = set_up.seats.iter().map(seated).collect::<Result<_, _>>()?;
    Ok(Box::new(BotGame { set_up: position::<T>(set_up)?, bots, most_turns, seed }))
}

impl<T: engine::Title> Pairing for BotGame<T> {
    fn play(&self, number: u64) -> GameResult {
        let seed = Fast::new(Fast::new(self.seed).bits() ^ number).bits();
        let bots = self.bots.iter().map(|bot| &**bot).collect();
        let played = Contest::new(bots).capped(self.most_turns).play(&self.set_up, seed);
        let (winners, capped) = match played.end {
            End::Over(outcome) => (outcome.winners.iter().collect(), false),
            End::Capped => (Vec::new(), true),
        };
        let decisions = u64::from(played.decisions);
        GameResult { winners, capped, decisions, turns: played.turns }
    }
}
