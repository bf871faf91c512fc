//! What stands in a hex and what it can do.
//!
//! Everything is asked of a copy that holds no more than the viewer knows (`eyes`); `unit` has the
//! values of a unit, `orders` what it may be told to do, `reach` how far it comes and sees, `ground`
//! what is to be said of the hex.

mod eyes;
mod ground;
mod orders;
mod reach;
mod unit;

use engine::{Fact, Inspection, Phrase, Thing, Viewer};

use crate::ids::HexId;
use crate::state::Battle;
use crate::view::{self, AmbushView};

/// What stands in the hex with this printed number.
pub(crate) fn inspect(battle: &Battle, viewer: Viewer, place: &str) -> Option<Inspection> {
    let hex = battle.ground().numbered(place)?;
    let known = eyes::known(battle, viewer);
    let mut things = Vec::new();
    things.extend(known.occupant(hex).map(|unit| unit::thing(&known, viewer, unit)));
    things.extend(ambush_in(battle, viewer, hex));
    things.push(ground::thing(battle, hex));
    Some(Inspection { things })
}

/// [SAM-20.1.4] An enemy that was last seen there.
fn ambush_in(battle: &Battle, viewer: Viewer, hex: HexId) -> Option<Thing> {
    let ambushes = view::view(battle, viewer).ambushes;
    let ambush = ambushes.into_iter().find(|ambush| ambush.hex == hex)?;
    Some(remembered(battle, &ambush))
}

fn remembered(battle: &Battle, ambush: &AmbushView) -> Thing {
    let name = battle.setting.get().of_unit("inspect-ambush", ambush.unit);
    let figures = Phrase::new("fact-remembered").number("figures", ambush.figures);
    let facts = vec![Fact::new("figures", figures).by("SAM-20.1.4")];
    Thing { id: "ambush", name, facts, layers: Vec::new() }
}
