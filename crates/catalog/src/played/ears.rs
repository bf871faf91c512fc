//! Who was told what, and when.
//!
//! Each viewer has a list of his own, which only grows and whose length is his sequence number. It
//! is in the order in which he was told: in fog that is not the order in which things happened.

use engine::{Entry, Orders, Viewer};
use serde_json::Value;

use super::{Line, Played, json, place};
use crate::{Beside, LogLine, Told};

/// What one viewer was told.
pub(super) struct Ear {
    viewer: Viewer,
    /// The lines he was told of.
    told: Vec<u32>,
    /// The first line of the rules' own log of which he may still hear.
    next_rule: usize,
    /// The first line that has not been looked at for what happened beside the rules.
    next_beside: usize,
}

impl Ear {
    pub(super) fn new(viewer: Viewer) -> Ear {
        Ear { viewer, told: Vec::new(), next_rule: 0, next_beside: 0 }
    }
}

impl<T: engine::Title> Played<T> {
    /// Tells every viewer what he may know by now.
    pub(super) fn tell(&mut self) {
        let mut ears = std::mem::take(&mut self.ears);
        ears.iter_mut().for_each(|ear| self.whisper(ear));
        self.ears = ears;
    }

    fn whisper(&self, ear: &mut Ear) {
        let (viewer, to) = (ear.viewer, self.table.heard_to(ear.viewer));
        let rules = (ear.next_rule..to).filter(|&number| self.table.tells(number, viewer));
        let mut news: Vec<u32> = rules.map(|number| self.rules_at[number]).collect();
        let beside = (ear.next_beside..self.lines.len()).filter(|&line| match &self.lines[line] {
            Line::Rules(_) => false,
            Line::Beside(beside) => beside.audience().includes(viewer),
        });
        news.extend(beside.map(place));
        news.sort_unstable();
        ear.told.extend(news);
        ear.next_rule = ear.next_rule.max(to);
        ear.next_beside = self.lines.len();
    }

    /// The lines that `viewer` was told of, in the order in which he was.
    pub(super) fn heard(&self, viewer: Viewer) -> &[u32] {
        let ear = self.ears.iter().find(|ear| ear.viewer == viewer);
        ear.map_or(&[], |ear| &ear.told)
    }

    /// How much of what `viewer` was told came from the rules.
    pub(super) fn heard_by_rules(&self, viewer: Viewer) -> usize {
        let by_rules = |&&line: &&u32| matches!(self.lines[line as usize], Line::Rules(_));
        self.heard(viewer).iter().filter(by_rules).count()
    }

    /// What `viewer` was told after the first `since` things, each as `tell` puts it.
    pub(super) fn news<A>(
        &self,
        viewer: Viewer,
        since: usize,
        tell: impl Fn(usize, &Line) -> A,
    ) -> Vec<A> {
        let heard = self.heard(viewer).iter().enumerate().skip(since);
        heard.map(|(place, &line)| tell(place + 1, &self.lines[line as usize])).collect()
    }

    /// One line as `viewer` is told it.
    pub(super) fn telling(&self, viewer: Viewer, sequence: usize, line: &Line) -> Told {
        let mut told = Told {
            sequence,
            seat: None,
            decision: None,
            commitment: None,
            orders: Vec::new(),
            draws: Vec::new(),
            events: Vec::new(),
            undone: None,
            beside: None,
            log: self.lines_of_log(viewer, line),
            view: None,
        };
        match line {
            Line::Rules(number) => self.tell_rules(&mut told, viewer, &self.table.log()[*number]),
            Line::Beside(beside) => {
                told.seat = beside.seat();
                told.beside = Some(Beside::clone(beside));
            }
        }
        told
    }

    fn tell_rules(&self, told: &mut Told, viewer: Viewer, entry: &Entry<T>) {
        told.seat = entry.seat();
        told.draws = entry.draws().iter().filter_map(|drawn| drawn.seen(viewer)).collect();
        let seen = entry.events().iter().filter_map(|event| T::seen(event, viewer));
        told.events = seen.map(json).collect();
        match entry {
            Entry::Decided { seat, action, .. } if viewer.is_among((*seat).into()) => {
                told.decision = Some(json(action));
            }
            Entry::Committed { commitment, .. } => told.commitment = Some(*commitment),
            Entry::Opened { orders, .. } => {
                told.orders = orders.iter().filter_map(|it| opened::<T>(it, viewer)).collect();
            }
            Entry::Undone { line, .. } => {
                let undone = self.rules_at[*line];
                let place = self.heard(viewer).iter().position(|&heard| heard == undone);
                told.undone = place.map(|place| place + 1);
            }
            Entry::Began { .. } | Entry::Decided { .. } => {}
        }
    }

    /// One line as `viewer` reads it in the log.
    pub(super) fn lines_of_log(&self, viewer: Viewer, line: &Line) -> Vec<LogLine> {
        let phrases = match line {
            Line::Rules(number) => self.told_by_rules(viewer, &self.table.log()[*number]),
            Line::Beside(beside) => self.told_beside(beside).into_iter().collect(),
        };
        phrases.iter().map(|phrase| self.log_line(phrase)).collect()
    }
}

/// Opened orders, as `viewer` may know them. They stay his who wrote them until the game is over: a
/// unit that is still hidden has orders too. What others may know of them is in the events.
fn opened<T: engine::Title>(orders: &Orders<T>, viewer: Viewer) -> Option<Value> {
    viewer.is_among(orders.seat.into()).then(|| json(orders))
}
