//! What wins the battle: banners, and the places that are worth some.

use crate::hex::Hex;
use crate::pieces::Side;
use crate::scenario::Counts;
use crate::setting::Objective;
use crate::state::Battle;

/// What a banner is worth where five of them win.
pub(super) const BANNER: i32 = 1_000;

/// What each hex nearer to an objective is worth for every banner of it, and what it is worth to hold
/// one that does not count yet.
const APPROACH: i32 = 10;
const WAITING: i32 = 400;

/// By how many percent the last banner is worth more than the first.
const LAST_BANNER: i32 = 40;

/// Banners by their share of the goal, the last ones for more.
pub(super) fn banners(battle: &Battle, side: Side) -> i32 {
    let goal = i32::from(battle.setting.get().scenario.army(side).banners);
    let banners = i32::from(battle.banners(side));
    let share = banners * BANNER * 5 / goal;
    share + share * LAST_BANNER * banners / (200 * goal)
}

/// Objectives that are held but do not count yet, and the way to those that are not held.
pub(super) fn promise(battle: &Battle, side: Side) -> i32 {
    let objectives = battle.setting.get().objectives.iter().enumerate();
    let open = objectives
        .filter(|(number, objective)| objective.side == side && battle.held & 1 << number == 0);
    let worth = |objective: &Objective| {
        let near = objective.hexes.iter().map(|hex| approach(battle, side, hex)).max();
        let near = near.unwrap_or(0);
        let waits = objective.counts == Counts::AtStart;
        i32::from(objective.banners) * if waits && near == 6 { WAITING } else { APPROACH * near }
    };
    open.map(|(_, objective)| worth(objective)).sum()
}

/// From 0, far away, to 6, a unit of `side` on the hex.
fn approach(battle: &Battle, side: Side, hex: Hex) -> i32 {
    let board = battle.setting.get().board;
    let nearest = battle.units_of(side).iter().map(|from| board.distance(from, hex)).min();
    6 - i32::from(nearest.unwrap_or(6).min(6))
}
