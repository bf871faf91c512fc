//! Games between bots in which everything is counted.

use std::collections::BTreeMap;

use engine::{Counted, Note, Phrase, Score, Seat, SeatSet};

use crate::pairing::{BotGame, bot_game};
use crate::{GameResult, Problem, SetUp};

/// A scenario set up with a bot in each seat, to be looked at closely. It may be played on several
/// threads at once.
pub trait Lab: Send + Sync {
    /// The seats that win and lose together, side by side.
    fn sides(&self) -> Vec<SeatSet>;

    /// What each seat begins with, or is still to get: its strength and its units, by their types.
    fn muster(&self) -> Vec<Note>;

    /// Plays the game with this number and counts. It is the game that
    /// [`Pairing::play`](crate::Pairing::play) plays under the same seed and number.
    fn play(&self, number: u64) -> Noted;
}

/// A game between bots, and what was counted in it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Noted {
    /// How it went.
    pub result: GameResult,
    /// What was counted: one note for each seat and thing, in a fixed order.
    pub notes: Vec<Note>,
    /// The number of the first turn that was played: a campaign may begin in its middle.
    pub first_turn: u32,
    /// The scores of the sides at the end of each turn from that on; nothing in games that keep none.
    /// The last are those at the end of the game.
    pub scores: Vec<Vec<Score>>,
}

/// Sets a scenario up and a bot into each seat.
pub(crate) fn lab<T: engine::Title>(
    set_up: &SetUp,
    seed: u64,
    most_turns: u32,
    per_mille: u32,
) -> Result<Box<dyn Lab>, Problem> {
    Ok(Box::new(bot_game::<T>(set_up, seed, most_turns, per_mille)?))
}

impl<T: engine::Title> Lab for BotGame<T> {
    fn sides(&self) -> Vec<SeatSet> {
        sides(&self.set_up)
    }

    fn muster(&self) -> Vec<Note> {
        let mut notes = Vec::new();
        self.set_up.muster(&mut notes);
        let mut counts = Counts::default();
        counts.add(&mut notes);
        counts.into_notes()
    }

    fn play(&self, number: u64) -> Noted {
        let mut clerk = Clerk::new(&self.set_up);
        let played =
            self.contest().play_before(&self.set_up, self.seed_of(number), |it| clerk.write(it));
        clerk.end_turn(clerk.game.turn_number());
        let Clerk { counts, first_turn, scores, .. } = clerk;
        Noted { result: played.into(), notes: counts.into_notes(), first_turn, scores }
    }
}

/// The sides, in the order of their first seats.
fn sides<T: engine::Title>(game: &T) -> Vec<SeatSet> {
    let mut sides: Vec<SeatSet> = Vec::new();
    for seat in game.seats().iter() {
        let side = game.side_of(seat);
        if !sides.contains(&side) {
            sides.push(side);
        }
    }
    sides
}

/// Follows a game event by event and counts.
struct Clerk<T> {
    /// The position just before the next event.
    game: T,
    /// A seat of each side.
    seats: Vec<Seat>,
    counts: Counts,
    first_turn: u32,
    scores: Vec<Vec<Score>>,
    /// What was noted of one event; kept so that it needs no memory of its own.
    notes: Vec<Note>,
}

impl<T: engine::Title> Clerk<T> {
    fn new(set_up: &T) -> Clerk<T> {
        let seats = sides(set_up).into_iter().filter_map(SeatSet::lowest).collect();
        let (game, first_turn) = (set_up.clone(), set_up.turn_number());
        let (counts, scores, notes) = (Counts::default(), Vec::new(), Vec::new());
        Clerk { game, seats, counts, first_turn, scores, notes }
    }

    fn write(&mut self, event: &T::Event) {
        self.game.notes(event, &mut self.notes);
        self.counts.add(&mut self.notes);
        let before = self.game.turn_number();
        self.game.apply(event);
        let now = self.game.turn_number();
        if now <= before {
            return;
        }
        // Turns count from 1, and whoever begins in the middle has not played those before.
        let was_set_up = self.scores.is_empty() && (before == 0 || now > before + 1);
        if was_set_up {
            self.first_turn = now;
        } else {
            self.end_turn(before);
        }
    }

    /// Notes how the sides stand at the end of a turn.
    fn end_turn(&mut self, turn: u32) {
        let scores: Option<Vec<Score>> =
            self.seats.iter().map(|&seat| self.game.score(seat)).collect();
        let Some(scores) = scores else { return };
        let turns = (turn + 1).saturating_sub(self.first_turn) as usize;
        self.scores.resize(turns.max(self.scores.len()), scores);
    }
}

/// Notes added up by seat and thing.
#[derive(Default)]
struct Counts(BTreeMap<(Counted, Seat, Phrase), i32>);

impl Counts {
    /// Adds notes, and leaves the list empty.
    fn add(&mut self, notes: &mut Vec<Note>) {
        for Note { seat, counted, what, count } in notes.drain(..) {
            *self.0.entry((counted, seat, what)).or_default() += count;
        }
    }

    fn into_notes(self) -> Vec<Note> {
        let note = |((counted, seat, what), count)| Note { seat, counted, what, count };
        self.0.into_iter().map(note).collect()
    }
}
