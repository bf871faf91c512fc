//! [SAM-7.10.2] Regroup.

use super::{carrying_out, count_as_resting};
use crate::Turn;
use crate::event::Fact;
use crate::flow::tell;
use crate::ids::{HexId, UnitId, UnitSet};
use crate::order::{Order, OrderKind};
use crate::pieces::Commander;
use crate::state::Battle;

/// [SAM-7.10.2] Every two units that can become one do so; [SAM-7.10.4] the others rest.
pub(super) fn merge(turn: &mut Turn<'_>) {
    let gathering = carrying_out(turn, OrderKind::Regroup);
    let able = |&unit: &UnitId| partner(turn, unit, gathering).is_some();
    let merging: UnitSet = gathering.iter().filter(able).collect();
    count_as_resting(turn, gathering - merging);
    for unit in turn.in_order(merging) {
        match turn.order(unit) {
            // Each pair is told once, of the lower number.
            Some(Order::Regroup { with: Some(with), at }) if unit < with => {
                become_one(turn, [unit, with], at);
            }
            Some(_) | None => {}
        }
    }
}

/// [SAM-7.10.1] The unit that another merges with, if all the conditions still hold.
fn partner(battle: &Battle, unit: UnitId, gathering: UnitSet) -> Option<UnitId> {
    let Some(Order::Regroup { with: Some(with), at }) = battle.order(unit) else { return None };
    let agreed = battle.order(with) == Some(Order::Regroup { with: Some(unit), at });
    let here = gathering.contains(with)
        && battle.ground().distance(battle.hex(unit), battle.hex(with)) == 1;
    (agreed && here && fits(battle, [unit, with])).then_some(with)
}

/// [SAM-7.10.1] Both have lost figures, and together they are no more than one unit has.
fn fits(battle: &Battle, pair: [UnitId; 2]) -> bool {
    let full =
        battle.card(pair[0]).figures + u8::from(commander(battle, pair) == Commander::Present);
    pair.iter().all(|&unit| battle.lost_figures(unit) > 0) && figures(battle, pair) <= full
}

fn figures(battle: &Battle, pair: [UnitId; 2]) -> u8 {
    pair.iter().map(|&unit| battle.unit(unit).figures).sum()
}

/// [SAM-7.10.2] One commander is enough; a second is a figure like others. [SAM-7.10.3] A fallen
/// one is not missed any more.
fn commander(battle: &Battle, pair: [UnitId; 2]) -> Commander {
    let leads = |&unit: &UnitId| battle.unit(unit).commander == Commander::Present;
    if pair.iter().any(leads) { Commander::Present } else { Commander::None }
}

/// [SAM-7.10.2] The smaller joins the larger; [SAM-7.10.3] the steadier of both levels counts, and
/// [SAM-18.3.2] the greater fatigue.
fn become_one(turn: &mut Turn<'_>, pair: [UnitId; 2], hex: HexId) {
    let [lower, higher] = pair.map(|unit| *turn.unit(unit));
    let [unit, gone] = if lower.figures >= higher.figures { pair } else { [pair[1], pair[0]] };
    let fact = Fact::Regrouped {
        unit,
        gone,
        hex,
        figures: figures(turn, pair),
        commander: commander(turn, pair),
        markers: lower.markers.min(higher.markers),
        fatigue: lower.fatigue.max(higher.fatigue),
    };
    tell(turn, fact);
}
