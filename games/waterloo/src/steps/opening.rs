//! opening

use crate::Turn;
use crate::action::Action;
use crate::ban::Allowed;
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
