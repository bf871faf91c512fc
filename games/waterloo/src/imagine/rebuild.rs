//! What is known, put together again.

use crate::ids::BlockId;
use crate::setting::Setting;
use crate::state::{Campaign, Group};
use crate::view::{BlockView, View};

/// The known part of a position. Blocks that are not seen are not on the map yet.
pub(super) fn rebuild(setting: &'static Setting, view: &View) -> Campaign {
    let mut campaign = Campaign::bare(setting);
    campaign.agenda = view.agenda.iter().copied().collect();
    campaign.turn = view.turn;
    campaign.winner = view.winner;
    campaign.lost = view.lost;
    for army in &view.armies {
        campaign.demoralised[army.army as usize] = army.demoralised;
    }
    view.blocks.iter().for_each(|block| put(&mut campaign, block));
    rebuild_movement(&mut campaign, view);
    rebuild_fights(&mut campaign, view);
    campaign
}

fn put(campaign: &mut Campaign, view: &BlockView) {
    let index = BlockId::index(view.block);
    campaign.steps[index] = view.steps;
    campaign.towns[index] = view.town;
    campaign.locations[index] = view.at;
    campaign.starts[index] = view.start;
    campaign.vias[index] = view.via;
    view.marks.iter().for_each(|&mark| campaign.mark(view.block, mark));
}

fn rebuild_movement(campaign: &mut Campaign, view: &View) {
    for used in &view.roads {
        campaign.roads.set(used.road, used.blocks);
    }
    for used in &view.bridges {
        campaign.bridges.set(used.road, used.blocks);
    }
    campaign.entries = view.entries.iter().copied().collect();
    for group in &view.groups {
        let (army, start, attacked) = (group.army, group.start, group.attacked);
        campaign.groups.push(Group { army, start, attacked });
    }
    for leader in &view.leaders {
        campaign.leader_towns[leader.army as usize] = Some(leader.town);
        let block = campaign.setting.get().leader_of(leader.army);
        if let Some(block) = block.filter(|_| leader.shown) {
            campaign.shown_leaders.insert(block);
        }
    }
    for leader in &view.met_leaders {
        campaign.met_leaders[leader.army as usize] = Some(leader.town);
    }
}

fn rebuild_fights(campaign: &mut Campaign, view: &View) {
    campaign.skirmishes = view.skirmishes;
    campaign.picked_are_shown = view.picks_shown;
    campaign.skirmish_speaker = view.speaker;
    campaign.unordered = view.unordered;
    view.battles.iter().for_each(|battle| campaign.battles.push(battle.rebuilt()));
    campaign.next_battle = view.next_battle;
    campaign.cycle = view.cycle;
    campaign.places = view.places;
    campaign.arrivals = view.arrivals;
    campaign.acting = view.acting;
    campaign.crossings = view.crossings;
    let bits = view.passed_on.iter().map(|at| 1 << at.index());
    campaign.passed_on = bits.fold(0, |all, bit: u8| all | bit);
    campaign.pressed = view.pressed;
}
