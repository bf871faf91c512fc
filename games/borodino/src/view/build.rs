//! How a view is made.

use engine::Viewer;

use crate::held;
use crate::ids::{AreaId, BlockId, BlockSet};
use crate::pieces::{Post, Side};
use crate::setting::Setting;
use crate::state::{Campaign, Command};
use crate::step::{Hits, Shot, Step};
use crate::victory;
use crate::view::agenda;
use crate::view::limits::limits;
use crate::view::lines::lines;
use crate::view::marks::Known;
use crate::view::veil;
use crate::view::{
    BattleView, BlockView, CommandView, CrossingView, Hidden, HoldingView, PostView, ReachView,
    SpentView, View,
};

/// What a viewer can see of the campaign.
pub(crate) fn view(campaign: &Campaign, viewer: Viewer) -> View {
    // [BOR-18.2.4] After the end everything is open.
    let viewer = if campaign.is_over() { Viewer::Referee } else { viewer };
    let veiled = veil::veiled(campaign, viewer);
    let campaign = veiled.as_ref().unwrap_or(campaign);
    let eyes = Eyes { campaign, viewer };
    let seen = eyes.seen();
    View {
        turn: campaign.turn,
        first: campaign.first,
        winner: campaign.winner,
        is_drawn: campaign.is_drawn,
        points: campaign.points,
        standing: victory::points_now(campaign),
        agenda: eyes.agenda(),
        acting: campaign.acting,
        stage: campaign.stage,
        under_fire: under_fire(campaign),
        blocks: seen.iter().map(|block| eyes.block(block)).collect(),
        hidden: hidden(campaign, seen),
        waiting: Side::BOTH.map(|side| campaign.waiting_off_map(side).len() as u8),
        destroyed: campaign.destroyed,
        withdrawn: campaign.withdrawn,
        posts: Post::ALL.iter().filter_map(|&post| post_view(campaign, post)).collect(),
        burnt: campaign.burnt,
        captured: campaign.captured,
        crossings: crossings(campaign),
        limits: limits(campaign),
        holding: holding(campaign),
        held: eyes.held(),
        second_attacks: campaign.second_attacks,
        commands: campaign.commands.iter().map(|command| eyes.command(*command)).collect(),
        reaches: eyes.reaches(seen),
        fired_over: campaign.fired_over,
        battle: campaign.battle.as_ref().map(|battle| BattleView::of(battle, seen)),
        supplied: campaign.supplied,
        spent: spent(campaign),
        lines: lines(campaign),
    }
}

/// [BOR-7.3.1] Everybody knows where a shot fell whose hits are being taken.
fn under_fire(campaign: &Campaign) -> Option<AreaId> {
    let Some(Step::Hits(Hits { area, shot: Shot::Bombardment { .. }, .. })) = campaign.step()
    else {
        return None;
    };
    Some(area)
}

/// [BOR-18.1.1] The numbers of those that are not seen, area by area, the French first.
fn hidden(campaign: &Campaign, seen: BlockSet) -> Vec<Hidden> {
    let mut numbers = campaign.numbers;
    for block in seen {
        if let Some(area) = campaign.area(block) {
            numbers[campaign.side(block) as usize][area.index()] -= 1;
        }
    }
    let areas = campaign.occupied[0] | campaign.occupied[1];
    let each = areas.iter().flat_map(|area| Side::BOTH.map(|side| (area, side)));
    let hidden = each.map(|(area, side)| {
        let blocks = numbers[side as usize][area.index()];
        Hidden { area, side, blocks }
    });
    hidden.filter(|it| it.blocks > 0).collect()
}

/// [BOR-18.1.2] A post whose first holder has yet to arrive is known to be his, and nobody learns from it
/// whether he has.
fn post_view(campaign: &Campaign, post: Post) -> Option<PostView> {
    let holder = campaign.posts[post as usize].or_else(|| {
        let waiting = campaign.waiting_off_map(post.side());
        let setting = campaign.setting.get();
        let is_first = |block: &BlockId| setting.block(*block).post == Some(post);
        let comes = |block: &BlockId| setting.block(*block).arrival.is_some();
        waiting.iter().filter(comes).find(is_first)
    });
    holder.map(|holder| PostView { post, holder })
}

fn crossings(campaign: &Campaign) -> Vec<CrossingView> {
    let used = campaign.map().all_borders().filter(|&border| campaign.crossings.is_used(border));
    let ways = used.flat_map(|border| campaign.border(border).ends.map(|to| (border, to)));
    let each = ways.flat_map(|(border, to)| Side::BOTH.map(|side| (border, to, side)));
    let crossings = each.map(|(border, to, side)| {
        let blocks = campaign.crossed(border, side, to);
        CrossingView { border, side, to, blocks }
    });
    crossings.filter(|it| it.blocks > 0).collect()
}

fn holding(campaign: &Campaign) -> Vec<HoldingView> {
    let areas = campaign.map().all_areas();
    let held = areas.map(|area| HoldingView { area, blocks: held::held_in(campaign, area) });
    held.filter(|held| held.blocks > 0).collect()
}

fn spent(campaign: &Campaign) -> Vec<SpentView> {
    let sources = campaign.setting.get().sources.iter().zip(campaign.spent);
    let spent = sources.map(|(source, points)| SpentView { source: source.area, points });
    spent.filter(|spent| spent.points > 0).collect()
}

/// A campaign as one viewer looks at it.
struct Eyes<'a> {
    campaign: &'a Campaign,
    viewer: Viewer,
}

impl Eyes<'_> {
    fn setting(&self) -> &'static Setting {
        self.campaign.setting.get()
    }

    /// [BOR-18.1.1] A player knows all blocks of his own side.
    fn is(&self, side: Side) -> bool {
        self.viewer.is_among(side.seat().into())
    }

    /// The blocks of which the viewer knows name and steps, but for those that are out of the game.
    fn seen(&self) -> BlockSet {
        let mut seen = BlockSet::NONE;
        for side in Side::BOTH {
            let blocks = self.setting().of_side(side) - self.campaign.lost();
            seen |= if self.is(side) { blocks } else { self.campaign.seen_of(blocks) };
        }
        seen
    }

    fn agenda(&self) -> Vec<Step> {
        let steps = self.campaign.agenda.iter().copied();
        let owner = |step: &Step| agenda::owner(self.campaign, *step);
        steps.filter(|step| owner(step).is_none_or(|side| self.is(side))).collect()
    }

    fn block(&self, block: BlockId) -> BlockView {
        let campaign = self.campaign;
        let is_own = self.is(campaign.side(block));
        let known = if is_own { Known::All } else { Known::Open };
        BlockView {
            block,
            steps: campaign.steps(block),
            shown: campaign.is_seen(block),
            area: campaign.area(block),
            origin: campaign.origins[block.index()].filter(|_| is_own),
            marks: known.marks(campaign, block),
        }
    }

    /// [BOR-6.2.1] Of the headquarters on the map that the viewer sees.
    fn reaches(&self, seen: BlockSet) -> Vec<ReachView> {
        let headquarters = seen & self.setting().headquarters;
        let present = headquarters.iter().filter(|&hq| self.campaign.area(hq).is_some());
        let reach = |hq| ReachView::of(self.campaign, hq, self.is(self.campaign.side(hq)));
        present.map(reach).collect()
    }

    /// [BOR-9.1.2] Whom the enemy holds of Player 2, if the viewer is he.
    fn held(&self) -> BlockSet {
        let second = self.campaign.first.enemy();
        if self.is(second) { held::now(self.campaign) } else { BlockSet::NONE }
    }

    fn command(&self, command: Command) -> CommandView {
        let Command { hq, post, orders } = command;
        let is_own = self.is(self.campaign.side(hq));
        CommandView { hq, post, orders: Some(orders).filter(|_| is_own) }
    }
}
