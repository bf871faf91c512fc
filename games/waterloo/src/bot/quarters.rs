//! Where blocks are placed before the first turn: whoever stands alone is beaten alone.

use crate::ids::BlockId;
use crate::pieces::{Party, Side};
use crate::setting::{BlockSet, TownSet};
use crate::state::Campaign;
use crate::step::Step;

/// A comrade of the same corps who is elsewhere, and a leader who has nobody to lead.
const COMRADE: i32 = 6;
const ALONE: i32 = 30;
/// How much each road between a block and its quarters counts, and no way counts as longer.
const ROAD: i32 = 25;
const FARTHEST: u8 = 5;
/// The quarters of a block are its place in the scenario and what lies so many roads around it: where it
/// stands among them the enemy shall not know.
const AROUND: u8 = 1;
/// Worse than any place: whoever has none is to be given one before others are shifted.
const NOWHERE: i32 = 300;
/// So many blocks are worth a leader.
const FOLLOWERS: u32 = 3;

/// What is amiss with the quarters of the side that is set up, as a worth for the French. Nothing is
/// once it confirms, so that nobody loses by it.
pub(super) fn worth(campaign: &Campaign) -> i32 {
    let party = |step: &Step| {
        let (Step::SetUp { party } | Step::Place { party, .. }) = *step else { return None };
        Some(party)
    };
    match campaign.agenda.iter().rev().find_map(party).map(Party::side) {
        Some(Side::French) => of_side(campaign, Side::French),
        Some(Side::Allied) => -of_side(campaign, Side::Allied),
        None => 0,
    }
}

fn of_side(campaign: &Campaign, side: Side) -> i32 {
    let own = campaign.setting.get().of_side(side);
    own.iter().map(|block| of_block(campaign, own, block)).sum()
}

/// The scenario's own places are where an army of these corps can be gathered: near them is good, and the
/// corps together is better.
fn of_block(campaign: &Campaign, own: BlockSet, block: BlockId) -> i32 {
    let setting = campaign.setting.get();
    let Some(town) = campaign.town(block) else { return -NOWHERE };
    let card = &setting.blocks[block.index()];
    let home: TownSet = [card.town].into_iter().collect();
    let roads = setting.map.roads_to(town, home).min(FARTHEST);
    let away = i32::from(roads.saturating_sub(AROUND));
    let here = campaign.blocks_in(town) & own;
    let amiss = match card.corps {
        None if here.len() > FOLLOWERS => 0,
        None => ALONE,
        Some(corps) => {
            let is_mate = |it: &BlockId| setting.blocks[it.index()].corps == Some(corps);
            let elsewhere = (own - here).iter().filter(is_mate).count();
            COMRADE * elsewhere as i32
        }
    };
    -amiss - ROAD * away
}
