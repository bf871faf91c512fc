//! [CCN-29.1.1] Everything one roll causes, in order.

use engine::Draw;

use crate::Turn;
use crate::event::{Event, Volley};
use crate::face::{Dice, Face};
use crate::flow::begin_step;
use crate::hex::Hex;
use crate::pieces::{Arm, LeaderId, UnitId};
use crate::state::{Battle, LeaderCheck, Step};
use crate::steps::retreat;
use crate::victory;

/// Rolls for attacks of every kind, and for leaders.
const BATTLE: Draw = Draw::open("battle");
const LEADER: Draw = Draw::open("leader");

/// A unit rolls against the unit in a hex, and all that follows is carried out or put on the
/// agenda. [CCN-1.1.7] Whoever is rolled against is the defender, also in a battle back.
pub(crate) fn attack_unit(turn: &mut Turn<'_>, unit: UnitId, at: Hex, volley: Volley, dice: u8) {
    let target = turn.unit_at(at).expect("an attack on a unit has one");
    let dice = roll(turn, BATTLE, dice);
    let hits = hits(turn, unit, Prey::Unit(target), volley, &dice);
    let flags = dice.count(Face::Flag);
    turn.emit(Event::Rolled { unit, at, volley, dice, hits, flags });
    let check = lose_blocks(turn, target, hits, LeaderCheck::Due);
    // [CCN-14.1.1] The flags of a roll that eliminates the unit have no effect, and
    // [CCN-29.1.5] those of one that ends the battle neither.
    if flags == 0 || turn.unit(target).blocks == 0 || turn.is_over() {
        return;
    }
    if bounces(turn, unit, target, volley) {
        turn.emit(Event::FlagsBounced { unit: target, flags });
        // [CCN-22.2.4] One hex for each of them, whatever the type.
        retreat::begin(turn, target, flags, check);
    } else {
        let works = turn.works_between(turn.unit(unit).hex, at).target;
        begin_step(turn, Step::Flags { unit: target, flags, check, works });
    }
}

/// [CCN-21.1.3] The roll at cavalry that retires: no flag counts.
pub(crate) fn attack_retiring(turn: &mut Turn<'_>, unit: UnitId, at: Hex, dice: u8) {
    let target = turn.unit_at(at).expect("a unit retires");
    let dice = roll(turn, BATTLE, dice);
    let hits = hits(turn, unit, Prey::Retiring, Volley::Melee, &dice);
    turn.emit(Event::Rolled { unit, at, volley: Volley::Melee, dice, hits, flags: 0 });
    lose_blocks(turn, target, hits, LeaderCheck::Due);
}

/// [CCN-22.2.4] Whether the flags bounce: those of a square in melee against cavalry, with those
/// of artillery that joined it; [CCN-22.2.5] those of its fire, and against other arms, are
/// ordinary.
pub(crate) fn bounces(battle: &Battle, unit: UnitId, target: UnitId, volley: Volley) -> bool {
    volley != Volley::Fire && battle.is_square(unit) && battle.arm(target) == Arm::Cavalry
}

/// What is rolled at, as far as it matters to the faces.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Prey {
    Unit(UnitId),
    /// Cavalry that retires and reforms.
    Retiring,
    LoneLeader,
}

/// How many dice hit. [CCN-13.3.1] A leader falls once.
fn hits(battle: &Battle, unit: UnitId, prey: Prey, volley: Volley, dice: &Dice) -> u8 {
    let hits = dice.iter().filter(|&face| is_hit(battle, unit, prey, volley, face)).count() as u8;
    match prey {
        Prey::Unit(_) | Prey::Retiring => hits,
        Prey::LoneLeader => hits.min(1),
    }
}

/// [CCN-1.1.4], [CCN-12.1.4] A face hits its own arm; [CCN-13.2.4] in melee sabers hit too, but not
/// those of militia and rifle light. [CCN-23.3.2] The infantry or cavalry unit decides for the
/// artillery that joined it. [CCN-21.1.3] Only cavalry faces hit cavalry that retires;
/// [CCN-13.3.1] only sabers hit a lone leader.
pub(crate) fn is_hit(
    battle: &Battle,
    unit: UnitId,
    prey: Prey,
    volley: Volley,
    face: Face,
) -> bool {
    let saber = face == Face::Saber;
    match prey {
        Prey::Unit(target) => {
            let sabers_hit = volley != Volley::Fire && battle.profile(unit).kind.sabers_hit();
            face == Face::of_arm(battle.arm(target)) || saber && sabers_hit
        }
        Prey::Retiring => face == Face::Cavalry,
        Prey::LoneLeader => saber,
    }
}

/// [CCN-13.3.1] A unit attacks a lone leader: one saber eliminates him.
pub(crate) fn attack_leader(turn: &mut Turn<'_>, unit: UnitId, at: Hex, dice: u8) {
    let leader = turn.leader_at(at).expect("an attack on a leader has one");
    let dice = roll(turn, BATTLE, dice);
    let hits = hits(turn, unit, Prey::LoneLeader, Volley::Melee, &dice);
    turn.emit(Event::Rolled { unit, at, volley: Volley::Melee, dice, hits, flags: 0 });
    if hits > 0 {
        eliminate_leader(turn, leader);
    }
}

/// [CCN-14.1.1] Each hit removes a block; [CCN-1.1.3] the marker of a square is none. A leader is
/// checked if blocks were lost and he was not checked in this attack; if his unit is gone, he flees.
pub(crate) fn lose_blocks(
    turn: &mut Turn<'_>,
    unit: UnitId,
    hits: u8,
    check: LeaderCheck,
) -> LeaderCheck {
    let lost = hits.min(turn.unit(unit).blocks);
    if lost == 0 {
        return check;
    }
    let leader = turn.leader_with(unit);
    turn.emit(Event::BlocksLost { unit, blocks: lost });
    let is_eliminated = turn.unit(unit).blocks == 0;
    if is_eliminated {
        // [CCN-22.4.1] Marker and card of a square go back before the leader check.
        if turn.is_square(unit) {
            turn.emit(Event::SquareBroken { unit });
        }
        eliminate_unit(turn, unit);
    }
    let Some(leader) = leader.filter(|_| !turn.is_over()) else { return check };
    let dice = if is_eliminated { 1 } else { 2 };
    let survives = check == LeaderCheck::Made || survives_check(turn, leader, dice);
    // [CCN-14.2.5] A leader who passed his check before is not checked again, but cannot stay.
    if is_eliminated && survives {
        begin_step(turn, Step::LeaderRetreat { leader, steps: 0 });
    }
    LeaderCheck::Made
}

/// [CCN-27.1.2] An eliminated unit gives the enemy a banner at the moment its last block goes.
fn eliminate_unit(turn: &mut Turn<'_>, unit: UnitId) {
    let hex = turn.unit(unit).hex;
    turn.emit(Event::UnitEliminated { unit, hex });
    victory::judge(turn);
}

/// [CCN-14.2.1] Two dice, and two sabers eliminate him, if his unit survives;
/// [CCN-14.2.2] one die, and one saber does, if it is eliminated: sabers on all of them.
/// [CCN-14.2.6] The opponent of his owner rolls.
fn survives_check(turn: &mut Turn<'_>, leader: LeaderId, dice: u8) -> bool {
    let dice = roll(turn, LEADER, dice);
    let lost = usize::from(dice.count(Face::Saber)) == dice.len();
    turn.emit(Event::LeaderChecked { leader, dice, lost });
    if lost {
        eliminate_leader(turn, leader);
    }
    !lost
}

/// [CCN-14.2.7] An eliminated leader gives the enemy a banner.
pub(crate) fn eliminate_leader(turn: &mut Turn<'_>, leader: LeaderId) {
    turn.emit(Event::LeaderEliminated { leader });
    victory::judge(turn);
}

/// [CCN-16.2.1] A unit strikes at a leader who flees through its hex; whether he lives.
pub(crate) fn survives_escape(turn: &mut Turn<'_>, leader: LeaderId, unit: UnitId) -> bool {
    let dice = turn.escape_dice(unit);
    let dice = roll(turn, LEADER, dice);
    let lost = dice.count(Face::Saber) > 0;
    turn.emit(Event::LeaderStruckAt { leader, unit, dice, lost });
    if lost {
        eliminate_leader(turn, leader);
    }
    !lost
}

/// Rolls battle dice.
pub(crate) fn roll(turn: &mut Turn<'_>, draw: Draw, dice: u8) -> Dice {
    turn.roll(draw, dice, 6).iter().map(|&die| Face::of_die(die)).collect()
}
