//! The game as it stands on the shelf, and how a battle is set up.

use std::collections::BTreeMap;

use engine::{
    DrawCard, Fault, Note, NumberedList, OptionCard, Outcome, ScenarioCard, Score, Seat, SeatSet,
    Shelf, StandingCard, Title,
};

use crate::action::Action;
use crate::event::Event;
use crate::luck_names;
use crate::notes;
use crate::options::{self, Options};
use crate::position::{self, Document};
use crate::scenario::Scenario;
use crate::setting::{Scenery, Setting, pool};
use crate::state::Battle;
use crate::victory;

/// The battles that come with the game: the first of a newcomer, then by their dates; at last those
/// that were made for a guide, one for each level.
const FILES: &[&str] = &[
    include_str!("../scenarios/ino.toml"),
    include_str!("../scenarios/okehazama.toml"),
    include_str!("../scenarios/kawanakajima.toml"),
    include_str!("../scenarios/anegawa.toml"),
    include_str!("../scenarios/mikatagahara.toml"),
    include_str!("../scenarios/nagashino.toml"),
    include_str!("../scenarios/iga.toml"),
    include_str!("../scenarios/yamazaki.toml"),
    include_str!("../scenarios/sekigahara.toml"),
    include_str!("../scenarios/asagiri.toml"),
    include_str!("../scenarios/tamaki.toml"),
    include_str!("../scenarios/hayase.toml"),
    include_str!("../scenarios/usugumo.toml"),
];

static SCENARIOS: Shelf<Scenario> = Shelf::new(FILES, Scenario::read, |scenario| &scenario.id);

impl Title for Battle {
    const ID: &'static str = "samurai";
    const RULES_VERSION: u32 = 2;
    const RULES: &'static str = include_str!("../rules/en.md");
    const WORDS: &'static str = include_str!("../locales/en.ftl");

    type Position = Document;
    type Scenery = Scenery;

    fn scenarios() -> Vec<ScenarioCard> {
        let usual = |scenario: &Scenario| pool::of_shelf(scenario, Options::at(scenario.level));
        SCENARIOS.all().iter().filter_map(|it| usual(it).ok()).map(|it| it.card.clone()).collect()
    }

    fn scenario_file(id: &str) -> Option<&'static str> {
        SCENARIOS.file(id)
    }

    fn card(&self) -> ScenarioCard {
        self.setting.get().card.clone()
    }

    fn scenery(&self) -> Scenery {
        Scenery::of(self.setting.get())
    }

    fn numbered() -> &'static [NumberedList] {
        const LISTS: &[NumberedList] = &[
            NumberedList::new("UnitId", "units", "name"),
            NumberedList::new("HexId", "hexes", "number"),
            NumberedList::new("CardId", "cards", "id"),
        ];
        LISTS
    }

    fn options() -> Vec<OptionCard> {
        options::CARDS.to_vec()
    }

    fn set_up(scenario: &str, options: &[(String, String)]) -> Result<Battle, String> {
        setting_of(scenario, options).map(Battle::new)
    }

    fn arrange(
        document: &Document,
        file: Option<&str>,
        options: &[(String, String)],
    ) -> Result<Battle, Vec<String>> {
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

    /// [SAM-21.1.2] Nothing is asked during execution, so nothing is left standing.
    fn standing() -> &'static [StandingCard] {
        &[]
    }

    fn instructed(&self, _: Seat, _: &[(&str, &str)]) -> Option<Action> {
        None
    }

    /// [SAM-1.1.2] Commanders of one army win and lose together.
    fn side_of(&self, seat: Seat) -> SeatSet {
        let side = self.seating().side(seat);
        side.map_or(SeatSet::NONE, |side| self.seating().of(side))
    }

    /// [SAM-1.1.2] Commanders of the same rank change places, and the armies their numbers of them.
    fn change_sides(&self, options: &mut BTreeMap<String, String>) -> Vec<Seat> {
        options::change_sides(options, self.seating());
        self.seating().change_sides()
    }

    /// [SAM-1.1.2] If the table agreed on it, allies read each other's orders while they write.
    fn shows_orders_to(&self, seat: Seat) -> SeatSet {
        let is_shared = self.setting.get().options.shared_orders;
        if is_shared { self.side_of(seat).without(seat) } else { SeatSet::NONE }
    }

    fn if_stopped(&self) -> Outcome {
        victory::if_stopped(self)
    }

    fn notes(&self, event: &Event, into: &mut Vec<Note>) {
        notes::notes(self, event, into);
    }

    fn muster(&self, into: &mut Vec<Note>) {
        notes::muster(self, into);
    }

    fn score(&self, seat: Seat) -> Option<Score> {
        self.seating().side(seat).map(|side| notes::score(self, side))
    }

    fn check_scenario(text: &str) -> Result<ScenarioCard, Vec<Fault>> {
        let scenario = Scenario::read(text)?;
        Ok(Setting::new(&scenario, Options::at(scenario.level)).card)
    }

    fn set_up_from(text: &str, options: &[(String, String)]) -> Result<Battle, Vec<Fault>> {
        setting_of_file(text, options).map(Battle::new)
    }
}

/// The setting of a scenario that comes with the game.
pub(crate) fn setting_of(
    scenario: &str,
    options: &[(String, String)],
) -> Result<&'static Setting, String> {
    let scenario = SCENARIOS.find(scenario)?;
    seated(pool::of_shelf(scenario, Options::read(options, scenario.level)?)?)
}

/// The setting of a scenario file.
pub(crate) fn setting_of_file(
    text: &str,
    options: &[(String, String)],
) -> Result<&'static Setting, Vec<Fault>> {
    let scenario = Scenario::read(text)?;
    let whole = |message: String| vec![Fault::whole(message)];
    let options = Options::read(options, scenario.level).map_err(whole)?;
    pool::of_file(text, &scenario, options).and_then(seated).map_err(whole)
}

/// [SAM-1.1.2] The setting, if every commander has somebody to command.
fn seated(setting: &'static Setting) -> Result<&'static Setting, String> {
    let is_idle = |&seat: &Seat| setting.command(seat).is_empty();
    match setting.options.seating.seats().iter().find(is_idle) {
        None => Ok(setting),
        Some(seat) => Err(format!("No units are left for {}.", setting.seat_name(seat))),
    }
}
