//! Bots in their seats.

use ai::{Decision, Player};
use engine::{Seat, SeatSet, Sight, Table};
use luck::Fast;

use crate::{Occupant, Problem};

/// The names of all bots, the weakest first.
#[must_use]
pub fn bot_names() -> &'static [&'static str] {
    &ai::NAMES
}

/// Who decides for each seat: a bot, or nobody here because a person is asked.
///
/// A bot remembers nothing; what its seat believes is folded afresh from the log for each
/// decision, so that it is right after an undo and after a record was taken up again.
pub(crate) struct Bots<T: engine::Title> {
    seats: Vec<Option<Box<dyn Player<T>>>>,
    seed: u64,
}

impl<T: engine::Title> Bots<T> {
    /// Seats the bots among `occupants`.
    pub(crate) fn seat(occupants: &[Occupant], seed: u64) -> Result<Self, Problem> {
        let occupant = |occupant: &Occupant| match occupant {
            Occupant::Person => Ok(None),
            Occupant::Bot(name) => bot(name).map(Some),
        };
        let seats = occupants.iter().map(occupant).collect::<Result<_, _>>()?;
        Ok(Bots { seats, seed })
    }

    /// What the first bot among those waited for decides; `None` if no bot is waited for. `told`
    /// says how much its seat was told: its luck depends on that, and not on what others do in
    /// secret.
    pub(crate) fn decide(
        &self,
        table: &Table<T>,
        told: impl Fn(Seat) -> usize,
    ) -> Option<(Seat, Decision<T::Action>)> {
        let (seat, bot) = self.first_of(table.game().waiting().seats())?;
        let (legal, belief) = (table.legal(seat), table.belief(seat));
        let draft = table.draft_of(seat).filter(|_| table.is_drafting(seat));
        let sight = Sight::new(table.game(), seat, &belief, draft, &legal);
        Some((seat, bot.decide(&sight, &mut self.luck(seat, told(seat)))))
    }

    fn first_of(&self, waited: SeatSet) -> Option<(Seat, &dyn Player<T>)> {
        waited.iter().find_map(|seat| {
            let bot = self.seats.get(usize::from(seat.0))?.as_deref()?;
            Some((seat, bot))
        })
    }

    /// Luck for one decision of a bot, apart from that of the rules.
    fn luck(&self, seat: Seat, told: usize) -> Fast {
        let mut seeds = Fast::new(!self.seed);
        let own = seeds.bits() ^ (u64::from(seat.0) << 56) ^ told as u64;
        Fast::new(Fast::new(own).bits())
    }
}

/// The bot with a name.
pub(crate) fn bot<T: engine::Title>(name: &str) -> Result<Box<dyn Player<T>>, Problem> {
    ai::player(name).map_err(|_| {
        let known = bot_names().join(", ");
        Problem::unknown(format!("There is no bot \"{name}\"; the bots are: {known}."))
    })
}
