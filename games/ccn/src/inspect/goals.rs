//! Chapter 30: what the scenario says of a hex: objectives, exits, pieces to come, changes.

use engine::{Fact, Layer, Phrase};

use super::{by_rule, layer};
use crate::hex::{Hex, HexSet};
use crate::scenario::{Counts, Needs};
use crate::setting::{Change, Exit, Objective, Setting};
use crate::state::{Battle, Fate};

pub(super) fn facts(battle: &Battle, hex: Hex) -> Vec<Fact> {
    let setting = battle.setting.get();
    let numbered = setting.objectives.iter().enumerate();
    let here = numbered.filter(|(_, objective)| objective.hexes.contains(hex));
    let objectives = here.map(|(number, it)| objective(it, battle.held & 1 << number != 0));
    let exits = setting.exits.iter().filter(|it| it.hexes.contains(hex)).map(exit);
    let changes = setting.changes.iter().enumerate();
    let to_come =
        changes.filter(|(number, it)| battle.changed & 1 << number == 0 && it.hexes.contains(hex));
    let changes = to_come.map(|(_, it)| change(it));
    objectives.chain(exits).chain(entries(battle, hex)).chain(changes).collect()
}

/// The other hexes of what lies here: of the objectives of one name, and of exits.
pub(super) fn layers(battle: &Battle, hex: Hex) -> Vec<Layer> {
    let setting = battle.setting.get();
    let mut names: Vec<&str> = Vec::new();
    for objective in setting.objectives.iter().filter(|it| it.hexes.contains(hex)) {
        if !names.contains(&objective.name.as_str()) {
            names.push(&objective.name);
        }
    }
    let objectives = names.into_iter().filter_map(|name| of_objective(setting, name));
    let exits = setting.exits.iter().filter(|it| it.hexes.contains(hex));
    let exits = exits.filter_map(|it| of_several("exit", "CCN-30.3.1", &it.name, it.hexes));
    objectives.chain(exits).collect()
}

fn of_objective(setting: &Setting, name: &str) -> Option<Layer> {
    let same = setting.objectives.iter().filter(|it| it.name == name);
    let hexes = same.fold(HexSet::NONE, |hexes, it| hexes.or(it.hexes));
    of_several("objective", "CCN-30.2.4", name, hexes)
}

fn of_several(id: &'static str, rule: &'static str, name: &str, hexes: HexSet) -> Option<Layer> {
    let text = Phrase::new("layer-place").text("name", name.to_owned());
    by_rule(layer(id, text, hexes).filter(|layer| layer.places.len() > 1), rule)
}

/// [CCN-30.2.4] What it is worth, to whom, and what must be held for it.
fn objective(objective: &Objective, is_counted: bool) -> Fact {
    let (text, rule) = match objective.counts {
        Counts::WhileHeld => ("fact-objective-while-held", "CCN-30.2.1"),
        Counts::Permanently => ("fact-objective-permanently", "CCN-30.2.2"),
        Counts::AtStart => ("fact-objective-at-start", "CCN-30.2.3"),
    };
    let (needs, hexes) = match objective.needs {
        Needs::Each => ("each", 1),
        Needs::AtLeast(hexes) => ("some", hexes),
        Needs::MoreThanEnemy => ("more", 0),
    };
    let text = Phrase::new(text)
        .text("name", objective.name.clone())
        .term("side", objective.side.term())
        .number("banners", objective.banners)
        .text("needs", needs)
        .number("hexes", hexes)
        .number("counted", i64::from(is_counted));
    Fact::new("objective", text).by(rule)
}

/// [CCN-30.3.1] Who may leave here, and what for.
fn exit(exit: &Exit) -> Fact {
    let text = Phrase::new("fact-exit")
        .text("name", exit.name.clone())
        .term("side", exit.side.term())
        .number("banners", exit.banners)
        .number("most", exit.most.unwrap_or_default());
    Fact::new("exit", text).by("CCN-30.3.1")
}

/// [CCN-30.3.2] The pieces that are to enter here.
fn entries(battle: &Battle, hex: Hex) -> Vec<Fact> {
    let setting = battle.setting.get();
    let enters = |name: &str, turn: Option<u32>| {
        let text = Phrase::new("fact-enters").text("unit", name.to_owned());
        Fact::new("enters", text.number("turn", turn.unwrap_or(1))).by("CCN-30.3.2")
    };
    let units = battle.all_units().filter(|&id| battle.unit(id).waits);
    let units = units.filter(|&id| battle.unit(id).hex == hex);
    let cards = units.map(|id| &setting.units[usize::from(id.0)]);
    let mut facts: Vec<Fact> = cards.map(|card| enters(&card.name, card.enters)).collect();
    let leaders = battle
        .all_leaders()
        .filter(|&id| battle.leader(id).fate == Fate::Waiting && battle.leader(id).hex == hex);
    let cards = leaders.map(|id| &setting.leaders[usize::from(id.0)]);
    facts.extend(cards.map(|card| enters(&card.name, card.enters)));
    facts
}

/// [CCN-30.4.2] What the ground will become.
fn change(change: &Change) -> Fact {
    let text = Phrase::new("fact-change").text("name", change.name.clone());
    Fact::new("change", text.term("ground", change.ground.term())).by("CCN-30.4.2")
}
