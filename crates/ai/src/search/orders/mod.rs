//! Secret orders of all seats at once: each seat looks for its best against the others' best.
//!
//! Nobody sees what the others write, so each seat has orders of its own on trial. For every seat
//! whole orders are made up and made better ([`climb`]) against what the others may have written; then
//! ([`trial`]) the own ones meet those of the others, of which those that do well come up more
//! often. What holds its own against all that is best.

mod climb;
mod council;
mod room;
mod scribe;
mod trial;

use engine::{Counsel, Sight};
use luck::Fast;

use super::{Considered, Search};
use crate::{Decision, Means};
use council::Council;
use room::Room;

pub(super) fn tune(name: &str, default: u64) -> u64 {
    std::env::var(name).ok().and_then(|v| v.parse().ok()).unwrap_or(default)
}

/// Weighs what may be written now, the best first.
pub(super) fn consider<G: Counsel>(
    search: &Search,
    sight: &Sight<'_, G>,
    named: &[Decision<G::Action>],
    luck: &mut Fast,
    means: &Means<'_>,
) -> Vec<Considered<G::Action>> {
    let work = u64::from(search.work);
    let mut rooms = Room::of(search.worlds(sight, luck));
    rooms.truncate(1 + (work / tune("WORLD", 4_000)).min(7) as usize);
    let mut council = Council::new(&rooms, sight, search.shape, means, luck);
    council.make_up(work * tune("GEN", 60) / 100, named, luck);
    council.judge(work - work * tune("GEN", 60) / 100, luck)
}
