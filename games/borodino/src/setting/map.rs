//! Chapter 2: areas, and the borders that join them.

use crate::ids::{AreaId, AreaSet, BorderId, BorderSet, MOST_AREAS};
use crate::pieces::{Crossing, Edge, Ground, Water};

/// [BOR-2.5.1], [BOR-2.5.2] The map of a campaign.
#[derive(Debug)]
pub(crate) struct Map {
    pub(crate) areas: Vec<Area>,
    pub(crate) borders: Vec<Border>,
    /// [BOR-2.4.1] The main roads, each area by area.
    pub(crate) main_roads: Vec<MainRoad>,
    /// [BOR-2.1.2] The stacking limit of each area.
    stacking: Vec<u8>,
    /// The ways out of each area, in the order of the borders.
    ways: Vec<Vec<Way>>,
    neighbours: Vec<AreaSet>,
    /// Those over passable borders, while no bridge is burnt.
    passable: Vec<AreaSet>,
    /// Those of them that are so whatever is burnt,
    always_passable: Vec<AreaSet>,
    /// those that guns can reach,
    open_to_guns: Vec<AreaSet>,
    /// and those along roads.
    along_roads: Vec<AreaSet>,
    /// The borders of each area that have a bridge.
    bridges_of: Vec<BorderSet>,
    between: Vec<[Option<BorderId>; MOST_AREAS]>,
    /// How many borders every two areas are apart, while no bridge is burnt.
    apart: Vec<[u8; MOST_AREAS]>,
    /// [BOR-4.1.4] The areas with a redoubt that is in play from some turn on.
    redoubts: AreaSet,
    /// The borders with a bridge.
    bridges: BorderSet,
}

/// [BOR-2.1.4] The stacking limit of an area with a redoubt.
pub(crate) const REDOUBT_STACKING: u8 = 4;

/// What is said of areas that nothing joins.
const NO_WAY: u8 = u8::MAX;

/// [BOR-2.1.1] An area of the map.
#[derive(Clone, Debug)]
pub(crate) struct Area {
    /// Its short name: `utitsa_wood`.
    pub(crate) id: String,
    pub(crate) name: String,
    pub(crate) ground: Ground,
    /// [BOR-2.1.3] How many villages it shows.
    pub(crate) villages: u8,
    pub(crate) is_hill: bool,
    /// [BOR-2.1.4] Whether it shows a redoubt, and [BOR-4.1.4] the turn from which that is in play.
    pub(crate) shows_redoubt: bool,
    pub(crate) redoubt_from: Option<u8>,
    pub(crate) edge: Option<Edge>,
    /// [BOR-2.3.1] Whether a river without a crossing runs along that edge.
    pub(crate) edge_is_river: bool,
    /// Where it is drawn, and its outline.
    pub(crate) x: u16,
    pub(crate) y: u16,
    pub(crate) outline: Vec<[u16; 2]>,
}

/// [BOR-2.2.1] A border between two areas.
#[derive(Clone, Debug)]
pub(crate) struct Border {
    pub(crate) ends: [AreaId; 2],
    pub(crate) ground: Ground,
    pub(crate) water: Option<Water>,
    pub(crate) crossing: Option<Crossing>,
    /// [BOR-2.1.5] The higher of its two areas.
    pub(crate) uphill_to: Option<AreaId>,
    pub(crate) has_road: bool,
}

/// [BOR-2.4.1] A road that carries supply.
#[derive(Clone, Debug)]
pub(crate) struct MainRoad {
    pub(crate) id: String,
    pub(crate) name: String,
    pub(crate) areas: Vec<AreaId>,
}

/// A way out of an area.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Way {
    pub(crate) to: AreaId,
    pub(crate) border: BorderId,
}

impl Area {
    /// [BOR-2.1.2] The stacking limit: that of the ground, [BOR-2.1.4] or of its redoubt, if that comes
    /// into play.
    pub(crate) fn stacking(&self) -> u8 {
        self.redoubt_from.map_or_else(|| self.ground.stacking(), |_| REDOUBT_STACKING)
    }

    pub(crate) fn has_village(&self) -> bool {
        self.villages > 0
    }
}

impl Border {
    /// [BOR-2.2.1] The smallest of all numbers that apply, towards one of its ends. [BOR-2.4.2] A
    /// burnt bridge is no crossing any more.
    pub(crate) fn limit(&self, to: AreaId, is_burnt: bool) -> u8 {
        let water = match (self.water, self.crossing) {
            (None, _) => u8::MAX,
            (Some(_), Some(_)) if !is_burnt => 2,
            (Some(Water::Stream), _) => 1,
            (Some(Water::River), _) => 0,
        };
        let slope = match self.uphill_to {
            None => u8::MAX,
            Some(top) if top == to => 1,
            Some(_) => 2,
        };
        self.ground.limit().min(water).min(slope)
    }

    /// [BOR-1.1.4] Only a river without a crossing stops everybody.
    pub(crate) fn is_passable(&self, is_burnt: bool) -> bool {
        self.limit(self.ends[0], is_burnt) > 0
    }

    /// [BOR-2.3.2] Guns need a crossing over a stream, and [BOR-2.3.4] a road over marsh.
    pub(crate) fn is_open_to_guns(&self, is_burnt: bool) -> bool {
        let is_dry = self.water.is_none() || self.crossing.is_some() && !is_burnt;
        is_dry && (self.ground != Ground::Marsh || self.has_road && !is_burnt)
    }

    /// [BOR-8.2.1] Whether road moves may use it.
    pub(crate) fn carries_road(&self, is_burnt: bool) -> bool {
        self.has_road && !is_burnt
    }

    pub(crate) fn is_bridge(&self) -> bool {
        self.crossing == Some(Crossing::Bridge)
    }

    /// The end that is not this one.
    pub(crate) fn other_end(&self, area: AreaId) -> AreaId {
        if self.ends[0] == area { self.ends[1] } else { self.ends[0] }
    }
}

impl Map {
    pub(crate) fn new(areas: Vec<Area>, borders: Vec<Border>, main_roads: Vec<MainRoad>) -> Map {
        let mut map = Map {
            stacking: areas.iter().map(Area::stacking).collect(),
            ways: vec![Vec::new(); areas.len()],
            neighbours: vec![AreaSet::NONE; areas.len()],
            passable: vec![AreaSet::NONE; areas.len()],
            always_passable: vec![AreaSet::NONE; areas.len()],
            open_to_guns: vec![AreaSet::NONE; areas.len()],
            along_roads: vec![AreaSet::NONE; areas.len()],
            bridges_of: vec![BorderSet::NONE; areas.len()],
            between: vec![[None; MOST_AREAS]; areas.len()],
            bridges: BorderSet::NONE,
            apart: Vec::new(),
            redoubts: AreaSet::NONE,
            areas,
            borders: Vec::new(),
            main_roads,
        };
        for border in borders {
            map.add(border);
        }
        map.apart = map.all_areas().map(|area| map.measured(area)).collect();
        let has_redoubt = |area: &AreaId| map.area(*area).redoubt_from.is_some();
        map.redoubts = map.all_areas().filter(has_redoubt).collect();
        map
    }

    /// How many passable borders every area is away from one of them.
    fn measured(&self, from: AreaId) -> [u8; MOST_AREAS] {
        let mut away = [NO_WAY; MOST_AREAS];
        let (mut ring, mut known) = (AreaSet::from(from), AreaSet::NONE);
        let mut borders = 0;
        while !ring.is_empty() {
            ring.iter().for_each(|area| away[area.index()] = borders);
            known |= ring;
            let next = ring.iter().fold(AreaSet::NONE, |all, area| all | self.passable(area));
            (ring, borders) = (next - known, borders + 1);
        }
        away
    }

    fn add(&mut self, border: Border) {
        let id = BorderId::new(self.borders.len() as u8);
        let [one, other] = border.ends;
        for (from, to) in [(one, other), (other, one)] {
            self.ways[from.index()].push(Way { to, border: id });
            self.neighbours[from.index()].insert(to);
            self.between[from.index()][to.index()] = Some(id);
            if border.is_bridge() {
                self.bridges_of[from.index()].insert(id);
            }
            self.add_neighbour(from, to, &border);
        }
        if border.is_bridge() {
            self.bridges.insert(id);
        }
        self.borders.push(border);
    }

    /// Who may go from an area to the next while its bridge stands.
    fn add_neighbour(&mut self, from: AreaId, to: AreaId, border: &Border) {
        if !border.is_passable(false) {
            return;
        }
        self.passable[from.index()].insert(to);
        if border.is_passable(true) {
            self.always_passable[from.index()].insert(to);
        }
        if border.is_open_to_guns(false) && self.lets_guns_in(to, border) {
            self.open_to_guns[from.index()].insert(to);
        }
        if border.carries_road(false) {
            self.along_roads[from.index()].insert(to);
        }
    }

    /// [BOR-2.3.4] Guns enter marsh by road only.
    pub(crate) fn lets_guns_in(&self, to: AreaId, border: &Border) -> bool {
        self.area(to).ground != Ground::Marsh || border.has_road
    }

    pub(crate) fn area(&self, area: AreaId) -> &Area {
        &self.areas[area.index()]
    }

    /// [BOR-2.1.2] How many blocks of each player may stand in an area.
    pub(crate) fn stacking(&self, area: AreaId) -> u8 {
        self.stacking[area.index()]
    }

    /// The name of an area, or of none: what a player sends may name one that is not there.
    pub(crate) fn name_of(&self, area: AreaId) -> String {
        self.areas.get(area.index()).map_or_else(|| "?".to_owned(), |area| area.name.clone())
    }

    pub(crate) fn border(&self, border: BorderId) -> &Border {
        &self.borders[border.index()]
    }

    pub(crate) fn all_areas(&self) -> impl Iterator<Item = AreaId> + use<> {
        (0..self.areas.len() as u8).map(AreaId::new)
    }

    pub(crate) fn all_borders(&self) -> impl Iterator<Item = BorderId> + use<> {
        (0..self.borders.len() as u8).map(BorderId::new)
    }

    /// How many passable borders an area is away from the nearest of some, while no bridge is burnt;
    /// 255 if there is no way.
    pub(crate) fn borders_to(&self, area: AreaId, others: AreaSet) -> u8 {
        let apart = &self.apart[area.index()];
        others.iter().map(|other| apart[other.index()]).min().unwrap_or(NO_WAY)
    }

    /// [BOR-4.1.4] The areas with a redoubt that is in play from some turn on.
    pub(crate) fn redoubts(&self) -> AreaSet {
        self.redoubts
    }

    /// [BOR-2.3.3] The borders with a bridge, burnt or not.
    pub(crate) fn bridges(&self) -> BorderSet {
        self.bridges
    }

    /// The ways out of an area, in the order of the borders.
    pub(crate) fn ways(&self, area: AreaId) -> &[Way] {
        &self.ways[area.index()]
    }

    /// [BOR-1.1.4] The areas that a border joins to this one, passable or not.
    pub(crate) fn neighbours(&self, area: AreaId) -> AreaSet {
        self.neighbours[area.index()]
    }

    /// Those over passable borders, while no bridge is burnt.
    pub(crate) fn passable(&self, area: AreaId) -> AreaSet {
        self.passable[area.index()]
    }

    /// Those over borders that nobody can close.
    pub(crate) fn always_passable(&self, area: AreaId) -> AreaSet {
        self.always_passable[area.index()]
    }

    /// [BOR-2.3.2], [BOR-2.3.4] Those to which guns may go, while no bridge is burnt.
    pub(crate) fn open_to_guns(&self, area: AreaId) -> AreaSet {
        self.open_to_guns[area.index()]
    }

    /// [BOR-2.4.1] Those along roads, while no bridge is burnt.
    pub(crate) fn along_roads(&self, area: AreaId) -> AreaSet {
        self.along_roads[area.index()]
    }

    /// The borders of an area that have a bridge, burnt or not.
    pub(crate) fn bridges_of(&self, area: AreaId) -> BorderSet {
        self.bridges_of[area.index()]
    }

    /// The border between two areas, if they are neighbours.
    pub(crate) fn border_between(&self, one: AreaId, other: AreaId) -> Option<BorderId> {
        self.between.get(one.index())?.get(other.index()).copied().flatten()
    }

    /// The area of a short name.
    pub(crate) fn find(&self, id: &str) -> Option<AreaId> {
        let index = self.areas.iter().position(|area| area.id == id)?;
        Some(AreaId::new(index as u8))
    }
}
