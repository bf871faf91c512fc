//! [SAM-19.1.1] Scenario files: what they say. What can be wrong with them is in `check`.

pub(crate) mod card;
pub(crate) mod check;
pub(crate) mod special;
pub(crate) mod terrain;

use std::collections::BTreeMap;

use engine::{BalanceEntry, Fault};
use hexes::{Columns, Direction};
use serde::Deserialize;
use toml::Spanned;

use crate::cards::Card;
use crate::ids::CardId;
use crate::options::TieBreak;
use crate::pieces::{Experience, Level};
use card::CardEntry;
use special::{AwardEntry, ExitEntry, ForcedOrderEntry, RangeCapEntry, ThirdEntry};

/// The longest scenario file, in bytes: the text is kept as long as the program runs.
const LONGEST_FILE: usize = 64 * 1024;

/// A scenario as its file has it.
#[derive(Clone, Debug, Deserialize)]
#[cfg_attr(feature = "types", derive(schemars::JsonSchema))]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
pub(crate) struct Scenario {
    /// Its short name; `own` if left out.
    #[serde(default = "own")]
    pub(crate) id: String,
    pub(crate) title: String,
    #[serde(default)]
    pub(crate) date: String,
    #[serde(default)]
    pub(crate) place: String,
    #[serde(default)]
    pub(crate) background: String,
    /// What this scenario leaves out of the game, said openly.
    #[serde(default)]
    pub(crate) notes: Vec<String>,
    /// [SAM-1.1.1] The level at which it is played, unless the players choose another.
    pub(crate) level: Level,
    #[cfg_attr(feature = "types", schemars(with = "u8"))]
    pub(crate) turns: Spanned<u8>,
    #[cfg_attr(feature = "types", schemars(with = "MapEntry"))]
    pub(crate) map: Spanned<MapEntry>,
    /// [SAM-1.1.2] The two armies; the first is side A.
    #[serde(rename = "side")]
    #[cfg_attr(feature = "types", schemars(with = "Vec<SideEntry>"))]
    pub(crate) sides: Vec<Spanned<SideEntry>>,
    #[cfg_attr(feature = "types", schemars(with = "Option<ThirdEntry>"))]
    pub(crate) third: Option<Spanned<ThirdEntry>>,
    #[serde(default)]
    #[cfg_attr(feature = "types", schemars(with = "Vec<AwardEntry>"))]
    pub(crate) points: Vec<Spanned<AwardEntry>>,
    /// [SAM-19.1.3] Who wins with equal points: nobody, if left out.
    #[serde(default)]
    pub(crate) equal_points: TieBreak,
    #[serde(default, rename = "exit")]
    #[cfg_attr(feature = "types", schemars(with = "Vec<ExitEntry>"))]
    pub(crate) exits: Vec<Spanned<ExitEntry>>,
    #[serde(default, rename = "forced-order")]
    #[cfg_attr(feature = "types", schemars(with = "Vec<ForcedOrderEntry>"))]
    pub(crate) forced: Vec<Spanned<ForcedOrderEntry>>,
    #[serde(default, rename = "range-cap")]
    #[cfg_attr(feature = "types", schemars(with = "Vec<RangeCapEntry>"))]
    pub(crate) range_caps: Vec<Spanned<RangeCapEntry>>,
    /// Cards of the scenario's own.
    #[serde(default, rename = "card")]
    #[cfg_attr(feature = "types", schemars(with = "Vec<CardEntry>"))]
    pub(crate) cards: Vec<Spanned<CardEntry>>,
    #[cfg_attr(feature = "types", schemars(with = "Option<BalanceEntry>"))]
    pub(crate) balance: Option<Spanned<BalanceEntry>>,
}

fn own() -> String {
    "own".to_owned()
}

/// The board.
#[derive(Clone, Debug, Deserialize)]
#[cfg_attr(feature = "types", derive(schemars::JsonSchema))]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
pub(crate) struct MapEntry {
    pub(crate) columns: u8,
    pub(crate) rows: u8,
    /// [SAM-12.1.1] Two lines a row, the even columns and then the odd ones; a hex is the letter of
    /// its terrain and its level, if that is not 0.
    #[cfg_attr(feature = "types", schemars(with = "String"))]
    pub(crate) drawing: Spanned<String>,
    /// [SAM-2.3.4] The two open directions of every ravine.
    #[serde(default)]
    #[cfg_attr(feature = "types", schemars(with = "BTreeMap<String, Vec<u8>>"))]
    pub(crate) ravines: BTreeMap<String, Spanned<Vec<Direction>>>,
    /// Names of places.
    #[serde(default)]
    #[cfg_attr(feature = "types", schemars(with = "BTreeMap<String, String>"))]
    pub(crate) labels: BTreeMap<String, Spanned<String>>,
}

/// An army.
#[derive(Clone, Debug, Deserialize)]
#[cfg_attr(feature = "types", derive(schemars::JsonSchema))]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
pub(crate) struct SideEntry {
    pub(crate) id: String,
    pub(crate) title: String,
    #[serde(default)]
    pub(crate) leader: String,
    /// [SAM-1.1.2] Who commands beside him where the side has several commanders, by rank.
    #[serde(default)]
    pub(crate) generals: Vec<String>,
    /// What it has to do, in a sentence or two.
    #[serde(default)]
    pub(crate) plan: String,
    pub(crate) home: EdgeEntry,
    #[cfg_attr(feature = "types", schemars(with = "Option<HidingEntry>"))]
    pub(crate) hiding: Option<Spanned<HidingEntry>>,
    #[serde(default, rename = "unit")]
    #[cfg_attr(feature = "types", schemars(with = "Vec<UnitEntry>"))]
    pub(crate) units: Vec<Spanned<UnitEntry>>,
    #[serde(default)]
    #[cfg_attr(feature = "types", schemars(with = "Vec<ReinforcementsEntry>"))]
    pub(crate) reinforcements: Vec<Spanned<ReinforcementsEntry>>,
}

/// [SAM-2.1.3] An edge of the board.
#[derive(Clone, Copy, Debug, Deserialize)]
#[cfg_attr(feature = "types", derive(schemars::JsonSchema))]
pub(crate) enum EdgeEntry {
    N,
    E,
    S,
    W,
}

/// [SAM-19.2.4] Where the side may hide units of its pool, and for how many points.
#[derive(Clone, Debug, Deserialize)]
#[cfg_attr(feature = "types", derive(schemars::JsonSchema))]
#[serde(deny_unknown_fields)]
pub(crate) struct HidingEntry {
    pub(crate) hexes: Vec<String>,
    pub(crate) points: u16,
}

/// A unit.
#[derive(Clone, Debug, Deserialize)]
#[cfg_attr(feature = "types", derive(schemars::JsonSchema))]
#[serde(deny_unknown_fields)]
pub(crate) struct UnitEntry {
    pub(crate) number: u8,
    pub(crate) card: String,
    pub(crate) label: Option<String>,
    /// Where it stands; nowhere, if it is hidden or a reinforcement.
    pub(crate) hex: Option<String>,
    #[serde(default = "north")]
    #[cfg_attr(feature = "types", schemars(with = "u8"))]
    pub(crate) facing: Direction,
    /// [SAM-1.1.2] Which commander of several has it, counted from 1; he with the HQ is the first.
    pub(crate) command: Option<u8>,
    #[serde(default)]
    pub(crate) commander: bool,
    /// [SAM-19.2.4] It belongs to the pool from which its side hides units.
    #[serde(default)]
    pub(crate) hidden: bool,
    /// Figures, the commander among them; all, if left out.
    pub(crate) figures: Option<u8>,
    pub(crate) ammunition: Option<u8>,
    #[serde(default)]
    pub(crate) markers: u8,
    #[serde(default)]
    pub(crate) honour: bool,
    #[serde(default)]
    pub(crate) fatigue: u8,
    #[serde(default)]
    pub(crate) experience: Experience,
}

const fn north() -> Direction {
    Direction::Zero
}

/// [SAM-19.2.2] Units that come in a turn, and where.
#[derive(Clone, Debug, Deserialize)]
#[cfg_attr(feature = "types", derive(schemars::JsonSchema))]
#[serde(deny_unknown_fields)]
pub(crate) struct ReinforcementsEntry {
    pub(crate) turn: u8,
    pub(crate) hexes: Vec<String>,
    #[serde(rename = "unit")]
    #[cfg_attr(feature = "types", schemars(with = "Vec<UnitEntry>"))]
    pub(crate) units: Vec<Spanned<UnitEntry>>,
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

    /// The cards of the game, and then those of the scenario's own.
    pub(crate) fn all_cards(&self) -> Vec<Card> {
        let own = self.cards.iter().map(|card| Card::from(card.get_ref()));
        card::of_game().iter().cloned().chain(own).collect()
    }

    /// The card of a name.
    pub(crate) fn card_id(&self, id: &str) -> Option<CardId> {
        let game = card::of_game().iter().map(|card| card.id.as_str());
        let own = self.cards.iter().map(|card| card.get_ref().id.as_str());
        let place = game.chain(own).position(|known| known == id)?;
        Some(CardId::new(place as u8))
    }

    /// The ids of the sides, in the order of their seats.
    pub(crate) fn side_ids(&self) -> Vec<&str> {
        self.sides.iter().map(|side| side.get_ref().id.as_str()).collect()
    }

    /// The place of a side of this name.
    pub(crate) fn side_index(&self, id: &str) -> Option<usize> {
        self.sides.iter().position(|side| side.get_ref().id == id)
    }
}

impl MapEntry {
    pub(crate) fn shape(&self) -> Columns {
        Columns::new(self.columns, self.rows)
    }
}
