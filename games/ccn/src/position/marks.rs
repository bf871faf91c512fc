//! [CCN-1.1.8] Which marks pieces can have at a decision.

use super::decision::Decision;
use super::special;
use crate::cards::Card;
use crate::marks::Mark;
use crate::pieces::{Arm, LeaderId, UnitId};
use crate::state::Battle;

/// [CCN-5.1.1] The phases of a turn, in their order.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub(super) enum Phase {
    Command,
    Orders,
    Movement,
    Battle,
}

impl Phase {
    pub(super) fn of(decision: &Decision) -> Phase {
        match decision {
            Decision::PlayCard
            | Decision::ChooseSection
            | Decision::ChooseMode
            | Decision::ShortSupply
            | Decision::PlaceUnit { .. } => Phase::Command,
            Decision::GiveOrders
            | Decision::Leadership
            | Decision::Rally
            | Decision::LeaveSquare { .. } => Phase::Orders,
            Decision::Movement => Phase::Movement,
            Decision::Battles
            | Decision::Join { .. }
            | Decision::React { .. }
            | Decision::Withdraw { .. }
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
            | Decision::Over { .. }
            | Decision::Drawn => Phase::Battle,
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
    for unit in battle.all_units() {
        let (name, hex) = (&setting.units[usize::from(unit.0)].name, battle.unit(unit).hex);
        let fault = unit_fault(battle, unit, phase);
        faults.extend(fault.map(|fault| format!("{name} in {hex} {fault}.")));
    }
    for leader in battle.all_leaders() {
        let (name, hex) = (&setting.leaders[usize::from(leader.0)].name, battle.leader(leader).hex);
        let fault = leader_fault(battle, leader, phase);
        faults.extend(fault.map(|fault| format!("{name} in {hex} {fault}.")));
    }
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
    let moves = battle.moves(unit);
    if state.moved > moves {
        return Some(format!("moves no farther than {moves}"));
    }
    if has(Mark::Led) && !has(Mark::Moved) {
        return Some("cannot be marked led without a move".to_owned());
    }
    let needs_order = [Mark::Moved, Mark::Battled].into_iter().find(|&mark| has(mark));
    if let Some(mark) = needs_order.filter(|_| !has(Mark::Ordered)) {
        return Some(format!("cannot be marked {} without an order", word(mark)));
    }
    if has(Mark::Battled) && state.moved > battled_after(battle, unit) {
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
        || special::has_changed(battle, state.hex)
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

/// [CCN-8.2.1] to [CCN-8.2.5] The most hexes after which a unit can have battled;
/// [CCN-8.2.5] artillery may have lost the block since that let it do both.
fn battled_after(battle: &Battle, unit: UnitId) -> u8 {
    let is_weak = battle.arm(unit) == Arm::Artillery && battle.unit(unit).blocks == 1;
    let bombards = battle.tactic() == Some(Card::Bombard);
    if is_weak && !bombards {
        battle.profile(unit).battles_after
    } else {
        battle.battles_after(unit)
    }
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
