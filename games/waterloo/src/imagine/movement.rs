//! [WAT-24.1.2] The enemy's moves of this turn: everybody saw the roads, and nobody the blocks.

use engine::Guess;

use crate::belief::{Belief, Trail};
use crate::ids::{BlockId, TownId};
use crate::movement::leaders::noted_town;
use crate::pieces::Side;
use crate::setting::BlockSet;
use crate::state::{Campaign, Group};
use crate::step::Step;
use crate::view::View;

/// While the enemy moves, lets some of his blocks be those that made the moves that were seen: as many
/// of them as possible, all if no position was set up by hand.
pub(super) fn retrace(
    campaign: &mut Campaign,
    enemy: Side,
    view: &View,
    belief: &Belief,
    luck: &mut Guess<'_>,
) {
    let unseen = unseen(campaign, enemy, view);
    if !is_moving(campaign, enemy) || unseen.is_empty() {
        return;
    }
    let mut best: (Vec<Trail>, Vec<BlockId>) = Default::default();
    let mut ways = belief.trails();
    luck.shuffle(&mut ways);
    for trails in ways {
        let made = blocks_for(campaign, unseen, &trails, luck);
        if made.0.len() > best.0.len() {
            best = made;
        }
    }
    let (trails, blocks) = best;
    trails.iter().zip(blocks).for_each(|(trail, block)| campaign.has_moved(block, trail));
    note_leaders(campaign, enemy);
    let is_marching = matches!(campaign.step(), Some(Step::Marches { .. }));
    if is_marching && campaign.asked().is_none() {
        let_one_march(campaign, unseen);
    }
}

/// Whether the enemy moves now, and has moved.
pub(super) fn is_moving(campaign: &Campaign, enemy: Side) -> bool {
    !campaign.groups.is_empty() && campaign.active() == enemy
}

fn unseen(campaign: &Campaign, enemy: Side, view: &View) -> BlockSet {
    let seen: BlockSet = view.blocks.iter().map(|block| block.block).collect();
    campaign.setting.get().of_side(enemy) - seen
}

/// A block for each trail: one that stands where it leads and is as fast as it asks. A trail for which
/// there is none is left out.
fn blocks_for(
    campaign: &Campaign,
    unseen: BlockSet,
    trails: &[Trail],
    luck: &mut Guess<'_>,
) -> (Vec<Trail>, Vec<BlockId>) {
    let setting = campaign.setting.get();
    let (mut kept, mut candidates, mut blocks) = (Vec::new(), Vec::new(), Vec::new());
    for trail in trails {
        let here = |block: &BlockId| campaign.town(*block) == Some(trail.to);
        let of_army = unseen & setting.of_army[trail.army as usize] & trail.makers(setting);
        candidates.push(of_army.iter().filter(here).collect::<BlockSet>());
        match luck.deal(&candidates) {
            Some(dealt) => {
                kept.push(*trail);
                blocks = dealt;
            }
            None => drop(candidates.pop()),
        }
    }
    (kept, blocks)
}

/// [WAT-7.1.6] Where the enemy's leaders were before the marches, as they moved here. [WAT-8.1.1] At
/// night nobody marches.
fn note_leaders(campaign: &mut Campaign, enemy: Side) {
    let has_opened = !campaign.is_night() && !campaign.agenda.contains(&Step::OpenMarches);
    for &army in enemy.armies().iter().filter(|_| has_opened) {
        let leader = campaign.setting.get().leader_of(army);
        let town = leader.and_then(|leader| noted_town(campaign, leader));
        let known = &mut campaign.leader_towns[army as usize];
        *known = known.or(town);
    }
}

/// [WAT-26.2.2] The enemy is asked for forced marches, so somebody may march: the first block, and
/// the first way it can have come, that make it so.
fn let_one_march(campaign: &mut Campaign, unseen: BlockSet) {
    let before = campaign.clone();
    let groups = before.groups.iter().flat_map(|group| {
        let blocks = unseen & before.setting.get().of_army[group.army as usize];
        blocks.iter().map(|block| (block, group.start))
    });
    for (block, start) in groups {
        for via in vias(&before, start) {
            campaign.clone_from(&before);
            campaign.starts[block.index()] = Some(start);
            campaign.vias[block.index()] = via;
            campaign.spent.insert(block);
            if campaign.asked().is_some() {
                return;
            }
        }
    }
}

/// The towns through which a block can have come, and none.
fn vias(campaign: &Campaign, start: TownId) -> impl Iterator<Item = Option<TownId>> {
    campaign.setting.get().map.neighbours(start).iter().map(Some).chain([None])
}

impl Campaign {
    /// Notes that a block moved, and marched on if it did.
    fn has_moved(&mut self, block: BlockId, trail: &Trail) {
        let Trail { army, start, via, to, marched } = *trail;
        self.starts[block.index()] = Some(start);
        self.vias[block.index()] = via;
        let roads = if via.is_some() { 2 } else { 1 };
        if roads == self.kind(block).allowance() && !marched {
            self.spent.insert(block);
        }
        let attacks = !self.of_side_in(to, army.side().enemy()).is_empty();
        let is_its = |group: &&mut Group| (group.army, group.start) == (army, start);
        if attacks && let Some(group) = self.groups.iter_mut().find(is_its) {
            group.attacked.insert(to);
        }
    }
}
