//! [SAM-6.2.1] Stage 2: all shoot orders together.

use crate::Turn;
use crate::event::Fact;
use crate::execution::fire::{self, Shot, Shots};
use crate::flow::tell;
use crate::order::Order;

/// Every unit with shoot fires once. [SAM-5.4.1] Whoever cannot counts as resting from now on and
/// spends nothing.
pub(crate) fn stage(turn: &mut Turn<'_>) {
    let mut shots = Shots::new();
    for unit in turn.in_order(turn.visible()) {
        let Some(Order::Shoot { target }) = turn.order(unit) else { continue };
        if fire::may_shoot(turn, unit) && fire::can_hit(turn, unit, target) {
            shots.push(Shot { unit, target });
        } else {
            tell(turn, Fact::OrderChanged { unit, order: Some(Order::Rest) });
        }
    }
    fire::volley(turn, &shots);
}
