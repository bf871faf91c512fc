//! "Which block leaves the lost battle by which road?"

use crate::Turn;
use crate::action::Action;
use crate::ban::{Allowed, Ban, require};
use crate::battle::losses::rout_loss;
use crate::board::{Location, Role};
use crate::event::{Event, Who};
use crate::flow::{begin_step, end_step};
use crate::ids::TownId;
use crate::pieces::Party;
use crate::setting::BlockSet;
use crate::state::{Board, Campaign};
use crate::step::Step;
use crate::steps::{crossing, regroup};
use crate::{losses, retreat};

/// [WAT-19.1.2] A side is routed: its blocks leave the board at once. [WAT-19.2.1] All of them lose
/// steps. [WAT-19.2.4] Squares break up before anything is lost.
pub(crate) fn rout(turn: &mut Turn<'_>, town: TownId, role: Role, at: Location) {
    let all = Board::of(turn, town).all_of(role);
    leave_board(turn, town, role, Event::Routed { town, role, at }, all);
}

/// A side leaves the board at once, which begins with `event`. First come the losses of the blocks
/// that `pay`, then the streams, then the roads. What was seen of the blocks before is hidden from
/// now on.
pub(crate) fn leave_board(
    turn: &mut Turn<'_>,
    town: TownId,
    role: Role,
    event: Event,
    pay: BlockSet,
) {
    let board = Board::of(turn, town);
    let seen = turn.seen_of(board.all_of(role));
    // Which hidden blocks are lost is shown to the enemy, who cannot take back what brought it about.
    if role != turn.acting {
        turn.reveal();
    }
    turn.emit(event);
    take_losses(turn, &board, pay, seen);
    begin_step(turn, Step::LeaveBattle { town, role });
    crossing::steps_of(turn, town, role).for_each(|step| begin_step(turn, step));
}

/// [WAT-19.2.1] Blocks lose steps by their type, as they stood when the side began to leave.
/// [WAT-24.2.5] What hidden blocks lose is not shown, unless they are eliminated.
fn take_losses(turn: &mut Turn<'_>, board: &Board, blocks: BlockSet, seen: BlockSet) {
    for block in blocks {
        let lost = rout_loss(turn, board, block);
        if lost >= turn.steps(block) {
            losses::eliminate(turn, block);
        } else if lost > 0 {
            let who = Who { shown: seen.contains(block), ..turn.somebody(block) };
            turn.emit(Event::RoutLoss { who, lost });
        }
    }
}

/// [WAT-19.2.3] The blocks that have not left yet.
fn leavers(campaign: &Campaign, town: TownId, role: Role) -> BlockSet {
    Board::of(campaign, town).all_of(role)
}

/// [WAT-26.2.6] The owner is asked while there is something to choose.
pub(crate) fn asks(campaign: &Campaign, step: Step) -> Option<Party> {
    let (town, role) = parts(step);
    let leavers = leavers(campaign, town, role);
    let has_choice = retreat::has_choice(campaign, town, role, leavers);
    has_choice.then(|| campaign.speaker(town, role))
}

/// [WAT-19.2.3] Blocks without a place are eliminated; then the other side has won.
pub(crate) fn go_on(turn: &mut Turn<'_>, step: Step) {
    let (town, role) = parts(step);
    let leavers = leavers(turn, town, role);
    retreat::leave_without_choice(turn, town, role, leavers);
    end_step(turn);
    regroup::win(turn, town, role.other());
}

pub(crate) fn legal(campaign: &Campaign, step: Step, into: &mut Vec<Action>) {
    let (town, role) = parts(step);
    let free = retreat::free_ways(campaign, town, role);
    for block in leavers(campaign, town, role) {
        into.extend(free.iter().map(|to| Action::Retreat { block, to }));
    }
}

pub(crate) fn check(campaign: &Campaign, step: Step, action: Action) -> Option<Allowed> {
    let (town, role) = parts(step);
    let Action::Retreat { block, to } = action else { return None };
    let is_here = leavers(campaign, town, role).contains(block);
    let rule = if campaign.is_withdrawing_from(town) { "WAT-18.3.2" } else { "WAT-19.2.3" };
    let here = require(is_here, Ban::new(rule, "ban-rout-not-here"));
    Some(here.and_then(|()| retreat::may_retreat_to(campaign, town, role, to)))
}

pub(crate) fn resolve(turn: &mut Turn<'_>, step: Step, action: Action) {
    let (town, _) = parts(step);
    let Action::Retreat { block, to } = action else { unreachable!("{action:?}") };
    retreat::leave(turn, block, town, to);
}

fn parts(step: Step) -> (TownId, Role) {
    let Step::LeaveBattle { town, role } = step else { unreachable!("{step:?}") };
    (town, role)
}
