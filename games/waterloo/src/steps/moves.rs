//! "Move a block, or end the moves." Then: "Where does it go?"

use crate::Turn;
use crate::action::Action;
use crate::ban::{Allowed, Ban, require};
use crate::event::{Event, Path};
use crate::flow::{begin_step, end_step};
use crate::ids::{BlockId, TownId};
use crate::movement::groups::{self, Membership};
use crate::movement::{Attack, Ground, NO_ROAD, may_handle, some_way};
use crate::pieces::Party;
use crate::setting::Way;
use crate::state::Campaign;
use crate::step::Step;

const MOVED_ALREADY: Ban = Ban::new("WAT-5.2.2", "ban-moved-already");
const TOWN_TWICE: Ban = Ban::new("WAT-5.2.2", "ban-town-twice");
const MUST_STOP: Ban = Ban::new("WAT-5.2.3", "ban-must-stop");
const ONE_ROAD_ONLY: Ban = Ban::new("WAT-5.2.1", "ban-one-road-only");

/// [WAT-26.2.2] Whoever has blocks on the map is asked. [WAT-4.2.2] Nothing has to be moved.
pub(crate) fn asks(campaign: &Campaign, step: Step) -> Option<Party> {
    if let Step::Moves { party } = step {
        let mut blocks = campaign.setting.get().of_party(party).iter();
        return blocks.any(|block| campaign.town(block).is_some()).then_some(party);
    }
    if let Step::Move { party, .. } = step { Some(party) } else { None }
}

/// [WAT-24.1.5] Nothing to move looks like moving nothing.
pub(crate) fn go_on(turn: &mut Turn<'_>, step: Step) {
    if let Step::Moves { party } = step {
        end_moves(turn, party);
    }
}

pub(crate) fn legal(campaign: &Campaign, step: Step, into: &mut Vec<Action>) {
    let ground = Ground::of(campaign);
    if let Step::Moves { party } = step {
        let blocks = campaign.setting.get().of_party(party).iter();
        let can_move = blocks.filter(|&block| may_take(&ground, party, block).is_ok());
        into.extend(can_move.map(Action::Take));
        into.push(Action::EndMoves);
    } else if let Step::Move { block, .. } = step {
        list_paths(&ground, block, into);
    }
}

pub(crate) fn check(campaign: &Campaign, step: Step, action: Action) -> Option<Allowed> {
    let ground = Ground::of(campaign);
    if let Step::Moves { party } = step {
        if let Action::Take(block) = action {
            return Some(may_take(&ground, party, block));
        }
        return (action == Action::EndMoves).then_some(Ok(()));
    }
    if let (Step::Move { block, .. }, Action::Move { via, to }) = (step, action) {
        return Some(may_move(&ground, block, via, to));
    }
    None
}

pub(crate) fn resolve(turn: &mut Turn<'_>, step: Step, action: Action) {
    if let (Step::Moves { party }, Action::Take(block)) = (step, action) {
        begin_step(turn, Step::Move { party, block });
    } else if let (Step::Move { block, .. }, Action::Move { via, to }) = (step, action) {
        move_block(turn, block, via, to);
        end_step(turn);
    } else if let Step::Moves { party } = step {
        end_moves(turn, party);
    }
}

/// [WAT-24.1.2] The enemy sees that a block of this army moved, and by which roads.
fn move_block(turn: &mut Turn<'_>, block: BlockId, via: Option<TownId>, to: TownId) {
    let from = turn.town(block).expect("a block that moves is on the map");
    let who = turn.somebody(block);
    turn.emit(Event::Moved { who, path: Path { from, via, to } });
}

fn end_moves(turn: &mut Turn<'_>, party: Party) {
    turn.emit(Event::MovesEnded { party });
    end_step(turn);
}

/// Whether a block may make a normal move: it has made none, its group may move, and a road is
/// open.
fn may_take(ground: &Ground<'_>, party: Party, block: BlockId) -> Allowed {
    let town = may_handle(ground.campaign, party, block)?;
    may_move_at_all(ground, block, town)?;
    let group = Membership::of(ground.campaign, block, town);
    groups::may_move(ground.campaign, group)?;
    has_way_out(ground, Attack { group, bridge: None })
}

/// [WAT-5.2.2] A block makes one normal move. [WAT-5.2.3] Where it met enemies it stays.
fn may_move_at_all(ground: &Ground<'_>, block: BlockId, town: TownId) -> Allowed {
    require(!ground.enemies.contains(town), MUST_STOP.at(town))?;
    require(ground.campaign.starts[block.index()].is_none(), MOVED_ALREADY)
}

/// Whether some way out of its town is open to a group. That is enough for fast blocks too: a road
/// that can be passed can also be the only one.
fn has_way_out(ground: &Ground<'_>, attack: Attack) -> Allowed {
    let ways = ground.map.ways(attack.group.start).iter();
    some_way(ways.map(|&way| ground.may_enter(attack, way)), NO_ROAD)
}

/// [WAT-5.2.2] The path is chosen as a whole. [WAT-5.1.4] Every block of a group has its own.
fn may_move(ground: &Ground<'_>, block: BlockId, via: Option<TownId>, to: TownId) -> Allowed {
    let campaign = ground.campaign;
    let from = campaign.town(block).expect("a block in hand is on the map");
    let attack = Attack::of(ground, block, from);
    let Some(via) = via else {
        return ground.may_enter(attack, ground.way(from, to)?);
    };
    require(can_go_two(campaign, block), ONE_ROAD_ONLY)?;
    require(via != from && to != from && to != via, TOWN_TWICE)?;
    let first = ground.way(from, via)?;
    let second = ground.way(via, to)?;
    ground.may_pass(first)?;
    ground.may_enter(attack.by(ground, first), second)
}

/// [WAT-5.2.1] A slow block moves along one road, a fast one along one or two.
fn can_go_two(campaign: &Campaign, block: BlockId) -> bool {
    campaign.kind(block).allowance() > 1
}

/// Every path that a block may take, without a town that it visits twice.
fn list_paths(ground: &Ground<'_>, block: BlockId, into: &mut Vec<Action>) {
    let campaign = ground.campaign;
    let from = campaign.town(block).expect("a block in hand is on the map");
    let attack = Attack::of(ground, block, from);
    for &first in ground.map.ways(from) {
        list_ends(ground, attack, None, first, into);
        if can_go_two(campaign, block) && ground.may_pass(first).is_ok() {
            let seconds = ground.map.ways(first.to).iter().filter(|second| second.to != from);
            let attack = attack.by(ground, first);
            seconds.for_each(|&second| list_ends(ground, attack, Some(first.to), second, into));
        }
    }
}

/// A path, if its last road may be taken.
fn list_ends(
    ground: &Ground<'_>,
    attack: Attack,
    via: Option<TownId>,
    last: Way,
    into: &mut Vec<Action>,
) {
    if ground.may_enter(attack, last).is_ok() {
        into.push(Action::Move { via, to: last.to });
    }
}
