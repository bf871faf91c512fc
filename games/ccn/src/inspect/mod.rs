//! What stands in a hex and what it can do: its numbers as they are now, why they are so, and hexes
//! to be shown for it.
//!
//! Nothing is counted here: every number and every hex comes from the functions that the rules ask
//! themselves. What they ask of a unit that is ordered is asked of every unit, as if it were.

mod dice;
mod goals;
mod ground;
mod layers;
mod leader;
mod unit;

use engine::{Fact, Inspection, Layer, Phrase, Spot};

use crate::ban::Allowed;
use crate::hex::{Hex, HexSet};
use crate::pieces::{LeaderId, Side};
use crate::state::{Battle, Fate, Played, Step};
use crate::words::place;

/// [CCN-28.1.5] The board is open: everybody is told the same of it.
pub(crate) fn inspect(battle: &Battle, at: &str) -> Option<Inspection> {
    let hex = Hex::all().find(|&hex| place(hex) == at)?;
    let unit = battle.unit_at(hex).map(|id| unit::thing(battle, id));
    let leaders = leaders_in(battle, hex).map(|id| leader::thing(battle, id));
    let things = unit.into_iter().chain(leaders).chain([ground::thing(battle, hex)]);
    Some(Inspection { things: things.collect() })
}

/// The leader who stands in a hex, and one who flees through it.
fn leaders_in(battle: &Battle, hex: Hex) -> impl Iterator<Item = LeaderId> {
    let is_there = move |&id: &LeaderId| {
        let leader = battle.leader(id);
        leader.hex == hex && matches!(leader.fate, Fate::Present | Fate::Fleeing)
    };
    battle.all_leaders().filter(is_there)
}

/// The position as it would be for an ordered piece of `side`: in the turn of that side, under a
/// card or under none.
fn under_orders(battle: &Battle, side: Side, played: Option<Played>) -> Battle {
    let mut ordered = battle.clone();
    (ordered.active, ordered.played) = (side, played);
    ordered
}

/// [CCN-5.1.2] Whether pieces that are ordered in this turn still come to move.
fn moves_are_open(battle: &Battle) -> bool {
    let is_before = |step: &Step| {
        matches!(
            step,
            Step::PlayCard
                | Step::GiveOrders
                | Step::ChooseSection
                | Step::Leadership
                | Step::ChooseMode
                | Step::Rally
                | Step::LeaveSquare { .. }
                | Step::Movement
        )
    };
    battle.agenda.iter().any(is_before)
}

/// What forbids something, as a fact.
fn forbidden(id: &'static str, allowed: Allowed) -> Option<Fact> {
    let refusal = allowed.err()?.refusal();
    Some(Fact::new(id, refusal.why).by(refusal.rule))
}

/// A layer of hexes with nothing to say about each of them; none if there are none.
fn layer(id: &'static str, text: Phrase, hexes: HexSet) -> Option<Layer> {
    let spots = hexes.iter().map(|hex| Spot { place: place(hex), text: None });
    layer_of(id, text, spots.collect())
}

fn layer_of(id: &'static str, text: Phrase, places: Vec<Spot>) -> Option<Layer> {
    (!places.is_empty()).then_some(Layer { id, text, rule: None, places })
}

/// The same layer by a rule.
fn by_rule(layer: Option<Layer>, rule: &'static str) -> Option<Layer> {
    layer.map(|layer| Layer { rule: Some(rule), ..layer })
}
