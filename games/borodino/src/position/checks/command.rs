//! Who may lead.

use crate::ids::BlockSet;
use crate::pieces::Post;
use crate::position::names::Names;
use crate::position::usual::{Phase, phase};
use crate::state::Campaign;
use crate::step::Step;

pub(super) fn check(campaign: &Campaign, names: &mut Names, step: Step) {
    check_posts(campaign, names);
    check_active(campaign, names, step);
}

/// [BOR-14.1.2] A post is held by a headquarters of its side on the map, which holds no other.
fn check_posts(campaign: &Campaign, names: &mut Names) {
    let mut holders = BlockSet::NONE;
    for (post, holder) in Post::ALL.into_iter().zip(campaign.posts) {
        let Some(holder) = holder else { continue };
        let card = names.setting.block(holder);
        let is_so = campaign.is_headquarters(holder)
            && card.side == post.side()
            && (card.can_be_promoted || card.post == Some(post))
            && campaign.area(holder).is_some()
            && !holders.contains(holder);
        names.require(is_so, || format!("posts: {} cannot hold this post.", card.id));
        holders.insert(holder);
    }
}

/// [BOR-6.1.1] Whoever can give orders was activated in this action phase. [BOR-6.1.6] An army
/// headquarters has no more orders than it can have steps.
fn check_active(campaign: &Campaign, names: &mut Names, step: Step) {
    let acting = match phase(campaign, step) {
        Phase::Action(side, _) => Some(side),
        Phase::SetUp | Phase::Battle | Phase::Supply | Phase::Night => None,
    };
    let mut known = BlockSet::NONE;
    for command in campaign.commands.iter() {
        let card = names.setting.block(command.hq);
        let most_orders = if command.post.is_some() { card.full } else { 0 };
        let is_so = campaign.is_headquarters(command.hq)
            && acting == Some(card.side)
            && campaign.activated.contains(command.hq)
            && campaign.area(command.hq).is_some()
            && command.post.is_none_or(|post| post.side() == card.side)
            && command.orders <= most_orders
            && !known.contains(command.hq);
        names.require(is_so, || format!("active: {} cannot give orders so.", card.id));
        known.insert(command.hq);
    }
}
