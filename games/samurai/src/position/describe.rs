//! From the battle to the document.

use hexes::Direction;

use super::document::{Ask, Document, Gone, UnitLine};
use crate::event::Stage;
use crate::ids::{UnitId, UnitSet};
use crate::pieces::Status;
use crate::state::{Battle, Phase};

/// The document of a position.
pub(crate) fn document(battle: &Battle) -> Document {
    let setting = battle.setting.get();
    let (ask, committed) = match (battle.phase, battle.now.stage) {
        (Phase::Writing(committed), Stage::SetUp) => (Ask::SetUp, committed),
        (Phase::Writing(committed), _) => (Ask::Orders, committed),
        (Phase::Running | Phase::Over { .. }, _) => (Ask::Nothing, engine::SeatSet::NONE),
    };
    Document {
        scenario: Some(setting.card.id.clone()),
        turn: (battle.now.turn > 0).then_some(battle.now.turn),
        ask,
        committed,
        joined: battle.joined,
        units: setting.units().filter_map(|unit| line(battle, unit)).collect(),
    }
}

/// A unit, if it is or was in the battle.
fn line(battle: &Battle, unit: UnitId) -> Option<UnitLine> {
    let id = battle.setting.get().name_of(unit);
    let bare = UnitLine { id, ..UnitLine::default() };
    let gone = |gone| UnitLine { gone: Some(gone), ..bare.clone() };
    match battle.status(unit) {
        Status::Absent => None,
        Status::Waiting => Some(gone(Gone::Waiting)),
        Status::Destroyed => Some(gone(Gone::Destroyed)),
        Status::Escaped => {
            let state = battle.unit(unit);
            let (figures, commander) = (Some(state.figures), Some(state.commander));
            Some(UnitLine { figures, commander, ..gone(Gone::Escaped) })
        }
        Status::Visible | Status::Hidden => Some(in_the_field(battle, unit, bare)),
    }
}

fn in_the_field(battle: &Battle, unit: UnitId, bare: UnitLine) -> UnitLine {
    let (state, ground) = (battle.unit(unit), battle.ground());
    let post = battle.post(unit);
    let is_remembered = battle.hidden().contains(unit) && !state.unknown;
    let known = |then: u8, now: u8| (is_remembered && then != now).then_some(then);
    UnitLine {
        at: Some(ground.number(battle.hex(unit))),
        facing: Some(state.facing.into()),
        hidden: battle.hidden().contains(unit),
        unknown: state.unknown,
        figures: Some(state.figures),
        commander: (state.commander != post.commander).then_some(state.commander),
        ammunition: (state.ammunition != post.ammunition).then_some(state.ammunition),
        markers: (state.markers != post.markers).then_some(state.markers),
        honour: (state.honour != post.honour).then_some(state.honour),
        fatigue: (state.fatigue != post.fatigue).then_some(state.fatigue),
        known_markers: known(state.remembered.markers, state.markers),
        known_fatigue: known(state.remembered.fatigue, state.fatigue),
        engaged: names(battle, battle.foes(unit)),
        fled_from: state.fled_from.map(|hex| ground.number(hex)),
        pursues: state.quarries.iter().filter_map(|way| quarry(battle, unit, way)).collect(),
        ..bare
    }
}

fn names(battle: &Battle, units: UnitSet) -> Vec<String> {
    battle.in_order(units).map(|unit| battle.setting.get().name_of(unit)).collect()
}

/// The unit that fled from beside a pursuer in a direction.
fn quarry(battle: &Battle, unit: UnitId, direction: Direction) -> Option<String> {
    let from = battle.ground().neighbour(battle.hex(unit), direction)?;
    let fled = battle.enemies(unit).iter().find(|&foe| battle.unit(foe).fled_from == Some(from))?;
    Some(battle.setting.get().name_of(fled))
}
