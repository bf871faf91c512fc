//! What bots have for thinking in this program.

use std::num::NonZeroUsize;
use std::thread::available_parallelism;

use catalog::Means;

/// All cores of the machine, and all the time it takes.
pub(crate) fn all() -> Means<'static> {
    Means::new(available_parallelism().unwrap_or(NonZeroUsize::MIN), None)
}
