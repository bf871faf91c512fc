//! [BOR-7.2.1] What a gun can do to the next area.

use crate::ban::{Allowed, Ban, require};
use crate::battle::fire_value::HIGHEST_VALUE;
use crate::ids::{AreaId, AreaSet, BlockId, BorderId};
use crate::pieces::Ground;
use crate::setting::map::Map;
use crate::state::Campaign;

/// [BOR-7.2.1] What is added to the fire value of a gun on the way to its target.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Modifiers {
    pub(crate) ground: i8,
    pub(crate) slope: i8,
}

impl Modifiers {
    /// [BOR-7.2.1] The fire value of a gun with its rating. [BOR-7.2.2] A 6 never hits.
    pub(crate) fn added_to(self, rating: u8) -> i16 {
        let sum = i16::from(rating) + i16::from(self.ground) + i16::from(self.slope);
        sum.min(i16::from(HIGHEST_VALUE))
    }
}

/// [BOR-7.2.1] The fire value of a gun against an area, or [BOR-7.2.2] the rule that forbids the shot.
/// Only the ground is looked at, and which border was fired over already; not who stands where.
pub(crate) fn value(campaign: &Campaign, gun: BlockId, at: AreaId) -> Result<u8, Ban> {
    let no_neighbour = Ban::new("BOR-7.1.2", "ban-bombard-not-adjacent").at(at);
    let from = campaign.area(gun).ok_or(Ban::new("BOR-7.1.1", "ban-gun-not-on-map"))?;
    let border = campaign.map().border_between(from, at).ok_or(no_neighbour)?;
    may_fire_over(campaign, border)?;
    let marsh = Ban::new("BOR-7.2.1", "ban-bombard-marsh").at(at);
    let modifiers = modifiers(campaign.map(), from, border, at).ok_or(marsh)?;
    // [BOR-7.2.2] At 0 or less there is no shot.
    u8::try_from(modifiers.added_to(campaign.card(gun).fire))
        .ok()
        .filter(|&value| value > 0)
        .ok_or(Ban::new("BOR-7.2.2", "ban-bombard-value-zero").at(at))
}

/// [BOR-7.1.4] One gun of a side for each border. [BOR-7.2.3] Rivers do not stop fire, unless the option
/// says so.
fn may_fire_over(campaign: &Campaign, border: BorderId) -> Allowed {
    let is_free = !campaign.fired_over.contains(border);
    require(is_free, Ban::new("BOR-7.1.4", "ban-bombard-border-used"))?;
    let is_open = crosses_rivers(campaign) || campaign.is_passable(border);
    require(is_open, Ban::new("BOR-7.2.3", "ban-bombard-river"))
}

fn crosses_rivers(campaign: &Campaign) -> bool {
    campaign.setting.get().options.river_bombardment
}

/// [BOR-7.1.2], [BOR-7.2.3] The areas next to another for fire: over every border, or with the option off
/// over passable ones.
pub(crate) fn neighbours(campaign: &Campaign, from: AreaId) -> AreaSet {
    if crosses_rivers(campaign) {
        campaign.map().neighbours(from)
    } else {
        campaign.neighbours(from)
    }
}

/// [BOR-7.2.1] Ground and slope between a gun and its target; none if marsh forbids the shot.
/// [BOR-2.1.3], [BOR-2.1.4] Villages and redoubts change nothing.
pub(crate) fn modifiers(
    map: &Map,
    from: AreaId,
    border: BorderId,
    at: AreaId,
) -> Option<Modifiers> {
    let border = map.border(border);
    let ground = match (map.area(from).ground, map.area(at).ground) {
        (Ground::Marsh, _) | (_, Ground::Marsh) => return None,
        (Ground::Clear, Ground::Clear) if border.ground == Ground::Woods => -1,
        (Ground::Clear, Ground::Clear) => 0,
        (Ground::Clear, Ground::Woods) | (Ground::Woods, Ground::Clear) => -1,
        (Ground::Woods, Ground::Woods) => -2,
    };
    let slope = match border.uphill_to {
        None => 0,
        Some(top) if top == at => -1,
        Some(_) => 1,
    };
    Some(Modifiers { ground, slope })
}

/// The areas into which a gun could fire at this moment, if somebody ordered it to.
pub(crate) fn targets(campaign: &Campaign, gun: BlockId) -> AreaSet {
    let Some(from) = campaign.area(gun) else { return AreaSet::NONE };
    // [BOR-7.1.2] Enemies must stand there now.
    let enemies = campaign.occupied[campaign.side(gun).enemy() as usize];
    let near = neighbours(campaign, from) & enemies;
    if near.is_empty() || is_entered(campaign, gun, from) {
        return AreaSet::NONE;
    }
    near.iter().filter(|&at| value(campaign, gun, at).is_ok()).collect()
}

/// [BOR-7.1.3] Whether an enemy entered the area of a gun this turn, even if none is left there.
pub(crate) fn is_entered(campaign: &Campaign, gun: BlockId, from: AreaId) -> bool {
    let enemy = campaign.side(gun).enemy();
    campaign.entered_by(from, enemy).next().is_some()
}

#[cfg(test)]
mod tests {
    use super::{Modifiers, modifiers};
    use crate::ids::{AreaId, BorderId};
    use crate::pieces::Ground;
    use crate::setting::map::{Area, Border, Map};

    const GUN: AreaId = AreaId::new(0);
    const TARGET: AreaId = AreaId::new(1);

    fn area(ground: Ground) -> Area {
        Area {
            id: String::new(),
            name: String::new(),
            ground,
            villages: 0,
            is_hill: false,
            shows_redoubt: false,
            redoubt_from: None,
            edge: None,
            edge_is_river: false,
            x: 0,
            y: 0,
            outline: Vec::new(),
        }
    }

    /// The sum for a gun on one ground that fires at another, over a border of a ground and a slope.
    fn sum(from: Ground, at: Ground, border: Ground, uphill_to: Option<AreaId>) -> Option<i8> {
        let border = Border {
            ends: [GUN, TARGET],
            ground: border,
            water: None,
            crossing: None,
            uphill_to,
            has_road: false,
        };
        let map = Map::new(vec![area(from), area(at)], vec![border], Vec::new());
        let Modifiers { ground, slope } = modifiers(&map, GUN, BorderId::new(0), TARGET)?;
        Some(ground + slope)
    }

    /// Slopes between woods, of which the map of 1812 has none.
    #[test]
    fn bor_7_2_1_a_ground_and_slope_are_added() {
        use Ground::{Clear, Marsh, Woods};
        assert_eq!(sum(Woods, Woods, Woods, Some(TARGET)), Some(-3));
        assert_eq!(sum(Woods, Woods, Woods, Some(GUN)), Some(-1));
        assert_eq!(sum(Woods, Clear, Woods, Some(GUN)), Some(0));
        assert_eq!(sum(Clear, Clear, Woods, None), Some(-1));
        assert_eq!(sum(Clear, Woods, Woods, None), Some(-1));
        assert_eq!(sum(Marsh, Clear, Clear, None), None);
        assert_eq!(sum(Clear, Marsh, Clear, Some(GUN)), None);
    }
}
