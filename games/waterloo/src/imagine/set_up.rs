//! [WAT-3.2.1] Blocks of which nobody has seen where they were placed.

use engine::Guess;

use crate::ids::{BlockId, TownId};
use crate::pieces::{Party, Side};
use crate::setting::BlockSet;
use crate::state::Campaign;
use crate::step::Step;
use crate::view::View;

/// While a side sets up, its blocks stand at full strength beside the map; those of a player who
/// has confirmed already stand somewhere on it.
pub(super) fn place_unseen(campaign: &mut Campaign, side: Side, view: &View, luck: &mut Guess<'_>) {
    let placing: Vec<Party> = view.agenda.iter().filter_map(|step| placing(*step)).collect();
    if !placing.iter().any(|party| party.side() == side) {
        return;
    }
    let setting = campaign.setting.get();
    let seen: BlockSet = view.blocks.iter().map(|block| block.block).collect();
    for block in setting.of_side(side) - seen {
        campaign.steps[block.index()] = setting.block(block).steps;
        if !placing.contains(&setting.party_of(setting.army(block))) {
            campaign.towns[block.index()] = some_town(campaign, block, luck);
        }
    }
}

fn placing(step: Step) -> Option<Party> {
    if let Step::SetUp { party } = step { Some(party) } else { None }
}

/// A town of its zone with room for a block.
fn some_town(campaign: &Campaign, block: BlockId, luck: &mut Guess<'_>) -> Option<TownId> {
    let setting = campaign.setting.get();
    let side = setting.side(block);
    let limit = u32::from(setting.set_up_limits[side as usize]);
    let zone =
        setting.map.all_towns().filter(|&town| setting.map.town(town).zone == setting.army(block));
    let mut towns: Vec<TownId> =
        zone.filter(|&town| campaign.of_side_in(town, side).len() < limit).collect();
    luck.shuffle(&mut towns);
    towns.pop()
}
