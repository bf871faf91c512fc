//! The board: terrain, levels, and what follows from them alone, worked out once for a scenario.
//!
//! `costs` says what entering a hex costs, `barriers` who may not, `rivers` what a river allows,
//! `attainable` how far an attack comes, `sight` what a unit sees, `routes` which way is the
//! cheapest; [`HexSet`] is a set of hexes.

mod attainable;
mod barriers;
pub(crate) mod costs;
mod hex_set;
mod lines;
mod rivers;
pub(crate) mod routes;
pub(crate) mod sight;
mod terrain;
#[cfg(test)]
mod tests;

use hexes::{Columns, Direction, Hex};

pub(crate) use hex_set::HexSet;
use serde::{Deserialize, Serialize};

use crate::ids::HexId;
use crate::setting::Edge;

/// [SAM-12.1.1] The terrain of a hex.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS, schemars::JsonSchema))]
#[serde(rename_all = "kebab-case")]
pub enum Terrain {
    /// [SAM-12.2.1] Without effect.
    #[default]
    Plain,
    /// [SAM-12.2.2] They block sight, slow attacks and hide everybody.
    LightWoods,
    /// [SAM-12.2.7] It blocks sight and hides infantry; horses and attackers stay out.
    Forest,
    /// [SAM-12.2.3] It slows attacks.
    Rice,
    /// [SAM-12.2.5] It slows attacks; horses do not climb onto it.
    Rocky,
    /// [SAM-12.2.6] It blocks sight and hides everybody.
    Village,
    /// [SAM-12.2.4] It slows attacks, and is seen into from next to it alone; no horses.
    Ravine,
    /// [SAM-12.3.1] Entering it takes the whole move.
    River,
    /// [SAM-12.2.8] A safe crossing that slows attacks.
    Ford,
    /// [SAM-12.2.9] Another.
    Bridge,
}

/// One hex of the board.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(crate) struct Tile {
    pub(crate) terrain: Terrain,
    /// [SAM-2.1.4] The number of hill pieces, [SAM-12.4.1] whatever the terrain on them.
    pub(crate) level: u8,
    /// [SAM-2.3.4] The open directions of a ravine.
    pub(crate) open: [Option<Direction>; 2],
}

/// [SAM-2.1.4] The border between neighbours.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Slope {
    Flat,
    Gentle,
    Steep,
    Sheer,
}

/// The board of a scenario.
#[derive(Debug)]
pub(crate) struct Ground {
    pub(crate) shape: Columns,
    pub(crate) tiles: Vec<Tile>,
    neighbours: Vec<[Option<HexId>; 6]>,
    distances: Vec<u8>,
    coordinates: Vec<Hex>,
    /// [SAM-2.1.3] Hexes with fewer than six neighbours.
    pub(crate) edge: HexSet,
    lines: lines::Lines,
    costs: costs::Costs,
    attainable: attainable::Attainable,
}

impl Ground {
    /// The board of these tiles, row by row, with everything that is looked up in play.
    pub(crate) fn new(shape: Columns, tiles: Vec<Tile>) -> Ground {
        let mut ground = Ground::drawn(shape, tiles);
        ground.lines = lines::Lines::new(&ground);
        ground.costs = costs::Costs::new(&ground);
        ground.attainable = attainable::Attainable::new(&ground);
        ground
    }

    /// The board of these tiles alone: terrain, neighbours and distances, as a check of a file needs
    /// them.
    pub(crate) fn drawn(shape: Columns, tiles: Vec<Tile>) -> Ground {
        let hexes: Vec<Hex> = shape.hexes().collect();
        let id = |hex: Hex| shape.index(hex).map(|index| HexId::new(index as u8));
        let neighbours: Vec<_> = hexes.iter().map(|hex| hex.neighbours().map(id)).collect();
        let apart = |(one, other): (&Hex, &Hex)| one.distance(*other) as u8;
        let pairs = hexes.iter().flat_map(|one| hexes.iter().map(move |other| (one, other)));
        let distances = pairs.map(apart).collect();
        let is_edge = |hex: &HexId| neighbours[hex.index()].contains(&None);
        let edge = (0..hexes.len()).map(|index| HexId::new(index as u8)).filter(is_edge).collect();
        Ground {
            shape,
            tiles,
            neighbours,
            distances,
            coordinates: hexes,
            edge,
            lines: lines::Lines::default(),
            costs: costs::Costs::default(),
            attainable: attainable::Attainable::default(),
        }
    }

    pub(crate) fn hexes(&self) -> impl Iterator<Item = HexId> + use<> {
        (0..self.tiles.len() as u8).map(HexId::new)
    }

    #[inline]
    pub(crate) fn tile(&self, hex: HexId) -> Tile {
        self.tiles[hex.index()]
    }

    #[inline]
    pub(crate) fn terrain(&self, hex: HexId) -> Terrain {
        self.tile(hex).terrain
    }

    #[inline]
    pub(crate) fn level(&self, hex: HexId) -> u8 {
        self.tile(hex).level
    }

    #[inline]
    pub(crate) fn neighbour(&self, hex: HexId, direction: Direction) -> Option<HexId> {
        self.neighbours[hex.index()][direction.index()]
    }

    /// The neighbours on the board, clockwise from the north.
    pub(crate) fn neighbours(&self, hex: HexId) -> impl Iterator<Item = HexId> {
        self.neighbours[hex.index()].into_iter().flatten()
    }

    /// The direction of a neighbour.
    pub(crate) fn direction(&self, from: HexId, to: HexId) -> Option<Direction> {
        let place = self.neighbours[from.index()].iter().position(|&hex| hex == Some(to))?;
        Some(Direction::ALL[place])
    }

    /// [SAM-2.1.2] How far apart two hexes are.
    #[inline]
    pub(crate) fn distance(&self, one: HexId, other: HexId) -> u8 {
        self.distances[one.index() * self.tiles.len() + other.index()]
    }

    /// The coordinates of a hex.
    #[inline]
    pub(crate) fn coordinates(&self, hex: HexId) -> Hex {
        self.coordinates[hex.index()]
    }

    /// [SAM-2.1.4] The border between two neighbours.
    pub(crate) fn slope(&self, one: HexId, other: HexId) -> Slope {
        match self.level(one).abs_diff(self.level(other)) {
            0 => Slope::Flat,
            1 => Slope::Gentle,
            2 => Slope::Steep,
            3.. => Slope::Sheer,
        }
    }

    /// [SAM-2.1.5] Adjacent, and not across a slope of two or more levels.
    #[inline]
    pub(crate) fn within_reach(&self, one: HexId, other: HexId) -> bool {
        self.distance(one, other) == 1 && self.level(one).abs_diff(self.level(other)) <= 1
    }

    /// [SAM-2.1.1] The printed number of a hex.
    pub(crate) fn number(&self, hex: HexId) -> String {
        let hex = self.shape.nth(hex.index()).expect("the board has this hex");
        self.shape.number(hex).expect("the board has this hex")
    }

    /// The hex with a printed number.
    pub(crate) fn numbered(&self, number: &str) -> Option<HexId> {
        let index = self.shape.index(self.shape.numbered(number)?)?;
        Some(HexId::new(index as u8))
    }

    /// [SAM-2.1.3] The hexes of an edge: row 0, the last column, the last row, column 0.
    pub(crate) fn hexes_along(&self, edge: Edge) -> HexSet {
        let (columns, rows) = (self.shape.columns(), self.shape.rows());
        let column = |at: u8| (0..rows).filter_map(move |row| self.at(at, row)).collect();
        let row = |at: u8| (0..columns).filter_map(move |column| self.at(column, at)).collect();
        match edge {
            Edge::North => row(0),
            Edge::East => column(columns - 1),
            Edge::South => row(rows - 1),
            Edge::West => column(0),
        }
    }

    /// The hex in a column and row, from 0.
    pub(crate) fn at(&self, column: u8, row: u8) -> Option<HexId> {
        let index = self.shape.index(self.shape.hex(column, row)?)?;
        Some(HexId::new(index as u8))
    }
}
