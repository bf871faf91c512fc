//! Opening tables: new games, positions, records, rematches.

use engine::{Bytes, Seat, SeatSet};
use luck::{Pinch, commitment_to};

use super::answer::{Answer, Opened, Rematch, Wait};
use super::desk::{Desk, Forming, Place, no_table};
use super::request::Seed;
use super::table::{may_act, telling};
use crate::{
    Beginning, Code, Luck, Occupant, Problem, SetUp, Start, Table, Title, load_among, verify_among,
};

/// The most tables that one desk keeps.
const MOST_TABLES: usize = 1_000;

/// The longest seed, in characters.
const LONGEST_SEED: usize = 200;

impl Desk {
    /// Opens a table. The promise about its luck is made before any seat gives its bytes.
    pub(super) fn open(
        &mut self,
        title: &'static dyn Title,
        set_up: SetUp,
        seed: Option<Seed>,
        pinches: &[Seat],
    ) -> Result<Opened, Problem> {
        let luck = self.luck(seed)?;
        self.open_with(title, set_up, luck, pinches)
    }

    fn open_with(
        &mut self,
        title: &'static dyn Title,
        set_up: SetUp,
        mut luck: Luck,
        pinches: &[Seat],
    ) -> Result<Opened, Problem> {
        self.must_have_room()?;
        // Whatever is wrong is told now, whether the game begins at once or not.
        let table = title.open(set_up.clone(), &luck)?;
        let missing: SeatSet = pinches.iter().copied().collect();
        missing.iter().try_for_each(|seat| may_act(&*table, seat))?;
        if missing.is_empty() {
            return Ok(self.place(Place::Playing(table)));
        }
        let set_up = SetUp { seats: table.header().seats.clone(), ..set_up };
        luck.pinches = vec![None; set_up.seats.len()];
        let forming = Forming { title, set_up, luck, missing };
        Ok(self.place(Place::Forming(Box::new(forming))))
    }

    fn luck(&mut self, seed: Option<Seed>) -> Result<Luck, Problem> {
        let Some(seed) = seed.map(Seed::into_words) else {
            return Ok(self.fresh_luck());
        };
        if seed.chars().count() > LONGEST_SEED {
            let message = format!("A seed has at most {LONGEST_SEED} characters.");
            return Err(Problem::malformed(message));
        }
        Ok(Luck::seeded(&seed))
    }

    /// Luck from a key that nobody knows.
    fn fresh_luck(&mut self) -> Luck {
        let (key, game) = (self.secrets)();
        Luck::fresh(Bytes(key), Bytes(game))
    }

    fn must_have_room(&self) -> Result<(), Problem> {
        if self.places.len() < MOST_TABLES {
            return Ok(());
        }
        let message = format!("There are {MOST_TABLES} tables already; close one first.");
        Err(Problem::new(Code::TooMany, message))
    }

    /// Puts a table on the desk.
    fn place(&mut self, place: Place) -> Opened {
        self.opened += 1;
        let name = format!("t{}", self.opened);
        let opened = opened(&name, &place);
        self.places.insert(name, place);
        opened
    }

    /// Takes the bytes of a seat; with the last ones the game begins.
    pub(super) fn pinch(
        &mut self,
        name: &str,
        seat: Seat,
        bytes: Pinch,
    ) -> Result<Answer, Problem> {
        let place = self.places.get_mut(name).ok_or_else(|| no_table(name))?;
        let forming = match place {
            Place::Forming(forming) if forming.missing.contains(seat) => forming,
            Place::Forming(_) | Place::Playing(_) => {
                let message = format!("No bytes of {seat} are waited for.");
                return Err(Problem::new(Code::WrongSeat, message));
            }
        };
        forming.luck.pinches[usize::from(seat.0)] = Some(bytes);
        forming.missing = forming.missing.without(seat);
        if forming.missing.is_empty() {
            let table = forming.title.open(forming.set_up.clone(), &forming.luck)?;
            *place = Place::Playing(table);
        }
        Ok(Answer::Opened(opened(name, place)))
    }

    pub(super) fn load(&mut self, text: &str) -> Result<Answer, Problem> {
        self.must_have_room()?;
        let table = load_among(self.shelf, text)?;
        Ok(Answer::Opened(self.place(Place::Playing(table))))
    }

    pub(super) fn verify(&self, text: &str) -> Result<Answer, Problem> {
        let verdict = verify_among(self.shelf, text)?;
        let text = verdict.to_string();
        Ok(Answer::Verified { verdict, text })
    }

    /// Asks for another game for a seat. When all persons have, it begins.
    pub(super) fn rematch(&mut self, name: &str, seat: Seat) -> Result<Answer, Problem> {
        let table = self.begun(name)?;
        may_act(table, seat)?;
        if table.talk().rematch.contains(seat) {
            return Err(Problem::new(Code::Stale, "This seat has asked for it already."));
        }
        // Whoever has asked cannot ask again: there must be room before he does.
        self.must_have_room()?;
        let table = self.begun(name)?;
        // The same holds of the game that would follow.
        let (title, another) = (table.title(), another_game(table));
        title.field(&another.set_up)?;
        let ((), told) = telling(table, |table| table.ask_rematch(seat))?;
        let asked = table.talk().rematch;
        let seats = (0u8..).map(Seat).zip(table.occupants());
        let mut persons = seats.filter(|(_, occupant)| **occupant == Occupant::Person);
        if !persons.all(|(seat, _)| asked.contains(seat)) {
            return Ok(Answer::Rematch(Rematch { asked, told, opened: None }));
        }
        // Never from the same seed: it is known by now.
        let luck = self.fresh_luck();
        let opened = self.open_with(title, another.set_up, luck, &another.pinches)?;
        Ok(Answer::Rematch(Rematch { asked, told, opened: Some(opened) }))
    }
}

/// The game that follows one, with the sides changed.
pub struct AnotherGame {
    /// What it is started with.
    pub set_up: SetUp,
    /// For each of its seats the one of the old game from which it is filled.
    pub from: Vec<Seat>,
    /// The seats that give bytes for its luck, because who fills them gave some before.
    pub pinches: Vec<Seat>,
}

/// The game that follows the one at a table.
#[must_use]
pub fn another_game(table: &dyn Table) -> AnotherGame {
    let (title, header) = (table.title(), table.header());
    let mut options = header.options.clone();
    let from = table.change_sides(&mut options);
    let old = |seat: &Seat| usize::from(seat.0);
    let seats = from.iter().map(|seat| table.occupants()[old(seat)].clone()).collect();
    let gave = |seat: &Seat| header.luck.pinches.get(old(seat)).is_some_and(Option::is_some);
    let pinches = (0u8..).map(Seat).zip(&from).filter(|(_, from)| gave(from));
    let pinches = pinches.map(|(seat, _)| seat).collect();
    let start = match &header.beginning {
        Some(Beginning::Position { document, file }) => {
            Start::Position { document: document.clone(), file: file.clone() }
        }
        Some(Beginning::File(text)) if !title.owns(&header.scenario, text) => {
            Start::File(text.clone().into_owned())
        }
        Some(Beginning::File(_)) | None => Start::Scenario(header.scenario.clone()),
    };
    AnotherGame { set_up: SetUp { start, options, seats }, from, pinches }
}

/// What is answered when a table is opened.
fn opened(name: &str, place: &Place) -> Opened {
    match place {
        Place::Playing(table) => Opened {
            table: name.to_owned(),
            game: table.title().id().to_owned(),
            id: table.header().id,
            commitment: table.header().luck.commitment,
            seats: table.occupants().to_vec(),
            waiting: Wait::of(&**table),
        },
        Place::Forming(forming) => Opened {
            table: name.to_owned(),
            game: forming.title.id().to_owned(),
            id: forming.luck.game,
            commitment: commitment_to(&forming.luck.key, &forming.luck.game),
            seats: forming.set_up.seats.clone(),
            waiting: Wait::Pinches(forming.missing),
        },
    }
}
