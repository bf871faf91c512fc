//! What stands at a place and what it can do, as far as the one who looks may know.
//!
//! Nothing is counted here: every number and every place comes from the functions that the rules
//! ask themselves. [BOR-18.1.1] Of blocks that are not seen only their number is told.

mod area;
mod block;
mod border;
mod command;
mod eyes;
mod fire;
mod orders;

use engine::{Inspection, Phrase, Thing, Viewer};

use crate::ids::{AreaId, BlockSet};
use crate::pieces::Side;
use crate::state::Campaign;
use crate::view::veiled;

use eyes::Eyes;

/// An area by its name or its short name, or a block by its number: `block:12`.
pub(crate) fn inspect(campaign: &Campaign, viewer: Viewer, place: &str) -> Option<Inspection> {
    let veiled = veiled(campaign, viewer);
    let campaign = veiled.as_ref().unwrap_or(campaign);
    let eyes = Eyes::of(campaign, viewer);
    if let Some(number) = place.strip_prefix("block:") {
        return block_by_number(&eyes, number);
    }
    let area = find(campaign, place)?;
    let here = Side::BOTH.map(|side| campaign.of_side_in(area, side));
    let mut things = pieces(&eyes, here[0] | here[1]);
    things.push(area::thing(&eyes, area));
    Some(Inspection { things })
}

/// [BOR-18.1.1] A block on the map that he knows; of no other it is told that there is one.
fn block_by_number(eyes: &Eyes<'_>, number: &str) -> Option<Inspection> {
    let on_map = Side::BOTH.map(|side| eyes.campaign.on_map(side));
    let mut known = eyes.known(on_map[0] | on_map[1]).iter();
    let block = known.find(|block| block.index().to_string() == number)?;
    Some(Inspection { things: vec![block::thing(eyes, block)] })
}

fn find(campaign: &Campaign, name: &str) -> Option<AreaId> {
    let map = campaign.map();
    let is_called = |&area: &AreaId| map.area(area).name == name || map.area(area).id == name;
    map.all_areas().find(is_called)
}

/// The blocks that are known one by one, then those that are not as numbers.
fn pieces(eyes: &Eyes<'_>, blocks: BlockSet) -> Vec<Thing> {
    let known = eyes.known(blocks);
    let named = known.iter().map(|block| block::thing(eyes, block));
    let hidden = Side::BOTH.into_iter().filter_map(|side| {
        let of_side = (blocks - known) & eyes.campaign.setting.get().of_side(side);
        hidden_thing(side, of_side)
    });
    named.chain(hidden).collect()
}

/// [BOR-18.1.1] How many hidden blocks of a side there are.
fn hidden_thing(side: Side, hidden: BlockSet) -> Option<Thing> {
    let name = Phrase::new("inspect-hidden")
        .term("side", side.term())
        .number("blocks", i64::from(hidden.len()));
    let thing = Thing { id: "hidden", name, facts: Vec::new(), layers: Vec::new() };
    (!hidden.is_empty()).then_some(thing)
}
