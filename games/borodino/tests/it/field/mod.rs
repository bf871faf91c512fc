//! A campaign for one test: who stands where in a few lines of text, decisions in words, luck
//! listed in advance.
//!
//! ```text
//! let mut field = Field::at("
//!     turn 5 first french
//!     kamenka: F-3-10(2) F-HQ-NEY
//!     fleches: R-8-27 R-8-HA
//!     active: F-HQ-NEY
//!     ask moves french
//! ");
//! field.act("take F-3-10").act("move fleches");
//! assert_eq!(field.place("F-3-10"), "fleches");
//! ```

#![allow(dead_code)]

mod decisions;
mod sketch;

use borodino::{Action, Campaign, Document, Event, Setting, Side, View};
use engine::{Game, Journal, Seat, Title as _, Viewer, Waiting};
use luck::Scripted;
use serde_json::Value;

/// A campaign in the middle of a test.
pub(crate) struct Field {
    pub(crate) campaign: Campaign,
    /// Everything that happened since the test began.
    pub(crate) events: Vec<Event>,
    /// Dice that are still to fall, whatever for.
    dice: Vec<u8>,
    /// Whether somebody looks on, so that stages with nothing to do are asked for.
    is_looked_on: bool,
}

impl Field {
    /// The campaign that a text sketches: see `sketch`.
    #[track_caller]
    pub(crate) fn at(text: &str) -> Field {
        let campaign = Field::try_at(text)
            .unwrap_or_else(|faults| panic!("the field is not sound: {faults:#?}\n{text}"));
        Field::with(campaign)
    }

    /// The same, or what is wrong with the position.
    #[track_caller]
    pub(crate) fn try_at(text: &str) -> Result<Campaign, Vec<String>> {
        let sketch = sketch::read(text);
        let document: Document = serde_json::from_value(sketch.document.clone())
            .unwrap_or_else(|error| panic!("{error}\n{:#}", sketch.document));
        Campaign::arrange(&document, None, &sketch.options)
    }

    /// A scenario of the shelf at its first decision.
    #[track_caller]
    pub(crate) fn scenario(id: &str, options: &[(&str, &str)]) -> Field {
        let options: Vec<(String, String)> =
            options.iter().map(|&(id, value)| (id.to_owned(), value.to_owned())).collect();
        let mut campaign = Campaign::set_up(id, &options).expect("a scenario");
        let mut journal = Journal::keeping();
        campaign.start(&mut Scripted::new(), &mut journal);
        Field { events: journal.into_events(), ..Field::with(campaign) }
    }

    pub(crate) fn with(campaign: Campaign) -> Field {
        Field { campaign, events: Vec::new(), dice: Vec::new(), is_looked_on: false }
    }

    pub(crate) fn setting(&self) -> &'static Setting {
        self.campaign.scenario()
    }

    // Luck.

    /// Lists dice, in the order in which they fall, whatever they are rolled for.
    pub(crate) fn dice<const N: usize>(&mut self, faces: [u8; N]) -> &mut Self {
        self.dice.extend(faces);
        self
    }

    /// All luck that was listed must have been used.
    #[track_caller]
    pub(crate) fn finish(&self) {
        assert!(self.dice.is_empty(), "dice that did not fall: {:?}", self.dice);
    }

    // Decisions.

    /// Takes a decision in words, for whoever is asked: see `decisions`.
    #[track_caller]
    pub(crate) fn act(&mut self, words: &str) -> &mut Self {
        let action = self.action(words);
        let seat = self.seat();
        let mut journal = Journal::keeping();
        let mut luck = Dice { left: std::mem::take(&mut self.dice) };
        if let Err(refusal) = self.campaign.play(seat, action, &mut luck, &mut journal) {
            panic!("{words:?} is refused by {}: {:?}", refusal.rule, refusal.why);
        }
        self.dice = luck.left;
        self.events.extend(journal.into_events());
        if !self.is_looked_on {
            self.pass_over();
        }
        self
    }

    /// The same campaign with somebody who looks on: stages with nothing to do are asked for, too.
    pub(crate) fn looked_on(self) -> Field {
        Field { is_looked_on: true, ..self }
    }

    /// [BOR-18.2.5] Answers the questions of stages that are asked only because others look on.
    fn pass_over(&mut self) {
        let stages = ["activate", "bombard", "moves"];
        while self.legal() == [Action::Done] && stages.contains(&self.question().as_str()) {
            let (seat, mut journal) = (self.seat(), Journal::keeping());
            let played = self.campaign.play(seat, Action::Done, &mut Scripted::new(), &mut journal);
            played.expect("the only answer is legal");
            self.events.extend(journal.into_events());
        }
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
        assert!(!self.campaign.legal_list(seat).contains(&action), "{words:?} is offered");
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

    /// Who must decide: `french`, `russian`, or `nobody` at the end.
    pub(crate) fn asked(&self) -> &'static str {
        match (self.is_over(), self.seat()) {
            (true, _) => "nobody",
            (false, Seat(0)) => "french",
            (false, Seat(_)) => "russian",
        }
    }

    pub(crate) fn is_over(&self) -> bool {
        matches!(self.campaign.waiting(), Waiting::Over(_))
    }

    /// The question that is open, as documents name it: `move-block`; `over` at the end.
    pub(crate) fn question(&self) -> String {
        let document = self.json();
        let ask = &document["ask"];
        let name = ask.as_str().or_else(|| ask.as_object()?.keys().next().map(String::as_str));
        name.expect("a question").to_owned()
    }

    /// A value of the question, as documents have it: `block`, `area`, `left`, `letter`.
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

    /// Who is Player 1: `french` or `russian`.
    pub(crate) fn first(&self) -> String {
        self.json()["first"].as_str().unwrap_or("french").to_owned()
    }

    /// The victory points of the French and of the Russians.
    pub(crate) fn points(&self) -> [u64; 2] {
        let document = self.json();
        [0, 1].map(|side| document["points"][side].as_u64().unwrap_or(0))
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

    /// Where a block is: `kamenka`, or `destroyed`, `withdrawn`, `off-map`.
    #[track_caller]
    pub(crate) fn place(&self, id: &str) -> String {
        let block = self.block(id);
        let lost = || ["destroyed", "withdrawn"].into_iter().find(|list| self.lists(list, id));
        match block["area"].as_str() {
            Some(area) => area.to_owned(),
            None => lost().unwrap_or("off-map").to_owned(),
        }
    }

    /// Whether a mark of a block is set: `moved`, `bombarded`.
    #[track_caller]
    pub(crate) fn is(&self, id: &str, mark: &str) -> bool {
        self.block(id)[mark].as_bool().unwrap_or(false)
    }

    /// Whether a list of the document has this entry: `destroyed`, `reserves`, `burnt`, `captured`.
    pub(crate) fn lists(&self, list: &str, entry: &str) -> bool {
        let document = self.json();
        document[list].as_array().is_some_and(|list| list.iter().any(|it| it == entry))
    }

    /// Who holds an army post: `french`, `supreme`, `first`, `second`; `nobody` if it is vacant. What
    /// the document leaves out is held by the first holder, if he is on the map.
    #[track_caller]
    pub(crate) fn post(&self, post: &str) -> String {
        let document = self.json();
        if let Some(posts) = document["posts"].as_object() {
            return posts.get(post).and_then(Value::as_str).unwrap_or("nobody").to_owned();
        }
        let holders = [
            ("french", "F-HQ-NAP"),
            ("supreme", "R-HQ-KUT"),
            ("first", "R-HQ-BAR"),
            ("second", "R-HQ-BAG"),
        ];
        let (_, holder) = holders.iter().find(|(it, _)| *it == post).expect("a post");
        let is_there = self.setting().find_block(holder).is_some() && !self.block(holder).is_null();
        if is_there { (*holder).to_owned() } else { "nobody".to_owned() }
    }

    /// The battle that is fought, as the document has it; null if there is none.
    pub(crate) fn battle(&self) -> Value {
        self.json()["battle"].clone()
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

/// The viewer who plays a side.
pub(crate) fn viewer(side: Side) -> Viewer {
    Viewer::Seat(side.seat())
}

/// Dice in the order in which they fall, of whatever kind.
struct Dice {
    left: Vec<u8>,
}

impl engine::Chance for Dice {
    fn below(&mut self, draw: engine::Draw, n: u32) -> u32 {
        assert_eq!(n, 6, "only dice fall here, not {}", draw.kind);
        assert!(!self.left.is_empty(), "no die was listed for {}", draw.kind);
        u32::from(self.left.remove(0)) - 1
    }
}
