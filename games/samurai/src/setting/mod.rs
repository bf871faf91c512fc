//! What all positions of a scenario share, and everybody may know.

mod build;
mod costs;
mod names;
pub(crate) mod pool;
mod scenery;
mod shares;
mod special;
mod start;

use engine::ScenarioCard;
use hexes::Direction;

pub(crate) use build::RANKS;
pub(crate) use costs::COMMANDER_POINTS;
pub use scenery::Scenery;

use crate::cards::{Card, OrderSet};
use crate::ground::{Ground, HexSet};
use crate::ids::{CardId, HexId, UnitId, UnitSet};
use crate::options::{Options, TieBreak};
use crate::order::OrderKind;
use crate::pieces::{Commander, Experience, Force, Side};

/// A scenario, read and checked.
#[derive(Debug)]
pub struct Setting {
    /// What one needs to know to choose it: title, date, place, history, notes.
    pub(crate) card: ScenarioCard,
    pub(crate) turns: u8,
    pub(crate) options: Options,
    pub(crate) ground: Ground,
    /// [SAM-3.1.2] The cards of the game, and those of the scenario.
    pub(crate) cards: Vec<Card>,
    /// Every unit, sorted by force and number; its place is its id.
    pub(crate) roster: Vec<Post>,
    /// The units of each force.
    pub(crate) forces: [UnitSet; 3],
    /// [SAM-1.1.2] The units of the commander in each seat; the third force is with the side that it
    /// joins.
    pub(crate) commands: Vec<UnitSet>,
    /// [SAM-16.1.1] The HQ of each side.
    pub(crate) headquarters: [Option<UnitId>; 2],
    pub(crate) sides: [SideSheet; 2],
    pub(crate) third: Option<ThirdForce>,
    /// [SAM-19.2.1] What scores.
    pub(crate) points: Vec<Award>,
    /// [SAM-19.1.3] What the scenario says of equal points.
    pub(crate) equal_points: TieBreak,
    /// [SAM-19.2.3] Orders that the scenario forces on units in some turns.
    pub(crate) forced: Vec<ForcedOrder>,
    /// [SAM-19.2.3] The farthest range of all shooting in some turns.
    pub(crate) range_caps: Vec<RangeCap>,
    /// [SAM-19.2.3] Where units may leave the board.
    pub(crate) exits: Vec<Exit>,
    /// Names of places on the map.
    pub(crate) labels: Vec<(HexId, String)>,
}

/// What a scenario says of a side.
#[derive(Clone, Debug)]
pub(crate) struct SideSheet {
    pub(crate) id: String,
    pub(crate) title: String,
    pub(crate) leader: String,
    /// [SAM-2.1.3] The home edge and its hexes.
    pub(crate) home: Edge,
    pub(crate) home_hexes: HexSet,
    /// [SAM-19.2.4] Where its hidden units may be placed, and for how many points.
    pub(crate) hiding: Option<Hiding>,
}

/// [SAM-19.2.4] What a side may hide at set-up.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Hiding {
    pub(crate) hexes: HexSet,
    /// The units to choose from.
    pub(crate) pool: UnitSet,
    /// What all of them together may cost.
    pub(crate) points: u16,
}

/// [SAM-2.1.3] An edge of the board.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Edge {
    North,
    East,
    South,
    West,
}

/// What a scenario says of a unit.
#[derive(Clone, Debug)]
pub(crate) struct Post {
    pub(crate) force: Force,
    /// [SAM-3.1.1] Unique within its force.
    pub(crate) number: u8,
    pub(crate) card: CardId,
    pub(crate) label: Option<String>,
    pub(crate) start: Start,
    pub(crate) facing: Direction,
    /// [SAM-1.1.2] The commander to whom the scenario gives it, counted from 1.
    pub(crate) command: Option<u8>,
    pub(crate) experience: Experience,
    /// What it starts with.
    pub(crate) figures: u8,
    pub(crate) commander: Commander,
    pub(crate) ammunition: u8,
    pub(crate) markers: u8,
    pub(crate) honour: bool,
    pub(crate) fatigue: u8,
}

/// How a unit comes into the battle.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) enum Start {
    On(HexId),
    /// [SAM-19.2.4] Hidden by its owner, or left at home.
    Pool,
    /// [SAM-19.2.2] A reinforcement of this turn, over one of these hexes.
    Enters {
        turn: u8,
        hexes: HexSet,
    },
}

/// [SAM-19.2.5] When the third force joins, and whom.
#[derive(Clone, Debug)]
pub(crate) struct ThirdForce {
    pub(crate) id: String,
    pub(crate) title: String,
    pub(crate) leader: String,
    pub(crate) joins: Side,
    /// From this turn on a die decides: at or under `die` it joins.
    pub(crate) rolls_from: Option<u8>,
    pub(crate) die: u8,
    /// In this turn it joins in any case.
    pub(crate) joins_on: Option<u8>,
    /// The side that may attack it and shoot at it, which makes it join.
    pub(crate) attacked_by: Option<Side>,
}

/// [SAM-19.2.1] Points for a side.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Award {
    pub(crate) side: Side,
    pub(crate) feat: Feat,
    pub(crate) points: i16,
}

/// [SAM-19.2.1] What points are given for.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Feat {
    DestroyUnit,
    DestroyHeadquarters,
    HeadquartersAlive,
    Hold(HexSet),
    ExitUnit,
    ExitHeadquarters,
}

/// [SAM-19.2.3] An order that units of a force have in these turns.
#[derive(Clone, Debug)]
pub(crate) struct ForcedOrder {
    pub(crate) units: UnitSet,
    pub(crate) order: OrderKind,
    pub(crate) turns: (u8, u8),
}

/// [SAM-19.2.3] No shot beyond this range in these turns.
#[derive(Clone, Copy, Debug)]
pub(crate) struct RangeCap {
    pub(crate) range: u8,
    pub(crate) turns: (u8, u8),
}

/// [SAM-19.2.3] Where and when units of a side escape.
#[derive(Clone, Debug)]
pub(crate) struct Exit {
    pub(crate) side: Side,
    pub(crate) hexes: HexSet,
    pub(crate) from_turn: u8,
    /// With which orders; any, if none is named.
    pub(crate) orders: OrderSet,
    pub(crate) who: Leaver,
}

/// [SAM-19.2.1] Who may escape over an exit.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Leaver {
    Everybody,
    Units,
    Headquarters,
}
