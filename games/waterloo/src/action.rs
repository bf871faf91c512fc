//! Decisions: everything that a player can choose, in the order of a turn.

use serde::{Deserialize, Serialize};

use crate::board::{Location, Post};
use crate::ids::{BlockId, TownId};
use crate::pieces::{Marker, Target};

/// A decision of a player.
///
/// What would make long lists is asked in two steps: first a block is taken in hand, then it is
/// said what it does.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS, schemars::JsonSchema))]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
pub enum Action {
    /// Take this block in hand: to place it, to move it, to let it march, or to act with it.
    Take(BlockId),
    /// Place the block in hand in this town.
    Place(TownId),
    /// Place all blocks that are not placed yet where the scenario has them.
    PlaceRest,
    /// Confirm the set-up, the choice for a skirmish, or the deployment.
    Confirm,
    /// Move the block in hand over one road, or over two by way of a town.
    Move {
        #[serde(default, skip_serializing_if = "Option::is_none")]
        #[cfg_attr(feature = "types", ts(optional))]
        via: Option<TownId>,
        to: TownId,
    },
    /// Make no more normal moves.
    EndMoves,
    /// Let the block in hand march on to this town.
    March(TownId),
    /// Make no more forced marches.
    EndMarches,
    /// Show the leader, so that the march is easier.
    ShowLeader,
    /// Keep him hidden.
    HideLeader,
    /// Settle the skirmish in this town next, or fight this battle next in every cycle.
    Fight(TownId),
    /// Put this block forward in the skirmish.
    Pick(BlockId),
    /// Let this block take the hit.
    TakeHit(BlockId),
    /// Let this block leave the fight that its side has lost, by the road to this town.
    Retreat {
        block: BlockId,
        to: TownId,
    },
    /// Put a drawn marker on an own position.
    PutMarker {
        marker: Marker,
        on: Post,
    },
    /// Take the woods from an own position.
    DropWoods(Post),
    /// Put a block in an own location.
    Deploy {
        block: BlockId,
        to: Post,
    },
    /// Let this block hold the farm or hill.
    Hold(BlockId),
    /// Let nobody hold it.
    HoldNone,
    /// Roll for the morale of this block next.
    Test(BlockId),
    /// Move the block in hand on the board, in one step,
    Step(Location),
    /// in two steps, by way of a location,
    StepBy {
        via: Location,
        to: Location,
    },
    /// or among the enemies in an own position, where it forms a square.
    StepInSquare(Location),
    /// Let the block in hand fire.
    Fire(Target),
    FormSquare,
    LeaveSquare,
    /// Let the block in hand take shelter in the square of this one.
    Shelter(BlockId),
    LeaveShelter,
    /// Let the block in hand become the holder of the farm or hill where it stands.
    Occupy,
    /// Let the block in hand, which holds a farm or hill, pass it on to this one.
    PassOn(BlockId),
    /// Let the block in hand leave the battle, by the road to this town.
    Withdraw(TownId),
    /// Do nothing more in this battle phase.
    EndBattlePhase,
    /// Bring this block into the battle.
    Reinforce(BlockId),
    EndReinforcement,
    /// Let this block get back over the stream.
    Cross(BlockId),
    /// Move this block into the town of the victory, or out of it to another.
    Regroup {
        block: BlockId,
        to: TownId,
    },
    EndRegrouping,
    /// Let this block be lost for want of supply.
    Starve(BlockId),
}
