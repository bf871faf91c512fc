//! Facts: everything that can happen, in the order of a turn.

use engine::{Few, Seat, SeatSet};
use hexes::Direction;
use serde::{Deserialize, Serialize};

use crate::ids::{HexId, UnitId};
use crate::order::{Order, Private};
use crate::pieces::{Cause, Class, Commander, End, Halt, Occasion, Side};

/// The dice of one unit in one event: its figures times the dice of each.
pub type Dice = Few<u8, MOST_DICE>;

/// The most dice that a card may give a unit.
pub(crate) const MOST_DICE: usize = 24;

/// A fact, when it happened, and who may know of it.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS, schemars::JsonSchema))]
#[serde(deny_unknown_fields)]
pub struct Event {
    pub at: Moment,
    /// The side that alone is told; both, if none is named.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "types", ts(optional))]
    pub only: Option<Side>,
    /// [SAM-1.1.2] The seats of the side whose secret it is, if that side has several commanders.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "types", ts(optional))]
    pub seats: Option<SeatSet>,
    pub fact: Fact,
}

/// [SAM-4.1.4] A moment of the turn: the stage, and in stages 3 and 6 the step.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS, schemars::JsonSchema))]
#[serde(deny_unknown_fields)]
pub struct Moment {
    pub turn: u8,
    pub stage: Stage,
    #[serde(default)]
    pub step: u8,
}

/// [SAM-4.1.1], [SAM-4.1.4] What a turn goes through.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS, schemars::JsonSchema))]
#[serde(rename_all = "kebab-case")]
pub enum Stage {
    /// Before the first turn, where units are hidden in secret.
    #[default]
    SetUp,
    /// [SAM-4.1.2] The start of a turn, and the dice of the scenario.
    Start,
    Morale,
    Planning,
    /// Stages 0 to 6.
    Showing,
    Defence,
    Shooting,
    Movement,
    Special,
    Melee,
    Leaving,
    /// [SAM-4.1.5] The end of a turn.
    End,
}

/// What happened. `None` stands where a viewer does not know; the full log has no such `None`.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS, schemars::JsonSchema))]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
pub enum Fact {
    /// [SAM-19.2.4] A unit was hidden at set-up.
    Placed {
        unit: UnitId,
        hex: HexId,
        facing: Direction,
    },

    /// [SAM-4.1.2] A turn began: absorbed hits, orders and bonuses of the last one are gone.
    TurnBegan {
        turn: u8,
    },
    /// A stage of the turn began, or a step of it.
    Began {
        stage: Stage,
        step: u8,
    },
    /// [SAM-19.2.5] The die that decides about the third force.
    ThirdForceRolled {
        die: u8,
    },
    ThirdForceJoined {
        side: Side,
    },
    /// [SAM-4.1.3] A side has committed its orders.
    Committed {
        seat: Seat,
    },

    /// [SAM-20.1.3] An order was shown. `private` is for its owner, and so is whether the unit is
    /// commanded: somebody who hides may command it.
    Ordered {
        unit: UnitId,
        order: Order,
        /// Whose unit it is; nobody's, as long as the third force has not joined.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        #[cfg_attr(feature = "types", ts(optional))]
        side: Option<Side>,
        #[serde(default, skip_serializing_if = "Option::is_none")]
        #[cfg_attr(feature = "types", ts(optional))]
        private: Option<Private>,
        #[serde(default, skip_serializing_if = "Option::is_none")]
        #[cfg_attr(feature = "types", ts(optional))]
        commanded: Option<bool>,
    },
    /// [SAM-5.4.1], [SAM-5.4.2] A unit counts as resting, or has no order any more.
    OrderChanged {
        unit: UnitId,
        order: Option<Order>,
    },
    /// [SAM-2.2.1] A unit turned. The enemy does not see it turn while its ambush is prepared.
    Faced {
        unit: UnitId,
        facing: Direction,
    },
    /// A hidden unit came onto the board.
    Appeared {
        unit: UnitId,
        hex: HexId,
        facing: Direction,
        cause: Cause,
    },

    /// [SAM-10.1.4] A shot: value, dice, hits. It costs ammunition where that is counted.
    Shot {
        unit: UnitId,
        target: UnitId,
        range: u8,
        value: u8,
        dice: Dice,
        hits: u8,
    },
    /// [SAM-11.3.2] A strike out of ambush.
    Struck {
        unit: UnitId,
        target: UnitId,
        value: u8,
        dice: Dice,
        hits: u8,
    },
    /// [SAM-9.1.3] A blow in melee.
    Fought {
        unit: UnitId,
        target: UnitId,
        value: u8,
        dice: Dice,
        hits: u8,
    },
    /// [SAM-9.1.4] What all hits of an event did to a unit. It may have lost its commander.
    Hurt {
        unit: UnitId,
        absorbed: u8,
        lost: u8,
        commander: Commander,
    },
    /// [SAM-12.3.2] Dice in the river.
    Drowned {
        unit: UnitId,
        dice: Dice,
        lost: u8,
        commander: Commander,
    },
    /// [SAM-14.1.2] A test: the highest die that passes it, and the die.
    Tested {
        unit: UnitId,
        occasion: Occasion,
        value: i8,
        die: u8,
    },
    /// The number of markers of a unit changed.
    Marked {
        unit: UnitId,
        markers: u8,
    },
    /// [SAM-14.5.1] A unit won honour, or [SAM-14.1.5] lost it.
    Honoured {
        unit: UnitId,
    },
    Dishonoured {
        unit: UnitId,
    },
    /// [SAM-1.1.7] A unit is no more.
    Destroyed {
        unit: UnitId,
        end: End,
    },

    /// [SAM-6.3.6] A claim to a contested hex.
    Claimed {
        unit: UnitId,
        hex: HexId,
        die: u8,
        sum: i8,
    },
    /// A mover goes no further this turn.
    Stopped {
        unit: UnitId,
        why: Halt,
    },
    /// [SAM-6.3.8] A unit entered a hex for so many points, and will tire from the slope or the
    /// river by so many markers. Whoever moves leaves all its engagements.
    Moved {
        unit: UnitId,
        to: HexId,
        facing: Direction,
        cost: u8,
        effort: u8,
    },
    /// [SAM-19.2.2] A reinforcement entered the board with its order.
    Entered {
        unit: UnitId,
        hex: HexId,
        facing: Direction,
        order: Order,
        cost: u8,
        effort: u8,
    },
    /// [SAM-7.3.3] A unit that fired stepped back.
    SteppedBack {
        unit: UnitId,
        to: HexId,
    },
    /// [SAM-8.2.1] Two units are engaged with each other.
    Engaged {
        unit: UnitId,
        with: UnitId,
    },
    /// [SAM-8.4.1] The class of an attack that reached its target.
    Classed {
        unit: UnitId,
        target: UnitId,
        class: Class,
    },
    /// [SAM-8.5.1] A unit is engaged with nobody any more.
    Released {
        unit: UnitId,
    },

    /// [SAM-11.1.2] A unit hid where it stood.
    Hid {
        unit: UnitId,
    },
    /// [SAM-7.10.2] Two units became one, which has all this.
    Regrouped {
        unit: UnitId,
        gone: UnitId,
        hex: HexId,
        figures: u8,
        commander: Commander,
        markers: u8,
        fatigue: u8,
    },
    Resupplied {
        unit: UnitId,
    },
    /// [SAM-18.3.1] One marker of fatigue less.
    Recovered {
        unit: UnitId,
    },
    /// [SAM-7.14.2] Nobody in this melee fights: all withdraw. Told of each unit.
    CalledOff {
        unit: UnitId,
    },
    /// [SAM-7.17.1] It must pursue next turn those of its foes that fled.
    WillPursue {
        unit: UnitId,
    },
    /// [SAM-19.2.3] A unit was taken off over an exit.
    Escaped {
        unit: UnitId,
    },
    /// [SAM-18.1.1] Markers of fatigue, at the end of the turn.
    Tired {
        unit: UnitId,
        markers: u8,
    },
    /// [SAM-19.1.3] The battle is over.
    Ended {
        winner: Option<Side>,
        points: [i16; 2],
    },
}
