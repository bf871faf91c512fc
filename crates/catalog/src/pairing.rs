//! Games between bots, played as often as one likes.

use ai::{Contest, End, Played, Player};
use engine::{ScenarioCard, Seat};
use luck::Fast;
use serde::Serialize;

use crate::beginnings::position;
use crate::bots::{FULL_WORK, bot};
use crate::{Occupant, Problem, SetUp, Start};

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
    /// The seats that would have won, had the turn in which it was capped been its last by the
    /// rules; none if they call that a draw, and none if it was not capped.
    pub ahead: Vec<Seat>,
    /// Whether it was stopped for its length.
    pub capped: bool,
    /// How many decisions were taken.
    pub decisions: u64,
    /// The number of the turn in which it ended.
    pub turns: u32,
}

/// What must be known of a scenario before bots are set against each other in it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Field {
    /// The scenario, with its switches.
    pub card: ScenarioCard,
    /// The seats of each side, in the order of the sides' first seats.
    pub sides: Vec<Vec<Seat>>,
    /// Another one for another text of the scenario.
    pub fingerprint: String,
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
        Occupant::Bot(name) => scaled_bot(name, per_mille),
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

/// The bot with a name, which may name a factor for its own work as well: `marshal*16`.
fn scaled_bot<T: engine::Title>(name: &str, work: u32) -> Result<Box<dyn Player<T>>, Problem> {
    let Some((level, factor)) = name.split_once('*') else { return bot(name, work) };
    if !T::LEVELS.iter().any(|known| known.id == level) {
        bot::<T>(level, work)?;
        let message = format!("Only levels can do more or less work, and {level} is none.");
        return Err(Problem::unknown(message));
    }
    let factor = per_mille(factor).ok_or_else(|| {
        let message =
            format!("\"{name}\" has no factor for the work of {level}; write {level}*16.");
        Problem::unknown(message)
    })?;
    let work = u64::from(work) * u64::from(factor) / u64::from(FULL_WORK);
    bot(level, u32::try_from(work).unwrap_or(u32::MAX).max(1))
}

/// The parts of a thousand that a decimal number stands for: 50 for `0.05`, 16,000 for `16`. It has
/// at most three decimals, and lies between `0.001` and `1000000`.
#[must_use]
pub fn per_mille(text: &str) -> Option<u32> {
    let (whole, decimals) = text.split_once('.').unwrap_or((text, "0"));
    let are_digits = |part: &str| !part.is_empty() && part.bytes().all(|it| it.is_ascii_digit());
    if !are_digits(whole) || !are_digits(decimals) || whole.len() > 7 || decimals.len() > 3 {
        return None;
    }
    let parts: u32 = format!("{whole}{decimals:0<3}").parse().ok()?;
    (1..=1_000_000 * FULL_WORK).contains(&parts).then_some(parts)
}

/// Looks at a scenario before anybody sits down.
pub(crate) fn field<T: engine::Title>(set_up: &SetUp) -> Result<Field, Problem> {
    let position: T = position(set_up)?;
    let mut sides: Vec<Vec<Seat>> = Vec::new();
    for seat in position.seats().iter() {
        if !sides.iter().flatten().any(|&other| other == seat) {
            sides.push(position.side_of(seat).iter().collect());
        }
    }
    Ok(Field { card: position.card(), sides, fingerprint: fingerprint::<T>(&set_up.start) })
}

fn fingerprint<T: engine::Title>(start: &Start) -> String {
    let text = match start {
        Start::Scenario(id) => T::scenario_file(id).unwrap_or_default().to_owned(),
        Start::File(text) => text.clone(),
        Start::Position { document, file } => {
            format!("{document}{}", file.as_deref().unwrap_or_default())
        }
    };
    format!("{:016x}", fnv(text.as_bytes()))
}

/// The hash of Fowler, Noll and Vo (FNV-1a): it tells texts apart that nobody forged.
fn fnv(bytes: &[u8]) -> u64 {
    let mix = |hash: u64, &byte: &u8| (hash ^ u64::from(byte)).wrapping_mul(0x0100_0000_01B3);
    bytes.iter().fold(0xCBF2_9CE4_8422_2325, mix)
}

impl<T: engine::Title> Pairing for BotGame<T> {
    fn play(&self, number: u64) -> GameResult {
        self.contest().play(&self.set_up, self.seed_of(number)).into()
    }
}

impl<T: engine::Title> From<Played<T>> for GameResult {
    fn from(played: Played<T>) -> GameResult {
        let (winners, ahead) = match played.end {
            End::Over(outcome) => (outcome.winners.iter().collect(), Vec::new()),
            End::Capped => (Vec::new(), played.game.if_stopped().winners.iter().collect()),
        };
        let decisions = u64::from(played.decisions);
        let capped = played.end == End::Capped;
        GameResult { winners, ahead, capped, decisions, turns: played.turns }
    }
}
