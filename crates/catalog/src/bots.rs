//! Bots in their seats.

use std::sync::Arc;

use ai::{Decision, Player};
use engine::{Recollection, Seat, SeatSet, Sight, Table};
use luck::Fast;

use crate::thinking::{Moment, Thinking, Thought};
use crate::{Occupant, Problem};

/// The names of all bots, the weakest first.
#[must_use]
pub fn bot_names() -> &'static [&'static str] {
    &ai::NAMES
}

/// Who decides for each seat: a bot, or nobody here because a person is asked.
pub(crate) struct Bots<T: engine::Title> {
    seats: Vec<Option<Bot<T>>>,
    seed: u64,
}

/// A bot in its seat. The player remembers nothing; what the seat recalled when it last decided
/// saves folding the whole log for each decision.
struct Bot<T: engine::Title> {
    player: Arc<dyn Player<T>>,
    recalled: Option<Recollection<T>>,
}

/// What a bot has decided, and what it recalled for that.
pub(crate) struct Made<T: engine::Title> {
    pub(crate) decision: Decision<T::Action>,
    recalled: Recollection<T>,
}

/// Copies of all that a bot may use for one decision.
struct Notes<T: engine::Title> {
    player: Arc<dyn Player<T>>,
    game: T,
    seat: Seat,
    recalled: Recollection<T>,
    draft: Option<T::Draft>,
    legal: Vec<T::Action>,
    luck: Fast,
}

impl<T: engine::Title> Bots<T> {
    /// Seats the bots among `occupants`.
    pub(crate) fn seat(occupants: &[Occupant], seed: u64) -> Result<Self, Problem> {
        let occupant = |occupant: &Occupant| match occupant {
            Occupant::Person => Ok(None),
            Occupant::Bot(name) => Ok(Some(Bot { player: Arc::from(bot(name)?), recalled: None })),
        };
        let seats = occupants.iter().map(occupant).collect::<Result<_, _>>()?;
        Ok(Bots { seats, seed })
    }

    /// The decision that the first bot among those waited for is to make; `None` if no bot is waited
    /// for. Its luck depends on how much its seat was told, and not on what others do in secret.
    pub(crate) fn thinking(
        &self,
        table: &Table<T>,
        moment: impl Fn(Seat) -> Moment,
    ) -> Option<Thinking> {
        let (seat, bot) = self.first_of(table.game().waiting().seats())?;
        let moment = moment(seat);
        let notes = Notes {
            player: Arc::clone(&bot.player),
            game: table.game().clone(),
            seat,
            recalled: table.recollect(seat, bot.recalled.as_ref()),
            draft: table.draft_of(seat).filter(|_| table.is_drafting(seat)).cloned(),
            legal: table.legal(seat),
            luck: self.luck(seat, moment.told + moment.drafted),
        };
        Some(Thinking::new(seat, move || Thought { seat, moment, made: Box::new(notes.decide()) }))
    }

    /// What was decided for `seat`; what it recalled is kept for its next decision.
    pub(crate) fn remember(&mut self, seat: Seat, made: Made<T>) -> Decision<T::Action> {
        if let Some(Some(bot)) = self.seats.get_mut(usize::from(seat.0)) {
            bot.recalled = Some(made.recalled);
        }
        made.decision
    }

    fn first_of(&self, waited: SeatSet) -> Option<(Seat, &Bot<T>)> {
        waited.iter().find_map(|seat| {
            let bot = self.seats.get(usize::from(seat.0))?.as_ref()?;
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

impl<T: engine::Title> Notes<T> {
    fn decide(mut self) -> Made<T> {
        let (belief, draft) = (self.recalled.belief(), self.draft.as_ref());
        let sight = Sight::new(&self.game, self.seat, belief, draft, &self.legal);
        let decision = self.player.decide(&sight, &mut self.luck);
        Made { decision, recalled: self.recalled }
    }
}

/// The bot with a name.
pub(crate) fn bot<T: engine::Title>(name: &str) -> Result<Box<dyn Player<T>>, Problem> {
    ai::player(name).map_err(|_| {
        let known = bot_names().join(", ");
        Problem::unknown(format!("There is no bot \"{name}\"; the bots are: {known}."))
    })
}
