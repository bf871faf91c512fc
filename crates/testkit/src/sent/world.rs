//! One of two worlds: a table, and everything that was sent from it.

use std::ops::Range;

use ai::{Decision, any_line};
use engine::{
    Commitment, Cursor, Drawn, Game, Phrase, Salt, Seat, SeatSet, Table, Viewer, Waiting, Words,
};
use luck::{Cup, Fair, Fast, bot_pinch, game_from_seed, key_from_seed};

use super::script::{Deed, Deeds, Done};

/// A table, and what each blind viewer was sent from it.
pub(super) struct World<G: Game> {
    table: Table<G>,
    chance: Fair,
    feeds: Vec<Feed<G>>,
    deeds: Deeds<G>,
}

/// What a viewer was sent.
struct Feed<G: Game> {
    viewer: Viewer,
    to: Cursor,
    waiting: Waiting,
    pushes: Vec<Push<G>>,
}

impl<G: Game> Feed<G> {
    /// What was told, each time that something was.
    fn tidings(&self) -> impl Iterator<Item = &[Told<G>]> {
        self.pushes.iter().map(|push| &push.told[..]).filter(|told| !told.is_empty())
    }

    fn seen_since(&self, heard: usize) -> Vec<G::Event> {
        let events = self.tidings().skip(heard).flatten().flat_map(|told| &told.events);
        events.filter(|event| !G::is_quiet(event)).cloned().collect()
    }
}

/// What a viewer was sent at once: thing by thing, and what he has in front of him then. Nothing is
/// told where another seat is waited for and that is all.
#[derive(Debug, PartialEq, Eq)]
pub(super) struct Push<G: Game> {
    told: Vec<Told<G>>,
    front: Front<G>,
}

/// One thing that a viewer was told: whose doing it was, what luck gave, and what happened, as far as
/// he may know.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct Told<G: Game> {
    seat: Option<Seat>,
    draws: Vec<Drawn>,
    events: Vec<G::Event>,
}

/// What a viewer has in front of him.
#[derive(Debug, PartialEq, Eq)]
pub(super) struct Front<G: Game> {
    view: G::View,
    question: Phrase,
    waiting: Waiting,
    turn: u32,
}

impl<G: Words> World<G> {
    pub(super) fn new(position: &G, blind: &[Viewer], seed: &str) -> Self {
        let feed = |&viewer| Feed {
            viewer,
            to: Cursor::before(1),
            waiting: position.waiting(),
            pushes: Vec::new(),
        };
        let feeds = blind.iter().map(feed).collect();
        World {
            table: Table::at(position.clone()),
            chance: luck_of(position, seed),
            feeds,
            deeds: Vec::new(),
        }
    }

    pub(super) fn table(&self) -> &Table<G> {
        &self.table
    }

    pub(super) fn chance(&self) -> &Fair {
        &self.chance
    }

    /// What was done so far.
    pub(super) fn deeds(&self) -> &[Done<G::Action>] {
        &self.deeds
    }

    pub(super) fn into_deeds(self) -> Deeds<G> {
        self.deeds
    }

    pub(super) fn blind(&self) -> impl Iterator<Item = Viewer> + '_ {
        self.feeds.iter().map(|feed| feed.viewer)
    }

    /// Whether a seat cannot tell the worlds apart.
    pub(super) fn is_blind(&self, seat: Seat) -> bool {
        self.blind().any(|viewer| viewer == Viewer::Seat(seat))
    }

    pub(super) fn is_over(&self) -> bool {
        self.waited_on().is_empty()
    }

    fn waited_on(&self) -> SeatSet {
        self.table.game().waiting().seats()
    }

    /// One of the seats that are to decide.
    pub(super) fn any_waited_on(&self, luck: &mut Fast) -> Option<Seat> {
        let seats: Vec<Seat> = self.waited_on().iter().collect();
        (!seats.is_empty()).then(|| seats[luck.index(seats.len())])
    }

    /// A seat that is to decide and knows the world, if no blind one is to decide.
    pub(super) fn other_waited_on(&self) -> Option<Seat> {
        let is_other = |seat: &Seat| !self.is_blind(*seat);
        let seats = self.waited_on();
        seats.iter().all(|seat| is_other(&seat)).then(|| seats.lowest()).flatten()
    }

    /// Decides something at random for a seat. Says whether it could.
    pub(super) fn act(&mut self, seat: Seat, luck: &mut Fast) -> bool {
        let list = self.table.legal(seat);
        !list.is_empty() && self.decide(seat, list[luck.index(list.len())])
    }

    /// Writes and commits secret orders for a seat at random, and says what was written.
    pub(super) fn give_orders(&mut self, seat: Seat, luck: &mut Fast) -> Vec<G::Action> {
        let mut written = Vec::new();
        loop {
            let draft = self.table.draft_of(seat).expect("the seat writes orders");
            let goes_back = |line: &G::Action| self.table.game().goes_back(seat, draft, line);
            let mut list = self.table.legal(seat);
            list.retain(|line| !goes_back(line));
            match any_line(&list, || self.table.may_commit(seat).is_ok(), luck) {
                Decision::Act(line) => {
                    self.table.write(seat, line).expect("what is listed can be written");
                    written.push(line);
                }
                Decision::Commit => {
                    self.commit(seat, &written);
                    return written;
                }
            }
        }
    }

    /// Writes and commits the same orders, as far as they can be given here; says whether they can.
    pub(super) fn give_same_orders(&mut self, seat: Seat, lines: &[G::Action]) -> bool {
        let wrote = lines.iter().all(|&line| self.table.write(seat, line).is_ok());
        wrote && self.table.may_commit(seat).is_ok() && {
            self.commit(seat, lines);
            true
        }
    }

    fn commit(&mut self, seat: Seat, lines: &[G::Action]) {
        let before = self.table.log().len();
        let (commitment, salt) = (Commitment::default(), Salt::default());
        let committed = self.table.commit(seat, commitment, salt, &mut self.chance);
        committed.expect("the orders can be committed");
        self.note_deed(seat, Deed::Order(lines.to_vec()), before);
    }

    fn decide(&mut self, seat: Seat, action: G::Action) -> bool {
        let before = self.table.log().len();
        let done = self.table.decide(seat, action, &mut self.chance).is_ok();
        self.note_deed(seat, Deed::Decide(action), before);
        done
    }

    /// Notes a deed, whether luck was drawn for it, and what every blind viewer was sent.
    fn note_deed(&mut self, seat: Seat, deed: Deed<G::Action>, before: usize) {
        let draws = self.table.log()[before..].iter().any(|entry| !entry.draws().is_empty());
        self.deeds.push(Done { seat, deed, draws });
        self.note();
    }

    /// Takes decisions one after the other.
    pub(super) fn take(&mut self, steps: &[(Seat, G::Action)]) -> bool {
        steps.iter().all(|&(seat, action)| self.decide(seat, action))
    }

    /// Notes what every blind viewer was sent for the last decision: a server sends as soon as there is
    /// news, or another seat is waited for.
    fn note(&mut self) {
        let mut feeds = std::mem::take(&mut self.feeds);
        let waiting = self.table.game().waiting();
        for feed in &mut feeds {
            let news = self.table.news(feed.viewer, feed.to);
            feed.to = self.table.heard_to(feed.viewer);
            if news.is_empty() && feed.waiting == waiting {
                continue;
            }
            feed.waiting = waiting;
            let told = news.into_iter().map(|range| self.told(range, feed.viewer)).collect();
            feed.pushes.push(Push { told, front: self.front(feed.viewer) });
        }
        self.feeds = feeds;
    }

    fn told(&self, range: Range<Cursor>, viewer: Viewer) -> Told<G> {
        let pieces: Vec<_> = self.table.told_pieces(range, viewer).collect();
        let drawn = pieces.iter().filter(|piece| piece.has_head());
        let drawn = drawn.flat_map(|piece| piece.entry.draws());
        let events = pieces.iter().flat_map(|piece| piece.events());
        Told {
            seat: pieces.last().and_then(|piece| piece.entry.seat()),
            draws: drawn.filter_map(|drawn| drawn.seen(viewer)).collect(),
            events: events.filter_map(|event| G::seen(event, viewer)).collect(),
        }
    }

    pub(super) fn pushes(&self, viewer: Viewer) -> &[Push<G>] {
        let feed = self.feeds.iter().find(|feed| feed.viewer == viewer);
        feed.map_or(&[], |feed| &feed.pushes)
    }

    /// How often each of the blind was told something.
    pub(super) fn heard(&self) -> Vec<usize> {
        self.feeds.iter().map(|feed| feed.tidings().count()).collect()
    }

    /// What each of the blind saw happen since they had been told so much: public moments alone. Of
    /// whoever only looks on it is not asked: nothing is shown to him that is not shown to all.
    pub(super) fn seen_since(&self, heard: &[usize]) -> Vec<Vec<G::Event>> {
        let seats = self.feeds.iter().zip(heard);
        let seats = seats.filter(|(feed, _)| matches!(feed.viewer, Viewer::Seat(_)));
        seats.map(|(feed, &heard)| feed.seen_since(heard)).collect()
    }

    /// The first of the blind.
    pub(super) fn watcher(&self) -> Option<Viewer> {
        self.blind().next()
    }

    /// What the first of the blind sees, and who is waited for.
    pub(super) fn front_of_watcher(&self) -> Option<(G::View, Waiting)> {
        let game = self.table.game();
        self.watcher().map(|watcher| (game.view(watcher), game.waiting()))
    }

    pub(super) fn front(&self, viewer: Viewer) -> Front<G> {
        Front {
            view: self.table.view(viewer),
            question: self.table.question(viewer),
            waiting: self.table.game().waiting(),
            turn: self.table.shown(viewer).turn_number(),
        }
    }
}

/// The luck of a table that is opened with `seed` and no other bytes.
fn luck_of<G: Game>(position: &G, seed: &str) -> Fair {
    let (key, game) = (key_from_seed(seed), game_from_seed(seed));
    let pinches = position.seats().iter().map(|seat| bot_pinch(&key, &game, seat));
    Fair::new(Cup::new(&key, &game, &Vec::from_iter(pinches)))
}
