//! [WAT-24.1.2] The enemy's moves of this turn: everybody saw the roads, and nobody the blocks.

use engine::Guess;

use crate::belief::{Belief, March, Track};
use crate::ids::{BlockId, TownId};
use crate::movement::leaders::noted_town;
use crate::pieces::{Army, Side};
use crate::setting::BlockSet;
use crate::state::Campaign;
use crate::step::Step;
use crate::view::View;

/// While the enemy moves, lets some of his blocks be those that made the moves that were seen.
pub(super) fn retrace(
    campaign: &mut Campaign,
    enemy: Side,
    view: &View,
    belief: &Belief,
    luck: &mut Guess<'_>,
) {
    let seen: BlockSet = view.blocks.iter().map(|block| block.block).collect();
    let unseen = campaign.setting.get().of_side(enemy) - seen;
    if view.groups.is_empty() || campaign.active() != enemy || unseen.is_empty() {
        return;
    }
    let mut tracks = belief.tracks().to_vec();
    for march in belief.marches() {
        retrace_march(campaign, unseen, &mut tracks, *march, luck);
    }
    // Fewer blocks can have made a move of two roads.
    tracks.sort_by_key(|track| track.via.is_none());
    for track in tracks {
        let able = |is_fast: bool| is_fast || track.via.is_none();
        if let Some(block) = mover(campaign, unseen, (track.army, track.to), able, luck) {
            campaign.has_moved(block, track.start, track.via);
        }
    }
    note_leaders(campaign, enemy);
    let is_marching = matches!(campaign.step(), Some(Step::Marches { .. }));
    if is_marching && campaign.asked().is_none() {
        let_one_march(campaign, unseen);
    }
}

/// [WAT-7.1.1] Lets a block be the one that made a forced march, after a move over its full allowance.
fn retrace_march(
    campaign: &mut Campaign,
    unseen: BlockSet,
    tracks: &mut Vec<Track>,
    march: March,
    luck: &mut Guess<'_>,
) {
    for (place, track) in tracks.iter().enumerate() {
        if (track.army, track.to) != (march.army, march.from) {
            continue;
        }
        let (start, via) = (track.start, track.via);
        let able = |is_fast: bool| is_fast == via.is_some();
        if let Some(block) = mover(campaign, unseen, (march.army, march.to), able, luck) {
            campaign.has_moved(block, start, via);
            campaign.spent.remove(block);
            tracks.remove(place);
            return;
        }
    }
}

/// One of the blocks that stand where a move led, have not moved here, and are as fast as it asks.
fn mover(
    campaign: &Campaign,
    unseen: BlockSet,
    (army, to): (Army, TownId),
    is_able: impl Fn(bool) -> bool,
    luck: &mut Guess<'_>,
) -> Option<BlockId> {
    let setting = campaign.setting.get();
    let fits = |block: &BlockId| {
        campaign.town(*block) == Some(to)
            && campaign.starts[block.index()].is_none()
            && is_able(setting.fast.contains(*block))
    };
    let blocks = unseen & setting.of_army[army as usize];
    let mut movers: Vec<BlockId> = blocks.iter().filter(fits).collect();
    luck.shuffle(&mut movers);
    movers.pop()
}

/// [WAT-7.1.6] Where the enemy's leaders were before the marches, as they moved here.
fn note_leaders(campaign: &mut Campaign, enemy: Side) {
    let has_opened = !campaign.agenda.contains(&Step::OpenMarches);
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
            campaign.has_moved(block, start, via);
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
    /// Notes that a block made a normal move.
    fn has_moved(&mut self, block: BlockId, start: TownId, via: Option<TownId>) {
        self.starts[block.index()] = Some(start);
        self.vias[block.index()] = via;
        let roads = if via.is_some() { 2 } else { 1 };
        if roads == self.kind(block).allowance() {
            self.spent.insert(block);
        }
    }
}
