//! The game as others take it from the shelf.

use engine::{
    DrawCard, Fault, OptionCard, Phrase, Refusal, ScenarioCard, Seat, SeatSet, StandingCard, Title,
};

use crate::action::Action;
use crate::pieces::Side;
use crate::position::{self, Document};
use crate::setting::Scenery;
use crate::state::Campaign;
use crate::{luck_names, options, shelf, standing};

impl Title for Campaign {
    const ID: &'static str = "waterloo";
    const RULES_VERSION: u32 = 1;
    const RULES: &'static str = include_str!("../rules/en.md");
    const WORDS: &'static str = include_str!("../locales/en.ftl");

    type Position = Document;
    type Scenery = Scenery;

    fn scenarios() -> Vec<ScenarioCard> {
        shelf::cards()
    }

    fn scenario_file(id: &str) -> Option<&'static str> {
        shelf::file(id)
    }

    fn card(&self) -> ScenarioCard {
        let setting = self.setting.get();
        setting.scenario.card(&setting.options)
    }

    fn scenery(&self) -> Scenery {
        Scenery::of(self.setting.get())
    }

    fn options() -> Vec<OptionCard> {
        options::CARDS.to_vec()
    }

    fn set_up(scenario: &str, options: &[(String, String)]) -> Result<Campaign, String> {
        Campaign::set_up(scenario, options)
    }

    fn arrange(
        document: &Document,
        file: Option<&str>,
        options: &[(String, String)],
    ) -> Result<Campaign, Vec<String>> {
        position::arrange(document, file, options)
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

    /// [WAT-25.2.1] Two Allied players win and lose together.
    fn side_of(&self, seat: Seat) -> SeatSet {
        let seats = engine::Game::seats(self);
        let side = Side::BOTH.into_iter().find(|side| side.seats().contains(seat));
        let all = side.map_or(seat.into(), Side::seats);
        all.iter().filter(|&seat| seats.contains(seat)).collect()
    }

    /// [WAT-25.2.1] With the option the Allies talk at night only.
    fn may_confer(&self, _: Seat) -> Result<(), Refusal> {
        if self.allies_may_talk() {
            return Ok(());
        }
        Err(Refusal::new("WAT-25.2.1", Phrase::new("ban-talk-by-day")))
    }

    fn check_scenario(text: &str) -> Result<ScenarioCard, Vec<Fault>> {
        Campaign::check_scenario(text)
    }

    fn set_up_from(text: &str, options: &[(String, String)]) -> Result<Campaign, Vec<Fault>> {
        Campaign::set_up_from(text, options)
    }
}
