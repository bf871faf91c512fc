//! A battle for one test: board and units in a few lines of text, orders in words, luck listed in
//! advance.
//!
//! ```text
//! let mut field = Field::at("
//!     level extended
//!     woods (4,3)
//!     A1 yari(5+c) (4,4) facing 0
//!     B1 mounted(2+c) (4,2)
//! ");
//! field.order("A1 march (4,5)").turn();
//! assert_eq!(field.place("A1"), "(4,5)");
//! ```
//!
//! `sketch` reads the first, `orders` the second, `telling` says what happened.

#![allow(dead_code)]

mod orders;
mod sketch;
mod telling;

use engine::{Game, Journal, MOST_SEATS, Seat, Title as _, Viewer, Waiting};
use luck::Scripted;
use samurai::{
    Action, Battle, Document, Draft, Event, Fact, HexId, UnitId, UnitLine, View, Writing,
};

/// The seats of the two sides.
pub(crate) const A: Seat = Seat(0);
pub(crate) const B: Seat = Seat(1);

/// A battle in the middle of a test.
pub(crate) struct Field {
    pub(crate) battle: Battle,
    /// What each seat has written so far.
    pub(crate) drafts: [Draft; MOST_SEATS],
    /// Everything that happened in the last turn.
    pub(crate) events: Vec<Event>,
    luck: Scripted,
}

impl Field {
    /// The battle that a text sketches: see `sketch`.
    #[track_caller]
    pub(crate) fn at(text: &str) -> Field {
        let battle = Field::try_at(text)
            .unwrap_or_else(|faults| panic!("the field is not sound: {faults:#?}\n{text}"));
        Field::with(battle)
    }

    /// The same, or what is wrong with it.
    #[track_caller]
    pub(crate) fn try_at(text: &str) -> Result<Battle, Vec<String>> {
        let sketch = sketch::read(text);
        let document: Document = serde_json::from_value(sketch.document.clone())
            .unwrap_or_else(|error| panic!("{error}\n{:#}", sketch.document));
        let faults = |faults: Vec<String>| {
            faults.into_iter().chain([sketch.scenario.clone()]).collect::<Vec<String>>()
        };
        Battle::arrange(&document, Some(&sketch.scenario), &sketch.options).map_err(faults)
    }

    /// A battle from the shelf at its first decision.
    #[track_caller]
    pub(crate) fn on_the_shelf(id: &str, options: &[(&str, &str)]) -> Field {
        let options: Vec<(String, String)> =
            options.iter().map(|&(id, value)| (id.to_owned(), value.to_owned())).collect();
        let mut battle = Battle::set_up(id, &options).expect("a scenario");
        let mut journal = Journal::keeping();
        battle.start(&mut Scripted::new(), &mut journal);
        Field { events: journal.into_events(), ..Field::with(battle) }
    }

    /// A battle of a scenario file at its first decision.
    #[track_caller]
    pub(crate) fn of_file(text: &str) -> Field {
        let mut battle = Battle::set_up_from(text, &[]).expect("a sound scenario");
        let mut journal = Journal::keeping();
        battle.start(&mut Scripted::new(), &mut journal);
        Field { events: journal.into_events(), ..Field::with(battle) }
    }

    pub(crate) fn with(battle: Battle) -> Field {
        Field { battle, drafts: Default::default(), events: Vec::new(), luck: Scripted::new() }
    }

    // Luck.

    /// Lists dice of one kind, in the order in which they fall.
    pub(crate) fn dice<const N: usize>(&mut self, kind: &'static str, faces: [u8; N]) -> &mut Self {
        self.luck = std::mem::take(&mut self.luck).dice(kind, faces);
        self
    }

    /// All luck that was listed must have been used.
    #[track_caller]
    pub(crate) fn finish(&self) {
        self.luck.assert_spent();
    }

    // Orders.

    /// Writes an order in words: see `orders`.
    #[track_caller]
    pub(crate) fn order(&mut self, words: &str) -> &mut Self {
        let (seat, lines) = orders::read(self, words);
        for action in lines {
            if let Err(rule) = self.write(seat, action) {
                panic!("{words:?}: {action:?} is refused by {rule}");
            }
        }
        self
    }

    /// Several orders, with semicolons between them.
    #[track_caller]
    pub(crate) fn orders(&mut self, words: &str) -> &mut Self {
        for part in words.split(';').map(str::trim).filter(|part| !part.is_empty()) {
            self.order(part);
        }
        self
    }

    /// The first line of an order that is refused is so by this rule.
    #[track_caller]
    pub(crate) fn refused(&mut self, words: &str, rule: &str) -> &mut Self {
        match self.try_order(words) {
            Ok(()) => panic!("{words:?} should be refused"),
            Err(refused) => assert_eq!(refused, rule, "{words:?}"),
        }
        self
    }

    /// Whether an order could be written.
    #[track_caller]
    pub(crate) fn accepts(&mut self, words: &str) -> bool {
        self.try_order(words).is_ok()
    }

    /// Tries an order, and leaves everything as it was.
    #[track_caller]
    fn try_order(&mut self, words: &str) -> Result<(), &'static str> {
        let before = self.drafts.clone();
        let (seat, lines) = orders::read(self, words);
        let result = lines.into_iter().try_for_each(|action| self.write(seat, action));
        self.drafts = before;
        result
    }

    /// Writes one line, or says which rule forbids it.
    pub(crate) fn write(&mut self, seat: Seat, action: Action) -> Result<(), &'static str> {
        let draft = &mut self.drafts[usize::from(seat.0)];
        let mut list = Vec::new();
        self.battle.drafts(seat, draft, &mut list);
        if list.contains(&action) {
            self.battle.write(seat, draft, action);
            return Ok(());
        }
        // A path that cannot go on has ended by itself.
        let ended = matches!(draft.writing, Writing::Unit | Writing::Shot { .. });
        if action == Action::Halt && ended {
            return Ok(());
        }
        Err(self.battle.why_not_draft(seat, draft, &action).rule)
    }

    /// A seat writes an order in words, or hears which rule forbids it.
    pub(crate) fn order_by(&mut self, seat: Seat, words: &str) -> Result<(), &'static str> {
        self.lines(words).into_iter().try_for_each(|action| self.write(seat, action))
    }

    /// Takes a unit that is to be ordered, or says which rule forbids it.
    pub(crate) fn take(&mut self, seat: Seat, unit: &str) -> Result<(), &'static str> {
        self.write(seat, Action::Unit(self.unit_id(unit)))
    }

    /// The lines of an order in words.
    #[track_caller]
    pub(crate) fn lines(&self, words: &str) -> Vec<Action> {
        orders::read(self, words).1
    }

    /// The unit with a name.
    #[track_caller]
    pub(crate) fn unit_id(&self, name: &str) -> UnitId {
        orders::unit_id(self, name)
    }

    /// [SAM-1.1.2] The seat that writes the orders of a unit.
    pub(crate) fn commander(&self, unit: &str) -> Seat {
        orders::commander(self, unit)
    }

    /// The hex that the rules write so.
    #[track_caller]
    pub(crate) fn hex_id(&self, word: &str) -> HexId {
        orders::hex_id(self, word)
    }

    /// What a side may write next.
    pub(crate) fn list(&self, seat: Seat) -> Vec<Action> {
        let mut list = Vec::new();
        self.battle.drafts(seat, &self.drafts[usize::from(seat.0)], &mut list);
        list
    }

    /// Both sides commit, and the turn runs to the next planning or the end.
    #[track_caller]
    pub(crate) fn turn(&mut self) -> &mut Self {
        let mut journal = Journal::keeping();
        let Waiting::Orders(asked) = self.battle.waiting() else { panic!("nobody is asked") };
        for seat in asked.iter() {
            self.write(seat, Action::Done).expect("orders are done");
            let draft = &self.drafts[usize::from(seat.0)];
            self.battle.may_commit(seat, draft).expect("orders can be committed");
            self.battle.commit_unchecked(seat, &mut self.luck, &mut journal);
        }
        let seats = self.battle.seats().iter();
        let orders: Vec<(Seat, Draft)> = seats.zip(self.drafts.iter().cloned()).collect();
        self.battle.open_unchecked(&orders, &mut self.luck, &mut journal);
        self.drafts = Default::default();
        self.events = journal.into_events();
        self
    }

    // What a test asks.

    /// The position in words.
    pub(crate) fn document(&self) -> Document {
        self.battle.document()
    }

    /// The line of a unit in the document of the position, if it has one.
    pub(crate) fn unit(&self, name: &str) -> Option<UnitLine> {
        self.document().units.into_iter().find(|line| line.id == name)
    }

    #[track_caller]
    fn known(&self, name: &str) -> UnitLine {
        self.unit(name).unwrap_or_else(|| panic!("{name} is not in the battle"))
    }

    /// Who is engaged with a unit.
    #[track_caller]
    pub(crate) fn fights(&self, name: &str) -> Vec<String> {
        self.known(name).engaged
    }

    #[track_caller]
    pub(crate) fn facing(&self, name: &str) -> u8 {
        self.known(name).facing.expect("a facing")
    }

    #[track_caller]
    pub(crate) fn figures(&self, name: &str) -> u8 {
        self.known(name).figures.expect("figures")
    }

    #[track_caller]
    pub(crate) fn view_of(&self, name: &str) -> telling::Sheet {
        telling::sheet(self, name)
    }

    #[track_caller]
    pub(crate) fn markers(&self, name: &str) -> u8 {
        telling::sheet(self, name).markers
    }

    #[track_caller]
    pub(crate) fn ammo(&self, name: &str) -> u8 {
        telling::sheet(self, name).ammunition
    }

    #[track_caller]
    pub(crate) fn fatigue(&self, name: &str) -> u8 {
        telling::sheet(self, name).fatigue
    }

    #[track_caller]
    pub(crate) fn honour(&self, name: &str) -> bool {
        telling::sheet(self, name).honour
    }

    #[track_caller]
    pub(crate) fn has_commander(&self, name: &str) -> bool {
        telling::sheet(self, name).commander
    }

    /// `visible`, `hidden`, `destroyed`, `escaped`, `waiting` or `absent`.
    pub(crate) fn status(&self, name: &str) -> &'static str {
        let Some(line) = self.unit(name) else { return "absent" };
        match line.gone {
            Some(samurai::Gone::Waiting) => "waiting",
            Some(samurai::Gone::Destroyed) => "destroyed",
            Some(samurai::Gone::Escaped) => "escaped",
            None if line.hidden => "hidden",
            None => "visible",
        }
    }

    pub(crate) fn is_over(&self) -> bool {
        matches!(self.battle.waiting(), Waiting::Over(_))
    }

    /// The turn being planned.
    pub(crate) fn turn_number(&self) -> u32 {
        self.battle.turn_number()
    }

    pub(crate) fn view(&self, viewer: Viewer) -> View {
        self.battle.view(viewer)
    }

    /// A short line for each fact of the last turn: see `telling`.
    pub(crate) fn facts(&self) -> Vec<String> {
        self.events.iter().map(|event| telling::line(self, event)).collect()
    }

    /// The same, as somebody saw them.
    pub(crate) fn facts_seen(&self, viewer: Viewer) -> Vec<String> {
        let seen = self.events.iter().filter_map(|event| Battle::seen(event, viewer));
        seen.map(|event| telling::line(self, &event)).collect()
    }

    /// Something of the kind happened.
    #[track_caller]
    pub(crate) fn happened(&self, part: &str) -> &Self {
        let facts = self.facts();
        assert!(facts.iter().any(|line| line.contains(part)), "{part:?} is not in {facts:#?}");
        self
    }

    /// Nothing of the kind happened.
    #[track_caller]
    pub(crate) fn never(&self, part: &str) -> &Self {
        let facts = self.facts();
        assert!(!facts.iter().any(|line| line.contains(part)), "{part:?} is in {facts:#?}");
        self
    }

    /// The first line with this in it.
    #[track_caller]
    pub(crate) fn line(&self, part: &str) -> String {
        let facts = self.facts();
        let found = facts.iter().find(|line| line.contains(part)).cloned();
        found.unwrap_or_else(|| panic!("{part:?} is not in {facts:#?}"))
    }

    /// One thing happened before another.
    #[track_caller]
    pub(crate) fn in_order(&self, first: &str, second: &str) -> &Self {
        let facts = self.facts();
        let place = |part: &str| facts.iter().position(|line| line.contains(part));
        let places = (place(first), place(second));
        let (Some(one), Some(other)) = places else { panic!("not both in {facts:#?}") };
        assert!(one < other, "{first:?} comes after {second:?} in {facts:#?}");
        self
    }

    /// The facts alone.
    pub(crate) fn told(&self) -> impl Iterator<Item = &Fact> {
        self.events.iter().map(|event| &event.fact)
    }
}

impl Field {
    /// Where a unit stands or hides: `(4,5)`; `nowhere` if it is not in the field.
    #[track_caller]
    pub(crate) fn place(&self, name: &str) -> String {
        self.unit(name)
            .and_then(|line| line.at)
            .map_or_else(|| "nowhere".to_owned(), |number| sketch::from_number(&number))
    }
}
