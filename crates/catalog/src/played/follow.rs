//! Taking a record up again, line by line.

use std::ops::Range;

use engine::{Entry, Viewer, sentence};
use luck::Replayed;

use super::{Line, Played};
use crate::record::{Beside, Recorded};
use crate::{Beginning, Code, Problem, Told};

/// An instruction that older records hold; what it asked for is done by itself now.
const ONLY_ANSWER: &str = "only-answer";

/// What a record is believed.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Trust {
    /// Only the decisions and what luck gave: the rules carry the game out again, and the events
    /// must be the same.
    Decisions,
    /// The events: they are applied as they stand, and no rule is asked. For records of rules that
    /// have changed since, and for looking at a game.
    Events,
}

impl<T: engine::Title> Played<T> {
    /// Begins the game that a record tells of, with the first of its lines.
    pub(crate) fn begin_again(&mut self, first: Entry<T>, trust: Trust) -> Option<()> {
        let set_up = self.table.set_up().clone();
        let from_position = matches!(self.header.beginning, Some(Beginning::Position { .. }));
        self.table = match trust {
            Trust::Events => engine::Table::unbegun(set_up),
            Trust::Decisions if from_position => engine::Table::at(set_up),
            Trust::Decisions => {
                let mut luck = Replayed::new(first.draws());
                let table = engine::Table::new(set_up, &mut luck);
                luck.fault().is_none().then_some(table)?
            }
        };
        match trust {
            Trust::Events => self.table.follow(first).ok()?,
            Trust::Decisions => (self.table.log() == [first]).then_some(())?,
        }
        self.note();
        Some(())
    }

    /// Follows one line of a record, with what comes after it in the same breath; `None` if it
    /// does not follow from the lines before.
    pub(crate) fn follow(
        &mut self,
        line: Recorded<T>,
        opened: Option<Entry<T>>,
        trust: Trust,
    ) -> Option<()> {
        match line {
            Recorded::Beside(_) if opened.is_some() => None,
            Recorded::Beside(beside) => self.follow_beside(beside),
            Recorded::Rules(entry) => {
                match trust {
                    Trust::Events => {
                        self.table.follow(entry).ok()?;
                        opened.map_or(Some(()), |opened| self.table.follow(opened).ok())?;
                    }
                    Trust::Decisions => self.carry_out(entry, opened)?,
                }
                self.note();
                Some(())
            }
        }
    }

    fn follow_beside(&mut self, beside: Beside) -> Option<()> {
        self.may_add(&beside).ok()?;
        match &beside {
            Beside::Drafted { seat, action } => {
                let action = self.action(*seat, action).ok()?;
                self.table.write(*seat, action).ok()?;
            }
            Beside::Undrafted { seat } => self.table.unwrite(*seat).ok()?,
            Beside::Instructed { instruction, .. } if instruction == ONLY_ANSWER => {}
            Beside::Instructed { instruction, value, .. } => {
                Self::known_instruction(instruction, value).ok()?;
            }
            Beside::DrawOffered { .. }
            | Beside::DrawDeclined { .. }
            | Beside::Resigned { .. }
            | Beside::HandedOver { .. }
            | Beside::Abandoned {}
            | Beside::Said { .. }
            | Beside::RematchAsked { .. } => {}
        }
        self.add(beside);
        Some(())
    }

    /// Lets the rules do again what a line says, with the luck that it had.
    fn carry_out(&mut self, entry: Entry<T>, opened: Option<Entry<T>>) -> Option<()> {
        if self.is_over() {
            return None;
        }
        let lines: Vec<Entry<T>> = [Some(entry), opened].into_iter().flatten().collect();
        let mut luck = Replayed::new(lines.iter().flat_map(Entry::draws));
        let before = self.table.log().len();
        match &lines[0] {
            Entry::Decided { seat, action, .. } => {
                self.table.decide(*seat, *action, &mut luck).ok()?;
            }
            Entry::Committed { seat, commitment, orders, .. } => {
                self.table.commit(*seat, **commitment, orders.salt, &mut luck).ok()?;
            }
            Entry::Undone { seat, .. } => self.table.undo(*seat).ok()?,
            Entry::Began { .. } | Entry::Opened { .. } => return None,
        }
        let same = self.table.log()[before..] == lines[..];
        (same && luck.fault().is_none() && luck.left() == 0).then_some(())
    }

    /// What `viewer` was told, counted from 0, each with what he saw then: the game is gone through
    /// once more, as far as need be. It is handed on one by one, for views are large and games can be
    /// long.
    pub(super) fn tell_again(
        &self,
        viewer: Viewer,
        wanted: Range<usize>,
        mut tell: impl FnMut(Told),
    ) {
        let mut again = self.unbegun();
        again.feeds.retain(|feed| feed.viewer() == viewer);
        let mut lines = self.lines.iter();
        let mut told = 0;
        while told < wanted.end
            && let Some(&line) = lines.next()
        {
            again.go_through(self, line);
            let (from, to) = (told.max(wanted.start), again.heard_by(viewer));
            if from < to {
                let mut frames = again.frames_after(viewer, from);
                frames.truncate(wanted.end - from);
                frames.into_iter().for_each(&mut tell);
            }
            told = to;
        }
    }

    /// What `viewer` was told after the first `from` things, with what he sees now.
    fn frames_after(&self, viewer: Viewer, from: usize) -> Vec<Told> {
        let view = super::json(self.table.view(viewer));
        self.news(viewer, from, |sequence, item| Told {
            view: Some(view.clone()),
            ..self.telling(viewer, sequence, item)
        })
    }

    /// The same table before anything had happened.
    pub(super) fn unbegun(&self) -> Self {
        let table = engine::Table::unbegun(self.table.set_up().clone());
        Played::seat(self.header.clone(), table, None).expect("everybody sits here already")
    }

    /// Does again what happened at `other`.
    pub(super) fn go_through(&mut self, other: &Self, line: Line) {
        match line {
            Line::Rules(number) => {
                let entry = other.entry(number).clone();
                self.table.follow(entry).expect("the log of a table follows from itself");
                self.note();
            }
            Line::Beside(number) => self.add(other.beside(number).clone()),
        }
    }

    /// Holds every draw against the key, but for those that are marked as named.
    pub(crate) fn luck_holds(&self) -> Result<(), Problem> {
        let Some(luck) = &self.luck else { return Ok(()) };
        let draws = self.table.log().iter().flat_map(Entry::draws);
        luck::check_drawn(luck.cup(), draws)
            .map_err(|bad| Problem::new(Code::Luck, format!("The record does not hold: {bad}.")))
    }

    /// Lets luck go on behind everything that was drawn.
    pub(crate) fn luck_goes_on(&mut self) -> Result<(), Problem> {
        let Some(luck) = &mut self.luck else { return Ok(()) };
        let draws = self.table.log().iter().flat_map(Entry::draws);
        luck.continue_after(draws)
            .map_err(|bad| Problem::new(Code::Luck, sentence(&bad.to_string())))
    }
}
