//! What rules ask of the map as it is now: bridges burn.

use crate::ids::{AreaId, AreaSet, BlockId, BorderId};
use crate::pieces::Side;
use crate::setting::map::{Border, Map};
use crate::state::Campaign;
use crate::state::crossings::Towards;

/// [BOR-1.1.3] An area as one side sees it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Status {
    Vacant,
    Friendly,
    Enemy,
    Contested,
}

impl Campaign {
    pub(crate) fn map(&self) -> &'static Map {
        &self.setting.get().map
    }

    /// [BOR-1.1.3] The status of an area at this moment.
    pub(crate) fn status(&self, area: AreaId, side: Side) -> Status {
        let stands = |side: Side| self.occupied[side as usize].contains(area);
        match (stands(side), stands(side.enemy())) {
            (false, false) => Status::Vacant,
            (true, false) => Status::Friendly,
            (false, true) => Status::Enemy,
            (true, true) => Status::Contested,
        }
    }

    /// [BOR-1.1.3] The areas in which blocks of both sides stand.
    pub(crate) fn contested(&self) -> AreaSet {
        self.occupied[0] & self.occupied[1]
    }

    /// [BOR-1.1.3] The areas without enemies of a side: friendly or vacant.
    pub(crate) fn open_to(&self, side: Side) -> AreaSet {
        !self.occupied[side.enemy() as usize]
    }

    /// [BOR-2.4.2] Whether the bridge of a border is burnt.
    pub(crate) fn is_burnt(&self, border: BorderId) -> bool {
        self.burnt.contains(border)
    }

    pub(crate) fn border(&self, border: BorderId) -> &'static Border {
        self.map().border(border)
    }

    /// [BOR-2.2.1] How many blocks the border lets pass towards one of its ends; 0 if nobody.
    pub(crate) fn limit(&self, border: BorderId, to: AreaId) -> u8 {
        self.border(border).limit(to, self.is_burnt(border))
    }

    /// [BOR-1.1.4] Whether anybody may pass the border.
    pub(crate) fn is_passable(&self, border: BorderId) -> bool {
        self.border(border).is_passable(self.is_burnt(border))
    }

    /// [BOR-2.3.2], [BOR-2.3.4] Whether guns may pass the border.
    pub(crate) fn is_open_to_guns(&self, border: BorderId) -> bool {
        self.border(border).is_open_to_guns(self.is_burnt(border))
    }

    /// [BOR-2.4.2] The neighbours of an area to which the bridge is burnt.
    pub(crate) fn cut_off(&self, area: AreaId) -> AreaSet {
        if self.burnt.is_empty() {
            return AreaSet::NONE;
        }
        let burnt = self.burnt & self.map().bridges_of(area);
        burnt.iter().map(|border| self.border(border).other_end(area)).collect()
    }

    /// [BOR-2.3.2], [BOR-2.3.4] Whether a block may pass the border towards one of its ends, as far as
    /// its class goes: guns cannot go everywhere.
    pub(crate) fn lets_through(&self, block: BlockId, border: BorderId, to: AreaId) -> bool {
        if !self.setting.get().guns.contains(block) {
            return true;
        }
        self.is_open_to_guns(border) && self.map().lets_guns_in(to, self.border(border))
    }

    /// The neighbours of an area over passable borders.
    pub(crate) fn neighbours(&self, area: AreaId) -> AreaSet {
        let map = self.map();
        if (self.burnt & map.bridges_of(area)).is_empty() {
            return map.passable(area);
        }
        map.passable(area) - (self.cut_off(area) - map.always_passable(area))
    }

    /// [BOR-2.3.2], [BOR-2.3.4] Those of them to which guns may go.
    pub(crate) fn neighbours_for_guns(&self, area: AreaId) -> AreaSet {
        let open = self.map().open_to_guns(area);
        if self.burnt.is_empty() { open } else { open - self.cut_off(area) }
    }

    /// [BOR-8.2.1] The neighbours of an area along roads. A burnt bridge ends the road there.
    pub(crate) fn along_roads(&self, area: AreaId) -> AreaSet {
        let roads = self.map().along_roads(area);
        if self.burnt.is_empty() { roads } else { roads - self.cut_off(area) }
    }

    /// [BOR-8.3.3] How many blocks of a side crossed a border towards this end, in or out of battle.
    pub(crate) fn crossed(&self, border: BorderId, side: Side, to: AreaId) -> u8 {
        self.crossings.get(border, side, self.towards(border, to))
    }

    /// The borders by which blocks of a side came into an area to fight there this turn.
    pub(crate) fn entered_by(
        &self,
        area: AreaId,
        side: Side,
    ) -> impl Iterator<Item = BorderId> + '_ {
        let ways = self.map().ways(area).iter().map(|way| way.border);
        ways.filter(move |&border| self.crossed(border, side, area) > 0)
    }

    pub(crate) fn towards(&self, border: BorderId, to: AreaId) -> Towards {
        if self.border(border).ends[0] == to { Towards::First } else { Towards::Second }
    }
}
