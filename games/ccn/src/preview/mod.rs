//! The numbers before an attack is confirmed. They are exact: every way in which the dice can fall
//! is carried out by the rules themselves, on a copy of the position.
//!
//! Where somebody would be asked on the way, this is taken for granted, and said in the notes: a
//! target stands when a melee is declared against it; an owner ignores as many flags as he can and
//! goes back by the way that costs him least; a unit that may battle back does. The flight of a
//! leader is not followed: he falls at once, or he has to flee.

mod course;
mod falls;
pub(crate) mod sources;
mod tally;

use engine::{Chance, Draw, Journal, Phrase, Preview, Roll, Seat};

use crate::Turn;
use crate::action::Action;
use crate::combat;
use crate::event::Volley;
use crate::hex::Hex;
use crate::pieces::{Side, UnitId};
use crate::state::{Battle, Stance, Step};
use crate::steps::{self, battle_back, fire, flags, join, melee};
use course::Course;
use tally::{Tally, Victim};

/// The numbers behind a decision that rolls dice.
pub(crate) fn preview(battle: &Battle, seat: Seat, action: Action) -> Option<Preview> {
    Side::of(seat).filter(|&side| battle.asked() == Some(side))?;
    match (action, battle.step()?) {
        (Action::Fire { from, at }, Step::Battles) if is_offered(battle, action) => {
            fire_preview(battle, from, at)
        }
        (Action::Melee { .. }, Step::Battles | Step::BonusMelee { .. })
        | (Action::Join(_) | Action::JoinNoMore, Step::Join { .. })
            if is_offered(battle, action) =>
        {
            declared(battle, action)
        }
        (
            Action::Stand | Action::FirstStrike | Action::RetireAndReform | Action::FormSquare,
            Step::React { unit, at, .. },
        ) if is_offered(battle, action) => met(battle, unit, at, action),
        (Action::BattleBack, Step::BattleBack { unit, at }) => {
            let (tally, _) = Course::of(battle).roll(Victim::in_hex(battle, at)?, &reply)?;
            Some(in_words(battle, &tally, (unit, at, Volley::BattleBack), Stance::Stands))
        }
        _ => None,
    }
}

fn is_offered(battle: &Battle, action: Action) -> bool {
    let mut list = Vec::new();
    steps::legal(battle, &mut list);
    list.contains(&action)
}

/// [CCN-12.1.2] Fire: one roll, and nothing comes back.
fn fire_preview(battle: &Battle, from: Hex, at: Hex) -> Option<Preview> {
    let unit = battle.unit_at(from)?;
    let volley = |turn: &mut Turn<'_>| fire::fire(turn, from, at);
    let (tally, _) = Course::of(battle).roll(Victim::in_hex(battle, at)?, &volley)?;
    Some(in_words(battle, &tally, (unit, at, Volley::Fire), Stance::Stands))
}

/// [CCN-13.1.2] A melee with the artillery that has joined it so far; its target stands.
fn declared(battle: &Battle, action: Action) -> Option<Preview> {
    let mut declared = battle.clone();
    let (mut luck, mut journal) = (NoLuck, Journal::off());
    let mut turn = Turn::new(&mut declared, &mut luck, &mut journal);
    steps::resolve(&mut turn, action);
    if let Some(Step::Join { unit, at, melee }) = turn.step() {
        join::close(&mut turn, unit, at, melee);
    }
    let Some(Step::React { unit, at, .. }) = declared.step() else { return None };
    let mut preview = met(&declared, unit, at, Action::Stand)?;
    if let Some(target) = declared.unit_at(at) {
        let stands = Phrase::new("preview-note-stands");
        preview.notes.insert(0, declared.setting.get().with_unit(stands, "unit", target));
    }
    Some(preview)
}

/// [CCN-13.1.2] A melee that is met in some way: perhaps the defender rolls first; then the
/// attacker rolls; perhaps the defender battles back.
fn met(battle: &Battle, unit: UnitId, at: Hex, reaction: Action) -> Option<Preview> {
    let from = battle.unit(unit).hex;
    let (attacker, target) = (Victim::Unit(unit), Victim::in_hex(battle, at)?);
    let meet = |turn: &mut Turn<'_>| steps::resolve(turn, reaction);
    let (first, course) = Course::of(battle).roll(attacker, &meet)?;
    let ready = course.untouched()?.clone();
    let (attack, course) = course.roll(target, &strike)?;
    let back = course.roll(attacker, &reply).filter(|(reply, _)| reply.is_made());
    // [CCN-10.2.5] By option there is an attack without dice: a lone leader flees, cavalry that
    // retires goes back, and a unit that stands battles back.
    let needs_die = !battle.setting.get().options.attacks_without_dice;
    if needs_die && !first.is_made() && !attack.is_made() {
        return None;
    }
    let stance = match ready.step() {
        Some(Step::Strike { stance, .. }) => stance,
        _ => Stance::Stands,
    };
    let mut preview = in_words(&ready, &attack, (unit, at, Volley::Melee), stance);
    let Victim::Unit(target) = target else { return Some(preview) };
    if first.is_made() {
        let volley =
            if reaction == Action::FirstStrike { Volley::FirstStrike } else { Volley::Square };
        let before = in_words(&ready, &first, (target, from, volley), Stance::Stands);
        preview.before = Some(Box::new(before));
    }
    if let (Some((back, _)), Some(after)) = (back, course.untouched()) {
        let mut reply = in_words(after, &back, (target, from, Volley::BattleBack), Stance::Stands);
        reply.notes.insert(0, Phrase::new("preview-note-battles-back"));
        preview.reply = Some(Box::new(reply));
    }
    Some(preview)
}

/// The attacker's roll, if it is his turn to roll.
fn strike(turn: &mut Turn<'_>) {
    if let Some(Step::Strike { unit, at, stance }) = turn.step() {
        melee::strike(turn, unit, at, stance);
    }
}

/// [CCN-20.1.1] The battle back, if there is one.
fn reply(turn: &mut Turn<'_>) {
    if let Some(Step::BattleBack { unit, at }) = turn.step()
        && battle_back::can_reply(turn, unit, at)
    {
        battle_back::reply(turn, unit, at);
    }
}

/// The numbers of one roll with their words; `battle` is as it is if nothing was hurt before.
fn in_words(
    battle: &Battle,
    tally: &Tally,
    roll: (UnitId, Hex, Volley),
    stance: Stance,
) -> Preview {
    let (unit, at, volley) = roll;
    let phrase = match volley {
        Volley::Fire => Phrase::new("preview-fire"),
        Volley::Melee => Phrase::new("preview-melee"),
        Volley::BattleBack => Phrase::new("preview-battle-back"),
        Volley::FirstStrike => Phrase::new("preview-first-strike"),
        Volley::Square => Phrase::new("preview-square"),
    };
    let phrase = battle.setting.get().with_unit(phrase, "unit", unit);
    let dice = match volley {
        Volley::Fire => sources::of_fire(battle, unit, at),
        Volley::Melee => sources::of_melee(battle, unit, at),
        Volley::BattleBack | Volley::FirstStrike | Volley::Square => {
            sources::of_reply(battle, unit, at)
        }
    };
    Preview {
        roll: battle.with_piece_in(phrase, "target", at),
        before: None,
        dice,
        total: tally.total(),
        hits: tally.hits(),
        flags: tally.flags(),
        results: tally.results(),
        notes: notes(battle, roll, stance),
        reply: None,
    }
}

/// What is taken for granted about the target of a roll.
fn notes(
    battle: &Battle,
    (unit, at, volley): (UnitId, Hex, Volley),
    stance: Stance,
) -> Vec<Phrase> {
    let Some(target) = battle.unit_at(at) else { return vec![Phrase::new("preview-note-flight")] };
    let works = battle.works_between(battle.unit(unit).hex, at).target;
    let ignored = flags::allowance(battle, target, works);
    let note = match stance {
        Stance::Retires => Phrase::new("preview-note-retires"),
        _ if combat::bounces(battle, unit, target, volley) => Phrase::new("preview-note-bounce"),
        _ if battle.is_square(target) => Phrase::new("preview-note-square"),
        Stance::Stands | Stance::RollsFirst { .. } => Phrase::new("preview-note-flags"),
    };
    vec![note.number("flags", ignored)]
}

/// Where nothing is drawn.
struct NoLuck;

impl Chance for NoLuck {
    fn below(&mut self, draw: Draw, _: u32) -> u32 {
        unreachable!("a declaration draws nothing: {draw:?}")
    }

    fn roll(&mut self, draw: Draw, _: u8, _: u8) -> Roll {
        unreachable!("a declaration rolls nothing: {draw:?}")
    }
}
