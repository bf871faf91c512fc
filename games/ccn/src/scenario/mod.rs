//! [CCN-30.1.1] Scenario files: what they say, and what can be wrong with them.

pub(crate) mod check;
pub(crate) mod special;

use std::collections::BTreeMap;

use engine::{Balance, Fault, ScenarioCard, SideCard};
use serde::{Deserialize, Serialize};
use toml::Spanned;

use crate::hex::{Hex, ROWS};
use crate::kind::Kind;
use crate::pieces::{Ground, Nation, Side};
use crate::pile::Deck;
use special::{ChangeEntry, ExitEntry, LegendEntry, SuddenDeathEntry, WorksEntry};

/// The longest scenario file, in bytes: the text is kept as long as the program runs.
const LONGEST_FILE: usize = 64 * 1024;

/// A scenario as its file has it.
#[derive(Clone, Debug, Deserialize)]
#[cfg_attr(feature = "types", derive(schemars::JsonSchema))]
#[serde(deny_unknown_fields)]
pub(crate) struct Scenario {
    pub(crate) id: String,
    pub(crate) title: String,
    pub(crate) date: String,
    pub(crate) place: String,
    pub(crate) background: String,
    /// Which compass direction the top of the board is.
    #[serde(default)]
    pub(crate) orientation: String,
    /// What this scenario leaves out of the game, said openly.
    #[serde(default)]
    pub(crate) notes: Vec<String>,
    /// The side that sits at row 1.
    pub(crate) top: Side,
    /// [CCN-4.3.1] The side that takes the first turn.
    pub(crate) first: Side,
    /// The deck that both sides draw from.
    pub(crate) deck: Deck,
    /// [CCN-30.4.3] The number of turns, each side's counted as one, after which the battle is
    /// judged. If left out: no limit.
    #[cfg_attr(feature = "types", schemars(with = "Option<u32>"))]
    pub(crate) turns: Option<Spanned<u32>>,
    #[cfg_attr(feature = "types", schemars(with = "Army"))]
    pub(crate) french: Spanned<Army>,
    #[cfg_attr(feature = "types", schemars(with = "Army"))]
    pub(crate) allied: Spanned<Army>,
    #[cfg_attr(feature = "types", schemars(with = "String"))]
    pub(crate) map: Spanned<String>,
    /// Letters of the map that this scenario adds to those of every map.
    #[serde(default)]
    #[cfg_attr(feature = "types", schemars(with = "BTreeMap<String, LegendEntry>"))]
    pub(crate) legend: BTreeMap<String, Spanned<LegendEntry>>,
    #[serde(default, rename = "label")]
    pub(crate) labels: Vec<Label>,
    #[serde(default, rename = "unit")]
    #[cfg_attr(feature = "types", schemars(with = "Vec<UnitEntry>"))]
    pub(crate) units: Vec<Spanned<UnitEntry>>,
    #[serde(default, rename = "leader")]
    #[cfg_attr(feature = "types", schemars(with = "Vec<LeaderEntry>"))]
    pub(crate) leaders: Vec<Spanned<LeaderEntry>>,
    #[serde(default, rename = "objective")]
    #[cfg_attr(feature = "types", schemars(with = "Vec<ObjectiveEntry>"))]
    pub(crate) objectives: Vec<Spanned<ObjectiveEntry>>,
    #[serde(default)]
    #[cfg_attr(feature = "types", schemars(with = "Vec<WorksEntry>"))]
    pub(crate) works: Vec<Spanned<WorksEntry>>,
    #[serde(default, rename = "exit")]
    #[cfg_attr(feature = "types", schemars(with = "Vec<ExitEntry>"))]
    pub(crate) exits: Vec<Spanned<ExitEntry>>,
    #[serde(default, rename = "sudden-death")]
    #[cfg_attr(feature = "types", schemars(with = "Vec<SuddenDeathEntry>"))]
    pub(crate) sudden_deaths: Vec<Spanned<SuddenDeathEntry>>,
    #[serde(default, rename = "change")]
    #[cfg_attr(feature = "types", schemars(with = "Vec<ChangeEntry>"))]
    pub(crate) changes: Vec<Spanned<ChangeEntry>>,
    #[cfg_attr(feature = "types", schemars(with = "Option<BalanceEntry>"))]
    pub(crate) balance: Option<Spanned<BalanceEntry>>,
}

/// How it came out when bots of one level played it many times: what `grognard lab` counts.
#[derive(Clone, Debug, Deserialize)]
#[cfg_attr(feature = "types", derive(schemars::JsonSchema))]
#[serde(deny_unknown_fields)]
pub(crate) struct BalanceEntry {
    /// The level of both.
    pub(crate) level: String,
    /// The version of the rules.
    pub(crate) rules: u32,
    pub(crate) games: u32,
    /// Games that the French won.
    pub(crate) french: u32,
    /// Games that the Allies won.
    pub(crate) allied: u32,
}

/// One side of a scenario.
#[derive(Clone, Debug, Deserialize)]
#[cfg_attr(feature = "types", derive(schemars::JsonSchema))]
#[serde(deny_unknown_fields)]
pub(crate) struct Army {
    pub(crate) commander: String,
    /// Cards in hand.
    pub(crate) cards: u8,
    /// [CCN-27.1.1] Banners that win.
    pub(crate) banners: u8,
    /// What this side has to do, in a sentence.
    #[serde(default)]
    pub(crate) plan: String,
}

/// A name to print on the map.
#[derive(Clone, Debug, Deserialize)]
#[cfg_attr(feature = "types", derive(schemars::JsonSchema))]
#[serde(deny_unknown_fields)]
pub(crate) struct Label {
    pub(crate) hex: Hex,
    pub(crate) text: String,
}

#[derive(Clone, Debug, Deserialize)]
#[cfg_attr(feature = "types", derive(schemars::JsonSchema))]
#[serde(deny_unknown_fields)]
pub(crate) struct UnitEntry {
    pub(crate) hex: Hex,
    pub(crate) nation: Nation,
    pub(crate) kind: Kind,
    pub(crate) name: String,
    /// [CCN-30.4.2] Blocks at the start, if not full.
    pub(crate) blocks: Option<u8>,
    /// [CCN-30.3.2] It starts off the board, and may enter at its hex from this turn on.
    pub(crate) enters: Option<u32>,
}

#[derive(Clone, Debug, Deserialize)]
#[cfg_attr(feature = "types", derive(schemars::JsonSchema))]
#[serde(deny_unknown_fields)]
pub(crate) struct LeaderEntry {
    pub(crate) hex: Hex,
    pub(crate) nation: Nation,
    pub(crate) name: String,
    /// [CCN-30.3.2] He starts off the board, and may enter at his hex from this turn on.
    pub(crate) enters: Option<u32>,
}

/// Hexes worth banners.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS, schemars::JsonSchema))]
#[serde(deny_unknown_fields)]
pub(crate) struct ObjectiveEntry {
    pub(crate) name: String,
    /// The side that can gain it; either side if none is named.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub(crate) side: Option<Side>,
    pub(crate) hexes: Vec<Hex>,
    pub(crate) banners: u8,
    pub(crate) counts: Counts,
    #[serde(default)]
    #[cfg_attr(feature = "types", ts(optional, as = "Option<_>"))]
    pub(crate) needs: Needs,
}

/// [CCN-30.2.1], [CCN-30.2.2], [CCN-30.2.3] When an objective counts.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS, schemars::JsonSchema))]
#[serde(rename_all = "kebab-case")]
pub(crate) enum Counts {
    WhileHeld,
    Permanently,
    AtStart,
}

/// [CCN-30.2.4] How many of its hexes an objective needs.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS, schemars::JsonSchema))]
#[serde(rename_all = "kebab-case")]
pub(crate) enum Needs {
    /// Each hex counts by itself.
    #[default]
    Each,
    /// At least so many of them together.
    AtLeast(u8),
    /// More of them than the enemy has.
    MoreThanEnemy,
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

    /// The ground of every hex, in the order of the board.
    pub(crate) fn grounds(&self) -> Result<Vec<Ground>, hexes::MapError> {
        let own = |letter: &str| self.legend.get(letter).map(|entry| entry.get_ref().ground);
        let ground = |letter: &str| ground_of(letter).or_else(|| own(letter));
        ROWS.read_map(self.map.get_ref().trim_matches('\n'), ground)
    }

    /// [CCN-30.4.2] The letter of the legend with which each hex is drawn, in the order of the
    /// board; `None` where the letter is one of every map.
    pub(crate) fn drawn_by_legend(&self) -> Vec<Option<&LegendEntry>> {
        let own = |letter: &str| Some(self.legend.get(letter).map(Spanned::get_ref));
        ROWS.read_map(self.map.get_ref().trim_matches('\n'), own).unwrap_or_default()
    }

    pub(crate) fn army(&self, side: Side) -> &Army {
        match side {
            Side::French => self.french.get_ref(),
            Side::Allied => self.allied.get_ref(),
        }
    }

    /// What one needs to know to choose it.
    pub(crate) fn card(&self) -> ScenarioCard {
        let side = |side: Side, id: &str, title: &str| SideCard {
            id: id.to_owned(),
            title: title.to_owned(),
            commander: self.army(side).commander.clone(),
            plan: self.army(side).plan.clone(),
        };
        ScenarioCard {
            id: self.id.clone(),
            title: self.title.clone(),
            date: self.date.clone(),
            place: self.place.clone(),
            background: self.background.clone(),
            sides: vec![
                side(Side::French, "french", "French"),
                side(Side::Allied, "allied", "Allies"),
            ],
            turns: self.turns.as_ref().map(|turns| *turns.get_ref()),
            notes: self.notes.clone(),
            between_people: Default::default(),
            balance: self.balance.as_ref().map(|balance| balance.get_ref().clone().into()),
        }
    }
}

impl From<BalanceEntry> for Balance {
    fn from(entry: BalanceEntry) -> Balance {
        Balance {
            level: entry.level,
            rules_version: entry.rules,
            games: entry.games,
            wins: vec![entry.french, entry.allied],
        }
    }
}

/// The letters of [`GROUNDS`].
pub(crate) const LETTERS: &str = ". f h X t w r d b q";

/// The letters in which a map is drawn. [CCN-30.4.1] A river hex says whether it can be forded or
/// has a bridge.
const GROUNDS: [(&str, Ground); 10] = [
    (".", Ground::Clear),
    ("f", Ground::Forest),
    ("h", Ground::Hill),
    ("X", Ground::RuggedHill),
    ("t", Ground::Town),
    ("w", Ground::Windmill),
    ("r", Ground::River),
    ("d", Ground::Ford),
    ("b", Ground::Bridge),
    ("q", Ground::Quarry),
];

pub(crate) fn ground_of(letter: &str) -> Option<Ground> {
    GROUNDS.iter().find(|(known, _)| *known == letter).map(|&(_, ground)| ground)
}

/// The letter that stands for a ground on a map.
pub(crate) fn letter_of(ground: Ground) -> &'static str {
    let found = GROUNDS.iter().find(|(_, known)| *known == ground);
    found.expect("every ground has a letter").0
}
