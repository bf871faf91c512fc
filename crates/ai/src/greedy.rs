//! A player that looks one decision ahead.

use engine::{Counsel, Journal, Seat, Sight};
use luck::Fast;

use crate::{Decision, Player, orders};

/// Looks one decision ahead by the game's own judgement.
///
/// It imagines a few worlds that it cannot tell from the true one, takes each decision in each of
/// them, and settles for the one that is worth most on the whole. All decisions meet the same
/// worlds with the same luck, so that they differ by what they do and not by how they were tried.
#[derive(Clone, Copy, Debug)]
pub struct Greedy {
    worlds: u32,
}

impl Greedy {
    /// Looks into so many imagined worlds for each decision.
    #[must_use]
    pub fn new(worlds: u32) -> Self {
        Greedy { worlds: worlds.max(1) }
    }
}

impl Default for Greedy {
    fn default() -> Self {
        Greedy::new(4)
    }
}

impl<G: Counsel> Player<G> for Greedy {
    fn decide(&self, sight: &Sight<'_, G>, luck: &mut Fast) -> Decision<G::Action> {
        let candidates = candidates(sight);
        assert!(!candidates.is_empty(), "{} is waited on and has nothing to do", sight.seat());
        if let [only] = candidates[..] {
            return only;
        }
        let worlds: Vec<World<G>> = (0..self.worlds).map(|_| World::new(sight, luck)).collect();
        let Some(draft) = sight.draft() else {
            let worth = candidates.iter().map(|&candidate| worth(&worlds, sight, candidate));
            return best(&candidates, &worth.collect::<Vec<_>>(), luck);
        };
        let worth = orders::worths(&worlds, sight, draft, &candidates, luck.bits());
        let finishes = |candidate| orders::finishes(&worlds[0], sight.seat(), draft, candidate);
        let best = most(&candidates, &worth);
        // Orders that nothing would better are left as they are, so that none are written over and
        // over; other ties are for luck.
        let last = best.iter().copied().find(|&candidate| finishes(candidate));
        last.unwrap_or_else(|| best[luck.index(best.len())])
    }
}

/// A world that the seat cannot tell from the true one, with luck of its own.
pub(crate) struct World<G> {
    pub(crate) game: G,
    pub(crate) seed: u64,
}

impl<G: Counsel> World<G> {
    pub(crate) fn new(sight: &Sight<'_, G>, luck: &mut Fast) -> Self {
        let (scenario, view) = (sight.scenario(), sight.view());
        let game = G::imagine(scenario, sight.seat(), &view, sight.belief(), luck);
        World { game, seed: luck.bits() }
    }
}

/// What all worlds together are worth to the seat after `candidate`.
fn worth<G: Counsel>(
    worlds: &[World<G>],
    sight: &Sight<'_, G>,
    candidate: Decision<G::Action>,
) -> i64 {
    let Decision::Act(action) = candidate else { unreachable!("only drafts are committed") };
    let after = |world: &World<G>| {
        let mut game = world.game.clone();
        let mut luck = Fast::new(world.seed);
        game.play_unchecked(sight.seat(), action, &mut luck, &mut Journal::off());
        i64::from(game.worth(sight.seat()))
    };
    worlds.iter().map(after).sum()
}

/// Leaves out of a list what a bot shuns, unless there is nothing else.
pub(crate) fn leave_out<G: Counsel>(game: &G, seat: Seat, list: &mut Vec<G::Action>) {
    if list.iter().any(|action| !game.shuns(seat, action)) {
        list.retain(|action| !game.shuns(seat, action));
    }
}

/// Everything that may be answered, but for what the seat shuns and lines that go back on what is written,
/// if there is anything else. Committing comes first.
pub(crate) fn candidates<G: Counsel>(sight: &Sight<'_, G>) -> Vec<Decision<G::Action>> {
    let commit = sight.may_commit().then_some(Decision::Commit);
    let forward = sight.legal().iter().filter(|line| !sight.goes_back(line) && !sight.shuns(line));
    let candidates: Vec<_> =
        commit.into_iter().chain(forward.map(|&line| Decision::Act(line))).collect();
    match candidates.is_empty() {
        true => sight.legal().iter().map(|&line| Decision::Act(line)).collect(),
        false => candidates,
    }
}

/// A candidate that is worth most; ties are for luck.
fn best<A: Copy>(candidates: &[Decision<A>], worth: &[i64], luck: &mut Fast) -> Decision<A> {
    let best = most(candidates, worth);
    best[luck.index(best.len())]
}

/// The candidates that are worth most, in their order.
fn most<A: Copy>(candidates: &[Decision<A>], worth: &[i64]) -> Vec<Decision<A>> {
    let most = worth.iter().max().expect("there is a candidate");
    let best = candidates.iter().zip(worth).filter(|(_, worth)| *worth == most);
    best.map(|(candidate, _)| *candidate).collect()
}
