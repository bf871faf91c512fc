//! Chapter 13: melee.

use crate::Turn;
use crate::ban::{Allowed, Ban, require};
use crate::combat;
use crate::dice::{Count, Occasion, Target};
use crate::event::{Event, Volley};
use crate::flow::{begin_step, end_step};
use crate::hex::Hex;
use crate::pieces::UnitId;
use crate::state::{Battle, Melee, Step};
use crate::steps::battles;

/// [CCN-13.1.1] The hexes of the adjacent enemy units and lone leaders that a ready unit may
/// attack; [CCN-10.2.5] an attack needs at least one die.
pub(crate) fn targets(battle: &Battle, unit: UnitId) -> impl Iterator<Item = Hex> {
    let enemy = battle.side_of(unit).enemy();
    let pieces = battle.units_of(enemy).or(battle.leaders_of(enemy));
    let near = battle.setting.get().board.neighbours(battle.unit(unit).hex).and(pieces);
    near.iter().filter(move |&at| dice(battle, unit, at).total() > 0)
}

/// The dice of a declared melee against whatever stands in `at`.
pub(crate) fn dice(battle: &Battle, unit: UnitId, at: Hex) -> Count {
    battle.melee_dice(unit, at, target_in(battle, at), Occasion::Attack)
}

fn target_in(battle: &Battle, at: Hex) -> Target {
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
    let pieces = battle.units_of(enemy).or(battle.leaders_of(enemy));
    require(pieces.contains(at), Ban::new("CCN-13.1.1", "ban-no-target"))?;
    let near = battle.setting.get().board.neighbours(battle.unit(unit).hex);
    require(near.contains(at), Ban::new("CCN-10.1.1", "ban-not-adjacent"))?;
    require(dice(battle, unit, at).total() > 0, Ban::new("CCN-10.2.5", "ban-no-dice"))
}

/// [CCN-13.1.2] Declares a melee: the roll, and what follows it, are put on the agenda.
pub(crate) fn declare(turn: &mut Turn<'_>, from: Hex, at: Hex, melee: Melee) {
    let unit = turn.unit_at(from).expect("a legal attack names a unit");
    turn.emit(Event::AttackDeclared { unit, from, at, volley: Volley::Melee });
    begin_step(turn, Step::AfterStrike { unit, at, melee });
    begin_step(turn, Step::Strike { unit, at });
}

/// [CCN-13.1.4] The attacker rolls; dice are counted now.
pub(crate) fn strike(turn: &mut Turn<'_>, unit: UnitId, at: Hex) {
    end_step(turn);
    let dice = dice(turn, unit, at).total();
    if turn.unit_at(at).is_some() {
        combat::attack_unit(turn, unit, at, Volley::Melee, dice);
    } else {
        combat::attack_leader(turn, unit, at, dice);
    }
}
