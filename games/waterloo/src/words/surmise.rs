//! Who may be among the hidden blocks, as far as a side can tell.

use engine::{Id, Surmise, Suspect};

use crate::belief::{Belief, Place, Strength};
use crate::ids::BlockId;
use crate::setting::{BlockSet, Setting};
use crate::view::{Hidden, View};

/// [WAT-24.1.1] For each place where the enemy's blocks are only counted, those that may be among
/// them. Whoever is seen just now, or is gone, is not.
pub(super) fn surmise(setting: &Setting, view: &View, belief: &Belief) -> Vec<Surmise> {
    let seen: BlockSet = view.blocks.iter().map(|it| it.block).collect();
    let gone = seen | view.lost | view.removed;
    let mut places: Vec<Place> = view.hidden.iter().filter_map(|it| place(belief, it)).collect();
    places.sort_unstable();
    places.dedup();
    places.into_iter().map(|place| at_place(setting, belief, place, gone)).collect()
}

/// The place of hidden blocks, if they are the enemy's: his partner's a player sees.
fn place(belief: &Belief, hidden: &Hidden) -> Option<Place> {
    let is_enemy = !belief.blocks_of(hidden.army).is_empty();
    is_enemy.then_some(Place { town: hidden.town, at: hidden.at })
}

fn at_place(setting: &Setting, belief: &Belief, place: Place, gone: BlockSet) -> Surmise {
    let Place { town, at } = place;
    let all = (0..setting.blocks.len()).map(BlockId::from_index);
    let suspects = all
        .filter(|&block| !gone.contains(block) && belief.may_be_at(block, place))
        .map(|block| {
            let Strength { least, most } = belief.strength(block);
            Suspect { piece: block.index(), least, most }
        })
        .collect();
    let place = match at {
        Some(at) => setting.spot_name(town, at),
        None => setting.town_name(town),
    };
    Surmise { place, suspects }
}
