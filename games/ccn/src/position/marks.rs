//! [CCN-1.1.8] Which marks pieces can have at a decision.

use super::document::Decision;
use crate::marks::Mark;
use crate::pieces::{Arm, LeaderId, UnitId};
use crate::state::Battle;
use crate::steps::orders;

/// [CCN-5.1.1] The phases of a turn, in their order.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
enum Phase {
    Command,
    Orders,
    Movement,
    Battle,
}

impl Phase {
    fn of(decision: &Decision) -> Phase {
        match decision {
            Decision::PlayCard => Phase::Command,
            Decision::GiveOrders => Phase::Orders,
            Decision::Movement => Phase::Movement,
            Decision::Battles
            | Decision::Flags { .. }
            | Decision::Retreat { .. }
            | Decision::LeaderRetreat { .. }
            | Decision::TakeGround { .. }
            | Decision::Breakthrough { .. }
            | Decision::GoOn { .. }
            | Decision::BonusMelee { .. }
            | Decision::BattleBack { .. }
            | Decision::KeepCard
            | Decision::SetUp
            | Decision::Over { .. } => Phase::Battle,
        }
    }

    /// The first phase in which a piece can get a mark.
    fn of_mark(mark: Mark) -> Phase {
        match mark {
            Mark::Ordered => Phase::Orders,
            Mark::Moved | Mark::EnteredForest | Mark::EnteredTown | Mark::Joined | Mark::Led => {
                Phase::Movement
            }
            Mark::Battled | Mark::BonusMelee => Phase::Battle,
        }
    }
}

/// Everything that is wrong with the marks of a position.
pub(super) fn faults(battle: &Battle, decision: &Decision) -> Vec<String> {
    let phase = Phase::of(decision);
    let setting = battle.setting.get();
    let mut faults = Vec::new();
    for unit in (0..setting.units.len() as u8).map(UnitId) {
        let (name, hex) = (&setting.units[usize::from(unit.0)].name, battle.unit(unit).hex);
        let fault = unit_fault(battle, unit, phase);
        faults.extend(fault.map(|fault| format!("{name} in {hex} {fault}.")));
    }
    for leader in (0..setting.leaders.len() as u8).map(LeaderId) {
        let (name, hex) = (&setting.leaders[usize::from(leader.0)].name, battle.leader(leader).hex);
        let fault = leader_fault(battle, leader, phase);
        faults.extend(fault.map(|fault| format!("{name} in {hex} {fault}.")));
    }
    faults.extend(order_fault(battle, decision, phase));
    faults
}

fn unit_fault(battle: &Battle, unit: UnitId, phase: Phase) -> Option<String> {
    let (state, profile) = (battle.unit(unit), battle.profile(unit));
    let has = |mark: Mark| state.marks.has(mark);
    if battle.side_of(unit) != battle.active {
        let marked = state.moved > 0 || state.marks.iter().next().is_some();
        return marked.then(|| "is not of the active side and has no marks".to_owned());
    }
    if let Some(mark) = state.marks.iter().find(|&mark| Phase::of_mark(mark) > phase) {
        return Some(format!("cannot be marked {} yet", word(mark)));
    }
    if has(Mark::Moved) != (state.moved > 0) {
        return Some("has moved; say by how many hexes".to_owned());
    }
    if state.moved > profile.moves {
        return Some(format!("moves no farther than {}", profile.moves));
    }
    let needs_order = [Mark::Moved, Mark::Battled].into_iter().find(|&mark| has(mark));
    if let Some(mark) = needs_order.filter(|_| !has(Mark::Ordered)) {
        return Some(format!("cannot be marked {} without an order", word(mark)));
    }
    if has(Mark::Battled) && state.moved > profile.battles_after {
        return Some("moved too far to battle".to_owned());
    }
    if has(Mark::BonusMelee) && !(has(Mark::Battled) && profile.arm == Arm::Cavalry) {
        return Some("cannot have had a bonus melee".to_owned());
    }
    entered_fault(battle, unit)
}

/// [CCN-1.1.8] Before it battles, a unit has entered the ground where its move ended; after that
/// it may have entered more.
fn entered_fault(battle: &Battle, unit: UnitId) -> Option<String> {
    let state = battle.unit(unit);
    let here = Mark::of_entering(battle.ground(state.hex));
    let fits = state.marks.has(Mark::Battled)
        || [Mark::EnteredForest, Mark::EnteredTown].into_iter().all(|mark| {
            let entered = state.moved > 0 && here == Some(mark);
            state.marks.has(mark) == entered
        });
    (!fits).then(|| "is not where it could have entered forest or town".to_owned())
}

fn leader_fault(battle: &Battle, leader: LeaderId, phase: Phase) -> Option<String> {
    let marks = battle.leader(leader).marks;
    if battle.side_of_leader(leader) != battle.active {
        let marked = marks.iter().next().is_some();
        return marked.then(|| "is not of the active side and has no marks".to_owned());
    }
    if let Some(mark) = marks.iter().find(|mark| !matches!(mark, Mark::Ordered | Mark::Moved)) {
        return Some(format!("is a leader and cannot be marked {}", word(mark)));
    }
    if let Some(mark) = marks.iter().find(|&mark| Phase::of_mark(mark) > phase) {
        return Some(format!("cannot be marked {} yet", word(mark)));
    }
    let is_fine = marks.has(Mark::Ordered) || !marks.has(Mark::Moved);
    (!is_fine).then(|| "cannot be marked moved without an order".to_owned())
}

/// [CCN-7.2.2] As many orders as the card gives, each in its section as long as nobody has moved.
fn order_fault(battle: &Battle, decision: &Decision, phase: Phase) -> Option<String> {
    let ordered = orders::ordered(battle);
    let most = match battle.played {
        Some(played) => played.card.orders(played.command).total(),
        // [CCN-25.2.2] Scout, which is discarded by now, orders one piece.
        None if *decision == Decision::KeepCard => 1,
        None => return None,
    };
    if ordered > usize::from(most) {
        return Some(format!("The card orders {most} pieces, not {ordered}."));
    }
    if phase == Phase::Orders && !orders::are_admitted(battle) {
        return Some("The card does not order so many pieces in these sections.".to_owned());
    }
    let none = *decision == Decision::Movement && ordered == 0;
    none.then(|| "Nothing is ordered, so there is no movement.".to_owned())
}

/// A mark as documents have it.
fn word(mark: Mark) -> &'static str {
    match mark {
        Mark::Ordered => "ordered",
        Mark::Moved => "moved",
        Mark::EnteredForest => "entered-forest",
        Mark::EnteredTown => "entered-town",
        Mark::Battled => "battled",
        Mark::BonusMelee => "bonus-melee",
        Mark::Joined => "joined",
        Mark::Led => "led",
    }
}
