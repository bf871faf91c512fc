//! [WAT-5.1.1] What is noted of blocks that moved, and of set-up before that.

use super::{Phase, phase};
use crate::ids::BlockId;
use crate::pieces::{Army, Party, Side};
use crate::position::document::{BlockPlace, Document};
use crate::position::names::Names;
use crate::setting::TownSet;
use crate::state::Campaign;
use crate::step::Step;
use crate::victory;

pub(super) fn check(campaign: &Campaign, names: &mut Names, document: &Document, step: Step) {
    match phase(step) {
        Phase::SetUp => check_set_up(campaign, names, step),
        Phase::Movement => {
            for place in &document.blocks {
                check_move(campaign, names, place, step);
            }
            check_groups(campaign, names);
            // [WAT-18.2.2] Whoever was disrupted has recovered before the turn.
            let all_fit = campaign.disrupted.is_empty();
            names.require(all_fit, || "blocks: nobody is disrupted before the fights.".to_owned());
        }
        Phase::Skirmishes | Phase::Ordering | Phase::Battles | Phase::Supply => {
            check_forgotten(campaign, names);
        }
    }
    check_leaders(campaign, names, step);
    check_armies(campaign, names);
}

/// [WAT-3.2.1] to [WAT-3.2.3] Each army in its zone, so many in a town, the Allies first.
fn check_set_up(campaign: &Campaign, names: &mut Names, step: Step) {
    let setting = names.setting;
    for block in campaign.on_map() {
        let Some(town) = campaign.town(block) else { continue };
        let is_home = setting.map.town(town).zone == setting.army(block);
        let (id, place) = (setting.block_id(block), setting.town_id(town));
        names.require(is_home, || format!("blocks: {place} is not in the zone of {id}."));
    }
    for town in setting.map.all_towns() {
        for side in Side::BOTH {
            let limit = setting.set_up_limits[side as usize];
            let crowd = campaign.of_side_in(town, side).len();
            names.require(crowd <= u32::from(limit), || {
                format!("blocks: at most {limit} can be placed in {}.", setting.town_id(town))
            });
        }
    }
    check_turns_of_set_up(campaign, names, step);
}

/// Those who placed before have placed everything, those who come later nothing.
fn check_turns_of_set_up(campaign: &Campaign, names: &mut Names, step: Step) {
    let (Step::SetUp { party } | Step::Place { party, .. }) = step else { return };
    let setting = names.setting;
    let order = [Side::Allied, Side::French];
    let order: Vec<Party> = order.iter().flat_map(|&side| setting.parties(side)).copied().collect();
    let Some(now) = order.iter().position(|&it| it == party) else { return };
    for (number, &other) in order.iter().enumerate() {
        let blocks = setting.of_party(other);
        let placed = blocks & campaign.on_map();
        names.require(number >= now || placed == blocks, || {
            "blocks: those who placed before have placed all their blocks.".to_owned()
        });
        names.require(number <= now || placed.is_empty(), || {
            "blocks: those who place later have placed no block.".to_owned()
        });
    }
    names.require(campaign.lost.is_empty(), || "lost: nobody is lost in set-up.".to_owned());
}

/// [WAT-5.2.1] A path along roads, as long as the block can go.
fn check_move(campaign: &Campaign, names: &mut Names, place: &BlockPlace, step: Step) {
    let Some(block) = names.setting.find_block(&place.id) else { return };
    let id = &place.id;
    let Some(start) = &place.start else {
        return names.require(place.via.is_none() && !place.marched, || {
            format!("blocks: {id} has not moved; say where it started.")
        });
    };
    names.require(campaign.side(block) == campaign.active(), || {
        format!("blocks: {id} is not of the side that moves.")
    });
    names.require(is_full(campaign, block) || !place.marched, || {
        format!("blocks: {id} marches only after a full normal move.")
    });
    let may_march =
        matches!(step, Step::Marches { .. } | Step::March { .. } | Step::ShowLeader { .. });
    names.require(may_march || !place.marched, || {
        format!("blocks: {id} marches after all normal moves.")
    });
    let is_fast = campaign.kind(block).is_fast();
    names.require(place.via.is_none() || is_fast, || {
        format!("blocks: {id} moves over one road only.")
    });
    let way = [Some(start.as_str()), place.via.as_deref()];
    let last = (!place.marched).then_some(place.town.as_str());
    let towns: Vec<&str> = way.into_iter().chain([last]).flatten().collect();
    let are_joined = towns.windows(2).all(|pair| is_road(names, pair[0], pair[1]));
    names.require(are_joined, || format!("blocks: no road leads {id} from {start} to its town."));
}

fn is_full(campaign: &Campaign, block: BlockId) -> bool {
    let roads = 1 + u8::from(campaign.vias[block.index()].is_some());
    roads == campaign.kind(block).allowance()
}

fn is_road(names: &Names, one: &str, other: &str) -> bool {
    let map = &names.setting.map;
    let ends = map.find(one).zip(map.find(other));
    ends.is_some_and(|(one, other)| map.road_between(one, other).is_some())
}

/// [WAT-5.1.2], [WAT-5.1.3] So many groups of each army move; every block that moved is of one.
fn check_groups(campaign: &Campaign, names: &mut Names) {
    for army in Army::ALL {
        let groups = campaign.groups.iter().filter(|group| group.army == army);
        let quota = names.setting.groups[army as usize];
        let starts: TownSet = groups.clone().map(|group| group.start).collect();
        let count = groups.count();
        names.require(count <= usize::from(quota), || {
            format!("groups: {count} groups moved, and {quota} of this army may.")
        });
        let enemies = campaign.towns_of(army.side().enemy());
        let mut attacked = campaign.groups.iter().filter(|group| group.army == army);
        let is_so = attacked.all(|group| (group.attacked - enemies).is_empty());
        names.require(is_so, || "groups: a town without enemies was not attacked.".to_owned());
        let blocks = names.setting.of_army[army as usize];
        let strays = blocks.iter().filter(|&block| {
            campaign.starts[block.index()].is_some_and(|start| !starts.contains(start))
        });
        for block in strays {
            let id = names.setting.block_id(block);
            names.fault(format!("groups: {id} moved, and its group is not listed."));
        }
    }
}

/// What only the movement phase needs is forgotten after it.
fn check_forgotten(campaign: &Campaign, names: &mut Names) {
    let has_paths = campaign.starts.iter().chain(&campaign.vias).any(Option::is_some);
    names.require(!has_paths && campaign.groups.is_empty(), || {
        "blocks: where blocks started is noted only while they move.".to_owned()
    });
}

/// [WAT-7.1.6], [WAT-7.1.7] Leaders are noted in forced marches only.
fn check_leaders(campaign: &Campaign, names: &mut Names, step: Step) {
    let is_march =
        matches!(step, Step::Marches { .. } | Step::March { .. } | Step::ShowLeader { .. });
    let is_noted = campaign.leader_towns != [None; 3]
        || campaign.met_leaders != [None; 3]
        || !campaign.shown_leaders.is_empty();
    names.require(is_march || !is_noted, || {
        "leaders: they are noted only during forced marches.".to_owned()
    });
    let others = campaign.shown_leaders - names.setting.leaders;
    names.require(others.is_empty(), || "shown_leaders: only leaders are shown.".to_owned());
}

/// [WAT-23.1.3] A demoralised Allied army is off the map. [WAT-23.2.1] When a side is beaten the
/// campaign is over.
fn check_armies(campaign: &Campaign, names: &mut Names) {
    let goes_on = victory::by_demoralisation(campaign).is_none();
    names.require(goes_on, || "demoralised: a side is beaten, and the campaign over.".to_owned());
    for &army in Side::Allied.armies() {
        let blocks = names.setting.of_army[army as usize] & campaign.on_map();
        let is_gone = !campaign.demoralised[army as usize] || blocks.is_empty();
        names.require(is_gone, || {
            "demoralised: the army has left the map, and has no blocks there.".to_owned()
        });
    }
}
