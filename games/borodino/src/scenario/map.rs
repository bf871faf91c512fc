//! [BOR-2.5.1], [BOR-2.5.2] Maps as files have them: one that comes with the game, or the own map of
//! a scenario.

use std::sync::LazyLock;

use serde::{Deserialize, Serialize};

use crate::pieces::{self, Crossing, Edge, Water};
use crate::scenario::lists::{pair, points};

/// Areas and borders, and what is drawn with them.
#[derive(Clone, Debug)]
pub(crate) struct Ground {
    /// What the map shows, if it comes with the game.
    pub(crate) title: Option<String>,
    /// The size of the board on which it is drawn.
    pub(crate) width: u16,
    pub(crate) height: u16,
    pub(crate) areas: Vec<AreaEntry>,
    pub(crate) borders: Vec<BorderEntry>,
    pub(crate) main_roads: Vec<MainRoadEntry>,
    pub(crate) rivers: Vec<River>,
}

/// A map that comes with the game.
#[derive(Debug, Deserialize)]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
struct MapFile {
    id: String,
    title: String,
    width: u16,
    height: u16,
    area: Vec<AreaEntry>,
    border: Vec<BorderEntry>,
    main_road: Vec<MainRoadEntry>,
    river: Vec<River>,
}

/// [BOR-2.1.1] An area.
#[derive(Clone, Debug, Deserialize)]
#[cfg_attr(feature = "types", derive(schemars::JsonSchema))]
#[serde(deny_unknown_fields)]
pub(crate) struct AreaEntry {
    pub(crate) id: String,
    pub(crate) name: String,
    pub(crate) ground: pieces::Ground,
    /// [BOR-2.1.3], [BOR-2.1.5], [BOR-2.1.4] The marks that it shows.
    #[serde(default)]
    pub(crate) village: bool,
    /// How many villages are drawn; one if left out.
    pub(crate) villages: Option<u8>,
    #[serde(default)]
    pub(crate) hill: bool,
    #[serde(default)]
    pub(crate) redoubt: bool,
    /// The edge of the map on which it lies.
    pub(crate) edge: Option<Edge>,
    /// [BOR-2.3.1] Whether a river without a crossing runs along that edge.
    #[serde(default, rename = "edge-river")]
    pub(crate) edge_river: bool,
    /// Where its name and its blocks are drawn.
    pub(crate) x: u16,
    pub(crate) y: u16,
    /// The points of its outline; they may be left out.
    #[serde(default, deserialize_with = "points")]
    pub(crate) outline: Vec<[u16; 2]>,
}

/// [BOR-2.2.1] A border between two areas. Its limits follow from what is said here.
#[derive(Clone, Debug, Deserialize)]
#[cfg_attr(feature = "types", derive(schemars::JsonSchema))]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
pub(crate) struct BorderEntry {
    #[serde(deserialize_with = "pair")]
    pub(crate) between: [String; 2],
    pub(crate) ground: pieces::Ground,
    pub(crate) water: Option<Water>,
    pub(crate) crossing: Option<Crossing>,
    /// [BOR-2.1.5] The higher of its two areas.
    pub(crate) uphill_to: Option<String>,
    pub(crate) road: Option<RoadMark>,
}

/// [BOR-2.4.1] The road that a border carries.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Deserialize)]
#[cfg_attr(feature = "types", derive(schemars::JsonSchema))]
#[serde(rename_all = "kebab-case")]
pub(crate) enum RoadMark {
    Main,
    Minor,
}

/// [BOR-2.4.1] A road that carries supply, area by area.
#[derive(Clone, Debug, Deserialize)]
#[cfg_attr(feature = "types", derive(schemars::JsonSchema))]
#[serde(deny_unknown_fields)]
pub(crate) struct MainRoadEntry {
    pub(crate) id: String,
    pub(crate) name: String,
    pub(crate) areas: Vec<String>,
}

/// A river or a stream: points to draw a line through. What counts is the water of a border.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS, schemars::JsonSchema))]
#[serde(deny_unknown_fields)]
pub(crate) struct River {
    pub(crate) name: String,
    pub(crate) water: Water,
    #[serde(deserialize_with = "points")]
    pub(crate) course: Vec<[u16; 2]>,
}

/// The maps that come with the game.
const FILES: [&str; 1] = [include_str!("../../maps/borodino.toml")];

static MAPS: LazyLock<Vec<(String, Ground)>> = LazyLock::new(|| {
    let read = |text: &&str| -> MapFile {
        toml::from_str(text).expect("the maps of the game can be read")
    };
    FILES.iter().map(read).map(|file| (file.id.clone(), Ground::from(file))).collect()
});

/// The map of this name that comes with the game.
pub(crate) fn on_shelf(id: &str) -> Option<&'static Ground> {
    MAPS.iter().find(|(known, _)| known == id).map(|(_, ground)| ground)
}

/// The names of the maps that come with the game.
pub(crate) fn names() -> Vec<&'static str> {
    MAPS.iter().map(|(id, _)| id.as_str()).collect()
}

impl Ground {
    /// The place of an area in the list.
    pub(crate) fn position(&self, id: &str) -> Option<usize> {
        self.areas.iter().position(|area| area.id == id)
    }

    pub(crate) fn area(&self, id: &str) -> Option<&AreaEntry> {
        self.areas.iter().find(|area| area.id == id)
    }

    /// The border between two areas.
    pub(crate) fn between(&self, one: &str, other: &str) -> Option<&BorderEntry> {
        self.borders.iter().find(|border| border.joins(one, other))
    }
}

impl AreaEntry {
    /// [BOR-2.1.3] How many villages it shows.
    pub(crate) fn villages(&self) -> u8 {
        if self.village { self.villages.unwrap_or(1) } else { 0 }
    }
}

impl BorderEntry {
    pub(crate) fn joins(&self, one: &str, other: &str) -> bool {
        let [first, second] = &self.between;
        (first == one && second == other) || (first == other && second == one)
    }

    /// [BOR-1.1.4] Only a river without a crossing stops everybody.
    pub(crate) fn is_passable(&self) -> bool {
        self.water != Some(Water::River) || self.crossing.is_some()
    }
}

impl From<MapFile> for Ground {
    fn from(file: MapFile) -> Ground {
        Ground {
            title: Some(file.title),
            width: file.width,
            height: file.height,
            areas: file.area,
            borders: file.border,
            main_roads: file.main_road,
            rivers: file.river,
        }
    }
}
