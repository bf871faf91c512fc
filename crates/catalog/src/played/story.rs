//! A finished game gone through once more: what was asked of whom, and what he could know.

use std::collections::BTreeSet;

use ai::{Deed, Moment};
use engine::{Entry, Recollection, Seal, Seat, Viewer};

use super::{Line, Played};

/// A game as it is gone over.
pub(super) struct Story<T: engine::Title> {
    /// The position at the beginning and after everything that was decided and still counts.
    pub(super) positions: Vec<T>,
    /// Where each of them stands in the record.
    pub(super) places: Vec<Place>,
    /// What was decided where there was a choice.
    pub(super) moments: Vec<Moment<T>>,
    /// Where each of these stands.
    pub(super) parts: Vec<Part>,
}

/// Where something stands in a record.
#[derive(Clone, Debug)]
pub(super) struct Place {
    /// The line, from 1 behind the header.
    pub(super) line: usize,
    /// How much each viewer had been told with it.
    pub(super) told: Vec<usize>,
    pub(super) turn: u32,
}

/// Where decisions that belong together stand, one after the other.
#[derive(Clone, Debug, Default)]
pub(super) struct Part {
    pub(super) places: Vec<Place>,
    has_choice: bool,
}

/// Goes through a game and takes notes.
struct Teller<'a, T: engine::Title> {
    played: &'a Played<T>,
    /// The same table, as far as it has come.
    again: Played<T>,
    /// The lines of the rules' own log that were taken back.
    undone: BTreeSet<usize>,
    recalled: Vec<Option<Recollection<T>>>,
    /// What a seat decides and may go on with.
    open: Option<(Moment<T>, Part)>,
    story: Story<T>,
}

impl<T: engine::Title> Played<T> {
    /// Goes through the game once more.
    pub(super) fn story(&self) -> Story<T> {
        let undone = self.table.log().iter().filter_map(|entry| match entry {
            Entry::Undone { line, .. } => Some(*line),
            Entry::Began { .. }
            | Entry::Decided { .. }
            | Entry::Committed { .. }
            | Entry::Opened { .. } => None,
        });
        let mut teller = Teller {
            undone: undone.collect(),
            recalled: self.game().seats().iter().map(|_| None).collect(),
            again: self.unbegun(),
            played: self,
            open: None,
            story: Story {
                positions: Vec::new(),
                places: Vec::new(),
                moments: Vec::new(),
                parts: Vec::new(),
            },
        };
        for line in 0..self.lines.len() {
            teller.go_on(line);
        }
        teller.close();
        teller.story
    }
}

impl<T: engine::Title> Teller<'_, T> {
    fn go_on(&mut self, index: usize) {
        let line = self.played.lines[index];
        let Line::Rules(number) = line else {
            return self.again.go_through(self.played, line);
        };
        let played = self.played;
        let entry = played.entry(number);
        let counts = !self.undone.contains(&(number as usize));
        if counts {
            self.note_before(entry);
        }
        self.again.go_through(played, line);
        if counts {
            self.note_after(index + 1, entry);
        }
    }

    /// Notes what is decided while the position is still the one before it.
    fn note_before(&mut self, entry: &Entry<T>) {
        match entry {
            Entry::Decided { seat, action, .. } => {
                let has_choice = self.again.table.legal(*seat).len() > 1;
                match &mut self.open {
                    Some((Moment { seat: by, deed: Deed::Decided(line), .. }, part))
                        if by == seat =>
                    {
                        line.push(*action);
                        part.has_choice |= has_choice;
                    }
                    Some(_) | None => {
                        let moment = self.moment(*seat, Deed::Decided(vec![*action]));
                        self.close();
                        self.open = Some((moment, Part { places: Vec::new(), has_choice }));
                    }
                }
            }
            Entry::Committed { seat, orders, .. } => {
                self.close();
                let moment = self.moment(*seat, Deed::Committed(orders.draft.clone()));
                self.open = Some((moment, Part { places: Vec::new(), has_choice: true }));
            }
            Entry::Began { .. } | Entry::Opened { .. } | Entry::Undone { .. } => {}
        }
    }

    /// Notes where that stands, and the position after it.
    fn note_after(&mut self, line: usize, entry: &Entry<T>) {
        let place = self.place(line);
        let is_sealed = match entry {
            Entry::Undone { .. } => return,
            Entry::Decided { seal, .. } => *seal == Seal::Set,
            Entry::Began { .. } | Entry::Committed { .. } | Entry::Opened { .. } => true,
        };
        if let Some((_, part)) = &mut self.open {
            part.places.push(place.clone());
        }
        if is_sealed {
            self.close();
        }
        // Who has committed has shown nothing yet.
        if !matches!(entry, Entry::Committed { .. }) {
            self.story.positions.push(self.again.game().clone());
            self.story.places.push(place);
        }
    }

    fn moment(&mut self, seat: Seat, deed: Deed<T>) -> Moment<T> {
        let recalled = &mut self.recalled[usize::from(seat.0)];
        let now = self.again.table.recollect(seat, recalled.as_ref());
        let belief = now.belief().clone();
        *recalled = Some(now);
        Moment { game: self.again.game().clone(), seat, belief, deed }
    }

    /// What comes next is another's doing, or is known better.
    fn close(&mut self) {
        if let Some((moment, part)) = self.open.take()
            && part.has_choice
        {
            self.story.moments.push(moment);
            self.story.parts.push(part);
        }
    }

    fn place(&self, line: usize) -> Place {
        let seats = self.played.game().seats().iter().map(Viewer::Seat);
        let viewers = seats.chain([Viewer::Spectator, Viewer::Referee]);
        let told = viewers.map(|viewer| self.again.heard_by(viewer)).collect();
        Place { line, told, turn: self.again.game().turn_number() }
    }
}
