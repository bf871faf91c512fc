//! What holds on the board whenever a stage or a step begins.

use samurai::{Commander, Status, UnitId};

use super::ledger::Ledger;
use super::sheet::Sheet;
use crate::random::{Checked, ensure};

pub(super) fn check(ledger: &Ledger<'_>) -> Checked {
    let mut taken = Vec::new();
    for (unit, sheet) in ledger.units().filter(|(_, sheet)| sheet.is_in_field()) {
        let hex = sheet.hex.ok_or_else(|| format!("{unit:?} is in no hex"))?;
        ensure(!taken.contains(&hex), || format!("{unit:?} is not alone in {hex:?}"))?;
        taken.push(hex);
        place(ledger, unit, sheet)?;
        strength(ledger, unit, sheet)?;
        sheet.foes.iter().try_for_each(|&foe| engagement(ledger, unit, foe))?;
    }
    Ok(())
}

/// [SAM-5.2.4] Nobody is where its arm may not be; [SAM-11.1.1] hidden units are where one can hide.
fn place(ledger: &Ledger<'_>, unit: UnitId, sheet: &Sheet) -> Checked {
    let Some(hex) = sheet.hex else { return Ok(()) };
    let facts = ledger.facts;
    let terrain = facts.hex(hex).terrain;
    ensure(facts.admits(unit, hex), || format!("{unit:?} is in {terrain:?}"))?;
    let hides = sheet.status == Status::Hidden;
    ensure(!hides || facts.hides(unit, hex), || format!("{unit:?} hides in {terrain:?}"))
}

/// [SAM-3.1.4] Figures, [SAM-3.2.1] commanders, ammunition and markers are what they can be.
fn strength(ledger: &Ledger<'_>, unit: UnitId, sheet: &Sheet) -> Checked {
    let card = ledger.facts.card(unit);
    let most = ledger.facts.most_figures(unit, sheet.commander);
    ensure((1..=most).contains(&sheet.figures), || format!("{unit:?} has {}", sheet.figures))?;
    let takes = card.special.is_none() || sheet.commander == Commander::None;
    ensure(takes, || format!("{unit:?} has a commander: {:?}", sheet.commander))?;
    let rounds = card.ammunition.unwrap_or(0).min(7);
    ensure(sheet.ammunition <= rounds, || format!("{unit:?} has {} shots", sheet.ammunition))?;
    ensure(sheet.markers <= 3, || format!("{unit:?} has {} markers", sheet.markers))
}

/// [SAM-8.2.1] Engaged units are visible enemies within reach of each other.
fn engagement(ledger: &Ledger<'_>, unit: UnitId, foe: UnitId) -> Checked {
    let sheets = [unit, foe].map(|unit| ledger.sheet(unit));
    let fault = || format!("{unit:?} is engaged with {foe:?}");
    ensure(sheets[1].foes.contains(&unit), fault)?;
    ensure(sheets.iter().all(|sheet| sheet.status == Status::Visible), fault)?;
    let [Some(one), Some(other)] = sheets.map(|sheet| sheet.hex) else { return Err(fault()) };
    ensure(ledger.are_enemies(unit, foe) && ledger.facts.within_reach(one, other), fault)
}

/// [SAM-8.5.2] At planning every engaged unit faces one of its foes.
pub(super) fn check_faces(ledger: &Ledger<'_>) -> Checked {
    for (unit, sheet) in ledger.units().filter(|(_, sheet)| !sheet.foes.is_empty()) {
        let towards = |foe: &UnitId| {
            let [one, other] = [sheet.hex, ledger.sheet(*foe).hex].map(Option::unwrap);
            ledger.facts.direction(one, other)
        };
        let faces = sheet.foes.iter().any(|foe| towards(foe) == Some(sheet.facing));
        ensure(faces, || format!("{unit:?} faces none of its foes {:?}", sheet.foes))?;
    }
    Ok(())
}
