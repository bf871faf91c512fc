//! regroup

use crate::Turn;
use crate::action::Action;
use crate::ban::Allowed;
use crate::board::Role;
use crate::ids::TownId;
use crate::pieces::Party;
use crate::state::Campaign;
use crate::step::Step;

pub(crate) fn asks(_: &Campaign, step: Step) -> Option<Party> {
    unimplemented!("{step:?}")
}

pub(crate) fn go_on(_: &mut Turn<'_>, step: Step) {
    unimplemented!("{step:?}")
}

pub(crate) fn legal(_: &Campaign, step: Step, _: &mut Vec<Action>) {
    unimplemented!("{step:?}")
}

pub(crate) fn check(_: &Campaign, step: Step, _: Action) -> Option<Allowed> {
    unimplemented!("{step:?}")
}

pub(crate) fn resolve(_: &mut Turn<'_>, step: Step, _: Action) {
    unimplemented!("{step:?}")
}

/// [WAT-20.1.1] A side has won: the board is cleared, and it may regroup.
pub(crate) fn win(_: &mut Turn<'_>, town: TownId, role: Role) {
    unimplemented!("{town:?} {role:?}")
}
