//! An attack that is not complete yet: whoever goes first is not alone for long.

use crate::ids::{BlockId, TownId};
use crate::movement::Ground;
use crate::movement::groups::{self, Membership};
use crate::pieces::Side;
use crate::setting::Way;
use crate::state::Campaign;
use crate::step::Step;

/// The steps, for the French, of those who can still join the attack on a town in this movement
/// phase; the Allies count below zero.
pub(super) fn steps(campaign: &Campaign, town: TownId) -> i32 {
    if !campaign.agenda.contains(&Step::Contact) {
        return 0;
    }
    let ground = Ground::of(campaign);
    let ways = ground.map.ways(town).iter();
    let steps = ways.map(|way| steps_by(&ground, town, *way)).sum::<i32>();
    match campaign.active() {
        Side::French => steps,
        Side::Allied => -steps,
    }
}

/// Those who stand at the other end of one road and may come by it, as many as it still carries.
fn steps_by(ground: &Ground<'_>, town: TownId, way: Way) -> i32 {
    let campaign = ground.campaign;
    let limit = ground.map.road(way.road).attack_limit();
    let room = limit.saturating_sub(campaign.roads.get(way.road));
    let blocks = campaign.of_side_in(way.to, campaign.active());
    let comes = |&block: &BlockId| {
        let group = Membership::of(campaign, block, way.to);
        campaign.starts[block.index()].is_none()
            && groups::may_move(campaign, group).is_ok()
            && ground.may_enter(group, Way { to: town, road: way.road }).is_ok()
    };
    let coming = blocks.iter().filter(comes).take(usize::from(room));
    coming.map(|block| i32::from(campaign.steps(block))).sum()
}
