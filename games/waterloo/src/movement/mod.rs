//! What movement over the map depends on: roads, enemies, groups and leaders. Normal moves and
//! forced marches ask the same.

pub(crate) mod groups;
pub(crate) mod leaders;
pub(crate) mod roads;

use crate::ban::{Allowed, Ban, require};
use crate::ids::{BlockId, RoadId, TownId};
use crate::movement::groups::Membership;
use crate::pieces::Party;
use crate::setting::{Map, TownSet, Way};
use crate::state::Campaign;

pub(crate) const NO_ROAD: Ban = Ban::new("WAT-1.2.1", "ban-no-road");
const NOT_YOURS: Ban = Ban::new("WAT-1.1.1", "ban-not-your-block");
const ELIMINATED: Ban = Ban::new("WAT-1.1.3", "ban-block-eliminated");
const REMOVED: Ban = Ban::new("WAT-23.1.3", "ban-block-not-on-map");
const PASSES_ENEMIES: Ban = Ban::new("WAT-5.2.3", "ban-enemies-on-the-way");
const NIGHT_ATTACK: Ban = Ban::new("WAT-8.1.1", "ban-night-attack");

/// The map as the active side meets it in its movement phase. Enemies do not move meanwhile, so
/// where they stand is looked up once for each question.
pub(crate) struct Ground<'a> {
    pub(crate) campaign: &'a Campaign,
    pub(crate) map: &'a Map,
    pub(crate) enemies: TownSet,
}

impl Ground<'_> {
    pub(crate) fn of(campaign: &Campaign) -> Ground<'_> {
        let enemies = campaign.towns_of(campaign.active().enemy());
        Ground { campaign, map: &campaign.setting.get().map, enemies }
    }

    /// [WAT-1.2.1] The way from a town of the map to a neighbour: blocks follow roads.
    pub(crate) fn way(&self, from: TownId, to: TownId) -> Result<Way, Ban> {
        let road = self.map.road_between(from, to).ok_or(NO_ROAD)?;
        Ok(Way { to, road })
    }

    /// [WAT-5.2.2] Blocks pass through towns with friends; [WAT-5.2.3] where enemies stand they
    /// must stop.
    pub(crate) fn may_pass(&self, way: Way) -> Allowed {
        require(!self.enemies.contains(way.to), PASSES_ENEMIES.at(way.to))?;
        roads::may_use(self, way)
    }

    /// Whether a block may end its move by this way.
    pub(crate) fn may_enter(&self, attack: Attack, way: Way) -> Allowed {
        if !self.enemies.contains(way.to) {
            return roads::may_use(self, way);
        }
        // [WAT-8.1.1] Nobody attacks at night.
        require(!self.campaign.is_night(), NIGHT_ATTACK.at(way.to))?;
        groups::may_attack(self, attack.group, way.to)?;
        roads::may_attack(self, way, attack.bridge)
    }
}

/// What matters of a block that may attack, before its last road.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Attack {
    pub(crate) group: Membership,
    /// [WAT-6.2.2] The last bridge that it has crossed this turn.
    pub(crate) bridge: Option<RoadId>,
}

impl Attack {
    /// A block that goes on from the town where it stands.
    pub(crate) fn of(ground: &Ground<'_>, block: BlockId, town: TownId) -> Attack {
        let campaign = ground.campaign;
        let path = [campaign.starts[block.index()], campaign.vias[block.index()], Some(town)];
        Attack {
            group: Membership::of(campaign, block, town),
            bridge: roads::last_bridge(campaign, path),
        }
    }

    /// The same after one more road.
    pub(crate) fn by(self, ground: &Ground<'_>, way: Way) -> Attack {
        let crossed = ground.map.road(way.road).river.as_ref().map(|_| way.road);
        Attack { bridge: crossed.or(self.bridge), ..self }
    }
}

/// [WAT-1.1.1] Everybody moves his own blocks, and only those on the map.
pub(crate) fn may_handle(campaign: &Campaign, party: Party, block: BlockId) -> Result<TownId, Ban> {
    let setting = campaign.setting.get();
    require(setting.of_party(party).contains(block), NOT_YOURS)?;
    // [WAT-23.1.3] What is not lost and not on the map went with its army.
    let gone = if campaign.lost.contains(block) { ELIMINATED } else { REMOVED };
    campaign.town(block).ok_or(gone)
}

/// Whether one of several ways is open; if none is, what closes the first.
pub(crate) fn some_way(answers: impl Iterator<Item = Allowed>, no_way: Ban) -> Allowed {
    let mut closed = None;
    for answer in answers {
        match answer {
            Ok(()) => return Ok(()),
            Err(ban) => closed = closed.or(Some(ban)),
        }
    }
    Err(closed.unwrap_or(no_way))
}
