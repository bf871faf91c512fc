//! Chapter 14: who commands when headquarters are lost.

use crate::Turn;
use crate::event::Event;
use crate::ids::BlockId;
use crate::pieces::{Level, Post};
use crate::state::Campaign;

/// [BOR-14.1.2] Fills every army post whose holder is gone, at once; to be called whenever a
/// headquarters was destroyed or withdrawn. The supreme command comes before the armies, so that
/// what it takes from them is filled after it.
pub(crate) fn fill(turn: &mut Turn<'_>) {
    for post in Post::ALL {
        if is_vacated(turn, post) {
            let holder = successor(turn, post);
            turn.emit(Event::PostFilled { post, holder });
        }
    }
}

/// [BOR-14.1.2] A post falls vacant when its holder is lost, or takes the supreme command. One that
/// nobody could fill stays vacant.
fn is_vacated(campaign: &Campaign, post: Post) -> bool {
    let Some(holder) = campaign.posts[post as usize] else { return false };
    let is_supreme = campaign.posts[Post::Supreme as usize] == Some(holder);
    campaign.lost().contains(holder) || post != Post::Supreme && is_supreme
}

/// [BOR-14.2.1], [BOR-14.2.2], [BOR-14.2.3] Who takes a vacant post: the most senior headquarters of the
/// side that may.
fn successor(campaign: &Campaign, post: Post) -> Option<BlockId> {
    let setting = campaign.setting.get();
    let headquarters = setting.headquarters & setting.of_side(post.side());
    // [BOR-14.1.1] Those on the map count, also without steps.
    let able = headquarters.iter().filter(|&hq| {
        let is_present = campaign.area(hq).is_some();
        is_present && setting.block(hq).can_be_promoted && may_take(campaign, hq, post)
    });
    able.min_by_key(|&hq| setting.block(hq).seniority)
}

fn may_take(campaign: &Campaign, hq: BlockId, post: Post) -> bool {
    match post {
        // [BOR-14.2.2] Also whoever commands an army.
        Post::French | Post::Supreme => true,
        // [BOR-14.2.3] Whoever commands a corps and nothing else, of whatever army it is.
        Post::First | Post::Second => {
            campaign.card(hq).level == Some(Level::Corps) && campaign.post_of(hq).is_none()
        }
    }
}

impl Campaign {
    /// [BOR-14.1.2] The army post that a headquarters holds.
    pub(crate) fn post_of(&self, hq: BlockId) -> Option<Post> {
        Post::ALL.into_iter().find(|&post| self.posts[post as usize] == Some(hq))
    }
}
