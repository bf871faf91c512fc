//! What does not change in a campaign, as everybody may know it.

use std::collections::BTreeSet;

use borodino::{
    AreaId, BlockId, BorderId, Campaign, Crossing, Ground, Kind, Level, Post, Side, Water,
};
use engine::Title as _;
use serde::Deserialize;

/// The part of the scenery that the checks need.
#[derive(Deserialize)]
pub(super) struct Facts {
    pub(super) areas: Vec<AreaFacts>,
    pub(super) borders: Vec<BorderFacts>,
    pub(super) main_roads: Vec<RoadFacts>,
    pub(super) sources: Vec<SourceFacts>,
    pub(super) blocks: Vec<BlockFacts>,
    pub(super) track: Vec<HourFacts>,
}

#[derive(Deserialize)]
pub(super) struct AreaFacts {
    pub(super) ground: Ground,
    pub(super) stacking: u8,
    pub(super) redoubt_from: Option<u8>,
}

#[derive(Deserialize)]
pub(super) struct BorderFacts {
    pub(super) ends: [AreaId; 2],
    pub(super) ground: Ground,
    pub(super) water: Option<Water>,
    pub(super) crossing: Option<Crossing>,
    pub(super) uphill_to: Option<AreaId>,
    pub(super) has_road: bool,
}

#[derive(Deserialize)]
pub(super) struct RoadFacts {
    pub(super) areas: Vec<AreaId>,
}

#[derive(Deserialize)]
pub(super) struct SourceFacts {
    pub(super) area: AreaId,
    pub(super) side: Side,
    pub(super) symbols: u8,
}

#[derive(Deserialize)]
pub(super) struct BlockFacts {
    pub(super) side: Side,
    pub(super) kind: Kind,
    pub(super) steps: u8,
    pub(super) is_guard: bool,
    pub(super) arrival: Option<ArrivalFacts>,
    pub(super) headquarters: Option<HeadquartersFacts>,
}

#[derive(Deserialize)]
pub(super) struct ArrivalFacts {
    pub(super) turn: u8,
    pub(super) at: Vec<AreaId>,
}

#[derive(Deserialize)]
pub(super) struct HeadquartersFacts {
    pub(super) level: Level,
    pub(super) seniority: u8,
    pub(super) can_be_promoted: bool,
    pub(super) post: Option<Post>,
}

#[derive(Deserialize)]
pub(super) struct HourFacts {
    pub(super) is_last_of_day: bool,
}

impl Facts {
    pub(super) fn of(set_up: &Campaign) -> Facts {
        let scenery = serde_json::to_value(set_up.scenery()).expect("scenery is JSON");
        serde_json::from_value(scenery).expect("scenery has these facts")
    }

    pub(super) fn block(&self, block: BlockId) -> &BlockFacts {
        &self.blocks[block.index()]
    }

    pub(super) fn area(&self, area: AreaId) -> &AreaFacts {
        &self.areas[area.index()]
    }

    pub(super) fn all_blocks(&self) -> impl Iterator<Item = BlockId> + use<> {
        (0..self.blocks.len() as u8).map(|number| BlockId::try_from(number).expect("a block"))
    }

    pub(super) fn all_areas(&self) -> impl Iterator<Item = AreaId> + use<> {
        (0..self.areas.len() as u8).map(|number| AreaId::try_from(number).expect("an area"))
    }

    /// The border between two areas.
    pub(super) fn between(&self, one: AreaId, other: AreaId) -> Option<(BorderId, &BorderFacts)> {
        let joins = |it: &BorderFacts| it.ends == [one, other] || it.ends == [other, one];
        let place = self.borders.iter().position(joins)?;
        let id = BorderId::try_from(place as u8).expect("a border");
        Some((id, &self.borders[place]))
    }

    /// [BOR-17.1.1] What the enemy gets for a block.
    pub(super) fn worth(&self, block: BlockId) -> u8 {
        let facts = self.block(block);
        let basic = match facts.side {
            Side::French => 2,
            Side::Russian => 1,
        };
        match facts.headquarters.as_ref().map(|it| it.level) {
            Some(Level::Army) => 3 * basic,
            Some(Level::Corps) => 2 * basic,
            None if facts.is_guard => 2 * basic,
            None => basic,
        }
    }
}

impl BlockFacts {
    pub(super) fn is_gun(&self) -> bool {
        matches!(self.kind, Kind::LightArtillery | Kind::HeavyArtillery | Kind::HorseArtillery)
    }

    pub(super) fn is_headquarters(&self) -> bool {
        self.headquarters.is_some()
    }
}

impl BorderFacts {
    /// [BOR-2.2.1] The smallest number that applies.
    pub(super) fn limit(&self, to: AreaId, is_burnt: bool) -> u8 {
        let ground = match self.ground {
            Ground::Clear => 3,
            Ground::Woods => 2,
            Ground::Marsh => 1,
        };
        let has_crossing = self.crossing.is_some() && !is_burnt;
        let water = match self.water {
            None => 3,
            Some(Water::River | Water::Stream) if has_crossing => 2,
            Some(Water::Stream) => 1,
            Some(Water::River) => 0,
        };
        let slope = match self.uphill_to {
            None => 3,
            Some(top) if top == to => 1,
            Some(_) => 2,
        };
        [ground, water, slope].into_iter().min().expect("three numbers")
    }

    /// [BOR-2.3.2], [BOR-2.3.4] Whether guns may pass.
    pub(super) fn lets_guns_pass(&self, is_burnt: bool) -> bool {
        let is_dry = self.water.is_none() || self.crossing.is_some() && !is_burnt;
        let is_firm = self.ground != Ground::Marsh || self.has_road && !is_burnt;
        is_dry && is_firm
    }
}

/// [BOR-15.2.1], [BOR-15.2.2] The areas that a source supplies: its main roads up to the first enemy
/// or burnt bridge, and what passable borders join to them.
pub(super) fn supplied(
    facts: &Facts,
    source: &SourceFacts,
    enemies: &BTreeSet<AreaId>,
    burnt: &BTreeSet<BorderId>,
) -> BTreeSet<AreaId> {
    if enemies.contains(&source.area) {
        return BTreeSet::new();
    }
    let mut line = BTreeSet::from([source.area]);
    for road in &facts.main_roads {
        let mut last_size = 0;
        while line.len() > last_size {
            last_size = line.len();
            for pair in road.areas.windows(2) {
                let (border, _) = facts.between(pair[0], pair[1]).expect("roads follow borders");
                let is_on_it = line.contains(&pair[0]) || line.contains(&pair[1]);
                if is_on_it && !burnt.contains(&border) {
                    line.extend(pair.iter().filter(|area| !enemies.contains(area)));
                }
            }
        }
    }
    let is_near = |border: &&BorderFacts| border.ends.iter().any(|end| line.contains(end));
    let is_open = |border: &&BorderFacts| {
        let (id, _) = facts.between(border.ends[0], border.ends[1]).expect("a border");
        border.limit(border.ends[0], burnt.contains(&id)) > 0
    };
    let near = facts.borders.iter().filter(is_near).filter(is_open).flat_map(|it| it.ends);
    let near: Vec<AreaId> = near.collect();
    line.into_iter().chain(near).collect()
}
