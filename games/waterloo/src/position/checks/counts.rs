//! Roads, places and rounds.

use super::{Phase, phase};
use crate::board::Role;
use crate::movement::roads;
use crate::position::names::{Names, Rules};
use crate::position::usual::{acting, line, town_of};
use crate::setting::TownSet;
use crate::state::{Battle, Campaign};
use crate::step::Step;

/// [WAT-18.3.1] At so many a battle is stalled.
const STALLED_AT: u8 = 2;

/// [WAT-15.3.1] The crossings of a side over one stream in a battle turn.
const CROSSINGS: u8 = 2;

pub(super) fn check(campaign: &Campaign, names: &mut Names, step: Step) {
    check_roads(campaign, names, step);
    check_bridges(campaign, names);
    check_places(campaign, names, step);
    for battle in campaign.battles.iter() {
        check_battle(names, battle, step);
    }
    check_battle_turn(campaign, names, step);
}

/// [WAT-6.1.1] No more blocks have used a road than it carries; [WAT-6.2.1] while blocks move, fewer
/// if they attacked over a river.
fn check_roads(campaign: &Campaign, names: &mut Names, step: Step) {
    let enemies = match phase(step) {
        Phase::Movement => campaign.towns_of(campaign.active().enemy()),
        Phase::SetUp | Phase::Skirmishes | Phase::Ordering | Phase::Battles | Phase::Supply => {
            TownSet::NONE
        }
    };
    for (road, blocks) in campaign.roads.used() {
        let road = names.setting.map.road(road);
        let is_attack = road.ends.iter().any(|&end| enemies.contains(end));
        let limit = if is_attack { road.attack_limit() } else { road.move_limit() };
        let [one, other] = road.ends.map(|town| names.setting.town_id(town));
        names.require(blocks <= limit, || {
            format!("roads: at most {limit} blocks use {one}-{other} in a turn, not {blocks}.")
        });
    }
}

/// [WAT-6.2.2] A bridge that was crossed before the last road lets as few attack.
fn check_bridges(campaign: &Campaign, names: &mut Names) {
    for (road, blocks) in campaign.bridges.used() {
        let road = names.setting.map.road(road);
        let is_bridge = road.river.is_some() && roads::counts_before(campaign);
        let limit = if is_bridge { road.attack_limit() } else { 0 };
        let [one, other] = road.ends.map(|town| names.setting.town_id(town));
        names.require(blocks <= limit, || {
            format!("bridges: at most {limit} blocks attack by way of {one}-{other}, not {blocks}.")
        });
    }
}

/// [WAT-6.1.3] Nor have more left or come by it.
fn check_places(campaign: &Campaign, names: &mut Names, step: Step) {
    let Some(town) = town_of(step) else { return };
    let setting = names.setting;
    for (field, used) in [("places", campaign.places), ("arrivals", campaign.arrivals)] {
        for (way, blocks) in setting.map.ways(town).iter().zip(used) {
            let limit = setting.map.road(way.road).battle_limit();
            let may_crowd = field == "places"
                && (campaign.skirmishes.contains(town) || campaign.is_withdrawing_from(town));
            names.require(may_crowd || blocks <= limit, || {
                let to = setting.town_id(way.to);
                format!("{field}: the road to {to} has room for {limit}, not {blocks}.")
            });
        }
    }
}

/// A battle that has not been deployed has played no round.
fn check_battle(names: &mut Names, battle: &Battle, step: Step) {
    let id = names.setting.town_id(battle.town);
    names.require(battle.round == 0 || battle.is_revealed(), || {
        format!("battles: no round is played in {id} before both sides have deployed.")
    });
    names.require(battle.stall < STALLED_AT || battle.is_withdrawing, || {
        format!("battles: the attacker leaves {id} when the count is {STALLED_AT}.")
    });
    let may_withdraw = names.rules == Rules::Older || is_left(battle, step);
    names.require(!battle.is_withdrawing || battle.stall <= STALLED_AT && may_withdraw, || {
        format!(
            "battles: an attacker who withdraws from {id} is asked who leaves, and nothing else."
        )
    });
}

/// [WAT-18.3.2] Whether the attacker leaves a battle now: a stalled one does so at once.
fn is_left(battle: &Battle, step: Step) -> bool {
    let (Step::CrossStream { town, role, .. } | Step::LeaveBattle { town, role }) = step else {
        return false;
    };
    town == battle.town && role == Role::Attacker
}

/// What is noted of a battle turn belongs to a question of one.
fn check_battle_turn(campaign: &Campaign, names: &mut Names, step: Step) {
    let is_one = acting(step).is_some();
    let sets =
        [campaign.untested, campaign.stepped, campaign.fired, campaign.joined, campaign.left];
    let notes = sets.iter().any(|set| !set.is_empty())
        || campaign.pressed
        || campaign.passed_on != 0
        || campaign.crossings != [0; 3]
        || campaign.acting == Role::Defender;
    names.require(is_one || !notes, || "battle_turn: no battle turn is played.".to_owned());
    let may_have_acted = is_one || matches!(step, Step::Regroup { .. });
    names.require(may_have_acted || campaign.acted.is_empty(), || {
        "battle_turn: nobody has acted at this question.".to_owned()
    });
    let own = names.setting.of_side(campaign.side_of(actors(campaign, step)));
    let acted = sets.iter().fold(campaign.acted, |all, &set| all | set);
    names.require((acted - own).is_empty(), || {
        "battle_turn: only blocks of the side whose turn it is have done something.".to_owned()
    });
    let Some(battle) = town_of(step).and_then(|town| campaign.battle(town)) else { return };
    for (number, blocks) in campaign.crossings.into_iter().enumerate() {
        let limit = if battle.has_stream(line(number)) { CROSSINGS } else { 0 };
        names.require(blocks <= limit, || {
            format!("battle_turn: at most {limit} blocks can have crossed this line.")
        });
    }
}

/// The role whose blocks may have done something.
fn actors(campaign: &Campaign, step: Step) -> Role {
    if let Step::Regroup { role, .. } = step { role } else { campaign.acting }
}
