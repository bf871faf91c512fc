//! The setting of a sound scenario.

use std::collections::BTreeMap;

use crate::ids::{BlockId, TownId};
use crate::options::{Options, SetUp};
use crate::pieces::{Army, Kind};
use crate::scenario::map::Ground;
use crate::scenario::{BlockEntry, Scenario};
use crate::setting::{BlockCard, BlockSet, City, Map, Road, Setting, Town, TurnCard};

impl Setting {
    /// The campaign that a sound scenario describes, played with `options`.
    pub(crate) fn new(scenario: Scenario, options: Options) -> Setting {
        let ground = scenario.ground();
        let map = map(&ground);
        let blocks = block_cards(&scenario, &map, &options);
        let of = |is_one: fn(&BlockCard) -> bool| set_of(&blocks, is_one);
        Setting {
            of_army: Army::ALL.map(|army| set_of(&blocks, |block| block.army == army)),
            leaders: of(|block| block.kind == Kind::Leader),
            infantry: of(|block| block.kind == Kind::Infantry),
            cavalry: of(|block| block.kind.is_cavalry()),
            guns: of(|block| block.kind.is_gun()),
            fast: of(|block| block.kind.is_fast()),
            called: called(&blocks),
            track: track(&scenario),
            first_turn: scenario.first_turn(),
            last_turn: scenario.last_turn(),
            cities: cities(&scenario, &map),
            demoralised_at: Army::ALL.map(|army| demoralised_at(&scenario, army, &options)),
            groups: Army::ALL.map(|army| scenario.army(army).get_ref().groups),
            set_up_limits: {
                let limits = scenario.set_up_limits.get_ref();
                [limits.french, limits.allied]
            },
            options,
            map,
            blocks,
            ground,
            scenario,
        }
    }
}

fn map(ground: &Ground) -> Map {
    let towns: Vec<Town> = ground
        .towns
        .iter()
        .map(|town| Town {
            id: town.id.clone(),
            name: town.name.clone(),
            zone: town.zone,
            x: town.x,
            y: town.y,
        })
        .collect();
    let find = |id: &String| {
        let index = towns.iter().position(|town| town.id == *id);
        TownId::new(index.expect("roads of a sound map join known towns") as u8)
    };
    let roads = ground
        .roads
        .iter()
        .map(|road| Road {
            ends: [find(&road.between[0]), find(&road.between[1])],
            grade: road.grade,
            river: road.river.clone(),
        })
        .collect();
    Map::new(towns, roads)
}

/// [WAT-2.2.1], [WAT-2.2.2], [WAT-2.2.3] The blocks, in roster order.
fn block_cards(scenario: &Scenario, map: &Map, options: &Options) -> Vec<BlockCard> {
    let corps = corps_names(scenario);
    let entries = scenario.blocks.iter().map(toml::Spanned::get_ref);
    entries
        .map(|entry| BlockCard {
            id: entry.id.clone(),
            name: entry.name.clone(),
            army: entry.army,
            corps: entry.corps.as_deref().and_then(|mark| {
                corps.iter().position(|it| *it == (entry.army, mark)).map(|number| number as u8)
            }),
            mark: entry.corps.clone(),
            kind: entry.kind,
            full: entry.steps,
            steps: entry.start.unwrap_or(entry.steps),
            fire: fire(entry, options),
            town: map
                .find(place(entry, options))
                .expect("blocks of a sound scenario stand in towns"),
        })
        .collect()
}

/// [WAT-3.1.2], [WAT-3.1.3] Where a block stands at the start; [WAT-3.2.4] in a free set-up, where it is
/// placed with the rest.
fn place<'a>(entry: &'a BlockEntry, options: &Options) -> &'a str {
    match options.set_up {
        SetUp::Historical => &entry.town,
        SetUp::Balanced | SetUp::Free => entry.balanced.as_ref().unwrap_or(&entry.town),
    }
}

/// [WAT-23.1.2] The lost blocks at which an army is demoralised: [WAT-23.1.4] with a handicap more, as
/// far as it has so many.
fn demoralised_at(scenario: &Scenario, army: Army, options: &Options) -> u8 {
    let entry = scenario.army(army).get_ref();
    let blocks = scenario.blocks.iter().filter(|block| block.get_ref().army == army).count() as u8;
    let more = entry.demoralised_at + options.handicap[army.side() as usize];
    more.min(blocks.max(entry.demoralised_at))
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

/// [WAT-11.3.2] A corps is named by army and mark; its number is its place among these.
fn corps_names(scenario: &Scenario) -> Vec<(Army, &str)> {
    let mut names: Vec<(Army, &str)> = Vec::new();
    for entry in scenario.blocks.iter().map(toml::Spanned::get_ref) {
        let name = entry.corps.as_deref().map(|mark| (entry.army, mark));
        if let Some(name) = name
            && !names.contains(&name)
        {
            names.push(name);
        }
    }
    names
}

/// [WAT-2.2.4] The fire value in battles. With the option that of infantry is 1 lower.
fn fire(entry: &BlockEntry, options: &Options) -> u8 {
    match entry.kind {
        Kind::Infantry if options.low_infantry_fire => (entry.fire - 1).max(1),
        Kind::Leader
        | Kind::Infantry
        | Kind::LightCavalry
        | Kind::HeavyCavalry
        | Kind::FootArtillery
        | Kind::HorseArtillery => entry.fire,
    }
}

/// [WAT-4.1.1] The turn track.
fn track(scenario: &Scenario) -> Vec<TurnCard> {
    let card = |turn: &crate::scenario::TurnEntry| TurnCard {
        date: turn.date.clone(),
        active: turn.active,
        is_night: turn.night,
    };
    scenario.turns.get_ref().iter().map(card).collect()
}

/// [WAT-2.1.3] The supply cities.
fn cities(scenario: &Scenario, map: &Map) -> Vec<City> {
    let city = |entry: &toml::Spanned<crate::scenario::CityEntry>| {
        let entry = entry.get_ref();
        let town = map.find(&entry.town).expect("supply cities of a sound scenario are towns");
        City { town, army: entry.army, loss: entry.loss }
    };
    scenario.supply.iter().map(city).collect()
}

fn set_of(blocks: &[BlockCard], is_one: impl Fn(&BlockCard) -> bool) -> BlockSet {
    let ids = (0..blocks.len() as u8).map(BlockId::new);
    ids.zip(blocks).filter(|(_, block)| is_one(block)).map(|(id, _)| id).collect()
}
