//! Random games with a visitor at every position.

use ai::{Bout, Memory, Random};
use engine::{Game, Seat};
use luck::Fast;

/// More decisions than any game has, each line of secret orders counted.
const MOST_DECISIONS: u32 = 20_000;

/// Plays a whole game at random and calls `visit` at every position on the way, the first and the
/// last included, with what happened since the one before.
pub(crate) fn walk<G: Game>(set_up: &G, seed: u64, mut visit: impl FnMut(&Bout<G>, &[G::Event])) {
    let mut chance = Fast::new(seed);
    let mut luck = Fast::new(!seed);
    let (mut bout, events) = Bout::begin(set_up, Memory::Belief, &mut chance);
    visit(&bout, &events);
    for _ in 0..MOST_DECISIONS {
        let Some(seat) = bout.next_seat(&mut luck) else { return };
        let decision = bout.ask(seat, &Random, &mut luck);
        let events = bout.take(seat, decision, &mut chance);
        visit(&bout, &events);
    }
    panic!("seed {seed}: not over after {MOST_DECISIONS} decisions");
}

/// A position that `seat` cannot tell from that of `bout`.
pub(crate) fn twin<G: Game>(bout: &Bout<G>, seat: Seat, luck: &mut Fast) -> G {
    let view = bout.game().view(engine::Viewer::Seat(seat));
    G::imagine(bout.game().scenario(), seat, &view, bout.belief(seat), luck)
}

/// At most `most` of `list`, spread over it.
pub(crate) fn some_of<T: Copy>(list: &[T], most: usize) -> impl Iterator<Item = T> {
    list.iter().copied().step_by(list.len().div_ceil(most).max(1))
}
