//! The position: small and flat, changed by events alone.

mod battle;
mod crossings;
mod map;
mod questions;

use engine::{Few, Shared};

use crate::event::Stage;
use crate::ids::{AreaId, AreaSet, BlockId, BlockSet, BorderSet, MOST_AREAS, MOST_BLOCKS};
use crate::pieces::{Post, Side};
use crate::setting::Setting;
use crate::step::Step;

pub(crate) use battle::{Battle, MOST_IN_BATTLE, Passage, Shelter};
pub(crate) use crossings::Crossings;
pub(crate) use map::Status;

/// The most steps that are on the agenda at one time.
const MOST_STEPS: usize = 24;

/// The most headquarters of a side.
pub(crate) const MOST_HEADQUARTERS: usize = 16;

/// The most sources of supply of both sides.
pub(crate) const MOST_SOURCES: usize = 8;

/// A campaign of one day or of three, as it stands.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Campaign {
    pub(crate) setting: Shared<Setting>,
    pub(crate) agenda: Few<Step, MOST_STEPS>,
    /// 0 while blocks are set up.
    pub(crate) turn: u8,
    /// [BOR-1.1.2] Who is Player 1 in this turn.
    pub(crate) first: Side,
    /// [BOR-17.2.1] Who has won,
    pub(crate) winner: Option<Side>,
    /// or whether it is over and nobody has.
    pub(crate) is_drawn: bool,
    /// [BOR-17.1.1] The victory points of the French and of the Russians.
    pub(crate) points: [u16; 2],

    // Blocks, in the order of the lists.
    /// [BOR-3.1.3] 0 for those that are lost, and [BOR-3.1.4] for some headquarters.
    pub(crate) steps: [u8; MOST_BLOCKS],
    /// The area of each block; none if it is not on the map, yet or any more.
    pub(crate) areas: [Option<AreaId>; MOST_BLOCKS],
    /// How many blocks of each side stand in each area, and where any do: what `areas` says, for
    /// quick questions.
    pub(crate) numbers: [[u8; MOST_AREAS]; 2],
    pub(crate) occupied: [AreaSet; 2],
    /// [BOR-1.1.7] Those that are destroyed, and those that left the map.
    pub(crate) destroyed: BlockSet,
    pub(crate) withdrawn: BlockSet,
    /// [BOR-14.1.2] Who holds the army posts, in the order of `Post::ALL`.
    pub(crate) posts: [Option<BlockId>; 4],
    /// [BOR-2.4.2] The borders whose bridge is burnt.
    pub(crate) burnt: BorderSet,
    /// [BOR-15.3.1] The sources that were captured, once and for all.
    pub(crate) captured: AreaSet,

    // Marks of the turn.
    /// [BOR-8.1.1] Those that have moved, [BOR-7.1.5] bombarded, or [BOR-6.1.1] been activated.
    pub(crate) moved: BlockSet,
    pub(crate) bombarded: BlockSet,
    pub(crate) activated: BlockSet,
    /// [BOR-9.3.1] Those that join a battle in round 2.
    pub(crate) reserves: BlockSet,
    /// [BOR-8.3.3] How many blocks went into and out of battles over each border.
    pub(crate) crossings: Crossings,
    /// [BOR-8.4.3] The area that each block left by its last move in this action phase; after the phase
    /// only [BOR-10.4.1] from where it entered the battle area it stands in.
    pub(crate) origins: [Option<AreaId>; MOST_BLOCKS],
    /// [BOR-9.1.1] How many blocks of Player 2 are held in each area at most: as many as are left of those
    /// that Player 1 had there at the end of his action phase.
    pub(crate) holding: [u8; MOST_AREAS],
    /// [BOR-9.3.2] The areas that Player 2 attacks.
    pub(crate) second_attacks: AreaSet,

    // The action phase.
    /// Whose it is, and its stage.
    pub(crate) acting: Side,
    pub(crate) stage: Stage,
    /// [BOR-6.1.1] The headquarters that can give orders, in the order of their activation.
    pub(crate) commands: Few<Command, MOST_HEADQUARTERS>,
    /// [BOR-7.1.4] The borders over which a gun has fired.
    pub(crate) fired_over: BorderSet,
    /// [BOR-18.2.1] Those that are shown outside of battle.
    pub(crate) shown: BlockSet,

    /// [BOR-10.1.1] The battle that is fought.
    pub(crate) battle: Option<Battle>,

    // The supply phase.
    /// [BOR-15.2.4] The areas in which each side has spent a point,
    pub(crate) supplied: [AreaSet; 2],
    /// and how many points of each source, in the order of the setting.
    pub(crate) spent: [u8; MOST_SOURCES],
}

/// [BOR-6.1.1] An activated headquarters. [BOR-6.1.6] As an army headquarters it has so many orders
/// left; [BOR-14.3.1] the post is the one for which it acts this turn.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Command {
    pub(crate) hq: BlockId,
    pub(crate) post: Option<Post>,
    pub(crate) orders: u8,
}

impl Default for Command {
    fn default() -> Self {
        Command { hq: BlockId::new(0), post: None, orders: 0 }
    }
}

impl Campaign {
    /// The map without blocks.
    pub(crate) fn bare(setting: &'static Setting) -> Campaign {
        Campaign {
            setting: Shared::new(setting),
            agenda: Few::new(),
            turn: 0,
            first: Side::French,
            winner: None,
            is_drawn: false,
            points: [0; 2],
            steps: [0; MOST_BLOCKS],
            areas: [None; MOST_BLOCKS],
            numbers: [[0; MOST_AREAS]; 2],
            occupied: [AreaSet::NONE; 2],
            destroyed: BlockSet::NONE,
            withdrawn: BlockSet::NONE,
            posts: [None; 4],
            burnt: BorderSet::NONE,
            captured: AreaSet::NONE,
            moved: BlockSet::NONE,
            bombarded: BlockSet::NONE,
            activated: BlockSet::NONE,
            reserves: BlockSet::NONE,
            crossings: Crossings::default(),
            origins: [None; MOST_BLOCKS],
            holding: [0; MOST_AREAS],
            second_attacks: AreaSet::NONE,
            acting: Side::French,
            stage: Stage::Activation,
            commands: Few::new(),
            fired_over: BorderSet::NONE,
            shown: BlockSet::NONE,
            battle: None,
            supplied: [AreaSet::NONE; 2],
            spent: [0; MOST_SOURCES],
        }
    }
}
