//! Scenario files: what they say. What can be wrong with them is in `check`.

pub(crate) mod army;
mod check;
mod lists;
pub(crate) mod map;

use std::collections::BTreeMap;

use engine::{Balance, BalanceEntry, Fault, ScenarioCard, SideCard};
use serde::Deserialize;
use toml::Spanned;

use crate::options::Options;
use crate::pieces::Side;
use army::BlockEntry;
use lists::pair;
use map::{AreaEntry, BorderEntry, Ground, MainRoadEntry, River};

/// The longest scenario file, in bytes: the text is kept as long as the program runs.
const LONGEST_FILE: usize = 64 * 1024;

/// The sides in the order of the seats, as cards and files name them.
const SIDE_IDS: [&str; 2] = ["french", "russian"];

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
    /// What this scenario assumes or leaves out, said openly.
    #[serde(default)]
    pub(crate) notes: Vec<String>,

    /// A map that comes with the game. If left out, the file has areas and borders of its own.
    #[cfg_attr(feature = "types", schemars(with = "Option<String>"))]
    pub(crate) map: Option<Spanned<String>>,
    /// The size of the board on which a map of its own is drawn.
    pub(crate) width: Option<u16>,
    pub(crate) height: Option<u16>,
    #[serde(default, rename = "area")]
    #[cfg_attr(feature = "types", schemars(with = "Vec<AreaEntry>"))]
    pub(crate) areas: Vec<Spanned<AreaEntry>>,
    #[serde(default, rename = "border")]
    #[cfg_attr(feature = "types", schemars(with = "Vec<BorderEntry>"))]
    pub(crate) borders: Vec<Spanned<BorderEntry>>,
    #[serde(default, rename = "main-road")]
    #[cfg_attr(feature = "types", schemars(with = "Vec<MainRoadEntry>"))]
    pub(crate) main_roads: Vec<Spanned<MainRoadEntry>>,
    #[serde(default, rename = "river")]
    #[cfg_attr(feature = "types", schemars(with = "Vec<River>"))]
    pub(crate) rivers: Vec<Spanned<River>>,

    /// Orders of battle that come with the game; who has neither a place nor an hour of arrival in
    /// this file is not in it. If left out, the file has blocks of its own.
    #[cfg_attr(feature = "types", schemars(with = "Option<String>"))]
    pub(crate) army: Option<Spanned<String>>,
    /// French, then Russian, the headquarters of a side first, by seniority.
    #[serde(default, rename = "block")]
    #[cfg_attr(feature = "types", schemars(with = "Vec<BlockEntry>"))]
    pub(crate) blocks: Vec<Spanned<BlockEntry>>,

    /// [BOR-4.1.1] The days, each with its hours.
    #[serde(rename = "day")]
    #[cfg_attr(feature = "types", schemars(with = "Vec<DayEntry>"))]
    pub(crate) days: Vec<Spanned<DayEntry>>,
    #[serde(default, rename = "redoubt")]
    #[cfg_attr(feature = "types", schemars(with = "Vec<RedoubtEntry>"))]
    pub(crate) redoubts: Vec<Spanned<RedoubtEntry>>,
    #[serde(default)]
    #[cfg_attr(feature = "types", schemars(with = "Vec<SourceEntry>"))]
    pub(crate) supply: Vec<Spanned<SourceEntry>>,
    #[cfg_attr(feature = "types", schemars(with = "Vec<PlaceEntry>"))]
    pub(crate) set_up: Vec<Spanned<PlaceEntry>>,
    #[serde(default, rename = "arrival")]
    #[cfg_attr(feature = "types", schemars(with = "Vec<ArrivalEntry>"))]
    pub(crate) arrivals: Vec<Spanned<ArrivalEntry>>,
    #[serde(default, rename = "attachment")]
    #[cfg_attr(feature = "types", schemars(with = "Vec<AttachmentEntry>"))]
    pub(crate) attachments: Vec<Spanned<AttachmentEntry>>,
    /// Blocks that do not begin with their full steps, and how many they have.
    #[serde(default)]
    #[cfg_attr(feature = "types", schemars(with = "BTreeMap<String, u8>"))]
    pub(crate) reduced: BTreeMap<String, Spanned<u8>>,
    /// [BOR-4.4.3] The last turn in which the option holds the Russian 1st Army; left out if none does.
    #[cfg_attr(feature = "types", schemars(with = "Option<u8>"))]
    pub(crate) first_army_held_until: Option<Spanned<u8>>,

    pub(crate) french: SideEntry,
    pub(crate) russian: SideEntry,
    /// What the lab counted with the printed set-up, and with a free one; then the same with everybody at
    /// full strength.
    #[cfg_attr(feature = "types", schemars(with = "Option<BalanceEntry>"))]
    pub(crate) balance: Option<Spanned<BalanceEntry>>,
    #[cfg_attr(feature = "types", schemars(with = "Option<BalanceEntry>"))]
    pub(crate) free_balance: Option<Spanned<BalanceEntry>>,
    #[cfg_attr(feature = "types", schemars(with = "Option<BalanceEntry>"))]
    pub(crate) full_balance: Option<Spanned<BalanceEntry>>,
    #[cfg_attr(feature = "types", schemars(with = "Option<BalanceEntry>"))]
    pub(crate) book_balance: Option<Spanned<BalanceEntry>>,
}

/// Who commands a side, and what it has to do, in a sentence.
#[derive(Clone, Debug, Deserialize)]
#[cfg_attr(feature = "types", derive(schemars::JsonSchema))]
#[serde(deny_unknown_fields)]
pub(crate) struct SideEntry {
    pub(crate) commander: String,
    #[serde(default)]
    pub(crate) plan: String,
}

/// [BOR-4.1.2] A day, with its first hour and its last. A turn is an hour.
#[derive(Clone, Debug, Deserialize)]
#[cfg_attr(feature = "types", derive(schemars::JsonSchema))]
#[serde(deny_unknown_fields)]
pub(crate) struct DayEntry {
    pub(crate) date: String,
    #[serde(deserialize_with = "pair")]
    pub(crate) hours: [u8; 2],
}

/// [BOR-4.1.4] A redoubt in play, from turn 1 on if no other is named.
#[derive(Clone, Debug, Deserialize)]
#[cfg_attr(feature = "types", derive(schemars::JsonSchema))]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
pub(crate) struct RedoubtEntry {
    pub(crate) area: String,
    pub(crate) from_turn: Option<u8>,
}

/// [BOR-4.1.5] A source of supply in play.
#[derive(Clone, Debug, Deserialize)]
#[cfg_attr(feature = "types", derive(schemars::JsonSchema))]
#[serde(deny_unknown_fields)]
pub(crate) struct SourceEntry {
    pub(crate) area: String,
    pub(crate) side: Side,
    pub(crate) symbols: u8,
}

/// [BOR-4.1.3] The blocks in an area at the start.
#[derive(Clone, Debug, Deserialize)]
#[cfg_attr(feature = "types", derive(schemars::JsonSchema))]
#[serde(deny_unknown_fields)]
pub(crate) struct PlaceEntry {
    pub(crate) area: String,
    pub(crate) blocks: Vec<String>,
}

/// [BOR-4.4.1] Blocks that come from a turn on, and the areas by which they may.
#[derive(Clone, Debug, Deserialize)]
#[cfg_attr(feature = "types", derive(schemars::JsonSchema))]
#[serde(deny_unknown_fields)]
pub(crate) struct ArrivalEntry {
    pub(crate) turn: u8,
    pub(crate) at: Vec<String>,
    pub(crate) blocks: Vec<String>,
}

/// [BOR-4.1.6] Blocks that obey another headquarters beside that of their corps.
#[derive(Clone, Debug, Deserialize)]
#[cfg_attr(feature = "types", derive(schemars::JsonSchema))]
#[serde(deny_unknown_fields)]
pub(crate) struct AttachmentEntry {
    pub(crate) to: String,
    pub(crate) blocks: Vec<String>,
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

    /// The ground on which it is fought: a map that comes with the game, or its own.
    pub(crate) fn ground(&self) -> Ground {
        let named = self.map.as_ref().and_then(|map| map::on_shelf(map.get_ref()));
        named.cloned().unwrap_or_else(|| Ground {
            title: None,
            width: self.width.unwrap_or(0),
            height: self.height.unwrap_or(0),
            areas: plain(&self.areas),
            borders: plain(&self.borders),
            main_roads: plain(&self.main_roads),
            rivers: plain(&self.rivers),
        })
    }

    /// The blocks of which it takes its own: lists that come with the game, or those of the file.
    pub(crate) fn roster(&self) -> Vec<BlockEntry> {
        let named = self.army.as_ref().and_then(|army| army::on_shelf(army.get_ref()));
        named.map_or_else(|| plain(&self.blocks), <[BlockEntry]>::to_vec)
    }

    /// [BOR-4.1.3] The area in which a block begins.
    pub(crate) fn place_of(&self, block: &str) -> Option<&str> {
        let places = self.set_up.iter().map(Spanned::get_ref);
        let mut own = places.filter(|place| place.blocks.iter().any(|it| it == block));
        own.next().map(|place| place.area.as_str())
    }

    /// [BOR-4.4.1] When and where a block arrives.
    pub(crate) fn arrival_of(&self, block: &str) -> Option<&ArrivalEntry> {
        let mut arrivals = self.arrivals.iter().map(Spanned::get_ref);
        arrivals.find(|arrival| arrival.blocks.iter().any(|it| it == block))
    }

    /// [BOR-4.1.3] Blocks that are neither set up nor arrive are not in the scenario.
    pub(crate) fn takes_part(&self, block: &str) -> bool {
        self.place_of(block).is_some() || self.arrival_of(block).is_some()
    }

    /// [BOR-4.1.6] The headquarters to which a block is attached.
    pub(crate) fn attached_to(&self, block: &str) -> Option<&str> {
        let mut attachments = self.attachments.iter().map(Spanned::get_ref);
        let own = attachments.find(|entry| entry.blocks.iter().any(|it| it == block));
        own.map(|entry| entry.to.as_str())
    }

    /// [BOR-4.1.1] How many turns it has.
    pub(crate) fn turns(&self) -> usize {
        self.days.iter().map(|day| hours(day.get_ref()).len()).sum()
    }

    /// What one needs to know to choose it.
    pub(crate) fn card(&self, options: Options) -> ScenarioCard {
        ScenarioCard {
            id: self.id.clone(),
            title: self.title.clone(),
            date: self.date.clone(),
            place: self.place.clone(),
            background: self.background.clone(),
            sides: vec![
                side(SIDE_IDS[0], "French", &self.french),
                side(SIDE_IDS[1], "Russians", &self.russian),
            ],
            turns: Some(self.turns() as u32),
            notes: self.notes.clone(),
            balance: self.balance(options),
            between_people: Default::default(),
        }
    }

    /// How it came out between bots. With other options than set-up and strength nobody has counted it.
    fn balance(&self, options: Options) -> Option<Balance> {
        let Options { full_strength, free_set_up, .. } = options;
        if options != (Options { full_strength, free_set_up, ..Options::default() }) {
            return None;
        }
        let counted = match (full_strength, free_set_up) {
            (false, false) => &self.balance,
            (false, true) => &self.free_balance,
            (true, false) => &self.full_balance,
            (true, true) => &self.book_balance,
        };
        let entry = counted.as_ref()?.get_ref();
        Some(entry.read(&SIDE_IDS).expect("the figures were checked"))
    }
}

/// [BOR-4.1.2] The hours of a day.
pub(crate) fn hours(day: &DayEntry) -> std::ops::RangeInclusive<u8> {
    day.hours[0]..=day.hours[1]
}

fn side(id: &str, title: &str, entry: &SideEntry) -> SideCard {
    SideCard {
        id: id.to_owned(),
        title: title.to_owned(),
        commander: entry.commander.clone(),
        plan: entry.plan.clone(),
    }
}

fn plain<T: Clone>(entries: &[Spanned<T>]) -> Vec<T> {
    entries.iter().map(|entry| entry.get_ref().clone()).collect()
}
