//! What each deed may be, by whom and when.

use hexes::Direction;
use samurai::{Commander, Dice, End, Event, Fact, HexId, Moment, OrderKind, Stage, Status, UnitId};

use super::board;
use super::ledger::Ledger;
use super::moves;
use crate::random::{Checked, ensure};

/// Notes a deed, and what it did.
pub(super) fn note(ledger: &mut Ledger<'_>, event: &Event) -> Checked {
    let at = event.at;
    match event.fact {
        Fact::TurnBegan { turn } => ledger.begin_turn(turn),
        Fact::Began { .. } => board::check(ledger),
        Fact::ThirdForceJoined { side } => ledger.join(side),
        Fact::Marked { unit, markers } => {
            ledger.sheet_mut(unit).markers = markers;
            ensure(markers <= 3, || format!("{markers} markers"))
        }
        Fact::Honoured { unit } => ledger.honour(unit, true),
        Fact::Dishonoured { unit } => ledger.honour(unit, false),
        Fact::Placed { unit, hex, facing } => place(ledger, unit, hex, facing),
        Fact::Appeared { unit, hex, .. } => appear(ledger, unit, hex),
        Fact::Faced { unit, facing } => {
            ledger.sheet_mut(unit).facing = facing;
            stands(ledger, unit)
        }
        Fact::Ordered { unit, order, .. } => moves::give(ledger, unit, order),
        Fact::OrderChanged { unit, order } => moves::change(ledger, unit, order),
        Fact::Shot { unit, target, value, ref dice, hits, .. } => {
            shoot(ledger, unit, target)?;
            let each = ledger.facts.card(unit).shooting_dice;
            ledger.sheet_mut(target).turn.hits += hits;
            dice_and_hits(ledger, unit, each, dice, value, hits)
        }
        Fact::Struck { unit, target, value, ref dice, hits }
        | Fact::Fought { unit, target, value, ref dice, hits } => {
            fight(ledger, unit, target)?;
            let arm = ledger.facts.card(target).arm;
            let each =
                ledger.facts.card(unit).attack_dice[usize::from(arm == samurai::Arm::Cavalry)];
            ledger.sheet_mut(target).turn.hits += hits;
            dice_and_hits(ledger, unit, each, dice, value, hits)
        }
        Fact::Hurt { unit, absorbed, lost, commander } => {
            tally(ledger, unit, absorbed, lost)?;
            ledger.sheet_mut(unit).lose(lost, commander)
        }
        Fact::Drowned { unit, lost, commander, .. } => ledger.sheet_mut(unit).lose(lost, commander),
        Fact::Destroyed { unit, end } => destroy(ledger, unit, end),
        Fact::Escaped { unit } => {
            visible(ledger, unit)?;
            remove(ledger, unit, Status::Escaped);
            Ok(())
        }
        Fact::Moved { unit, to, facing, cost, .. } => {
            visible(ledger, unit)?;
            moves::walk(ledger, at, unit, to, facing, cost)
        }
        Fact::Entered { unit, hex, facing, order, cost, .. } => {
            let waits = ledger.sheet(unit).status == Status::Waiting;
            ensure(waits, || "it was on the board before".to_owned())?;
            ledger.sheet_mut(unit).status = Status::Visible;
            ledger.sheet_mut(unit).turn.order = Some(order.kind());
            moves::walk(ledger, at, unit, hex, facing, cost)
        }
        Fact::SteppedBack { unit, to } => moves::step_back(ledger, unit, to),
        Fact::Engaged { unit, with } => {
            ledger.sheet_mut(unit).foes.insert(with);
            let new = ledger.sheet_mut(with).foes.insert(unit);
            ensure(new, || "they were engaged before".to_owned())
        }
        Fact::Released { unit } => {
            ledger.release(unit);
            Ok(())
        }
        Fact::Hid { unit } => hide(ledger, unit),
        Fact::Regrouped { .. } => regroup(ledger, &event.fact),
        Fact::Resupplied { unit } => {
            let full = ledger.facts.card(unit).ammunition;
            ledger.sheet_mut(unit).ammunition = full.ok_or("it needs no ammunition")?;
            in_stage(at, Stage::Special)
        }
        Fact::Recovered { unit } => {
            let sheet = ledger.sheet_mut(unit);
            sheet.fatigue = sheet.fatigue.checked_sub(1).ok_or("it is not tired")?;
            in_stage(at, Stage::Special)
        }
        Fact::Tired { unit, markers } => {
            ledger.sheet_mut(unit).fatigue += markers;
            ensure(markers > 0, || "it did not tire".to_owned())?;
            let in_time = matches!(at.stage, Stage::Movement | Stage::End);
            ensure(in_time, || "nobody tires then".to_owned())
        }
        Fact::Classed { unit, .. } => visible(ledger, unit),
        Fact::Tested { unit, die, .. } => {
            ensure((1..=20).contains(&die), || "the die has 20 faces".to_owned())?;
            stands(ledger, unit)
        }
        Fact::Claimed { die, .. } | Fact::ThirdForceRolled { die } => {
            ensure((1..=20).contains(&die), || "the die has 20 faces".to_owned())
        }
        Fact::Committed { .. }
        | Fact::Stopped { .. }
        | Fact::CalledOff { .. }
        | Fact::WillPursue { .. }
        | Fact::Ended { .. } => Ok(()),
    }
}

fn stands(ledger: &Ledger<'_>, unit: UnitId) -> Checked {
    let sheet = ledger.sheet(unit);
    ensure(sheet.is_in_field(), || format!("it is {:?}", sheet.status))
}

pub(super) fn visible(ledger: &Ledger<'_>, unit: UnitId) -> Checked {
    let status = ledger.sheet(unit).status;
    ensure(status == Status::Visible, || format!("{unit:?} is {status:?}"))
}

pub(super) fn in_stage(at: Moment, stage: Stage) -> Checked {
    ensure(at.stage == stage, || format!("that belongs to {stage:?}"))
}

/// [SAM-19.2.4] Units are hidden out of the pool, where the scenario says.
fn place(ledger: &mut Ledger<'_>, unit: UnitId, hex: HexId, facing: Direction) -> Checked {
    let absent = ledger.sheet(unit).status == Status::Absent;
    let pooled = ledger.facts.starts[unit.index()].in_pool;
    let sheet = ledger.sheet_mut(unit);
    (sheet.status, sheet.hex, sheet.facing) = (Status::Hidden, Some(hex), facing);
    ensure(absent && pooled, || "it cannot be hidden at set-up".to_owned())
}

fn appear(ledger: &mut Ledger<'_>, unit: UnitId, hex: HexId) -> Checked {
    let sheet = ledger.sheet_mut(unit);
    let hid = sheet.status == Status::Hidden && sheet.hex == Some(hex);
    sheet.status = Status::Visible;
    ensure(hid, || "it did not hide there".to_owned())
}

/// [SAM-10.3.2] One shot a turn, with ammunition, at an enemy.
fn shoot(ledger: &mut Ledger<'_>, unit: UnitId, target: UnitId) -> Checked {
    visible(ledger, unit)?;
    visible(ledger, target)?;
    ensure(ledger.are_enemies(unit, target), || "it shoots at no enemy".to_owned())?;
    let counts = ledger.facts.card(unit).ammunition.is_some();
    let sheet = ledger.sheet_mut(unit);
    sheet.turn.shots += 1;
    ensure(sheet.turn.shots == 1, || "it has fired already".to_owned())?;
    let left = sheet.ammunition.checked_sub(u8::from(counts));
    sheet.ammunition = left.ok_or("it has no ammunition")?;
    Ok(())
}

/// [SAM-9.1.2], [SAM-11.3.2] One blow a turn, at an enemy within reach.
fn fight(ledger: &mut Ledger<'_>, unit: UnitId, target: UnitId) -> Checked {
    visible(ledger, unit)?;
    visible(ledger, target)?;
    let [one, other] = [unit, target].map(|unit| ledger.sheet(unit).hex.expect("it stands there"));
    let near = ledger.are_enemies(unit, target) && ledger.facts.within_reach(one, other);
    ensure(near, || "it fights no enemy within reach".to_owned())?;
    let turn = &mut ledger.sheet_mut(unit).turn;
    turn.blows += 1;
    ensure(turn.blows == 1, || "it has fought already".to_owned())
}

/// [SAM-1.1.3] So many dice for each figure; hits are those at or under the value.
fn dice_and_hits(
    ledger: &Ledger<'_>,
    unit: UnitId,
    each: u8,
    dice: &Dice,
    value: u8,
    hits: u8,
) -> Checked {
    let number = usize::from(each * ledger.sheet(unit).figures);
    ensure(dice.len() == number, || format!("it rolls {number} dice"))?;
    let low = dice.iter().filter(|&&die| die <= value).count();
    ensure(low == usize::from(hits), || format!("{low} dice hit"))
}

/// [SAM-9.1.4] Every hit is absorbed or costs a figure, as long as there are any.
fn tally(ledger: &mut Ledger<'_>, unit: UnitId, absorbed: u8, lost: u8) -> Checked {
    let sheet = ledger.sheet_mut(unit);
    let hits = std::mem::take(&mut sheet.turn.hits);
    let counts = absorbed + lost == hits || lost == sheet.figures && absorbed + lost < hits;
    ensure(counts, || format!("{hits} hits"))
}

fn destroy(ledger: &mut Ledger<'_>, unit: UnitId, end: End) -> Checked {
    stands(ledger, unit)?;
    let figures = ledger.sheet(unit).figures;
    ensure((end == End::Killed) == (figures == 0), || format!("it has {figures} figures"))?;
    remove(ledger, unit, Status::Destroyed);
    Ok(())
}

fn remove(ledger: &mut Ledger<'_>, unit: UnitId, status: Status) {
    ledger.release(unit);
    let sheet = ledger.sheet_mut(unit);
    (sheet.status, sheet.hex) = (status, None);
}

/// [SAM-11.1.2] A free unit with ambush hides where no visible enemy is within two hexes.
fn hide(ledger: &mut Ledger<'_>, unit: UnitId) -> Checked {
    visible(ledger, unit)?;
    let sheet = ledger.sheet(unit);
    let ambush = sheet.turn.order == Some(OrderKind::Ambush) && sheet.foes.is_empty();
    ensure(ambush, || "it has no ambush to go to".to_owned())?;
    let apart = |other: HexId| sheet.hex.map_or(0, |hex| ledger.facts.distance(hex, other));
    let is_watched = ledger.units().any(|(other, it)| {
        it.status == Status::Visible
            && ledger.are_enemies(unit, other)
            && it.hex.is_some_and(|hex| apart(hex) <= 2)
    });
    ensure(!is_watched, || "an enemy sees it hide".to_owned())?;
    ledger.sheet_mut(unit).status = Status::Hidden;
    Ok(())
}

/// [SAM-7.10.2] The figures of both stay, under one commander at most.
fn regroup(ledger: &mut Ledger<'_>, fact: &Fact) -> Checked {
    let &Fact::Regrouped { unit, gone, hex, figures, commander, markers, fatigue } = fact else {
        return Err("it is no regroup".to_owned());
    };
    let both = [unit, gone].map(|unit| ledger.sheet(unit).clone());
    ensure(both.iter().all(|it| it.status == Status::Visible), || "one is gone".to_owned())?;
    ensure(both.iter().all(|it| it.foes.is_empty()), || "one is engaged".to_owned())?;
    let same = ledger.facts.card(unit).id == ledger.facts.card(gone).id;
    ensure(same && ledger.side(unit) == ledger.side(gone), || "they are not alike".to_owned())?;
    ensure(figures == both[0].figures + both[1].figures, || "figures were lost".to_owned())?;
    let led = both.iter().any(|it| it.commander == Commander::Present);
    ensure(led == (commander == Commander::Present), || "a commander was lost".to_owned())?;
    let places = both.map(|it| it.hex.expect("it stands there"));
    let near = ledger.facts.distance(places[0], places[1]) == 1 && places.contains(&hex);
    ensure(near, || "they do not meet".to_owned())?;
    remove(ledger, gone, Status::Absent);
    let sheet = ledger.sheet_mut(unit);
    (sheet.hex, sheet.figures, sheet.commander) = (Some(hex), figures, commander);
    (sheet.markers, sheet.fatigue) = (markers, fatigue);
    Ok(())
}
