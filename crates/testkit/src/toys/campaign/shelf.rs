//! The toy as it stands on the shelf.

use engine::{
    DrawBy, DrawCard, Fault, OptionCard, Outcome, ScenarioCard, Seat, SeatSet, StandingCard, Title,
};

use super::document::{self, Document};
use super::{Action, Army, Campaign, PAGE, Planted, Scenario};
use crate::toys::shelf::{Only, no_options, set_up_from, side};

/// The campaign that is on the shelf: nothing is wrong with it.
pub(super) static SOUND: Scenario = Scenario { turns: 5, planted: Planted::Nothing };

const CAMPAIGN: Only = Only("campaign");

impl Title for Campaign {
    const ID: &'static str = "campaign";
    const RULES_VERSION: u32 = 1;
    const RULES: &'static str = PAGE;
    const WORDS: &'static str = include_str!("words.ftl");

    type Position = Document;
    type Scenery = ();

    fn scenarios() -> Vec<ScenarioCard> {
        vec![scenario_card()]
    }

    fn scenario_file(id: &str) -> Option<&'static str> {
        CAMPAIGN.file(id)
    }

    fn card(&self) -> ScenarioCard {
        scenario_card()
    }

    fn scenery(&self) {}

    fn options() -> Vec<OptionCard> {
        Vec::new()
    }

    fn set_up(scenario: &str, options: &[(String, String)]) -> Result<Campaign, String> {
        CAMPAIGN.check(scenario, options).map(|()| Campaign::new(&SOUND))
    }

    fn arrange(
        document: &Document,
        _: Option<&str>,
        options: &[(String, String)],
    ) -> Result<Self, Vec<String>> {
        no_options(options).map_err(|message| vec![message])?;
        document::arrange(document)
    }

    fn scenario_of(_: &Document) -> Option<&str> {
        None
    }

    fn document(&self) -> Document {
        document::document(self)
    }

    /// Blocks are placed by their numbers among those left; a die of 5 or 6 hits.
    fn draws() -> &'static [DrawCard] {
        &[
            DrawCard { kind: "place", by: DrawBy::Pick, results: &[] },
            DrawCard {
                kind: "fire",
                by: DrawBy::Dice,
                results: &["miss", "miss", "miss", "miss", "hit", "hit"],
            },
        ]
    }

    fn standing() -> &'static [StandingCard] {
        &[]
    }

    fn instructed(&self, _: Seat, _: &[(&str, &str)]) -> Option<Action> {
        None
    }

    /// Wellington and Blücher win and lose together.
    fn side_of(&self, seat: Seat) -> SeatSet {
        Army::of(seat).map_or(seat.into(), |army| army.side().seats())
    }

    fn if_stopped(&self) -> Outcome {
        self.outcome()
    }

    fn check_scenario(text: &str) -> Result<ScenarioCard, Vec<Fault>> {
        CAMPAIGN.check_file(text).map(|()| scenario_card())
    }

    fn set_up_from(text: &str, options: &[(String, String)]) -> Result<Self, Vec<Fault>> {
        set_up_from(text, options)
    }
}

fn scenario_card() -> ScenarioCard {
    let hold = "Together with your ally, keep the French out of Brussels.";
    ScenarioCard {
        id: CAMPAIGN.0.to_owned(),
        title: "A Toy Campaign".to_owned(),
        date: "June 1815".to_owned(),
        place: "Between Charleroi and Brussels".to_owned(),
        background: "Napoleon crosses the Sambre before his enemies have joined.".to_owned(),
        sides: vec![
            side("french", "French", "Napoleon", "Beat them one after the other."),
            side("anglo-dutch", "Anglo-Dutch", "Wellington", hold),
            side("prussian", "Prussians", "Blücher", hold),
        ],
        turns: Some(SOUND.turns.into()),
        notes: Vec::new(),
        balance: None,
        between_people: Default::default(),
    }
}
