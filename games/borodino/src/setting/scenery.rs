//! What a client needs to draw a campaign, and everybody may know.

use serde::Serialize;

use crate::ids::{AreaId, BorderId};
use crate::pieces::{Army, Crossing, Edge, Ground, Kind, Letter, Level, Post, Right, Side, Water};
use crate::scenario::map::River;
use crate::setting::map::{Area, Border, MainRoad};
use crate::setting::{BlockCard, Setting, Source, TurnCard};

/// The map, the blocks in the order of their numbers, and the hours.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS, schemars::JsonSchema))]
pub struct Scenery {
    /// The size of the board on which the map is drawn.
    width: u16,
    height: u16,
    /// The title of its map, if it is one that comes with the game.
    map: Option<String>,
    /// The areas; a view gives their numbers, which are their places here.
    areas: Vec<AreaFacts>,
    /// The borders; likewise.
    borders: Vec<BorderFacts>,
    /// [BOR-2.4.1] The roads that carry supply.
    main_roads: Vec<MainRoadFacts>,
    /// Lines to draw on the map.
    rivers: Vec<River>,
    /// [BOR-4.1.5] The sources of supply in play.
    sources: Vec<SourceFacts>,
    /// The blocks that take part; a view gives their numbers, which are their places here.
    blocks: Vec<BlockFacts>,
    /// [BOR-4.1.2] The hours, from turn 1 on.
    track: Vec<TurnFacts>,
    /// [BOR-4.4.3] The last turn in which the Russian 1st Army is held; 0 if it never is.
    first_army_held_until: u8,
}

/// [BOR-2.5.1] An area of the map.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS, schemars::JsonSchema))]
struct AreaFacts {
    /// Its short name: `utitsa_wood`.
    id: String,
    name: String,
    ground: Ground,
    /// [BOR-2.1.2] The most blocks of each side in it.
    stacking: u8,
    has_village: bool,
    /// [BOR-2.1.3] How many villages it shows.
    villages: u8,
    is_hill: bool,
    shows_redoubt: bool,
    /// [BOR-4.1.4] The turn from which its redoubt is in play, if it ever is.
    redoubt_from: Option<u8>,
    edge: Option<Edge>,
    /// [BOR-2.3.1] Whether a river without a crossing runs along that edge.
    edge_is_river: bool,
    x: u16,
    y: u16,
    /// Its outline; empty if the map has none.
    outline: Vec<[u16; 2]>,
}

/// [BOR-2.5.2] A border between two areas.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS, schemars::JsonSchema))]
struct BorderFacts {
    /// The short names of its two ends: `borodino-gorki`.
    id: String,
    ends: [AreaId; 2],
    ground: Ground,
    water: Option<Water>,
    crossing: Option<Crossing>,
    uphill_to: Option<AreaId>,
    has_road: bool,
    /// [BOR-2.2.1] How many blocks may pass from the first end to the second, and back, while its
    /// bridge stands.
    limits: [u8; 2],
    /// [BOR-2.3.2], [BOR-2.3.4] Whether guns may pass.
    is_open_to_guns: bool,
}

/// [BOR-2.4.1] A main road, area by area.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS, schemars::JsonSchema))]
struct MainRoadFacts {
    id: String,
    name: String,
    areas: Vec<AreaId>,
}

/// [BOR-4.1.5] A source of supply, and how many points it gives in a turn.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS, schemars::JsonSchema))]
struct SourceFacts {
    area: AreaId,
    side: Side,
    symbols: u8,
}

/// [BOR-3.1.1] What a block is.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS, schemars::JsonSchema))]
struct BlockFacts {
    /// Its id in the tables: `F-1-5`.
    id: String,
    name: String,
    side: Side,
    army: Army,
    /// The mark of its corps, and [BOR-4.1.6] the headquarters to which it is attached.
    corps: Option<String>,
    attached_to: Option<String>,
    kind: Kind,
    letter: Letter,
    fire: u8,
    /// Its full steps.
    steps: u8,
    /// [BOR-3.1.7] With the option counted in.
    is_guard: bool,
    /// [BOR-4.1.3] Where it begins in print; none if it arrives later.
    area: Option<AreaId>,
    /// [BOR-4.4.1] The timetable is public.
    arrival: Option<ArrivalFacts>,
    /// What only a headquarters has.
    headquarters: Option<HeadquartersFacts>,
}

/// [BOR-4.4.1] When and where a block arrives.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS, schemars::JsonSchema))]
struct ArrivalFacts {
    turn: u8,
    at: Vec<AreaId>,
}

/// [BOR-6.3.9], [BOR-14.1.1] What a headquarters commands.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS, schemars::JsonSchema))]
struct HeadquartersFacts {
    level: Level,
    range: u8,
    /// Its place among those of its side, the most senior first.
    seniority: u8,
    can_be_promoted: bool,
    post: Option<Post>,
    right: Option<Right>,
}

/// [BOR-4.1.2] A turn.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS, schemars::JsonSchema))]
struct TurnFacts {
    date: String,
    hour: u8,
    is_last_of_day: bool,
}

impl Scenery {
    pub(crate) fn of(setting: &Setting) -> Scenery {
        let ground = setting.scenario.ground();
        let map = &setting.map;
        Scenery {
            width: ground.width,
            height: ground.height,
            map: ground.title,
            areas: map.areas.iter().map(area_facts).collect(),
            borders: map.all_borders().map(|border| border_facts(setting, border)).collect(),
            main_roads: map.main_roads.iter().map(road_facts).collect(),
            sources: setting.sources.iter().map(source_facts).collect(),
            blocks: setting.blocks.iter().map(|block| block_facts(block, setting)).collect(),
            track: setting.track.iter().map(turn_facts).collect(),
            first_army_held_until: setting.first_army_held_until,
            rivers: ground.rivers,
        }
    }
}

fn area_facts(area: &Area) -> AreaFacts {
    AreaFacts {
        id: area.id.clone(),
        name: area.name.clone(),
        ground: area.ground,
        stacking: area.stacking(),
        has_village: area.has_village(),
        villages: area.villages,
        is_hill: area.is_hill,
        shows_redoubt: area.shows_redoubt,
        redoubt_from: area.redoubt_from,
        edge: area.edge,
        edge_is_river: area.edge_is_river,
        x: area.x,
        y: area.y,
        outline: area.outline.clone(),
    }
}

fn border_facts(setting: &Setting, id: BorderId) -> BorderFacts {
    let border: &Border = setting.map.border(id);
    let [first, second] = border.ends;
    BorderFacts {
        id: setting.border_id(id),
        ends: border.ends,
        ground: border.ground,
        water: border.water,
        crossing: border.crossing,
        uphill_to: border.uphill_to,
        has_road: border.has_road,
        limits: [border.limit(second, false), border.limit(first, false)],
        is_open_to_guns: border.is_open_to_guns(false),
    }
}

fn road_facts(road: &MainRoad) -> MainRoadFacts {
    MainRoadFacts { id: road.id.clone(), name: road.name.clone(), areas: road.areas.clone() }
}

fn source_facts(source: &Source) -> SourceFacts {
    SourceFacts { area: source.area, side: source.side, symbols: source.symbols }
}

fn block_facts(block: &BlockCard, setting: &Setting) -> BlockFacts {
    BlockFacts {
        id: block.id.clone(),
        name: block.name.clone(),
        side: block.side,
        army: block.army,
        corps: block.mark.clone(),
        attached_to: setting.scenario.attached_to(&block.id).map(str::to_owned),
        kind: block.kind,
        letter: block.kind.letter(),
        fire: block.fire,
        steps: block.full,
        is_guard: block.is_guard,
        area: block.area,
        arrival: block
            .arrival
            .map(|it| ArrivalFacts { turn: it.turn, at: it.entries.iter().collect() }),
        headquarters: block.level.map(|level| HeadquartersFacts {
            level,
            range: block.range,
            seniority: block.seniority,
            can_be_promoted: block.can_be_promoted,
            post: block.post,
            right: block.right,
        }),
    }
}

fn turn_facts(turn: &TurnCard) -> TurnFacts {
    TurnFacts { date: turn.date.clone(), hour: turn.hour, is_last_of_day: turn.is_last_of_day }
}
