//! Chapter 18: fatigue.

use crate::Turn;
use crate::event::Fact;
use crate::flow::tell;
use crate::ids::UnitId;
use crate::order::OrderKind;
use crate::pieces::Level;
use crate::state::{Battle, Mark};

/// [SAM-18.1.1] The markers gained this turn are placed. Nothing below expert.
pub(crate) fn place(turn: &mut Turn<'_>) {
    if !turn.plays(Level::Expert) {
        return;
    }
    for unit in turn.in_order(turn.visible()) {
        let markers = gained(turn, unit).min(u8::MAX - turn.unit(unit).fatigue);
        if markers > 0 {
            tell(turn, Fact::Tired { unit, markers });
        }
    }
}

/// [SAM-18.1.2] to [SAM-18.1.4] What a unit gained this turn: by its order, and by slopes and
/// rivers.
fn gained(battle: &Battle, unit: UnitId) -> u8 {
    let doing = battle.doing(unit);
    let tires = doing.is(Mark::Exerted) || has_withdrawn(battle, unit);
    doing.effort.saturating_add(u8::from(tires))
}

/// [SAM-18.1.2] Whether a unit withdrew, or tried to: not if it was put to flight, which took its
/// order, nor if all units of its melee withdrew.
fn has_withdrawn(battle: &Battle, unit: UnitId) -> bool {
    battle.has_order(unit, OrderKind::Withdraw) && !battle.doing(unit).is(Mark::CalledOff)
}

/// [SAM-18.1.2] Whether an order tires whoever has it when stage 3 begins.
pub(crate) const fn tires(kind: OrderKind) -> bool {
    matches!(kind, OrderKind::Attack | OrderKind::Pursue | OrderKind::Run | OrderKind::MoveAndFire)
}
