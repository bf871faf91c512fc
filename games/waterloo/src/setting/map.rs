//! [WAT-1.2.1] Towns and the roads that join them.

use crate::ids::{MOST_TOWNS, RoadId, TownId};
use crate::pieces::{Army, Grade};
use crate::setting::TownSet;

/// The most roads that meet in a town. With more of them lists could grow beyond 300.
pub(crate) const MOST_WAYS: usize = 8;

/// [WAT-2.1.1], [WAT-2.1.2] The map of a campaign.
#[derive(Debug)]
pub(crate) struct Map {
    pub(crate) towns: Vec<Town>,
    pub(crate) roads: Vec<Road>,
    /// The ways out of each town, in the order of the roads.
    ways: Vec<Vec<Way>>,
    neighbours: Vec<TownSet>,
    /// The road between two towns.
    between: Vec<[Option<RoadId>; MOST_TOWNS]>,
    /// How many roads every two towns are apart.
    apart: Vec<[u8; MOST_TOWNS]>,
}

/// What is said of towns that no roads join.
const NO_WAY: u8 = u8::MAX;

/// A town of the map.
#[derive(Clone, Debug)]
pub(crate) struct Town {
    /// Its short name: `quatrebras`.
    pub(crate) id: String,
    pub(crate) name: String,
    pub(crate) zone: Zone,
    /// Where it is drawn.
    pub(crate) x: u16,
    pub(crate) y: u16,
}

/// [WAT-2.1.1] A zone matters for free set-up only: it is the army that may be placed there.
pub(crate) type Zone = Army;

/// A road between two towns.
#[derive(Clone, Debug)]
pub(crate) struct Road {
    pub(crate) ends: [TownId; 2],
    pub(crate) grade: Grade,
    /// The river that it crosses.
    pub(crate) river: Option<String>,
}

/// A way out of a town.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Way {
    pub(crate) to: TownId,
    pub(crate) road: RoadId,
}

impl Road {
    /// [WAT-6.1.1] The most blocks that may use it in a turn.
    pub(crate) fn move_limit(&self) -> u8 {
        match self.grade {
            Grade::Major => 8,
            Grade::Minor => 6,
        }
    }

    /// [WAT-6.2.1] The most that may enter a town with enemies by it.
    pub(crate) fn attack_limit(&self) -> u8 {
        match (&self.river, self.grade) {
            (None, _) => self.move_limit(),
            (Some(_), Grade::Major) => 4,
            (Some(_), Grade::Minor) => 3,
        }
    }

    /// [WAT-6.1.3] The limit of every other kind of movement.
    pub(crate) fn battle_limit(&self) -> u8 {
        match self.grade {
            Grade::Major => 2,
            Grade::Minor => 1,
        }
    }
}

impl Map {
    pub(crate) fn new(towns: Vec<Town>, roads: Vec<Road>) -> Map {
        let mut map = Map {
            ways: vec![Vec::new(); towns.len()],
            neighbours: vec![TownSet::NONE; towns.len()],
            between: vec![[None; MOST_TOWNS]; towns.len()],
            apart: Vec::new(),
            towns,
            roads: Vec::new(),
        };
        for road in roads {
            map.add(road);
        }
        map.apart = map.all_towns().map(|town| map.measured(town)).collect();
        map
    }

    /// How many roads every town is away from one of them.
    fn measured(&self, from: TownId) -> [u8; MOST_TOWNS] {
        let mut away = [NO_WAY; MOST_TOWNS];
        let (mut ring, mut known) = (TownSet::from(from), TownSet::NONE);
        let mut roads = 0;
        while !ring.is_empty() {
            ring.iter().for_each(|town| away[town.index()] = roads);
            known |= ring;
            let next = ring.iter().fold(TownSet::NONE, |all, town| all | self.neighbours(town));
            (ring, roads) = (next - known, roads + 1);
        }
        away
    }

    fn add(&mut self, road: Road) {
        let id = RoadId::new(self.roads.len() as u8);
        let [one, other] = road.ends;
        for (from, to) in [(one, other), (other, one)] {
            self.ways[from.index()].push(Way { to, road: id });
            self.neighbours[from.index()].insert(to);
            self.between[from.index()][to.index()] = Some(id);
        }
        self.roads.push(road);
    }

    pub(crate) fn town(&self, town: TownId) -> &Town {
        &self.towns[town.index()]
    }

    /// The name of a town, or of none: what a player sends may name a town that is not there.
    pub(crate) fn name_of(&self, town: TownId) -> String {
        self.towns.get(town.index()).map_or_else(|| "?".to_owned(), |town| town.name.clone())
    }

    pub(crate) fn road(&self, road: RoadId) -> &Road {
        &self.roads[road.index()]
    }

    pub(crate) fn all_towns(&self) -> impl Iterator<Item = TownId> + use<> {
        (0..self.towns.len() as u8).map(TownId::new)
    }

    /// The ways out of a town, in the order of the roads.
    pub(crate) fn ways(&self, town: TownId) -> &[Way] {
        &self.ways[town.index()]
    }

    pub(crate) fn neighbours(&self, town: TownId) -> TownSet {
        self.neighbours[town.index()]
    }

    /// The road between two towns, if they are neighbours.
    pub(crate) fn road_between(&self, one: TownId, other: TownId) -> Option<RoadId> {
        self.between[one.index()][other.index()]
    }

    /// How many roads a town is away from the nearest of some; 255 if there is no way.
    pub(crate) fn roads_to(&self, town: TownId, others: TownSet) -> u8 {
        let apart = &self.apart[town.index()];
        others.iter().map(|other| apart[other.index()]).min().unwrap_or(NO_WAY)
    }

    /// The number of a road among the ways out of `town`.
    pub(crate) fn way_number(&self, town: TownId, road: RoadId) -> Option<usize> {
        self.ways(town).iter().position(|way| way.road == road)
    }

    /// The town of a short name.
    pub(crate) fn find(&self, id: &str) -> Option<TownId> {
        let index = self.towns.iter().position(|town| town.id == id)?;
        Some(TownId::new(index as u8))
    }
}
