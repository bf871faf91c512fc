//! Decisions and facts: the two lists a newcomer reads first.

use serde::{Deserialize, Serialize};

use crate::cards::Card;
use crate::hex::Hex;
use crate::pieces::{Dice, LeaderId, Side, UnitId};
use crate::state::Step;

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
    /// Give no more orders.
    EndOrders,
    /// Move an ordered unit.
    MoveUnit { from: Hex, to: Hex },
    /// Move an ordered leader.
    MoveLeader { from: Hex, to: Hex },
    /// Move nothing more.
    EndMoves,
    /// Fire at the unit in a hex.
    Fire { from: Hex, at: Hex },
    /// Attack the piece in an adjacent hex.
    Melee { from: Hex, at: Hex },
    /// Fight no more battles in this turn.
    EndBattles,
    /// Ignore this many flags.
    IgnoreFlags(u8),
    /// Retreat into this hex.
    Retreat(Hex),
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

/// What dice are rolled for.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS, schemars::JsonSchema))]
#[serde(rename_all = "kebab-case")]
pub enum Volley {
    Fire,
    Melee,
    BattleBack,
}

/// A fact. `None` stands where a viewer does not know; the full log has no such `None`.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS, schemars::JsonSchema))]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
pub enum Event {
    Began(Step),
    Ended,
    /// A card was dealt at the start of the game, or drawn at the end of a turn.
    CardDrawn {
        side: Side,
        card: Option<Card>,
    },
    /// A card was drawn for Scout; its player has not chosen yet.
    CardScouted {
        side: Side,
        card: Option<Card>,
    },
    /// Scout's player kept one card, and the other went to the discard pile.
    CardKept {
        side: Side,
        kept: Option<Card>,
        rejected: Card,
    },
    CardPlayed {
        side: Side,
        card: Card,
        command: u8,
    },
    CardDiscarded {
        card: Card,
    },
    PilesShuffled,
    TurnBegan {
        side: Side,
        number: u32,
    },
    UnitOrdered {
        unit: UnitId,
    },
    LeaderOrdered {
        leader: LeaderId,
    },
    UnitMoved {
        unit: UnitId,
        from: Hex,
        to: Hex,
        hexes: u8,
        leader: Option<LeaderId>,
    },
    LeaderMoved {
        leader: LeaderId,
        from: Hex,
        to: Hex,
    },
    /// A unit attacked; from now on it has battled in this turn.
    AttackDeclared {
        unit: UnitId,
        from: Hex,
        at: Hex,
        volley: Volley,
    },
    Rolled {
        unit: UnitId,
        at: Hex,
        volley: Volley,
        dice: Dice,
        hits: u8,
        flags: u8,
    },
    BlocksLost {
        unit: UnitId,
        blocks: u8,
    },
    UnitEliminated {
        unit: UnitId,
        hex: Hex,
    },
    /// The opponent of the leader's owner rolled for him.
    LeaderChecked {
        leader: LeaderId,
        dice: Dice,
        lost: bool,
    },
    LeaderEliminated {
        leader: LeaderId,
    },
    FlagsIgnored {
        unit: UnitId,
        flags: u8,
    },
    UnitRetreated {
        unit: UnitId,
        from: Hex,
        to: Hex,
        leader: Option<LeaderId>,
    },
    RetreatBlocked {
        unit: UnitId,
        hexes: u8,
    },
    LeaderFled {
        leader: LeaderId,
        to: Hex,
    },
    /// An enemy unit struck at a leader who fled through its hex.
    LeaderStruckAt {
        leader: LeaderId,
        unit: UnitId,
        dice: Dice,
        lost: bool,
    },
    LeaderSettled {
        leader: LeaderId,
    },
    LeaderLeft {
        leader: LeaderId,
    },
    /// Infantry took ground, or cavalry broke through.
    UnitAdvanced {
        unit: UnitId,
        from: Hex,
        to: Hex,
        leader: Option<LeaderId>,
    },
    BonusMeleeBegan {
        unit: UnitId,
    },
    ObjectiveGained {
        objective: u8,
        side: Side,
        banners: u8,
    },
    ObjectiveLost {
        objective: u8,
        side: Side,
        banners: u8,
    },
    TurnEnded {
        side: Side,
    },
    /// A side has won; everything still to be done is dropped.
    Won {
        side: Side,
    },
}
