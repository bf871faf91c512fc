//! Secret orders of all seats at once: each seat looks for its best against the others' best.
//!
//! Nobody sees what the others write, so each seat has orders of its own on trial. For all seats
//! whole orders are written line by line ([`scribe`]) and made better order by order ([`climb`])
//! against what the others may have written ([`council`]). Then the own ones meet those of the
//! others, of which those that do well come up more often ([`trial`]). What holds its own there is
//! best.

mod climb;
mod council;
mod paper;
mod room;
mod scribe;
mod trial;

use engine::{Counsel, Sight};
use luck::Fast;

use super::{Considered, Search};
use crate::{Decision, Means};
use council::Council;
use room::Room;

/// How much work there is for each world that is looked into, and how many they are at most.
const WORLD: u64 = 4_000;
const MOST_WORLDS: u64 = 8;

/// The share of the work with which orders are made up, in percent; the rest is for their trial.
const MAKING_UP: u64 = 85;

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
    rooms.truncate((work / WORLD).clamp(1, MOST_WORLDS) as usize);
    let mut council = Council::new(&rooms, sight, search.shape, means, luck);
    let making_up = work * MAKING_UP / 100;
    council.make_up(making_up, named, luck);
    council.judge(work - making_up, luck)
}
