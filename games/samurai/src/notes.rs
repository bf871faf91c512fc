//! What is counted when a battle is played many times.

use engine::{Counted, Note, Phrase, Score};

use crate::event::{Event, Fact};
use crate::ids::UnitId;
use crate::order::{Order, OrderKind};
use crate::pieces::{Side, Status};
use crate::setting::Feat;
use crate::state::{Battle, Phase};
use crate::victory;

/// What is worth counting of an event, from the position just before it.
#[expect(clippy::wildcard_enum_match_arm, reason = "most of what happens is not counted")]
pub(crate) fn notes(battle: &Battle, event: &Event, into: &mut Vec<Note>) {
    match event.fact {
        Fact::Hurt { unit, lost, .. } | Fact::Drowned { unit, lost, .. } => {
            into.extend(strength(battle, unit, lost));
        }
        // [SAM-1.1.7] Whoever surrenders or disperses takes the figures along that are left.
        Fact::Destroyed { unit, .. } => {
            into.extend(strength(battle, unit, battle.unit(unit).figures));
            into.extend(units(battle, unit));
        }
        Fact::Ordered { unit, order, .. } => into.extend(ordered(battle, unit, order)),
        Fact::Ended { .. } => {
            Side::BOTH.into_iter().for_each(|side| into.extend(points(battle, side)));
        }
        _ => {}
    }
}

/// The figures and units of each side, by the titles of their cards. [SAM-19.2.5] The third force is
/// nobody's.
pub(crate) fn muster(battle: &Battle, into: &mut Vec<Note>) {
    let present = battle.visible() | battle.hidden() | battle.with_status(Status::Waiting);
    for unit in present {
        into.extend(strength(battle, unit, battle.unit(unit).figures));
        into.extend(units(battle, unit));
    }
}

/// [SAM-19.2.1] The points of a side, if the battle ended now.
pub(crate) fn score(battle: &Battle, side: Side) -> Score {
    let points = match battle.phase {
        Phase::Over { points, .. } => points[side.index()],
        Phase::Writing(_) | Phase::Running => victory::at_end(battle, side),
    };
    Score { points: points.into(), goal: None }
}

fn strength(battle: &Battle, unit: UnitId, figures: u8) -> Option<Note> {
    let seat = battle.seat_of(unit).filter(|_| figures > 0)?;
    Some(Note::new(seat, Counted::Strength, card(battle, unit), figures))
}

fn units(battle: &Battle, unit: UnitId) -> Option<Note> {
    Some(Note::new(battle.seat_of(unit)?, Counted::Units, card(battle, unit), 1))
}

fn card(battle: &Battle, unit: UnitId) -> Phrase {
    Phrase::new("note-named").text("name", battle.card(unit).title.clone())
}

/// An order that its side chose. [SAM-5.1.1] Flight, panic and pursuit are forced.
fn ordered(battle: &Battle, unit: UnitId, order: Order) -> Option<Note> {
    let kind = order.kind();
    if matches!(kind, OrderKind::Flee | OrderKind::Panic | OrderKind::Pursue) {
        return None;
    }
    Some(Note::new(battle.seat_of(unit)?, Counted::Card, Phrase::new(kind.term()), 1))
}

/// [SAM-19.2.1] What a side has at the end, by what it was given for, and the hexes that it holds.
fn points(battle: &Battle, side: Side) -> Vec<Note> {
    let mut notes = Vec::new();
    for award in battle.setting.get().points.iter().filter(|award| award.side == side) {
        let scored = |what: Phrase, times: u16| {
            let points = i32::from(award.points) * i32::from(times);
            Note::new(side.seat(), Counted::Points, what, points)
        };
        let Feat::Hold(hexes) = award.feat else {
            let times = victory::times(battle, side, award.feat);
            notes.push(scored(Phrase::new(feat_term(award.feat)), times));
            continue;
        };
        for hex in hexes.iter().filter(|&hex| victory::holds(battle, side, hex)) {
            let what = Phrase::new("note-hex").text("hex", place(battle, hex));
            notes.push(scored(what.clone(), 1));
            notes.push(Note::new(side.seat(), Counted::Objective, what, 1));
        }
    }
    notes.retain(|note| note.count != 0);
    notes
}

fn feat_term(feat: Feat) -> &'static str {
    match feat {
        Feat::DestroyUnit => "note-destroyed-units",
        Feat::DestroyHeadquarters => "note-destroyed-headquarters",
        Feat::HeadquartersAlive => "note-headquarters-alive",
        Feat::Hold(_) => "note-hex",
        Feat::ExitUnit => "note-escaped-units",
        Feat::ExitHeadquarters => "note-escaped-headquarters",
    }
}

/// A hex by the name that the map has for it, or by its number.
fn place(battle: &Battle, hex: crate::ids::HexId) -> String {
    let setting = battle.setting.get();
    let label = setting.labels.iter().find(|(labelled, _)| *labelled == hex);
    label.map_or_else(|| setting.number_of(hex), |(_, label)| label.clone())
}
