//! What all positions of one campaign share: the map, the rosters, the turn track, the switches.

mod build;
pub(crate) mod map;
pub(crate) mod pool;
mod scenery;

use engine::BitSet;

use crate::ids::{BlockId, TownId};
use crate::options::Options;
use crate::pieces::{Army, Kind, Party, Side};
use crate::scenario::Scenario;
use crate::scenario::map::Ground;

pub use scenery::Scenery;

pub(crate) use map::{Map, Road, Town, Way};

/// Blocks, a bit each, in roster order.
pub(crate) type BlockSet = BitSet<BlockId>;

/// Towns, a bit each.
pub(crate) type TownSet = BitSet<TownId>;

/// A campaign without its position. Everything in it is public.
#[derive(Debug)]
pub struct Setting {
    /// What its file said, and the ground as it is drawn.
    pub(crate) scenario: Scenario,
    pub(crate) ground: Ground,
    pub(crate) options: Options,
    pub(crate) map: Map,
    /// [WAT-1.1.4] In roster order.
    pub(crate) blocks: Vec<BlockCard>,
    /// As sentences call each block: by its name, and by its id as well if others have the same name.
    pub(crate) called: Vec<String>,
    /// [WAT-4.1.1] The turn track, from turn 1 on.
    pub(crate) track: Vec<TurnCard>,
    /// The first turn that is played, and the last.
    pub(crate) first_turn: u8,
    pub(crate) last_turn: u8,
    /// [WAT-22.1.2] Whom a cut city costs how many blocks.
    pub(crate) cities: Vec<City>,
    /// [WAT-23.1.2] The lost blocks at which each army is demoralised.
    pub(crate) demoralised_at: [u8; 3],
    /// [WAT-5.1.2], [WAT-5.1.3] How many groups of each army may move in a turn.
    pub(crate) groups: [u8; 3],
    /// [WAT-3.2.2], [WAT-3.2.3] The most blocks of each side in a town at free set-up.
    pub(crate) set_up_limits: [u8; 2],
    /// The blocks of each army and of each type, for quick questions.
    pub(crate) of_army: [BlockSet; 3],
    pub(crate) leaders: BlockSet,
    pub(crate) infantry: BlockSet,
    pub(crate) cavalry: BlockSet,
    pub(crate) guns: BlockSet,
    pub(crate) fast: BlockSet,
}

/// A block as the roster has it.
#[derive(Clone, Debug)]
pub(crate) struct BlockCard {
    /// Its id in the tables: `F-2-INF1`.
    pub(crate) id: String,
    pub(crate) name: String,
    pub(crate) army: Army,
    /// [WAT-11.3.2] A corps is named by army and mark; leaders have none. Numbers tell corps of
    /// different armies apart.
    pub(crate) corps: Option<u8>,
    /// The mark of its corps in print.
    pub(crate) mark: Option<String>,
    pub(crate) kind: Kind,
    /// Full steps, and those it has at the start.
    pub(crate) full: u8,
    pub(crate) steps: u8,
    /// [WAT-2.2.4] The fire value in battles, with the option counted in.
    pub(crate) fire: u8,
    /// [WAT-3.1.2], [WAT-3.1.3] Where the scenario has it at the start.
    pub(crate) town: TownId,
}

/// A square of the turn track.
#[derive(Clone, Debug)]
pub(crate) struct TurnCard {
    pub(crate) date: String,
    pub(crate) active: Side,
    pub(crate) is_night: bool,
}

/// [WAT-2.1.3] A supply city.
#[derive(Clone, Copy, Debug)]
pub(crate) struct City {
    pub(crate) town: TownId,
    pub(crate) army: Army,
    pub(crate) loss: u8,
}

impl Setting {
    pub(crate) fn block(&self, block: BlockId) -> &BlockCard {
        &self.blocks[block.index()]
    }

    pub(crate) fn kind(&self, block: BlockId) -> Kind {
        self.block(block).kind
    }

    pub(crate) fn army(&self, block: BlockId) -> Army {
        self.block(block).army
    }

    pub(crate) fn side(&self, block: BlockId) -> Side {
        self.army(block).side()
    }

    /// Every block, in roster order.
    pub(crate) fn all_blocks(&self) -> impl Iterator<Item = BlockId> + use<> {
        (0..self.blocks.len() as u8).map(BlockId::new)
    }

    pub(crate) fn of_side(&self, side: Side) -> BlockSet {
        side.armies().iter().fold(BlockSet::NONE, |set, &army| set | self.of_army[army as usize])
    }

    pub(crate) fn of_party(&self, party: Party) -> BlockSet {
        party.armies().iter().fold(BlockSet::NONE, |set, &army| set | self.of_army[army as usize])
    }

    pub(crate) fn leader_of(&self, army: Army) -> Option<BlockId> {
        (self.of_army[army as usize] & self.leaders).iter().next()
    }

    /// [WAT-4.1.1] The square of a turn.
    pub(crate) fn turn(&self, turn: u8) -> &TurnCard {
        &self.track[usize::from(turn) - 1]
    }

    /// [WAT-25.1.1], [WAT-25.2.1] Those of a side who are asked apart, in their order.
    pub(crate) fn parties(&self, side: Side) -> &'static [Party] {
        match (side, self.options.three_players) {
            (Side::French, _) => &[Party::French],
            (Side::Allied, false) => &[Party::Allies],
            (Side::Allied, true) => &[Party::AngloDutch, Party::Prussians],
        }
    }

    /// Who speaks for an army.
    pub(crate) fn party_of(&self, army: Army) -> Party {
        match (army, self.options.three_players) {
            (Army::French, _) => Party::French,
            (Army::AngloDutch | Army::Prussian, false) => Party::Allies,
            (Army::AngloDutch, true) => Party::AngloDutch,
            (Army::Prussian, true) => Party::Prussians,
        }
    }

    /// [WAT-25.2.1] Whether two Allied players may talk in private in this turn; turn 0 is the
    /// set-up, which is no night.
    pub(crate) fn allies_may_talk(&self, turn: u8) -> bool {
        let is_night = turn > 0 && self.turn(turn).is_night;
        let options = &self.options;
        options.three_players && (is_night || !options.allies_talk_at_night_only)
    }
}
