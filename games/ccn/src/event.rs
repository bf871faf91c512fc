//! Decisions and facts: the two lists a newcomer reads first.

use serde::{Deserialize, Serialize};

use crate::board::Section;
use crate::cards::Card;
use crate::hex::Hex;
use crate::pieces::{Arm, Dice, LeaderId, Side, UnitId};
use crate::state::{Mode, Step};

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
    /// Retire into this hex.
    Withdraw(Hex),
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

/// A piece by its number, where no hex can name it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS, schemars::JsonSchema))]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
pub enum Piece {
    Unit(UnitId),
    Leader(LeaderId),
}

/// What dice are rolled for.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS, schemars::JsonSchema))]
#[serde(rename_all = "kebab-case")]
pub enum Volley {
    Fire,
    Melee,
    BattleBack,
    /// [CCN-25.10.2] The defender strikes first.
    FirstStrike,
    /// [CCN-22.1.4] A square rolls at the cavalry that charges it.
    Square,
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
        /// [CCN-25.7.1] The card whose text a Counter-Attack follows.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        copy_of: Option<Card>,
        #[serde(default, skip_serializing_if = "is_text")]
        #[cfg_attr(feature = "types", ts(optional, as = "Option<_>"))]
        mode: Mode,
    },
    /// [CCN-25.14.1] Which part of La Grande Manoeuvre is played.
    ModeChosen {
        mode: Mode,
    },
    /// [CCN-25.8.1], [CCN-25.15.1] Elan or Rally was rolled for.
    CommandRolled {
        side: Side,
        dice: Dice,
    },
    /// [CCN-25.15.1] A unit got a block back.
    BlockRegained {
        unit: UnitId,
    },
    /// [CCN-25.15.1] A face gave nothing, by choice or for want of a unit.
    FaceUnused {
        arm: Arm,
    },
    /// [CCN-25.16.1] A unit was chosen to go back.
    UnitShortOfSupply {
        unit: UnitId,
    },
    /// [CCN-25.16.2] Its owner put it there.
    UnitPlaced {
        unit: UnitId,
        from: Hex,
        to: Hex,
        leader: Option<LeaderId>,
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
    /// [CCN-30.3.2] A unit entered the board.
    UnitEntered {
        unit: UnitId,
        to: Hex,
        hexes: u8,
    },
    LeaderEntered {
        leader: LeaderId,
        to: Hex,
    },
    /// [CCN-30.3.1] A unit left the board by an exit hex, with the leader it took along.
    UnitExited {
        unit: UnitId,
        by: Hex,
        exit: u8,
        banners: u8,
        leader: Option<LeaderId>,
    },
    LeaderExited {
        leader: LeaderId,
        by: Hex,
    },
    /// [CCN-22.1.3] A unit formed square; a card of its owner's hand went to his track.
    SquareFormed {
        side: Side,
        unit: UnitId,
        slot: u8,
        card: Option<Card>,
    },
    /// [CCN-22.4.1] A unit left square; its card went back to its owner's hand.
    SquareLeft {
        unit: UnitId,
    },
    /// [CCN-22.4.1] A square lost its last block; its card went back likewise.
    SquareBroken {
        unit: UnitId,
    },
    /// [CCN-23.1.1] Artillery joined the melee of a unit; it has battled in this turn.
    ArtilleryJoined {
        unit: UnitId,
        guns: UnitId,
    },
    /// [CCN-25.10.4] First Strike was played; it goes to the discard pile at once.
    FirstStrikePlayed {
        side: Side,
        unit: UnitId,
    },
    /// [CCN-21.1.1] Cavalry chose to retire and reform.
    UnitRetired {
        unit: UnitId,
    },
    /// [CCN-21.1.4] It went back one hex.
    UnitWithdrew {
        unit: UnitId,
        from: Hex,
        to: Hex,
        leader: Option<LeaderId>,
    },
    /// [CCN-13.1.2] The attacker was gone, or had no dice left, before it could roll.
    AttackLost {
        unit: UnitId,
    },
    /// [CCN-22.2.4] Flags of a square that nothing lets cavalry ignore.
    FlagsBounced {
        unit: UnitId,
        flags: u8,
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
    /// [CCN-30.4.2] The ground of some hexes changed.
    GroundChanged {
        change: u8,
    },
    TurnEnded {
        side: Side,
    },
    /// [CCN-30.4.3] Something happened that wins at once for a side.
    SuddenDeath {
        sudden_death: u8,
        side: Side,
    },
    /// [CCN-30.4.3] The last turn is over.
    TurnLimitReached,
    /// A side has won; everything still to be done is dropped.
    Won {
        side: Side,
    },
    /// [CCN-30.4.3] The turn limit was reached, and both sides are equal.
    Drawn,
}

fn is_text(mode: &Mode) -> bool {
    *mode == Mode::Text
}
