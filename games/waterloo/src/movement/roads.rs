//! [WAT-6.1.2] How much the roads still carry. Normal moves and forced marches, both directions,
//! all groups and armies are counted together; [WAT-21.1.1] leaders count like everybody.

use crate::ban::{Allowed, Ban, require};
use crate::ids::{RoadId, TownId};
use crate::movement::Ground;
use crate::options::Bridge;
use crate::setting::Way;
use crate::state::Campaign;

const ROAD_FULL: Ban = Ban::new("WAT-6.1.1", "ban-road-full");
const BRIDGE_FULL: Ban = Ban::new("WAT-6.2.1", "ban-bridge-full");
const LAST_BRIDGE_FULL: Ban = Ban::new("WAT-6.2.2", "ban-last-bridge-full");

/// [WAT-6.1.1] At most 8 blocks use a major road in a turn, 6 a minor one. [WAT-6.2.3] Where no
/// enemies are met, rivers do not matter.
pub(crate) fn may_use(ground: &Ground<'_>, way: Way) -> Allowed {
    let has = ground.campaign.roads.get(way.road);
    let limit = ground.map.road(way.road).move_limit();
    require(has < limit, ROAD_FULL.numbers(has, limit))
}

/// [WAT-6.2.1] Over a river 4 blocks attack by a major road, 3 by a minor one. [WAT-6.2.2] The last
/// bridge of the way counts: that of the last road, or else one that was crossed before.
///
/// Nobody who entered a town with enemies leaves it in the movement phase, so everybody who used
/// this road entered by it.
pub(crate) fn may_attack(ground: &Ground<'_>, way: Way, before: Option<RoadId>) -> Allowed {
    let road = ground.map.road(way.road);
    let (has, limit) = (ground.campaign.roads.get(way.road), road.attack_limit());
    let is_bridge = road.river.is_some();
    let ban = if is_bridge { BRIDGE_FULL } else { ROAD_FULL };
    require(has < limit, ban.numbers(has, limit))?;
    match before.filter(|_| !is_bridge && counts_before(ground.campaign)) {
        Some(bridge) => may_attack_over(ground, bridge),
        None => Ok(()),
    }
}

/// [WAT-6.2.2] With the option a bridge before the last road does not matter.
pub(crate) fn counts_before(campaign: &Campaign) -> bool {
    campaign.setting.get().options.bridge == Bridge::Last
}

fn may_attack_over(ground: &Ground<'_>, bridge: RoadId) -> Allowed {
    let has = ground.campaign.bridges.get(bridge);
    let limit = ground.map.road(bridge).attack_limit();
    require(has < limit, LAST_BRIDGE_FULL.numbers(has, limit))
}

/// [WAT-6.2.2] The last road over a river on a path through towns.
pub(crate) fn last_bridge(campaign: &Campaign, path: [Option<TownId>; 3]) -> Option<RoadId> {
    let map = &campaign.setting.get().map;
    let is_bridge = |road: &RoadId| map.road(*road).river.is_some();
    let mut towns = path.into_iter().flatten();
    let mut from = towns.next()?;
    let mut last = None;
    for to in towns {
        last = map.road_between(from, to).filter(is_bridge).or(last);
        from = to;
    }
    last
}
