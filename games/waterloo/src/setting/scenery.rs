//! What a client needs to draw a campaign, and everybody may know.

use serde::Serialize;

use crate::ids::TownId;
use crate::pieces::{Army, Grade, Kind, Side};
use crate::scenario::map::Line;
use crate::setting::{BlockCard, City, Road, Setting};

/// The map, the blocks in the order of their numbers, the turn track, and what wins.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS, schemars::JsonSchema))]
pub struct Scenery {
    /// The size of the board on which the map is drawn.
    width: u16,
    height: u16,
    /// The title of its map, if it is one that comes with the game.
    map: Option<String>,
    /// The towns; a view gives their numbers, which are their places here.
    towns: Vec<TownFacts>,
    /// The roads; likewise.
    roads: Vec<RoadFacts>,
    /// Lines to draw on the map.
    rivers: Vec<Line>,
    borders: Vec<Line>,
    /// The blocks, in roster order; a view gives their numbers, which are their places here.
    blocks: Vec<BlockFacts>,
    /// The turn track, from turn 1 on.
    track: Vec<TurnFacts>,
    /// The first turn that is played, and the last.
    first_turn: u8,
    last_turn: u8,
    /// The armies: French, Anglo-Dutch, Prussian.
    armies: Vec<ArmyFacts>,
    /// [WAT-3.2.2], [WAT-3.2.3] The most blocks in a town at free set-up: French, Allied.
    set_up_limits: [u8; 2],
    /// [WAT-23.2.4] The first turn at whose end two supply cities win.
    supply_victory_from_turn: u8,
    /// [WAT-18.3.3] The highest number of rounds of one battle, if there is one.
    battle_turn_cap: Option<u8>,
}

/// A town of the map.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS, schemars::JsonSchema))]
struct TownFacts {
    /// Its short name: `quatrebras`.
    id: String,
    name: String,
    /// The army that may be placed there in a free set-up.
    zone: Army,
    x: u16,
    y: u16,
    /// [WAT-2.1.3] What it means to an army if the town is cut off, where it is a supply city.
    supply: Option<SupplyFacts>,
}

/// [WAT-22.1.2] The army that a city supplies, and the blocks that the loss of it costs.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS, schemars::JsonSchema))]
struct SupplyFacts {
    army: Army,
    loss: u8,
}

/// A road between two towns, with what it carries.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS, schemars::JsonSchema))]
struct RoadFacts {
    /// The short names of its two ends: `ham-charleroi`.
    id: String,
    ends: [TownId; 2],
    grade: Grade,
    /// The river that it crosses.
    river: Option<String>,
    /// [WAT-6.1.1] The most blocks that may use it in a turn,
    move_limit: u8,
    /// [WAT-6.2.1] if they enter a town with enemies by it,
    attack_limit: u8,
    /// [WAT-6.1.3] and in every other kind of movement.
    battle_limit: u8,
}

/// What a block is.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS, schemars::JsonSchema))]
struct BlockFacts {
    /// Its id in the tables: `F-2-INF1`.
    id: String,
    name: String,
    army: Army,
    /// [WAT-11.3.2] The mark of its corps; leaders have none.
    corps: Option<String>,
    kind: Kind,
    /// Its full steps.
    steps: u8,
    /// [WAT-2.2.4] Its fire value in battles.
    fire: u8,
    /// [WAT-3.1.2], [WAT-3.1.3] Where the scenario has it at the start.
    town: TownId,
}

/// A square of the turn track.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS, schemars::JsonSchema))]
struct TurnFacts {
    date: String,
    active: Side,
    is_night: bool,
    /// [WAT-25.2.1] Whether two Allied players may talk in private.
    allies_may_talk: bool,
}

/// What is said of a whole army.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS, schemars::JsonSchema))]
struct ArmyFacts {
    army: Army,
    /// [WAT-5.1.2], [WAT-5.1.3] How many of its groups may move in a turn.
    groups: u8,
    /// [WAT-23.1.2] The lost blocks at which it is demoralised.
    demoralised_at: u8,
}

impl Scenery {
    pub(crate) fn of(setting: &Setting) -> Scenery {
        let ground = &setting.ground;
        let cap = setting.options.battle_turn_cap;
        Scenery {
            width: ground.width,
            height: ground.height,
            map: ground.title.clone(),
            towns: setting.map.all_towns().map(|town| town_facts(setting, town)).collect(),
            roads: setting.map.roads.iter().map(|road| road_facts(setting, road)).collect(),
            rivers: ground.rivers.clone(),
            borders: ground.borders.clone(),
            blocks: setting.blocks.iter().map(block_facts).collect(),
            track: (1..=setting.track.len() as u8).map(|turn| turn_facts(setting, turn)).collect(),
            first_turn: setting.first_turn,
            last_turn: setting.last_turn,
            armies: Army::ALL.map(|army| army_facts(setting, army)).to_vec(),
            set_up_limits: setting.set_up_limits,
            supply_victory_from_turn: setting.options.supply_victory_from_turn,
            battle_turn_cap: (cap > 0).then_some(cap),
        }
    }
}

fn town_facts(setting: &Setting, town: TownId) -> TownFacts {
    let city = setting.cities.iter().find(|city| city.town == town);
    let supply = |&City { army, loss, .. }: &City| SupplyFacts { army, loss };
    let facts = setting.map.town(town);
    TownFacts {
        id: facts.id.clone(),
        name: facts.name.clone(),
        zone: facts.zone,
        x: facts.x,
        y: facts.y,
        supply: city.map(supply),
    }
}

fn road_facts(setting: &Setting, road: &Road) -> RoadFacts {
    RoadFacts {
        id: setting.road_id(road),
        ends: road.ends,
        grade: road.grade,
        river: road.river.clone(),
        move_limit: road.move_limit(),
        attack_limit: road.attack_limit(),
        battle_limit: road.battle_limit(),
    }
}

fn block_facts(block: &BlockCard) -> BlockFacts {
    BlockFacts {
        id: block.id.clone(),
        name: block.name.clone(),
        army: block.army,
        corps: block.mark.clone(),
        kind: block.kind,
        steps: block.full,
        fire: block.fire,
        town: block.town,
    }
}

fn turn_facts(setting: &Setting, turn: u8) -> TurnFacts {
    let card = setting.turn(turn);
    TurnFacts {
        date: card.date.clone(),
        active: card.active,
        is_night: card.is_night,
        allies_may_talk: setting.allies_may_talk(turn),
    }
}

fn army_facts(setting: &Setting, army: Army) -> ArmyFacts {
    ArmyFacts {
        army,
        groups: setting.groups[army as usize],
        demoralised_at: setting.demoralised_at[army as usize],
    }
}
