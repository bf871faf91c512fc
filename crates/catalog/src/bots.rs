//! Bots in their seats.

use std::sync::Arc;

use ai::{Decision, Means, Plan, Player};
use engine::{Entry, Recollection, Seal, Seat, SeatSet, Sight, Table};
use luck::Fast;

use crate::thinking::{Moment, Occasion, Thinking, Thought};
use crate::{Occupant, Problem};

/// What tells the luck of hints and of reviews from that of bots who decide.
const HINTS: u64 = 0x4869_6E74;
const REVIEWS: u64 = 0x5265_7669_6577;

/// Who decides for each seat: a bot, or nobody here because a person is asked.
pub(crate) struct Bots<T: engine::Title> {
    seats: Vec<Option<Bot<T>>>,
    seed: u64,
}

/// A bot in its seat. The player remembers nothing; what the seat recalled when it last decided
/// saves folding the whole log for each decision, and what it planned saves thinking again.
struct Bot<T: engine::Title> {
    player: Arc<dyn Player<T>>,
    recalled: Option<Recollection<T>>,
    planned: Option<Planned<T>>,
}

/// What a bot means to do as long as it learns nothing new.
struct Planned<T: engine::Title> {
    plan: Plan<T::Action>,
    /// How long the log was when it last decided.
    after: usize,
}

impl<T: engine::Title> Planned<T> {
    /// Whether nothing has happened since but what the seat did itself, without luck.
    fn stands(&self, table: &Table<T>, seat: Seat) -> bool {
        let own = |entry: &Entry<T>| matches!(entry, Entry::Decided { seat: by, seal: Seal::Open, .. } if *by == seat);
        table.log().get(self.after..).is_some_and(|since| since.iter().all(own))
    }
}

/// What a bot has decided, and what it recalled for that.
pub(crate) struct Made<T: engine::Title> {
    pub(crate) decision: Decision<T::Action>,
    recalled: Recollection<T>,
    planned: Planned<T>,
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
    plan: Plan<T::Action>,
    after: usize,
}

impl<T: engine::Title> Bots<T> {
    /// Seats the bots among `occupants`.
    pub(crate) fn seat(occupants: &[Occupant], seed: u64) -> Result<Self, Problem> {
        let occupant = |occupant: &Occupant| match occupant {
            Occupant::Person => Ok(None),
            Occupant::Bot(name) => {
                let player = Arc::from(bot(name, FULL_WORK)?);
                Ok(Some(Bot { player, recalled: None, planned: None }))
            }
        };
        let seats = occupants.iter().map(occupant).collect::<Result<_, _>>()?;
        Ok(Bots { seats, seed })
    }

    /// Puts somebody else into a seat.
    pub(crate) fn put(&mut self, seat: Seat, occupant: &Occupant) -> Result<(), Problem> {
        let put = Bots::seat(std::slice::from_ref(occupant), self.seed)?.seats.pop().flatten();
        if let Some(chair) = self.seats.get_mut(usize::from(seat.0)) {
            *chair = put;
        }
        Ok(())
    }

    /// The decision that the first bot among those waited for is to make; `None` if no bot is waited
    /// for. Its luck depends on how much its seat was told, and not on what others do in secret.
    pub(crate) fn thinking(
        &self,
        table: &Table<T>,
        moment: impl Fn(Seat) -> (Moment, Occasion),
    ) -> Option<Thinking> {
        let (seat, bot) = self.first_of(table.game().waiting().seats())?;
        let (moment, occasion) = moment(seat);
        let notes = Notes {
            player: Arc::clone(&bot.player),
            game: table.game().clone(),
            seat,
            recalled: table.recollect(seat, bot.recalled.as_ref()),
            draft: table.draft_of(seat).filter(|_| table.is_drafting(seat)).cloned(),
            legal: table.legal(seat),
            luck: self.luck(seat, moment.told + moment.drafted),
            plan: bot.plan(table, seat),
            after: table.log().len(),
        };
        let think = move |means: &Means<'_>| {
            let made = Box::new(notes.decide(means));
            Thought { seat, moment, made }
        };
        Some(Thinking::new(seat, occasion, think))
    }

    /// What was decided for `seat`; what it recalled is kept for its next decision.
    pub(crate) fn remember(&mut self, seat: Seat, made: Made<T>) -> Decision<T::Action> {
        if let Some(Some(bot)) = self.seats.get_mut(usize::from(seat.0)) {
            bot.recalled = Some(made.recalled);
            bot.planned = Some(made.planned);
        }
        made.decision
    }

    fn first_of(&self, waited: SeatSet) -> Option<(Seat, &Bot<T>)> {
        waited.iter().find_map(|seat| {
            let bot = self.seats.get(usize::from(seat.0))?.as_ref()?;
            Some((seat, bot))
        })
    }

    /// Luck for a hint, apart from that of bots who decide.
    pub(crate) fn luck_for_hint(&self, seat: Seat, told: usize) -> Fast {
        Fast::new(self.luck(seat, told).bits() ^ HINTS)
    }

    /// Where the luck of a review begins.
    pub(crate) fn seed_for_review(&self) -> u64 {
        Fast::new(self.seed ^ REVIEWS).bits()
    }

    /// Luck for one decision of a bot, apart from that of the rules.
    fn luck(&self, seat: Seat, told: usize) -> Fast {
        let mut seeds = Fast::new(!self.seed);
        let own = seeds.bits() ^ (u64::from(seat.0) << 56) ^ told as u64;
        Fast::new(Fast::new(own).bits())
    }
}

impl<T: engine::Title> Bot<T> {
    /// What it has planned, if that still stands.
    fn plan(&self, table: &Table<T>, seat: Seat) -> Plan<T::Action> {
        let planned = self.planned.as_ref().filter(|planned| planned.stands(table, seat));
        planned.map_or_else(Plan::none, |planned| planned.plan.clone())
    }
}

impl<T: engine::Title> Notes<T> {
    fn decide(mut self, means: &Means<'_>) -> Made<T> {
        let (belief, draft) = (self.recalled.belief(), self.draft.as_ref());
        let sight = Sight::new(&self.game, self.seat, belief, draft, &self.legal);
        let is_open = |decision: &Decision<T::Action>| match decision {
            Decision::Act(action) => self.legal.contains(action),
            Decision::Commit => sight.may_commit(),
        };
        let mut plan = self.plan;
        let decision = plan.take().filter(is_open).unwrap_or_else(|| {
            plan = self.player.plan(&sight, &mut self.luck, means);
            plan.take().expect("a plan has a beginning")
        });
        let planned = Planned { plan, after: self.after };
        Made { decision, recalled: self.recalled, planned }
    }
}

/// All the work that a level is defined by, in parts of a thousand.
pub(crate) const FULL_WORK: u32 = 1_000;

/// The bot with a name, its work scaled to so many parts of a thousand.
pub(crate) fn bot<T: engine::Title>(
    name: &str,
    per_mille: u32,
) -> Result<Box<dyn Player<T>>, Problem> {
    ai::player(name, per_mille).map_err(|_| {
        let known = ai::names::<T>().join(", ");
        Problem::unknown(format!("There is no bot \"{name}\"; the bots are: {known}."))
    })
}
