//! The position: small and flat, changed by events alone.

mod battle;
mod questions;
mod roads;

use engine::{Few, Shared};

use crate::board::{Location, Role};
use crate::ids::{BlockId, MOST_BLOCKS, TownId};
use crate::pieces::{Army, Party, Side};
use crate::setting::map::MOST_WAYS;
use crate::setting::{BlockSet, Setting, TownSet};
use crate::step::Step;

pub(crate) use battle::{Battle, Board};
pub(crate) use roads::{RoadCounts, RoadSet};

/// The most steps that are on the agenda at one time.
const MOST_STEPS: usize = 12;

/// The most battles of a turn: each needs three blocks of either side, and one side has at most 26.
pub(crate) const MOST_BATTLES: usize = 8;

/// The most groups that move in a turn.
pub(crate) const MOST_GROUPS: usize = 3;

/// The most blocks that shelter in squares at one time: each needs a square of its own.
pub(crate) const MOST_SHELTERS: usize = MOST_BLOCKS / 2;

/// A campaign as it stands.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Campaign {
    pub(crate) setting: Shared<Setting>,
    pub(crate) agenda: Few<Step, MOST_STEPS>,
    /// 0 while blocks are set up.
    pub(crate) turn: u8,
    pub(crate) winner: Option<Side>,

    // Blocks, in roster order.
    /// [WAT-1.1.3] 0 for those that are eliminated or removed.
    pub(crate) steps: [u8; MOST_BLOCKS],
    /// The town of each block, in a battle too; none if it is not on the map.
    pub(crate) towns: [Option<TownId>; MOST_BLOCKS],
    /// Where it stands on the board of a battle.
    pub(crate) locations: [Option<Location>; MOST_BLOCKS],
    /// [WAT-1.1.3] Those that are eliminated.
    pub(crate) lost: BlockSet,
    /// [WAT-18.2.1] Those that may enter no fight this turn.
    pub(crate) disrupted: BlockSet,
    /// [WAT-23.1.2] The armies that are demoralised.
    pub(crate) demoralised: [bool; 3],

    // The movement phase.
    /// Where each block that moved this turn began, and the town it came through.
    pub(crate) starts: [Option<TownId>; MOST_BLOCKS],
    pub(crate) vias: [Option<TownId>; MOST_BLOCKS],
    /// [WAT-7.1.1] Those that moved over their full allowance, and have not marched.
    pub(crate) spent: BlockSet,
    /// [WAT-6.1.2] How many blocks used each road this turn.
    pub(crate) roads: RoadCounts,
    /// [WAT-6.2.2] How many attackers crossed a bridge as their last, and went on by a road without one.
    pub(crate) bridges: RoadCounts,
    /// [WAT-18.1.3] The roads by which the attacker entered fights.
    pub(crate) entries: RoadSet,
    /// [WAT-5.1.1] The groups that moved this turn.
    pub(crate) groups: Few<Group, MOST_GROUPS>,
    /// [WAT-7.1.6] Where the leader of each army was before the forced marches.
    pub(crate) leader_towns: [Option<TownId>; 3],
    /// [WAT-7.1.7] The leaders that were shown there, and where each was shown at the end of a march.
    pub(crate) shown_leaders: BlockSet,
    pub(crate) met_leaders: [Option<TownId>; 3],

    // The fight phase.
    /// Skirmishes that are not settled, and battles that are not in the order yet.
    pub(crate) skirmishes: TownSet,
    pub(crate) unordered: TownSet,
    /// [WAT-9.2.2] The battles of the turn in their order, the next one to play a battle turn, and
    /// [WAT-9.2.3] the side whose battle turns are played.
    pub(crate) battles: Few<Battle, MOST_BATTLES>,
    pub(crate) next_battle: u8,
    pub(crate) cycle: Role,
    /// [WAT-10.1.1] The blocks put forward in the skirmish, whether they are shown already, and
    /// which Allied player speaks.
    pub(crate) picked: BlockSet,
    pub(crate) picked_are_shown: bool,
    pub(crate) skirmish_speaker: Option<Party>,
    /// [WAT-6.1.3] How many blocks used each way out of the town of the fight: retreats and routs
    /// of the battle turn, or those who regroup; and, counted apart, reinforcements.
    pub(crate) places: [u8; MOST_WAYS],
    pub(crate) arrivals: [u8; MOST_WAYS],

    // Blocks on boards.
    /// [WAT-11.1.3] Those that are engaged.
    pub(crate) engaged: BlockSet,
    /// [WAT-14.2.2], [WAT-14.2.4] Those that have the bonus of their first fire.
    pub(crate) fresh: BlockSet,
    /// [WAT-16.1.1] Those in square, and [WAT-16.2.1] who shelters in which.
    pub(crate) squares: BlockSet,
    pub(crate) shelters: Few<Shelter, MOST_SHELTERS>,
    /// [WAT-24.2.4] Those that fired, formed square or became engaged, and are seen since.
    pub(crate) seen: BlockSet,

    // The battle turn.
    pub(crate) acting: Role,
    /// [WAT-12.2.1] Those whose morale is still to be tested.
    pub(crate) untested: BlockSet,
    /// [WAT-12.1.3] Those that have used their action; in regrouping, those that have regrouped.
    pub(crate) acted: BlockSet,
    /// Those that moved a step, and those that fired. [WAT-13.1.7] Horse artillery may do both.
    pub(crate) stepped: BlockSet,
    pub(crate) fired: BlockSet,
    /// [WAT-13.1.5] Those that engaged, and those that disengaged.
    pub(crate) joined: BlockSet,
    pub(crate) left: BlockSet,
    /// [WAT-15.3.1] How many blocks of the acting side crossed on each line.
    pub(crate) crossings: [u8; 3],
    /// [WAT-15.4.1] The locations whose farm or hill was passed on, a bit each.
    pub(crate) passed_on: u8,
    /// [WAT-18.3.1] Whether the attacker has done something.
    pub(crate) pressed: bool,
}

/// [WAT-5.1.1] A group that moved this turn, and the towns with enemies that it entered.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Group {
    pub(crate) army: Army,
    pub(crate) start: TownId,
    pub(crate) attacked: TownSet,
}

impl Default for Group {
    fn default() -> Self {
        Group { army: Army::French, start: TownId::new(0), attacked: TownSet::NONE }
    }
}

/// [WAT-16.2.1] A block that shelters in a square.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Shelter {
    pub(crate) guest: BlockId,
    pub(crate) host: BlockId,
}

impl Default for Shelter {
    fn default() -> Self {
        Shelter { guest: BlockId::new(0), host: BlockId::new(0) }
    }
}

impl Campaign {
    /// The map without blocks.
    pub(crate) fn bare(setting: &'static Setting) -> Campaign {
        Campaign {
            setting: Shared::new(setting),
            agenda: Few::new(),
            turn: 0,
            winner: None,
            steps: [0; MOST_BLOCKS],
            towns: [None; MOST_BLOCKS],
            locations: [None; MOST_BLOCKS],
            lost: BlockSet::NONE,
            disrupted: BlockSet::NONE,
            demoralised: [false; 3],
            starts: [None; MOST_BLOCKS],
            vias: [None; MOST_BLOCKS],
            spent: BlockSet::NONE,
            roads: RoadCounts::default(),
            bridges: RoadCounts::default(),
            entries: RoadSet::default(),
            groups: Few::new(),
            leader_towns: [None; 3],
            shown_leaders: BlockSet::NONE,
            met_leaders: [None; 3],
            skirmishes: TownSet::NONE,
            unordered: TownSet::NONE,
            battles: Few::new(),
            next_battle: 0,
            cycle: Role::Attacker,
            picked: BlockSet::NONE,
            picked_are_shown: false,
            skirmish_speaker: None,
            places: [0; MOST_WAYS],
            arrivals: [0; MOST_WAYS],
            engaged: BlockSet::NONE,
            fresh: BlockSet::NONE,
            squares: BlockSet::NONE,
            shelters: Few::new(),
            seen: BlockSet::NONE,
            acting: Role::Attacker,
            untested: BlockSet::NONE,
            acted: BlockSet::NONE,
            stepped: BlockSet::NONE,
            fired: BlockSet::NONE,
            joined: BlockSet::NONE,
            left: BlockSet::NONE,
            crossings: [0; 3],
            passed_on: 0,
            pressed: false,
        }
    }
}
