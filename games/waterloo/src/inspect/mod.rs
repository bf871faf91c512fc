//! What stands at a place and what it can do, as far as the one who looks may know.
//!
//! Nothing is counted here: every number and every place comes from the functions that the rules
//! ask themselves. [WAT-24.1.1] Of blocks that are not seen only their number and army is told.

mod block;
mod eyes;
mod location;
mod reach;
mod town;

use engine::{Fact, Inspection, Phrase, Thing, Viewer};

use crate::board::Location;
use crate::ids::TownId;
use crate::pieces::Army;
use crate::setting::BlockSet;
use crate::state::Campaign;

use eyes::Eyes;

/// A town by its name or its short name, or a location on the board of its battle: `Ligny D-C`.
pub(crate) fn inspect(campaign: &Campaign, viewer: Viewer, place: &str) -> Option<Inspection> {
    let eyes = Eyes::of(campaign, viewer);
    if let Some(town) = find_town(campaign, place) {
        return Some(town::look(&eyes, town));
    }
    let (town, code) = place.rsplit_once(' ')?;
    let town = find_town(campaign, town)?;
    let at = Location::ALL.into_iter().find(|at| at.code() == code)?;
    location::look(&eyes, town, at)
}

fn find_town(campaign: &Campaign, name: &str) -> Option<TownId> {
    let map = &campaign.setting.get().map;
    let is_called = |&town: &TownId| map.town(town).name == name || map.town(town).id == name;
    map.all_towns().find(is_called)
}

/// The blocks that are known one by one, then those that are not as numbers.
fn pieces(eyes: &Eyes<'_>, blocks: BlockSet) -> Vec<Thing> {
    let known = eyes.known(blocks);
    let hidden = blocks - known;
    let named = known.iter().map(|block| block::thing(eyes, block));
    let numbers = Army::ALL.into_iter().filter_map(|army| hidden_thing(eyes, hidden, army));
    named.chain(numbers).collect()
}

/// [WAT-24.1.1] How many hidden blocks of an army there are, and how many of them are disrupted.
fn hidden_thing(eyes: &Eyes<'_>, hidden: BlockSet, army: Army) -> Option<Thing> {
    let campaign = eyes.campaign;
    let of_army = hidden & campaign.setting.get().of_army[army as usize];
    if of_army.is_empty() {
        return None;
    }
    let name = Phrase::new("inspect-hidden")
        .term("army", army.term())
        .number("blocks", i64::from(of_army.len()));
    let disrupted = i64::from((of_army & campaign.disrupted).len());
    let text = Phrase::new("fact-disrupted-number").number("blocks", disrupted);
    let fact = Fact::new("disrupted", text).by("WAT-18.2.1");
    let facts = if disrupted > 0 { vec![fact] } else { Vec::new() };
    Some(Thing { id: "hidden", name, facts, layers: Vec::new() })
}
