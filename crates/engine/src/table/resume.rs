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
        if log.is_empty() {
            return Err(BadLog { line: 0 });
        }
        let mut table = Table::unbegun(set_up);
        for entry in log {
            table.follow(entry)?;
        }
        for (seat, draft) in drafts {
            if table.is_drafting(*seat) {
                table.keep(Drafting::resumed(*seat, draft.clone()));
            }
        }
        Ok(table)
    }

    /// Does what one line of a log says: its events are applied; no rule is asked.
    ///
    /// # Errors
    /// As [`Table::resume`]. The table is then in no state to go on.
    ///
    /// # Panics
    /// As [`Table::resume`].
    pub fn follow(&mut self, entry: Entry<G>) -> Result<(), BadLog> {
        let line = self.log.len();
        self.try_follow(line, entry).ok_or(BadLog { line })
    }

    fn try_follow(&mut self, line: usize, entry: Entry<G>) -> Option<()> {
        if matches!(entry, Entry::Began { .. }) != (line == 0) {
            return None;
        }
        if entry.seat().is_some_and(|seat| !self.set_up.seats().contains(seat)) {
            return None;
        }
        match &entry {
            Entry::Undone { seat, .. } if !self.can_undo(*seat) => return None,
            Entry::Undone { line: undone, .. } => {
                let (position, _) = self.open.pop().filter(|(_, decided)| decided == undone)?;
                self.game = position;
                self.undone.insert(*undone);
            }
            Entry::Decided { .. } => self.open.push((self.game.clone(), line)),
            Entry::Committed { seat, orders, .. } if orders.seat != *seat => return None,
            Entry::Committed { orders, .. } => self.keep(Drafting::committed(orders)),
            Entry::Opened { .. } => self.clear_drafts(),
            Entry::Began { .. } => {}
        }
        let before = self.game.clone();
        entry.events().iter().for_each(|event| self.game.apply(event));
        let stays_open =
            matches!(entry, Entry::Decided { seal: Seal::Open, .. } | Entry::Undone { .. });
        self.write_down(entry);
        if !stays_open {
            self.seal();
        }
        match line {
            0 => self.tell_all(),
            _ => self.publish(&before),
        }
        Some(())
    }
}
