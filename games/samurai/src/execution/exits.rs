//! [SAM-19.2.3] Where a scenario lets units leave the board.

use crate::Turn;
use crate::cards::Special;
use crate::event::Fact;
use crate::flow::tell;
use crate::ids::UnitId;
use crate::setting::{Exit, Leaver};
use crate::state::Battle;

/// [SAM-19.2.3] At the end of stage 3: whoever stands on an exit, unengaged and with an order that
/// the scenario names, is taken off as escaped.
pub(crate) fn take(turn: &mut Turn<'_>) {
    let now = turn.now.turn;
    for exit in turn.setting.get().exits.iter().filter(|exit| exit.from_turn <= now) {
        for unit in turn.in_order(turn.visible() & turn.army(exit.side)) {
            if escapes(turn, exit, unit) {
                tell(turn, Fact::Escaped { unit });
            }
        }
    }
}

fn escapes(battle: &Battle, exit: &Exit, unit: UnitId) -> bool {
    let is_headquarters = battle.card(unit).special == Special::Headquarters;
    let may = match exit.who {
        Leaver::Everybody => true,
        Leaver::Units => !is_headquarters,
        Leaver::Headquarters => is_headquarters,
    };
    let order = battle.order(unit);
    let goes =
        exit.orders.is_empty() || order.is_some_and(|order| exit.orders.contains(order.kind()));
    may && goes && exit.hexes.contains(battle.hex(unit)) && !battle.unit(unit).is_engaged()
}
