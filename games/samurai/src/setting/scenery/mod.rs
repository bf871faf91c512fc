//! What a client needs to draw a battle, and everybody may know.

mod facts;

use engine::{Seat, SeatSet};
use hexes::Direction;
use serde::Serialize;

use super::Setting;
use crate::ground::Terrain;
use crate::ids::{CardId, HexId};
use crate::options::TieBreak;
use crate::order::OrderKind;
use crate::pieces::{Arm, Experience, Force, Level, Side};

/// The board, the forces, the cards, the units in the order of their numbers, and what scores.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS, schemars::JsonSchema))]
pub struct Scenery {
    /// The size of the board. A view gives the numbers of hexes, which are their places in `hexes`.
    columns: u8,
    rows: u8,
    /// Row by row from the top left.
    hexes: Vec<HexFacts>,
    /// [SAM-1.1.1] The level of the rules.
    level: Level,
    turns: u8,
    /// The two sides, A first.
    sides: Vec<SideFacts>,
    /// [SAM-19.2.5] The force that belongs to nobody at first.
    third: Option<ThirdFacts>,
    cards: Vec<CardFacts>,
    /// The units; a view gives their numbers, which are their places here.
    units: Vec<UnitFacts>,
    points: Vec<AwardFacts>,
    /// [SAM-19.1.3] Who wins with equal points.
    equal_points: TieBreak,
    exits: Vec<ExitFacts>,
    forced_orders: Vec<ForcedFacts>,
    range_caps: Vec<CapFacts>,
    /// [SAM-2.2.3] How far a firing sector reaches to either side of the facing, in degrees.
    sector_half_angle: u8,
}

/// A hex of the board.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS, schemars::JsonSchema))]
struct HexFacts {
    /// [SAM-2.1.1] Its printed number: `0405`.
    number: String,
    terrain: Terrain,
    level: u8,
    /// [SAM-2.3.4] The open directions of a ravine.
    #[cfg_attr(feature = "types", ts(type = "number[]"), schemars(with = "Vec<u8>"))]
    open: Vec<Direction>,
    /// The name of the place.
    label: Option<String>,
}

/// What is said of a side.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS, schemars::JsonSchema))]
struct SideFacts {
    side: Side,
    /// [SAM-1.1.2] The seats of its commanders, by rank.
    seats: SeatSet,
    id: String,
    title: String,
    leader: String,
    /// [SAM-2.1.3] Its home edge: `N`, `E`, `S` or `W`.
    home: &'static str,
    /// [SAM-3.1.2] The points of its army.
    army_points: u16,
    /// [SAM-19.2.4] Where it may hide units at set-up, and for how many points.
    hiding: Option<HidingFacts>,
}

#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS, schemars::JsonSchema))]
struct HidingFacts {
    hexes: Vec<HexId>,
    points: u16,
}

#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS, schemars::JsonSchema))]
struct ThirdFacts {
    id: String,
    title: String,
    leader: String,
    joins: Side,
    /// From this turn on a die is rolled; at or under `die` it joins.
    rolls_from: Option<u8>,
    die: u8,
    joins_on: Option<u8>,
    attacked_by: Option<Side>,
}

/// [SAM-3.1.1] A card.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS, schemars::JsonSchema))]
struct CardFacts {
    id: String,
    title: String,
    arm: Arm,
    figures: u8,
    /// Against infantry and against cavalry.
    attack: [u8; 2],
    attack_dice: [u8; 2],
    defence: u8,
    steadfastness: i8,
    /// At the ranges from 2 to 6; 0 where there is no shot.
    shooting: [u8; 5],
    shooting_dice: u8,
    ammunition: Option<u8>,
    orders: Vec<OrderKind>,
    special: Option<&'static str>,
    points: u16,
}

/// A unit as the scenario has it.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS, schemars::JsonSchema))]
struct UnitFacts {
    /// What it is called, its side and its number: `A3`.
    name: String,
    force: Force,
    /// [SAM-1.1.2] The seat that writes its orders; of the third force, once it has joined.
    seat: Option<Seat>,
    number: u8,
    /// The place of its card in the list of cards.
    card: CardId,
    label: Option<String>,
    commander: bool,
    experience: Experience,
    /// [SAM-19.2.4] It may be hidden at set-up, or left at home.
    in_pool: bool,
    /// [SAM-19.2.2] When and where it enters.
    enters: Option<EntryFacts>,
}

#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS, schemars::JsonSchema))]
struct EntryFacts {
    turn: u8,
    hexes: Vec<HexId>,
}

/// [SAM-19.2.1] What scores.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS, schemars::JsonSchema))]
struct AwardFacts {
    side: Side,
    #[serde(rename = "for")]
    feat: &'static str,
    points: i16,
    hexes: Vec<HexId>,
}

/// [SAM-19.2.3] Where units escape.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS, schemars::JsonSchema))]
struct ExitFacts {
    side: Side,
    hexes: Vec<HexId>,
    from_turn: u8,
    /// With which orders; any, if there are none.
    orders: Vec<OrderKind>,
    who: &'static str,
}

#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS, schemars::JsonSchema))]
struct ForcedFacts {
    units: Vec<u8>,
    order: OrderKind,
    turns: [u8; 2],
}

#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS, schemars::JsonSchema))]
struct CapFacts {
    range: u8,
    turns: [u8; 2],
}

impl Scenery {
    pub(crate) fn of(setting: &Setting) -> Scenery {
        Scenery {
            columns: setting.ground.shape.columns(),
            rows: setting.ground.shape.rows(),
            hexes: setting.ground.hexes().map(|hex| facts::hex_facts(setting, hex)).collect(),
            level: setting.options.level,
            turns: setting.turns,
            sides: Side::BOTH.map(|side| facts::side_facts(setting, side)).to_vec(),
            third: facts::third_facts(setting),
            cards: setting.cards.iter().map(facts::card_facts).collect(),
            units: setting.units().map(|unit| facts::unit_facts(setting, unit)).collect(),
            points: setting.points.iter().map(facts::award_facts).collect(),
            equal_points: setting.ties(),
            exits: setting.exits.iter().map(facts::exit_facts).collect(),
            forced_orders: facts::forced_facts(setting),
            range_caps: facts::cap_facts(setting),
            sector_half_angle: if setting.options.narrow_sector { 30 } else { 60 },
        }
    }
}
