//! Who was told what, and when.
//!
//! Each viewer has a list of his own, which only grows and whose length is his sequence number. It
//! is in the order in which he was told: in fog that is not the order in which things happened.

use engine::{Entry, Orders, Seat, Viewer};
use serde_json::Value;

use super::{Line, Played, json, keep, place};
use crate::{LogLine, Told};

/// What one viewer was told.
pub(super) struct Ear {
    viewer: Viewer,
    /// The lines he was told of, in order: each run of lines by its first and the one after its last.
    /// Where little is secret, one run holds them all.
    told: Vec<(u32, u32)>,
    /// How many these are.
    count: usize,
    /// The first line of the rules' own log of which he may still hear.
    next_rule: usize,
    /// The first line that has not been looked at for what happened beside the rules.
    next_beside: usize,
}

impl Ear {
    pub(super) fn new(viewer: Viewer) -> Ear {
        Ear { viewer, told: Vec::new(), count: 0, next_rule: 0, next_beside: 0 }
    }

    /// Tells him of one line more.
    fn hear(&mut self, line: u32) {
        self.count += 1;
        match self.told.last_mut() {
            Some((_, end)) if *end == line => *end += 1,
            Some(_) | None => keep(&mut self.told, (line, line + 1)),
        }
    }

    pub(super) fn viewer(&self) -> Viewer {
        self.viewer
    }

    /// How many lines he was told of.
    pub(super) fn count(&self) -> usize {
        self.count
    }

    /// The lines that he was told of, in the order in which he was.
    fn lines(&self) -> impl Iterator<Item = u32> {
        self.told.iter().flat_map(|&(start, end)| start..end)
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
        let beside = (ear.next_beside..self.lines.len()).filter(|&line| match self.lines[line] {
            Line::Rules(_) => false,
            Line::Beside(number) => self.beside(number).audience().includes(viewer),
        });
        news.extend(beside.map(place));
        news.sort_unstable();
        news.into_iter().for_each(|line| ear.hear(line));
        ear.next_rule = ear.next_rule.max(to);
        ear.next_beside = self.lines.len();
    }

    /// The lines that `viewer` was told of, in the order in which he was.
    fn heard(&self, viewer: Viewer) -> impl Iterator<Item = u32> {
        self.ear(viewer).into_iter().flat_map(Ear::lines)
    }

    pub(super) fn ear(&self, viewer: Viewer) -> Option<&Ear> {
        self.ears.iter().find(|ear| ear.viewer == viewer)
    }

    /// How much `viewer` was told.
    pub(super) fn heard_by(&self, viewer: Viewer) -> usize {
        self.ear(viewer).map_or(0, Ear::count)
    }

    /// How much of what `seat` was told may change what it would decide: neither what happens beside
    /// the rules nor that another has committed its orders, which nobody knows before all have.
    pub(super) fn learned_by(&self, seat: Seat) -> usize {
        let is_news = |&line: &u32| match self.lines[line as usize] {
            Line::Rules(number) => match self.table.log()[number as usize] {
                Entry::Committed { seat: whose, .. } => whose == seat,
                Entry::Began { .. }
                | Entry::Decided { .. }
                | Entry::Opened { .. }
                | Entry::Undone { .. } => true,
            },
            Line::Beside(_) => false,
        };
        self.heard(Viewer::Seat(seat)).filter(is_news).count()
    }

    /// What `viewer` was told after the first `since` things, each as `tell` puts it.
    pub(super) fn news<A>(
        &self,
        viewer: Viewer,
        since: usize,
        tell: impl Fn(usize, Line) -> A,
    ) -> Vec<A> {
        // However large a number somebody has read on from, nothing is counted beyond what there is.
        let heard = self.heard(viewer).zip(1..).skip(since);
        heard.map(|(line, sequence)| tell(sequence, self.lines[line as usize])).collect()
    }

    /// One line as `viewer` is told it.
    pub(super) fn telling(&self, viewer: Viewer, sequence: usize, line: Line) -> Told {
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
            Line::Rules(number) => self.tell_rules(&mut told, viewer, self.entry(number)),
            Line::Beside(number) => {
                told.seat = self.beside(number).seat();
                told.beside = Some(self.beside(number).clone());
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
            Entry::Committed { commitment, .. } => told.commitment = Some(**commitment),
            Entry::Opened { orders, .. } => {
                told.orders = orders.iter().filter_map(|it| opened::<T>(it, viewer)).collect();
            }
            Entry::Undone { line, .. } => {
                let undone = self.rules_at[*line];
                let place = self.heard(viewer).position(|heard| heard == undone);
                told.undone = place.map(|place| place + 1);
            }
            Entry::Began { .. } | Entry::Decided { .. } => {}
        }
    }

    /// One line as `viewer` reads it in the log.
    pub(super) fn lines_of_log(&self, viewer: Viewer, line: Line) -> Vec<LogLine> {
        let phrases = match line {
            Line::Rules(number) => self.told_by_rules(viewer, self.entry(number)),
            Line::Beside(number) => self.told_beside(self.beside(number)).into_iter().collect(),
        };
        phrases.iter().map(|phrase| self.log_line(phrase)).collect()
    }
}

/// Opened orders, as `viewer` may know them. They stay his who wrote them until the game is over: a
/// unit that is still hidden has orders too. What others may know of them is in the events.
fn opened<T: engine::Title>(orders: &Orders<T>, viewer: Viewer) -> Option<Value> {
    viewer.is_among(orders.seat.into()).then(|| json(orders))
}
