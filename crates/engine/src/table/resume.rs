//! Taking a game up again from its log.

use std::fmt;

use super::drafts::Drafting;
use crate::{Entry, Game, Seal, Seat, Table};

/// A log that no game can have had.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct BadLog {
    /// The line that cannot be, from 0.
    pub line: usize,
}

impl fmt::Display for BadLog {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "line {} of the log cannot follow the lines before it", self.line)
    }
}

impl std::error::Error for BadLog {}

impl<G: Game> Table<G> {
    /// The table as `log` left it: its events are applied to `set_up`; no rule is asked and no
    /// luck is drawn. What was open to undo still is. `drafts` are the orders that seats are still
    /// writing; those they have committed are in the log.
    ///
    /// # Errors
    /// If the log does not begin with the set-up, names a seat that the table does not have, or
    /// takes back what was not open or another seat's.
    ///
    /// # Panics
    /// The events are trusted. Those that never happened in a game may break what
    /// [`Game::apply`] relies on: whoever takes logs from strangers must be ready for that.
    pub fn resume(
        set_up: G,
        log: Vec<Entry<G>>,
        drafts: &[(Seat, G::Draft)],
    ) -> Result<Self, BadLog> {
        if !matches!(log.first(), Some(Entry::Began { .. })) {
            return Err(BadLog { line: 0 });
        }
        let (game, sealed) = (set_up.clone(), set_up.clone());
        let blank = set_up.seats().iter().map(Drafting::new).collect();
        let (log_so_far, open) = (Vec::new(), Vec::new());
        let mut table = Table { set_up, game, sealed, log: log_so_far, open, drafts: blank };
        for (line, entry) in log.into_iter().enumerate() {
            table.follow(line, entry).ok_or(BadLog { line })?;
        }
        for (seat, draft) in drafts {
            if table.is_drafting(*seat) {
                table.keep(Drafting::resumed(*seat, draft.clone()));
            }
        }
        Ok(table)
    }

    /// Follows one line of a log.
    fn follow(&mut self, line: usize, entry: Entry<G>) -> Option<()> {
        if entry.seat().is_some_and(|seat| !self.set_up.seats().contains(seat)) {
            return None;
        }
        match &entry {
            Entry::Undone { seat, .. } if !self.can_undo(*seat) => return None,
            Entry::Undone { line: undone, .. } => {
                let (before, _) = self.open.pop().filter(|(_, decided)| decided == undone)?;
                self.game = before;
            }
            Entry::Decided { .. } => self.open.push((self.game.clone(), line)),
            Entry::Began { .. } if line > 0 => return None,
            Entry::Committed { seat, orders, .. } if orders.seat != *seat => return None,
            Entry::Committed { orders, .. } => self.keep(Drafting::committed(orders)),
            Entry::Opened { .. } => self.clear_drafts(),
            Entry::Began { .. } => {}
        }
        entry.events().iter().for_each(|event| self.game.apply(event));
        let stays_open =
            matches!(entry, Entry::Decided { seal: Seal::Open, .. } | Entry::Undone { .. });
        self.log.push(entry);
        if !stays_open {
            self.seal();
        }
        Some(())
    }
}
