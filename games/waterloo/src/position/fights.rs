//! What a document says of skirmishes, battles and their boards.

use std::collections::BTreeMap;

use super::document::{BattleEntry, Document, Stage};
use super::names::Names;
use crate::board::{Location, Post, Role};
use crate::ids::{BlockId, TownId};
use crate::pieces::{Army, Party, Side};
use crate::setting::map::MOST_WAYS;
use crate::setting::{BlockSet, TownSet};
use crate::state::{Battle, Board, Campaign, MOST_BATTLES, MOST_SHELTERS, Shelter};
use crate::step::{Hits, Shot, Step};

/// [WAT-9.1.2] With fewer blocks on a side a fight is a skirmish.
pub(super) const BLOCKS_OF_A_BATTLE: u32 = 3;

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
    battle.routed = routed(step, town);
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

/// The first round, as soon as battle turns are played.
pub(super) fn usual_round(battle: &Battle, step: Step) -> u8 {
    let is_opening = matches!(step, Step::NameHolder { town, .. } if town == battle.town);
    u8::from(battle.is_revealed() && !is_opening)
}

/// [WAT-25.2.2] The owner of the Allied army with more blocks in the town, the Anglo-Dutch if they
/// are equal.
pub(super) fn usual_speaker(campaign: &Campaign, town: TownId) -> Party {
    let setting = campaign.setting.get();
    let blocks = campaign.blocks_in(town);
    let of = |army: Army| (blocks & setting.of_army[army as usize]).len();
    let is_prussian = of(Army::Prussian) > of(Army::AngloDutch);
    setting.party_of(if is_prussian { Army::Prussian } else { Army::AngloDutch })
}

/// The battle after the one whose battle turn is played; the battle that is opened itself.
pub(super) fn usual_next_battle(campaign: &Campaign, step: Step) -> u8 {
    let number = |town: TownId| campaign.battles.iter().position(|battle| battle.town == town);
    let number = town_of(step).and_then(number).unwrap_or(0) as u8;
    number + u8::from(acting(step).is_some())
}

/// The town of the fight that a question is about.
pub(super) fn town_of(step: Step) -> Option<TownId> {
    match step {
        Step::Pick { town, .. }
        | Step::LeaveSkirmish { town, .. }
        | Step::PutMarkers { town, .. }
        | Step::DropWoods { town, .. }
        | Step::Deploy { town, .. }
        | Step::NameHolder { town, .. }
        | Step::Morale { town, .. }
        | Step::BattlePhase { town, .. }
        | Step::Act { town, .. }
        | Step::Hits(Hits { town, .. })
        | Step::Reinforcement { town, .. }
        | Step::CrossStream { town, .. }
        | Step::LeaveBattle { town, .. }
        | Step::Regroup { town, .. }
        | Step::Exchange { town, .. }
        | Step::Compare { town }
        | Step::Reveal { town }
        | Step::BattleTurn { town, .. }
        | Step::EndBattleTurn { town, .. } => Some(town),
        Step::SetUp { .. }
        | Step::Place { .. }
        | Step::Moves { .. }
        | Step::Move { .. }
        | Step::OpenMarches
        | Step::Marches { .. }
        | Step::March { .. }
        | Step::ShowLeader { .. }
        | Step::Contact
        | Step::Skirmishes
        | Step::OrderBattles
        | Step::Battles
        | Step::Supply
        | Step::Starve { .. }
        | Step::EndTurn => None,
    }
}

/// Whose battle turn a question belongs to. For a rout it is taken to be the enemy's.
pub(super) fn acting(step: Step) -> Option<Role> {
    if let Step::Morale { role, .. }
    | Step::BattlePhase { role, .. }
    | Step::Act { role, .. }
    | Step::Reinforcement { role, .. } = step
    {
        return Some(role);
    }
    if let Step::CrossStream { role, .. } | Step::LeaveBattle { role, .. } = step {
        return Some(role.other());
    }
    if let Step::Hits(Hits { role, shot, .. }) = step {
        return (shot != Shot::Skirmish).then_some(role.other());
    }
    None
}

/// Whether skirmishes are settled and battles put in order.
fn is_before_battles(step: Step) -> bool {
    matches!(
        step,
        Step::Skirmishes
            | Step::OrderBattles
            | Step::Pick { .. }
            | Step::LeaveSkirmish { .. }
            | Step::Hits(Hits { shot: Shot::Skirmish, .. })
    )
}

/// [WAT-9.1.1], [WAT-9.1.2] The fights that are not taken up, as the numbers make them: first the
/// skirmishes, then the battles.
pub(super) fn usual_fights(campaign: &Campaign, step: Step) -> [TownSet; 2] {
    if !is_before_battles(step) {
        return [TownSet::NONE; 2];
    }
    let [french, allied] = Side::BOTH.map(|side| campaign.towns_of(side));
    let ordered: TownSet = campaign.battles.iter().map(|battle| battle.town).collect();
    let contested = (french & allied) - ordered;
    let is_battle = |town: &TownId| {
        Side::BOTH.iter().all(|&side| campaign.of_side_in(*town, side).len() >= BLOCKS_OF_A_BATTLE)
            && !matches!(step, Step::Hits(_)) | (town_of(step) != Some(*town))
    };
    let battles: TownSet = contested.iter().filter(is_battle).collect();
    [contested - battles, battles]
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

/// The blocks that share their location with enemies, on the boards of all battles.
pub(super) fn usual_engaged(campaign: &Campaign) -> BlockSet {
    let revealed = campaign.battles.iter().filter(|battle| battle.is_revealed());
    let engaged = revealed.map(|battle| Board::of(campaign, battle.town).engaged());
    engaged.fold(BlockSet::NONE, |all, here| all | here)
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

/// The attacker's position that names a line.
pub(super) fn line(number: usize) -> Location {
    Location::ALL[number]
}
