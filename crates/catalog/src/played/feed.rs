//! Who was told what, and when.
//!
//! Each viewer has a list of his own, which only grows and whose length is his sequence number. It
//! is in the order in which he was told: in fog that is not the order in which things happened, and
//! what others did is told by public moments, not line by line (`engine::Table::news`).

use std::ops::Range;

use engine::{Cursor, Entry, Orders, Piece, Seat, Viewer};
use serde_json::Value;

use super::{Line, Played, json, keep, place};
use crate::{LogLine, Told};

/// What one viewer was told.
pub(super) struct Feed {
    viewer: Viewer,
    /// What he was told, in order. Where little is secret, one run of lines holds it all.
    told: Vec<Run>,
    /// How much that is.
    count: usize,
    /// How far he was told the rules' own log.
    to: Cursor,
    /// The first line that has not been looked at for what happened beside the rules.
    next_beside: usize,
}

/// Things that a viewer was told one after the other.
enum Run {
    /// Lines, each by itself: the first, and the one after the last.
    Lines(u32, u32),
    /// A part of the rules' own log, in one piece.
    Part(Range<Cursor>),
}

/// One thing that a viewer was told.
#[derive(Clone, PartialEq, Eq)]
pub(super) enum Item {
    /// A line, by its place among all of them.
    Line(u32),
    /// A part of the rules' own log.
    Part(Range<Cursor>),
}

impl Feed {
    pub(super) fn new(viewer: Viewer) -> Feed {
        Feed { viewer, told: Vec::new(), count: 0, to: Cursor::default(), next_beside: 0 }
    }

    fn push(&mut self, item: Item) {
        self.count += 1;
        match (item, self.told.last_mut()) {
            (Item::Line(line), Some(Run::Lines(_, end))) if *end == line => *end += 1,
            (Item::Line(line), _) => keep(&mut self.told, Run::Lines(line, line + 1)),
            (Item::Part(part), _) => keep(&mut self.told, Run::Part(part)),
        }
    }

    pub(super) fn viewer(&self) -> Viewer {
        self.viewer
    }

    /// How much he was told.
    pub(super) fn count(&self) -> usize {
        self.count
    }

    /// What he was told, in the order in which he was.
    fn items(&self) -> impl Iterator<Item = Item> {
        self.told.iter().flat_map(|run| {
            let (lines, part) = match run {
                Run::Lines(start, end) => (*start..*end, None),
                Run::Part(part) => (0..0, Some(Item::Part(part.clone()))),
            };
            lines.map(Item::Line).chain(part)
        })
    }
}

impl<T: engine::Title> Played<T> {
    /// Tells every viewer what he may know by now.
    pub(super) fn tell(&mut self) {
        let mut feeds = std::mem::take(&mut self.feeds);
        feeds.iter_mut().for_each(|feed| self.publish(feed));
        self.feeds = feeds;
    }

    fn publish(&self, feed: &mut Feed) {
        let viewer = feed.viewer;
        let rules = self.table.news(viewer, feed.to).into_iter().map(|part| self.item(part));
        let beside = (feed.next_beside..self.lines.len()).filter(|&line| match self.lines[line] {
            Line::Rules(_) => false,
            Line::Beside(number) => self.beside(number).audience().includes(viewer),
        });
        let beside = beside.map(|line| (place(line), Item::Line(place(line))));
        let mut news: Vec<(u32, Item)> = rules.chain(beside).collect();
        news.sort_by_key(|(place, _)| *place);
        news.into_iter().for_each(|(_, item)| feed.push(item));
        feed.to = self.table.heard_to(viewer);
        feed.next_beside = self.lines.len();
    }

    /// A part of the rules' own log as something to be told, and its place among all lines.
    fn item(&self, part: Range<Cursor>) -> (u32, Item) {
        let last = if part.end.parts == 0 { part.end.line - 1 } else { part.end.line };
        let line = self.rules_at[last as usize];
        let is_line = part == self.line_of_rules(last);
        (line, if is_line { Item::Line(line) } else { Item::Part(part) })
    }

    /// A whole line of the rules' own log.
    fn line_of_rules(&self, number: u32) -> Range<Cursor> {
        let parts = place(self.entry(number).events().len() + 1);
        Cursor::before(number as usize)..Cursor { line: number, parts }
    }

    /// What `viewer` was told, in the order in which he was.
    fn heard(&self, viewer: Viewer) -> impl Iterator<Item = Item> {
        self.feed(viewer).into_iter().flat_map(Feed::items)
    }

    pub(super) fn feed(&self, viewer: Viewer) -> Option<&Feed> {
        self.feeds.iter().find(|feed| feed.viewer == viewer)
    }

    /// How much `viewer` was told.
    pub(super) fn heard_by(&self, viewer: Viewer) -> usize {
        self.feed(viewer).map_or(0, Feed::count)
    }

    /// How much of what `seat` was told may change what it would decide: neither what happens beside
    /// the rules nor that another has committed its orders, which nobody knows before all have.
    pub(super) fn learned_by(&self, seat: Seat) -> usize {
        let is_news = |item: &Item| match item {
            Item::Part(_) => true,
            Item::Line(line) => match self.lines[*line as usize] {
                Line::Rules(number) => match self.entry(number) {
                    Entry::Committed { seat: whose, .. } => *whose == seat,
                    Entry::Began { .. }
                    | Entry::Decided { .. }
                    | Entry::Opened { .. }
                    | Entry::Undone { .. } => true,
                },
                Line::Beside(_) => false,
            },
        };
        self.heard(Viewer::Seat(seat)).filter(is_news).count()
    }

    /// What `viewer` was told after the first `since` things, each as `tell` puts it.
    pub(super) fn news<A>(
        &self,
        viewer: Viewer,
        since: usize,
        tell: impl Fn(usize, Item) -> A,
    ) -> Vec<A> {
        // However large a number somebody has read on from, nothing is counted beyond what there is.
        let heard = self.heard(viewer).zip(1..).skip(since);
        heard.map(|(item, sequence)| tell(sequence, item)).collect()
    }

    /// One thing as `viewer` is told it.
    pub(super) fn telling(&self, viewer: Viewer, sequence: usize, item: Item) -> Told {
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
            log: self.lines_of_log(viewer, item.clone()),
            view: None,
        };
        match self.part_or_beside(item) {
            Ok(part) => {
                for piece in self.table.told_pieces(part, viewer) {
                    self.tell_piece(&mut told, viewer, &piece);
                }
            }
            Err(number) => {
                told.seat = self.beside(number).seat();
                told.beside = Some(self.beside(number).clone());
            }
        }
        told
    }

    /// The part of the rules' own log that something is, or its number among what happened beside them.
    fn part_or_beside(&self, item: Item) -> Result<Range<Cursor>, u32> {
        match item {
            Item::Part(part) => Ok(part),
            Item::Line(line) => match self.lines[line as usize] {
                Line::Rules(number) => Ok(self.line_of_rules(number)),
                Line::Beside(number) => Err(number),
            },
        }
    }

    fn tell_piece(&self, told: &mut Told, viewer: Viewer, piece: &Piece<'_, T>) {
        told.seat = piece.entry.seat();
        let seen = piece.events().iter().filter_map(|event| T::seen(event, viewer));
        told.events.extend(seen.map(json));
        if !piece.has_head() {
            return;
        }
        told.draws.extend(piece.entry.draws().iter().filter_map(|drawn| drawn.seen(viewer)));
        match piece.entry {
            Entry::Decided { seat, action, .. } if viewer.is_among((*seat).into()) => {
                told.decision = Some(json(action));
            }
            Entry::Committed { commitment, .. } => told.commitment = Some(**commitment),
            Entry::Opened { orders, .. } => {
                told.orders = orders.iter().filter_map(|it| opened::<T>(it, viewer)).collect();
            }
            Entry::Undone { line, .. } => {
                let undone = Item::Line(self.rules_at[*line]);
                let place = self.heard(viewer).position(|heard| heard == undone);
                told.undone = place.map(|place| place + 1);
            }
            Entry::Began { .. } | Entry::Decided { .. } => {}
        }
    }

    /// One thing as `viewer` reads it in the log.
    pub(super) fn lines_of_log(&self, viewer: Viewer, item: Item) -> Vec<LogLine> {
        let phrases = match self.part_or_beside(item) {
            Ok(part) => {
                let pieces = self.table.told_pieces(part, viewer);
                pieces.flat_map(|piece| self.told_by_rules(viewer, &piece)).collect()
            }
            Err(number) => Vec::from_iter(self.told_beside(self.beside(number))),
        };
        phrases.iter().map(|phrase| self.log_line(phrase)).collect()
    }
}

/// Opened orders, as `viewer` may know them. They stay his who wrote them until the game is over: a
/// unit that is still hidden has orders too. What others may know of them is in the events.
fn opened<T: engine::Title>(orders: &Orders<T>, viewer: Viewer) -> Option<Value> {
    viewer.is_among(orders.seat.into()).then(|| json(orders))
}
