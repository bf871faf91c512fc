//! [SAM-19.2.3] What a scenario forces on units and limits, as the rules ask for it.

use super::Setting;
use crate::ids::UnitId;
use crate::options::TieBreak;
use crate::order::OrderKind;
use crate::state::Battle;

impl Setting {
    /// [SAM-19.1.3] What breaks a tie of points at this table.
    pub(crate) fn ties(&self) -> TieBreak {
        self.options.ties.unwrap_or(self.equal_points)
    }

    /// [SAM-19.1.3] The same, for whoever chooses a scenario; nothing if a tie is a draw, as the book
    /// has it.
    pub(super) fn ties_in_words(&self) -> Option<String> {
        match self.ties() {
            TieBreak::Draw => None,
            TieBreak::Survivors => Some(
                "With equal points the side wins whose surviving units are worth more points of the armies.".to_owned(),
            ),
        }
    }
}

impl Battle {
    /// [SAM-19.2.3] The order that the scenario forces on a unit in this turn.
    pub(crate) fn forced_by_scenario(&self, unit: UnitId) -> Option<OrderKind> {
        let mut forced = self.setting.get().forced.iter();
        let found = forced.find(|it| self.is_in(it.turns) && it.units.contains(unit));
        found.map(|it| it.order)
    }

    /// [SAM-19.2.3] The farthest range at which anybody may shoot in this turn, if it is limited.
    #[inline]
    pub(crate) fn range_cap(&self) -> Option<u8> {
        let caps = self.setting.get().range_caps.iter();
        caps.filter(|it| self.is_in(it.turns)).map(|it| it.range).min()
    }

    fn is_in(&self, turns: (u8, u8)) -> bool {
        (turns.0..=turns.1).contains(&self.now.turn)
    }
}
