//! [BOR-15.5.1] Burning bridges.

use crate::Turn;
use crate::action::Action;
use crate::ban::Allowed;
use crate::pieces::Side;
use crate::state::Campaign;
use crate::step::Step;

pub(crate) fn asks(_campaign: &Campaign, _step: Step) -> Option<Side> {
    None
}

pub(crate) fn go_on(turn: &mut Turn<'_>, _step: Step) {
    crate::flow::end_step(turn);
}

pub(crate) fn legal(_campaign: &Campaign, _step: Step, _into: &mut Vec<Action>) {}

pub(crate) fn check(_campaign: &Campaign, _step: Step, _action: Action) -> Option<Allowed> {
    None
}

pub(crate) fn resolve(_turn: &mut Turn<'_>, _step: Step, _action: Action) {}
