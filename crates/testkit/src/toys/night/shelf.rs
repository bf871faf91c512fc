//! The toy as it stands on the shelf.

use engine::{
    DrawBy, DrawCard, Fault, OptionCard, Outcome, ScenarioCard, Seat, StandingCard, Title,
};

use super::document::{self, Document};
use super::{Action, Night, PAGE, Phase, Planted, Scenario};
use crate::toys::shelf::{Only, no_options, set_up_from, side};

/// The night that is on the shelf: nothing is wrong with it.
pub(super) static SOUND: Scenario = Scenario { turns: 8, planted: Planted::Nothing };

const NIGHT: Only = Only("night");

/// [TOY-4.4] Who is fired at need not be asked each time.
const STANDING: [StandingCard; 1] =
    [StandingCard { id: "fired-at", rule: "TOY-4.4", values: &["ask", "press", "halt"] }];

impl Title for Night {
    const ID: &'static str = "night";
    const RULES_VERSION: u32 = 1;
    const RULES: &'static str = PAGE;
    const WORDS: &'static str = include_str!("words.ftl");

    type Position = Document;
    type Scenery = ();

    fn scenarios() -> Vec<ScenarioCard> {
        vec![scenario_card()]
    }

    fn scenario_file(id: &str) -> Option<&'static str> {
        NIGHT.file(id)
    }

    fn card(&self) -> ScenarioCard {
        scenario_card()
    }

    fn scenery(&self) {}

    fn options() -> Vec<OptionCard> {
        Vec::new()
    }

    fn set_up(scenario: &str, options: &[(String, String)]) -> Result<Night, String> {
        NIGHT.check(scenario, options).map(|()| Night::new(&SOUND))
    }

    fn arrange(
        document: &Document,
        _: Option<&str>,
        options: &[(String, String)],
    ) -> Result<Night, Vec<String>> {
        no_options(options).map_err(|message| vec![message])?;
        document::arrange(document)
    }

    fn scenario_of(_: &Document) -> Option<&str> {
        None
    }

    fn document(&self) -> Document {
        document::document(self)
    }

    /// A shot hits with a 4 or more.
    fn draws() -> &'static [DrawCard] {
        &[DrawCard {
            kind: "fire",
            by: DrawBy::Dice,
            results: &["miss", "miss", "miss", "hit", "hit", "hit"],
        }]
    }

    fn standing() -> &'static [StandingCard] {
        &STANDING
    }

    fn instructed(&self, seat: Seat, standing: &[(&str, &str)]) -> Option<Action> {
        let (_, value) = standing.iter().find(|(id, _)| *id == STANDING[0].id)?;
        match (self.phase, *value) {
            (Phase::Asking(unit), "press") if unit.seat() == seat => Some(Action::Press),
            (Phase::Asking(unit), "halt") if unit.seat() == seat => Some(Action::Halt),
            _ => None,
        }
    }

    fn if_stopped(&self) -> Outcome {
        self.outcome()
    }

    fn check_scenario(text: &str) -> Result<ScenarioCard, Vec<Fault>> {
        NIGHT.check_file(text).map(|()| scenario_card())
    }

    fn set_up_from(text: &str, options: &[(String, String)]) -> Result<Night, Vec<Fault>> {
        set_up_from(text, options)
    }
}

fn scenario_card() -> ScenarioCard {
    ScenarioCard {
        id: NIGHT.0.to_owned(),
        title: "Night on the Road".to_owned(),
        date: String::new(),
        place: "A road through the woods".to_owned(),
        background: "Two columns meet in the dark. Each tries to get past the other.".to_owned(),
        sides: vec![
            side("west", "West", "", "Get to the eastern end of the road."),
            side("east", "East", "", "Get to the western end of the road."),
        ],
        turns: Some(SOUND.turns.into()),
        notes: Vec::new(),
        balance: None,
        between_people: Default::default(),
    }
}
