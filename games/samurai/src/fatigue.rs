//! Chapter 18: fatigue.

use crate::Turn;
use crate::event::{Fact, Stage};
use crate::flow::tell;
use crate::ground::costs::climb;
use crate::ids::{HexId, UnitId};
use crate::order::{OrderKind, Path};
use crate::pieces::Level;
use crate::state::{Battle, Mark};

/// [SAM-18.1.1] After stage 3 the markers gained in it are placed, unless the table wants all of them
/// at the end of the turn.
pub(crate) fn after_movement(turn: &mut Turn<'_>) {
    if turn.setting.get().options.fatigue_at_once {
        place(turn);
    }
}

/// [SAM-18.1.1] The markers gained so far are placed. Nothing below expert.
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

/// [SAM-18.1.2] to [SAM-18.1.4] What a unit gained and has not been given yet: by its order, and by
/// slopes and rivers.
fn gained(battle: &Battle, unit: UnitId) -> u8 {
    let doing = battle.doing(unit);
    let tires = doing.is(Mark::Exerted) || has_withdrawn(battle, unit);
    doing.effort.saturating_add(u8::from(tires))
}

/// [SAM-18.1.2] Whether a unit withdrew, or tried to: not if it was put to flight, which took its
/// order, nor if all units of its melee withdrew.
fn has_withdrawn(battle: &Battle, unit: UnitId) -> bool {
    battle.now.stage == Stage::End
        && battle.has_order(unit, OrderKind::Withdraw)
        && !battle.doing(unit).is(Mark::CalledOff)
}

/// [SAM-18.1.1] What a unit that attacks by a path will have gained when it strikes.
pub(crate) fn of_attack(battle: &Battle, unit: UnitId, path: Path) -> u8 {
    if !battle.plays(Level::Expert) || !battle.setting.get().options.fatigue_at_once {
        return 0;
    }
    let mut from = battle.unit(unit).hex;
    let steps = path.iter().map(|to| effort(battle, unit, from.replace(to).unwrap_or(to), to));
    1 + steps.sum::<u8>()
}

/// [SAM-18.1.3], [SAM-18.1.4] The markers of fatigue that a step costs: for the slope climbed, and
/// one for a river.
pub(crate) fn effort(battle: &Battle, unit: UnitId, from: HexId, to: HexId) -> u8 {
    if !battle.plays(Level::Expert) {
        return 0;
    }
    climb(battle, unit, from, to) + u8::from(battle.ground().is_river(to))
}

/// [SAM-18.1.2] Whether an order tires whoever has it when stage 3 begins.
pub(crate) const fn tires(kind: OrderKind) -> bool {
    matches!(kind, OrderKind::Attack | OrderKind::Pursue | OrderKind::Run | OrderKind::MoveAndFire)
}
