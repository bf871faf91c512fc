//! Hexes that can be shown for a unit: where it can go, how far it fires, what it sees.

use engine::{Layer, Phrase, Spot};

use super::{by_rule, dice, layer, layer_of, moves_are_open, unit};
use crate::action::Action;
use crate::apply;
use crate::event::Event;
use crate::ground;
use crate::hex::{Hex, HexSet};
use crate::pieces::UnitId;
use crate::reach::{self, Reached};
use crate::state::{Battle, Step};
use crate::steps::flags::{Allowance, supporters};
use crate::steps::{battles, edge, movement, orders};
use crate::words::place;

pub(super) fn of_unit(battle: &Battle, ordered: &Battle, unit: UnitId) -> Vec<Layer> {
    let mut layers = Vec::new();
    if can_still_move(battle, ordered, unit) {
        layers.extend(reach(ordered, unit));
        layers.extend(exits(ordered, unit));
    }
    layers.extend(range(ordered, unit));
    layers.extend(sight(ordered, unit));
    layers.extend(blocked(ordered, unit));
    layers.extend(support(battle, unit));
    layers
}

/// Whether it could move if it were ordered; or, if it is ordered, still can.
fn can_still_move(battle: &Battle, ordered: &Battle, unit: UnitId) -> bool {
    !battle.is_ordered(unit) || moves_are_open(battle) && movement::may_move(ordered, unit).is_ok()
}

/// [CCN-8.2.1] to [CCN-8.2.5] Where it can go, and from where it could not battle in this turn.
fn reach(ordered: &Battle, unit: UnitId) -> Option<Layer> {
    let reached = reach::of_unit(ordered, unit);
    let spot = |to: Hex| {
        let holds_fire = !can_battle_from(ordered, unit, reached, to);
        Spot { place: place(to), text: holds_fire.then(|| Phrase::new("spot-no-battle")) }
    };
    let spots = reached.all().iter().map(spot).collect();
    by_rule(layer_of("reach", Phrase::new("layer-reach"), spots), unit::rule_of_move(ordered, unit))
}

/// [CCN-10.3.1] Whether it may battle when it has moved there.
fn can_battle_from(ordered: &Battle, unit: UnitId, reached: Reached, to: Hex) -> bool {
    let (from, hexes) = (ordered.unit(unit).hex, reached.hexes_to(to));
    let leader = reach::companion(ordered, unit);
    let mut there = ordered.clone();
    apply::apply(&mut there, &Event::UnitMoved { unit, from, to, hexes, leader });
    orders::phases(ordered).any(|phase| phase == Step::Battles)
        && battles::may_battle_after_move(&there, unit).is_ok()
        && battles::may_battle_after_entering(&there, unit).is_ok()
}

/// [CCN-30.3.1] The hexes by which it can leave the board.
fn exits(ordered: &Battle, unit: UnitId) -> Option<Layer> {
    let mut list = Vec::new();
    edge::legal_exits(ordered, unit, &mut list);
    let doors = list.into_iter().filter_map(|action| {
        let Action::LeaveBoard { by, .. } = action else { return None };
        Some(by)
    });
    by_rule(layer("exits", Phrase::new("layer-exits"), doors.collect()), "CCN-30.3.1")
}

/// [CCN-12.2.1] The hexes that its fire reaches, and in which a unit could stand.
fn under_fire(ordered: &Battle, unit: UnitId) -> HexSet {
    let (board, from) = (ordered.setting.get().board, ordered.unit(unit).hex);
    let near = board.within(from, ordered.profile(unit).range);
    let is_target = |&at: &Hex| {
        board.distance(from, at) >= dice::NEAREST && ground::is_passable(ordered.ground(at), None)
    };
    near.iter().filter(is_target).collect()
}

/// The hexes within range, each with the dice against a unit there.
fn range(ordered: &Battle, unit: UnitId) -> Option<Layer> {
    let spot = |at: Hex| {
        let dice = ordered.fire_dice(unit, at).total();
        Spot { place: place(at), text: Some(Phrase::new("spot-dice").number("dice", dice)) }
    };
    let spots = under_fire(ordered, unit).iter().map(spot).collect();
    by_rule(layer_of("range", Phrase::new("layer-range"), spots), "CCN-12.2.1")
}

/// [CCN-11.1.1] The hexes within range that it sees.
fn sight(ordered: &Battle, unit: UnitId) -> Option<Layer> {
    let seen = under_fire(ordered, unit).iter().filter(|&at| ordered.sees(unit, at)).collect();
    by_rule(layer("sight", Phrase::new("layer-sight"), seen), "CCN-11.1.1")
}

/// [CCN-11.1.2] The hexes within range that it does not see, each with what is in the way.
fn blocked(ordered: &Battle, unit: UnitId) -> Option<Layer> {
    let spot = |at: Hex| {
        let refusal = ordered.may_see(unit, at).err()?.refusal();
        Some(Spot { place: place(at), text: Some(refusal.why) })
    };
    let spots = under_fire(ordered, unit).iter().filter_map(spot).collect();
    by_rule(layer_of("blocked", Phrase::new("layer-blocked"), spots), "CCN-11.1.2")
}

/// [CCN-15.2.3] The friends who let it ignore a flag.
fn support(battle: &Battle, unit: UnitId) -> Option<Layer> {
    let counts = Allowance::of(battle, unit, false).support > 0;
    let friends = if counts { supporters(battle, unit) } else { HexSet::NONE };
    by_rule(layer("support", Phrase::new("layer-support"), friends), "CCN-15.2.3")
}
