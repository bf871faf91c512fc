//! A block that is known: what it is, what it has done, and what it can do.

use engine::{Fact, Phrase, Thing};

use super::eyes::Eyes;
use super::{command, fire, orders};
use crate::ids::BlockId;
use crate::pieces::Kind;
use crate::setting::BlockCard;
use crate::state::Campaign;

pub(super) fn thing(eyes: &Eyes<'_>, block: BlockId) -> Thing {
    let campaign = eyes.campaign;
    let mut facts = vec![kind(campaign, block), strength(campaign, block)];
    facts.extend(corps(campaign, block));
    facts.extend(post(campaign, block));
    facts.extend(fire::facts(campaign, block));
    facts.extend(formation(campaign, block));
    let mut layers = Vec::new();
    if eyes.owns(block) {
        facts.extend(marks(campaign, block));
        facts.extend(orders::facts(campaign, block));
        layers.extend(orders::layers(campaign, block));
        layers.extend(command::layer(campaign, block));
        layers.extend(fire::bombardments(campaign, block));
    }
    let name = campaign.with_block(Phrase::new("inspect-block"), "block", block);
    Thing { id: "block", name, facts, layers }
}

/// [BOR-3.1.2] Side and type; [BOR-3.1.7] Guard.
fn kind(campaign: &Campaign, block: BlockId) -> Fact {
    let card = campaign.card(block);
    let id = if card.is_guard { "fact-kind-guard" } else { "fact-kind" };
    let text = Phrase::new(id).term("side", card.side.term()).term("kind", card.kind.term());
    Fact::new("kind", text).by(if card.is_guard { "BOR-3.1.7" } else { "BOR-3.1.2" })
}

/// [BOR-3.1.3] Steps of how many.
fn strength(campaign: &Campaign, block: BlockId) -> Fact {
    let text = Phrase::new("fact-strength").number("steps", campaign.steps(block));
    Fact::new("strength", text.number("full", campaign.card(block).full)).by("BOR-3.1.3")
}

/// [BOR-6.3.1] The corps of a block, [BOR-4.1.6] and the headquarters to which it is attached;
/// [BOR-6.3.6] independent troops obey anybody.
fn corps(campaign: &Campaign, block: BlockId) -> Option<Fact> {
    let setting = campaign.setting.get();
    let card: &BlockCard = campaign.card(block);
    if card.kind.is_independent() {
        return Some(Fact::new("corps", Phrase::new("fact-independent")).by("BOR-6.3.6"));
    }
    if let Some(hq) = setting.scenario.attached_to(&card.id) {
        let hq = setting.find_block(hq).map_or_else(String::new, |hq| setting.block_name(hq));
        let corps = card.mark.clone().unwrap_or_default();
        let text = Phrase::new("fact-attached").text("hq", hq).text("corps", corps);
        return Some(Fact::new("corps", text).by("BOR-4.1.6"));
    }
    let corps = card.mark.clone()?;
    Some(Fact::new("corps", Phrase::new("fact-corps").text("corps", corps)).by("BOR-6.3.1"))
}

/// [BOR-14.1.2] The army post that a headquarters holds, and [BOR-6.2.1] how far its orders reach.
fn post(campaign: &Campaign, block: BlockId) -> Vec<Fact> {
    if campaign.kind(block) != Kind::Headquarters {
        return Vec::new();
    }
    let post = campaign.post_of(block).map(|post| {
        Fact::new("post", Phrase::new("fact-post").term("post", post.term())).by("BOR-14.1.2")
    });
    let range = Phrase::new("fact-range").number("range", campaign.card(block).range);
    post.into_iter().chain([Fact::new("range", range).by("BOR-6.2.1")]).collect()
}

/// [BOR-12.2.1], [BOR-12.2.5] Whether it is in square, or sheltered.
fn formation(campaign: &Campaign, block: BlockId) -> Option<Fact> {
    let battle = campaign.battle.as_ref()?;
    if battle.squares.contains(block) {
        return Some(Fact::new("square", Phrase::new("fact-square")).by("BOR-12.4.4"));
    }
    let shelter = battle.shelters.iter().find(|shelter| shelter.guest == block)?;
    let text = campaign.with_block(Phrase::new("fact-sheltered"), "square", shelter.square);
    Some(Fact::new("sheltered", text).by("BOR-12.2.5"))
}

/// What it has done this turn.
fn marks(campaign: &Campaign, block: BlockId) -> Vec<Fact> {
    let fact = |holds: bool, id: &'static str, text: &'static str, rule: &'static str| {
        holds.then(|| Fact::new(id, Phrase::new(text)).by(rule))
    };
    let acts = campaign.battle.as_ref().is_some_and(|battle| battle.acted.contains(block));
    [
        fact(campaign.moved.contains(block), "moved", "fact-moved", "BOR-8.1.1"),
        fact(campaign.bombarded.contains(block), "bombarded", "fact-bombarded", "BOR-7.1.5"),
        fact(campaign.activated.contains(block), "activated", "fact-activated", "BOR-6.1.1"),
        fact(campaign.reserves.contains(block), "reserve", "fact-reserve", "BOR-9.3.1"),
        fact(acts, "acted", "fact-acted", "BOR-10.3.1"),
    ]
    .into_iter()
    .flatten()
    .collect()
}
