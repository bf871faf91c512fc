//! Playing on from a position in the mind, fast.

use engine::{Counsel, Game, Journal, Seat, Waiting};
use luck::Fast;

use super::Shape;
use crate::greedy::leave_out;
use crate::orders::fill;

/// The most decisions of one stretch that is played on.
const LONGEST: u32 = 400;

/// How it is decided when nobody has time to think.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Policy {
    /// Any decision, each as likely as the others.
    Random,
    /// Of so many, drawn at random, the one that the game is most drawn to at first sight.
    Drawn(usize),
    /// Of so many, drawn at random, the one after which the position is worth most.
    Sharp(usize),
}

/// A position that is played on in the mind, and what is needed for that again and again.
#[derive(Clone, Debug)]
pub struct Playout<G: Game> {
    /// The position.
    pub game: G,
    /// How many decisions were tried so far.
    pub work: u64,
    /// How often secret orders were opened and carried out so far.
    pub openings: u64,
    luck: Fast,
    list: Vec<G::Action>,
}

impl<G: Counsel> Playout<G> {
    /// A playout from `game`, with luck that belongs to `seed`.
    #[must_use]
    pub fn new(game: G, seed: u64) -> Playout<G> {
        Playout { game, work: 0, openings: 0, luck: Fast::new(seed), list: Vec::new() }
    }

    /// Begins again from another position. What was allocated is used again.
    pub fn restart(&mut self, game: &G, seed: u64) {
        self.game.clone_from(game);
        self.luck = Fast::new(seed);
    }

    /// Takes a decision of `seat` that is legal; says whether luck was drawn or something shown.
    pub fn take(&mut self, seat: Seat, action: G::Action) -> bool {
        let mut journal = Journal::off();
        self.game.play_unchecked(seat, action, &mut self.luck, &mut journal);
        self.work += 1;
        journal.is_sealed()
    }

    /// Plays on as a search does before it judges: to the end of the stretch `here`, then the answers
    /// that `shape` asks for.
    pub fn play_out(&mut self, shape: &Shape, here: u32) {
        for (policy, until) in [(shape.turn, here + 1), (shape.answer, here + shape.stretches)] {
            let left = until.saturating_sub(self.game.stretch());
            self.run(policy, left, LONGEST);
        }
    }

    /// Plays on until so many stretches have ended, at most so many decisions or to the end of the
    /// game. The stretch that is going on counts.
    pub fn run(&mut self, policy: Policy, stretches: u32, most: u32) {
        let last = self.game.stretch() + stretches;
        for _ in 0..most {
            if self.game.stretch() >= last || !self.step(policy) {
                return;
            }
        }
    }

    /// Lets one seat decide; says whether there was one to decide.
    pub fn step(&mut self, policy: Policy) -> bool {
        match self.game.waiting() {
            Waiting::On(seats) => {
                let seat = seats.lowest().expect("somebody is waited for");
                self.list.clear();
                self.game.legal(seat, &mut self.list);
                leave_out(&self.game, seat, &mut self.list);
                let action = self.choose(policy, seat);
                self.game.play_unchecked(seat, action, &mut self.luck, &mut Journal::off());
                self.work += 1;
                true
            }
            Waiting::Orders(open) => {
                self.order(open.iter());
                true
            }
            Waiting::Over(_) => false,
        }
    }

    /// All who have not committed yet write any orders and commit; then all are opened.
    fn order(&mut self, open: impl Iterator<Item = Seat>) {
        let mut orders: Vec<(Seat, G::Draft)> =
            self.game.seats().iter().map(|seat| (seat, G::Draft::default())).collect();
        for seat in open {
            self.game.commit_unchecked(seat, &mut self.luck, &mut Journal::off());
        }
        for (seat, draft) in &mut orders {
            self.work += fill(&self.game, *seat, draft, &mut self.luck);
        }
        self.game.open_unchecked(&orders, &mut self.luck, &mut Journal::off());
        self.work += 1;
        self.openings += 1;
    }

    fn choose(&mut self, policy: Policy, seat: Seat) -> G::Action {
        let any = self.luck.index(self.list.len());
        match policy {
            _ if self.list.len() == 1 => self.list[0],
            Policy::Random => self.list[any],
            Policy::Drawn(several) => {
                let mut best = self.list[any];
                let mut most = self.game.urge(seat, &best);
                for _ in 1..several {
                    let other = self.list[self.luck.index(self.list.len())];
                    let urge = self.game.urge(seat, &other);
                    if urge > most {
                        (best, most) = (other, urge);
                    }
                }
                best
            }
            Policy::Sharp(several) => {
                let several = several.min(self.list.len());
                for place in 0..several {
                    let other = place + self.luck.index(self.list.len() - place);
                    self.list.swap(place, other);
                }
                let mut tries = Fast::new(self.luck.bits());
                let mut best = (i32::MIN, 0);
                for place in 0..several {
                    let mut game = self.game.clone();
                    game.play_unchecked(seat, self.list[place], &mut tries, &mut Journal::off());
                    self.work += 1;
                    let worth = game.worth(seat);
                    if worth > best.0 {
                        best = (worth, place);
                    }
                }
                self.list[best.1]
            }
        }
    }
}
