//! One game being played by players.

use engine::{Chance, Game, Journal, Seat, SeatSet, Sight, Viewer};
use luck::Fast;

use crate::{Decision, Means, Memory, Plan, Player};

/// One game being played: its position, and what each seat believes and drafts.
///
/// Unlike [`engine::Table`] it keeps no log and takes nothing back. All seats hear of everything
/// they may see at once.
#[derive(Clone, Debug)]
pub struct Bout<G: Game> {
    game: G,
    memory: Memory,
    beliefs: Vec<G::Belief>,
    drafts: Vec<G::Draft>,
    /// What the player in each seat means to do as long as it learns nothing new.
    plans: Vec<Plan<G::Action>>,
    /// The last list that was asked for; kept so that lists need no memory of their own.
    list: Vec<G::Action>,
}

impl<G: Game> Bout<G> {
    /// Begins a game: what comes before the first decision is done. The events of that are
    /// returned, if the bout keeps beliefs.
    ///
    /// # Panics
    /// If the seats are not numbered from 0 on.
    pub fn begin(set_up: &G, memory: Memory, chance: &mut dyn Chance) -> (Self, Vec<G::Event>) {
        let seats = set_up.seats();
        assert_eq!(seats, SeatSet::first(seats.len() as u8), "seats are numbered from 0 on");
        let mut game = set_up.clone();
        let mut journal = journal(memory);
        game.start(chance, &mut journal);
        let beliefs = seats.iter().map(|seat| first_belief(&game, seat)).collect();
        let drafts = seats.iter().map(|_| G::Draft::default()).collect();
        let plans = seats.iter().map(|_| Plan::none()).collect();
        (Bout { game, memory, beliefs, drafts, plans, list: Vec::new() }, journal.into_events())
    }

    /// The position as it is. For the referee.
    #[must_use]
    pub fn game(&self) -> &G {
        &self.game
    }

    /// What `seat` makes of everything it saw; as at the beginning, if the bout keeps no beliefs.
    #[must_use]
    pub fn belief(&self, seat: Seat) -> &G::Belief {
        &self.beliefs[usize::from(seat.0)]
    }

    /// What `seat` has written into its secret orders, or had written when it committed.
    #[must_use]
    pub fn draft(&self, seat: Seat) -> &G::Draft {
        &self.drafts[usize::from(seat.0)]
    }

    /// Throws away what `seat` has written into its secret orders, so that it can begin again.
    pub fn unwrite(&mut self, seat: Seat) {
        if self.is_drafting(seat) {
            self.drafts[usize::from(seat.0)] = G::Draft::default();
        }
    }

    /// Whether secret orders of `seat` are waited for.
    #[must_use]
    pub fn is_drafting(&self, seat: Seat) -> bool {
        self.game.waiting().asks_orders_of(seat)
    }

    /// One of the seats that are waited on; none when the game is over.
    #[must_use]
    pub fn next_seat(&self, luck: &mut Fast) -> Option<Seat> {
        let seats = self.game.waiting().seats();
        match seats.len() {
            0 | 1 => seats.lowest(),
            several => seats.iter().nth(luck.index(several as usize)),
        }
    }

    /// Every decision that `seat` may take now, or may write into its secret orders.
    #[must_use]
    pub fn legal(&self, seat: Seat) -> Vec<G::Action> {
        let mut list = Vec::new();
        self.legal_into(seat, &mut list);
        list
    }

    /// Adds the same to a list that is used again.
    pub fn legal_into(&self, seat: Seat, list: &mut Vec<G::Action>) {
        if self.is_drafting(seat) {
            self.game.drafts(seat, self.draft(seat), list);
        } else {
            self.game.legal(seat, list);
        }
    }

    /// What `player` decides in `seat`: what it has planned, if that still stands.
    pub fn ask(
        &mut self,
        seat: Seat,
        player: &dyn Player<G>,
        luck: &mut Fast,
    ) -> Decision<G::Action> {
        self.ask_with(seat, player, luck, &Means::ALONE)
    }

    /// The same, with whatever the player has for thinking.
    pub fn ask_with(
        &mut self,
        seat: Seat,
        player: &dyn Player<G>,
        luck: &mut Fast,
        means: &Means<'_>,
    ) -> Decision<G::Action> {
        let mut list = std::mem::take(&mut self.list);
        list.clear();
        self.legal_into(seat, &mut list);
        let planned = self.plans[usize::from(seat.0)].take();
        let decision = planned.filter(|&decision| self.may(seat, decision, &list));
        let decision = decision.unwrap_or_else(|| {
            let mut plan = player.plan(&self.sight(seat, &list), luck, means);
            let decision = plan.take().expect("a plan has a beginning");
            self.plans[usize::from(seat.0)] = plan;
            decision
        });
        self.list = list;
        decision
    }

    fn may(&self, seat: Seat, decision: Decision<G::Action>, list: &[G::Action]) -> bool {
        match decision {
            Decision::Act(action) => list.contains(&action),
            Decision::Commit => self.sight(seat, list).may_commit(),
        }
    }

    /// What `seat` may base its decision on when it must choose from `legal`.
    #[must_use]
    pub fn sight<'a>(&'a self, seat: Seat, legal: &'a [G::Action]) -> Sight<'a, G> {
        let draft = self.is_drafting(seat).then(|| self.draft(seat));
        Sight::new(&self.game, seat, self.belief(seat), draft, legal)
    }

    /// Carries out a decision of `seat` that came from its list. What happened is told to all,
    /// and returned, if the bout keeps beliefs.
    pub fn take(
        &mut self,
        seat: Seat,
        decision: Decision<G::Action>,
        chance: &mut dyn Chance,
    ) -> Vec<G::Event> {
        let mut journal = journal(self.memory);
        let is_open = decision == Decision::Commit || !self.is_drafting(seat);
        match decision {
            Decision::Act(action) if self.is_drafting(seat) => {
                self.game.write(seat, &mut self.drafts[usize::from(seat.0)], action);
            }
            Decision::Act(action) => {
                self.game.play_unchecked(seat, action, chance, &mut journal);
            }
            Decision::Commit => self.commit(seat, chance, &mut journal),
        }
        if is_open {
            self.unplan(seat, journal.is_sealed());
        }
        let events = journal.into_events();
        self.tell(&events);
        events
    }

    /// What a seat does in the open may change the plans of the others, and a seal its own.
    fn unplan(&mut self, seat: Seat, is_sealed: bool) {
        for (other, plan) in self.game.seats().iter().zip(&mut self.plans) {
            if other != seat || is_sealed {
                *plan = Plan::none();
            }
        }
    }

    fn commit(&mut self, seat: Seat, chance: &mut dyn Chance, journal: &mut Journal<G::Event>) {
        self.game.commit_unchecked(seat, chance, journal);
        if self.game.waiting().opens_orders() {
            let blank = self.drafts.iter().map(|_| G::Draft::default()).collect();
            let drafts = std::mem::replace(&mut self.drafts, blank);
            let orders: Vec<_> = self.game.seats().iter().zip(drafts).collect();
            self.game.open_unchecked(&orders, chance, journal);
        }
    }

    fn tell(&mut self, events: &[G::Event]) {
        for (seat, belief) in self.game.seats().iter().zip(&mut self.beliefs) {
            let seen = events.iter().filter_map(|event| G::seen(event, Viewer::Seat(seat)));
            seen.for_each(|event| G::learn(belief, &event));
        }
    }
}

fn first_belief<G: Game>(game: &G, seat: Seat) -> G::Belief {
    G::belief(game.scenario(), seat, &game.view(Viewer::Seat(seat)))
}

fn journal<E>(memory: Memory) -> Journal<E> {
    match memory {
        Memory::Nothing => Journal::off(),
        Memory::Belief => Journal::keeping(),
    }
}
