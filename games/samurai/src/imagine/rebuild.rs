//! What is known of a battle, put together again.

use crate::ids::UnitId;
use crate::pieces::Status;
use crate::setting::Setting;
use crate::state::{Battle, Mark, Phase, Remembered, Unit};
use crate::view::{Course, Guise, UnitView, View};

/// All that a view holds. Nobody is in it of whom it does not tell.
pub(super) fn rebuild(setting: &'static Setting, view: &View) -> Battle {
    let mut battle = Battle::bare(setting);
    battle.joined = view.joined;
    battle.now = view.now;
    battle.phase = match view.course {
        Course::Writing { committed } => Phase::Writing(committed),
        Course::Running => Phase::Running,
        Course::Over { winner, points } => Phase::Over { winner, points },
    };
    view.units.iter().for_each(|unit| place(&mut battle, unit));
    view.units.iter().for_each(|unit| bind(&mut battle, unit));
    for unit in view.waiting {
        battle.units[unit.index()] = Unit::at_set_up(setting, unit);
        battle.enroll(unit, Status::Waiting);
    }
    view.destroyed.iter().for_each(|unit| battle.enroll(unit, Status::Destroyed));
    for escaped in &view.escaped {
        let (figures, commander) = (escaped.figures, escaped.commander);
        battle.units[escaped.unit.index()] = Unit { figures, commander, ..Unit::ABSENT };
        battle.enroll(escaped.unit, Status::Escaped);
    }
    battle
}

/// A unit on the board, or an own one that hides.
fn place(battle: &mut Battle, view: &UnitView) {
    let mut unit = Unit {
        facing: view.facing,
        figures: view.figures,
        commander: view.commander,
        ammunition: view.ammunition,
        markers: view.markers,
        honour: view.honour,
        fatigue: view.fatigue,
        absorbed: view.absorbed,
        fled_from: view.fled_from,
        ..Unit::ABSENT
    };
    unit.doing.order = view.order;
    unit.doing.class = view.class;
    let mut status = Status::Visible;
    match view.own.map(|own| own.guise) {
        None => {}
        Some(Guise::Visible { facing }) => {
            unit.shown = Some(facing).filter(|&facing| facing != view.facing);
        }
        Some(Guise::Hidden { markers, fatigue }) => {
            unit.remembered = Remembered { markers, fatigue };
            status = Status::Hidden;
        }
        Some(Guise::Unknown) => {
            unit.unknown = true;
            status = Status::Hidden;
        }
    }
    battle.units[view.unit.index()] = unit;
    battle.put(view.unit, view.hex, status);
}

/// [SAM-8.2.1], [SAM-7.17.3] With whom a unit is engaged, and whom it pursues.
fn bind(battle: &mut Battle, view: &UnitView) {
    let ground = battle.ground();
    let towards = |to| ground.direction(view.hex, to);
    let foes = view.engaged.iter().filter_map(|foe| towards(battle.unit(foe).hex?));
    let engaged = foes.fold(Default::default(), crate::state::DirectionSet::with);
    let fled = |quarry: UnitId| towards(battle.unit(quarry).fled_from?);
    let quarries = view.pursues.iter().filter_map(fled);
    let quarries = quarries.fold(Default::default(), crate::state::DirectionSet::with);
    let unit = &mut battle.units[view.unit.index()];
    (unit.engaged, unit.quarries) = (engaged, quarries);
    // [SAM-4.1.2] As a turn begins with it.
    if unit.is_engaged() {
        unit.doing.marks.set(Mark::EngagedAtStart);
        unit.doing.marks.set(Mark::WasEngaged);
    }
}
