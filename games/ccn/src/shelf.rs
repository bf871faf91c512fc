//! The game as it stands on the shelf, and how a battle is set up.

use engine::{
    DrawCard, Fault, Few, Note, NumberedList, OptionCard, Outcome, ScenarioCard, Score, Seat,
    Shared, Shelf, StandingCard, Title,
};

use crate::action::Action;
use crate::event::Event;
use crate::hex::{HEXES, HexSet};
use crate::luck_names;
use crate::notes;
use crate::options::{self, Options};
use crate::pieces::{LeaderId, Side, UnitId};
use crate::pile::Pile;
use crate::position::{self, Document, Rules};
use crate::scenario::Scenario;
use crate::setting::Scenery;
use crate::setting::Setting;
use crate::setting::pool;
use crate::standing;
use crate::state::{
    Battle, Fate, Leader, MOST_EXITS, MOST_LEADERS, MOST_UNITS, Track, Unit, UnitSet,
};
use crate::victory;

/// The scenarios that come with the game, in the order of their dates.
const FILES: &[&str] = &[
    include_str!("../scenarios/rolica-first-position.toml"),
    include_str!("../scenarios/rolica-second-position.toml"),
    include_str!("../scenarios/vimeiro.toml"),
    include_str!("../scenarios/corunna.toml"),
    include_str!("../scenarios/talavera.toml"),
    include_str!("../scenarios/the-coa.toml"),
    include_str!("../scenarios/bucaco-reynier.toml"),
    include_str!("../scenarios/bucaco-ney.toml"),
    include_str!("../scenarios/redinha.toml"),
    include_str!("../scenarios/sabugal.toml"),
    include_str!("../scenarios/fuentes-de-onoro.toml"),
    include_str!("../scenarios/salamanca.toml"),
    include_str!("../scenarios/orthez.toml"),
    include_str!("../scenarios/quatre-bras.toml"),
    include_str!("../scenarios/waterloo.toml"),
];

pub(crate) static SCENARIOS: Shelf<Scenario> =
    Shelf::new(FILES, Scenario::read, |scenario| &scenario.id);

impl Title for Battle {
    const ID: &'static str = "ccn";
    const RULES_VERSION: u32 = 3;
    const RULES: &'static str = include_str!("../rules/en.md");
    const WORDS: &'static str = include_str!("../locales/en.ftl");

    type Position = Document;
    type Scenery = Scenery;

    fn scenarios() -> Vec<ScenarioCard> {
        SCENARIOS.all().iter().map(Scenario::card).collect()
    }

    fn scenario_file(id: &str) -> Option<&'static str> {
        SCENARIOS.file(id)
    }

    fn card(&self) -> ScenarioCard {
        self.setting.get().scenario.card()
    }

    fn scenery(&self) -> Scenery {
        Scenery::of(self.setting.get())
    }

    fn numbered() -> &'static [NumberedList] {
        const LISTS: &[NumberedList] = &[
            NumberedList::new("UnitId", "units", "name"),
            NumberedList::new("LeaderId", "leaders", "name"),
        ];
        LISTS
    }

    fn options() -> Vec<OptionCard> {
        options::CARDS.to_vec()
    }

    fn set_up(scenario: &str, options: &[(String, String)]) -> Result<Battle, String> {
        let options = Options::read(options)?;
        pool::of_shelf(SCENARIOS.find(scenario)?, options).map(Battle::new)
    }

    fn arrange(
        document: &Document,
        file: Option<&str>,
        options: &[(String, String)],
    ) -> Result<Battle, Vec<String>> {
        position::arrange(Rules::Today, document, file, options)
    }

    fn arrange_older(
        version: u32,
        document: &Document,
        file: Option<&str>,
        options: &[(String, String)],
    ) -> Result<Battle, Vec<String>> {
        debug_assert!(version < Battle::RULES_VERSION, "rules {version} are not older");
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
        Side::of(seat).map(|side| notes::score(self, side))
    }

    fn check_scenario(text: &str) -> Result<ScenarioCard, Vec<Fault>> {
        Scenario::read(text).map(|scenario| scenario.card())
    }

    fn set_up_from(text: &str, options: &[(String, String)]) -> Result<Battle, Vec<Fault>> {
        let options = Options::read(options).map_err(|message| vec![Fault::whole(message)])?;
        let scenario = Scenario::read(text)?;
        let setting = pool::of_file(text, scenario, options);
        setting.map(Battle::new).map_err(|message| vec![Fault::whole(message)])
    }
}

impl Battle {
    /// [CCN-4.1.1] The battle as its scenario sets it up, before cards are dealt.
    pub(crate) fn new(setting: &'static Setting) -> Battle {
        let mut battle = Battle::bare(setting);
        for (number, card) in (0u8..).zip(&setting.units) {
            let unit = &mut battle.units[usize::from(number)];
            unit.blocks = card.blocks;
            unit.hex = card.hex;
            unit.waits = card.enters.is_some();
            if card.enters.is_none() {
                battle.put_unit(UnitId(number), card.hex);
            }
        }
        for (number, card) in (0u8..).zip(&setting.leaders) {
            let leader = &mut battle.leaders[usize::from(number)];
            leader.hex = card.hex;
            match card.enters {
                Some(_) => leader.fate = Fate::Waiting,
                None => battle.put_leader(LeaderId(number), card.hex),
            }
        }
        battle
    }

    /// The board without pieces, and the whole deck.
    pub(crate) fn bare(setting: &'static Setting) -> Battle {
        Battle {
            setting: Shared::new(setting),
            units: [Unit::default(); MOST_UNITS],
            leaders: [Leader::default(); MOST_LEADERS],
            unit_in: [None; HEXES],
            leader_in: [None; HEXES],
            unit_hexes: [HexSet::NONE; 2],
            leader_hexes: [HexSet::NONE; 2],
            hands: [Pile::default(); 2],
            draw_pile: Pile::all_of(setting.scenario.deck),
            discard_pile: Few::new(),
            scouted: Few::new(),
            played: None,
            last: [None; 2],
            tracks: [Track::default(); 2],
            strikes: 0,
            joined: UnitSet::NONE,
            exited: [0; MOST_EXITS],
            changed: 0,
            trophies: [0; 2],
            held: 0,
            active: Side::French,
            turn: 0,
            winner: None,
            is_drawn: false,
            agenda: Few::new(),
        }
    }
}
