//! What the enemy has chosen in secret, chosen afresh.

use engine::Guess;

use crate::belief::Belief;
use crate::board::Role;
use crate::ids::BlockId;
use crate::pieces::Side;
use crate::state::Campaign;
use crate::step::Step;

/// [WAT-10.1.1] The most blocks that a side puts forward in a skirmish.
const MOST_PICKS: u8 = 4;

/// [WAT-12.1.3] Those of the enemy that were seen to act in his battle turn do not act again.
pub(super) fn note_acts(campaign: &mut Campaign, enemy: Side, belief: &Belief) {
    if campaign.role_of(enemy) == campaign.acting {
        campaign.acted |= belief.acted() & campaign.on_map();
    }
}

/// [WAT-24.2.1] When the attacker chooses his blocks for a skirmish, the defender has chosen.
pub(super) fn choose(campaign: &mut Campaign, enemy: Side, luck: &mut Guess<'_>) {
    let Some(Step::Pick { town, role: Role::Attacker }) = campaign.step() else { return };
    if campaign.role_of(enemy) == Role::Attacker || campaign.picked_are_shown {
        return;
    }
    let enemies = campaign.of_side_in(town, enemy);
    if !(campaign.picked & enemies).is_empty() {
        return;
    }
    let mut blocks: Vec<BlockId> = enemies.iter().collect();
    luck.shuffle(&mut blocks);
    let most = (blocks.len() as u8).min(MOST_PICKS);
    let picks = usize::from(luck.between((1, most)));
    blocks.into_iter().take(picks).for_each(|block| campaign.picked.insert(block));
}
