//! Worlds in which all have committed, and what comes of their orders there.

use engine::{Counsel, Journal, Leaning, Seat, Waiting};
use luck::Fast;

use crate::greedy::World;
use crate::search::playout::{Playout, Policy};

/// What it costs to carry orders out and judge the outcome, in lines written.
pub(super) const CARRYING_OUT: u64 = 16;

/// The most decisions until a turn is at its end.
const LONGEST: u32 = 400;

/// How many times the sway of a game is as good as a victory.
const AS_GOOD_AS_WON: i64 = 8;

/// A world in which all have committed their orders, whatever they are.
pub(super) struct Room<G: Counsel> {
    /// Before they committed.
    pub(super) game: G,
    committed: G,
}

/// The orders of all seats.
pub(super) type Orders<G> = Vec<(Seat, <G as engine::Game>::Draft)>;

impl<G: Counsel> Room<G> {
    pub(super) fn new(world: World<G>) -> Room<G> {
        let World { game, seed } = world;
        let mut committed = game.clone();
        if let Waiting::Orders(open) = game.waiting() {
            let mut luck = Fast::new(seed);
            for seat in open.iter() {
                committed.commit_unchecked(seat, &mut luck, &mut Journal::off());
            }
        }
        Room { game, committed }
    }

    /// The rooms of all worlds that differ.
    pub(super) fn of(worlds: Vec<World<G>>) -> Vec<Room<G>> {
        let mut rooms: Vec<Room<G>> = Vec::new();
        for world in worlds {
            if rooms.iter().all(|room| room.game != world.game) {
                rooms.push(Room::new(world));
            }
        }
        rooms
    }

    /// The position at the end of the stretch in which these orders are carried out, and the work.
    fn carry_out(&self, orders: &Orders<G>, seed: u64, policy: Policy) -> (G, u64) {
        let mut luck = Fast::new(seed);
        let mut game = self.committed.clone();
        let stretch = game.stretch();
        if game.waiting().opens_orders() {
            game.open_unchecked(orders, &mut luck, &mut Journal::off());
        }
        if game.stretch() != stretch || matches!(game.waiting(), Waiting::Over(_)) {
            return (game, CARRYING_OUT);
        }
        let mut playout = Playout::new(game, luck.bits());
        playout.run(policy, 1, LONGEST);
        (playout.game, playout.work + 2 * CARRYING_OUT)
    }
}

/// One way in which things may be when orders are opened: the world, what the others have written,
/// and luck.
pub(super) struct Case<'a, G: Counsel> {
    room: &'a Room<G>,
    /// The orders of all; what stands there for the seat that is written for does not count.
    orders: Orders<G>,
    policy: Policy,
    seed: u64,
}

impl<'a, G: Counsel> Case<'a, G> {
    /// A case with the orders of all seats, in any order.
    pub(super) fn new(room: &'a Room<G>, mut orders: Orders<G>, policy: Policy, seed: u64) -> Self {
        orders.sort_by_key(|(seat, _)| *seat);
        Case { room, orders, policy, seed }
    }

    /// The position after the turn if `seat` commits `draft`, and the work.
    pub(super) fn after(&self, seat: Seat, draft: &G::Draft) -> (G, u64) {
        let mut orders = self.orders.clone();
        let own = orders.iter_mut().find(|(other, _)| *other == seat);
        own.expect("the seat is at the table").1.clone_from(draft);
        self.room.carry_out(&orders, self.seed, self.policy)
    }

    /// What that position is worth to the seat, leaning so. However much a victory counts, it does not
    /// count for more than an advantage that is as good as one.
    pub(super) fn worth(&self, seat: Seat, draft: &G::Draft, leaning: &Leaning) -> (i64, u64) {
        let (game, work) = self.after(seat, draft);
        let most = AS_GOOD_AS_WON * i64::from(G::SWAY);
        (game.appraise(seat).leaning(leaning).clamp(-most, most), work)
    }
}
