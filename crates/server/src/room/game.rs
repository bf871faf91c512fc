//! The game of a room, in memory or rebuilt from its record.

use std::panic::{AssertUnwindSafe, catch_unwind};
use std::time::Duration;

use catalog::{Code, Luck, SetUp, Table, Title, load_among};
use engine::Viewer;
use tokio::task::spawn_blocking;
use tokio::time::Instant;
use tracing::error;

use super::{Room, not_read};
use crate::ids::TableId;
use crate::store::{Change, Kept, Status};
use crate::wire::{Refused, Waiting};

/// How long a record that could not be taken up is left alone.
const LEFT_ALONE: Duration = Duration::from_secs(30);

/// A game in memory.
pub(crate) struct Game {
    pub(super) table: Box<dyn Table>,
    /// How many lines of its record are in the store.
    pub(super) kept: usize,
    /// What each viewer knew when he was last told something.
    pub(super) marks: Vec<(Viewer, Mark)>,
    /// What it waits for, as the store has it.
    pub(super) waiting: Waiting,
}

/// How much a viewer knows.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct Mark {
    pub(super) sequence: usize,
    /// How often he has changed his secret orders.
    draft: Option<usize>,
    /// The same of the allies whose orders he reads.
    shared: Vec<usize>,
    waiting: String,
}

impl Mark {
    fn of(table: &dyn Table, viewer: Viewer, waiting: &str) -> Mark {
        let seat = match viewer {
            Viewer::Seat(seat) => Some(seat),
            Viewer::Spectator | Viewer::Referee => None,
        };
        let draft = seat.and_then(|seat| table.draft(seat)).map(|draft| draft.sequence);
        let shared = seat.map_or_else(Vec::new, |seat| table.shared_drafts(seat));
        let shared = shared.iter().map(|draft| draft.sequence).collect();
        let sequence = table.sequence(viewer);
        Mark { sequence, draft, shared, waiting: waiting.to_owned() }
    }

    /// Whether nothing has changed since `before` but the secret orders of allies.
    pub(super) fn differs_in_shared_orders_alone(&self, before: &Mark) -> bool {
        *self == Mark { shared: self.shared.clone(), ..before.clone() }
    }
}

impl Game {
    /// A game whose first `kept` lines are in the store.
    pub(super) fn new(table: Box<dyn Table>, kept: usize) -> Game {
        let seats = (0u8..).take(table.scenario().sides.len()).map(engine::Seat);
        let viewers = seats.map(Viewer::Seat).chain([Viewer::Spectator]);
        let waiting = waiting_of(&*table);
        let text = waiting_text(&waiting);
        let mark = |viewer| (viewer, Mark::of(&*table, viewer, &text));
        let marks = viewers.map(mark).collect();
        Game { table, kept, marks, waiting }
    }

    /// What each viewer knows now, if it is more than he knew.
    pub(super) fn news(&self) -> Vec<(Viewer, Mark)> {
        let waiting = waiting_text(&waiting_of(&*self.table));
        let now = self
            .marks
            .iter()
            .map(|(viewer, before)| (*viewer, before, Mark::of(&*self.table, *viewer, &waiting)));
        now.filter(|(_, before, now)| *before != now).map(|(it, _, now)| (it, now)).collect()
    }

    /// What it waits for, as the store has it.
    pub(crate) fn waiting(&self) -> Waiting {
        self.waiting.clone()
    }

    /// What it waits for now, if that is new, and the change that keeps it for `table`.
    pub(super) fn new_status(&self, table: TableId) -> Option<(Waiting, Change)> {
        let waiting = waiting_of(&*self.table);
        (waiting != self.waiting).then(|| {
            let (status, text) = (self.status(), waiting_text(&waiting));
            (waiting, Change::Status { table, status, waiting: text })
        })
    }

    pub(super) fn status(&self) -> Status {
        if self.table.ending().is_some() { Status::Over } else { Status::Playing }
    }
}

/// What a game waits for.
pub(crate) fn waiting_of(table: &dyn Table) -> Waiting {
    Waiting::Table(catalog::protocol::Wait::of(table))
}

/// What is waited for, as lists keep it.
pub(crate) fn waiting_text(waiting: &Waiting) -> String {
    serde_json::to_string(waiting).expect("what is waited for is JSON")
}

impl Room {
    /// The game, taken up from the store if it is not in memory.
    pub(super) async fn wake(&mut self) -> Result<(), Refused> {
        if self.game.is_some() {
            return Ok(());
        }
        if self.is_cleared {
            return Err(Refused::no_table());
        }
        if self.charter.forming.is_some() {
            return Err(Refused::new(Code::NotBegun, "The game has not begun."));
        }
        if self.is_left_alone() {
            return Err(broken());
        }
        let kept = self.house.store.table(self.id).await.map_err(|why| not_read(&why))?;
        self.take_up(kept.ok_or_else(Refused::no_table)?).await
    }

    /// Takes the game up from what is kept of it, if it has begun.
    pub(super) async fn take_up(&mut self, kept: Kept) -> Result<(), Refused> {
        self.deeds = kept.deeds.into();
        if kept.lines.is_empty() {
            return Ok(());
        }
        let (began, shelf) = (Instant::now(), self.house.config.shelf);
        let lines = kept.lines.len();
        let text = kept.lines.join("\n");
        // A game whose rules panic over its own record fails alone.
        let table = match spawn_blocking(move || load_among(shelf, &text)).await {
            Ok(Ok(table)) => table,
            // What is wrong with a line may be told in the words of the line.
            Ok(Err(problem)) => return Err(self.fails(problem.code)),
            Err(_) => return Err(self.fails(Code::Broken)),
        };
        self.house.metrics.waking.took(began.elapsed());
        self.house.metrics.awake.add(1);
        self.fails_until = None;
        let mut game = Game::new(table, lines);
        if !self.marks.is_empty() {
            game.marks = std::mem::take(&mut self.marks);
        }
        self.game = Some(game);
        // Something may have been kept of which the store could not say so, or nobody was told.
        self.tell();
        Ok(())
    }

    /// Whether its record failed a moment ago and is not tried again yet.
    pub(super) fn is_left_alone(&self) -> bool {
        self.fails_until.is_some_and(|until| Instant::now() < until)
    }

    fn fails(&mut self, why: Code) -> Refused {
        error!("a record cannot be taken up: {why:?}");
        self.fails_until = Some(Instant::now() + LEFT_ALONE);
        broken()
    }

    /// Lets the game leave memory. It is in the store.
    pub(super) fn fall_asleep(&mut self) {
        self.pace.forget();
        if let Some(game) = self.game.take() {
            (self.waited_for, self.marks) = (Some(game.waiting), game.marks);
            self.house.metrics.awake.add(-1);
        }
    }

    /// Drops a game in memory that has gone on without being kept: it is taken up again as it was.
    pub(super) fn drop_what_is_not_kept(&mut self) {
        if self.game.as_ref().is_some_and(|game| game.table.line_count() != game.kept) {
            self.fall_asleep();
        }
    }

    /// Does something with the game in memory. If the rules fail, the game is dropped, to be rebuilt
    /// from its record, and nothing else is touched.
    pub(super) fn with_game<A>(
        &mut self,
        then: impl FnOnce(&mut Game) -> Result<A, Refused>,
    ) -> Result<A, Refused> {
        let Some(game) = &mut self.game else { return Err(broken()) };
        catch_unwind(AssertUnwindSafe(|| then(game))).unwrap_or_else(|_| {
            error!("the rules failed at a table; it is rebuilt from its record");
            self.house.metrics.faults.add_one();
            self.fall_asleep();
            Err(broken())
        })
    }
}

/// Opens a game. If its rules fail over that, whoever asked is told so, and nobody else notices.
pub(super) fn open_safely(
    title: &dyn Title,
    set_up: SetUp,
    luck: &Luck,
) -> Result<Box<dyn Table>, Refused> {
    let opened = catch_unwind(AssertUnwindSafe(|| title.open(set_up, luck)));
    Ok(opened.map_err(|_| broken())??)
}

fn broken() -> Refused {
    let message = "The program has a fault at this table; what was kept of the game is safe.";
    Refused::new(Code::Broken, message)
}
