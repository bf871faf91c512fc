//! What a document says of skirmishes, battles and their boards.

use std::collections::BTreeMap;

use super::document::{BattleEntry, Document, Stage};
use super::names::{Names, Rules};
use super::usual::{
    acting, is_before_battles, town_of, usual_cycle, usual_engaged, usual_fights,
    usual_next_battle, usual_round, usual_speaker,
};
use crate::board::{Location, Post, Role};
use crate::ids::{BlockId, TownId};
use crate::setting::BlockSet;
use crate::setting::map::MOST_WAYS;
use crate::state::{Battle, Campaign, MOST_BATTLES, MOST_SHELTERS, Shelter};
use crate::step::Step;

/// Notes all fights of the position.
pub(super) fn note(campaign: &mut Campaign, names: &mut Names, document: &Document, step: Step) {
    if let Step::Deploy { town, role } = step {
        fill_reserve(campaign, town, role);
    }
    note_battles(campaign, names, document, step);
    note_open_fights(campaign, names, document, step);
    note_skirmish(campaign, names, document, step);
    note_boards(campaign, names, document);
    note_battle_turn(campaign, names, document, step);
    campaign.places = places(names, &document.places, step, "places");
    campaign.arrivals = places(names, &document.arrivals, step, "arrivals");
}

/// While a side deploys, what is not put elsewhere stands in its Reserve.
fn fill_reserve(campaign: &mut Campaign, town: TownId, role: Role) {
    for block in campaign.of_side_in(town, campaign.side_of(role)) {
        let location = &mut campaign.locations[block.index()];
        *location = location.or(Some(Location::of(role, Post::Reserve)));
    }
}

fn note_battles(campaign: &mut Campaign, names: &mut Names, document: &Document, step: Step) {
    let most = MOST_BATTLES;
    names.require(document.battles.len() <= most, || format!("battles: there are at most {most}."));
    for entry in document.battles.iter().take(most) {
        let Some(town) = names.town(&entry.town, "battles") else { continue };
        let battle = battle(campaign, names, entry, town, step);
        campaign.battles.push(battle);
    }
    campaign.next_battle =
        document.next_battle.unwrap_or_else(|| usual_next_battle(campaign, step));
    campaign.cycle = document.cycle.unwrap_or_else(|| usual_cycle(step));
}

fn battle(
    campaign: &Campaign,
    names: &mut Names,
    entry: &BattleEntry,
    town: TownId,
    step: Step,
) -> Battle {
    let speaker = entry.speaker.unwrap_or_else(|| usual_speaker(campaign, town));
    let mut battle = Battle::new(town, speaker);
    battle.is_open = entry.stage != Stage::Waiting;
    battle.deployed = match entry.stage {
        Stage::Waiting | Stage::Terrain => [false, false],
        Stage::HalfDeployed => [false, true],
        Stage::Deployed => [true, true],
    };
    battle.round = entry.round.unwrap_or_else(|| usual_round(&battle, step));
    battle.stall = entry.stall;
    battle.is_withdrawing = entry.withdrawing;
    // By older rules an attacker who withdrew could be routed, or rout the enemy.
    let leaves_whole = entry.withdrawing && names.rules == Rules::Today;
    battle.routed = routed(step, town).filter(|_| !leaves_whole);
    for (at, &marker) in &entry.markers {
        battle.markers[at.index()] = Some(marker);
    }
    for (at, holder) in &entry.holders {
        battle.holders[at.index()] = names.block(holder, "battles");
    }
    battle
}

/// [WAT-19.1.2] Who is routed and leaves: nobody but at the questions of a rout.
fn routed(step: Step, of: TownId) -> Option<Role> {
    if let Step::CrossStream { town, role, .. } | Step::LeaveBattle { town, role } = step {
        (town == of).then_some(role)
    } else {
        None
    }
}

fn note_open_fights(campaign: &mut Campaign, names: &mut Names, document: &Document, step: Step) {
    let [skirmishes, battles] = usual_fights(campaign, step);
    campaign.skirmishes = match &document.skirmishes {
        Some(towns) => names.towns(towns, "skirmishes"),
        None => skirmishes,
    };
    campaign.unordered = match &document.unordered {
        Some(towns) => names.towns(towns, "unordered"),
        None => battles,
    };
}

/// [WAT-10.1.1] The blocks put forward are shown when both sides have chosen, until one must leave.
fn note_skirmish(campaign: &mut Campaign, names: &mut Names, document: &Document, step: Step) {
    campaign.picked = names.blocks(&document.skirmish.picked, "skirmish");
    let is_one = is_before_battles(step);
    let Some(town) = town_of(step).filter(|_| is_one) else { return };
    campaign.picked_are_shown = !matches!(step, Step::Pick { .. } | Step::LeaveSkirmish { .. });
    let speaker = document.skirmish.speaker.unwrap_or_else(|| usual_speaker(campaign, town));
    campaign.skirmish_speaker = Some(speaker);
}

fn note_boards(campaign: &mut Campaign, names: &mut Names, document: &Document) {
    let engaged = usual_engaged(campaign);
    for place in &document.blocks {
        let Some(block) = names.setting.find_block(&place.id) else { continue };
        let is_engaged = place.engaged.unwrap_or(engaged.contains(block));
        let is_seen = place.seen.unwrap_or(is_engaged || place.square);
        put(&mut campaign.engaged, block, is_engaged);
        put(&mut campaign.squares, block, place.square);
        put(&mut campaign.fresh, block, place.fresh);
        put(&mut campaign.seen, block, is_seen);
    }
    let most = MOST_SHELTERS;
    names.require(document.shelters.len() <= most, || {
        format!("shelters: there are at most {most}.")
    });
    for entry in document.shelters.iter().take(most) {
        let guest = names.block(&entry.guest, "shelters");
        let host = names.block(&entry.host, "shelters");
        if let (Some(guest), Some(host)) = (guest, host) {
            campaign.shelters.push(Shelter { guest, host });
        }
    }
}

fn put(set: &mut BlockSet, block: BlockId, is_in: bool) {
    if is_in {
        set.insert(block);
    }
}

fn note_battle_turn(campaign: &mut Campaign, names: &mut Names, document: &Document, step: Step) {
    let entry = &document.battle_turn;
    let at = "battle_turn";
    campaign.acting = entry.acting.or(acting(step)).unwrap_or(Role::Attacker);
    campaign.untested = names.blocks(&entry.untested, at);
    campaign.acted = names.blocks(&entry.acted, at);
    campaign.stepped = names.blocks(&entry.stepped, at);
    campaign.fired = names.blocks(&entry.fired, at);
    campaign.joined = names.blocks(&entry.joined, at);
    campaign.left = names.blocks(&entry.left, at);
    campaign.pressed = entry.pressed;
    campaign.passed_on =
        entry.passed_on.iter().fold(0, |all, location| all | 1 << location.index());
    for (&location, &blocks) in &entry.crossings {
        match location.line() {
            Some(line) if location.role() == Role::Attacker => campaign.crossings[line] = blocks,
            Some(_) | None => names.fault("battle_turn: a line is named by a-l, a-c or a-r."),
        }
    }
}

/// [WAT-6.1.3] Places that were used on the roads out of the town of the question.
fn places(
    names: &mut Names,
    used: &BTreeMap<String, u8>,
    step: Step,
    field: &str,
) -> [u8; MOST_WAYS] {
    let map = &names.setting.map;
    let mut places = [0; MOST_WAYS];
    for (id, &blocks) in used {
        let Some(to) = names.town(id, field) else { continue };
        let way = town_of(step).and_then(|town| map.way_number(town, map.road_between(town, to)?));
        match way {
            Some(way) => places[way] = blocks,
            None => names.fault(format!("{field}: no road leads from the fight to {id:?}.")),
        }
    }
    places
}
