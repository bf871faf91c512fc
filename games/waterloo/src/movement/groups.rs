//! [WAT-5.1.1] Groups: how many may move, and which may attack together.

use crate::ban::{Allowed, Ban, require};
use crate::ids::{BlockId, TownId};
use crate::movement::Ground;
use crate::pieces::{Army, Side};
use crate::state::{Campaign, Group};

const TOO_MANY_FRENCH: Ban = Ban::new("WAT-5.1.2", "ban-too-many-groups");
const TOO_MANY_ALLIED: Ban = Ban::new("WAT-5.1.3", "ban-too-many-groups");
const APART: Ban = Ban::new("WAT-5.3.2", "ban-groups-apart");
const ARMIES_APART: Ban = Ban::new("WAT-5.3.3", "ban-armies-apart");

/// [WAT-5.1.1] The group of a block: all blocks of its army that began the turn in the same town.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Membership {
    pub(crate) army: Army,
    pub(crate) start: TownId,
}

impl Membership {
    /// The group of a block on the map, which stands in `town` now. Whoever moved belongs where it
    /// began, everybody else where it stands.
    pub(crate) fn of(campaign: &Campaign, block: BlockId, town: TownId) -> Membership {
        let start = campaign.starts[block.index()].unwrap_or(town);
        Membership { army: campaign.army(block), start }
    }

    fn is(self, group: &Group) -> bool {
        group.army == self.army && group.start == self.start
    }
}

/// [WAT-5.1.2] At most two French groups, [WAT-5.1.3] one Anglo-Dutch and one Prussian group move
/// in a turn. [WAT-5.1.4] A group that moves may split.
pub(crate) fn may_move(campaign: &Campaign, group: Membership) -> Allowed {
    if campaign.groups.iter().any(|moved| group.is(moved)) {
        return Ok(());
    }
    let has = campaign.groups.iter().filter(|moved| moved.army == group.army).count() as u8;
    let limit = campaign.setting.get().groups[group.army as usize];
    let ban = match group.army.side() {
        Side::French => TOO_MANY_FRENCH,
        Side::Allied => TOO_MANY_ALLIED,
    };
    require(has < limit, ban.numbers(has, limit))
}

/// [WAT-5.3.1] One group attacks as it likes. [WAT-5.3.2] Two attack the same town only if all
/// three towns are neighbours of each other.
pub(crate) fn may_attack(ground: &Ground<'_>, group: Membership, town: TownId) -> Allowed {
    let attacks = |other: &&Group| other.attacked.contains(town) && !group.is(other);
    let others = ground.campaign.groups.iter().filter(attacks);
    for other in others {
        // [WAT-5.3.3] The two Allied armies are tested too.
        let ban = if other.army == group.army { APART } else { ARMIES_APART };
        require(are_connected(ground, group.start, other.start, town), ban.at(town))?;
    }
    Ok(())
}

/// [WAT-5.3.2] Whether both towns are neighbours of the attacked one and of each other.
/// [WAT-5.3.3] A common start counts as connected.
fn are_connected(ground: &Ground<'_>, one: TownId, other: TownId, attacked: TownId) -> bool {
    let around = ground.map.neighbours(attacked);
    let is_near = one == other || ground.map.neighbours(one).contains(other);
    is_near && around.contains(one) && around.contains(other)
}
