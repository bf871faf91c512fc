//! Decisions: everything that a player can choose, in the order of a turn.

use serde::{Deserialize, Serialize};

use crate::board::Section;
use crate::cards::Card;
use crate::hex::Hex;
use crate::pieces::{LeaderId, UnitId};

/// A decision of a player. A unit and a leader are named by the hex they stand in.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS, schemars::JsonSchema))]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
pub enum Action {
    /// Play this card.
    Play(Card),
    /// Order the unit in this hex, with the leader who is attached to it.
    OrderUnit(Hex),
    /// Order the leader in this hex by himself.
    OrderLeader(Hex),
    /// Order a piece that has not entered the board yet.
    OrderEntering(Piece),
    /// Give no more orders.
    EndOrders,
    /// Order all infantry of this section.
    March(Section),
    /// Let the leader stay with his unit, which is ordered with him.
    LeaderStays,
    /// Let the leader act alone; his unit is not ordered.
    LeaderDetaches,
    /// Manoeuvre with up to four pieces, which do not battle.
    Manoeuvre,
    /// Order one unit, which acts as usual.
    OrderOne,
    /// Give the block to the unit in this hex.
    Regain(Hex),
    /// Let the face go unused.
    Decline,
    /// Send the unit in this hex back to its baseline.
    SendBack(Hex),
    /// Put the unit that is sent back in this hex.
    Place(Hex),
    /// Let the ordered unit leave square.
    LeaveSquare,
    /// Let the ordered unit stay in square.
    StayInSquare,
    /// Move an ordered unit.
    MoveUnit { from: Hex, to: Hex },
    /// Move an ordered leader.
    MoveLeader { from: Hex, to: Hex },
    /// Bring an ordered piece onto the board, and as far as this hex.
    Enter { piece: Piece, to: Hex },
    /// Move an ordered unit off the board by an exit hex.
    LeaveBoard { from: Hex, by: Hex },
    /// Move an ordered leader off the board by an exit hex.
    LeaderLeavesBoard { from: Hex, by: Hex },
    /// Move nothing more.
    EndMoves,
    /// Fire at the unit in a hex.
    Fire { from: Hex, at: Hex },
    /// Attack the piece in an adjacent hex.
    Melee { from: Hex, at: Hex },
    /// Fight no more battles in this turn.
    EndBattles,
    /// Let the artillery in this hex join the melee.
    Join(Hex),
    /// Let no more artillery join.
    JoinNoMore,
    /// Meet the melee as the unit stands.
    Stand,
    /// Play First Strike: roll before the attacker.
    FirstStrike,
    /// Let the cavalry retire and reform.
    RetireAndReform,
    /// Form square.
    FormSquare,
    /// Ignore this many flags.
    IgnoreFlags(u8),
    /// Retreat into this hex.
    Retreat(Hex),
    /// Retire into this hex.
    Withdraw(Hex),
    /// Let the leader retreat into this hex.
    LeaderRetreat(Hex),
    /// Let the leader leave the board over his own baseline.
    LeaderLeaves,
    /// Let the leader end his retreat here.
    LeaderStops,
    /// Enter the vacated hex, or go on to this hex after a breakthrough.
    Advance(Hex),
    /// Stay where the unit is.
    Hold,
    /// Strike back at the attacker.
    BattleBack,
    /// Do not strike back.
    Forbear,
    /// Keep this one of the two cards that were drawn.
    Keep(Card),
}

/// A piece by its number, where no hex can name it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS, schemars::JsonSchema))]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
pub enum Piece {
    Unit(UnitId),
    Leader(LeaderId),
}
