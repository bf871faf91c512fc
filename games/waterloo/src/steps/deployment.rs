//! "Who stands where?"

use crate::Turn;
use crate::action::Action;
use crate::ban::{Allowed, Ban, require};
use crate::battle::unity::Ground;
use crate::board::{Location, Post, Role};
use crate::event::{Event, Stationed, Stations};
use crate::flow::replace_step;
use crate::ids::{BlockId, TownId};
use crate::pieces::Party;
use crate::setting::BlockSet;
use crate::state::{Board, Campaign};
use crate::step::Step;

/// [WAT-11.3.1] Every block that a side has in the town.
fn deployers(campaign: &Campaign, town: TownId, role: Role) -> BlockSet {
    campaign.of_side_in(town, campaign.side_of(role))
}

/// The owner is asked as soon as all his blocks are on the board.
pub(crate) fn asks(campaign: &Campaign, step: Step) -> Option<Party> {
    let (town, role) = parts(step);
    let mut blocks = deployers(campaign, town, role).iter();
    let are_all_there = blocks.all(|block| campaign.location(block).is_some());
    are_all_there.then(|| campaign.speaker(town, role))
}

/// [WAT-11.3.2] What is not put elsewhere stands in the Reserve, where everything fits.
pub(crate) fn go_on(turn: &mut Turn<'_>, step: Step) {
    let (town, role) = parts(step);
    for block in deployers(turn, town, role) {
        if turn.location(block).is_none() {
            deploy(turn, town, role, block, Post::Reserve);
        }
    }
}

/// [WAT-24.2.2] The enemy sees nothing of it before it is confirmed.
fn deploy(turn: &mut Turn<'_>, town: TownId, role: Role, block: BlockId, to: Post) {
    let (who, at) = (turn.somebody(block), Some(Location::of(role, to)));
    turn.emit(Event::Deployed { who, town, at });
}

pub(crate) fn legal(campaign: &Campaign, step: Step, into: &mut Vec<Action>) {
    let (town, role) = parts(step);
    let board = Board::of(campaign, town);
    let grounds =
        Post::ALL.map(|post| Ground::of(campaign, &board, town, Location::of(role, post)));
    for block in board.all_of(role) {
        let open = grounds.iter().filter(|ground| ground.may_take(campaign, block).is_ok());
        into.extend(open.map(|ground| Action::Deploy { block, to: ground.post() }));
    }
    if may_confirm(&grounds).is_ok() {
        into.push(Action::Confirm);
    }
}

pub(crate) fn check(campaign: &Campaign, step: Step, action: Action) -> Option<Allowed> {
    let (town, role) = parts(step);
    let board = Board::of(campaign, town);
    let ground = |post| Ground::of(campaign, &board, town, Location::of(role, post));
    if let Action::Deploy { block, to } = action {
        let is_own = board.all_of(role).contains(block);
        let own = require(is_own, Ban::new("WAT-11.3.1", "ban-deploy-not-here"));
        return Some(own.and_then(|()| ground(to).may_take(campaign, block)));
    }
    (action == Action::Confirm).then(|| may_confirm(&Post::ALL.map(ground)))
}

/// [WAT-11.3.1] Each of the three positions must get a block; the Reserve may be empty. What is
/// forbidden at placing may have come about since, when a leader was taken away.
fn may_confirm(grounds: &[Ground]) -> Allowed {
    let positions = &grounds[..Post::POSITIONS.len()];
    let are_filled = positions.iter().all(Ground::is_filled);
    require(are_filled, Ban::new("WAT-11.3.1", "ban-deploy-empty"))?;
    positions.iter().try_for_each(Ground::is_in_order)
}

pub(crate) fn resolve(turn: &mut Turn<'_>, step: Step, action: Action) {
    let (town, role) = parts(step);
    if let Action::Deploy { block, to } = action {
        deploy(turn, town, role, block, to);
    } else {
        confirm(turn, town, role);
    }
}

/// [WAT-11.3.1] The defender deploys first. [WAT-24.2.2] The attacker knows his numbers then.
fn confirm(turn: &mut Turn<'_>, town: TownId, role: Role) {
    let numbers = stationed(turn, town, role);
    turn.emit(Event::DeploymentConfirmed { town, role, numbers });
    let next = match role {
        Role::Defender => Step::Deploy { town, role: Role::Attacker },
        Role::Attacker => Step::Reveal { town },
    };
    replace_step(turn, next);
}

/// How many blocks of which army stand in each location of a side.
fn stationed(campaign: &Campaign, town: TownId, role: Role) -> Stations {
    let (setting, board) = (campaign.setting.get(), Board::of(campaign, town));
    let mut numbers = Stations::new();
    for at in Post::ALL.map(|post| Location::of(role, post)) {
        for &army in campaign.side_of(role).armies() {
            let blocks = (board.at(at) & setting.of_army[army as usize]).len() as u8;
            if blocks > 0 {
                numbers.push(Stationed { at, army, blocks });
            }
        }
    }
    numbers
}

fn parts(step: Step) -> (TownId, Role) {
    let Step::Deploy { town, role } = step else { unreachable!("{step:?}") };
    (town, role)
}
