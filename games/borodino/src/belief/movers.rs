//! [BOR-8.2.1] Who can have made a move that was seen.

use crate::ids::{AreaId, AreaSet, BlockSet};
use crate::pieces::{Class, Ground, Kind};
use crate::setting::Setting;

/// Those that can go from an area to another in one move, on a map without enemies and with all its
/// bridges: nobody else can have done it.
pub(super) fn movers(setting: &Setting, from: AreaId, to: AreaId) -> BlockSet {
    let map = &setting.map;
    let is_marsh = map.area(to).ground == Ground::Marsh;
    let border = map.border_between(from, to).map(|border| map.border(border));
    // [BOR-2.3.4] No gun enters a marsh. [BOR-2.3.2] Over a stream they need a crossing.
    let walks = border.is_some_and(|border| border.is_passable(false));
    let rolls = !is_marsh && border.is_some_and(|border| border.is_open_to_guns(false));
    let roads = [2, 3].map(|areas| by_road(setting, from, areas).contains(to));
    let can = |kind: Kind| {
        let is_gun = kind.class() == Class::Artillery;
        let rides = roads[usize::from(kind.road_length() > 2)] && !(is_gun && is_marsh);
        rides || if is_gun { rolls } else { walks }
    };
    setting.all_blocks().filter(|&block| can(setting.block(block).kind)).collect()
}

/// [BOR-8.2.2] The areas that so many steps along roads reach.
fn by_road(setting: &Setting, from: AreaId, areas: u8) -> AreaSet {
    let mut reached = AreaSet::from(from);
    for _ in 0..areas {
        for area in reached {
            let ways = setting.map.ways(area).iter();
            let roads = ways.filter(|way| setting.map.border(way.border).carries_road(false));
            reached |= roads.map(|way| way.to).collect();
        }
    }
    reached.without(from)
}
