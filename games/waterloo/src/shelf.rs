//! The game as it stands on the shelf, and how a campaign is set up.

use engine::{
    DrawCard, Fault, Game as _, Note, NumberedList, OptionCard, Outcome, Phrase, Refusal,
    ScenarioCard, Score, Seat, SeatSet, Shelf, StandingCard, Title,
};

use crate::action::Action;
use crate::event::Event;
use crate::luck_names;
use crate::notes;
use crate::options::{self, Options};
use crate::outcome;
use crate::pieces::{Army, Party, Side};
use crate::position::{self, Document, Rules};
use crate::scenario::Scenario;
use crate::setting::{Scenery, Setting, pool};
use crate::standing;
use crate::state::Campaign;
use crate::victory;

/// The scenarios that come with the game, in the order of their dates.
const FILES: &[&str] = &[
    include_str!("../scenarios/the-hundred-days.toml"),
    include_str!("../scenarios/ligny-and-quatre-bras.toml"),
    include_str!("../scenarios/waterloo-and-wavre.toml"),
];

pub(crate) static SCENARIOS: Shelf<Scenario> =
    Shelf::new(FILES, Scenario::read, |scenario| &scenario.id);

impl Title for Campaign {
    const ID: &'static str = "waterloo";
    const RULES_VERSION: u32 = 2;
    const RULES: &'static str = include_str!("../rules/en.md");
    const WORDS: &'static str = include_str!("../locales/en.ftl");

    type Position = Document;
    type Scenery = Scenery;

    fn scenarios() -> Vec<ScenarioCard> {
        SCENARIOS.all().iter().map(|scenario| scenario.card(Options::default())).collect()
    }

    fn scenario_file(id: &str) -> Option<&'static str> {
        SCENARIOS.file(id)
    }

    fn card(&self) -> ScenarioCard {
        let setting = self.setting.get();
        setting.scenario.card(setting.options)
    }

    fn scenery(&self) -> Scenery {
        Scenery::of(self.setting.get())
    }

    fn numbered() -> &'static [NumberedList] {
        const LISTS: &[NumberedList] = &[
            NumberedList::new("BlockId", "blocks", "id"),
            NumberedList::new("TownId", "towns", "id"),
            NumberedList::new("RoadId", "roads", "id"),
        ];
        LISTS
    }

    fn options() -> Vec<OptionCard> {
        options::CARDS.to_vec()
    }

    fn counted() -> &'static [&'static str] {
        &["setup"]
    }

    fn set_up(scenario: &str, options: &[(String, String)]) -> Result<Campaign, String> {
        let options = Options::read(options)?;
        pool::of_shelf(SCENARIOS.find(scenario)?, options).map(Campaign::new)
    }

    fn arrange(
        document: &Document,
        file: Option<&str>,
        options: &[(String, String)],
    ) -> Result<Campaign, Vec<String>> {
        position::arrange(Rules::Today, document, file, options)
    }

    fn arrange_older(
        version: u32,
        document: &Document,
        file: Option<&str>,
        options: &[(String, String)],
    ) -> Result<Campaign, Vec<String>> {
        debug_assert!(version < Campaign::RULES_VERSION, "rules {version} are not older");
        position::arrange(Rules::Older, document, file, options)
    }

    fn former_options(version: u32) -> &'static [(&'static str, &'static str)] {
        options::former(version)
    }

    fn scenario_of(document: &Document) -> Option<&str> {
        document.scenario.as_deref()
    }

    fn document(&self) -> Document {
        position::document(self)
    }

    fn draws() -> &'static [DrawCard] {
        &luck_names::DRAWS
    }

    fn standing() -> &'static [StandingCard] {
        &standing::CARDS
    }

    fn instructed(&self, seat: Seat, standing: &[(&str, &str)]) -> Option<Action> {
        standing::instructed(self, seat, standing)
    }

    fn only_answer(&self, seat: Seat) -> Option<Action> {
        standing::only_answer(self, seat)
    }

    /// [WAT-25.2.1] Two Allied players win and lose together.
    fn side_of(&self, seat: Seat) -> SeatSet {
        side_of(seat).seats().iter().filter(|&seat| self.seats().contains(seat)).collect()
    }

    /// [WAT-25.2.1] With the option the Allies talk at night only.
    fn may_confer(&self, _: Seat) -> Result<(), Refusal> {
        if self.allies_may_talk() {
            return Ok(());
        }
        Err(Refusal::new("WAT-25.2.1", Phrase::new("ban-talk-by-day")))
    }

    fn if_stopped(&self) -> Outcome {
        outcome::outcome(self, victory::if_stopped(self))
    }

    fn notes(&self, event: &Event, into: &mut Vec<Note>) {
        notes::notes(self, event, into);
    }

    fn muster(&self, into: &mut Vec<Note>) {
        notes::muster(self, into);
    }

    fn score(&self, seat: Seat) -> Option<Score> {
        Some(notes::score(self, side_of(seat)))
    }

    fn check_scenario(text: &str) -> Result<ScenarioCard, Vec<Fault>> {
        Scenario::read(text).map(|scenario| scenario.card(Options::default()))
    }

    fn set_up_from(text: &str, options: &[(String, String)]) -> Result<Campaign, Vec<Fault>> {
        let options = Options::read(options).map_err(|message| vec![Fault::whole(message)])?;
        let scenario = Scenario::read(text)?;
        let setting = pool::of_file(text, scenario, options);
        setting.map(Campaign::new).map_err(|message| vec![Fault::whole(message)])
    }
}

/// The side that a seat plays for.
fn side_of(seat: Seat) -> Side {
    if seat == Party::French.seat() { Side::French } else { Side::Allied }
}

impl Campaign {
    /// [WAT-25.2.1] Whether the private channel of two Allied players is open now.
    #[must_use]
    pub fn allies_may_talk(&self) -> bool {
        self.setting.get().allies_may_talk(self.turn)
    }

    /// [WAT-3.1.1], [WAT-3.1.2] All blocks where the scenario has them, or in the hands of their
    /// players for a free set-up. An army without blocks is out of the campaign from the start.
    pub(crate) fn new(setting: &'static Setting) -> Campaign {
        let mut campaign = Campaign::bare(setting);
        for (index, card) in setting.blocks.iter().enumerate() {
            campaign.steps[index] = card.steps;
            campaign.towns[index] = (!setting.options.free_set_up()).then_some(card.town);
        }
        campaign.demoralised = Army::ALL.map(|army| setting.of_army[army as usize].is_empty());
        campaign
    }
}
