//! The values of a unit as they are now, and why.

use engine::{Fact, Phrase, Thing, Viewer};

use super::{orders, reach};
use crate::cards::Special;
use crate::ids::UnitId;
use crate::pieces::{Arm, Commander, Level, Status};
use crate::preview::notes;
use crate::state::Battle;
use crate::values::{self, Parts};
use crate::words::terms;

/// A unit in the field.
pub(super) fn thing(battle: &Battle, viewer: Viewer, unit: UnitId) -> Thing {
    let setting = battle.setting.get();
    let mut facts = vec![figures(battle, unit)];
    facts.extend(hidden(battle, unit));
    facts.extend(nerves(battle, unit));
    facts.extend(engaged(battle, unit));
    facts.extend(strength(battle, unit));
    facts.extend(shooting(battle, unit));
    facts.extend(orders::facts(battle, viewer, unit));
    let name = setting.of_unit("inspect-unit", unit);
    let name = name.term("facing", terms::direction(battle.unit(unit).facing));
    Thing { id: "unit", name, facts, layers: reach::layers(battle, unit) }
}

/// [SAM-3.1.4], [SAM-3.2.1] Figures, of how many, and the commander.
fn figures(battle: &Battle, unit: UnitId) -> Fact {
    let state = battle.unit(unit);
    let id = match state.commander {
        Commander::Present => "fact-figures-commander",
        Commander::None => "fact-figures",
        Commander::Lost => "fact-figures-leaderless",
    };
    let text = Phrase::new(id).number("figures", state.figures);
    Fact::new("figures", text.number("full", battle.full_strength(unit))).by("SAM-3.1.4")
}

fn hidden(battle: &Battle, unit: UnitId) -> Option<Fact> {
    let hides = battle.status(unit) == Status::Hidden;
    hides.then(|| Fact::new("hidden", Phrase::new("fact-hidden")).by("SAM-11.1.2"))
}

/// [SAM-14.1.1] Its state, [SAM-14.5.1] honour and [SAM-18.1.1] fatigue, where the level knows them.
fn nerves(battle: &Battle, unit: UnitId) -> Vec<Fact> {
    let state = battle.unit(unit);
    let mut facts = Vec::new();
    if battle.plays(Level::Extended) {
        let text = Phrase::new("fact-state").term("state", terms::state(state.markers));
        facts.push(Fact::new("state", text).by("SAM-14.1.1"));
    }
    if state.honour {
        facts.push(Fact::new("honour", Phrase::new("fact-honour")).by("SAM-14.5.2"));
    }
    if battle.plays(Level::Expert) {
        let text = Phrase::new("fact-fatigue").number("markers", state.fatigue);
        facts.push(Fact::new("fatigue", text).by("SAM-18.1.1"));
    }
    facts
}

/// [SAM-8.2.1] Whom it fights.
fn engaged(battle: &Battle, unit: UnitId) -> Option<Fact> {
    let setting = battle.setting.get();
    let foes: Vec<String> = battle.foes(unit).iter().map(|foe| setting.unit_name(foe)).collect();
    let text = Phrase::new("fact-engaged").text("foes", foes.join(", "));
    (!foes.is_empty()).then(|| Fact::new("engaged", text).by("SAM-8.2.1"))
}

/// [SAM-3.3.1] to [SAM-3.3.3] Attack against both arms, defence and steadfastness, part by part.
fn strength(battle: &Battle, unit: UnitId) -> Vec<Fact> {
    let attack = |id, arm| {
        let dice = battle.card(unit).attack_against(arm).dice * battle.unit(unit).figures;
        let parts = values::attack_against(battle, unit, arm);
        (
            id,
            "SAM-3.3.1",
            Phrase::new(id).number("dice", dice).number("value", parts.value()),
            parts,
        )
    };
    let defence = values::defence_parts(battle, unit);
    let left = Phrase::new("fact-defence").number("value", values::defence_left(battle, unit));
    let steady = values::steadfastness_parts(battle, unit);
    let test = Phrase::new("fact-steadfastness").number("value", steady.sum());
    let mut facts = Vec::new();
    for (id, rule, text, parts) in [
        attack("fact-attack-infantry", Arm::Infantry),
        attack("fact-attack-cavalry", Arm::Cavalry),
        ("fact-defence", "SAM-3.3.2", left, defence),
    ] {
        facts.extend(with_parts(id, rule, text, &parts));
    }
    if battle.plays(Level::Extended) {
        facts.extend(with_parts("fact-steadfastness", "SAM-3.3.3", test, &steady));
    }
    facts
}

/// A value, and what it is made of if that is more than the card.
fn with_parts(id: &'static str, rule: &'static str, text: Phrase, parts: &Parts) -> Vec<Fact> {
    let mut facts = vec![Fact::new(id, text).by(rule)];
    if parts.iter().count() > 1 {
        let part = |(source, by)| Fact::new("part", notes::part(source, by));
        facts.extend(parts.iter().map(part));
    }
    facts
}

/// [SAM-3.3.4], [SAM-10.2.1] The shooting value at each range, and the shots that are left.
fn shooting(battle: &Battle, unit: UnitId) -> Vec<Fact> {
    let card = battle.card(unit);
    if !card.is_ranged() {
        return Vec::new();
    }
    let at = |range| format!("{range}: {}", values::shooting(battle, unit, range));
    let ranges = (2..=6).filter(|&range| card.shooting_at(range) > 0);
    let text = Phrase::new("fact-shooting")
        .number("dice", values::shooting_dice(battle, unit))
        .text("ranges", ranges.map(at).collect::<Vec<_>>().join(", "));
    let mut facts = vec![Fact::new("shooting", text).by("SAM-3.3.4")];
    if card.ammunition.is_some() {
        let left = battle.unit(unit).ammunition;
        let text = Phrase::new("fact-ammunition").number("shots", left);
        facts.push(Fact::new("ammunition", text).by("SAM-10.2.1"));
    } else if card.special == Special::Ninja {
        facts
            .push(Fact::new("ammunition", Phrase::new("fact-ammunition-endless")).by("SAM-10.2.1"));
    }
    facts
}
