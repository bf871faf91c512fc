//! Scenario files: what they say. What can be wrong with them is in `check`.

mod check;
pub(crate) mod map;

use std::collections::BTreeMap;

use engine::{Balance, BalanceEntry, Fault, ScenarioCard, SideCard};
use serde::Deserialize;
use toml::Spanned;

use crate::options::{Options, SetUp};
use crate::pieces::{Army, Kind, Party, Side};
use map::{Ground, Line, RoadEntry, TownEntry};

/// The longest scenario file, in bytes: the text is kept as long as the program runs.
const LONGEST_FILE: usize = 64 * 1024;

/// The ids of the two sides, in the order of their seats.
const SIDE_IDS: [&str; 2] = ["french", "allies"];

/// A scenario as its file has it.
#[derive(Clone, Debug, Deserialize)]
#[cfg_attr(feature = "types", derive(schemars::JsonSchema))]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
pub(crate) struct Scenario {
    pub(crate) id: String,
    pub(crate) title: String,
    pub(crate) date: String,
    pub(crate) place: String,
    pub(crate) background: String,
    /// What this scenario leaves out of the game, said openly.
    #[serde(default)]
    pub(crate) notes: Vec<String>,
    /// A map that comes with the game. If left out, the file has towns and roads of its own.
    #[cfg_attr(feature = "types", schemars(with = "Option<String>"))]
    pub(crate) map: Option<Spanned<String>>,
    /// The size of the board on which a map of its own is drawn.
    pub(crate) width: Option<u16>,
    pub(crate) height: Option<u16>,
    #[serde(default, rename = "town")]
    #[cfg_attr(feature = "types", schemars(with = "Vec<TownEntry>"))]
    pub(crate) towns: Vec<Spanned<TownEntry>>,
    #[serde(default, rename = "road")]
    #[cfg_attr(feature = "types", schemars(with = "Vec<RoadEntry>"))]
    pub(crate) roads: Vec<Spanned<RoadEntry>>,
    #[serde(default, rename = "river")]
    #[cfg_attr(feature = "types", schemars(with = "Vec<Line>"))]
    pub(crate) rivers: Vec<Spanned<Line>>,
    #[serde(default, rename = "border")]
    #[cfg_attr(feature = "types", schemars(with = "Vec<Line>"))]
    pub(crate) borders: Vec<Spanned<Line>>,
    /// [WAT-4.1.1] The turn track, from turn 1 on.
    #[serde(rename = "turn")]
    #[cfg_attr(feature = "types", schemars(with = "Vec<TurnEntry>"))]
    pub(crate) turns: Spanned<Vec<TurnEntry>>,
    /// The turn with which the campaign begins, and its last. If left out: those of the track.
    #[cfg_attr(feature = "types", schemars(with = "Option<u8>"))]
    pub(crate) first_turn: Option<Spanned<u8>>,
    #[cfg_attr(feature = "types", schemars(with = "Option<u8>"))]
    pub(crate) last_turn: Option<Spanned<u8>>,
    #[serde(default)]
    #[cfg_attr(feature = "types", schemars(with = "Vec<CityEntry>"))]
    pub(crate) supply: Vec<Spanned<CityEntry>>,
    /// [WAT-1.1.4] In roster order: French, Anglo-Dutch, Prussian.
    #[serde(default, rename = "block")]
    #[cfg_attr(feature = "types", schemars(with = "Vec<BlockEntry>"))]
    pub(crate) blocks: Vec<Spanned<BlockEntry>>,
    #[cfg_attr(feature = "types", schemars(with = "ArmyEntry"))]
    pub(crate) french: Spanned<ArmyEntry>,
    pub(crate) allied: SideEntry,
    #[cfg_attr(feature = "types", schemars(with = "ArmyEntry"))]
    pub(crate) anglo_dutch: Spanned<ArmyEntry>,
    #[cfg_attr(feature = "types", schemars(with = "ArmyEntry"))]
    pub(crate) prussian: Spanned<ArmyEntry>,
    #[cfg_attr(feature = "types", schemars(with = "SetUpLimits"))]
    pub(crate) set_up_limits: Spanned<SetUpLimits>,
    /// Options that people who play each other are offered first, where these are not the defaults.
    #[serde(default = "nothing")]
    #[cfg_attr(feature = "types", schemars(with = "BTreeMap<String, String>"))]
    pub(crate) between_people: Spanned<BTreeMap<String, String>>,
    /// What the lab counted with the list, or, where the balanced one is another than the historical, with
    /// each of them; and what it counted with a free set-up.
    #[cfg_attr(feature = "types", schemars(with = "Option<BalanceEntry>"))]
    pub(crate) balance: Option<Spanned<BalanceEntry>>,
    #[cfg_attr(feature = "types", schemars(with = "Option<BalanceEntry>"))]
    pub(crate) historical_balance: Option<Spanned<BalanceEntry>>,
    #[cfg_attr(feature = "types", schemars(with = "Option<BalanceEntry>"))]
    pub(crate) balanced_balance: Option<Spanned<BalanceEntry>>,
    #[cfg_attr(feature = "types", schemars(with = "Option<BalanceEntry>"))]
    pub(crate) free_balance: Option<Spanned<BalanceEntry>>,
}

fn nothing() -> Spanned<BTreeMap<String, String>> {
    Spanned::new(0..0, BTreeMap::new())
}

/// One army of a scenario.
#[derive(Clone, Debug, Deserialize)]
#[cfg_attr(feature = "types", derive(schemars::JsonSchema))]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
pub(crate) struct ArmyEntry {
    pub(crate) commander: String,
    /// What it has to do, in a sentence.
    #[serde(default)]
    pub(crate) plan: String,
    /// [WAT-5.1.2], [WAT-5.1.3] How many of its groups may move in a turn.
    pub(crate) groups: u8,
    /// [WAT-23.1.2] The lost blocks at which it is demoralised.
    pub(crate) demoralised_at: u8,
}

/// [WAT-25.1.1] The two Allied armies under one player.
#[derive(Clone, Debug, Deserialize)]
#[cfg_attr(feature = "types", derive(schemars::JsonSchema))]
#[serde(deny_unknown_fields)]
pub(crate) struct SideEntry {
    pub(crate) commander: String,
    #[serde(default)]
    pub(crate) plan: String,
}

/// [WAT-3.2.2], [WAT-3.2.3] The most blocks of each side in a town at free set-up.
#[derive(Clone, Debug, Deserialize)]
#[cfg_attr(feature = "types", derive(schemars::JsonSchema))]
#[serde(deny_unknown_fields)]
pub(crate) struct SetUpLimits {
    pub(crate) french: u8,
    pub(crate) allied: u8,
}

/// A square of the turn track.
#[derive(Clone, Debug, Deserialize)]
#[cfg_attr(feature = "types", derive(schemars::JsonSchema))]
#[serde(deny_unknown_fields)]
pub(crate) struct TurnEntry {
    pub(crate) date: String,
    pub(crate) active: Side,
    #[serde(default)]
    pub(crate) night: bool,
}

/// [WAT-2.1.3] A supply city, and how many blocks its army loses when it is cut.
#[derive(Clone, Debug, Deserialize)]
#[cfg_attr(feature = "types", derive(schemars::JsonSchema))]
#[serde(deny_unknown_fields)]
pub(crate) struct CityEntry {
    pub(crate) town: String,
    pub(crate) army: Army,
    pub(crate) loss: u8,
}

/// [WAT-2.2.1], [WAT-2.2.2], [WAT-2.2.3] A block.
#[derive(Clone, Debug, Deserialize)]
#[cfg_attr(feature = "types", derive(schemars::JsonSchema))]
#[serde(deny_unknown_fields)]
pub(crate) struct BlockEntry {
    pub(crate) id: String,
    pub(crate) name: String,
    pub(crate) army: Army,
    /// The mark of its corps; leaders have none.
    pub(crate) corps: Option<String>,
    pub(crate) kind: Kind,
    /// Full steps.
    pub(crate) steps: u8,
    /// Steps at the start, if not full.
    pub(crate) start: Option<u8>,
    pub(crate) fire: u8,
    /// [WAT-3.1.2] Its place in the historical set-up.
    pub(crate) town: String,
    /// [WAT-3.1.3] Its place in the balanced set-up, if it is another.
    pub(crate) balanced: Option<String>,
}

impl Scenario {
    /// Reads a scenario file, or lists everything that is wrong with it.
    pub(crate) fn read(text: &str) -> Result<Scenario, Vec<Fault>> {
        if text.len() > LONGEST_FILE {
            let message = format!("A scenario has at most {LONGEST_FILE} bytes; leave some out.");
            return Err(vec![Fault::whole(message)]);
        }
        let scenario: Scenario = toml::from_str(text).map_err(|error| {
            let byte = error.span().map(|span| span.start);
            vec![Fault::parsing(text, byte, error.message())]
        })?;
        let faults = check::faults(&scenario, text);
        if faults.is_empty() { Ok(scenario) } else { Err(faults) }
    }

    /// The ground on which the campaign is fought: a map that comes with the game, or its own.
    pub(crate) fn ground(&self) -> Ground {
        let named = self.map.as_ref().and_then(|map| map::on_shelf(map.get_ref()));
        named.cloned().unwrap_or_else(|| Ground {
            title: None,
            width: self.width.unwrap_or(0),
            height: self.height.unwrap_or(0),
            towns: self.towns.iter().map(|town| town.get_ref().clone()).collect(),
            roads: self.roads.iter().map(|road| road.get_ref().clone()).collect(),
            rivers: self.rivers.iter().map(|river| river.get_ref().clone()).collect(),
            borders: self.borders.iter().map(|border| border.get_ref().clone()).collect(),
        })
    }

    pub(crate) fn army(&self, army: Army) -> &Spanned<ArmyEntry> {
        match army {
            Army::French => &self.french,
            Army::AngloDutch => &self.anglo_dutch,
            Army::Prussian => &self.prussian,
        }
    }

    pub(crate) fn first_turn(&self) -> u8 {
        self.first_turn.as_ref().map_or(1, |turn| *turn.get_ref())
    }

    pub(crate) fn last_turn(&self) -> u8 {
        let end = self.turns.get_ref().len().min(u8::MAX.into()) as u8;
        self.last_turn.as_ref().map_or(end, |turn| *turn.get_ref())
    }

    /// What one needs to know to choose it. [WAT-25.2.1] With three players the Allied armies have
    /// a seat each.
    pub(crate) fn card(&self, options: Options) -> ScenarioCard {
        let allies: &[Party] = if options.three_players {
            &[Party::AngloDutch, Party::Prussians]
        } else {
            &[Party::Allies]
        };
        let last = u32::from(self.last_turn());
        ScenarioCard {
            id: self.id.clone(),
            title: self.title.clone(),
            date: self.date.clone(),
            place: self.place.clone(),
            background: self.background.clone(),
            sides: [Party::French].iter().chain(allies).map(|&party| self.side(party)).collect(),
            turns: Some(last + 1 - u32::from(self.first_turn())),
            notes: self.notes.clone(),
            balance: self.balance(options),
            between_people: self.between_people.get_ref().clone(),
        }
    }

    /// How it came out between bots. It was counted with the defaults of all options but the set-up.
    fn balance(&self, options: Options) -> Option<Balance> {
        let counted = match options.set_up {
            SetUp::Free => &self.free_balance,
            SetUp::Balanced | SetUp::Historical if !self.is_evened_out() => &self.balance,
            SetUp::Balanced => &self.balanced_balance,
            SetUp::Historical => &self.historical_balance,
        };
        let usual = Options { set_up: options.set_up, ..Options::default() };
        let entry = counted.as_ref().filter(|_| options == usual)?.get_ref();
        Some(entry.read(&SIDE_IDS).expect("the figures were checked"))
    }

    /// [WAT-3.1.3] Whether the balanced set-up is another than the historical.
    fn is_evened_out(&self) -> bool {
        self.blocks.iter().any(|block| block.get_ref().balanced.is_some())
    }

    fn side(&self, party: Party) -> SideCard {
        let army = |army: Army| {
            let entry = self.army(army).get_ref();
            (&entry.commander, &entry.plan)
        };
        let (id, title, (commander, plan)) = match party {
            Party::French => (SIDE_IDS[0], "French", army(Army::French)),
            Party::Allies => (SIDE_IDS[1], "Allies", (&self.allied.commander, &self.allied.plan)),
            Party::AngloDutch => ("anglo-dutch", "Anglo-Dutch", army(Army::AngloDutch)),
            Party::Prussians => ("prussians", "Prussians", army(Army::Prussian)),
        };
        SideCard {
            id: id.to_owned(),
            title: title.to_owned(),
            commander: commander.clone(),
            plan: plan.clone(),
        }
    }
}
