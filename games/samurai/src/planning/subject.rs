//! The unit that an order is for.

use crate::cards::Card;
use crate::command;
use crate::ids::UnitId;
use crate::pieces::{Level, Side};
use crate::state::{Battle, Unit};

/// A unit that is to be ordered, and what is asked of it for order after order.
#[derive(Clone, Copy)]
pub(super) struct Subject<'a> {
    pub(super) battle: &'a Battle,
    pub(super) unit: UnitId,
    pub(super) card: &'static Card,
    /// [SAM-3.2.3] Judged at planning.
    pub(super) is_commanded: bool,
}

impl<'a> Subject<'a> {
    pub(super) fn new(battle: &'a Battle, unit: UnitId) -> Subject<'a> {
        let is_commanded = command::is_commanded(battle, unit);
        Subject { battle, unit, card: battle.card(unit), is_commanded }
    }

    pub(super) fn state(&self) -> &'a Unit {
        self.battle.unit(self.unit)
    }

    /// [SAM-18.1.1] Its markers of fatigue, where they count.
    pub(super) fn fatigue(&self) -> u8 {
        if self.battle.plays(Level::Expert) { self.state().fatigue } else { 0 }
    }

    /// [SAM-5.3.3] Whether it has a shot left; ninja always have.
    pub(super) fn has_ammunition(&self) -> bool {
        self.card.ammunition.is_none() || self.state().ammunition > 0
    }

    /// [SAM-5.3.1] Whether it fires from a sector of its own: not without a commander, nor without
    /// ammunition.
    pub(super) fn can_fire(&self) -> bool {
        self.card.is_ranged() && self.is_commanded && self.has_ammunition()
    }
}

/// Whose unit it is.
pub(super) fn owner(battle: &Battle, unit: UnitId) -> Side {
    battle.side(unit).expect("only units of a side are ordered")
}
