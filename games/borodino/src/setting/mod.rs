//! What all positions of one campaign share: the map, the blocks, the hours, the switches.

mod build;
pub(crate) mod chain;
pub(crate) mod map;
pub(crate) mod pool;
mod scenery;

use crate::ids::{AreaId, AreaSet, BlockId, BlockSet, MOST_BLOCKS};
use crate::options::Options;
use crate::pieces::{Army, Kind, Level, Post, Right, Side};
use crate::scenario::Scenario;
use chain::Chain;
use map::Map;

pub use scenery::Scenery;

/// A campaign without its position. Everything in it is public.
#[derive(Debug)]
pub struct Setting {
    /// What its file said.
    pub(crate) scenario: Scenario,
    pub(crate) options: Options,
    pub(crate) map: Map,
    /// French, then Russian, headquarters first, by seniority.
    pub(crate) blocks: Vec<BlockCard>,
    /// As sentences call each block: by its name, and by its id as well if others have the same name.
    pub(crate) called: Vec<String>,
    /// [BOR-4.1.2] The hours, from turn 1 on.
    pub(crate) track: Vec<TurnCard>,
    /// [BOR-4.1.5] The sources in play.
    pub(crate) sources: Vec<Source>,
    /// [BOR-4.4.3] The last turn in which an army is held, if one is.
    pub(crate) first_army_held_until: u8,
    /// [BOR-6.3.9] Who may order whom.
    pub(crate) chain: Chain,
    /// What is asked most often, in the order of the blocks, and their full steps.
    pub(crate) briefs: [Brief; MOST_BLOCKS],
    pub(crate) full: [u8; MOST_BLOCKS],
    /// For quick questions.
    pub(crate) of_side: [BlockSet; 2],
    pub(crate) headquarters: BlockSet,
    pub(crate) infantry: BlockSet,
    pub(crate) cavalry: BlockSet,
    pub(crate) guns: BlockSet,
    pub(crate) independent: BlockSet,
    /// [BOR-4.4.1] Those that are in the timetable.
    pub(crate) arriving: BlockSet,
    /// [BOR-4.2.2] Where blocks of each side stand in the printed set-up.
    pub(crate) printed: [AreaSet; 2],
    /// [BOR-4.2.3] Where each side may place blocks in free set-up: behind its front.
    pub(crate) own_ground: [AreaSet; 2],
}

/// [BOR-3.1.1] A block as the lists have it.
#[derive(Clone, Debug)]
pub(crate) struct BlockCard {
    /// Its id in the tables: `F-1-5`.
    pub(crate) id: String,
    pub(crate) name: String,
    pub(crate) side: Side,
    pub(crate) army: Army,
    /// The mark of its corps in print, if it has one.
    pub(crate) mark: Option<String>,
    /// [BOR-6.3.1] Its corps, as a number. For a headquarters the corps that it commands.
    pub(crate) corps: Option<u8>,
    /// [BOR-4.1.6] The corps of the headquarters to which it is attached, which it obeys too.
    pub(crate) attached: Option<u8>,
    pub(crate) kind: Kind,
    pub(crate) fire: u8,
    /// Full steps, and those it has at the start.
    pub(crate) full: u8,
    pub(crate) steps: u8,
    /// [BOR-3.1.7] With the option counted in.
    pub(crate) is_guard: bool,
    /// Where it stands in the printed set-up; none if it arrives later.
    pub(crate) area: Option<AreaId>,
    /// [BOR-4.4.1] When and where it arrives.
    pub(crate) arrival: Option<Arrival>,
    /// What only a headquarters has.
    pub(crate) level: Option<Level>,
    /// [BOR-6.2.1] Its command range.
    pub(crate) range: u8,
    /// [BOR-14.1.1] Its place in the order of its side, the most senior first; and whether it can be
    /// promoted.
    pub(crate) seniority: u8,
    pub(crate) can_be_promoted: bool,
    /// [BOR-14.1.2] The army post that it holds from the start.
    pub(crate) post: Option<Post>,
    /// [BOR-6.3.2], [BOR-6.3.3] A right to order beyond its corps.
    pub(crate) right: Option<Right>,
}

/// What is asked of a block most often.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Brief {
    pub(crate) side: Side,
    pub(crate) kind: Kind,
    pub(crate) fire: u8,
    /// The steps that it has at the start.
    pub(crate) steps: u8,
    /// [BOR-17.1.1] What its destruction gives to the other side.
    pub(crate) points: u8,
}

/// [BOR-4.4.1] A line of the timetable.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Arrival {
    pub(crate) turn: u8,
    pub(crate) entries: AreaSet,
}

/// [BOR-4.1.2] An hour of the scenario.
#[derive(Clone, Debug)]
pub(crate) struct TurnCard {
    pub(crate) date: String,
    pub(crate) hour: u8,
    /// Whether it is the last of its day.
    pub(crate) is_last_of_day: bool,
}

/// [BOR-4.1.5] A source of supply.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Source {
    pub(crate) area: AreaId,
    pub(crate) side: Side,
    pub(crate) symbols: u8,
}

impl Setting {
    pub(crate) fn block(&self, block: BlockId) -> &BlockCard {
        &self.blocks[block.index()]
    }

    /// Every block, in the order of the lists.
    pub(crate) fn all_blocks(&self) -> impl Iterator<Item = BlockId> + use<> {
        (0..self.blocks.len() as u8).map(BlockId::new)
    }

    pub(crate) fn of_side(&self, side: Side) -> BlockSet {
        self.of_side[side as usize]
    }

    /// [BOR-4.1.2] The hour of a turn.
    pub(crate) fn turn(&self, turn: u8) -> &TurnCard {
        &self.track[usize::from(turn) - 1]
    }

    pub(crate) fn last_turn(&self) -> u8 {
        self.track.len() as u8
    }

    /// [BOR-4.1.4] Whether the redoubt of an area is in play in a turn.
    pub(crate) fn has_redoubt(&self, area: AreaId, turn: u8) -> bool {
        self.map.area(area).redoubt_from.is_some_and(|from| turn >= from)
    }

    /// The sources of a side, with their places in the list.
    pub(crate) fn sources_of(&self, side: Side) -> impl Iterator<Item = (usize, Source)> + '_ {
        self.sources.iter().copied().enumerate().filter(move |(_, source)| source.side == side)
    }
}
