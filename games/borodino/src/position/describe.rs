//! From the campaign to the document.

use std::collections::BTreeMap;

use super::ask;
use super::document::{
    BattleEntry, BlockPlace, CommandEntry, CrossingEntry, Document, ShelterEntry,
};
use super::usual::{usual_holding, usual_posts, usual_shown};
use crate::ids::{AreaId, AreaSet, BlockId, BlockSet, BorderId, BorderSet};
use crate::pieces::{Letter, Post, Side};
use crate::setting::Setting;
use crate::state::{Battle, Campaign, Command, Passage};
use crate::step::Step;

/// The document that describes a campaign between two decisions, before the first or after the last.
pub(crate) fn document(campaign: &Campaign) -> Document {
    let setting = campaign.setting.get();
    let step = campaign.step().unwrap_or_default();
    let shown = usual_shown(campaign, step);
    Document {
        scenario: Some(setting.scenario.id.clone()),
        turn: Some(campaign.turn),
        first: campaign.first,
        ask: ask::ask(campaign),
        blocks: setting.all_blocks().filter_map(|block| place_of(campaign, block)).collect(),
        destroyed: ids(setting, campaign.destroyed),
        withdrawn: ids(setting, campaign.withdrawn),
        points: campaign.points,
        posts: posts(campaign),
        burnt: borders(setting, campaign.burnt),
        captured: areas(setting, campaign.captured),
        active: campaign.commands.iter().map(|it| command(campaign, it)).collect(),
        activated: activated(campaign),
        shown: (campaign.shown != shown).then(|| ids(setting, campaign.shown)),
        fired_over: borders(setting, campaign.fired_over),
        reserves: ids(setting, campaign.reserves),
        crossings: crossings(campaign),
        holding: holding(campaign, step),
        second_attacks: areas(setting, campaign.second_attacks),
        battle: campaign.battle.as_ref().map(|battle| battle_entry(campaign, battle)),
        supplied: campaign.supplied.map(|set| areas(setting, set)),
        spent: spent(campaign),
    }
}

fn ids(setting: &Setting, blocks: BlockSet) -> Vec<String> {
    blocks.iter().map(|block| setting.block_id(block).to_owned()).collect()
}

fn areas(setting: &Setting, areas: AreaSet) -> Vec<String> {
    areas.iter().map(|area| setting.area_id(area).to_owned()).collect()
}

fn borders(setting: &Setting, borders: BorderSet) -> Vec<String> {
    borders.iter().map(|border| setting.border_id(border)).collect()
}

fn place_of(campaign: &Campaign, block: BlockId) -> Option<BlockPlace> {
    let setting = campaign.setting.get();
    let named = |area: AreaId| setting.area_id(area).to_owned();
    let steps = campaign.steps(block);
    Some(BlockPlace {
        id: setting.block_id(block).to_owned(),
        area: named(campaign.area(block)?),
        steps: (steps != setting.full_steps(block)).then_some(steps),
        moved: campaign.moved.contains(block),
        bombarded: campaign.bombarded.contains(block),
        from: campaign.origins[block.index()].map(named),
    })
}

fn posts(campaign: &Campaign) -> Option<BTreeMap<Post, String>> {
    let setting = campaign.setting.get();
    let held = Post::ALL.into_iter().zip(campaign.posts);
    let named = |(post, holder): (Post, Option<BlockId>)| {
        Some((post, setting.block_id(holder?).to_owned()))
    };
    (campaign.posts != usual_posts(campaign)).then(|| held.filter_map(named).collect())
}

fn command(campaign: &Campaign, command: &Command) -> CommandEntry {
    let usual = if command.post.is_some() { campaign.steps(command.hq) } else { 0 };
    CommandEntry {
        hq: campaign.setting.get().block_id(command.hq).to_owned(),
        post: command.post,
        orders: (command.orders != usual).then_some(command.orders),
    }
}

fn activated(campaign: &Campaign) -> Option<Vec<String>> {
    let usual: BlockSet = campaign.commands.iter().map(|command| command.hq).collect();
    (campaign.activated != usual).then(|| ids(campaign.setting.get(), campaign.activated))
}

fn crossings(campaign: &Campaign) -> Vec<CrossingEntry> {
    let mut entries = Vec::new();
    for border in campaign.map().all_borders() {
        for side in Side::BOTH {
            for to in campaign.border(border).ends {
                let blocks = campaign.crossed(border, side, to);
                if blocks > 0 {
                    entries.push(crossing(campaign, border, to, side, blocks));
                }
            }
        }
    }
    entries
}

fn crossing(
    campaign: &Campaign,
    border: BorderId,
    to: AreaId,
    side: Side,
    blocks: u8,
) -> CrossingEntry {
    let named = |area: AreaId| campaign.setting.get().area_id(area).to_owned();
    let from = campaign.border(border).other_end(to);
    CrossingEntry { from: named(from), to: named(to), side, blocks }
}

fn holding(campaign: &Campaign, step: Step) -> Option<BTreeMap<String, u8>> {
    if campaign.holding == usual_holding(campaign, step) {
        return None;
    }
    let setting = campaign.setting.get();
    let held = setting.map.all_areas().map(|area| (area, campaign.holding[area.index()]));
    let held = held.filter(|&(_, blocks)| blocks > 0);
    Some(held.map(|(area, blocks)| (setting.area_id(area).to_owned(), blocks)).collect())
}

fn battle_entry(campaign: &Campaign, battle: &Battle) -> BattleEntry {
    let setting = campaign.setting.get();
    let shelters = battle.shelters.iter().map(|it| ShelterEntry {
        square: setting.block_id(it.square).to_owned(),
        guest: setting.block_id(it.guest).to_owned(),
    });
    let passages = battle.passages.iter();
    let passage = |it: &Passage| crossing(campaign, it.border, it.to, it.side, 1);
    BattleEntry {
        area: setting.area_id(battle.area).to_owned(),
        round: battle.round,
        attacker: battle.attacker,
        letter: interrupted_letter(campaign),
        acted: ids(setting, battle.acted),
        squares: ids(setting, battle.squares),
        shelters: shelters.collect(),
        flankers: ids(setting, battle.flankers),
        flank_bonus: ids(setting, battle.flank_bonus),
        passages: passages.map(passage).collect(),
        withdrawals: battle.withdrawals,
        odd_hit: battle.odd_hit,
    }
}

/// The letter whose turns are interrupted by what is asked.
fn interrupted_letter(campaign: &Campaign) -> Option<Letter> {
    let step = campaign.step()?;
    if !matches!(step, Step::Hits(_) | Step::GoOn { .. }) {
        return None;
    }
    campaign.agenda.iter().rev().find_map(|step| {
        let Step::Turns { letter, .. } = step else { return None };
        Some(*letter)
    })
}

fn spent(campaign: &Campaign) -> BTreeMap<String, u8> {
    let setting = campaign.setting.get();
    let spent = setting.sources.iter().zip(campaign.spent).filter(|&(_, points)| points > 0);
    spent.map(|(source, points)| (setting.area_id(source.area).to_owned(), points)).collect()
}
