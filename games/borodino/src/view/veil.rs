//! [BOR-4.2.1] What a side places in free set-up is a secret until it is done.

use engine::Viewer;

use crate::pieces::Side;
use crate::state::Campaign;
use crate::step::Step;

/// The campaign without the blocks that somebody places in secret from a viewer: as if they still waited
/// off the map. `None` if there are none of them.
pub(crate) fn veiled(campaign: &Campaign, viewer: Viewer) -> Option<Campaign> {
    let is_hidden = |side: &Side| {
        campaign.agenda.contains(&Step::Place { side: *side })
            && !viewer.is_among(side.seat().into())
    };
    let sides: Vec<Side> = Side::BOTH.into_iter().filter(is_hidden).collect();
    if sides.is_empty() {
        return None;
    }
    let mut veiled = campaign.clone();
    for side in sides {
        for block in campaign.on_map(side) - campaign.setting.get().headquarters {
            veiled.put(block, None);
        }
    }
    Some(veiled)
}
