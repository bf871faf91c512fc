//! [SAM-19.2.5] A third force that belongs to nobody until it joins.

use crate::Turn;
use crate::event::Fact;
use crate::flow::tell;
use crate::ids::UnitSet;
use crate::luck_names::{FACES, SCENARIO};
use crate::order::Order;
use crate::pieces::Force;
use crate::setting::ThirdForce;
use crate::state::Battle;

/// The third force, while it is nobody's.
fn neutral(battle: &Battle) -> Option<&'static ThirdForce> {
    let third = battle.setting.get().third.as_ref()?;
    battle.joined.is_none().then_some(third)
}

fn third_units(battle: &Battle) -> UnitSet {
    battle.setting.get().forces[Force::Third.index()]
}

/// [SAM-19.2.5] The die of the scenario at the start of a turn; in its last turn the third force
/// joins without one.
pub(crate) fn begin_turn(turn: &mut Turn<'_>) {
    let Some(third) = neutral(turn) else { return };
    let now = turn.now.turn;
    if third.joins_on.is_some_and(|due| due <= now) {
        tell(turn, Fact::ThirdForceJoined { side: third.joins });
    } else if third.rolls_from.is_some_and(|first| first <= now) {
        let die = turn.roll(SCENARIO, 1, FACES)[0];
        tell(turn, Fact::ThirdForceRolled { die });
        if die <= third.die {
            tell(turn, Fact::ThirdForceJoined { side: third.joins });
        }
    }
}

/// [SAM-19.2.5] An attack on it or a shot at it makes it join, as soon as the order is shown: in stage
/// 0, or [SAM-19.2.2] when a reinforcement enters with it.
pub(crate) fn join_if_attacked(turn: &mut Turn<'_>) {
    let Some(third) = neutral(turn) else { return };
    let Some(attacker) = third.attacked_by else { return };
    let shown = turn.army(attacker) & (turn.visible() | turn.hidden());
    let victims = third_units(turn);
    let threatens = |order: Order| match order {
        Order::Attack { target, .. }
        | Order::Shoot { target }
        | Order::MoveAndFire { target, .. } => victims.contains(target),
        Order::AllRoundDefence
        | Order::Defence { .. }
        | Order::FireAndRetreat { .. }
        | Order::March { .. }
        | Order::Run { .. }
        | Order::Ambush
        | Order::Regroup { .. }
        | Order::Resupply { .. }
        | Order::Recon
        | Order::Rest
        | Order::Withdraw { .. }
        | Order::Flee
        | Order::Panic
        | Order::Pursue { .. } => false,
    };
    if shown.iter().any(|unit| turn.order(unit).is_some_and(threatens)) {
        tell(turn, Fact::ThirdForceJoined { side: third.joins });
    }
}
