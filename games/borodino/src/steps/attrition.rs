//! [BOR-15.4.1] Attrition at 20:00. Nobody is asked anything.

use crate::Turn;
use crate::action::Action;
use crate::ban::Allowed;
use crate::event::{Cause, Event};
use crate::flow::end_step;
use crate::ids::{AreaId, BlockSet};
use crate::losses;
use crate::pieces::Side;
use crate::posts;
use crate::state::Campaign;
use crate::step::Step;
use crate::supply;

pub(crate) fn asks(_campaign: &Campaign, _step: Step) -> Option<Side> {
    None
}

/// [BOR-15.1.1] The supply phase opens. [BOR-4.1.2] The last turn of a day is that of 20:00.
pub(crate) fn go_on(turn: &mut Turn<'_>, _step: Step) {
    if turn.setting.get().turn(turn.turn).is_last_of_day {
        wear_out(turn);
    }
    turn.emit(Event::SupplyBegan);
    end_step(turn);
}

pub(crate) fn legal(_campaign: &Campaign, _step: Step, _into: &mut Vec<Action>) {}

pub(crate) fn check(_campaign: &Campaign, _step: Step, _action: Action) -> Option<Allowed> {
    None
}

pub(crate) fn resolve(_turn: &mut Turn<'_>, _step: Step, action: Action) {
    unreachable!("{action:?} where nothing is asked")
}

/// [BOR-15.4.1] Everybody without supply loses a step, all at the same moment: who that is, is known
/// before the first does. [BOR-18.2.2] The enemy learns how many in each area, so they come area by
/// area, and the destroyed ones, which are shown, last.
fn wear_out(turn: &mut Turn<'_>) {
    let starving = Side::BOTH.map(|side| out_of_supply(turn, side));
    for area in turn.map().all_areas() {
        for blocks in starving {
            wear_out_in(turn, blocks, area);
        }
    }
    // [BOR-14.1.1] Nobody who is lost at this moment takes a post of another.
    posts::fill(turn);
}

fn out_of_supply(campaign: &Campaign, side: Side) -> BlockSet {
    let blocks = campaign.setting.get().of_side(side);
    supply::among(campaign, blocks, !supply::supplied(campaign, side))
}

fn wear_out_in(turn: &mut Turn<'_>, starving: BlockSet, area: AreaId) {
    let there = supply::among(turn, starving, area.into());
    let living = there.iter().filter(|&block| losses::outlives_a_loss(turn, block));
    let living: BlockSet = living.collect();
    for block in living.iter().chain(there - living) {
        losses::lose_step_with_others(turn, block, Cause::Attrition);
    }
}
