//! What was done, next to the best that can be found.

use engine::{Counsel, Sight};
use luck::Fast;

use super::rematch::{Rematch, acts};
use super::{Deed, Judged, Moment, Reviewer};
use crate::search::crew;
use crate::{Considered, Decision, Means};

/// By how much one try differs from another, about, in parts of [`engine::CERTAIN`].
const SPREAD: u32 = 2_500;

impl Reviewer {
    /// Judges every moment by what its seat could know. Nothing is said where there was no choice, or
    /// where no time was left.
    #[must_use]
    pub fn judge<G: Counsel>(
        &self,
        moments: &[Moment<G>],
        seed: u64,
        means: &Means<'_>,
    ) -> Vec<Option<Judged<G::Action>>> {
        let mut seeds = Fast::new(seed);
        let jobs: Vec<(&Moment<G>, u64)> =
            moments.iter().map(|moment| (moment, seeds.bits())).collect();
        let each = means.alone();
        crew::all(means, &jobs, |(moment, seed)| {
            let luck = Fast::new(*seed);
            match &moment.deed {
                _ if each.is_halted() => None,
                Deed::Decided(line) => self.judge_line(moment, line, luck, &each),
                Deed::Committed(draft) => self.judge_orders(moment, draft, luck, &each),
            }
        })
    }

    fn judge_line<G: Counsel>(
        &self,
        moment: &Moment<G>,
        line: &[G::Action],
        mut luck: Fast,
        means: &Means<'_>,
    ) -> Option<Judged<G::Action>> {
        let legal = moment.game.legal_list(moment.seat);
        let sight = Sight::new(&moment.game, moment.seat, &moment.belief, None, &legal);
        let named = [Decision::Act(*line.first()?)];
        let best = self.search.consider(&sight, &named, &mut luck, means).swap_remove(0);
        let best = acts(&best.line);
        let mut rematch = Rematch::between(&sight, [&best, line]);
        if !(best.starts_with(line) || line.starts_with(&best)) {
            rematch.play(&mut luck, means);
        }
        Some(rematch.judged())
    }

    /// Secret orders: those that were committed next to the best from the beginning, if both were
    /// tried.
    fn judge_orders<G: Counsel>(
        &self,
        moment: &Moment<G>,
        draft: &G::Draft,
        mut luck: Fast,
        means: &Means<'_>,
    ) -> Option<Judged<G::Action>> {
        let (game, seat, blank) = (&moment.game, moment.seat, G::Draft::default());
        let mut consider = |draft: &G::Draft, named: &[Decision<G::Action>]| {
            let mut legal = Vec::new();
            game.drafts(seat, draft, &mut legal);
            let sight = Sight::new(game, seat, &moment.belief, Some(draft), &legal);
            self.search.consider(&sight, named, &mut luck, means)
        };
        let is_commit = |it: &Considered<G::Action>| it.decision() == Decision::Commit;
        let done = consider(draft, &[Decision::Commit]).into_iter().find(is_commit)?;
        let best = consider(&blank, &[]).swap_remove(0);
        if best.tries < 2 || done.tries < 2 {
            return None;
        }
        let ahead = best.odds.saturating_sub(done.odds);
        let cost = if ahead > noise(best.tries.min(done.tries)) { ahead } else { 0 };
        Some(Judged { cost, best, done })
    }
}

/// By how much two lines can differ by chance alone when both were tried so often.
fn noise(tries: u32) -> u32 {
    2 * SPREAD / tries.max(1).isqrt()
}
