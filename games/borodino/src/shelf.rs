//! The game as it stands on the shelf, and how a campaign is set up.

use engine::{
    DrawCard, Fault, Note, NumberedList, OptionCard, Outcome, ScenarioCard, Score, Seat, Shelf,
    StandingCard, Title,
};

use crate::action::Action;
use crate::event::Event;
use crate::luck_names;
use crate::notes;
use crate::options::{self, Options};
use crate::outcome;
use crate::pieces::Side;
use crate::position::{self, Document};
use crate::scenario::Scenario;
use crate::setting::{Scenery, Setting, pool};
use crate::standing;
use crate::state::Campaign;

/// [BOR-4.1.1] The scenarios that come with the game, in the order of the rules page: [BOR-4.3.1],
/// [BOR-4.3.2] and [BOR-4.3.3] are their set-ups.
const FILES: &[&str] = &[
    include_str!("../scenarios/shevardino.toml"),
    include_str!("../scenarios/borodino.toml"),
    include_str!("../scenarios/combined.toml"),
];

pub(crate) static SCENARIOS: Shelf<Scenario> =
    Shelf::new(FILES, Scenario::read, |scenario| &scenario.id);

impl Title for Campaign {
    const ID: &'static str = "borodino";
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
            NumberedList::new("AreaId", "areas", "id"),
            NumberedList::new("BorderId", "borders", "id"),
        ];
        LISTS
    }

    fn options() -> Vec<OptionCard> {
        options::CARDS.to_vec()
    }

    fn counted() -> &'static [&'static str] {
        &["free-setup", "full-strength"]
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
        position::arrange(document, file, options)
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

    fn if_stopped(&self) -> Outcome {
        outcome::if_stopped(self)
    }

    fn notes(&self, event: &Event, into: &mut Vec<Note>) {
        notes::notes(self, event, into);
    }

    fn muster(&self, into: &mut Vec<Note>) {
        notes::muster(self, into);
    }

    fn score(&self, seat: Seat) -> Option<Score> {
        Some(notes::score(self, Side::of(seat)))
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

impl Campaign {
    /// [BOR-4.1.3] All blocks where the scenario has them, [BOR-17.1.4] and the points that a side has
    /// from the start. [BOR-4.2.1] In a free set-up only
    /// headquarters stand on the map, and the others wait to be placed.
    pub(crate) fn new(setting: &'static Setting) -> Campaign {
        let mut campaign = Campaign::bare(setting);
        campaign.points = setting.options.handicap;
        for block in setting.all_blocks() {
            let card = setting.block(block);
            campaign.steps[block.index()] = card.steps;
            let stands = !setting.options.free_set_up || setting.headquarters.contains(block);
            if let Some(area) = card.area.filter(|_| stands) {
                campaign.put(block, Some(area));
                campaign.take_first_post(block);
            }
        }
        campaign
    }
}
