//! [WAT-1.2.1] Maps as files have them: one that comes with the game, or the own map of a scenario.

use std::sync::LazyLock;

use serde::de::Error as _;
use serde::{Deserialize, Deserializer, Serialize};

use crate::pieces::{Army, Grade};

/// Towns and roads, and what is drawn between them.
#[derive(Clone, Debug)]
pub(crate) struct Ground {
    /// What it shows, if it comes with the game.
    pub(crate) title: Option<String>,
    /// The size of the board on which it is drawn.
    pub(crate) width: u16,
    pub(crate) height: u16,
    pub(crate) towns: Vec<TownEntry>,
    pub(crate) roads: Vec<RoadEntry>,
    pub(crate) rivers: Vec<Line>,
    pub(crate) borders: Vec<Line>,
}

/// A map that comes with the game.
#[derive(Debug, Deserialize)]
#[cfg_attr(feature = "types", derive(schemars::JsonSchema))]
#[serde(deny_unknown_fields)]
pub(crate) struct MapFile {
    pub(crate) id: String,
    /// What it shows, in a few words.
    title: String,
    width: u16,
    height: u16,
    town: Vec<TownEntry>,
    road: Vec<RoadEntry>,
    #[serde(default)]
    river: Vec<Line>,
    #[serde(default)]
    border: Vec<Line>,
}

/// [WAT-2.1.1] A town. Its zone is the army that may be placed there in a free set-up.
#[derive(Clone, Debug, Deserialize)]
#[cfg_attr(feature = "types", derive(schemars::JsonSchema))]
#[serde(deny_unknown_fields)]
pub(crate) struct TownEntry {
    pub(crate) id: String,
    pub(crate) name: String,
    pub(crate) zone: Army,
    pub(crate) x: u16,
    pub(crate) y: u16,
}

/// [WAT-2.1.2] A road between two towns, and the river that it crosses.
#[derive(Clone, Debug, Deserialize)]
#[cfg_attr(feature = "types", derive(schemars::JsonSchema))]
#[serde(deny_unknown_fields)]
pub(crate) struct RoadEntry {
    #[serde(deserialize_with = "pair")]
    pub(crate) between: [String; 2],
    pub(crate) grade: Grade,
    pub(crate) river: Option<String>,
}

/// [WAT-1.2.3] A river or a border: points to draw a line through. It has no effect of its own.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS, schemars::JsonSchema))]
#[serde(deny_unknown_fields)]
pub(crate) struct Line {
    pub(crate) name: String,
    #[serde(deserialize_with = "points")]
    pub(crate) course: Vec<[u16; 2]>,
}

/// The maps that come with the game.
const FILES: [&str; 1] = [include_str!("../../maps/low-countries.toml")];

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

impl From<MapFile> for Ground {
    fn from(file: MapFile) -> Ground {
        Ground {
            title: Some(file.title),
            width: file.width,
            height: file.height,
            towns: file.town,
            roads: file.road,
            rivers: file.river,
            borders: file.border,
        }
    }
}

/// Two things and no third, which would else be passed over in silence.
fn pair<'de, D: Deserializer<'de>, T: Deserialize<'de>>(from: D) -> Result<[T; 2], D::Error> {
    let list = Vec::<T>::deserialize(from)?;
    let length = list.len();
    list.try_into().map_err(|_| D::Error::custom(format!("two of them are needed, not {length}")))
}

fn points<'de, D: Deserializer<'de>>(from: D) -> Result<Vec<[u16; 2]>, D::Error> {
    let point = |list: Vec<u16>| {
        let length = list.len();
        let wrong = move |_| D::Error::custom(format!("a point has two numbers, not {length}"));
        list.try_into().map_err(wrong)
    };
    Vec::<Vec<u16>>::deserialize(from)?.into_iter().map(point).collect()
}
