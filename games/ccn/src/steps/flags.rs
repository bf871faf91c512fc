//! "Ignore how many flags?"

use crate::Turn;
use crate::ban::{Allowed, Ban, require};
use crate::event::{Action, Event};
use crate::flow::{begin_step, end_step};
use crate::pieces::UnitId;
use crate::state::{Battle, LeaderCheck, Step};

/// [CCN-15.2.1] From none up to the smaller of the flags and the allowance.
pub(crate) fn legal(battle: &Battle, unit: UnitId, flags: u8, into: &mut Vec<Action>) {
    into.extend((0..=most(battle, unit, flags)).map(Action::IgnoreFlags));
}

pub(crate) fn may_ignore(battle: &Battle, unit: UnitId, flags: u8, ignored: u8) -> Allowed {
    let most = most(battle, unit, flags);
    let ban = Ban::new("CCN-15.2.1", "ban-too-many-flags").numbers(ignored, most);
    require(ignored <= most, ban)
}

/// How many of the flags rolled against a unit can be ignored.
pub(crate) fn most(battle: &Battle, unit: UnitId, flags: u8) -> u8 {
    flags.min(allowance(battle, unit))
}

/// [CCN-15.2.5] All allowances of a unit are added: [CCN-15.2.4] its type,
/// [CCN-15.2.2] a leader, [CCN-15.2.3] support.
pub(crate) fn allowance(battle: &Battle, unit: UnitId) -> u8 {
    let leader = u8::from(battle.leader_with(unit).is_some());
    battle.profile(unit).ignores + leader + u8::from(is_supported(battle, unit))
}

/// [CCN-15.2.3] Two or more friendly units or lone leaders in adjacent hexes.
fn is_supported(battle: &Battle, unit: UnitId) -> bool {
    let side = battle.side_of(unit);
    let friends = battle.units_of(side).or(battle.leaders_of(side));
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
    if hexes > 0 {
        begin_step(turn, Step::Retreat { unit, hexes, check });
    }
}
