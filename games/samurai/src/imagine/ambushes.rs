//! Enemies that hide: those that were seen to do so, and those of whom nobody knows.

use engine::Guess;
use hexes::Direction;

use crate::belief::Belief;
use crate::ids::{HexId, UnitId, UnitSet};
use crate::pieces::{Side, Status};
use crate::setting::{Hiding, Start};
use crate::setup;
use crate::state::{Battle, Remembered, Unit};
use crate::view::{AmbushView, View};

/// [SAM-20.1.4] Those that were seen to hide are where they were; their facing is not known, nor
/// how far they have recovered.
pub(super) fn place_known(battle: &mut Battle, view: &View, belief: &Belief, luck: &mut Guess<'_>) {
    for ambush in &view.ambushes {
        let AmbushView { unit, markers, fatigue, .. } = *ambush;
        battle.units[unit.index()] = Unit {
            facing: luck.one_of(&Direction::ALL),
            figures: ambush.figures,
            commander: ambush.commander,
            ammunition: ambush.ammunition,
            markers: luck.between(belief.markers(unit, markers)),
            honour: ambush.honour,
            fatigue: luck.between(belief.fatigue(unit, fatigue)),
            remembered: Remembered { markers, fatigue },
            ..Unit::ABSENT
        };
        battle.put(unit, ambush.hex, Status::Hidden);
    }
}

/// One in so many of those that the points pay for is left at home all the same.
const LEFT_AT_HOME: u8 = 5;

/// [SAM-19.2.4] Those hidden at set-up: any of the pool that nobody has seen, as far as the points
/// reach, wherever they may still be.
pub(super) fn place_unseen(battle: &mut Battle, side: Side, belief: &Belief, luck: &mut Guess<'_>) {
    let Some(hiding) = setup::hiding(battle, side) else { return };
    let mut hexes: Vec<HexId> = belief.hexes().iter().collect();
    hexes.retain(|&hex| !battle.occupied.contains(hex));
    let mut units: Vec<UnitId> = belief.unseen().iter().collect();
    luck.shuffle(&mut units);
    luck.shuffle(&mut hexes);
    let mut points = points_left(battle, hiding, belief);
    for unit in units {
        let cost = battle.setting.get().cost(unit);
        let may_hide =
            |hex: &HexId| setup::may_hide(battle.ground(), battle.card(unit), *hex).is_ok();
        let place = hexes.iter().position(may_hide).filter(|_| cost <= points);
        let Some(place) = place.filter(|_| !stays_at_home(battle, side, luck)) else { continue };
        points -= cost;
        hide(battle, belief, unit, hexes.swap_remove(place), luck);
    }
}

/// What the points still pay for: those that were seen cost theirs.
fn points_left(battle: &Battle, hiding: &Hiding, belief: &Belief) -> u16 {
    let seen = (hiding.pool - belief.unseen()).iter();
    let spent: u16 = seen.map(|unit| battle.setting.get().cost(unit)).sum();
    hiding.points.saturating_sub(spent)
}

/// [SAM-19.1.2] Without anybody else in the field the battle would be over: somebody hides.
fn stays_at_home(battle: &Battle, side: Side, luck: &mut Guess<'_>) -> bool {
    let left = battle.visible() | battle.hidden() | battle.with_status(Status::Waiting);
    let alone: UnitSet = battle.army(side) & left;
    luck.between((1, LEFT_AT_HOME)) == 1 && !alone.is_empty()
}

fn hide(battle: &mut Battle, belief: &Belief, unit: UnitId, hex: HexId, luck: &mut Guess<'_>) {
    let setting = battle.setting.get();
    let start = Unit::at_set_up(setting, unit);
    debug_assert!(setting.roster[unit.index()].start == Start::Pool, "only the pool is hidden");
    battle.units[unit.index()] = Unit {
        facing: luck.one_of(&Direction::ALL),
        markers: luck.between(belief.markers(unit, start.markers)),
        fatigue: luck.between(belief.fatigue(unit, start.fatigue)),
        unknown: true,
        ..start
    };
    battle.put(unit, hex, Status::Hidden);
}
