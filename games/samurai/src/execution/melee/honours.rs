//! [SAM-14.5.1] Who took part in the end of a unit, and gets honour for it.

use super::blows;
use crate::Turn;
use crate::event::Fact;
use crate::flow::tell;
use crate::ids::{MOST_UNITS, UnitId, UnitSet};
use crate::pieces::{Level, Status};
use crate::state::Battle;
use crate::values::PANICKING;

/// Who gets honour, should a unit be destroyed or surrender in this event.
#[derive(Clone, Debug)]
pub(crate) struct Honours {
    /// Who stood when the event began.
    standing: UnitSet,
    /// For each of them, its enemies that take part.
    against: [UnitSet; MOST_UNITS],
}

impl Honours {
    pub(crate) fn of(battle: &Battle) -> Honours {
        Honours { standing: battle.visible(), against: [UnitSet::NONE; MOST_UNITS] }
    }

    /// A unit rolls against another.
    pub(crate) fn took_part(&mut self, unit: UnitId, target: UnitId) {
        self.against[target.index()].insert(unit);
    }

    /// Before the blows those take part to whom a unit would surrender now.
    pub(super) fn face(&mut self, battle: &Battle, victim: UnitId) {
        self.against[victim.index()] = takers(battle, victim);
    }

    /// After the blows those too to whom a unit surrenders now.
    pub(super) fn face_as_well(&mut self, battle: &Battle, victim: UnitId) {
        self.against[victim.index()] |= takers(battle, victim);
    }

    /// The same for all panicking units, who may surrender when an HQ falls.
    pub(super) fn face_the_panicking(&mut self, battle: &Battle) {
        for unit in battle.visible() {
            if battle.unit(unit).markers == PANICKING {
                self.face(battle, unit);
            }
        }
    }

    /// Who gets honour for the units that were destroyed since, each of which counts once.
    pub(crate) fn winners(&mut self, battle: &Battle) -> UnitSet {
        let fallen = self.standing & battle.with_status(Status::Destroyed);
        self.standing -= fallen;
        fallen.iter().fold(UnitSet::NONE, |all, unit| all | self.against[unit.index()])
    }
}

/// Those to whom a unit surrenders without blows: engaged with it, facing it, and about to strike.
fn takers(battle: &Battle, victim: UnitId) -> UnitSet {
    let strikes =
        |&foe: &UnitId| battle.faced_foe(foe) == Some(victim) && !blows::is_idle(battle, foe);
    battle.foes(victim).iter().filter(strikes).collect()
}

/// [SAM-14.5.1], [SAM-14.5.2] Honour for those of these units that live and have none.
pub(crate) fn honour(turn: &mut Turn<'_>, winners: UnitSet) {
    if !turn.plays(Level::Extended) {
        return;
    }
    for unit in turn.in_order(winners & turn.visible()) {
        if !turn.unit(unit).honour {
            tell(turn, Fact::Honoured { unit });
        }
    }
}
