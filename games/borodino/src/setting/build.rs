//! The setting of a sound scenario.

use std::collections::BTreeMap;

use toml::Spanned;

use crate::ids::{AreaId, AreaSet, BlockId, BlockSet, MOST_BLOCKS};
use crate::options::Options;
use crate::pieces::{Class, Kind, Side};
use crate::scenario::army::{BlockEntry, GuardMark};
use crate::scenario::map::{AreaEntry, BorderEntry, Ground, MainRoadEntry};
use crate::scenario::{ArrivalEntry, Scenario, hours};
use crate::setting::chain::Chain;
use crate::setting::map::{Area, Border, MainRoad, Map};
use crate::setting::{Arrival, BlockCard, Brief, Setting, Source, TurnCard};
use crate::victory::points_for_card;

const SOUND: &str = "a sound scenario names known areas";

impl Setting {
    /// The campaign that a sound scenario describes, played with `options`.
    pub(crate) fn new(scenario: Scenario, options: Options) -> Setting {
        let map = map(&scenario.ground(), &scenario);
        let blocks = block_cards(&scenario, &map, options);
        let printed = Side::BOTH.map(|side| printed(&blocks, side));
        let sources = sources(&scenario, &map);
        let rear = Side::BOTH.map(|side| rear(side, &sources, &blocks));
        let of_class = |class| set_of(&blocks, |block| block.kind.class() == class);
        Setting {
            briefs: briefs(&blocks),
            full: full_steps(&blocks),
            of_side: Side::BOTH.map(|side| set_of(&blocks, |block| block.side == side)),
            headquarters: of_class(Class::Headquarters),
            infantry: of_class(Class::Infantry),
            cavalry: of_class(Class::Cavalry),
            guns: of_class(Class::Artillery),
            independent: set_of(&blocks, |block| block.kind.is_independent()),
            arriving: set_of(&blocks, |block| block.arrival.is_some()),
            own_ground: Side::BOTH.map(|side| own_ground(side, &map, printed, rear)),
            printed,
            chain: Chain::new(&blocks),
            called: called(&blocks),
            track: track(&scenario),
            sources,
            first_army_held_until: held_until(&scenario, options),
            options,
            map,
            blocks,
            scenario,
        }
    }
}

fn map(ground: &Ground, scenario: &Scenario) -> Map {
    let areas = ground.areas.iter().map(|entry| area(entry, scenario)).collect();
    let borders = ground.borders.iter().map(|entry| border(entry, ground)).collect();
    let roads = ground.main_roads.iter().map(|entry| main_road(entry, ground)).collect();
    Map::new(areas, borders, roads)
}

fn area(entry: &AreaEntry, scenario: &Scenario) -> Area {
    // [BOR-4.1.4] A redoubt that the scenario does not name is never in play.
    let mut redoubts = scenario.redoubts.iter().map(Spanned::get_ref);
    let redoubt = redoubts.find(|redoubt| redoubt.area == entry.id);
    Area {
        id: entry.id.clone(),
        name: entry.name.clone(),
        ground: entry.ground,
        villages: entry.villages(),
        is_hill: entry.hill,
        shows_redoubt: entry.redoubt,
        redoubt_from: redoubt.map(|redoubt| redoubt.from_turn.unwrap_or(1)),
        edge: entry.edge,
        edge_is_river: entry.edge_river,
        x: entry.x,
        y: entry.y,
        outline: entry.outline.clone(),
    }
}

fn border(entry: &BorderEntry, ground: &Ground) -> Border {
    Border {
        ends: [find(ground, &entry.between[0]), find(ground, &entry.between[1])],
        ground: entry.ground,
        water: entry.water,
        crossing: entry.crossing,
        uphill_to: entry.uphill_to.as_ref().map(|area| find(ground, area)),
        has_road: entry.road.is_some(),
    }
}

fn main_road(entry: &MainRoadEntry, ground: &Ground) -> MainRoad {
    let areas = entry.areas.iter().map(|area| find(ground, area)).collect();
    MainRoad { id: entry.id.clone(), name: entry.name.clone(), areas }
}

fn find(ground: &Ground, id: &str) -> AreaId {
    AreaId::new(ground.position(id).expect(SOUND) as u8)
}

/// [BOR-3.1.1], [BOR-4.1.3] The blocks that take part, in the order of the lists.
fn block_cards(scenario: &Scenario, map: &Map, options: Options) -> Vec<BlockCard> {
    let roster = scenario.roster();
    let cards = roster.iter().map(|entry| block_card(entry, &roster, scenario, map, options));
    cards.filter(|card| scenario.takes_part(&card.id)).collect()
}

fn block_card(
    entry: &BlockEntry,
    roster: &[BlockEntry],
    scenario: &Scenario,
    map: &Map,
    options: Options,
) -> BlockCard {
    let area = scenario.place_of(&entry.id).map(|area| map.find(area).expect(SOUND));
    // [BOR-4.1.3] Some begin short of their full steps, unless all are to have them.
    let reduced = scenario.reduced.get(&entry.id).filter(|_| !options.full_strength);
    let steps = reduced.map_or(entry.steps, |steps| *steps.get_ref());
    let is_headquarters = entry.kind == Kind::Headquarters;
    BlockCard {
        id: entry.id.clone(),
        name: entry.name.clone(),
        side: entry.side,
        army: entry.army,
        mark: entry.corps.clone(),
        corps: corps(entry, roster),
        attached: attached(entry, roster, scenario),
        kind: entry.kind,
        fire: entry.fire,
        full: entry.steps,
        steps,
        is_guard: is_guard(entry, options),
        area,
        arrival: scenario.arrival_of(&entry.id).map(|entry| arrival(entry, map)),
        level: entry.level,
        range: entry.range.unwrap_or(0),
        seniority: if is_headquarters { seniority(entry, roster) } else { 0 },
        can_be_promoted: is_headquarters && !entry.never_promoted,
        post: entry.post,
        right: entry.right,
    }
}

/// As sentences call each block: a name that several have does not tell which of them is meant.
fn called(blocks: &[BlockCard]) -> Vec<String> {
    let mut namesakes: BTreeMap<&str, u8> = BTreeMap::new();
    blocks.iter().for_each(|card| *namesakes.entry(&card.name).or_default() += 1);
    let called = |card: &BlockCard| match namesakes[card.name.as_str()] {
        1 => card.name.clone(),
        _ => format!("{} {}", card.name, card.id),
    };
    blocks.iter().map(called).collect()
}

/// [BOR-4.1.6] The corps of the headquarters to which a block is attached.
fn attached(entry: &BlockEntry, roster: &[BlockEntry], scenario: &Scenario) -> Option<u8> {
    let hq = scenario.attached_to(&entry.id)?;
    corps(roster.iter().find(|it| it.id == hq)?, roster)
}

/// [BOR-6.3.1] The corps of a block. It is named by side and mark; its number is the place of the first
/// block of it.
fn corps(entry: &BlockEntry, roster: &[BlockEntry]) -> Option<u8> {
    let mark = entry.corps.as_ref()?;
    let is_same = |it: &BlockEntry| it.side == entry.side && it.corps.as_ref() == Some(mark);
    roster.iter().position(is_same).map(|number| number as u8)
}

/// [BOR-3.1.7] Some blocks are Guard with the option only.
fn is_guard(entry: &BlockEntry, options: Options) -> bool {
    match entry.guard {
        None => false,
        Some(GuardMark::Always) => true,
        Some(GuardMark::ByOption) => options.guard_cavalry,
    }
}

/// [BOR-14.1.1] The place of a headquarters among those of its side, from 1 on.
fn seniority(entry: &BlockEntry, roster: &[BlockEntry]) -> u8 {
    let of_side = roster.iter().filter(|it| it.side == entry.side && it.kind == Kind::Headquarters);
    of_side.take_while(|it| it.id != entry.id).count() as u8 + 1
}

/// [BOR-4.4.1] When and where blocks arrive.
fn arrival(entry: &ArrivalEntry, map: &Map) -> Arrival {
    let entries = entry.at.iter().map(|area| map.find(area).expect(SOUND)).collect();
    Arrival { turn: entry.turn, entries }
}

/// [BOR-4.2.2] The areas in which blocks of a side stand in print.
fn printed(blocks: &[BlockCard], side: Side) -> AreaSet {
    blocks.iter().filter(|block| block.side == side).filter_map(|block| block.area).collect()
}

/// [BOR-4.2.3] The areas on a side's own side of the front: nearer to where the side stands in print than
/// to where the enemy does, and neither in his rear nor in his redoubts. Redoubts are Russian, but for those
/// in which the French stand in print.
fn own_ground(side: Side, map: &Map, printed: [AreaSet; 2], rear: [AreaSet; 2]) -> AreaSet {
    let enemy = side.enemy() as usize;
    let (own, theirs) = (printed[side as usize], printed[enemy]);
    let is_behind_the_front = |&area: &AreaId| {
        let is_redoubt = side == Side::French && map.area(area).redoubt_from.is_some();
        map.borders_to(area, own) < map.borders_to(area, theirs) && !is_redoubt
    };
    let ground: AreaSet = map.all_areas().filter(is_behind_the_front).collect();
    ((ground - rear[enemy]) | own) - theirs
}

/// [BOR-4.2.3] The sources of a side in play, and the areas by which its blocks arrive.
fn rear(side: Side, sources: &[Source], blocks: &[BlockCard]) -> AreaSet {
    let own = sources.iter().filter(|source| source.side == side);
    let sources: AreaSet = own.map(|source| source.area).collect();
    let arrivals = blocks.iter().filter(|block| block.side == side);
    let arrivals = arrivals.filter_map(|block| block.arrival);
    arrivals.fold(sources, |areas, arrival| areas | arrival.entries)
}

/// [BOR-4.1.1], [BOR-4.1.2] The hours of all days, from turn 1 on.
fn track(scenario: &Scenario) -> Vec<TurnCard> {
    let days = scenario.days.iter().map(Spanned::get_ref);
    let turns = days.flat_map(|day| {
        hours(day).map(|hour| TurnCard {
            date: day.date.clone(),
            hour,
            is_last_of_day: hour == day.hours[1],
        })
    });
    turns.collect()
}

/// [BOR-4.1.5] The sources in play.
fn sources(scenario: &Scenario, map: &Map) -> Vec<Source> {
    let entries = scenario.supply.iter().map(Spanned::get_ref);
    let sources = entries.map(|entry| Source {
        area: map.find(&entry.area).expect(SOUND),
        side: entry.side,
        symbols: entry.symbols,
    });
    sources.collect()
}

/// [BOR-4.4.3] With the option off nobody is held.
fn held_until(scenario: &Scenario, options: Options) -> u8 {
    let until = scenario.first_army_held_until.as_ref().map_or(0, |turn| *turn.get_ref());
    if options.first_army_hold { until } else { 0 }
}

fn set_of(blocks: &[BlockCard], is_one: impl Fn(&BlockCard) -> bool) -> BlockSet {
    let ids = (0..blocks.len() as u8).map(BlockId::new);
    ids.zip(blocks).filter(|(_, block)| is_one(block)).map(|(id, _)| id).collect()
}

/// What is asked of each block most often. Beyond the end of the list nobody asks.
fn briefs(blocks: &[BlockCard]) -> [Brief; MOST_BLOCKS] {
    let nobody = Brief { side: Side::French, kind: Kind::Infantry, fire: 0, steps: 0, points: 0 };
    let mut briefs = [nobody; MOST_BLOCKS];
    for (brief, card) in briefs.iter_mut().zip(blocks) {
        let (side, kind, fire, steps) = (card.side, card.kind, card.fire, card.steps);
        *brief = Brief { side, kind, fire, steps, points: points_for_card(card) };
    }
    briefs
}

fn full_steps(blocks: &[BlockCard]) -> [u8; MOST_BLOCKS] {
    let mut full = [0; MOST_BLOCKS];
    for (steps, card) in full.iter_mut().zip(blocks) {
        *steps = card.full;
    }
    full
}
