//! [WAT-6.1.2] How much the roads still carry. Normal moves and forced marches, both directions,
//! all groups and armies are counted together; [WAT-21.1.1] leaders count like everybody.

use crate::ban::{Allowed, Ban, require};
use crate::movement::Ground;
use crate::setting::Way;

const ROAD_FULL: Ban = Ban::new("WAT-6.1.1", "ban-road-full");
const BRIDGE_FULL: Ban = Ban::new("WAT-6.2.1", "ban-bridge-full");

/// [WAT-6.1.1] At most 8 blocks use a major road in a turn, 6 a minor one. [WAT-6.2.3] Where no
/// enemies are met, rivers do not matter.
pub(crate) fn may_use(ground: &Ground<'_>, way: Way) -> Allowed {
    let has = ground.campaign.roads.get(way.road);
    let limit = ground.map.road(way.road).move_limit();
    require(has < limit, ROAD_FULL.numbers(has, limit))
}

/// [WAT-6.2.1] Over a river 4 blocks attack by a major road, 3 by a minor one. [WAT-6.2.2] Only
/// the road by which the town itself is entered counts.
///
/// Nobody who entered a town with enemies leaves it in the movement phase, so everybody who used
/// this road entered by it.
pub(crate) fn may_attack(ground: &Ground<'_>, way: Way) -> Allowed {
    let road = ground.map.road(way.road);
    let (has, limit) = (ground.campaign.roads.get(way.road), road.attack_limit());
    let ban = if limit < road.move_limit() { BRIDGE_FULL } else { ROAD_FULL };
    require(has < limit, ban.numbers(has, limit))
}
