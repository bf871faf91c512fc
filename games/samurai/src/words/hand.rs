//! [SAM-20.1.4] The units of a side that its enemy does not see.

use engine::{Phrase, Seat};

use super::terms;
use crate::ids::UnitId;
use crate::pieces::Status;
use crate::setting::Start;
use crate::state::Battle;

/// Hidden units with their places, and reinforcements with the turn in which they come.
pub(super) fn hand(battle: &Battle, seat: Seat) -> Vec<Phrase> {
    let Some(side) = battle.seating().side(seat) else { return Vec::new() };
    let hidden = battle.in_order(battle.army(side) & battle.hidden());
    let waiting = battle.in_order(battle.army(side) & battle.with_status(Status::Waiting));
    let hidden = hidden.filter_map(|unit| in_ambush(battle, unit));
    hidden.chain(waiting.filter_map(|unit| on_the_way(battle, unit))).collect()
}

fn in_ambush(battle: &Battle, unit: UnitId) -> Option<Phrase> {
    let (setting, state) = (battle.setting.get(), battle.unit(unit));
    let phrase = setting.with_hex(setting.of_unit("hand-hidden", unit), "hex", state.hex?);
    let phrase = phrase.term("facing", terms::direction(state.facing));
    Some(phrase.number("figures", state.figures).term("state", terms::state(state.markers)))
}

fn on_the_way(battle: &Battle, unit: UnitId) -> Option<Phrase> {
    let setting = battle.setting.get();
    let Start::Enters { turn, hexes } = battle.post(unit).start else { return None };
    let hexes: Vec<String> = hexes.iter().map(|hex| setting.hex_name(hex)).collect();
    let phrase = setting.of_unit("hand-waiting", unit).number("turn", turn);
    Some(phrase.text("hexes", hexes.join(" ")))
}
