//! What each viewer has been told of the log, and when.
//!
//! In fog the number of a seat's decisions is a secret too: whether it was asked, and where it had a
//! choice, follows from what it hides. So the others are told by *public moments*, not by lines of
//! the log: up to the last event that they see happen, with all that came before it in one piece.
//! What follows that event and shows nothing is told with the next one. A seat that is to decide is
//! told everything.

use std::ops::Range;

use super::{Entry, Table};
use crate::{Game, Phrase, Telling, Viewer, Waiting, Words};

/// A place in the log: behind so many parts of a line. The first part of a line is its head, that is
/// who decided and what luck gave; each of its events is another.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord)]
pub struct Cursor {
    /// The line.
    pub line: u32,
    /// How many of its parts come before.
    pub parts: u32,
}

impl Cursor {
    /// The place before a line.
    #[must_use]
    pub fn before(line: usize) -> Cursor {
        Cursor::in_line(line, 0)
    }

    fn in_line(line: usize, parts: usize) -> Cursor {
        Cursor { line: small(line), parts: small(parts) }
    }
}

fn small(number: usize) -> u32 {
    u32::try_from(number).expect("no game has as many lines or events")
}

/// A part of one line of the log, from one place to another.
#[derive(Clone, Copy, Debug)]
pub struct Piece<'a, G: Game> {
    /// The number of the line.
    pub line: usize,
    /// The whole line.
    pub entry: &'a Entry<G>,
    from: usize,
    to: usize,
}

impl<'a, G: Game> Piece<'a, G> {
    /// Whether the head of the line is in it.
    #[must_use]
    pub fn has_head(&self) -> bool {
        self.from == 0
    }

    /// The events that are in it.
    #[must_use]
    pub fn events(&self) -> &'a [G::Event] {
        &self.entry.events()[self.from.saturating_sub(1)..self.to - 1]
    }

    fn range(&self) -> Range<Cursor> {
        Cursor::in_line(self.line, self.from)..Cursor::in_line(self.line, self.to)
    }

    /// Whether `viewer` decided it.
    fn is_own(&self, viewer: Viewer) -> bool {
        self.entry.seat().is_some_and(|seat| viewer.is_among(seat.into()))
    }

    /// Whether luck was asked for in it as far as `viewer` may know.
    fn has_luck(&self, viewer: Viewer) -> bool {
        self.has_head() && self.entry.draws().iter().any(|drawn| drawn.stream.includes(viewer))
    }

    /// Whether it is told by itself: every line where nothing is held back, what the viewer decided,
    /// and orders, of which everybody knows when they are committed and opened.
    fn stands_alone(&self, viewer: Viewer) -> bool {
        let is_open = G::TELLING == Telling::AtOnce || self.is_own(viewer);
        self.has_head() && (is_open || !matches!(self.entry, Entry::Decided { .. }))
    }
}

/// How far a viewer was told.
#[derive(Clone, Debug)]
pub(super) struct Feed<G> {
    viewer: Viewer,
    to: Cursor,
    /// How far the sealed log was searched for a moment to tell.
    searched: Cursor,
    /// The position that is shown; `None` if that is the present one.
    shown: Option<Shown<G>>,
}

/// The position that a viewer is shown: the one where he was told last, and what lies open of what
/// came after it.
#[derive(Clone, Debug)]
struct Shown<G> {
    game: G,
    to: Cursor,
}

impl<G: Game> Feed<G> {
    pub(super) fn all(set_up: &G) -> Vec<Feed<G>> {
        let seats = set_up.seats().iter().map(Viewer::Seat);
        let viewers = seats.chain([Viewer::Spectator, Viewer::Referee]);
        viewers.map(Feed::new).collect()
    }

    fn new(viewer: Viewer) -> Feed<G> {
        Feed { viewer, to: Cursor::default(), searched: Cursor::default(), shown: None }
    }
}

impl<G: Game> Table<G> {
    /// The position that `viewer` is shown: in fog, as it was at the last public moment. Questions put
    /// to `viewer` are asked of this one too. For the referee, who makes the view of it.
    #[must_use]
    pub fn shown(&self, viewer: Viewer) -> &G {
        self.feed(viewer).shown.as_ref().map_or(&self.game, |shown| &shown.game)
    }

    /// The place in the log up to which `viewer` was told.
    #[must_use]
    pub fn heard_to(&self, viewer: Viewer) -> Cursor {
        self.feed(viewer).to
    }

    /// The feed of a viewer. A seat that the table does not have may know what spectators may.
    fn feed(&self, viewer: Viewer) -> &Feed<G> {
        let of = |viewer| self.feeds.iter().find(|feed| feed.viewer == viewer);
        of(viewer).or_else(|| of(Viewer::Spectator)).expect("spectators are told of every table")
    }

    /// What `viewer` has seen happen so far. What was taken back counts only where it was told at
    /// once.
    #[must_use]
    pub fn heard(&self, viewer: Viewer) -> Vec<G::Event> {
        self.pieces(Cursor::default()..self.heard_to(viewer))
            .filter(|piece| G::TELLING == Telling::AtOnce || !self.undone.contains(&piece.line))
            .flat_map(|piece| piece.events())
            .filter_map(|event| G::seen(event, viewer))
            .collect()
    }

    /// What lies between two places in the log, line by line.
    pub fn pieces(&self, range: Range<Cursor>) -> impl Iterator<Item = Piece<'_, G>> {
        let Range { start, end } = range;
        let lines = start.line as usize..self.log.len().min(end.line as usize + 1);
        lines.filter_map(move |line| {
            let entry = &self.log[line];
            let parts = 1 + entry.events().len();
            let from = if start.line as usize == line { start.parts as usize } else { 0 };
            let to = if end.line as usize == line { end.parts as usize } else { parts };
            (from < to).then_some(Piece { line, entry, from, to })
        })
    }

    /// What `viewer` was told behind a place in the log, each thing as what lies between two places.
    /// What the viewer decided is told decision by decision, what others did in one piece for each
    /// public moment; what they did in secret or took back in time is in none of them.
    #[must_use]
    pub fn news(&self, viewer: Viewer, from: Cursor) -> Vec<Range<Cursor>> {
        let mut news = Vec::new();
        let mut run: Option<Range<Cursor>> = None;
        for piece in self.told_pieces(from..self.heard_to(viewer), viewer) {
            let Range { start, end } = piece.range();
            if piece.stands_alone(viewer) {
                news.extend(run.take());
                news.push(start..end);
            } else {
                run = Some(run.map_or(start, |run| run.start)..end);
            }
        }
        news.extend(run);
        news
    }

    /// What lies between two places in the log and tells `viewer` something, line by line.
    pub fn told_pieces(
        &self,
        range: Range<Cursor>,
        viewer: Viewer,
    ) -> impl Iterator<Item = Piece<'_, G>> {
        self.pieces(range).filter(move |piece| self.tells(piece, viewer))
    }

    /// Whether a piece of the log tells `viewer` something, or was his own doing.
    fn tells(&self, piece: &Piece<'_, G>, viewer: Viewer) -> bool {
        if piece.is_own(viewer) && piece.has_head() {
            return true;
        }
        match G::TELLING {
            Telling::AtOnce if matches!(piece.entry, Entry::Undone { .. }) => true,
            Telling::AtSeals if self.undone.contains(&piece.line) => false,
            Telling::AtOnce | Telling::AtSeals => {
                piece.events().iter().any(|event| G::seen(event, viewer).is_some())
                    || piece.has_luck(viewer)
            }
        }
    }

    /// Tells every viewer everything: nobody has decided anything yet.
    pub(super) fn tell_all(&mut self) {
        let to = Cursor::before(self.log.len());
        let mut feeds = std::mem::take(&mut self.feeds);
        for feed in &mut feeds {
            feed.to = to;
            let shown = || Shown { game: self.game.clone(), to };
            feed.shown = (!self.hears_all(feed.viewer)).then(shown);
        }
        self.feeds = feeds;
    }

    /// Tells every viewer what he may know by now. `before` is the position before the last line.
    pub(super) fn publish(&mut self, before: &G) {
        let mut feeds = std::mem::take(&mut self.feeds);
        for feed in &mut feeds {
            if self.hears_all(feed.viewer) {
                feed.to = Cursor::before(self.log.len());
                feed.shown = None;
            } else {
                let from = feed.to;
                feed.to = self.last_moment(feed.viewer, from.max(feed.searched)).unwrap_or(from);
                feed.searched = self.sealed();
                let now = || Shown { game: before.clone(), to: from };
                self.show(feed.shown.get_or_insert_with(now), feed.to);
            }
        }
        self.feeds = feeds;
    }

    /// Brings a shown position up to a place in the log, and on from there by what lies open.
    fn show(&self, shown: &mut Shown<G>, told: Cursor) {
        for piece in self.pieces(shown.to..self.sealed().max(shown.to)) {
            if self.undone.contains(&piece.line) {
                continue;
            }
            for (place, event) in piece.events().iter().enumerate() {
                let behind = Cursor::in_line(piece.line, piece.from.max(1) + place + 1);
                if behind > told && !shown.game.is_public(event) {
                    return;
                }
                shown.game.apply(event);
                shown.to = behind;
            }
        }
    }

    /// The place behind everything that cannot be taken back.
    fn sealed(&self) -> Cursor {
        Cursor::before(self.open.first().map_or(self.log.len(), |&(_, line)| line))
    }

    /// Whether nothing is held back from `viewer`: he is to decide, or the game is over.
    fn hears_all(&self, viewer: Viewer) -> bool {
        let is_asked = match (self.game.waiting(), viewer) {
            (Waiting::Over(_), _) | (_, Viewer::Referee) => true,
            (_, Viewer::Spectator) => false,
            (waiting, Viewer::Seat(seat)) => waiting.seats().contains(seat),
        };
        G::TELLING == Telling::AtOnce || is_asked
    }

    /// The place behind the last thing of the sealed log that `viewer` sees happen, if anything has
    /// happened for him since `from`.
    fn last_moment(&self, viewer: Viewer, from: Cursor) -> Option<Cursor> {
        let is_moment = |event: &G::Event| !G::is_quiet(event) && G::seen(event, viewer).is_some();
        let counts = |piece: &Piece<'_, G>| !self.undone.contains(&piece.line);
        let behind = |piece: Piece<'_, G>| match piece.events().iter().rposition(is_moment) {
            Some(place) => Some(Cursor::in_line(piece.line, piece.from.max(1) + place + 1)),
            None if piece.is_own(viewer) || piece.has_luck(viewer) => {
                Some(Cursor::in_line(piece.line, piece.from.max(1)))
            }
            None => None,
        };
        let pieces = self.pieces(from..self.sealed().max(from));
        pieces.filter(counts).filter_map(behind).last()
    }
}

impl<G: Words> Table<G> {
    /// The question that is open, as `viewer` may hear it.
    #[must_use]
    pub fn question(&self, viewer: Viewer) -> Phrase {
        if self.hears_all(viewer) {
            self.game.question(viewer)
        } else {
            self.shown(viewer).awaited(self.game.waiting().seats())
        }
    }
}
