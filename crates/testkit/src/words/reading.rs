//! Whole games at random, in which everything is read that could be said.

use engine::{Journal, Seat, SeatSet, Title, Viewer, Waiting};
use luck::Fast;

use super::reader::Reader;

/// How many other choices and refusals are read at each decision.
const READ_AT_ONCE: usize = 3;

/// One line of secret orders in so many is read.
const READ_EVERY: u64 = 7;

/// How a game is played and read.
#[derive(Clone, Copy, Debug)]
pub struct Reading<T: Title> {
    /// Where its luck comes from.
    pub seed: u64,
    /// How many decisions are read at most. Secret orders of a turn are one.
    pub most: usize,
    /// Which events luck is counted for: for these there is a fortune, and for no others.
    pub is_roll: fn(&T::Event) -> bool,
}

/// Everything that is said in a game at random has words, and all blanks of its sentences are
/// filled: questions, choices, refusals, orders, hands, odds, the log, and what stands at the places
/// that are named. Rules that are cited are on the page, and boards fit on one.
///
/// # Panics
/// If that is not so.
pub fn everything_said_has_words<T: Title>(mut game: T, reading: &Reading<T>) {
    let luck = Fast::new(reading.seed);
    let mut player =
        Player { reader: Reader::new(), luck, listed: Vec::new(), is_roll: reading.is_roll };
    player.happens(&mut game, |game, luck, journal| game.start(luck, journal));
    for _ in 0..reading.most {
        match game.waiting() {
            Waiting::On(seats) => {
                player.decide(&mut game, seats.lowest().expect("somebody is asked"));
            }
            Waiting::Orders(seats) => player.order(&mut game, seats),
            Waiting::Over(_) => break,
        }
    }
    player.read_for_all(&game);
}

/// Plays at random and reads.
struct Player<T: Title> {
    reader: Reader<T>,
    luck: Fast,
    /// Decisions that were listed somewhere, to be refused elsewhere.
    listed: Vec<T::Action>,
    is_roll: fn(&T::Event) -> bool,
}

impl<T: Title> Player<T> {
    fn decide(&mut self, game: &mut T, seat: Seat) {
        let list = game.legal_list(seat);
        let action = self.one_of(&list);
        self.read_decision(game, seat, &list, action);
        self.happens(game, |game, luck, journal| {
            game.play(seat, action, luck, journal).expect("it was listed");
        });
        self.listed.push(action);
    }

    fn read_decision(&mut self, game: &T, seat: Seat, list: &[T::Action], action: T::Action) {
        self.reader.read_position(game, Viewer::Seat(seat));
        self.reader.read_position(game, Viewer::Spectator);
        for number in 0..=READ_AT_ONCE {
            let choice = if number == 0 { action } else { self.one_of(list) };
            self.reader.read_choice(game, seat, &game.choice(seat, &choice));
            game.preview(seat, &choice).iter().for_each(|odds| self.reader.read_odds(odds));
        }
        for _ in 0..READ_AT_ONCE.min(self.listed.len()) {
            let other = self.listed[self.luck.index(self.listed.len())];
            if !list.contains(&other) {
                self.reader.read(&game.why_not(seat, &other).why);
            }
        }
    }

    /// Everybody writes orders, and they are opened together.
    fn order(&mut self, game: &mut T, seats: SeatSet) {
        self.read_for_all(game);
        let written = |seat: Seat| {
            let is_asked = seats.contains(seat);
            (seat, if is_asked { self.write(game, seat) } else { T::Draft::default() })
        };
        let drafts: Vec<(Seat, T::Draft)> = game.seats().iter().map(written).collect();
        self.happens(game, |game, luck, journal| {
            seats.iter().for_each(|seat| game.commit_unchecked(seat, luck, journal));
            game.open_unchecked(&drafts, luck, journal);
        });
    }

    /// Orders at random, some lines of which are read.
    fn write(&mut self, game: &T, seat: Seat) -> T::Draft {
        let (mut draft, mut list) = (T::Draft::default(), Vec::new());
        while game.may_commit(seat, &draft).is_err() {
            list.clear();
            game.drafts(seat, &draft, &mut list);
            let action = self.one_of(&list);
            if self.luck.bits().is_multiple_of(READ_EVERY) {
                self.read_line(game, seat, &draft, action);
            }
            game.write(seat, &mut draft, action);
            self.listed.push(action);
        }
        self.reader.read_all(&game.orders(seat, &draft));
        game.order_notes(seat, &draft).iter().for_each(|(_, note)| self.reader.read(note));
        self.reader.read(&game.question_draft(seat, &draft));
        draft
    }

    fn read_line(&mut self, game: &T, seat: Seat, draft: &T::Draft, action: T::Action) {
        self.reader.read(&game.question_draft(seat, draft));
        self.reader.read_choice(game, seat, &game.choice_draft(seat, draft, &action));
        let odds = game.preview_draft(seat, draft, &action);
        odds.iter().for_each(|odds| self.reader.read_odds(odds));
        if self.listed.is_empty() {
            return;
        }
        let other = self.listed[self.luck.index(self.listed.len())];
        self.reader.read(&game.choice_draft(seat, draft, &other));
        self.reader.read(&game.why_not_draft(seat, draft, &other).why);
    }

    fn read_for_all(&self, game: &T) {
        self.reader.read(&game.question(Viewer::Referee));
        for viewer in game.seats().iter().map(Viewer::Seat).chain([Viewer::Spectator]) {
            self.reader.read_position(game, viewer);
        }
    }

    /// Something happens, and what came of it is read.
    fn happens(
        &mut self,
        game: &mut T,
        deed: impl FnOnce(&mut T, &mut Fast, &mut Journal<T::Event>),
    ) {
        let mut journal = Journal::keeping();
        deed(game, &mut self.luck, &mut journal);
        for event in journal.into_events() {
            self.reader.read_event(game, &event);
            let is_roll = (self.is_roll)(&event);
            assert_eq!(game.fortune(&event).is_some(), is_roll, "the fortune of {event:?}");
        }
    }

    fn one_of(&mut self, list: &[T::Action]) -> T::Action {
        list[self.luck.index(list.len())]
    }
}
