//! A game being played: its position, its log, its drafts and its undo.

use serde::{Deserialize, Serialize};

use crate::{Chance, Game, Journal, Refusal, Seat, SeatSet, Telling, Viewer, Waiting};

/// A game being played at a table.
///
/// The log only grows. A decision can be taken back until it is *sealed*: by luck, by a secret
/// shown, or because another seat is to decide. In games with fog the other seats hear of a
/// decision, and see the position after it, only when it is sealed.
#[derive(Clone, Debug)]
pub struct Table<G: Game> {
    set_up: G,
    game: G,
    /// The position when the last seal was set: what the others see in fog.
    sealed: G,
    log: Vec<Entry<G>>,
    /// Decisions since the last seal: the position before each, and its place in the log.
    open: Vec<(G, usize)>,
    drafts: Vec<Drafting<G>>,
}

/// One line of the log.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(bound = "", rename_all = "kebab-case")]
pub enum Entry<G: Game> {
    /// What came before the first decision.
    Began { events: Vec<G::Event> },
    /// A seat decided, and this happened.
    Decided { seat: Seat, action: G::Action, events: Vec<G::Event> },
    /// A seat committed to orders that nobody else knows yet.
    Committed { seat: Seat, commitment: Commitment, events: Vec<G::Event> },
    /// All had committed; the orders were opened and carried out.
    Opened { orders: Vec<(Seat, G::Draft)>, events: Vec<G::Event> },
    /// A seat took its last decision back; `line` is where it stands in the log.
    Undone { seat: Seat, line: usize },
}

impl<G: Game> Entry<G> {
    /// What happened.
    #[must_use]
    pub fn events(&self) -> &[G::Event] {
        match self {
            Entry::Began { events }
            | Entry::Decided { events, .. }
            | Entry::Committed { events, .. }
            | Entry::Opened { events, .. } => events,
            Entry::Undone { .. } => &[],
        }
    }
}

/// A salted hash of secret orders: it tells nothing now and proves everything later.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct Commitment(pub [u8; 32]);

/// Nothing of this seat can be taken back.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct NoUndo;

/// Why orders were not committed.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum NotCommitted {
    /// No orders of this seat are waited for.
    NotAsked,
    /// The draft lacks something that this rule asks for.
    Incomplete(Refusal),
}

/// The private log of one seat while it writes secret orders.
#[derive(Clone, Debug)]
struct Drafting<G: Game> {
    seat: Seat,
    /// Every version of the draft; the last one counts.
    versions: Vec<G::Draft>,
}

impl<G: Game> Drafting<G> {
    fn new(seat: Seat) -> Self {
        Drafting { seat, versions: vec![G::Draft::default()] }
    }

    fn current(&self) -> &G::Draft {
        self.versions.last().expect("a draft has a first version")
    }
}

impl<G: Game> Table<G> {
    /// A table on which `set_up` is played: what comes before the first decision is done.
    #[must_use]
    pub fn new(set_up: G, chance: &mut dyn Chance) -> Self {
        let drafts = set_up.seats().iter().map(Drafting::new).collect();
        let mut journal = Journal::keeping();
        let mut game = set_up.clone();
        game.start(chance, &mut journal);
        let log = vec![Entry::Began { events: journal.into_events() }];
        Table { set_up, sealed: game.clone(), game, log, open: Vec::new(), drafts }
    }

    /// The position as it is. For the referee; nobody else is to be shown it.
    #[must_use]
    pub fn game(&self) -> &G {
        &self.game
    }

    /// The position as it was set up, before anything was drawn or dealt.
    #[must_use]
    pub fn set_up(&self) -> &G {
        &self.set_up
    }

    /// Everything that was decided, also what was taken back.
    #[must_use]
    pub fn log(&self) -> &[Entry<G>] {
        &self.log
    }

    /// Takes a decision, or says which rule forbids it and changes nothing.
    ///
    /// # Errors
    /// The rule that forbids the decision.
    pub fn decide(
        &mut self,
        seat: Seat,
        action: G::Action,
        chance: &mut dyn Chance,
    ) -> Result<(), Refusal> {
        let before = self.game.clone();
        let mut journal = Journal::keeping();
        self.game.play(seat, action, chance, &mut journal)?;
        let stays = self.game.waiting().seats() == SeatSet::from(seat);
        let sealed = journal.is_sealed() || !stays;
        self.open.push((before, self.log.len()));
        self.log.push(Entry::Decided { seat, action, events: journal.into_events() });
        if sealed {
            self.seal();
        }
        Ok(())
    }

    /// Takes the last decision of `seat` back, if it is not sealed, by adding a line to the log.
    ///
    /// # Errors
    /// If the last decision was sealed or is another seat's.
    pub fn undo(&mut self, seat: Seat) -> Result<(), NoUndo> {
        if !self.can_undo(seat) {
            return Err(NoUndo);
        }
        let (before, line) = self.open.pop().ok_or(NoUndo)?;
        self.game = before;
        self.log.push(Entry::Undone { seat, line });
        Ok(())
    }

    /// Whether `seat` can take its last decision back.
    #[must_use]
    pub fn can_undo(&self, seat: Seat) -> bool {
        let last = self.open.last().map(|&(_, line)| &self.log[line]);
        matches!(last, Some(Entry::Decided { seat: decided, .. }) if *decided == seat)
    }

    /// The position as `viewer` may see it now.
    #[must_use]
    pub fn view(&self, viewer: Viewer) -> G::View {
        self.shown(viewer).view(viewer)
    }

    /// The position that `viewer` is shown: in fog, others see the last seal.
    fn shown(&self, viewer: Viewer) -> &G {
        if self.hears_at_once(viewer) { &self.game } else { &self.sealed }
    }

    fn hears_at_once(&self, viewer: Viewer) -> bool {
        let decided = self.open.last().map(|&(_, line)| &self.log[line]);
        match (G::TELLING, decided) {
            (Telling::AtOnce, _) | (Telling::AtSeals, None) => true,
            (Telling::AtSeals, Some(Entry::Decided { seat, .. })) => {
                viewer.is_among((*seat).into())
            }
            (Telling::AtSeals, Some(_)) => unreachable!("only decisions are open to undo"),
        }
    }

    /// What `viewer` has seen happen from line `from` of the log on, and the line up to which.
    /// A seat that reads on from there misses nothing and hears nothing twice.
    #[must_use]
    pub fn heard(&self, viewer: Viewer, from: usize) -> (Vec<G::Event>, usize) {
        let to = match self.open.first() {
            Some(&(_, first)) if !self.hears_at_once(viewer) => first,
            _ => self.log.len(),
        };
        let from = from.min(to);
        let undone = self.undone();
        let events = (from..to)
            .filter(|line| G::TELLING == Telling::AtOnce || !undone.contains(line))
            .flat_map(|line| self.log[line].events())
            .filter_map(|event| G::seen(event, viewer))
            .collect();
        (events, to)
    }

    /// The lines of the log that were taken back.
    #[must_use]
    pub fn undone(&self) -> Vec<usize> {
        let taken_back = |entry: &Entry<G>| match entry {
            Entry::Undone { line, .. } => Some(*line),
            Entry::Began { .. }
            | Entry::Decided { .. }
            | Entry::Committed { .. }
            | Entry::Opened { .. } => None,
        };
        self.log.iter().filter_map(taken_back).collect()
    }

    /// Every event that still counts, in order: applied to the set-up they give the position.
    pub fn events(&self) -> impl Iterator<Item = &G::Event> {
        let undone = self.undone();
        let lines = self.log.iter().enumerate();
        lines.filter(move |(line, _)| !undone.contains(line)).flat_map(|(_, entry)| entry.events())
    }

    fn seal(&mut self) {
        self.sealed = self.game.clone();
        self.open.clear();
    }
}

/// Secret orders.
impl<G: Game> Table<G> {
    /// The orders that `seat` has written so far. For its owner alone.
    #[must_use]
    pub fn draft_of(&self, seat: Seat) -> Option<&G::Draft> {
        self.drafting(seat).map(Drafting::current)
    }

    /// Every decision that `seat` may take now, or may write into its secret orders.
    #[must_use]
    pub fn legal(&self, seat: Seat) -> Vec<G::Action> {
        let mut list = Vec::new();
        match self.draft_of(seat) {
            Some(draft) if self.is_drafting(seat) => self.game.drafts(seat, draft, &mut list),
            Some(_) | None => self.game.legal(seat, &mut list),
        }
        list
    }

    /// Writes `action` into the secret orders of `seat`. Nobody else learns that anything was
    /// written, or when.
    ///
    /// # Errors
    /// The rule that forbids it.
    pub fn write(&mut self, seat: Seat, action: G::Action) -> Result<(), Refusal> {
        let Some(index) = self.drafts.iter().position(|drafting| drafting.seat == seat) else {
            return Err(self.game.why_not(seat, &action));
        };
        let mut draft = self.drafts[index].current().clone();
        if !self.is_drafting(seat) || !self.legal(seat).contains(&action) {
            return Err(self.game.why_not_draft(seat, &draft, &action));
        }
        self.game.write(seat, &mut draft, action);
        self.drafts[index].versions.push(draft);
        Ok(())
    }

    /// Takes the last thing that `seat` wrote back.
    ///
    /// # Errors
    /// If it has written nothing, or has committed already.
    pub fn unwrite(&mut self, seat: Seat) -> Result<(), NoUndo> {
        if !self.is_drafting(seat) {
            return Err(NoUndo);
        }
        let drafting = self.drafts.iter_mut().find(|drafting| drafting.seat == seat);
        let drafting = drafting.filter(|drafting| drafting.versions.len() > 1).ok_or(NoUndo)?;
        drafting.versions.pop();
        Ok(())
    }

    /// Commits the orders of `seat` under `commitment`. When all have committed, the orders are
    /// opened together and carried out.
    ///
    /// # Errors
    /// If no orders of `seat` are waited for, or the rule that its draft does not yet satisfy.
    pub fn commit(
        &mut self,
        seat: Seat,
        commitment: Commitment,
        chance: &mut dyn Chance,
    ) -> Result<(), NotCommitted> {
        let draft = self.draft_of(seat).filter(|_| self.is_drafting(seat));
        let draft = draft.ok_or(NotCommitted::NotAsked)?;
        self.game.may_commit(seat, draft).map_err(NotCommitted::Incomplete)?;
        let mut journal = Journal::keeping();
        self.game.commit_unchecked(seat, chance, &mut journal);
        self.log.push(Entry::Committed { seat, commitment, events: journal.into_events() });
        if !matches!(self.game.waiting(), Waiting::Orders(seats) if !seats.is_empty()) {
            self.open_orders(chance);
        }
        self.seal();
        Ok(())
    }

    /// Whether secret orders of `seat` are waited for.
    #[must_use]
    pub fn is_drafting(&self, seat: Seat) -> bool {
        matches!(self.game.waiting(), Waiting::Orders(seats) if seats.contains(seat))
    }

    fn open_orders(&mut self, chance: &mut dyn Chance) {
        let orders: Vec<_> = self
            .drafts
            .iter()
            .map(|drafting| (drafting.seat, drafting.current().clone()))
            .collect();
        let mut journal = Journal::keeping();
        self.game.open_unchecked(&orders, chance, &mut journal);
        self.log.push(Entry::Opened { orders, events: journal.into_events() });
        self.drafts = self.game.seats().iter().map(Drafting::new).collect();
    }

    fn drafting(&self, seat: Seat) -> Option<&Drafting<G>> {
        self.drafts.iter().find(|drafting| drafting.seat == seat)
    }
}
