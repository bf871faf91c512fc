//! Chapter 13: melee.

use crate::Turn;
use crate::ban::{Allowed, Ban, require};
use crate::combat;
use crate::dice::{Count, Occasion, Target};
use crate::event::{Event, Volley};
use crate::flow::{begin_step, end_step};
use crate::hex::{Hex, HexSet};
use crate::pieces::UnitId;
use crate::state::{Battle, Melee, Stance, Step};
use crate::steps::{battles, join, withdraw};

/// [CCN-13.1.1] The hexes of the adjacent enemy units and lone leaders that a ready unit may
/// attack; [CCN-10.2.5] an attack needs at least one die.
pub(crate) fn targets(battle: &Battle, unit: UnitId) -> impl Iterator<Item = Hex> {
    let enemy = battle.side_of(unit).enemy();
    let pieces = battle.pieces_of(enemy);
    let near = battle.setting.get().board.neighbours(battle.unit(unit).hex).and(pieces);
    let near = if battle.card_allows_melee().is_ok() { near } else { HexSet::NONE };
    near.iter().filter(move |&at| has_die(battle, unit, at))
}

/// [CCN-10.2.5] At least one die, of the unit's own or of artillery that can join it; by option none
/// is needed.
fn has_die(battle: &Battle, unit: UnitId, at: Hex) -> bool {
    battle.setting.get().options.attacks_without_dice
        || dice(battle, unit, at).total() > 0
        || join::can_join(battle, unit, at)
}

/// [CCN-23.3.1] The dice of an attack with those of the artillery that joined it, as far as dice
/// can be rolled at once.
pub(crate) fn all_dice(battle: &Battle, unit: UnitId, at: Hex) -> u8 {
    let joined = battle.joined.iter().map(|guns| join::dice(battle, guns, at).total());
    joined.fold(dice(battle, unit, at).total(), u8::saturating_add)
}

/// The dice of a declared melee against whatever stands in `at`.
pub(crate) fn dice(battle: &Battle, unit: UnitId, at: Hex) -> Count {
    battle.melee_dice(unit, at, target_in(battle, at), Occasion::Attack)
}

pub(crate) fn target_in(battle: &Battle, at: Hex) -> Target {
    battle.unit_at(at).map_or(Target::LoneLeader, |unit| Target::Unit(battle.arm(unit)))
}

/// Why the unit in a hex may not attack the piece in another.
pub(crate) fn may_melee(battle: &Battle, from: Hex, at: Hex) -> Allowed {
    let unit = battles::attacker(battle, from)?;
    may_melee_with(battle, unit, at)
}

/// Why a unit that may attack has no melee against what is in a hex.
pub(crate) fn may_melee_with(battle: &Battle, unit: UnitId, at: Hex) -> Allowed {
    let enemy = battle.side_of(unit).enemy();
    let pieces = battle.pieces_of(enemy);
    require(pieces.contains(at), Ban::new("CCN-13.1.1", "ban-no-target"))?;
    let near = battle.setting.get().board.neighbours(battle.unit(unit).hex);
    require(near.contains(at), Ban::new("CCN-10.1.1", "ban-not-adjacent"))?;
    battle.card_allows_melee()?;
    require(has_die(battle, unit, at), Ban::new("CCN-10.2.5", "ban-no-dice"))
}

/// [CCN-13.1.2] Declares a melee: artillery joins it, the defender reacts, and then it is rolled.
/// [CCN-10.2.4] From now on the unit has battled, whether or not it comes to its roll.
pub(crate) fn declare(turn: &mut Turn<'_>, from: Hex, at: Hex, melee: Melee) {
    let unit = turn.unit_at(from).expect("a legal attack names a unit");
    turn.emit(Event::AttackDeclared { unit, from, at, volley: Volley::Melee });
    begin_step(turn, Step::Join { unit, at, melee });
}

/// [CCN-13.1.4], [CCN-29.1.2] The attacker rolls; dice are counted now.
pub(crate) fn strike(turn: &mut Turn<'_>, unit: UnitId, at: Hex, stance: Stance) {
    end_step(turn);
    let dice = if is_there(turn, unit, stance) { all_dice(turn, unit, at) } else { 0 };
    let target = turn.unit_at(at);
    match (target, stance) {
        // [CCN-13.1.2], [CCN-10.2.5] The attacker is gone, or has no die: nothing is rolled. The
        // dice of its guns are lost too, [CCN-23.3.3] before a square and [CCN-23.3.4] after a
        // First Strike.
        _ if dice == 0 => turn.emit(Event::AttackLost { unit }),
        (None, _) => combat::attack_leader(turn, unit, at, dice),
        (Some(_), Stance::Retires) => combat::attack_retiring(turn, unit, at, dice),
        (Some(_), Stance::Stands | Stance::RollsFirst { .. }) => {
            combat::attack_unit(turn, unit, at, Volley::Melee, dice);
        }
    }
    match (target, stance) {
        // [CCN-13.3.1] A lone leader who lives must retreat.
        (None, _) => {
            if let Some(leader) = turn.leader_at(at) {
                begin_step(turn, Step::LeaderRetreat { leader, steps: 0 });
            }
        }
        // [CCN-21.1.4] If the cavalry lives it goes back.
        (Some(target), Stance::Retires) if turn.unit(target).blocks > 0 => {
            begin_step(turn, Step::Withdraw { unit: target, hexes: withdraw::DISTANCE });
        }
        (Some(_), Stance::Stands | Stance::RollsFirst { .. } | Stance::Retires) => {}
    }
}

/// [CCN-13.1.2] Whether the attacker is still where it attacked from, after a roll against it.
pub(crate) fn is_there(battle: &Battle, unit: UnitId, stance: Stance) -> bool {
    match stance {
        Stance::RollsFirst { at } => battle.unit_at(at) == Some(unit),
        Stance::Stands | Stance::Retires => true,
    }
}
