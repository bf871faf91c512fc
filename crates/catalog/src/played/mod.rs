//! The one implementation of [`Table`](crate::Table), generic over the game.
//!
//! This file holds the table and writes its lines; [`feed`] says who was told which of them,
//! [`questions`] and [`deeds`] answer the two halves of the trait, [`standing`] follows standing
//! instructions, [`talk`] is what happens beside the rules, [`hand_over`] puts others into seats, [`words`] says all of it in words,
//! [`follow`] takes a record up again, [`hint`] and [`review`] let a bot be asked, and [`table`] is the door to all of these.

mod deeds;
mod feed;
mod follow;
mod hand_over;
mod hint;
mod questions;
mod review;
mod standing;
mod story;
mod table;
mod talk;
mod words;

use std::collections::BTreeMap;
use std::sync::Arc;

use engine::{Entry, MOST_SEATS, ScenarioCard, Seal, Seat, SeatSet, Viewer};
use luck::{Fair, Named};
use serde::Serialize;
use serde_json::Value;

use crate::bots::Bots;
use crate::record::Beside;
use crate::{Header, Lexicon, Occupant, Problem, Talk, Unnamed, shared};

use feed::Feed;

pub(crate) use follow::Trust;

/// A game in play.
pub(crate) struct Played<T: engine::Title> {
    header: Header,
    /// Who sits where now; in the header stands who sat there at the beginning.
    occupants: Vec<Occupant>,
    scenario: ScenarioCard,
    table: engine::Table<T>,
    /// Everything that happened, in order.
    lines: Vec<Line>,
    /// What happened beside the rules.
    beside: Vec<Beside>,
    /// Where each line of the rules' own log stands among them.
    rules_at: Vec<u32>,
    feeds: Vec<Feed>,
    bots: Bots<T>,
    stretch: Stretch,
    lexicon: Arc<Lexicon>,
    /// None in a record that does not hold the key: nothing can be drawn any more.
    luck: Option<Fair>,
    /// Results that were named and are still to come.
    named: Vec<Named>,
    /// What becomes of draws that nobody named.
    unnamed: Unnamed,
    /// The standing instructions of each seat.
    standing: [BTreeMap<String, String>; MOST_SEATS],
    /// How often each seat changed its secret orders.
    drafted: [usize; MOST_SEATS],
    talk: Talk,
    /// How often each seat was handed over.
    handed_over: [u32; MOST_SEATS],
    /// How often something was said or instructed, and how often something was taken back.
    said: usize,
    undone: usize,
    abandoned: bool,
    /// Whether the last decision was taken back: whoever did so wants to be asked.
    hesitates: bool,
    /// Whether somebody who has no seat looks on.
    looked_on: bool,
}

/// The stretch of play that is going on, and who began it.
#[derive(Clone, Copy, Default)]
struct Stretch {
    number: u32,
    begun_by: Option<Seat>,
}

/// One thing that happened.
#[derive(Clone, Copy)]
enum Line {
    /// A line of the rules' own log, by its number there.
    Rules(u32),
    /// What happened beside them, by its number among such things.
    Beside(u32),
}

impl<T: engine::Title> Played<T> {
    /// Sits everybody down at a table that has its position and perhaps its first line.
    pub(crate) fn seat(
        header: Header,
        table: engine::Table<T>,
        luck: Option<Fair>,
    ) -> Result<Self, Problem> {
        let seed = luck.as_ref().map_or(0, |luck| luck.cup().seed_for_bots());
        let bots = Bots::seat(&header.seats, seed)?;
        let seats = table.game().seats().iter().map(Viewer::Seat);
        let mut played = Played {
            scenario: table.set_up().card(),
            feeds: seats.chain([Viewer::Spectator, Viewer::Referee]).map(Feed::new).collect(),
            occupants: header.seats.clone(),
            header,
            table,
            lines: Vec::new(),
            beside: Vec::new(),
            rules_at: Vec::new(),
            bots,
            stretch: Stretch::default(),
            lexicon: shared::lexicon(T::WORDS),
            luck,
            named: Vec::new(),
            unnamed: Unnamed::Fair,
            standing: Default::default(),
            drafted: Default::default(),
            talk: Talk::default(),
            handed_over: Default::default(),
            said: 0,
            undone: 0,
            abandoned: false,
            hesitates: false,
            looked_on: false,
        };
        played.note();
        Ok(played)
    }

    fn game(&self) -> &T {
        self.table.game()
    }

    /// Whether a person sits in `seat`.
    fn is_person(&self, seat: Seat) -> bool {
        let occupant = self.occupants.get(usize::from(seat.0));
        occupant.is_some_and(|occupant| *occupant == Occupant::Person)
    }

    /// Writes down what the rules' own log has gained, and tells everybody what he may know.
    fn note(&mut self) {
        for number in self.rules_at.len()..self.table.log().len() {
            keep(&mut self.rules_at, place(self.lines.len()));
            keep(&mut self.lines, Line::Rules(place(number)));
            self.mark(number);
        }
        self.tell();
    }

    /// What a new line of the rules' own log means for the talk and the drafts at the table.
    fn mark(&mut self, number: usize) {
        self.hesitates = matches!(self.table.log()[number], Entry::Undone { .. });
        self.mark_stretch(number);
        match self.table.log()[number] {
            // What can be taken back is not told in fog, and so must not be seen here either.
            Entry::Decided { seat, seal: Seal::Set, .. } => self.plays_on(seat),
            Entry::Committed { seat, .. } => {
                self.drafted[usize::from(seat.0)] += 1;
                self.plays_on(seat);
            }
            Entry::Undone { .. } => self.undone += 1,
            Entry::Began { .. } | Entry::Decided { .. } | Entry::Opened { .. } => {}
        }
    }

    /// Notes whose stretch of play it is: it belongs to whoever decides first in it.
    fn mark_stretch(&mut self, number: usize) {
        if let Entry::Decided { seat, .. } = self.table.log()[number] {
            self.stretch.begun_by.get_or_insert(seat);
        }
        let now = self.game().stretch();
        if self.stretch.number != now {
            self.stretch = Stretch { number: now, begun_by: None };
        }
    }

    /// Whoever goes on playing does not want the draw that another has offered.
    fn plays_on(&mut self, seat: Seat) {
        if !self.talk.draw.contains(seat) {
            self.talk.draw = SeatSet::NONE;
        }
    }

    /// Writes down what happened beside the rules, and tells everybody who may know.
    fn add(&mut self, beside: Beside) {
        self.take_note_of(&beside);
        keep(&mut self.lines, Line::Beside(place(self.beside.len())));
        keep(&mut self.beside, beside);
        self.tell();
    }

    fn entry(&self, number: u32) -> &Entry<T> {
        &self.table.log()[number as usize]
    }

    fn beside(&self, number: u32) -> &Beside {
        &self.beside[number as usize]
    }

    /// A line as a record keeps it.
    fn written(&self, line: Line) -> String {
        match line {
            Line::Rules(number) => json_line(self.entry(number)),
            Line::Beside(number) => json_line(self.beside(number)),
        }
    }
}

/// The place of a line, as every list of lines keeps it: small, for tables are many.
fn place(line: usize) -> u32 {
    u32::try_from(line).expect("no game has as many lines")
}

/// Adds to a list that is kept for as long as the table is. Lists that double are half empty most of
/// the time; these grow by an eighth.
fn keep<A>(list: &mut Vec<A>, item: A) {
    if list.len() == list.capacity() {
        list.reserve_exact(list.len() / 8 + 16);
    }
    list.push(item);
}

/// What serialises without fail: it came from the types of a game.
pub(crate) fn json(value: impl Serialize) -> Value {
    serde_json::to_value(value).expect("the types of a game are JSON")
}

pub(crate) fn json_line(value: impl Serialize) -> String {
    serde_json::to_string(&value).expect("the types of a game are JSON")
}
