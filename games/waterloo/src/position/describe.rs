//! From the campaign to the document.

use std::collections::BTreeMap;

use super::arrange::groups_that_moved;
use super::ask;
use super::document::{
    BattleEntry, BattleTurnEntry, BlockPlace, Document, GroupEntry, Leaders, ShelterEntry,
    SkirmishEntry, Stage,
};
use super::usual::{
    acting, line, town_of, usual_cycle, usual_engaged, usual_fights, usual_next_battle,
    usual_round, usual_speaker,
};
use crate::board::{Location, Role};
use crate::ids::{BlockId, TownId};
use crate::movement::leaders::noted_town;
use crate::pieces::Army;
use crate::setting::map::MOST_WAYS;
use crate::setting::{BlockSet, Setting, TownSet};
use crate::state::{Battle, Campaign, RoadCounts};
use crate::step::Step;

/// The document that describes a campaign between two decisions, before the first or after the
/// last.
pub(crate) fn document(campaign: &Campaign) -> Document {
    let setting = campaign.setting.get();
    let step = campaign.step().unwrap_or_default();
    let [skirmishes, unordered] = usual_fights(campaign, step);
    let engaged = usual_engaged(campaign);
    let blocks = setting.all_blocks();
    Document {
        scenario: Some(setting.scenario.id.clone()),
        turn: Some(turn(campaign)),
        ask: ask::ask(campaign),
        blocks: blocks.filter_map(|block| place_of(campaign, block, engaged)).collect(),
        lost: ids(setting, campaign.lost),
        demoralised: Army::ALL.into_iter().filter(|&it| is_beaten(campaign, it)).collect(),
        roads: roads(setting, &campaign.roads),
        bridges: roads(setting, &campaign.bridges),
        entries: campaign.entries.iter().map(|road| road_name(setting, road)).collect(),
        groups: groups(campaign),
        leaders: leaders(campaign, step),
        shown_leaders: ids(setting, campaign.shown_leaders),
        met_leaders: named_leaders(setting, campaign.met_leaders),
        skirmishes: unusual_towns(setting, campaign.skirmishes, skirmishes),
        unordered: unusual_towns(setting, campaign.unordered, unordered),
        skirmish: skirmish(campaign, step),
        battles: campaign.battles.iter().map(|it| battle_entry(campaign, it, step)).collect(),
        next_battle: unusual(campaign.next_battle, &usual_next_battle(campaign, step)),
        cycle: unusual(campaign.cycle, &usual_cycle(step)),
        shelters: shelters(campaign),
        battle_turn: battle_turn(campaign, step),
        places: places(campaign, step, &campaign.places),
        arrivals: places(campaign, step, &campaign.arrivals),
    }
}

/// What is not as it would be if it were left out.
fn unusual<T: PartialEq>(is: T, usual: &T) -> Option<T> {
    (is != *usual).then_some(is)
}

fn unusual_towns(setting: &Setting, are: TownSet, usual: TownSet) -> Option<Vec<String>> {
    (are != usual).then(|| towns(setting, are))
}

fn ids(setting: &Setting, blocks: BlockSet) -> Vec<String> {
    blocks.iter().map(|block| setting.block_id(block).to_owned()).collect()
}

fn towns(setting: &Setting, towns: TownSet) -> Vec<String> {
    towns.iter().map(|town| setting.town_id(town).to_owned()).collect()
}

/// Before the campaign has begun its first turn is told, unless blocks are set up.
fn turn(campaign: &Campaign) -> u8 {
    let setting = campaign.setting.get();
    let has_begun = campaign.turn > 0 || setting.options.free_set_up();
    if has_begun { campaign.turn } else { setting.first_turn }
}

/// An army without blocks is out from the start.
fn is_beaten(campaign: &Campaign, army: Army) -> bool {
    let has_blocks = !campaign.setting.get().of_army[army as usize].is_empty();
    has_blocks && campaign.demoralised[army as usize]
}

fn place_of(campaign: &Campaign, block: BlockId, engaged: BlockSet) -> Option<BlockPlace> {
    let setting = campaign.setting.get();
    let card = setting.block(block);
    let named = |town: TownId| setting.town_id(town).to_owned();
    let is_engaged = campaign.engaged.contains(block);
    let square = campaign.squares.contains(block);
    let start = campaign.starts[block.index()];
    let via = campaign.vias[block.index()];
    let went_all_the_way = start.is_some() && 1 + u8::from(via.is_some()) == card.kind.allowance();
    Some(BlockPlace {
        id: card.id.clone(),
        town: named(campaign.town(block)?),
        steps: unusual(campaign.steps(block), &card.full),
        disrupted: campaign.disrupted.contains(block),
        start: start.map(named),
        via: via.map(named),
        marched: went_all_the_way && !campaign.spent.contains(block),
        at: campaign.location(block),
        square,
        fresh: campaign.fresh.contains(block),
        engaged: unusual(is_engaged, &engaged.contains(block)),
        seen: unusual(campaign.seen.contains(block), &(is_engaged || square)),
    })
}

fn road_name(setting: &Setting, road: crate::ids::RoadId) -> String {
    setting.road_id(setting.map.road(road))
}

fn roads(setting: &Setting, counts: &RoadCounts) -> BTreeMap<String, u8> {
    counts.used().map(|(road, blocks)| (road_name(setting, road), blocks)).collect()
}

fn groups(campaign: &Campaign) -> Option<Vec<GroupEntry>> {
    let setting = campaign.setting.get();
    if *campaign.groups == *groups_that_moved(campaign) {
        return None;
    }
    let entries = campaign.groups.iter().map(|group| GroupEntry {
        army: group.army,
        start: setting.town_id(group.start).to_owned(),
        attacked: towns(setting, group.attacked),
    });
    Some(entries.collect())
}

fn leaders(campaign: &Campaign, step: Step) -> Option<Leaders> {
    let setting = campaign.setting.get();
    let are_open =
        matches!(step, Step::Marches { .. } | Step::March { .. } | Step::ShowLeader { .. });
    let usual = Army::ALL.map(|army| {
        let leader = setting.leader_of(army).filter(|_| are_open)?;
        noted_town(campaign, leader)
    });
    (campaign.leader_towns != usual).then(|| named_leaders(setting, campaign.leader_towns))
}

fn named_leaders(setting: &Setting, towns: [Option<TownId>; 3]) -> Leaders {
    let named = towns.map(|town| town.map(|town| setting.town_id(town).to_owned()));
    let [french, anglo_dutch, prussian] = named;
    Leaders { french, anglo_dutch, prussian }
}

fn skirmish(campaign: &Campaign, step: Step) -> SkirmishEntry {
    let usual = town_of(step).map(|town| usual_speaker(campaign, town));
    SkirmishEntry {
        speaker: campaign.skirmish_speaker.filter(|&speaker| Some(speaker) != usual),
        picked: ids(campaign.setting.get(), campaign.picked),
    }
}

fn battle_entry(campaign: &Campaign, battle: &Battle, step: Step) -> BattleEntry {
    let setting = campaign.setting.get();
    let marker = |&at: &Location| Some((at, battle.marker(at)?));
    let holder = |&at: &Location| Some((at, setting.block_id(battle.holder(at)?).to_owned()));
    BattleEntry {
        town: setting.town_id(battle.town).to_owned(),
        speaker: unusual(battle.speaker, &usual_speaker(campaign, battle.town)),
        stage: stage(battle),
        round: unusual(battle.round, &usual_round(battle, step)),
        stall: battle.stall,
        withdrawing: battle.is_withdrawing,
        markers: Location::ALL.iter().filter_map(marker).collect(),
        holders: Location::ALL.iter().filter_map(holder).collect(),
    }
}

fn stage(battle: &Battle) -> Stage {
    match (battle.is_open, battle.deployed) {
        (false, _) => Stage::Waiting,
        (true, [true, _]) => Stage::Deployed,
        (true, [false, true]) => Stage::HalfDeployed,
        (true, [false, false]) => Stage::Terrain,
    }
}

fn shelters(campaign: &Campaign) -> Vec<ShelterEntry> {
    let id = |block: BlockId| campaign.setting.get().block_id(block).to_owned();
    let entry = |shelter: &crate::state::Shelter| ShelterEntry {
        guest: id(shelter.guest),
        host: id(shelter.host),
    };
    campaign.shelters.iter().map(entry).collect()
}

fn battle_turn(campaign: &Campaign, step: Step) -> BattleTurnEntry {
    let setting = campaign.setting.get();
    let crossings = (0..).map(line).zip(campaign.crossings).filter(|&(_, blocks)| blocks > 0);
    let passed_on = |location: &Location| campaign.passed_on & 1 << location.index() != 0;
    BattleTurnEntry {
        acting: unusual(campaign.acting, &acting(step).unwrap_or(Role::Attacker)),
        untested: ids(setting, campaign.untested),
        acted: ids(setting, campaign.acted),
        stepped: ids(setting, campaign.stepped),
        fired: ids(setting, campaign.fired),
        joined: ids(setting, campaign.joined),
        left: ids(setting, campaign.left),
        crossings: crossings.collect(),
        passed_on: Location::ALL.into_iter().filter(passed_on).collect(),
        pressed: campaign.pressed,
    }
}

fn places(campaign: &Campaign, step: Step, used: &[u8; MOST_WAYS]) -> BTreeMap<String, u8> {
    let setting = campaign.setting.get();
    let Some(town) = town_of(step) else { return BTreeMap::new() };
    let ways = setting.map.ways(town).iter().zip(used);
    let used = ways.filter(|&(_, &blocks)| blocks > 0);
    used.map(|(way, &blocks)| (setting.town_id(way.to).to_owned(), blocks)).collect()
}
