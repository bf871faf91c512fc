//! [WAT-7.1.6] Leaders who make forced marches easier.

use crate::ids::BlockId;
use crate::state::Campaign;

/// What a leader can do for a forced march.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Help {
    /// No leader of its army stood in the town, or he is dead.
    None,
    /// [WAT-7.1.7] This leader helps if he is shown.
    IfShown(BlockId),
    /// He was shown for an earlier march of this turn, and helps without being asked.
    Given,
}

/// [WAT-7.1.6] Who can help a block that is about to march: the leader of its own army, if he stood
/// in its town when the stage began and is still alive. [WAT-7.1.8] He helps himself too.
///
/// A block marches once, so one that marches now has stood in its town since then.
pub(crate) fn help_for(campaign: &Campaign, block: BlockId) -> Help {
    let army = campaign.army(block);
    let Some(leader) = campaign.setting.get().leader_of(army) else { return Help::None };
    let stood = campaign.leader_towns[army as usize];
    if campaign.town(leader).is_none() || stood.is_none() || stood != campaign.town(block) {
        Help::None
    } else if campaign.shown_leaders.contains(leader) {
        Help::Given
    } else {
        Help::IfShown(leader)
    }
}
