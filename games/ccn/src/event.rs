//! Facts: everything that can happen, in the order of a turn.

use serde::{Deserialize, Serialize};

use crate::cards::Card;
use crate::face::Dice;
use crate::hex::Hex;
use crate::pieces::{Arm, LeaderId, Side, UnitId};
use crate::state::{Mode, Step};

/// A fact. `None` stands where a viewer does not know; the full log has no such `None`.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS, schemars::JsonSchema))]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
pub enum Event {
    Began(Step),
    Ended,
    TurnBegan {
        side: Side,
        number: u32,
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
    UnitOrdered {
        unit: UnitId,
    },
    LeaderOrdered {
        leader: LeaderId,
    },
    /// [CCN-22.4.1] A unit left square; its card went back to its owner's hand.
    SquareLeft {
        unit: UnitId,
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
    /// A unit attacked; from now on it has battled in this turn.
    AttackDeclared {
        unit: UnitId,
        from: Hex,
        at: Hex,
        volley: Volley,
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
    /// [CCN-22.1.3] A unit formed square; a card of its owner's hand went to his track.
    SquareFormed {
        side: Side,
        unit: UnitId,
        slot: u8,
        card: Option<Card>,
    },
    Rolled {
        unit: UnitId,
        at: Hex,
        volley: Volley,
        dice: Dice,
        hits: u8,
        flags: u8,
    },
    /// [CCN-13.1.2], [CCN-10.2.5] The attacker was gone, or had no dice, so that nothing was rolled.
    AttackLost {
        unit: UnitId,
    },
    BlocksLost {
        unit: UnitId,
        blocks: u8,
    },
    /// [CCN-22.4.1] A square lost its last block; its card went back likewise.
    SquareBroken {
        unit: UnitId,
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
    /// [CCN-22.2.4] Flags of a square that nothing lets cavalry ignore.
    FlagsBounced {
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
    /// [CCN-21.1.4] It went back one hex.
    UnitWithdrew {
        unit: UnitId,
        from: Hex,
        to: Hex,
        leader: Option<LeaderId>,
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
    CardDiscarded {
        card: Card,
    },
    PilesShuffled,
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

fn is_text(mode: &Mode) -> bool {
    *mode == Mode::Text
}
