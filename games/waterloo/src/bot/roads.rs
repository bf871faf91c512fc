//! Cities that the French hold or come near, and how far their army has to go.

use super::muster::Muster;
use crate::ids::TownId;
use crate::pieces::Side;
use crate::setting::{City, TownSet};
use crate::state::Campaign;

/// [WAT-22.1.1] A supply city in French hands, and each road that they are nearer to one.
const CITY: i32 = 400;
const APPROACH: i32 = 30;
/// [WAT-23.2.4] Two cities when they win the campaign.
const TWO_CITIES: i32 = 1_500;
/// A road nearer to the enemy, and to a city that is not held yet, for each French block: the French
/// have no time to lose. The Allies have.
const CONTACT: i32 = 2;
const ADVANCE: i32 = 5;
/// No way counts as longer.
const FARTHEST: u8 = 9;

/// [WAT-22.1.1], [WAT-23.2.4] The worth for the French of the cities, and of the roads to them.
pub(super) fn cities(campaign: &Campaign, muster: &Muster) -> i32 {
    let setting = campaign.setting.get();
    let worth = |city: &City| {
        let way = setting.map.roads_to(city.town, muster.towns(Side::French));
        let guard = setting.map.roads_to(city.town, muster.towns(Side::Allied));
        let held = i32::from(muster.holds(Side::French, city.town)) * CITY;
        held - APPROACH * i32::from(way.min(FARTHEST)) + APPROACH / 3 * i32::from(guard.min(3))
    };
    let held = setting.cities.iter().filter(|city| muster.holds(Side::French, city.town));
    let is_late = campaign.turn + 2 >= setting.options.supply_victory_from_turn;
    let both = if is_late && held.count() >= 2 { TWO_CITIES } else { 0 };
    setting.cities.iter().map(worth).sum::<i32>() + both
}

/// How far the French are from the enemy and from the cities that are left to take, all blocks
/// together, below zero.
pub(super) fn way_to_go(campaign: &Campaign, muster: &Muster) -> i32 {
    let setting = campaign.setting.get();
    let left = setting.cities.iter().map(|city| city.town);
    let left: TownSet = left.filter(|&town| !muster.holds(Side::French, town)).collect();
    let enemies = muster.towns(Side::Allied);
    let way = |town: TownId| {
        let roads = |to: TownSet| i32::from(setting.map.roads_to(town, to).min(FARTHEST));
        let blocks = muster.of_side_in(town, Side::French).len() as i32;
        blocks * (CONTACT * roads(enemies) + ADVANCE * roads(left))
    };
    -muster.towns(Side::French).iter().map(way).sum::<i32>()
}
