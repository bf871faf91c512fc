//! [SAM-19.1.1] The position with which a battle begins, before anything is hidden or rolled.

use engine::Shared;

use super::{Post, Setting, Start};
use crate::event::Moment;
use crate::ground::HexSet;
use crate::ids::{MOST_UNITS, UnitId, UnitSet};
use crate::pieces::Status;
use crate::state::{Battle, Phase, Unit};

impl Battle {
    /// [SAM-19.1.1] All units where the scenario has them: on the board, waiting, or at home until
    /// their owner hides them.
    pub(crate) fn new(setting: &'static Setting) -> Battle {
        let mut battle = Battle::bare(setting);
        for (post, index) in setting.roster.iter().zip(0..) {
            let unit = UnitId::new(index);
            battle.units[unit.index()] = fresh(post);
            match post.start {
                Start::On(hex) => battle.put(unit, hex, Status::Visible),
                Start::Enters { .. } => battle.enroll(unit, Status::Waiting),
                Start::Pool => {}
            }
        }
        battle
    }

    /// A board without units.
    pub(crate) fn bare(setting: &'static Setting) -> Battle {
        Battle {
            setting: Shared::new(setting),
            units: [Unit::ABSENT; MOST_UNITS],
            rolls: [UnitSet::NONE; Status::COUNT],
            occupied: HexSet::NONE,
            joined: None,
            now: Moment::default(),
            phase: Phase::Running,
        }
    }
}

/// A unit as the scenario has it, before it comes anywhere.
fn fresh(post: &Post) -> Unit {
    Unit {
        facing: post.facing,
        figures: post.figures,
        commander: post.commander,
        ammunition: post.ammunition,
        markers: post.markers,
        honour: post.honour,
        fatigue: post.fatigue,
        ..Unit::ABSENT
    }
}
