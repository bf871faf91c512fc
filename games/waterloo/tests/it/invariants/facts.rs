//! What does not change in a campaign, as everybody may know it.

use engine::Title as _;
use serde::Deserialize;
use waterloo::{Army, BlockId, Campaign, Kind, Side, TownId};

/// The part of the scenery that the checks need.
#[derive(Deserialize)]
pub(super) struct Facts {
    pub(super) blocks: Vec<BlockFacts>,
    pub(super) roads: Vec<RoadFacts>,
    pub(super) track: Vec<TurnFacts>,
    pub(super) armies: Vec<ArmyFacts>,
    pub(super) battle_turn_cap: Option<u8>,
}

#[derive(Deserialize)]
pub(super) struct BlockFacts {
    pub(super) army: Army,
    pub(super) kind: Kind,
    pub(super) steps: u8,
}

#[derive(Deserialize)]
pub(super) struct RoadFacts {
    ends: [TownId; 2],
    pub(super) move_limit: u8,
    pub(super) attack_limit: u8,
    pub(super) battle_limit: u8,
}

#[derive(Deserialize)]
pub(super) struct TurnFacts {
    pub(super) active: Side,
    pub(super) is_night: bool,
}

#[derive(Deserialize)]
pub(super) struct ArmyFacts {
    pub(super) army: Army,
    pub(super) groups: u8,
}

impl Facts {
    pub(super) fn of(set_up: &Campaign) -> Facts {
        let scenery = serde_json::to_value(set_up.scenery()).expect("scenery is JSON");
        serde_json::from_value(scenery).expect("scenery has these facts")
    }

    pub(super) fn block(&self, block: BlockId) -> &BlockFacts {
        &self.blocks[block.index()]
    }

    pub(super) fn side(&self, block: BlockId) -> Side {
        self.block(block).army.side()
    }

    /// The roads that lead out of a town, in the order of the map.
    pub(super) fn ways(&self, town: TownId) -> impl Iterator<Item = &RoadFacts> {
        self.roads.iter().filter(move |road| road.ends.contains(&town))
    }
}
