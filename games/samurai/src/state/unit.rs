//! One unit of the position.

use hexes::Direction;

use crate::ids::HexId;
use crate::order::{FireChoice, Order, Private};
use crate::pieces::{Class, Commander};

/// A set of the six directions.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(crate) struct DirectionSet(u8);

impl DirectionSet {
    pub(crate) const NONE: DirectionSet = DirectionSet(0);

    pub(crate) fn contains(self, direction: Direction) -> bool {
        self.0 & 1 << direction.index() != 0
    }

    #[must_use]
    pub(crate) fn with(self, direction: Direction) -> Self {
        DirectionSet(self.0 | 1 << direction.index())
    }

    #[must_use]
    pub(crate) fn without(self, direction: Direction) -> Self {
        DirectionSet(self.0 & !(1 << direction.index()))
    }

    pub(crate) fn is_empty(self) -> bool {
        self.0 == 0
    }

    pub(crate) fn iter(self) -> impl Iterator<Item = Direction> {
        Direction::ALL.into_iter().filter(move |&direction| self.contains(direction))
    }
}

/// What changes of a unit in the course of a battle.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Unit {
    /// Where it stands or hides.
    pub(crate) hex: Option<HexId>,
    pub(crate) facing: Direction,
    /// [SAM-20.1.1] The facing that the enemy sees, where it is not the true one.
    pub(crate) shown: Option<Direction>,
    /// Warriors and commander.
    pub(crate) figures: u8,
    pub(crate) commander: Commander,
    pub(crate) ammunition: u8,
    /// [SAM-14.1.1] Markers of steadfastness, 0 to 3.
    pub(crate) markers: u8,
    pub(crate) honour: bool,
    /// [SAM-18.1.1] Markers of fatigue.
    pub(crate) fatigue: u8,
    /// [SAM-9.1.4] Hits absorbed this turn.
    pub(crate) absorbed: u8,
    /// [SAM-20.1.4] Hidden since set-up: the enemy does not know that it is there.
    pub(crate) unknown: bool,
    /// [SAM-20.1.4] What the enemy saw of it before it hid.
    pub(crate) remembered: Remembered,
    /// [SAM-8.2.1] Where its engaged enemies stand.
    pub(crate) engaged: DirectionSet,
    /// [SAM-7.17.3] From where its foes fled in the last stage 6; at planning only if it must
    /// pursue one of them.
    pub(crate) quarries: DirectionSet,
    /// Where it stood before it fled or panicked in the last stage 6; not if it withdrew.
    pub(crate) fled_from: Option<HexId>,
    /// Of this turn's execution; at planning as a new turn begins with it.
    pub(crate) doing: Doing,
}

/// [SAM-20.1.4] What changes in secret while a unit hides, as it was when it hid; nothing of a
/// unit that does not hide, or hides since set-up.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(crate) struct Remembered {
    pub(crate) markers: u8,
    pub(crate) fatigue: u8,
}

/// What a unit does this turn.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(crate) struct Doing {
    pub(crate) order: Option<Order>,
    pub(crate) private: Private,
    pub(crate) marks: Marks,
    /// [SAM-11.3.3] From where it was struck out of ambush this turn.
    pub(crate) struck_from: DirectionSet,
    /// [SAM-8.4.1] The class of its attack.
    pub(crate) class: Class,
    /// Points spent, and hexes of the path entered.
    pub(crate) spent: u8,
    pub(crate) progress: u8,
    /// [SAM-18.1.1] Markers that slopes and rivers cost so far.
    pub(crate) effort: u8,
}

/// What is or is not so of a unit in this turn.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Mark {
    /// [SAM-3.2.3] Commanded, judged at planning.
    Commanded,
    /// [SAM-4.1.2] Engaged when the turn began.
    EngagedAtStart,
    /// Engaged at any time this turn.
    WasEngaged,
    /// [SAM-8.1.1] Engaged in an earlier step of stage 3: it has no zone any more.
    Bound,
    /// [SAM-10.3.2] It has fired this turn.
    Fired,
    /// It goes no further this turn.
    Stopped,
    /// It entered a hex in this step.
    Moved,
    /// [SAM-6.3.2] It waits a step, having paid 2.
    Waits,
    /// [SAM-12.3.3] It entered the river hex in which it stands this turn.
    Wades,
    /// [SAM-5.2.5] It stood in a river hex when it first moved this turn.
    FromRiver,
    /// [SAM-11.3.2] It appeared out of ambush by contact in this step.
    Revealed,
    /// [SAM-11.3.3] It struck out of ambush this turn.
    Struck,
    /// [SAM-18.1.2] It had an order that tires when stage 3 began.
    Exerted,
    /// [SAM-6.6.2] It moved in stage 6.
    Left,
    /// [SAM-7.15.3] It came to its senses beside its HQ in this stage 6.
    Rallied,
    /// [SAM-7.14.2] Its melee was called off.
    CalledOff,
    /// [SAM-11.2.1] It came out of ambush in this turn's execution, against its order.
    CameOut,
    /// [SAM-7.17.1] It must pursue next turn.
    WillPursue,
}

/// A set of marks.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(crate) struct Marks(u32);

impl Marks {
    pub(crate) const NONE: Marks = Marks(0);

    #[inline]
    pub(crate) fn has(self, mark: Mark) -> bool {
        self.0 & 1 << mark as u32 != 0
    }

    #[must_use]
    pub(crate) fn with(self, mark: Mark) -> Self {
        Marks(self.0 | 1 << mark as u32)
    }

    #[must_use]
    pub(crate) fn without(self, mark: Mark) -> Self {
        Marks(self.0 & !(1 << mark as u32))
    }

    pub(crate) fn set(&mut self, mark: Mark) {
        *self = self.with(mark);
    }

    pub(crate) fn clear(&mut self, mark: Mark) {
        *self = self.without(mark);
    }
}

impl Unit {
    /// A unit that is not in the game.
    pub(crate) const ABSENT: Unit = Unit {
        hex: None,
        facing: Direction::Zero,
        shown: None,
        figures: 0,
        commander: Commander::None,
        ammunition: 0,
        markers: 0,
        honour: false,
        fatigue: 0,
        absorbed: 0,
        unknown: false,
        remembered: Remembered { markers: 0, fatigue: 0 },
        engaged: DirectionSet::NONE,
        quarries: DirectionSet::NONE,
        fled_from: None,
        doing: Doing::NONE,
    };

    /// What still matters of a unit that has escaped.
    pub(crate) fn escaped(&self) -> Unit {
        Unit { figures: self.figures, commander: self.commander, ..Unit::ABSENT }
    }

    /// [SAM-20.1.1] The facing that the enemy sees.
    pub(crate) fn seen_facing(&self) -> Direction {
        self.shown.unwrap_or(self.facing)
    }

    pub(crate) fn is_engaged(&self) -> bool {
        !self.engaged.is_empty()
    }
}

impl Doing {
    pub(crate) const NONE: Doing = Doing {
        order: None,
        private: Private { fire: FireChoice::Nearest, back: None, facing: None },
        marks: Marks::NONE,
        struck_from: DirectionSet::NONE,
        class: Class::Front,
        spent: 0,
        progress: 0,
        effort: 0,
    };

    #[inline]
    pub(crate) fn is(&self, mark: Mark) -> bool {
        self.marks.has(mark)
    }
}
