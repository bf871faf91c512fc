//! What is known, put together again.

use crate::ids::BlockSet;
use crate::setting::Setting;
use crate::state::{Campaign, Command};
use crate::view::{BlockView, View};

/// The known part of a position. Blocks that are not seen are not on the map yet.
pub(super) fn rebuild(setting: &'static Setting, view: &View) -> Campaign {
    let mut campaign = Campaign::bare(setting);
    campaign.agenda = view.agenda.iter().copied().collect();
    campaign.turn = view.turn;
    campaign.first = view.first;
    campaign.winner = view.winner;
    campaign.is_drawn = view.is_drawn;
    campaign.points = view.points;
    campaign.acting = view.acting;
    campaign.stage = view.stage;
    campaign.destroyed = view.destroyed;
    campaign.withdrawn = view.withdrawn;
    campaign.burnt = view.burnt;
    campaign.captured = view.captured;
    view.blocks.iter().for_each(|block| put(&mut campaign, block));
    for post in &view.posts {
        campaign.posts[post.post as usize] = Some(post.holder);
    }
    rebuild_marks(&mut campaign, view);
    rebuild_phases(&mut campaign, view);
    campaign
}

fn put(campaign: &mut Campaign, view: &BlockView) {
    let index = view.block.index();
    campaign.steps[index] = view.steps;
    campaign.origins[index] = view.origin;
    campaign.put(view.block, view.area);
    view.marks.iter().for_each(|&mark| campaign.mark(view.block, mark));
}

fn rebuild_marks(campaign: &mut Campaign, view: &View) {
    for crossing in &view.crossings {
        let towards = campaign.towards(crossing.border, crossing.to);
        campaign.crossings.set(crossing.border, crossing.side, towards, crossing.blocks);
    }
    for held in &view.holding {
        campaign.holding[held.area.index()] = held.blocks;
    }
    campaign.second_attacks = view.second_attacks;
    campaign.fired_over = view.fired_over;
}

fn rebuild_phases(campaign: &mut Campaign, view: &View) {
    for command in &view.commands {
        // [BOR-18.2.3] Nobody knows how many orders an enemy has left: at most as many as he has steps.
        let of_steps = if command.post.is_some() { campaign.steps(command.hq) } else { 0 };
        let orders = command.orders.unwrap_or(of_steps);
        campaign.commands.push(Command { hq: command.hq, post: command.post, orders });
    }
    campaign.battle = view.battle.as_ref().map(|battle| battle.rebuilt());
    campaign.supplied = view.supplied;
    for (index, source) in campaign.setting.get().sources.iter().enumerate() {
        let spent = view.spent.iter().find(|spent| spent.source == source.area);
        campaign.spent[index] = spent.map_or(0, |spent| spent.points);
    }
    campaign.shown = shown(campaign, view);
}

/// [BOR-18.2.1] Those that are shown outside of battle.
fn shown(campaign: &Campaign, view: &View) -> BlockSet {
    let shown = view.blocks.iter().filter(|block| block.shown).map(|block| block.block);
    shown.filter(|&block| !campaign.is_seen(block)).collect()
}
