//! A game being played: its position, its log, its drafts and its undo.

mod drafts;
mod entry;
mod feed;
mod recollection;
mod resume;

use std::collections::BTreeSet;

use crate::{Chance, Drawn, Game, Journal, Refusal, Seat, Viewer, Waiting};

use drafts::Drafting;
pub use drafts::NotCommitted;
pub use entry::{Entry, Orders, Seal};
use feed::Feed;
pub use feed::{Cursor, Piece};
pub use recollection::Recollection;
pub use resume::BadLog;

/// A game being played at a table.
///
/// The log only grows. A decision can be taken back until it is *sealed*: by luck, by a secret
/// shown, or because another seat is to decide. In games with fog the others hear of what is sealed,
/// and see the position after it, by public moments (`feed`).
#[derive(Clone, Debug)]
pub struct Table<G: Game> {
    set_up: G,
    game: G,
    log: Vec<Entry<G>>,
    /// Decisions since the last seal: the position before each, and its place in the log.
    open: Vec<(G, usize)>,
    /// The lines that were taken back.
    undone: BTreeSet<usize>,
    drafts: Vec<Drafting<G>>,
    /// How far each viewer was told.
    feeds: Vec<Feed<G>>,
}

/// Nothing of this seat can be taken back.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct NoUndo;

impl<G: Game> Table<G> {
    /// A table on which `set_up` is played: what comes before the first decision is done.
    #[must_use]
    pub fn new(set_up: G, chance: &mut dyn Chance) -> Self {
        let mut table = Table::unbegun(set_up);
        let mut journal = Journal::keeping();
        table.game.start(chance, &mut journal);
        let (draws, events) = account(chance, journal);
        table.write_down(Entry::Began { draws, events });
        table.tell_all();
        table
    }

    /// A table on which play begins in the middle: at `position`, which waits for somebody.
    #[must_use]
    pub fn at(position: G) -> Self {
        let mut table = Table::unbegun(position);
        table.write_down(Entry::Began { draws: Box::default(), events: Box::default() });
        table.tell_all();
        table
    }

    /// A table at which nothing has happened yet, to [`follow`](Table::follow) a log line by line.
    #[must_use]
    pub fn unbegun(set_up: G) -> Self {
        Table {
            drafts: set_up.seats().iter().map(Drafting::new).collect(),
            game: set_up.clone(),
            feeds: Feed::all(&set_up),
            set_up,
            log: Vec::new(),
            open: Vec::new(),
            undone: BTreeSet::new(),
        }
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
        if !self.game.legal_list(seat).contains(&action) {
            return Err(self.why_not(seat, &action));
        }
        let before = self.game.clone();
        let mut journal = Journal::keeping();
        self.game.play_unchecked(seat, action, chance, &mut journal);
        // Orders are written outside the log, so a decision that asks for them is sealed too.
        let stays = self.game.waiting() == Waiting::On(seat.into());
        let seal = if journal.is_sealed() || !stays { Seal::Set } else { Seal::Open };
        match seal {
            Seal::Open => self.open.push((before.clone(), self.log.len())),
            Seal::Set => self.seal(),
        }
        let (draws, events) = account(chance, journal);
        self.write_down(Entry::Decided { seat, action, draws, events, seal });
        self.publish(&before);
        Ok(())
    }

    /// Why `seat` may not take `action` now, as far as it may know. Asked only of decisions that
    /// are not legal.
    #[must_use]
    pub fn why_not(&self, seat: Seat, action: &G::Action) -> Refusal {
        self.shown(Viewer::Seat(seat)).why_not(seat, action)
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
        self.game = before.clone();
        self.undone.insert(line);
        self.write_down(Entry::Undone { seat, line });
        self.publish(&before);
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

    /// Every event that still counts, in order: applied to the set-up they give the position.
    pub fn events(&self) -> impl Iterator<Item = &G::Event> {
        let lines = self.log.iter().enumerate();
        lines.filter(|(line, _)| !self.undone.contains(line)).flat_map(|(_, entry)| entry.events())
    }

    /// Adds a line to the log. Lists that double are half empty most of the time; a log grows by an
    /// eighth, because it is the greater part of a table.
    fn write_down(&mut self, entry: Entry<G>) {
        if self.log.len() == self.log.capacity() {
            self.log.reserve_exact(self.log.len() / 8 + 16);
        }
        self.log.push(entry);
    }

    fn seal(&mut self) {
        self.open.clear();
        self.open.shrink_to(ROOM_FOR_OPEN);
    }
}

/// For how many open decisions there is room at a table where nothing is open: positions are large.
const ROOM_FOR_OPEN: usize = 1;

/// What luck gave and what happened, as the log keeps them: for as long as the table stands, so in no
/// more memory than they need.
fn account<E>(chance: &mut dyn Chance, journal: Journal<E>) -> (Box<[Drawn]>, Box<[E]>) {
    (chance.account().into(), journal.into_events().into())
}
