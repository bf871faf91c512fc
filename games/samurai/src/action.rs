//! What a side writes into its secret orders, line by line, and the orders that come of it.

use engine::Few;
use hexes::Direction;
use serde::{Deserialize, Serialize};

use crate::ids::{HexId, MOST_UNITS, UnitId};
use crate::order::{Command, FireChoice, OrderKind, Path};

/// [SAM-21.1.1] One line. All decisions of the game are written in secret.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS, schemars::JsonSchema))]
#[serde(rename_all = "kebab-case")]
pub enum Action {
    /// The next order is for this unit; at set-up, the next unit to hide.
    Unit(UnitId),
    /// It is of this kind.
    Order(OrderKind),
    /// The unit has no order after all; at set-up, it stays at home.
    Drop,
    /// The next hex of the path; the firing hex; the hex of a regroup; where to hide.
    Hex(HexId),
    /// The path ends here.
    Halt,
    /// The enemy that is meant; the partner of a regroup; the peasants of a resupply; the quarry.
    Target(UnitId),
    Face(Direction),
    /// [SAM-5.3.1] The range of the sector.
    Range(u8),
    /// [SAM-5.3.2] Whom to fire at first.
    Fire(FireChoice),
    /// [SAM-5.3.2] Where to step back to, or wherever it is best.
    Back(Option<Direction>),
    /// These are all orders.
    Done,
}

/// The orders that one side writes.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS, schemars::JsonSchema))]
pub struct Draft {
    /// What is ordered, at most once for each unit, in the order of writing.
    pub commands: Few<Command, MOST_UNITS>,
    /// [SAM-19.2.4] At set-up: who hides where.
    pub places: Few<Place, MOST_UNITS>,
    /// What is being written.
    pub writing: Writing,
}

/// [SAM-19.2.4] Where a unit hides at set-up.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS, schemars::JsonSchema))]
pub struct Place {
    pub unit: UnitId,
    pub hex: HexId,
    pub facing: Direction,
}

impl Default for Place {
    fn default() -> Place {
        Place { unit: UnitId::new(0), hex: HexId::new(0), facing: Direction::Zero }
    }
}

/// Where the writer is. What an order needs is asked in the order of the lines here.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS, schemars::JsonSchema))]
#[serde(rename_all = "kebab-case")]
pub enum Writing {
    /// "Which unit, or are these all orders?"
    #[default]
    Unit,
    /// "What shall it do?"
    Order(UnitId),
    /// "Whom?", for an order of this kind.
    Target(UnitId, OrderKind),
    /// "Which way?", and the path so far.
    Path { unit: UnitId, order: OrderKind, target: Option<UnitId>, path: Path },
    /// "From which hex of the path does it shoot?"
    Shot { unit: UnitId, target: UnitId, path: Path },
    /// "On whose hex do they meet?"
    Meet { unit: UnitId, with: UnitId },
    /// "Facing where?"
    Facing(UnitId, OrderKind),
    /// "How far does it fire?"
    Range { unit: UnitId, facing: Direction },
    /// "At whom first?"
    Fire { unit: UnitId, order: OrderKind, facing: Direction, range: u8 },
    /// "Back to where?"
    Back { unit: UnitId, facing: Direction, fire: FireChoice },
    /// "Where does it hide?"
    Place(UnitId),
    /// "Facing where?", of a unit that hides at set-up.
    PlaceFacing { unit: UnitId, hex: HexId },
    /// Nothing more is asked.
    Done,
}

impl Draft {
    /// The order written for a unit.
    #[must_use]
    pub fn command(&self, unit: UnitId) -> Option<&Command> {
        self.commands.iter().find(|command| command.unit == unit)
    }

    /// Where a unit hides.
    #[must_use]
    pub fn place(&self, unit: UnitId) -> Option<&Place> {
        self.places.iter().find(|place| place.unit == unit)
    }
}
