//! How a block fires: by its rating, in the battle that is fought, and as a gun into the next areas.

use engine::{Fact, Layer, Phrase, Spot};

use crate::battle::fire;
use crate::battle::fire_value::{self, Part};
use crate::bombardment;
use crate::ids::{AreaId, BlockId};
use crate::pieces::{Aim, Arms, Class};
use crate::preview::{bombardment_parts, value_id};
use crate::state::Campaign;

/// [BOR-3.1.1] Its rating, and [BOR-11.1.2] its fire in the battle with all that it is made of.
pub(super) fn facts(campaign: &Campaign, block: BlockId) -> Vec<Fact> {
    let card = campaign.card(block);
    let text = Phrase::new("fact-rating").text("letter", card.kind.letter().printed());
    let rating = Fact::new("rating", text.number("value", card.fire)).by("BOR-3.1.1");
    let fights = campaign
        .battle
        .as_ref()
        .is_some_and(|battle| !battle.is_over && campaign.fighters(card.side).contains(block));
    let ways = fights.then(|| fire::ways(campaign, block)).into_iter().flatten();
    let shots = ways.flat_map(|(aim, arms)| shot(campaign, block, aim, arms));
    [rating].into_iter().chain(shots).collect()
}

fn shot(campaign: &Campaign, block: BlockId, aim: Aim, arms: Arms) -> Vec<Fact> {
    let Some(fire) = fire_value::fire(campaign, block, aim, arms) else { return Vec::new() };
    let id = match arms {
        Arms::Fire => "fact-fire",
        Arms::Bayonet => "fact-bayonet",
    };
    let text = Phrase::new(id).term("aim", aim.term());
    let text = text.number("dice", fire.dice).number("value", fire.value);
    let total = Fact::new("fire", text).by("BOR-11.1.2");
    let part = |part: &Part| {
        let text = Phrase::new(value_id(part.why)).number("by", part.value);
        Fact::new("fire-part", text).by(part.why.rule())
    };
    let parts = fire_value::parts(campaign, block, aim, arms);
    [total].into_iter().chain(parts.iter().map(part)).collect()
}

/// [BOR-7.2.1] The areas into which a gun could fire, with what would hit there.
pub(super) fn bombardments(campaign: &Campaign, block: BlockId) -> Option<Layer> {
    let from = campaign.area(block).filter(|_| campaign.class(block) == Class::Artillery)?;
    let spot = |at: AreaId| {
        let value = bombardment::value(campaign, block, at).ok()?;
        let by = bombardment_parts(campaign, block, at).into_iter().map(|(_, by)| i64::from(by));
        let text = Phrase::new("spot-value").number("value", value);
        let text = text.number("by", by.skip(1).sum::<i64>());
        Some(Spot { place: campaign.map().name_of(at), text: Some(text) })
    };
    let places: Vec<Spot> = campaign.map().neighbours(from).iter().filter_map(spot).collect();
    let text = Phrase::new("layer-bombard").number("dice", campaign.steps(block));
    let layer = Layer { id: "bombard", text, rule: Some("BOR-7.2.1"), places };
    (!layer.places.is_empty()).then_some(layer)
}
