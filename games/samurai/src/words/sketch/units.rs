//! Units on the board, and in lists under it.

use super::{arrow, force_name, listed, plain, terrain};
use crate::ids::{HexId, UnitId, UnitSet};
use crate::pieces::{Commander, Force};
use crate::setting::{RANKS, Setting};
use crate::view::{AmbushView, Guise, UnitView, View};
use crate::words::terms;

/// Who is in a hex: `A7↑`, in small letters who hides, and with a question mark an enemy that was
/// last seen there.
pub(super) fn sign(view: &View, hex: HexId) -> Option<String> {
    let unit = view.units.iter().find(|unit| unit.hex == hex);
    if let Some(unit) = unit {
        let name = if hides(unit) { unit.name.to_lowercase() } else { unit.name.clone() };
        return Some(format!("{name}{}", arrow(unit.facing)));
    }
    let ambush = view.ambushes.iter().find(|ambush| ambush.hex == hex);
    ambush.map(|ambush| format!("{}?", ambush.name.to_lowercase()))
}

fn hides(unit: &UnitView) -> bool {
    unit.own.is_some_and(|own| match own.guise {
        Guise::Visible { .. } => false,
        Guise::Hidden { .. } | Guise::Unknown => true,
    })
}

/// The units of every force.
pub(super) fn lists(setting: &Setting, view: &View) -> String {
    Force::ALL.map(|force| list(setting, view, force)).concat()
}

fn list(setting: &Setting, view: &View, force: Force) -> String {
    let Some(name) = force_name(setting, force) else { return String::new() };
    let is_of = |unit: UnitId| setting.roster[unit.index()].force == force;
    let mut text = name + "\n";
    for unit in view.units.iter().filter(|unit| is_of(unit.unit)) {
        text += &listed(&heading(setting, unit), state(setting, unit));
    }
    for ambush in view.ambushes.iter().filter(|ambush| is_of(ambush.unit)) {
        text += &remembered(setting, ambush);
    }
    let escaped = view.escaped.iter().map(|it| it.unit).collect();
    let gone = [("to come:", view.waiting), ("destroyed:", view.destroyed), ("escaped:", escaped)];
    for (what, units) in gone {
        text += &names(setting, what, units & setting.forces[force.index()]);
    }
    text
}

fn names(setting: &Setting, what: &str, units: UnitSet) -> String {
    if units.is_empty() {
        return String::new();
    }
    listed(&format!("  {what}"), units.iter().map(|unit| setting.unit_name(unit)).collect())
}

/// Name, hex, facing, ground and figures; [SAM-1.1.2] of several commanders the rank of the one who
/// orders it.
fn heading(setting: &Setting, unit: &UnitView) -> String {
    let name = setting.unit_name(unit.unit);
    let (hex, ground) = (setting.hex_name(unit.hex), terrain(&setting.ground, unit.hex));
    let figures = figures(unit.figures, unit.commander);
    let rank = rank(setting, unit.unit).map(|rank| format!(" {rank}")).unwrap_or_default();
    format!("  {name:<34} {hex}{} {ground:<3} {figures:<4}{rank}", arrow(unit.facing))
}

/// [SAM-1.1.2] Which of several commanders of a side orders a unit.
fn rank(setting: &Setting, unit: UnitId) -> Option<&'static str> {
    let seating = setting.options.seating;
    let mut seats = seating.seats().iter();
    let seat = seats.find(|&seat| setting.command(seat).contains(unit))?;
    let is_one_of_several = seating.commanders(seating.side(seat)?) > 1;
    is_one_of_several.then(|| RANKS[usize::from(seating.rank(seat))])
}

/// Warriors, and a commander with them.
fn figures(figures: u8, commander: Commander) -> String {
    match commander {
        Commander::Present => format!("{}+c", figures.saturating_sub(1)),
        Commander::None | Commander::Lost => figures.to_string(),
    }
}

/// Everything else that is to be said of a unit.
fn state(setting: &Setting, unit: &UnitView) -> Vec<String> {
    let counts = setting.cards[unit.card.index()].ammunition.is_some();
    let foes: Vec<String> = unit.engaged.iter().map(|foe| setting.name_of(foe)).collect();
    let parts = [
        counts.then(|| format!("{} shots", unit.ammunition)),
        (unit.markers > 0).then(|| plain(terms::state(unit.markers))),
        unit.honour.then(|| "honour".to_owned()),
        (unit.fatigue > 0).then(|| format!("fatigue {}", unit.fatigue)),
        hides(unit).then(|| "hidden".to_owned()),
        unit.side.is_none().then(|| "neutral".to_owned()),
        (!foes.is_empty()).then(|| format!("fights {}", foes.join(" "))),
        unit.order.map(|order| plain(order.kind().term())),
    ];
    parts.into_iter().flatten().collect()
}

/// [SAM-20.1.4] An enemy as it was when it hid.
fn remembered(setting: &Setting, ambush: &AmbushView) -> String {
    let name = setting.unit_name(ambush.unit);
    let figures = figures(ambush.figures, ambush.commander);
    format!("  {name:<34} {}?     {figures:<4} hidden\n", setting.hex_name(ambush.hex))
}
