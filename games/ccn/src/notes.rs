//! What is counted when a battle is played many times.

use engine::{Counted, Note, Phrase, Score};

use crate::event::Event;
use crate::pieces::{LeaderId, Side, UnitId};
use crate::state::Battle;
use crate::victory;

/// What is worth counting of an event, from the position just before it.
#[expect(clippy::wildcard_enum_match_arm, reason = "most of what happens is not counted")]
pub(crate) fn notes(battle: &Battle, event: &Event, into: &mut Vec<Note>) {
    match *event {
        Event::BlocksLost { unit, blocks } => into.push(strength(battle, unit, blocks.into())),
        Event::BlockRegained { unit } => into.push(strength(battle, unit, -1)),
        // [CCN-27.1.2] A unit or a leader gives the enemy a banner.
        Event::UnitEliminated { unit, .. } => {
            let captor = battle.side_of(unit).enemy();
            into.push(units(battle, unit));
            into.push(banners(captor, Phrase::new("note-units"), 1));
        }
        Event::LeaderEliminated { leader } => {
            let captor = battle.side_of_leader(leader).enemy();
            into.push(leaders(battle, leader));
            into.push(banners(captor, Phrase::new("note-leaders"), 1));
        }
        Event::UnitExited { unit, exit, banners: gained, .. } if gained > 0 => {
            let name = battle.setting.get().exits[usize::from(exit)].name.clone();
            into.push(banners(battle.side_of(unit), named(name), gained.into()));
        }
        Event::ObjectiveGained { objective, side, banners: gained } => {
            into.extend(objective_notes(battle, objective, side, (1, gained.into())));
        }
        Event::ObjectiveLost { objective, side, banners: lost } => {
            into.extend(objective_notes(battle, objective, side, (-1, -i32::from(lost))));
        }
        Event::CardPlayed { side, card, .. } => {
            into.push(Note::new(side.seat(), Counted::Card, Phrase::new(card.term()), 1));
        }
        Event::FirstStrikePlayed { side, .. } => {
            let card = crate::Card::FirstStrike;
            into.push(Note::new(side.seat(), Counted::Card, Phrase::new(card.term()), 1));
        }
        Event::Won { side } => {
            into.push(Note::new(side.seat(), Counted::Ending, ending(battle, side), 1));
        }
        _ => {}
    }
}

/// The blocks of every kind of unit, and the units, of each side; leaders too.
pub(crate) fn muster(battle: &Battle, into: &mut Vec<Note>) {
    for unit in battle.all_units().filter(|&unit| battle.unit(unit).blocks > 0) {
        into.push(strength(battle, unit, battle.unit(unit).blocks.into()));
        into.push(units(battle, unit));
    }
    let present = battle.all_leaders().filter(|&leader| !battle.leader(leader).fate.is_out());
    into.extend(present.map(|leader| leaders(battle, leader)));
}

/// [CCN-27.1.1] The banners of a side, and how many it needs.
pub(crate) fn score(battle: &Battle, side: Side) -> Score {
    let goal = battle.setting.get().scenario.army(side).banners;
    Score { points: battle.banners(side).into(), goal: Some(goal.into()) }
}

fn strength(battle: &Battle, unit: UnitId, blocks: i32) -> Note {
    let kind = Phrase::new(battle.profile(unit).kind.term());
    Note::new(battle.side_of(unit).seat(), Counted::Strength, kind, blocks)
}

fn units(battle: &Battle, unit: UnitId) -> Note {
    let kind = Phrase::new(battle.profile(unit).kind.term());
    Note::new(battle.side_of(unit).seat(), Counted::Units, kind, 1)
}

fn leaders(battle: &Battle, leader: LeaderId) -> Note {
    let seat = battle.side_of_leader(leader).seat();
    Note::new(seat, Counted::Units, Phrase::new("note-leaders"), 1)
}

fn banners(side: Side, what: Phrase, banners: i32) -> Note {
    Note::new(side.seat(), Counted::Points, what, banners)
}

fn objective_notes(
    battle: &Battle,
    objective: u8,
    side: Side,
    (times, gained): (i32, i32),
) -> [Note; 2] {
    let name = battle.setting.get().objectives[usize::from(objective)].name.clone();
    let what = named(name);
    let held = Note::new(side.seat(), Counted::Objective, what.clone(), times);
    [held, banners(side, what, gained)]
}

/// How a side has won, at the moment it did: what is judged first comes first.
fn ending(battle: &Battle, side: Side) -> Phrase {
    let setting = battle.setting.get();
    let mut sudden = setting.sudden_deaths.iter();
    if let Some(it) = sudden.find(|it| it.side == side && it.when.is_so(battle)) {
        return named(it.name.clone());
    }
    let has_enough = battle.banners(side) >= setting.scenario.army(side).banners;
    Phrase::new(match (has_enough, victory::has_no_units(battle, side.enemy())) {
        (true, _) => "note-won-by-banners",
        (false, true) => "note-won-by-destruction",
        (false, false) => "note-won-at-limit",
    })
}

/// What a scenario has a name for.
fn named(name: String) -> Phrase {
    Phrase::new("note-named").text("name", name)
}
