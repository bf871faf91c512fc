//! What a client needs to draw a battle, and everybody may know.

use serde::Serialize;
use toml::Spanned;

use crate::hex::{Hex, ROWS};
use crate::kind::Kind;
use crate::pieces::{Arm, Ground, Nation, Side};
use crate::pile::Deck;
use crate::scenario::special::{ChangeEntry, ExitEntry, LegendEntry, SuddenDeathEntry, WorksEntry};
use crate::scenario::{Counts, Label, Needs, Scenario};
use crate::setting::{LeaderCard, Objective, Setting, UnitCard};

/// The map, the pieces in the order of their numbers, and what wins.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS, schemars::JsonSchema))]
pub struct Scenery {
    /// The side that sits at row 1.
    top: Side,
    /// The ground of every hex at the start, row by row from the top.
    map: Vec<Vec<Ground>>,
    /// Names to print on the map.
    labels: Vec<MapLabel>,
    /// Places with a name that are treated as some ground.
    legend: Vec<LegendFacts>,
    /// The sides of hexes that carry field works of the hex.
    works: Vec<WorksEntry>,
    /// The units; a view gives their numbers, which are their places here.
    units: Vec<UnitFacts>,
    /// The leaders, likewise.
    leaders: Vec<LeaderFacts>,
    /// The objectives, likewise.
    objectives: Vec<ObjectiveFacts>,
    /// The exits, likewise: a view tells how many units have left by each.
    exits: Vec<ExitEntry>,
    /// The changes of ground, likewise: a view tells which have happened.
    changes: Vec<ChangeEntry>,
    /// What wins at once; an event gives its place here.
    sudden_deaths: Vec<SuddenDeathEntry>,
    /// The turn after which the battle is judged, if there is a limit.
    turn_limit: Option<u32>,
    french: ArmyFacts,
    allied: ArmyFacts,
    deck: Deck,
}

/// A name on the map.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS, schemars::JsonSchema))]
struct MapLabel {
    hex: Hex,
    text: String,
}

/// A place that is treated as some ground.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS, schemars::JsonSchema))]
struct LegendFacts {
    name: String,
    ground: Ground,
    hexes: Vec<Hex>,
}

/// What a unit is.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS, schemars::JsonSchema))]
struct UnitFacts {
    name: String,
    nation: Nation,
    kind: Kind,
    arm: Arm,
    /// [CCN-4.1.2] Blocks at the start: it never has more.
    blocks: u8,
    /// [CCN-30.3.2] The turn from which it may enter, if it starts off the board.
    enters: Option<u32>,
}

/// Who a leader is.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS, schemars::JsonSchema))]
struct LeaderFacts {
    name: String,
    nation: Nation,
    /// [CCN-30.3.2] The turn from which he may enter, if he starts off the board.
    enters: Option<u32>,
}

/// What is worth banners to one side.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS, schemars::JsonSchema))]
struct ObjectiveFacts {
    name: String,
    side: Side,
    hexes: Vec<Hex>,
    banners: u8,
    counts: Counts,
    needs: Needs,
}

/// What a side begins with and needs to win.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS, schemars::JsonSchema))]
struct ArmyFacts {
    /// Cards in hand.
    cards: u8,
    /// [CCN-27.1.1] Banners that win.
    banners: u8,
}

impl Scenery {
    pub(crate) fn of(setting: &Setting) -> Scenery {
        let scenario = &setting.scenario;
        Scenery {
            top: scenario.top,
            map: map(setting),
            labels: scenario.labels.iter().map(label).collect(),
            legend: legend(scenario),
            works: all_of(&scenario.works),
            units: setting.units.iter().map(unit).collect(),
            leaders: setting.leaders.iter().map(leader).collect(),
            objectives: setting.objectives.iter().map(objective).collect(),
            exits: all_of(&scenario.exits),
            changes: all_of(&scenario.changes),
            sudden_deaths: all_of(&scenario.sudden_deaths),
            turn_limit: setting.turn_limit,
            french: army(setting, Side::French),
            allied: army(setting, Side::Allied),
            deck: scenario.deck,
        }
    }
}

/// What a file lists, without its place in the file.
fn all_of<T: Clone>(entries: &[Spanned<T>]) -> Vec<T> {
    entries.iter().map(|entry| entry.get_ref().clone()).collect()
}

fn legend(scenario: &Scenario) -> Vec<LegendFacts> {
    let drawn = scenario.drawn_by_legend();
    let facts = |entry: &LegendEntry| {
        let is_it = |hex: &Hex| drawn.get(hex.index()).copied().flatten() == Some(entry);
        let hexes = Hex::all().filter(is_it).collect();
        LegendFacts { name: entry.name.clone(), ground: entry.ground, hexes }
    };
    scenario.legend.values().map(|entry| facts(entry.get_ref())).collect()
}

fn map(setting: &Setting) -> Vec<Vec<Ground>> {
    let row = |row: u8| Hex::in_row(row).map(|hex| setting.ground(hex)).collect();
    (1..=ROWS.rows()).map(row).collect()
}

fn label(label: &Label) -> MapLabel {
    MapLabel { hex: label.hex, text: label.text.clone() }
}

fn unit(card: &UnitCard) -> UnitFacts {
    let (profile, blocks) = (&card.profile, card.blocks);
    UnitFacts {
        name: card.name.clone(),
        nation: profile.nation,
        kind: profile.kind,
        arm: profile.arm,
        blocks,
        enters: card.enters,
    }
}

fn leader(card: &LeaderCard) -> LeaderFacts {
    LeaderFacts { name: card.name.clone(), nation: card.nation, enters: card.enters }
}

fn objective(objective: &Objective) -> ObjectiveFacts {
    ObjectiveFacts {
        name: objective.name.clone(),
        side: objective.side,
        hexes: Hex::all().filter(|&hex| objective.hexes.contains(hex)).collect(),
        banners: objective.banners,
        counts: objective.counts,
        needs: objective.needs,
    }
}

fn army(setting: &Setting, side: Side) -> ArmyFacts {
    let army = setting.scenario.army(side);
    ArmyFacts { cards: army.cards, banners: army.banners }
}
