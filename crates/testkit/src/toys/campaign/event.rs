//! What is decided, and what happens.

use engine::{Roll, Seat, SeatSet};
use serde::{Deserialize, Serialize};

use super::{Area, AreaSet, Army, BlockId};

/// A decision.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Action {
    /// Moves a block.
    March { block: BlockId, to: Area },
    /// Looks at the lowest enemy block beside one's own.
    Scout { area: Area },
    /// Moves no more.
    EndMarch,
    /// Sends this block into the fight.
    Choose { block: BlockId },
    /// Takes the beaten block out of the fight.
    Withdraw { to: Area },
    /// Leaves the beaten block where it is.
    Stand,
}

/// One item of the sequence of play. Those that hold a question wait for somebody.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Step {
    /// Ends the turn.
    #[default]
    EndTurn,
    /// "Move a block, scout, or end your march."
    March { seat: Seat, left: u8 },
    /// Looks for the next fight of `mover`.
    Fights { mover: Seat, done: AreaSet },
    /// "Which block do you send into the fight?" Asked of both at once.
    Choose(Fight),
    /// "Stand or withdraw?"
    Withdraw { seat: Seat, block: BlockId, area: Area },
}

/// A fight before the blocks are shown. Index 0 is the attacker's, 1 the defender's.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Fight {
    /// Where.
    pub area: Area,
    /// Who decides for each side.
    pub speakers: [Seat; 2],
    /// Who has chosen.
    pub ready: SeatSet,
    /// What was chosen, as far as one may know.
    pub chosen: [Option<BlockId>; 2],
}

/// A fact. `knows` names the seats that may see which block it was about.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Event {
    Began(Step),
    Ended,
    Placed {
        army: Army,
        block: Option<BlockId>,
        area: Area,
        knows: SeatSet,
    },
    Moved {
        army: Army,
        block: Option<BlockId>,
        from: Area,
        to: Area,
        roads: u8,
        knows: SeatSet,
    },
    Scouted {
        seat: Seat,
        area: Area,
        face: Option<(BlockId, u8)>,
        knows: SeatSet,
    },
    Chose {
        seat: Seat,
        block: Option<BlockId>,
        knows: SeatSet,
    },
    Shown {
        area: Area,
        blocks: [(BlockId, u8); 2],
    },
    Fired {
        block: BlockId,
        dice: Roll,
        hits: u8,
    },
    StepsLost {
        block: BlockId,
        lost: u8,
    },
    Withdrew {
        block: BlockId,
        from: Area,
        to: Area,
    },
    Hidden,
    TurnEnded,
    /// Only a planted fault emits it: a fact that a save forgets.
    Slipped {
        #[serde(skip)]
        turn: u8,
    },
}
