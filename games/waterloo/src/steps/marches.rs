//! "March on with a block, or end the marches." Then: "Where to?", and perhaps: "Is the leader
//! shown?"

use crate::Turn;
use crate::action::Action;
use crate::ban::{Allowed, Ban, require};
use crate::event::Event;
use crate::flow::{begin_step, end_step, replace_step};
use crate::ids::{BlockId, TownId};
use crate::luck_names;
use crate::movement::leaders::{Help, Showing, help_for};
use crate::movement::{Attack, Ground, may_handle, some_way};
use crate::pieces::Party;
use crate::setting::TownSet;
use crate::state::Campaign;
use crate::step::Step;

const NOT_MOVED: Ban = Ban::new("WAT-7.1.1", "ban-march-not-moved");
const ROAD_LEFT: Ban = Ban::new("WAT-7.1.1", "ban-march-road-left");
const IN_CONTACT: Ban = Ban::new("WAT-7.1.1", "ban-march-in-contact");
const MARCHED_ALREADY: Ban = Ban::new("WAT-7.1.2", "ban-marched-already");
const VISITED: Ban = Ban::new("WAT-7.1.2", "ban-march-visited");

/// [WAT-7.1.4] A march costs a step if the die, with the bonus, shows less.
const SAFE_DIE: u8 = 4;

/// [WAT-26.2.2] Who is asked.
pub(crate) fn asks(campaign: &Campaign, step: Step) -> Option<Party> {
    if let Step::Marches { party } = step {
        return is_asked(campaign, party).then_some(party);
    }
    if let Step::March { party, .. } | Step::ShowLeader { party, .. } = step {
        Some(party)
    } else {
        None
    }
}

/// [WAT-24.1.5] A player is asked as long as the enemy cannot tell that none of his blocks may march.
fn is_asked(campaign: &Campaign, party: Party) -> bool {
    let ground = Ground::of(campaign);
    let blocks = campaign.setting.get().of_party(party);
    blocks.iter().any(|block| might_march(&ground, block))
}

/// The blocks that may march, in roster order.
fn can_march<'a>(ground: &'a Ground<'a>, party: Party) -> impl Iterator<Item = BlockId> + 'a {
    let blocks = ground.campaign.setting.get().of_party(party) & ground.campaign.spent;
    blocks.iter().filter(move |&block| may_take(ground, party, block).is_ok())
}

/// Whether the enemy must reckon with a march of this block: it moved, has not marched, and met
/// nobody. He does not know which of those that moved over one road are fast.
fn might_march(ground: &Ground<'_>, block: BlockId) -> bool {
    let campaign = ground.campaign;
    let is_free = |town: TownId| !ground.enemies.contains(town);
    campaign.town(block).is_some_and(is_free)
        && campaign.starts[block.index()].is_some()
        && !has_marched(campaign, block)
}

pub(crate) fn go_on(turn: &mut Turn<'_>, step: Step) {
    if let Step::Marches { party } = step {
        end_marches(turn, party);
    } else {
        // [WAT-7.1.6] Where leaders were before the marches is fixed when the stage opens.
        turn.emit(Event::MarchesOpened);
        end_step(turn);
    }
}

pub(crate) fn legal(campaign: &Campaign, step: Step, into: &mut Vec<Action>) {
    let ground = Ground::of(campaign);
    if let Step::Marches { party } = step {
        into.extend(can_march(&ground, party).map(Action::Take));
        into.push(Action::EndMarches);
    } else if let Step::March { block, .. } = step {
        let from = campaign.town(block).expect("a block in hand is on the map");
        let towns = ground.map.ways(from).iter().map(|way| way.to);
        let open = towns.filter(|&to| may_march(&ground, block, from, to).is_ok());
        into.extend(open.map(Action::March));
    } else {
        into.extend([Action::ShowLeader, Action::HideLeader]);
    }
}

pub(crate) fn check(campaign: &Campaign, step: Step, action: Action) -> Option<Allowed> {
    let ground = Ground::of(campaign);
    if let Step::Marches { party } = step {
        if let Action::Take(block) = action {
            return Some(may_take(&ground, party, block));
        }
        return (action == Action::EndMarches).then_some(Ok(()));
    }
    if let Step::March { block, .. } = step {
        let Action::March(to) = action else { return None };
        let from = campaign.town(block).expect("a block in hand is on the map");
        return Some(may_march(&ground, block, from, to));
    }
    matches!(action, Action::ShowLeader | Action::HideLeader).then_some(Ok(()))
}

pub(crate) fn resolve(turn: &mut Turn<'_>, step: Step, action: Action) {
    if let (Step::Marches { party }, Action::Take(block)) = (step, action) {
        begin_step(turn, Step::March { party, block });
    } else if let Step::Marches { party } = step {
        end_marches(turn, party);
    } else if let (Step::March { party, block }, Action::March(to)) = (step, action) {
        set_out(turn, party, block, to);
    } else if let Step::ShowLeader { block, to, .. } = step {
        end_step(turn);
        if action == Action::ShowLeader {
            show_leader(turn, block, to);
        }
        march(turn, block, to);
    }
}

/// [WAT-7.1.7] Before a die that a leader could help, his owner is asked.
fn set_out(turn: &mut Turn<'_>, party: Party, block: BlockId, to: TownId) {
    match help_for(turn, block, to) {
        Help::IfShown(_) => replace_step(turn, Step::ShowLeader { party, block, to }),
        Help::None | Help::Given => {
            end_step(turn);
            march(turn, block, to);
        }
    }
}

/// [WAT-7.1.7] The enemy learns that the leader was in that town, or is there now.
fn show_leader(turn: &mut Turn<'_>, block: BlockId, to: TownId) {
    if let Help::IfShown(Showing { leader, town, stands }) = help_for(turn, block, to) {
        turn.reveal();
        turn.emit(Event::LeaderShown { leader, town, stands });
    }
}

/// [WAT-7.1.4] One die on arrival: less than 4 costs a step, and a leader adds 1. [WAT-7.1.5] The
/// loss is taken at once. [WAT-7.1.9] No other movement is a forced march.
fn march(turn: &mut Turn<'_>, block: BlockId, to: TownId) {
    let from = turn.town(block).expect("a block in hand is on the map");
    let bonus = u8::from(help_for(turn, block, to) == Help::Given);
    let die = turn.roll(luck_names::MARCH, 1, 6)[0];
    let lost = u8::from(die + bonus < SAFE_DIE);
    // [WAT-24.1.3] March, die and loss are public, the block is not.
    let who = turn.somebody(block);
    turn.emit(Event::Marched { who, from, to, die, bonus, lost });
    if turn.steps(block) == 0 {
        turn.emit(Event::Eliminated { block, town: to, location: None });
    }
}

/// [WAT-24.1.5] It is told whether or not anybody was asked.
fn end_marches(turn: &mut Turn<'_>, party: Party) {
    turn.emit(Event::MarchesEnded { party });
    end_step(turn);
}

/// Whether a block may make a forced march, to whatever town.
fn may_take(ground: &Ground<'_>, party: Party, block: BlockId) -> Allowed {
    let town = may_handle(ground.campaign, party, block)?;
    may_march_at_all(ground, block, town)?;
    has_way_on(ground, block, town)
}

/// [WAT-7.1.1] A block marches on if it has moved over its full allowance and met nobody;
/// [WAT-7.1.2] and it marches once.
fn may_march_at_all(ground: &Ground<'_>, block: BlockId, town: TownId) -> Allowed {
    let campaign = ground.campaign;
    require(campaign.starts[block.index()].is_some(), NOT_MOVED)?;
    require(!has_marched(campaign, block), MARCHED_ALREADY)?;
    require(!ground.enemies.contains(town), IN_CONTACT.at(town))?;
    require(campaign.spent.contains(block), ROAD_LEFT)
}

/// [WAT-7.1.2] Whoever moved over his full allowance and is no longer noted as such has marched.
fn has_marched(campaign: &Campaign, block: BlockId) -> bool {
    let Some(_) = campaign.starts[block.index()] else { return false };
    let roads = if campaign.vias[block.index()].is_some() { 2 } else { 1 };
    roads == campaign.kind(block).allowance() && !campaign.spent.contains(block)
}

/// Whether a road leads on to a new town.
fn has_way_on(ground: &Ground<'_>, block: BlockId, from: TownId) -> Allowed {
    let attack = Attack::of(ground, block, from);
    let visited = visited(ground.campaign, block);
    let ways = ground.map.ways(from).iter().filter(|way| !visited.contains(way.to));
    some_way(ways.map(|&way| ground.may_enter(attack, way)), VISITED)
}

/// [WAT-7.1.2] One road more, to a town that the path has not visited. [WAT-7.1.3] All limits of
/// normal moves hold, and the group is still that of the town where the block began.
fn may_march(ground: &Ground<'_>, block: BlockId, from: TownId, to: TownId) -> Allowed {
    let campaign = ground.campaign;
    require(!visited(campaign, block).with(from).contains(to), VISITED)?;
    let way = ground.way(from, to)?;
    ground.may_enter(Attack::of(ground, block, from), way)
}

/// The towns of a block's path this turn but for the last.
fn visited(campaign: &Campaign, block: BlockId) -> TownSet {
    let path = [campaign.starts[block.index()], campaign.vias[block.index()]];
    path.into_iter().flatten().collect()
}
