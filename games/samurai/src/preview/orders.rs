//! [SAM-14.1.2] What an order, and what losses, make of a unit's steadfastness.

use engine::{DicePart, Likelihood, Phrase, Preview, Weight};

use super::falls::passing;
use super::{notes, scene};
use crate::fatigue;
use crate::ids::UnitId;
use crate::losses::commander_after;
use crate::luck_names::FACES;
use crate::morale;
use crate::order::{OrderKind, Path};
use crate::pieces::{Class, Level, Occasion};
use crate::state::Battle;

/// The tests of a unit with an order: as it stands, and after each number of losses. Nothing at
/// basic, where nobody tests.
pub(super) fn nerves(battle: &Battle, unit: UnitId, kind: OrderKind) -> Option<Preview> {
    if !battle.plays(Level::Extended) {
        return None;
    }
    let mut copy = battle.clone();
    let state = &mut copy.units[unit.index()];
    state.doing.order = Some(scene::dummy(unit, kind));
    if kind == OrderKind::Attack {
        // [SAM-18.1.1] It is tested in melee, when the marker of its attack has been placed.
        state.fatigue = state.fatigue.saturating_add(fatigue::of_attack(battle, unit, Path::EMPTY));
    }
    let figures = battle.unit(unit).figures;
    let setting = battle.setting.get();
    Some(Preview {
        roll: setting.of_unit("preview-nerves", unit).term("order", kind.term()),
        before: None,
        dice: vec![test_die()],
        total: Weight(FACES.into()),
        hits: Vec::new(),
        flags: Vec::new(),
        results: (0..figures).map(|lost| after_losses(&copy, unit, lost)).collect(),
        notes: notes::value(&morale::test_parts(&copy, unit, Occasion::Losses)),
        reply: None,
    })
}

/// A test that is passed after so many losses.
fn after_losses(battle: &Battle, unit: UnitId, lost: u8) -> Likelihood {
    let mut copy = battle.clone();
    let commander = commander_after(battle, unit, lost);
    let state = &mut copy.units[unit.index()];
    (state.figures, state.commander) = (state.figures - lost, commander);
    let value = morale::test_value(&copy, unit, Occasion::Losses);
    let what = Phrase::new("preview-stands").number("lost", lost).number("value", value);
    Likelihood { what, weight: Weight(passing(value)) }
}

/// [SAM-9.2.2] The test of a unit that is attacked in flank or rear, before the blows.
pub(super) fn flank_test(battle: &Battle, unit: UnitId, target: UnitId) -> Option<Preview> {
    let occasion = match battle.doing(unit).class {
        Class::Front => return None,
        Class::Flank => Occasion::Flank,
        Class::Rear => Occasion::Rear,
    };
    if !battle.plays(Level::Extended) {
        return None;
    }
    let parts = morale::test_parts(battle, target, occasion);
    let setting = battle.setting.get();
    let stands = Likelihood {
        what: setting.of_unit("preview-passes", target),
        weight: Weight(passing(parts.sum())),
    };
    Some(Preview {
        roll: setting.of_unit("preview-flank-test", target).term("occasion", occasion.term()),
        before: None,
        dice: vec![test_die()],
        total: Weight(FACES.into()),
        hits: Vec::new(),
        flags: Vec::new(),
        results: vec![stands],
        notes: notes::value(&parts),
        reply: None,
    })
}

fn test_die() -> DicePart {
    DicePart { source: Phrase::new("dice-one"), dice: 1 }
}
