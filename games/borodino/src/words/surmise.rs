//! Who may be among the hidden blocks, as far as a side can tell.

use engine::{Surmise, Suspect};

use crate::belief::{Belief, Strength};
use crate::ids::{AreaId, BlockId, BlockSet};
use crate::setting::Setting;
use crate::view::View;

/// [BOR-18.1.1] For each area where the enemy's blocks are only counted, those that may be among them.
/// Whoever is seen just now, or is gone, is not.
pub(super) fn surmise(setting: &Setting, view: &View, belief: &Belief) -> Vec<Surmise> {
    let seen: BlockSet = view.blocks.iter().map(|it| it.block).collect();
    let gone = seen | view.destroyed | view.withdrawn;
    let areas = view.hidden.iter().map(|hidden| hidden.area);
    areas.map(|area| in_area(setting, belief, area, gone)).collect()
}

fn in_area(setting: &Setting, belief: &Belief, area: AreaId, gone: BlockSet) -> Surmise {
    let suspect = |block: BlockId| {
        let Strength { least, most } = belief.strength(block);
        Suspect { piece: block.index(), least, most }
    };
    let suspects = (belief.may(area.into()) - gone).iter().map(suspect).collect();
    Surmise { place: setting.map.name_of(area), suspects }
}
