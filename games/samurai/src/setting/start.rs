//! [SAM-19.1.1] The position with which a battle begins, before anything is hidden or rolled.

use super::{Setting, Start};
use crate::ids::UnitId;
use crate::pieces::Status;
use crate::state::{Battle, Phase, Unit};

impl Battle {
    /// [SAM-19.1.1] All units where the scenario has them: on the board, waiting, or at home until
    /// their owner hides them.
    pub(crate) fn new(setting: &'static Setting) -> Battle {
        let mut battle = Battle { phase: Phase::Running, ..Battle::bare(setting) };
        for (post, index) in setting.roster.iter().zip(0..) {
            let unit = UnitId::new(index);
            if post.start != Start::Pool {
                battle.units[unit.index()] = Unit::at_set_up(setting, unit);
            }
            match post.start {
                Start::On(hex) => battle.put(unit, hex, Status::Visible),
                Start::Enters { .. } => battle.enroll(unit, Status::Waiting),
                Start::Pool => {}
            }
        }
        battle
    }
}
