//! Decisions: everything that a player can choose, in the order of a turn.

use serde::{Deserialize, Serialize};

use crate::ids::{AreaId, BlockId, BorderId};
use crate::pieces::{Aim, Arms, Level};

/// [BOR-19.1.1] A decision of a player.
///
/// What would make long lists is asked in two sentences: first a block is taken in hand, then it is
/// said where it goes.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS, schemars::JsonSchema))]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
pub enum Action {
    /// Take this block in hand: to place it, to move it, or to let it go from a full area.
    Take(BlockId),
    /// Place the block in hand in this area.
    Place(AreaId),
    /// Place all blocks that are left where they stand in print.
    PlaceRest,
    /// Let this block arrive on the map.
    Arrive {
        block: BlockId,
        at: AreaId,
    },
    /// Activate this headquarters.
    Activate(BlockId),
    /// Activate it where it stands.
    Stay,
    /// Move to this area: the block in hand, or the headquarters before its activation.
    Move(AreaId),
    /// Act as the headquarters of an army, or of a corps.
    ActAs(Level),
    /// Let this gun fire into an area.
    Bombard {
        gun: BlockId,
        at: AreaId,
    },
    /// Let this headquarters spend the order.
    Pay(BlockId),
    /// Let this block lose the step.
    TakeHit(BlockId),
    /// Fight the battle in this area next.
    Fight(AreaId),
    /// Make the blocks that came from this area the main attack.
    MainAttack(AreaId),
    FormSquare(BlockId),
    LeaveSquare(BlockId),
    /// Shelter a block in a square.
    Shelter {
        square: BlockId,
        guest: BlockId,
    },
    /// Let this block fire.
    Fire {
        block: BlockId,
        aim: Aim,
        arms: Arms,
    },
    /// Let this block retreat from the battle to this area.
    Retreat {
        block: BlockId,
        to: AreaId,
    },
    /// Let this block retreat off the map.
    Withdraw(BlockId),
    /// Let this block do nothing in this round.
    Pass(BlockId),
    /// Let the block that found its refuge full go on to this area.
    GoOn(AreaId),
    /// Move this block from the won battle to this area.
    Regroup {
        block: BlockId,
        to: AreaId,
    },
    /// Spend a point of this source, or of the one just captured, on a block.
    Supply {
        source: AreaId,
        block: BlockId,
    },
    /// Burn the bridge on this border.
    Burn(BorderId),
    /// No more of this.
    Done,
}
