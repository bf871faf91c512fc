//! rout

use crate::Turn;
use crate::action::Action;
use crate::ban::Allowed;
use crate::board::{Location, Role};
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

/// [WAT-19.1.2] A side is routed: its blocks leave the board at once.
pub(crate) fn rout(_: &mut Turn<'_>, town: TownId, role: Role, at: Location) {
    unimplemented!("{town:?} {role:?} {at:?}")
}
