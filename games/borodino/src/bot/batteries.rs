//! What the guns of both sides may do to the next areas from where they stand.
//!
//! It is a rough count, as if every gun could fire the next time. Left out are whether somebody orders
//! it, whether it has fired already, whether [BOR-7.1.3] enemies have entered its area, whether
//! [BOR-7.2.3] an option stops fire at rivers, and that after the last turn there is no next time.

use super::STEP;
use crate::bombardment;
use crate::ids::{AreaId, BlockId, BorderSet};
use crate::pieces::Side;
use crate::setting::map::Way;
use crate::state::Campaign;
use crate::step::Step;

/// How much a hit counts that a gun may score, in parts of eight of a step: by a side that has still to
/// act in this turn, and by one that has acted.
const DUE: i32 = 6;
const LATER: i32 = 3;

/// The worth for the French of where the guns of both sides stand.
pub(super) fn worth(campaign: &Campaign) -> i32 {
    let [french, russian] = Side::BOTH.map(|side| fire(campaign, side));
    french - russian
}

/// What the guns of a side may take from the enemy the next time.
fn fire(campaign: &Campaign, side: Side) -> i32 {
    let setting = campaign.setting.get();
    let is_due = campaign.agenda.contains(&Step::ActionPhase { side });
    let mut used = BorderSet::NONE;
    let guns = setting.guns & setting.of_side(side);
    let sixths: i32 = guns.iter().map(|gun| shot(campaign, gun, &mut used)).sum();
    sixths * STEP / 6 * if is_due { DUE } else { LATER } / 8
}

/// The hits to be expected of a gun, in sixths, over the border where it does most. [BOR-7.1.4] One gun
/// fires over a border.
fn shot(campaign: &Campaign, gun: BlockId, used: &mut BorderSet) -> i32 {
    let (Some(from), map) = (campaign.area(gun), campaign.map()) else { return 0 };
    let enemies = campaign.occupied[campaign.side(gun).enemy() as usize];
    if (map.neighbours(from) & enemies).is_empty() {
        return 0;
    }
    let targets = map.ways(from).iter().filter(|way| enemies.contains(way.to));
    let free = targets.filter(|way| !used.contains(way.border));
    let best = free.max_by_key(|way| value(campaign, gun, from, **way));
    best.map_or(0, |way| {
        used.insert(way.border);
        value(campaign, gun, from, *way) * i32::from(campaign.steps(gun))
    })
}

/// [BOR-7.2.1] The fire value of a gun over a border, or nothing.
fn value(campaign: &Campaign, gun: BlockId, from: AreaId, way: Way) -> i32 {
    let fire = campaign.setting.get().briefs[gun.index()].fire;
    let modifiers = bombardment::modifiers(campaign.map(), from, way.border, way.to);
    modifiers.map_or(0, |it| it.added_to(fire).max(0).into())
}
