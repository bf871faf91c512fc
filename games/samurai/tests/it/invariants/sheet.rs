//! What the facts say of one unit.

use std::collections::BTreeSet;

use hexes::Direction;
use samurai::{Commander, HexId, OrderKind, Status, UnitId};

use super::facts::Starting;
use crate::random::{Checked, ensure};

/// A unit as the events tell it.
#[derive(Clone, Debug)]
pub(super) struct Sheet {
    pub(super) status: Status,
    pub(super) hex: Option<HexId>,
    pub(super) facing: Direction,
    pub(super) figures: u8,
    pub(super) commander: Commander,
    pub(super) ammunition: u8,
    pub(super) markers: u8,
    pub(super) honour: bool,
    pub(super) fatigue: u8,
    pub(super) foes: BTreeSet<UnitId>,
    pub(super) turn: ThisTurn,
}

/// What it has done this turn.
#[derive(Clone, Debug, Default)]
pub(super) struct ThisTurn {
    pub(super) order: Option<OrderKind>,
    pub(super) spent: u8,
    pub(super) shots: u8,
    pub(super) blows: u8,
    /// Hits on it of which nobody has said yet what they did.
    pub(super) hits: u8,
    /// The step in which it moved last.
    pub(super) moved: Option<samurai::Moment>,
}

impl Sheet {
    pub(super) fn of(start: &Starting, hex: Option<HexId>) -> Sheet {
        let line = &start.line;
        let facing = line.facing.expect("a facing");
        let status = match hex {
            Some(_) => Status::Visible,
            None if start.enters => Status::Waiting,
            None => Status::Absent,
        };
        Sheet {
            status,
            hex,
            facing: Direction::try_from(facing).expect("a facing"),
            figures: line.figures.expect("figures"),
            commander: line.commander.expect("a commander or none"),
            ammunition: line.ammunition.expect("ammunition"),
            markers: line.markers.expect("markers"),
            honour: line.honour.expect("honour"),
            fatigue: line.fatigue.expect("fatigue"),
            foes: BTreeSet::new(),
            turn: ThisTurn::default(),
        }
    }

    /// Whether it stands or hides on the board.
    pub(super) fn is_in_field(&self) -> bool {
        matches!(self.status, Status::Visible | Status::Hidden)
    }

    /// [SAM-9.1.4] Figures only ever become fewer, and a commander is lost once.
    pub(super) fn lose(&mut self, lost: u8, commander: Commander) -> Checked {
        ensure(self.is_in_field(), || "who is not there is hurt".to_owned())?;
        let left = self.figures.checked_sub(lost);
        self.figures = left.ok_or("it loses figures that it does not have")?;
        let falls = self.commander == Commander::Present && commander == Commander::Lost;
        let sound = commander == self.commander || falls && lost > 0;
        ensure(sound, || format!("its commander was {:?}", self.commander))?;
        self.commander = commander;
        Ok(())
    }
}
