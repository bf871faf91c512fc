//! The ground of every hex, the works on its sides, and what follows from them for all pieces.

use crate::board::Board;
use crate::ground;
use crate::hex::{HEXES, Hex, HexSet};
use crate::pieces::{Arm, Ground};

/// The ground as it lies at one time of a battle.
#[derive(Debug)]
pub(crate) struct Terrain {
    grounds: Vec<Ground>,
    /// [CCN-24.6.1] The sides of each hex that carry works of that hex, a bit each in the order of
    /// [`Board::side`].
    works: Vec<u8>,
    /// [CCN-24.6.2] For each hex the neighbours that lie across works, its own or theirs.
    across: Vec<HexSet>,
    /// Whether there are works anywhere.
    pub(crate) has_works: bool,
    /// Forest and towns: hexes whose ground blocks every line of sight.
    pub(crate) opaque: HexSet,
    pub(crate) hills: HexSet,
    pub(crate) rugged: HexSet,
    /// Hexes whose ground ends a move.
    pub(crate) stops: HexSet,
    impassable: [HexSet; 4],
}

impl Terrain {
    pub(crate) fn new(grounds: Vec<Ground>, works: Vec<u8>) -> Terrain {
        debug_assert_eq!((grounds.len(), works.len()), (HEXES, HEXES));
        let of = |wanted: fn(Ground) -> bool| -> HexSet {
            Hex::all().filter(|hex| wanted(grounds[hex.index()])).collect()
        };
        let closed_to = |arm: Option<Arm>| -> HexSet {
            Hex::all().filter(|hex| !ground::is_passable(grounds[hex.index()], arm)).collect()
        };
        let board = Board::get();
        let faces = |hex: Hex, other: Hex| works[hex.index()] & board.side(hex, other) != 0;
        let across = |hex: Hex| -> HexSet {
            let near = board.neighbours(hex).iter();
            near.filter(|&other| faces(hex, other) || faces(other, hex)).collect()
        };
        Terrain {
            across: Hex::all().map(across).collect(),
            has_works: works.iter().any(|&sides| sides != 0),
            opaque: of(ground::is_opaque),
            hills: of(|ground| ground == Ground::Hill),
            rugged: of(|ground| ground == Ground::RuggedHill),
            stops: of(ground::stops_a_move),
            impassable: [
                closed_to(Some(Arm::Infantry)),
                closed_to(Some(Arm::Cavalry)),
                closed_to(Some(Arm::Artillery)),
                closed_to(None),
            ],
            grounds,
            works,
        }
    }

    pub(crate) fn ground(&self, hex: Hex) -> Ground {
        self.grounds[hex.index()]
    }

    /// The hexes that a unit of `arm`, or a leader, never enters.
    pub(crate) fn impassable(&self, arm: Option<Arm>) -> HexSet {
        self.impassable[arm.map_or(3, |arm| arm as usize)]
    }

    /// [CCN-24.6.1] Whether the hex has works on any side.
    pub(crate) fn has_works(&self, hex: Hex) -> bool {
        self.works[hex.index()] != 0
    }

    /// [CCN-24.6.1], [CCN-24.6.7] Whether works of `hex` lie on the side through which an attack
    /// from `from` comes; at a corner either of its two sides is enough.
    pub(crate) fn works_face(&self, hex: Hex, from: Hex) -> bool {
        self.works[hex.index()] & Board::get().sides_towards(hex, from) != 0
    }

    /// The works of each side of a hex, a bit each.
    pub(crate) fn works_of(&self, hex: Hex) -> u8 {
        self.works[hex.index()]
    }

    /// [CCN-24.6.2] The neighbours that lie across works.
    pub(crate) fn across(&self, hex: Hex) -> HexSet {
        self.across[hex.index()]
    }
}
