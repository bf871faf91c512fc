//! [WAT-7.1.6] Leaders who make forced marches easier.

use crate::ids::{BlockId, TownId};
use crate::options::MarchLeader;
use crate::state::Campaign;

/// What a leader can do for a forced march.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Help {
    /// No leader of its army was in the right town, or he is dead.
    None,
    /// [WAT-7.1.7] A leader helps if he is shown.
    IfShown(Showing),
    /// He was shown there for an earlier march of this turn, and helps without being asked.
    Given,
}

/// [WAT-7.1.7] A leader who may be shown, and what the enemy would learn of him.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Showing {
    pub(crate) leader: BlockId,
    pub(crate) town: TownId,
    /// Whether he stands in that town now; else he was there before the marches.
    pub(crate) stands: bool,
}

/// [WAT-7.1.6] Who can help a block that marches to `to`: the leader of its own army, if he is alive
/// and began the turn in the same town, or stands where the march ends. [WAT-7.1.8] He helps himself
/// too, since he began where he began. If both hold, the start is shown: it tells the enemy less.
pub(crate) fn help_for(campaign: &Campaign, block: BlockId, to: TownId) -> Help {
    let army = campaign.army(block);
    let leader = campaign.setting.get().leader_of(army);
    let Some((leader, place)) = leader.and_then(|it| Some((it, campaign.town(it)?))) else {
        return Help::None;
    };
    let noted = campaign.leader_towns[army as usize];
    let before = noted.filter(|_| noted == town_before(campaign, block));
    let arrival = (place == to && leader != block && helps_on_arrival(campaign)).then_some(to);
    let is_given = before.is_some() && campaign.shown_leaders.contains(leader)
        || arrival.is_some() && campaign.met_leaders[army as usize] == arrival;
    match (before, arrival) {
        _ if is_given => Help::Given,
        (Some(town), _) => Help::IfShown(Showing { leader, town, stands: false }),
        (None, Some(town)) => Help::IfShown(Showing { leader, town, stands: true }),
        (None, None) => Help::None,
    }
}

fn helps_on_arrival(campaign: &Campaign) -> bool {
    campaign.setting.get().options.march_leader == MarchLeader::StartOrArrival
}

/// Where a block and its leader must have been together before the march: where the turn began, or
/// with the option where the block halts.
fn town_before(campaign: &Campaign, block: BlockId) -> Option<TownId> {
    match campaign.setting.get().options.march_leader {
        MarchLeader::StartOrArrival => campaign.starts[block.index()],
        MarchLeader::Halt => campaign.town(block),
    }
}

/// [WAT-7.1.6] The towns that are noted of leaders when the stage of forced marches opens.
pub(crate) fn noted_town(campaign: &Campaign, leader: BlockId) -> Option<TownId> {
    let now = campaign.town(leader)?;
    match campaign.setting.get().options.march_leader {
        MarchLeader::StartOrArrival => campaign.starts[leader.index()].or(Some(now)),
        MarchLeader::Halt => Some(now),
    }
}
