//! A campaign for one test: who stands where in a few lines of text, decisions in words, luck
//! listed in advance.
//!
//! ```text
//! let mut field = Field::at("
//!     turn 1
//!     ham: F-2-INF1(4) F-NAP F-C1(2)!
//!     charleroi: P-1-INF1 P-1-CAV
//!     ask moves
//! ");
//! field.act("take F-2-INF1").act("move charleroi");
//! assert_eq!(field.place("F-2-INF1"), "charleroi");
//! ```

#![allow(dead_code)]

mod decisions;
mod sketch;

use engine::{Game, Journal, Seat, Title as _, Viewer, Waiting};
use luck::Scripted;
use serde_json::Value;
use waterloo::{Action, Campaign, Document, Event, Party, Setting, View};

/// A campaign in the middle of a test.
pub(crate) struct Field {
    pub(crate) campaign: Campaign,
    /// Everything that happened since the test began.
    pub(crate) events: Vec<Event>,
    luck: Scripted,
}

/// The order in which terrain is drawn by weight.
const MARKERS: [&str; 4] = ["woods", "farm", "hill", "stream"];

impl Field {
    /// The campaign that a text sketches: see `sketch`.
    #[track_caller]
    pub(crate) fn at(text: &str) -> Field {
        let campaign = Field::try_at(text)
            .unwrap_or_else(|faults| panic!("the field is not sound: {faults:#?}\n{text}"));
        Field::with(campaign)
    }

    /// The campaign alone, with its switches.
    #[track_caller]
    pub(crate) fn and_options(text: &str) -> (Campaign, Vec<(String, String)>) {
        (Field::at(text).campaign, sketch::read(text).options)
    }

    /// The same, or what is wrong with the position.
    #[track_caller]
    pub(crate) fn try_at(text: &str) -> Result<Campaign, Vec<String>> {
        let sketch = sketch::read(text);
        let document: Document = serde_json::from_value(sketch.document.clone())
            .unwrap_or_else(|error| panic!("{error}\n{:#}", sketch.document));
        Campaign::arrange(&document, None, &sketch.options)
    }

    /// The campaign with which a game of rules 1 began.
    #[track_caller]
    pub(crate) fn of_rules_1(text: &str) -> Field {
        let sketch = sketch::read(text);
        let document: Document = serde_json::from_value(sketch.document).expect("a document");
        let former = Campaign::former_options(1).iter();
        let former = former.map(|&(id, value)| (id.to_owned(), value.to_owned()));
        let options: Vec<_> = former.chain(sketch.options).collect();
        let campaign = Campaign::arrange_older(1, &document, None, &options);
        Field::with(campaign.unwrap_or_else(|faults| panic!("{faults:#?}\n{text}")))
    }

    /// The whole campaign at its first decision.
    #[track_caller]
    pub(crate) fn historical(options: &[(&str, &str)]) -> Field {
        let options: Vec<(String, String)> =
            options.iter().map(|&(id, value)| (id.to_owned(), value.to_owned())).collect();
        let mut campaign = Campaign::set_up("the-hundred-days", &options).expect("a scenario");
        let mut journal = Journal::keeping();
        campaign.start(&mut Scripted::new(), &mut journal);
        Field { events: journal.into_events(), ..Field::with(campaign) }
    }

    pub(crate) fn with(campaign: Campaign) -> Field {
        Field { campaign, events: Vec::new(), luck: Scripted::new() }
    }

    pub(crate) fn setting(&self) -> &'static Setting {
        self.campaign.scenario()
    }

    // Luck.

    /// Lists dice of one kind, in the order in which they fall.
    pub(crate) fn dice<const N: usize>(&mut self, kind: &'static str, faces: [u8; N]) -> &mut Self {
        self.luck = std::mem::take(&mut self.luck).dice(kind, faces);
        self
    }

    /// Lists terrain markers, in the order in which they are drawn.
    #[track_caller]
    pub(crate) fn markers<const N: usize>(&mut self, markers: [&str; N]) -> &mut Self {
        for marker in markers {
            let index = MARKERS.iter().position(|&name| name == marker).expect("a marker");
            self.luck = std::mem::take(&mut self.luck).pick("terrain", index as u32);
        }
        self
    }

    /// All luck that was listed must have been used.
    #[track_caller]
    pub(crate) fn finish(&self) {
        self.luck.assert_spent();
    }

    // Decisions.

    /// Takes a decision in words, for whoever is asked: see `decisions`.
    #[track_caller]
    pub(crate) fn act(&mut self, words: &str) -> &mut Self {
        let action = self.action(words);
        let seat = self.seat();
        let mut journal = Journal::keeping();
        if let Err(refusal) = self.campaign.play(seat, action, &mut self.luck, &mut journal) {
            panic!("{words:?} is refused by {}: {:?}", refusal.rule, refusal.why);
        }
        self.events.extend(journal.into_events());
        self
    }

    /// Several decisions, with semicolons between them.
    #[track_caller]
    pub(crate) fn acts(&mut self, words: &str) -> &mut Self {
        for part in words.split(';').map(str::trim).filter(|part| !part.is_empty()) {
            self.act(part);
        }
        self
    }

    /// A decision is refused by this rule, and nothing changes.
    #[track_caller]
    pub(crate) fn refused(&self, words: &str, rule: &str) -> &Self {
        self.refused_to(self.seat(), words, rule)
    }

    /// The same for somebody who is perhaps not asked.
    #[track_caller]
    pub(crate) fn refused_to(&self, seat: Seat, words: &str, rule: &str) -> &Self {
        let action = self.action(words);
        let mut after = self.campaign.clone();
        let result = after.play(seat, action, &mut Scripted::new(), &mut Journal::off());
        assert_eq!(after, self.campaign, "a refusal changes nothing");
        let refusal = result.expect_err(&format!("{words:?} should be refused"));
        assert_eq!(refusal.rule, rule, "{words:?}: {:?}", refusal.why);
        assert!(!self.legal().contains(&action), "{words:?} is refused, but offered");
        self
    }

    /// Whether a decision is on offer.
    #[track_caller]
    pub(crate) fn offers(&self, words: &str) -> bool {
        self.legal().contains(&self.action(words))
    }

    /// What may be decided now.
    pub(crate) fn legal(&self) -> Vec<Action> {
        match self.campaign.waiting() {
            Waiting::Over(_) => Vec::new(),
            Waiting::On(_) | Waiting::Orders(_) => self.campaign.legal_list(self.seat()),
        }
    }

    /// The decision that words stand for.
    #[track_caller]
    pub(crate) fn action(&self, words: &str) -> Action {
        decisions::read(self.setting(), words)
    }

    // What a test asks.

    /// The seat that must decide; the first when the campaign is over.
    pub(crate) fn seat(&self) -> Seat {
        match self.campaign.waiting() {
            Waiting::On(seats) => seats.lowest().expect("somebody is asked"),
            Waiting::Orders(_) => unreachable!("there are no secret orders"),
            Waiting::Over(_) => Seat(0),
        }
    }

    /// Who must decide: `french`, `allies`, `anglo-dutch`, `prussians`, or `nobody` at the end.
    pub(crate) fn asked(&self) -> &'static str {
        if self.is_over() {
            return "nobody";
        }
        let is_three = self.campaign.seats().len() == 3;
        match (self.seat(), is_three) {
            (Seat(0), _) => "french",
            (Seat(1), false) => "allies",
            (Seat(1), true) => "anglo-dutch",
            (Seat(_), _) => "prussians",
        }
    }

    pub(crate) fn is_over(&self) -> bool {
        matches!(self.campaign.waiting(), Waiting::Over(_))
    }

    /// The question that is open, as documents name it: `battle-phase`; `over` at the end.
    pub(crate) fn question(&self) -> String {
        let document = self.json();
        let ask = &document["ask"];
        let name = ask.as_str().or_else(|| ask.as_object()?.keys().next().map(String::as_str));
        name.expect("a question").to_owned()
    }

    /// A value of the question, as documents have it: `town`, `role`, `block`, `hits`.
    pub(crate) fn asked_of(&self, field: &str) -> Value {
        let ask = &self.json()["ask"][self.question().as_str()];
        ask[field].clone()
    }

    /// The position as a document.
    pub(crate) fn json(&self) -> Value {
        serde_json::to_value(self.campaign.document()).expect("a document")
    }

    pub(crate) fn turn(&self) -> u64 {
        self.json()["turn"].as_u64().expect("a turn")
    }

    /// What the document says of a block; null if it is not on the map.
    #[track_caller]
    pub(crate) fn block(&self, id: &str) -> Value {
        assert!(self.setting().find_block(id).is_some(), "there is no block {id}");
        let document = self.json();
        let blocks = document["blocks"].as_array().into_iter().flatten();
        blocks.into_iter().find(|block| block["id"] == id).cloned().unwrap_or(Value::Null)
    }

    /// The steps of a block; 0 if it is not on the map.
    #[track_caller]
    pub(crate) fn steps(&self, id: &str) -> u8 {
        let block = self.block(id);
        if block.is_null() {
            return 0;
        }
        let setting = self.setting();
        let full = || setting.find_block(id).map_or(0, |block| setting.full_steps(block));
        block["steps"].as_u64().map_or_else(full, |steps| steps as u8)
    }

    /// Where a block is: `charleroi`, `charleroi a-c` on a board, `lost` or `nowhere`.
    #[track_caller]
    pub(crate) fn place(&self, id: &str) -> String {
        let block = self.block(id);
        let text = |field: &str| block[field].as_str().map(str::to_owned);
        match (text("town"), text("at")) {
            (Some(town), Some(at)) => format!("{town} {at}"),
            (Some(town), None) => town,
            (None, _) if self.lists("lost", id) => "lost".to_owned(),
            (None, _) => "nowhere".to_owned(),
        }
    }

    /// Whether a mark of a block is set: `disrupted`, `square`, `fresh`.
    #[track_caller]
    pub(crate) fn is(&self, id: &str, mark: &str) -> bool {
        self.block(id)[mark].as_bool().unwrap_or(false)
    }

    /// Whether a block has used its action in the battle turn.
    #[track_caller]
    pub(crate) fn has_acted(&self, id: &str) -> bool {
        let document = self.json();
        let acted = document["battle_turn"]["acted"].as_array();
        acted.is_some_and(|acted| acted.iter().any(|it| it == id))
    }

    /// Whether a list of the document has this entry: `lost`, `entries`, `demoralised`.
    pub(crate) fn lists(&self, list: &str, entry: &str) -> bool {
        let document = self.json();
        document[list].as_array().is_some_and(|list| list.iter().any(|it| it == entry))
    }

    /// How many blocks of an army are lost, by the letter of its ids: `F`, `A` or `P`.
    pub(crate) fn lost(&self, letter: char) -> usize {
        let document = self.json();
        let lost = document["lost"].as_array().into_iter().flatten();
        lost.filter(|id| id.as_str().is_some_and(|id| id.starts_with(letter))).count()
    }

    /// How many blocks have used a road this turn, whichever way round it is named.
    #[track_caller]
    pub(crate) fn road(&self, road: &str) -> u64 {
        let (one, other) = road.split_once('-').expect("two towns");
        let document = self.json();
        let names = [road.to_owned(), format!("{other}-{one}")];
        names.iter().find_map(|name| document["roads"][name].as_u64()).unwrap_or(0)
    }

    /// The battle of a town as the document has it; null if there is none.
    pub(crate) fn battle(&self, town: &str) -> Value {
        let document = self.json();
        let battles = document["battles"].as_array().into_iter().flatten();
        battles.into_iter().find(|battle| battle["town"] == town).cloned().unwrap_or(Value::Null)
    }

    /// What a viewer may know.
    pub(crate) fn view_of(&self, viewer: Viewer) -> View {
        self.campaign.view(viewer)
    }

    /// The events as a viewer hears them.
    pub(crate) fn heard_by(&self, viewer: Viewer) -> Vec<Event> {
        self.events.iter().filter_map(|event| Campaign::seen(event, viewer)).collect()
    }
}

/// The viewer who plays for a party.
pub(crate) fn viewer(party: Party) -> Viewer {
    Viewer::Seat(party.seat())
}
