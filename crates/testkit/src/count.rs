//! How much can be decided.

use ai::{Bout, Decision, Memory};
use engine::Game;
use luck::Fast;

/// The number of different sequences of `depth` decisions from a position that was set up, with
/// luck fixed by `seed`. Of several seats that are waited on, the lowest decides.
///
/// A few such numbers in a test find changes of legality that nobody meant.
#[must_use]
pub fn count_lines<G: Game>(set_up: &G, depth: u32, seed: u64) -> u64 {
    let (bout, _) = Bout::begin(set_up, Memory::Nothing, &mut Fast::new(seed));
    count(&bout, depth, seed)
}

fn count<G: Game>(bout: &Bout<G>, depth: u32, seed: u64) -> u64 {
    let Some(seat) = bout.game().waiting().seats().lowest().filter(|_| depth > 0) else {
        return 1;
    };
    let legal = bout.legal(seat);
    let commit = bout.sight(seat, &legal).may_commit().then_some(Decision::Commit);
    let decisions = legal.iter().map(|&action| Decision::Act(action)).chain(commit);
    decisions
        .map(|decision| {
            let mut next = bout.clone();
            next.take(seat, decision, &mut Fast::new(seed));
            count(&next, depth - 1, seed)
        })
        .sum()
}
