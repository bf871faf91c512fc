//! A game as it stands on the shelf: what there is to play, and its pages.

use std::collections::BTreeMap;
use std::fmt::Debug;

use serde::Serialize;
use serde::de::DeserializeOwned;

use crate::{Balance, Counsel, Fault, Note, Outcome, Refusal, Score, Seat, SeatSet, Words};

/// A game that can be taken from the shelf and set up.
pub trait Title: Words + Counsel {
    /// The short name that records, links and commands use: `ccn`.
    const ID: &'static str;
    /// Rises whenever the same decisions and the same luck would give another game.
    const RULES_VERSION: u32;
    /// The numbered rules, in Markdown.
    const RULES: &'static str;
    /// The words in English, in Fluent. `game-title` is the title of the game; `game-subtitle`, if
    /// there is one, stands under it.
    const WORDS: &'static str;

    /// A position as a document that people read and write: what stands where, who holds what,
    /// whose decision it is. Unlike the position itself it is a format: it grows by adding.
    type Position: Clone + Debug + PartialEq + Serialize + DeserializeOwned + Send + Sync;

    /// What a client needs to draw a battle and everybody may know: map, names, tables, the pieces
    /// in the order of their numbers.
    type Scenery: Serialize;

    /// The scenarios that come with the game.
    fn scenarios() -> Vec<ScenarioCard>;

    /// The file of a scenario that comes with the game. Records keep it, so that they can be
    /// replayed when the file has changed.
    fn scenario_file(id: &str) -> Option<&'static str>;

    /// What is known of the scenario that is played.
    fn card(&self) -> ScenarioCard;

    /// What else everybody may know of it.
    fn scenery(&self) -> Self::Scenery;

    /// The lists of the scenery whose places stand as numbers in views, decisions and events.
    #[must_use]
    fn numbered() -> &'static [NumberedList] {
        &[]
    }

    /// The switches that change its rules.
    fn options() -> Vec<OptionCard>;

    /// The options for whose values bots have played scenarios: the card of a scenario that is set up
    /// with them has a figure of its own.
    #[must_use]
    fn counted() -> &'static [&'static str] {
        &[]
    }

    /// The position with which a scenario begins, before anything is drawn or dealt.
    /// [`Game::begin`](crate::Game::begin) does that.
    ///
    /// # Errors
    /// A sentence that says what is unknown: the scenario, an option or its value.
    fn set_up(scenario: &str, options: &[(String, String)]) -> Result<Self, String>;

    /// The position that a document describes, at any point where the rules ask for a decision. A
    /// `file` stands for the scenario that the document names, as it was when it was written.
    ///
    /// # Errors
    /// Everything that cannot be so in this game, a sentence each.
    fn arrange(
        document: &Self::Position,
        file: Option<&str>,
        options: &[(String, String)],
    ) -> Result<Self, Vec<String>>;

    /// The position with which a game of older rules began, of the given version. Left out are the checks
    /// by which today's rules could not have come to it; what it leads to can be played by them.
    ///
    /// # Errors
    /// As [`Title::arrange`].
    fn arrange_older(
        version: u32,
        document: &Self::Position,
        file: Option<&str>,
        options: &[(String, String)],
    ) -> Result<Self, Vec<String>> {
        let _ = version;
        Self::arrange(document, file, options)
    }

    /// How games of an older version of the rules were played, by name and value, where there was no
    /// such option yet, so that their records do not name it. What is not listed has its default.
    #[must_use]
    fn former_options(version: u32) -> &'static [(&'static str, &'static str)] {
        let _ = version;
        &[]
    }

    /// The scenario that a document names, if it names one.
    fn scenario_of(document: &Self::Position) -> Option<&str>;

    /// The document that describes this position. For the referee: it holds every secret.
    fn document(&self) -> Self::Position;

    /// Every kind of draw that the rules ask for, so that its results can be named.
    fn draws() -> &'static [DrawCard];

    /// The standing instructions that a seat can leave.
    fn standing() -> &'static [StandingCard];

    /// The decision that `seat` has left standing instructions for; `None` if it must be asked.
    /// Each instruction is a pair of names, as [`Title::standing`] has them.
    fn instructed(&self, seat: Seat, standing: &[(&str, &str)]) -> Option<Self::Action>;

    /// The one answer to a question that is put to `seat` only so that the others learn nothing from a
    /// question left out. Where nobody else looks on it is taken by itself.
    fn only_answer(&self, seat: Seat) -> Option<Self::Action> {
        let _ = seat;
        None
    }

    /// The seats that win and lose together with `seat`, itself among them. Where a side has
    /// several seats, its game says so.
    fn side_of(&self, seat: Seat) -> SeatSet {
        seat.into()
    }

    /// Changes the sides for another game: the seat from which each seat of that one is filled. What
    /// `options` say of one side they say of the other then, where the seats hang on it. Everybody moves
    /// one seat on, unless the game says otherwise.
    fn change_sides(&self, options: &mut BTreeMap<String, String>) -> Vec<Seat> {
        let _ = options;
        let mut seats: Vec<Seat> = self.seats().iter().collect();
        seats.rotate_right(1);
        seats
    }

    /// Whether `seat` may talk to its allies in private at this moment.
    ///
    /// # Errors
    /// The rule that forbids it.
    fn may_confer(&self, seat: Seat) -> Result<(), Refusal> {
        let _ = seat;
        Ok(())
    }

    /// The other seats whose secret orders `seat` may read while they are written. What they commit to
    /// stays theirs alone.
    fn shows_orders_to(&self, seat: Seat) -> SeatSet {
        let _ = seat;
        SeatSet::NONE
    }

    /// How the game comes out if it is stopped here: as its rules would judge it if this turn were
    /// the last. Asked only of games that are not over.
    fn if_stopped(&self) -> Outcome;

    /// Adds what is worth counting of an event of the full log when a scenario is played many times.
    /// Asked of the position just before the event.
    fn notes(&self, event: &Self::Event, into: &mut Vec<Note>) {
        let _ = (event, into);
    }

    /// Adds what each seat has, or is still to get, in this position: its strength and its units by
    /// their types, of which [`Title::notes`] tells the losses.
    fn muster(&self, into: &mut Vec<Note>) {
        let _ = into;
    }

    /// How far `seat` has come by the victory rules, if the game ended now; `None` where nothing is
    /// counted before the end. Seats of one side have the same.
    fn score(&self, seat: Seat) -> Option<Score> {
        let _ = seat;
        None
    }

    /// Reads a scenario file and says everything that is wrong with it.
    ///
    /// # Errors
    /// All faults found, each with its place in the text.
    fn check_scenario(text: &str) -> Result<ScenarioCard, Vec<Fault>>;

    /// The position with which a scenario from a file begins.
    ///
    /// # Errors
    /// All faults of the file, or of the options (then at line 0).
    fn set_up_from(text: &str, options: &[(String, String)]) -> Result<Self, Vec<Fault>>;
}

/// What one needs to know of a scenario to choose it.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS, schemars::JsonSchema))]
pub struct ScenarioCard {
    /// Its short name.
    pub id: String,
    /// Its title in print.
    pub title: String,
    /// When it took place.
    pub date: String,
    /// Where it took place.
    pub place: String,
    /// What happened there, in a paragraph.
    pub background: String,
    /// The side of each seat, in the order of the seats.
    pub sides: Vec<SideCard>,
    /// How many turns the scenario lasts at most, where it says so.
    pub turns: Option<u32>,
    /// What this scenario leaves out of the game, said openly.
    pub notes: Vec<String>,
    /// How it came out when bots played it many times, where that was counted.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "types", ts(optional))]
    pub balance: Option<Balance>,
    /// Options that people who play each other are offered first, where these are not the defaults.
    #[serde(skip_serializing_if = "BTreeMap::is_empty")]
    #[cfg_attr(feature = "types", ts(optional, as = "Option<BTreeMap<String, String>>"))]
    pub between_people: BTreeMap<String, String>,
}

/// The side that a seat plays.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS, schemars::JsonSchema))]
pub struct SideCard {
    /// Its short name: `french`.
    pub id: String,
    /// Its name in print.
    pub title: String,
    /// Who commanded it.
    pub commander: String,
    /// What it has to do, in a sentence or two.
    pub plan: String,
}

/// A switch that changes the rules.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS, schemars::JsonSchema))]
pub struct OptionCard {
    /// Its name, as the rules page has it.
    pub id: &'static str,
    /// The rule that it changes.
    pub rule: &'static str,
    /// The value it has when nothing is said.
    pub default: &'static str,
    /// The value that the letter of the printed book has; none where it leaves the matter to the
    /// players: how many they are, at which level they play, what evens out a battle.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "types", ts(optional))]
    pub book: Option<&'static str>,
    /// The values it may have, beside numbers.
    pub values: &'static [&'static str],
    /// The numbers it may have, if it takes any.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "types", ts(optional))]
    pub numbers: Option<Numbers>,
}

/// Whole numbers on offer.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS, schemars::JsonSchema))]
pub struct Numbers {
    /// The smallest of them.
    pub least: u32,
    /// The largest of them.
    pub most: u32,
}

impl OptionCard {
    /// A switch that has one of these values.
    #[must_use]
    pub const fn new(
        id: &'static str,
        rule: &'static str,
        default: &'static str,
        values: &'static [&'static str],
    ) -> OptionCard {
        OptionCard { id, rule, default, book: Some(default), values, numbers: None }
    }

    /// A switch that is on or off.
    #[must_use]
    pub const fn switch(id: &'static str, rule: &'static str, default: &'static str) -> OptionCard {
        OptionCard::new(id, rule, default, &["on", "off"])
    }

    /// The same switch, whose default departs from the letter of the book: the book has `value`.
    #[must_use]
    pub const fn by_the_book(self, value: &'static str) -> OptionCard {
        OptionCard { book: Some(value), ..self }
    }

    /// The same switch, which the book leaves to the players: no value of it departs from the letter.
    #[must_use]
    pub const fn left_to_the_players(self) -> OptionCard {
        OptionCard { book: None, ..self }
    }

    /// The value by the letter of the book, or the default of what is left to the players.
    #[must_use]
    pub fn by_the_letter(&self) -> &'static str {
        self.book.unwrap_or(self.default)
    }

    /// Whether the default departs from the letter of the book.
    #[must_use]
    pub fn departs(&self) -> bool {
        self.by_the_letter() != self.default
    }

    /// The same switch, which may also have one of these numbers.
    #[must_use]
    pub const fn or_number(self, least: u32, most: u32) -> OptionCard {
        OptionCard { numbers: Some(Numbers { least, most }), ..self }
    }

    /// The switch of this name among `cards`, if it may have this value.
    ///
    /// # Errors
    /// A sentence that says what there is instead.
    pub fn find<'a>(
        cards: &'a [OptionCard],
        id: &str,
        value: &str,
    ) -> Result<&'a OptionCard, String> {
        let card = cards.iter().find(|card| card.id == id).ok_or_else(|| {
            let known: Vec<&str> = cards.iter().map(|card| card.id).collect();
            let known = if known.is_empty() { "none".to_owned() } else { known.join(", ") };
            format!("There is no option {id:?}; there are: {known}.")
        })?;
        if card.admits(value) { Ok(card) } else { Err(card.refusal(value)) }
    }

    /// Whether the switch may have this value. A number is written plainly, without signs or
    /// leading noughts.
    #[must_use]
    pub fn admits(&self, value: &str) -> bool {
        let is_on_offer = |numbers: Numbers| {
            value.parse::<u32>().is_ok_and(|number| {
                (numbers.least..=numbers.most).contains(&number) && number.to_string() == value
            })
        };
        self.values.contains(&value) || self.numbers.is_some_and(is_on_offer)
    }

    /// What is on offer, in words: `on or off`, `none or a number from 1 to 200`.
    #[must_use]
    pub fn offer(&self) -> String {
        let values = self.values.iter().map(|&value| value.to_owned());
        let number =
            |numbers: Numbers| format!("a number from {} to {}", numbers.least, numbers.most);
        values.chain(self.numbers.map(number)).collect::<Vec<_>>().join(" or ")
    }

    /// The sentence that refuses a value.
    #[must_use]
    pub fn refusal(&self, value: &str) -> String {
        match self.numbers {
            None => {
                format!("Option {} is one of {}, not {value:?}.", self.id, self.values.join(", "))
            }
            Some(_) => format!("Option {} is {}, not {value:?}.", self.id, self.offer()),
        }
    }
}

/// A kind of draw that the rules ask for.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS, schemars::JsonSchema))]
pub struct DrawCard {
    /// The kind, as records have it: `battle`.
    pub kind: &'static str,
    /// Whether dice are rolled or something is picked.
    pub by: DrawBy,
    /// The names of the results in the order of their numbers, where they have names. Two faces of
    /// a die may show the same.
    pub results: &'static [&'static str],
}

/// How something is drawn.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS, schemars::JsonSchema))]
#[serde(rename_all = "kebab-case")]
pub enum DrawBy {
    /// Dice are rolled; their numbers count from 1.
    Dice,
    /// One of several is picked; their numbers count from 0.
    Pick,
}

/// A question that a seat need not be asked each time.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS, schemars::JsonSchema))]
pub struct StandingCard {
    /// Its name: `battle-back`.
    pub id: &'static str,
    /// The rule that lets the seat decide.
    pub rule: &'static str,
    /// What can be left as an instruction. The first is `ask`, which is so when nothing is said.
    pub values: &'static [&'static str],
}

/// A list of the scenery: its places stand as numbers in views, decisions and events.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct NumberedList {
    /// The type of the numbers, as serde knows it: `BlockId`.
    pub numbers: &'static str,
    /// The member of the scenery: `blocks`.
    pub list: &'static str,
    /// The member of a thing in it that names it in documents, print and words: `id`.
    pub name: &'static str,
}

impl NumberedList {
    #[must_use]
    pub const fn new(
        numbers: &'static str,
        list: &'static str,
        name: &'static str,
    ) -> NumberedList {
        NumberedList { numbers, list, name }
    }
}
