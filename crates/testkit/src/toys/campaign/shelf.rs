//! The toy as it stands on the shelf.

use engine::{
    DrawBy, DrawCard, Fault, OptionCard, ScenarioCard, Seat, SeatSet, SideCard, StandingCard, Title,
};

use super::document::{self, Document};
use super::{Action, Army, Campaign, PAGE, Planted, Scenario};

/// The campaign that is on the shelf: nothing is wrong with it.
pub(super) static SOUND: Scenario = Scenario { turns: 5, planted: Planted::Nothing };

/// The only scenario, and its file.
const CAMPAIGN: &str = "campaign";

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
        (id == CAMPAIGN).then_some(CAMPAIGN)
    }

    fn card(&self) -> ScenarioCard {
        scenario_card()
    }

    fn scenery(&self) {}

    fn options() -> Vec<OptionCard> {
        Vec::new()
    }

    fn set_up(scenario: &str, options: &[(String, String)]) -> Result<Campaign, String> {
        no_options(options)?;
        match scenario {
            CAMPAIGN => Ok(Campaign::new(&SOUND)),
            _ => Err(format!("There is no scenario {scenario:?}; there is {CAMPAIGN}.")),
        }
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

    fn check_scenario(text: &str) -> Result<ScenarioCard, Vec<Fault>> {
        let fault = || vec![Fault { line: 1, message: format!("Write {CAMPAIGN:?} here.") }];
        (text.trim() == CAMPAIGN).then(scenario_card).ok_or_else(fault)
    }

    fn set_up_from(text: &str, options: &[(String, String)]) -> Result<Self, Vec<Fault>> {
        let card = Self::check_scenario(text)?;
        Self::set_up(&card.id, options).map_err(|message| vec![Fault { line: 0, message }])
    }
}

fn no_options(options: &[(String, String)]) -> Result<(), String> {
    match options {
        [] => Ok(()),
        [(id, _), ..] => Err(format!("There is no option {id:?}; the toy has none.")),
    }
}

fn scenario_card() -> ScenarioCard {
    let side = |id: &str, title: &str, commander: &str, plan: &str| SideCard {
        id: id.to_owned(),
        title: title.to_owned(),
        commander: commander.to_owned(),
        plan: plan.to_owned(),
    };
    let hold = "Together with your ally, keep the French out of Brussels.";
    ScenarioCard {
        id: CAMPAIGN.to_owned(),
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
    }
}
