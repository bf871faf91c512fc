//! The game as it stands on the shelf, and how a campaign is set up.

use std::sync::LazyLock;

use engine::{Fault, ScenarioCard};

use crate::options::Options;
use crate::pieces::Army;
use crate::scenario::Scenario;
use crate::setting::{Scenery, Setting, pool};
use crate::state::Campaign;

/// The scenarios that come with the game, in the order of their dates.
const FILES: [&str; 1] = [include_str!("../scenarios/the-hundred-days.toml")];

static SCENARIOS: LazyLock<Vec<Scenario>> = LazyLock::new(|| {
    let read = |text: &&str| Scenario::read(text).expect("the scenarios of the game are sound");
    FILES.iter().map(read).collect()
});

/// What is known of each scenario that comes with the game.
pub(crate) fn cards() -> Vec<ScenarioCard> {
    SCENARIOS.iter().map(|scenario| scenario.card(&Options::default())).collect()
}

/// The file of a scenario that comes with the game.
pub(crate) fn file(id: &str) -> Option<&'static str> {
    SCENARIOS.iter().zip(FILES).find(|(scenario, _)| scenario.id == id).map(|(_, file)| file)
}

/// The scenario of a name, or a sentence that says which there are.
pub(crate) fn on_shelf(id: &str) -> Result<&'static Scenario, String> {
    let known = || SCENARIOS.iter().map(|it| it.id.as_str()).collect::<Vec<_>>().join(", ");
    let found = SCENARIOS.iter().find(|it| it.id == id);
    found.ok_or_else(|| format!("There is no scenario {id:?}; there are {}.", known()))
}

impl Campaign {
    /// The position with which a scenario begins.
    ///
    /// # Errors
    /// A sentence that says what is unknown: the scenario, an option or its value.
    pub fn set_up(scenario: &str, options: &[(String, String)]) -> Result<Campaign, String> {
        let options = Options::read(options)?;
        pool::of_shelf(on_shelf(scenario)?, options).map(Campaign::new)
    }

    /// The position with which a scenario from a file begins.
    ///
    /// # Errors
    /// All faults of the file, or of the options.
    pub fn set_up_from(text: &str, options: &[(String, String)]) -> Result<Campaign, Vec<Fault>> {
        let options = Options::read(options).map_err(|message| vec![Fault::whole(message)])?;
        let scenario = Scenario::read(text)?;
        let setting = pool::of_file(text, scenario, options);
        setting.map(Campaign::new).map_err(|message| vec![Fault::whole(message)])
    }

    /// What a client needs to draw the campaign.
    #[must_use]
    pub fn scenery(&self) -> Scenery {
        Scenery::of(self.setting.get())
    }

    /// [WAT-25.2.1] Whether the private channel of two Allied players is open now.
    #[must_use]
    pub fn allies_may_talk(&self) -> bool {
        self.setting.get().allies_may_talk(self.turn)
    }

    /// Reads a scenario file and says everything that is wrong with it.
    ///
    /// # Errors
    /// All faults found, each with its place in the text.
    pub fn check_scenario(text: &str) -> Result<ScenarioCard, Vec<Fault>> {
        Scenario::read(text).map(|scenario| scenario.card(&Options::default()))
    }

    /// [WAT-3.1.1], [WAT-3.1.2] All blocks where the scenario has them, or in the hands of their
    /// players for a free set-up. An army without blocks is out of the campaign from the start.
    pub(crate) fn new(setting: &'static Setting) -> Campaign {
        let mut campaign = Campaign::bare(setting);
        for (index, card) in setting.blocks.iter().enumerate() {
            campaign.steps[index] = card.steps;
            campaign.towns[index] = (!setting.options.free_set_up).then_some(card.town);
        }
        campaign.demoralised = Army::ALL.map(|army| setting.of_army[army as usize].is_empty());
        campaign
    }
}
