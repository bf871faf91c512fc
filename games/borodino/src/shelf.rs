//! The game as it stands on the shelf, and how a campaign is set up.

use std::sync::LazyLock;

use crate::scenario::Scenario;
use crate::setting::Setting;
use crate::state::Campaign;

/// [BOR-4.1.1] The scenarios that come with the game, in the order of the rules page.
const FILES: [&str; 3] = [
    include_str!("../scenarios/shevardino.toml"),
    include_str!("../scenarios/borodino.toml"),
    include_str!("../scenarios/combined.toml"),
];

static SCENARIOS: LazyLock<Vec<Scenario>> = LazyLock::new(|| {
    let read = |text: &&str| Scenario::read(text).expect("the scenarios of the game are sound");
    FILES.iter().map(read).collect()
});

/// The scenario of a name, or a sentence that says which there are.
pub(crate) fn on_shelf(id: &str) -> Result<&'static Scenario, String> {
    let known = || SCENARIOS.iter().map(|it| it.id.as_str()).collect::<Vec<_>>().join(", ");
    let found = SCENARIOS.iter().find(|it| it.id == id);
    found.ok_or_else(|| format!("There is no scenario {id:?}; there are {}.", known()))
}

impl Campaign {
    /// [BOR-4.1.3] All blocks where the scenario has them. [BOR-4.2.1] In a free set-up only
    /// headquarters stand on the map, and the others wait to be placed.
    pub(crate) fn new(setting: &'static Setting) -> Campaign {
        let mut campaign = Campaign::bare(setting);
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
