//! What secret orders are worth.

use engine::{Counsel, Game, Journal, Seat, Sight, Waiting};
use luck::Fast;

use crate::Decision;
use crate::greedy::World;

/// In how many ways orders that are not finished are finished, to see what may become of them.
const FINISHED: usize = 6;

/// The most lines with which luck fills a draft before it commits at the first opportunity.
const MOST_FILLED: u32 = 200;

/// What all worlds together are worth after the orders are carried out with `candidate` in them.
/// What is still open then is the seat's own choice, so the best of several ways counts.
pub(crate) fn worth<G: Counsel>(
    worlds: &[World<G>],
    sight: &Sight<'_, G>,
    draft: &G::Draft,
    candidate: Decision<G::Action>,
    seed: u64,
) -> i64 {
    let seat = sight.seat();
    let judge = |draft: &G::Draft| -> i64 {
        worlds.iter().map(|world| i64::from(carried_out(world, seat, draft).worth(seat))).sum()
    };
    let Decision::Act(action) = candidate else { return judge(draft) };
    // What one may write does not depend on what is hidden, so any world will do.
    let game = &worlds[0].game;
    let mut luck = Fast::new(seed);
    let finish = |_| {
        let mut draft = draft.clone();
        game.write(seat, &mut draft, action);
        fill(game, seat, &mut draft, &mut luck);
        judge(&draft)
    };
    (0..FINISHED).map(finish).max().expect("it is finished in some way")
}

/// Writes at random until the draft may be committed and luck leaves it at that.
fn fill<G: Game>(game: &G, seat: Seat, draft: &mut G::Draft, luck: &mut Fast) {
    let mut list = Vec::new();
    for line in 0.. {
        list.clear();
        game.drafts(seat, draft, &mut list);
        let complete = game.may_commit(seat, draft).is_ok();
        if list.is_empty() || complete && (line >= MOST_FILLED || luck.index(4) == 0) {
            return;
        }
        game.write(seat, draft, list[luck.index(list.len())]);
    }
}

/// The world after everybody has committed, the others with orders made up by luck.
fn carried_out<G: Game>(world: &World<G>, seat: Seat, draft: &G::Draft) -> G {
    let mut game = world.game.clone();
    let mut luck = Fast::new(world.seed);
    let mut orders = Vec::new();
    for other in game.seats().iter() {
        let mut made_up = G::Draft::default();
        if other == seat {
            made_up.clone_from(draft);
        } else {
            fill(&game, other, &mut made_up, &mut luck);
        }
        orders.push((other, made_up));
    }
    let Waiting::Orders(open) = game.waiting() else { return game };
    for other in open.iter() {
        game.commit_unchecked(other, &mut luck, &mut Journal::off());
    }
    if game.waiting().opens_orders() {
        game.open_unchecked(&orders, &mut luck, &mut Journal::off());
    }
    game
}
