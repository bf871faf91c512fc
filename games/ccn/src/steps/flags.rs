//! "Ignore how many flags?"

use crate::Turn;
use crate::action::Action;
use crate::ban::{Allowed, Ban, require};
use crate::event::Event;
use crate::flow::end_step;
use crate::pieces::{Arm, UnitId};
use crate::state::{Battle, LeaderCheck};
use crate::steps::retreat;

/// [CCN-15.2.1] From none up to the smaller of the flags and the allowance.
pub(crate) fn legal(battle: &Battle, unit: UnitId, flags: u8, works: bool, into: &mut Vec<Action>) {
    into.extend((0..=most(battle, unit, flags, works)).map(Action::IgnoreFlags));
}

pub(crate) fn may_ignore(
    battle: &Battle,
    unit: UnitId,
    flags: u8,
    works: bool,
    ignored: u8,
) -> Allowed {
    let most = most(battle, unit, flags, works);
    let ban = Ban::new("CCN-15.2.1", "ban-too-many-flags").numbers(ignored, most);
    require(ignored <= most, ban)
}

/// How many of the flags rolled against a unit can be ignored.
pub(crate) fn most(battle: &Battle, unit: UnitId, flags: u8, works: bool) -> u8 {
    flags.min(allowance(battle, unit, works))
}

/// [CCN-15.2.5] All allowances of a unit are added: [CCN-15.2.4] its type,
/// [CCN-15.2.2] a leader, [CCN-15.2.3] support, [CCN-24.6.4] works. [CCN-22.3.3] A square has no
/// support. [CCN-29.1.2] They are counted when the flags are dealt with.
pub(crate) fn allowance(battle: &Battle, unit: UnitId, works: bool) -> u8 {
    let leader = u8::from(battle.leader_with(unit).is_some());
    let support = u8::from(!battle.is_square(unit) && is_supported(battle, unit));
    let covered = u8::from(works && battle.arm(unit) != Arm::Cavalry);
    battle.profile(unit).ignores + leader + support + covered
}

/// [CCN-15.2.3] Two or more friendly units or lone leaders in adjacent hexes.
fn is_supported(battle: &Battle, unit: UnitId) -> bool {
    let side = battle.side_of(unit);
    let friends = battle.pieces_of(side);
    battle.setting.get().board.neighbours(battle.unit(unit).hex).and(friends).len() >= 2
}

/// [CCN-15.1.1] One hex of retreat for each flag that is not ignored; militia three.
pub(crate) fn ignore(
    turn: &mut Turn<'_>,
    unit: UnitId,
    flags: u8,
    check: LeaderCheck,
    ignored: u8,
) {
    end_step(turn);
    if ignored > 0 {
        turn.emit(Event::FlagsIgnored { unit, flags: ignored });
    }
    let hexes = (flags - ignored) * turn.profile(unit).retreats;
    retreat::begin(turn, unit, hexes, check);
}
