//! Facts: everything that can happen, in the order of a turn.

use engine::Few;
use serde::{Deserialize, Serialize};

use crate::ids::{AreaId, BlockId, BlockSet, BorderId, MOST_AREAS};
use crate::pieces::{Aim, Arms, Letter, Post, Role, Side};
use crate::state::MOST_IN_BATTLE;
use crate::step::Step;

/// The dice of one block: as many as it has steps.
pub type Dice = Few<u8, 8>;

/// Blocks that are turned up together: at most all of a battle.
pub type Faces = Few<Face, MOST_IN_BATTLE>;

/// The numbers of a side, area by area.
pub type Numbers = Few<Number, MOST_AREAS>;

/// A fact. `None` stands where a viewer does not know; the full log has no such `None`.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS, schemars::JsonSchema))]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
pub enum Event {
    /// A step was put on the agenda, or taken off. [BOR-18.2.5] For the referee: questions tell
    /// nothing.
    Began(Step),
    Ended,

    /// [BOR-4.2.1] A block was placed in free set-up, in secret.
    Placed {
        who: Who,
        area: AreaId,
    },
    /// [BOR-4.2.1] A side has placed all its blocks; the enemy sees how many stand where.
    SetUpEnded {
        side: Side,
        numbers: Numbers,
    },
    /// [BOR-5.1.1] An hour began.
    TurnBegan {
        turn: u8,
    },
    /// [BOR-5.2.1] Who is first in this turn, with the sums that decided it: two French dice, then
    /// two Russian. [BOR-5.2.2] None are rolled in the first turn.
    Initiative {
        first: Side,
        dice: Dice,
    },
    /// The action phase of a side began, and [BOR-5.1.2] each of its rounds; whether or not anybody
    /// was asked in it.
    ActionPhaseBegan {
        side: Side,
    },
    StageBegan {
        side: Side,
        stage: Stage,
    },
    /// [BOR-4.4.2] A block arrived on the map.
    Arrived {
        who: Who,
        area: AreaId,
    },
    /// [BOR-6.1.1] A headquarters was activated, and shown. [BOR-14.3.1] It acts for an army post or
    /// for a corps.
    Activated {
        hq: Face,
        area: AreaId,
        post: Option<Post>,
    },
    /// [BOR-18.2.3] An army headquarters spent an order, in secret.
    OrderSpent {
        side: Side,
        hq: BlockId,
    },
    /// [BOR-7.1.1] A gun fired into an area, and was shown.
    Bombarded {
        gun: Face,
        from: AreaId,
        at: AreaId,
        value: u8,
        dice: Dice,
        hits: u8,
        own: u8,
    },
    /// A block lost a step and lives.
    StepLost {
        who: Who,
        area: AreaId,
        cause: Cause,
    },
    /// [BOR-1.1.7] A block was destroyed, and lies open. [BOR-17.1.1] The other side has so many
    /// points more.
    Destroyed {
        block: BlockId,
        area: AreaId,
        cause: Cause,
        points: u8,
    },
    /// [BOR-14.1.2] An army post got another holder, or fell vacant for good.
    PostFilled {
        post: Post,
        holder: Option<BlockId>,
    },
    /// [BOR-6.4.2] A block rolled before it moved without orders, or [BOR-13.1.6] left a square.
    /// [BOR-6.4.3] The die is lowered by 1 if the move leads into battle.
    StragglerRolled {
        who: Who,
        from: AreaId,
        to: Option<AreaId>,
        die: u8,
        lowered: bool,
    },
    /// A block moved. [BOR-18.1.1] The enemy sees that one went from an area to another.
    Moved {
        who: Who,
        from: AreaId,
        to: AreaId,
        how: How,
    },
    /// [BOR-6.1.4] Every activated headquarters that had one lost a step: these.
    Tired {
        side: Side,
        hqs: BlockSet,
    },
    /// [BOR-18.2.1] Blocks that were shown are hidden again. [BOR-9.1.1] Whoever entered a battle
    /// holds as many enemies there from now on.
    ActionPhaseEnded {
        side: Side,
    },

    /// [BOR-10.1.3] A battle began, and all blocks in it but reserves were shown.
    BattleBegan {
        area: AreaId,
        attacker: Side,
        faces: Faces,
    },
    /// [BOR-10.4.1] The attacker named his main attack; these come in round 2.
    MainAttackNamed {
        from: AreaId,
        flankers: BlockSet,
    },
    /// [BOR-10.1.5] A round began. In round 2 reserves joined and were shown, [BOR-10.2.2] the roles
    /// may have changed, and [BOR-10.4.2] some blocks have the bonus of flank attacks.
    RoundBegan {
        round: u8,
        attacker: Side,
        joined: Faces,
        flank_bonus: BlockSet,
    },
    SquareFormed {
        block: BlockId,
    },
    SquareLeft {
        block: BlockId,
    },
    /// [BOR-12.2.5] A block was sheltered in a square until the next square step.
    Sheltered {
        square: BlockId,
        guest: BlockId,
    },
    /// [BOR-12.2.2] A side has declared its squares.
    SquaresDeclared {
        role: Role,
    },
    /// [BOR-11.1.1] A block fired in battle.
    Fired {
        block: BlockId,
        aim: Aim,
        arms: Arms,
        value: u8,
        dice: Dice,
        hits: u8,
    },
    /// [BOR-11.3.2] The first hit of a pair did nothing to a redoubt.
    HitAbsorbed {
        area: AreaId,
    },
    /// [BOR-10.3.1] A block did nothing in its turn,
    Passed {
        block: BlockId,
    },
    /// or all others of a letter and side did nothing.
    TurnsEnded {
        letter: Letter,
        role: Role,
    },
    /// [BOR-13.1.1] A block retreated from the battle, and is hidden again.
    Retreated {
        face: Face,
        from: AreaId,
        to: AreaId,
    },
    /// [BOR-13.1.7] A block left the map.
    Withdrew {
        block: BlockId,
        from: AreaId,
    },
    /// [BOR-13.3.2] A block went on from an area that was full.
    WentOn {
        face: Face,
        from: AreaId,
        to: AreaId,
    },
    RoundEnded {
        round: u8,
    },
    /// [BOR-10.3.3] The battle is over; nobody may have won.
    BattleEnded {
        area: AreaId,
        winner: Option<Side>,
    },
    /// [BOR-13.4.1] A block of the winner went to another area. [BOR-18.2.1] A reserve of a battle that
    /// was over before round 2 was never shown.
    Regrouped {
        who: Who,
        from: AreaId,
        to: AreaId,
    },
    /// [BOR-18.2.1] The winner has regrouped, and his blocks are hidden again.
    RegroupEnded {
        area: AreaId,
    },

    /// [BOR-15.1.1] The supply phase began, after the attrition of 20:00.
    SupplyBegan,
    /// [BOR-15.3.1] A source was captured.
    Captured {
        side: Side,
        source: AreaId,
        points: u8,
    },
    /// [BOR-15.2.4] A block got a step. [BOR-18.2.2] The enemy learns where.
    Supplied {
        who: Who,
        area: AreaId,
        source: Option<AreaId>,
    },
    /// A side has spent what it wanted; whether or not it was asked.
    SupplyEnded {
        side: Side,
    },
    /// [BOR-15.5.1] A try to burn a bridge, with a die if one was needed.
    BridgeTried {
        side: Side,
        border: BorderId,
        die: Option<u8>,
        burnt: bool,
    },
    /// [BOR-5.1.4] The marks of the turn are cleared.
    TurnEnded {
        turn: u8,
    },
    /// [BOR-16.1.2] A night began, and all headquarters recovered.
    NightBegan,
    /// [BOR-16.1.3] A side has shifted whom it wanted; whether or not it was asked.
    ShiftEnded {
        side: Side,
    },
    NightEnded,
    /// [BOR-17.1.3] A redoubt counts at the end of the game.
    RedoubtCounted {
        area: AreaId,
        side: Side,
        points: u8,
    },
    /// [BOR-17.2.1] The game is over: a side has won, or nobody.
    Won {
        side: Option<Side>,
        french: u16,
        russian: u16,
    },
    /// [BOR-18.2.4] After the end everything is open: the blocks of a side in an area, with their steps.
    TurnedUp {
        area: AreaId,
        faces: Faces,
    },
}

/// Who did something, as far as it is known.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS, schemars::JsonSchema))]
#[serde(deny_unknown_fields)]
pub struct Who {
    pub side: Side,
    /// The block with its steps; `None` for whoever does not see it.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "types", ts(optional))]
    pub face: Option<Face>,
    /// Whether the enemy sees it.
    pub shown: bool,
}

/// How many blocks of a side stand in an area.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS, schemars::JsonSchema))]
#[serde(deny_unknown_fields)]
pub struct Number {
    pub area: AreaId,
    pub blocks: u8,
}

impl Default for Number {
    fn default() -> Self {
        Number { area: AreaId::new(0), blocks: 0 }
    }
}

/// A block and the steps it has, before what the event tells.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS, schemars::JsonSchema))]
#[serde(deny_unknown_fields)]
pub struct Face {
    pub block: BlockId,
    pub steps: u8,
}

impl Default for Face {
    fn default() -> Self {
        Face { block: BlockId::new(0), steps: 0 }
    }
}

/// [BOR-5.1.2], [BOR-5.1.3] The parts of an action phase that everybody sees pass.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS, schemars::JsonSchema))]
#[serde(rename_all = "kebab-case")]
pub enum Stage {
    #[default]
    Activation,
    Bombardment,
    Orders,
    Headquarters,
    Stragglers,
}

/// How a block came to move.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS, schemars::JsonSchema))]
#[serde(rename_all = "kebab-case")]
pub enum How {
    /// [BOR-6.1.3] A headquarters just before its activation,
    BeforeActivation,
    /// [BOR-8.1.1] a block by order,
    Ordered,
    /// [BOR-6.1.5] an activated headquarters,
    Headquarters,
    /// [BOR-6.4.1] a block without orders,
    Straggling,
    /// [BOR-8.4.3] one too many in an area,
    Surplus,
    /// [BOR-16.1.3] or by night.
    Night,
}

/// What a step was lost to.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS, schemars::JsonSchema))]
#[serde(rename_all = "kebab-case")]
pub enum Cause {
    Bombardment,
    /// [BOR-7.3.3] The 6s of own guns.
    OwnGuns,
    Fire,
    /// [BOR-12.1.2] The 6s of its own bayonet attack.
    Bayonet,
    Straggling,
    Surplus,
    /// [BOR-13.3.1] A retreat into a full area, or [BOR-13.3.2] no way on from it.
    FullArea,
    /// [BOR-13.2.1] No way of retreat in round 4.
    NoRetreat,
    Attrition,
}
