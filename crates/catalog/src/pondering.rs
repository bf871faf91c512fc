//! A hint or a review in the making, apart from the table.

use ai::Means;
use engine::{Level, Seat};

use crate::thinking::Moment;
use crate::{Hint, Problem, Review};

/// Something that a bot is asked about, with copies of all that it may know. The table can go on
/// meanwhile, and the bot can think on another thread.
pub struct Pondering<A> {
    ponder: Box<dyn FnOnce(&Means<'_>) -> A + Send>,
}

impl<A> Pondering<A> {
    pub(crate) fn new(ponder: impl FnOnce(&Means<'_>) -> A + Send + 'static) -> Pondering<A> {
        Pondering { ponder: Box::new(ponder) }
    }

    /// Answers with as many threads as there are, and as well as it can by then when told to stop.
    /// This may take long.
    #[must_use]
    pub fn ponder(self, means: &Means<'_>) -> A {
        (self.ponder)(means)
    }
}

/// A hint that is to be made.
pub type Hinting = Pondering<HintMade>;

/// A review that is to be made.
pub type Reviewing = Pondering<Review>;

/// A hint that was made, for [`Table::hint`](crate::Table::hint).
#[derive(Clone, Debug)]
pub struct HintMade {
    pub(crate) seat: Seat,
    pub(crate) moment: Moment,
    pub(crate) hint: Hint,
}

/// The level of a name, or the best of the game if none is named.
pub(crate) fn level<T: engine::Title>(name: Option<&str>) -> Result<Level, Problem> {
    let levels = T::LEVELS;
    let Some(name) = name else { return Ok(levels[levels.len() - 1]) };
    levels.into_iter().find(|level| level.id == name).ok_or_else(|| {
        let known = T::LEVELS.map(|level| level.id).join(", ");
        Problem::unknown(format!("There is no level \"{name}\"; the levels are: {known}."))
    })
}
