//! A block that is known: what it is, what it has done, how it moves, fires and stands.

use engine::{Fact, Phrase, Thing};

use super::eyes::Eyes;
use super::reach;
use crate::battle::fire::Range;
use crate::battle::fire_value::{Part, Value, fire_value};
use crate::battle::scene::Scene;
use crate::board::Location;
use crate::ids::{BlockId, TownId};
use crate::pieces::{Kind, Target};
use crate::preview::value_id;
use crate::state::Campaign;
use crate::steps::morale::{PASSES, bonus};
use crate::steps::skirmish::skirmish_value;

pub(super) fn thing(eyes: &Eyes<'_>, block: BlockId) -> Thing {
    let campaign = eyes.campaign;
    let mut facts = vec![kind(campaign, block), strength(campaign, block)];
    facts.extend(state(eyes, block));
    facts.push(moves(campaign, block));
    match on_board(campaign, block) {
        Some((town, at)) => {
            facts.extend(fire(campaign, block, town, at));
            // [WAT-24.2.4] Whether a leader is near may be hidden from the enemy.
            facts.extend(eyes.owns(block).then(|| morale(campaign, block)).flatten());
        }
        None => facts.push(skirmish(campaign, block)),
    }
    let layers = if eyes.owns(block) { reach::layers(campaign, block) } else { Vec::new() };
    let name = campaign.with_block(Phrase::new("inspect-block"), "block", block);
    Thing { id: "block", name, facts, layers }
}

/// [WAT-1.1.2] Army and type.
fn kind(campaign: &Campaign, block: BlockId) -> Fact {
    let (army, kind) = (campaign.army(block), campaign.kind(block));
    let text = Phrase::new("fact-kind").term("army", army.term()).term("kind", kind.term());
    Fact::new("kind", text).by("WAT-1.1.2")
}

/// [WAT-1.1.3] Steps of how many.
fn strength(campaign: &Campaign, block: BlockId) -> Fact {
    let full = campaign.setting.get().block(block).full;
    let text = Phrase::new("fact-strength").number("steps", campaign.steps(block));
    Fact::new("strength", text.number("full", full)).by("WAT-1.1.3")
}

/// What holds of it now. [WAT-24.2.4] With the option a block can act before it is seen, and nobody
/// shall tell afterwards which one it was.
fn state(eyes: &Eyes<'_>, block: BlockId) -> Vec<Fact> {
    let (campaign, is_own) = (eyes.campaign, eyes.owns(block));
    let fact = |holds: bool, id: &'static str, text: &'static str, rule: &'static str| {
        holds.then(|| Fact::new(id, Phrase::new(text)).by(rule))
    };
    let is_disrupted = is_own && campaign.disrupted.contains(block);
    let has_moved = is_own && campaign.starts[block.index()].is_some();
    let has_acted = is_own && campaign.acted.contains(block);
    let mut facts: Vec<Fact> = [
        fact(is_disrupted, "disrupted", "fact-disrupted", "WAT-18.2.1"),
        fact(has_moved, "moved", "fact-moved", "WAT-5.2.2"),
        fact(campaign.engaged.contains(block), "engaged", "fact-engaged", "WAT-11.1.3"),
        fact(campaign.squares.contains(block), "square", "fact-square", "WAT-16.1.3"),
        fact(has_acted, "acted", "fact-acted", "WAT-12.1.3"),
    ]
    .into_iter()
    .flatten()
    .collect();
    if let Some(host) = campaign.host_of(block) {
        let text = campaign.with_block(Phrase::new("fact-sheltered"), "host", host);
        facts.push(Fact::new("sheltered", text).by("WAT-16.2.2"));
    }
    facts
}

/// [WAT-5.2.1], [WAT-13.1.1] How far it goes.
fn moves(campaign: &Campaign, block: BlockId) -> Fact {
    let allowance = campaign.kind(block).allowance();
    let text = Phrase::new("fact-moves").number("roads", allowance);
    Fact::new("moves", text).by("WAT-5.2.1")
}

fn on_board(campaign: &Campaign, block: BlockId) -> Option<(TownId, Location)> {
    campaign.town(block).zip(campaign.location(block))
}

/// [WAT-10.1.3] What it does in a skirmish.
fn skirmish(campaign: &Campaign, block: BlockId) -> Fact {
    let value = skirmish_value(campaign.kind(block));
    let text = Phrase::new("fact-fire-skirmish").number("dice", campaign.steps(block));
    Fact::new("skirmish", text.number("value", value)).by("WAT-10.1.3")
}

/// [WAT-14.2.6] Its fire value, at the enemies that it could fire at, and what it is made of.
fn fire(campaign: &Campaign, block: BlockId, town: TownId, at: Location) -> Vec<Fact> {
    let Some(range) = range(campaign, block, at) else { return Vec::new() };
    let scene = Scene::of(campaign, town, campaign.block_role(block));
    let aim = match range {
        Range::Short => Some(at),
        Range::Long => at.facing(),
    };
    let enemies = aim.map(|aim| scene.enemies_at(aim)).unwrap_or_default();
    let has_squares = !(enemies & campaign.squares).is_empty();
    let targets = [Target::Others].into_iter().chain(has_squares.then_some(Target::Squares));
    let facts = |target: Target| {
        let value = fire_value(&scene, block, range, target);
        facts_of(campaign.steps(block), range, target, &value)
    };
    targets.flat_map(facts).collect()
}

/// [WAT-14.1.1] Whether it fires within its location or, as a gun, at the facing position.
fn range(campaign: &Campaign, block: BlockId, at: Location) -> Option<Range> {
    if campaign.is_engaged(block) {
        return Some(Range::Short);
    }
    let is_far = campaign.kind(block).is_gun() && at.role() == campaign.block_role(block);
    (is_far && !at.is_reserve()).then_some(Range::Long)
}

fn facts_of(dice: u8, range: Range, target: Target, value: &Value) -> Vec<Fact> {
    let id = match range {
        Range::Short => "fact-fire",
        Range::Long => "fact-fire-long",
    };
    let text = Phrase::new(id).number("dice", dice).number("value", value.total());
    let rule = match range {
        Range::Short => "WAT-14.1.2",
        Range::Long => "WAT-14.2.1",
    };
    let total = Fact::new("fire", text.term("target", target.term())).by(rule);
    let part = |part: &Part| {
        let text = Phrase::new(value_id(part.why)).number("by", part.by);
        Fact::new("fire-part", text).by(part.why.rule())
    };
    [total].into_iter().chain(value.parts.iter().map(part)).collect()
}

/// [WAT-12.2.2] What it would have to roll with its last step; [WAT-12.2.5] leaders test alone.
fn morale(campaign: &Campaign, block: BlockId) -> Option<Fact> {
    let is_last = campaign.steps(block) == 1 && campaign.is_engaged(block);
    if !is_last || campaign.kind(block) == Kind::Leader {
        return None;
    }
    let passes = PASSES.saturating_sub(bonus(campaign, block)).max(1);
    let ways = 7 - i64::from(passes);
    let text = Phrase::new("fact-morale").number("passes", passes).number("ways", ways);
    Some(Fact::new("morale", text).by("WAT-12.2.2"))
}
