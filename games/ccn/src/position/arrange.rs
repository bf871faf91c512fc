//! From the document to the battle.

use super::arranged::{Arranged, Rules};
use super::decision::Decision;
use super::document::{Document, LeaderPlace, UnitPlace};
use super::field::{self, Muster};
use super::{agenda, deal, declaration, goals, marks, orders, special, squares};
use crate::marks::{Mark, Marks};
use crate::options::Options;
use crate::pieces::{LeaderId, UnitId};
use crate::setting::Setting;
use crate::state::{Battle, Fate, Slot};

/// The latest turn that a position can be in.
const LAST_TURN: u32 = 1_000_000;

/// The battle that a document describes, to which those rules have led. What is wrong with the field, its pieces and the cards is
/// found first; only if they are sound, what is wrong with marks, goals and the decision.
pub(crate) fn arrange(
    rules: Rules,
    document: &Document,
    file: Option<&str>,
    options: &[(String, String)],
) -> Result<Battle, Vec<String>> {
    let options = Options::read(options).map_err(|refusal| vec![refusal])?;
    if document.decision.is_none() {
        return Err(vec!["A position is arranged only where a decision is open.".to_owned()]);
    }
    let document = with_runner(document).map_err(|fault| vec![fault])?;
    let Muster { setting, units, leaders } = field::find(&document, file, options)?;
    let decision = with_attacker(&document, &units).map_err(|fault| vec![fault])?;
    let mut battle = Battle::bare(setting);
    let mut faults = deal::cards(&mut battle, &document);
    faults.extend(set_turn(&mut battle, &document, setting));
    if !faults.is_empty() {
        return Err(faults);
    }
    faults.extend(special::set_changed(&mut battle, &document).err());
    place(&mut battle, &units, &leaders);
    faults.extend(special::set(&mut battle, &document));
    if decision == Decision::Movement {
        mark_led(&mut battle);
    }
    goals::set(&mut battle, &document, &mut faults);
    faults.extend(squares::faults(&battle));
    faults.extend(marks::faults(&battle, &decision));
    faults.extend(orders::faults(&battle, &decision));
    faults.extend(declaration::set_joined(&mut battle, &document.joined, &decision).err());
    if !faults.is_empty() {
        return Err(faults);
    }
    match agenda::of(&Arranged::new(&battle, rules), &decision) {
        Ok(steps) => battle.agenda = steps.into_iter().collect(),
        Err(fault) => faults.push(fault),
    }
    if faults.is_empty() {
        faults.extend(agenda::nobody_asked(&Arranged::new(&battle, rules)));
    }
    if faults.is_empty() { Ok(battle) } else { Err(faults) }
}

/// The document with the leader of D-18 marked as fleeing, once he has left his hex.
fn with_runner(document: &Document) -> Result<Document, String> {
    let mut document = document.clone();
    let mut runners: Vec<&mut LeaderPlace> =
        document.leaders.iter_mut().filter(|place| place.fate == Fate::Fleeing).collect();
    let Decision::LeaderRetreat { leader: hex, steps: 1.., .. } = document.decision else {
        return match runners.first() {
            Some(_) => Err("A leader is fleeing only at D-18, after his first step.".to_owned()),
            None => Ok(document),
        };
    };
    if runners.is_empty() {
        let is_here = |place: &&mut LeaderPlace| place.hex == Some(hex) && !place.fate.is_out();
        runners = document.leaders.iter_mut().filter(is_here).collect();
    }
    match &mut runners[..] {
        [runner] if runner.hex == Some(hex) => runner.fate = Fate::Fleeing,
        _ => return Err(format!("Exactly one leader must be fleeing, and be in {hex}.")),
    }
    Ok(document)
}

/// The decision with the number of an attacker who is gone, which a document has by its place.
fn with_attacker(document: &Document, units: &[Option<&UnitPlace>]) -> Result<Decision, String> {
    let mut decision = document.decision.clone();
    if let Some(number) = decision.lost_attacker() {
        let place = document.units.get(usize::from(*number));
        let is_it = |unit: &Option<&UnitPlace>| {
            unit.zip(place).is_some_and(|(unit, place)| std::ptr::eq(unit, place))
        };
        let unit = units.iter().position(is_it);
        let unit = unit.ok_or_else(|| format!("There is no unit {number} in the list."))?;
        *number = unit as u8;
    }
    Ok(decision)
}

/// [CCN-4.3.1] Turns alternate from the first.
fn set_turn(battle: &mut Battle, document: &Document, setting: &Setting) -> Option<String> {
    let is_first = document.active == setting.scenario.first || document.scenario.is_none();
    let turn = document.turn.unwrap_or(if is_first { 1 } else { 2 });
    battle.active = document.active;
    battle.turn = turn;
    if !(1..=LAST_TURN).contains(&turn) {
        return Some(format!("A turn has a number from 1 to {LAST_TURN}."));
    }
    let fits = document.scenario.is_none() || (turn % 2 == 1) == is_first;
    (!fits).then(|| format!("Turn {turn} of this scenario is not {:?}.", document.active))
}

/// Puts the pieces on the board, with their marks.
fn place(battle: &mut Battle, units: &[Option<&UnitPlace>], leaders: &[Option<&LeaderPlace>]) {
    for (unit, place) in (0..).map(UnitId).zip(units) {
        if let Some((place, hex)) = place.and_then(|place| Some((place, place.hex?))) {
            if !place.waits {
                battle.put_unit(unit, hex);
            }
            let most = battle.setting.get().units[usize::from(unit.0)].blocks;
            let state = &mut battle.units[usize::from(unit.0)];
            state.hex = hex;
            state.waits = place.waits;
            state.blocks = place.blocks.unwrap_or(most);
            state.moved = place.moved;
            state.marks = unit_marks(place);
            state.square = place.square.and_then(Slot::new);
            let has_battled = state.marks.has(Mark::Battled);
            if !has_battled && place.moved > 0 && !special::has_changed(battle, hex) {
                battle.mark_entered(unit, hex);
            }
        }
    }
    for (leader, place) in (0..).map(LeaderId).zip(leaders) {
        let state = &mut battle.leaders[usize::from(leader.0)];
        state.fate = place.map_or(Fate::Eliminated, |place| place.fate);
        if let Some((place, hex)) = place.and_then(|place| Some((place, place.hex?))) {
            state.hex = hex;
            state.marks = place.marks.iter().copied().collect();
            if place.fate == Fate::Present {
                battle.put_leader(leader, hex);
            }
        }
    }
}

/// [CCN-25.11.2] A unit that moved and has a leader with it took him along, unless he joined it.
fn mark_led(battle: &mut Battle) {
    for unit in battle.all_units() {
        let marks = battle.unit(unit).marks;
        let took = marks.has(Mark::Moved) && !marks.has(Mark::Joined);
        if took && battle.leader_with(unit).is_some() {
            battle.units[usize::from(unit.0)].marks.set(Mark::Led);
        }
    }
}

/// A unit that entered hexes has moved.
fn unit_marks(place: &UnitPlace) -> Marks {
    let moved = (place.moved > 0).then_some(Mark::Moved);
    place.marks.iter().copied().chain(moved).collect()
}
