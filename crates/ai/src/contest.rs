//! Whole games between players.

use engine::{Game, Outcome, Seat, Waiting};
use luck::Fast;

use crate::{Bout, Decision, Memory, Player};

/// A player in every seat, ready for any number of games.
pub struct Contest<'a, G: Game> {
    players: Vec<&'a dyn Player<G>>,
    most_turns: Option<u32>,
}

/// A game that was played.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Played<G> {
    /// How it came to an end.
    pub end: End,
    /// How many decisions were taken; each line of secret orders is one.
    pub decisions: u32,
    /// The number of the turn in which it ended.
    pub turns: u32,
    /// The last position.
    pub game: G,
}

/// How a game came to an end.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum End {
    /// By its own rules.
    Over(Outcome),
    /// It reached the most turns that the contest allows.
    Capped,
}

/// After so many lines of secret orders a player that may commit has to.
const MOST_WRITTEN: u32 = 1_000;

/// Keeps the luck of the players apart from that of the rules.
const PLAYERS_LUCK: u64 = 0x6772_6F67_6E61_7264;

impl<'a, G: Game> Contest<'a, G> {
    /// A contest between these players, in the order of their seats.
    #[must_use]
    pub fn new(players: Vec<&'a dyn Player<G>>) -> Self {
        Contest { players, most_turns: None }
    }

    /// Stops games when they get beyond `turns` turns.
    #[must_use]
    pub fn capped(mut self, turns: u32) -> Self {
        self.most_turns = Some(turns);
        self
    }

    /// Plays a game from a position that was set up and not yet started. The same seed gives the
    /// same game.
    ///
    /// # Panics
    /// If there is a seat without a player.
    #[must_use]
    pub fn play(&self, set_up: &G, seed: u64) -> Played<G> {
        self.run(set_up, seed, self.memory(), |_| {})
    }

    /// Plays the same game, and tells everything that happens in it to `witness`, in its order.
    ///
    /// # Panics
    /// If there is a seat without a player.
    #[must_use]
    pub fn play_before(
        &self,
        set_up: &G,
        seed: u64,
        mut witness: impl FnMut(&G::Event),
    ) -> Played<G> {
        self.run(set_up, seed, Memory::Belief, |events| events.iter().for_each(&mut witness))
    }

    fn run(
        &self,
        set_up: &G,
        seed: u64,
        memory: Memory,
        mut tell: impl FnMut(&[G::Event]),
    ) -> Played<G> {
        assert_eq!(self.players.len(), set_up.seats().len() as usize, "a player for each seat");
        let mut chance = Fast::new(seed);
        let mut luck = Fast::new(seed ^ PLAYERS_LUCK);
        let (mut bout, began) = Bout::begin(set_up, memory, &mut chance);
        tell(&began);
        let mut decisions = 0;
        let mut written = 0;
        let end = loop {
            if let Some(end) = self.end(bout.game()) {
                break end;
            }
            let seat = bout.next_seat(&mut luck).expect("a game that is not over waits for a seat");
            let decision = self.ask(&mut bout, seat, written, &mut luck);
            written = match decision {
                Decision::Act(_) if bout.is_drafting(seat) => written + 1,
                Decision::Act(_) | Decision::Commit => 0,
            };
            tell(&bout.take(seat, decision, &mut chance));
            decisions += 1;
        };
        Played { end, decisions, turns: bout.game().turn_number(), game: bout.game().clone() }
    }

    fn ask(
        &self,
        bout: &mut Bout<G>,
        seat: Seat,
        written: u32,
        luck: &mut Fast,
    ) -> Decision<G::Action> {
        if written >= MOST_WRITTEN && bout.sight(seat, &[]).may_commit() {
            return Decision::Commit;
        }
        // Each decision has luck of its own, however much of it the one before used.
        let mut own = Fast::new(luck.bits());
        bout.ask(seat, self.players[usize::from(seat.0)], &mut own)
    }

    fn end(&self, game: &G) -> Option<End> {
        match game.waiting() {
            Waiting::Over(outcome) => Some(End::Over(outcome)),
            Waiting::On(_) | Waiting::Orders(_) => {
                let most = self.most_turns?;
                (game.turn_number() > most).then_some(End::Capped)
            }
        }
    }

    fn memory(&self) -> Memory {
        self.players.iter().map(|player| player.memory()).max().unwrap_or(Memory::Nothing)
    }
}
