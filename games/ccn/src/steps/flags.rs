//! "Ignore how many flags?"

use crate::Turn;
use crate::action::Action;
use crate::ban::{Allowed, Ban, require};
use crate::event::Event;
use crate::flow::end_step;
use crate::hex::HexSet;
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

/// [CCN-15.2.5] All allowances of a unit are added. [CCN-29.1.2] They are counted when the flags
/// are dealt with.
pub(crate) fn allowance(battle: &Battle, unit: UnitId, works: bool) -> u8 {
    Allowance::of(battle, unit, works).total()
}

/// The flags that a unit may ignore, by what lets it do so.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Allowance {
    /// [CCN-15.2.4] Its type.
    pub(crate) kind: u8,
    /// [CCN-15.2.2] A leader.
    pub(crate) leader: u8,
    /// [CCN-15.2.3] Support. [CCN-22.3.3] A square has none.
    pub(crate) support: u8,
    /// [CCN-24.6.4] Works, against an attack through them.
    pub(crate) works: u8,
}

impl Allowance {
    pub(crate) fn of(battle: &Battle, unit: UnitId, works: bool) -> Allowance {
        let is_supported = !battle.is_square(unit) && supporters(battle, unit).len() >= 2;
        Allowance {
            kind: battle.profile(unit).ignores,
            leader: u8::from(battle.leader_with(unit).is_some()),
            support: u8::from(is_supported),
            works: u8::from(works && battle.arm(unit) != Arm::Cavalry),
        }
    }

    pub(crate) fn total(self) -> u8 {
        self.kind + self.leader + self.support + self.works
    }
}

/// [CCN-15.2.3] The friendly units and lone leaders in adjacent hexes; two of them are support.
pub(crate) fn supporters(battle: &Battle, unit: UnitId) -> HexSet {
    let friends = battle.pieces_of(battle.side_of(unit));
    battle.setting.get().board.neighbours(battle.unit(unit).hex).and(friends)
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
