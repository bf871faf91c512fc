//! What many games of a scenario came to. Everything in it follows from the seed.

use std::collections::BTreeMap;

use serde::Serialize;

use super::share::Share;
use super::spread::Spread;
use super::verdict::Verdict;

/// All that a lab finds out. Shares are in parts of a thousand, means in hundredths.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub(crate) struct Report {
    pub(crate) what: About,
    pub(crate) verdict: Verdict,
    pub(crate) games: u64,
    /// How many games somebody won; shares of wins are shares of these.
    pub(crate) decided: u64,
    pub(crate) draws: u64,
    pub(crate) capped: u64,
    pub(crate) sides: Vec<Side>,
    pub(crate) turns: Option<Spread>,
    pub(crate) decisions_per_game: u64,
    pub(crate) lead: Option<Lead>,
    pub(crate) losses: Vec<Loss>,
    pub(crate) points: Vec<Source>,
    pub(crate) objectives: Vec<Objective>,
    pub(crate) cards: Vec<Card>,
    pub(crate) endings: Vec<Ending>,
    pub(crate) words: Words,
}

/// What was played.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub(crate) struct About {
    pub(crate) game: String,
    pub(crate) game_title: String,
    pub(crate) rules_version: u32,
    pub(crate) scenario: String,
    pub(crate) title: String,
    pub(crate) date: String,
    pub(crate) options: BTreeMap<String, String>,
    pub(crate) seed: u64,
    pub(crate) max_turns: u32,
    pub(crate) work_per_mille: u32,
}

/// The words of the game for what is counted.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub(crate) struct Words {
    pub(crate) points: String,
    pub(crate) strength: String,
    pub(crate) units: String,
    pub(crate) cards: String,
}

/// How a side did.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub(crate) struct Side {
    pub(crate) title: String,
    /// Who played in each of its seats.
    pub(crate) players: Vec<String>,
    pub(crate) wins: u64,
    pub(crate) share: Option<Share>,
    /// What it needs to win, and what it had at the end.
    pub(crate) goal: Option<u32>,
    pub(crate) points: Option<Spread>,
}

/// Who led when.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub(crate) struct Lead {
    /// After each turn, from the first on.
    pub(crate) turns: Vec<Ahead>,
    /// From which turn on the winner was ahead to the end.
    pub(crate) settled: Option<Spread>,
    /// In how many games the winner was not ahead even at the end.
    pub(crate) never: u64,
    /// How often the lead passed from a side to another.
    pub(crate) changes: Option<Spread>,
}

/// In how many games each side was ahead after a turn, or had won by then; the others were level.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub(crate) struct Ahead {
    pub(crate) turn: usize,
    pub(crate) per_mille: Vec<u32>,
}

/// What a side loses of a type of unit in a mean game, and how much it had.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub(crate) struct Loss {
    pub(crate) side: usize,
    pub(crate) what: String,
    pub(crate) strength: Option<Part>,
    pub(crate) units: Option<Part>,
}

/// How many of so many, in a mean game.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
pub(crate) struct Part {
    pub(crate) mean_hundredths: i64,
    pub(crate) of: i64,
}

/// What a side scored for something in a mean game.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub(crate) struct Source {
    pub(crate) side: usize,
    pub(crate) what: String,
    pub(crate) mean_hundredths: i64,
    /// Of all that its side scored.
    pub(crate) per_mille: u32,
    pub(crate) is_objective: bool,
}

/// How often a side had an objective.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub(crate) struct Objective {
    pub(crate) side: usize,
    pub(crate) what: String,
    /// In how many games it was gained, and in how many it was held at the end.
    pub(crate) gained: u64,
    pub(crate) held: u64,
    /// How often its side won when it was held at the end.
    pub(crate) share: Option<Share>,
}

/// How a card, or an order, goes with winning.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub(crate) struct Card {
    pub(crate) what: String,
    /// How often each side plays it in a mean game.
    pub(crate) plays_hundredths: Vec<i64>,
    /// In how many games somebody played it, each side counted apart.
    pub(crate) games: u64,
    /// How often whoever played it won.
    pub(crate) share: Option<Share>,
    /// How often he would have won if the card had nothing to do with it.
    pub(crate) expected: u32,
    /// Whether the interval leaves that out.
    pub(crate) stands_out: bool,
}

/// How a side won.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub(crate) struct Ending {
    pub(crate) side: usize,
    pub(crate) what: String,
    pub(crate) games: u64,
}

impl Report {
    /// What was played by whom, in a line.
    pub(crate) fn occasion(&self) -> String {
        let players: Vec<String> = self.sides.iter().map(|side| side.players.join(", ")).collect();
        let work = match self.what.work_per_mille {
            1_000 => String::new(),
            per_mille => format!(" at {} of their work", super::words::percent(per_mille)),
        };
        let (games, seed) = (super::words::games(self.games), self.what.seed);
        format!("{games}, {}{work}, seed {seed}", players.join(" against "))
    }

    /// What was drawn, capped and decided, in a line.
    pub(crate) fn count(&self) -> String {
        format!("{} decided, {} drawn, {} capped", self.decided, self.draws, self.capped)
    }
}
