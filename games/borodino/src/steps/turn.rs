//! [BOR-10.3.1] The turns of the blocks in a round, letter by letter.

use crate::Turn;
use crate::action::Action;
use crate::ban::{Allowed, Ban, require};
use crate::battle::fire_value::of_letter;
use crate::battle::rounds::LAST_ROUND;
use crate::battle::settle::settle;
use crate::battle::{fire, retreat, squares};
use crate::event::{Cause, Event};
use crate::flow::end_step;
use crate::ids::{BlockId, BlockSet};
use crate::losses;
use crate::pieces::{Letter, Role, Side};
use crate::state::Campaign;
use crate::step::Step;

/// [BOR-10.3.2] The owner of the turn, if one of his blocks can do anything but pass.
pub(crate) fn asks(campaign: &Campaign, step: Step) -> Option<Side> {
    let Step::Turns { letter, role } = step else { return None };
    let waiting = waiting(campaign, letter, role);
    let is_asked = match duty(campaign, role) {
        Duty::Fights => waiting.iter().any(|block| can_act(campaign, block)),
        // [BOR-19.1.1] A single way is taken without asking.
        Duty::MustGo => ways_out(campaign, waiting).nth(1).is_some(),
    };
    is_asked.then(|| campaign.fight().side_of(role))
}

/// [BOR-10.3.1] Those that have nothing to do pass. [BOR-13.2.1] Those that must go, go.
pub(crate) fn go_on(turn: &mut Turn<'_>, step: Step) {
    if let Step::BayonetLoss { block, left } = step {
        fire::take_bayonet_losses(turn, block, left);
    } else if let Step::Turns { letter, role } = step {
        let waiting = waiting(turn, letter, role);
        match duty(turn, role) {
            Duty::Fights | Duty::MustGo if waiting.is_empty() => end_step(turn),
            Duty::Fights => pass_all(turn, letter, role),
            Duty::MustGo => send_away(turn, waiting),
        }
    }
}

pub(crate) fn legal(campaign: &Campaign, step: Step, into: &mut Vec<Action>) {
    let Step::Turns { letter, role } = step else { return };
    let waiting = waiting(campaign, letter, role);
    match duty(campaign, role) {
        Duty::Fights => {
            waiting.iter().for_each(|block| list(campaign, block, into));
            into.push(Action::Done);
        }
        Duty::MustGo => into.extend(ways_out(campaign, waiting)),
    }
}

pub(crate) fn check(campaign: &Campaign, step: Step, action: Action) -> Option<Allowed> {
    let Step::Turns { letter, role } = step else { return None };
    match (step, action) {
        (_, Action::Done) => Some(may_stay(campaign, role)),
        (_, Action::FormSquare(_) | Action::LeaveSquare(_) | Action::Shelter { .. }) => {
            Some(squares::may_be_formed_here(campaign).and(Err(SQUARES_ARE_FIXED)))
        }
        _ => {
            let block = actor(action)?;
            let is_turn = may_act(campaign, letter, role, block);
            Some(is_turn.and_then(|()| may_do(campaign, role, block, action)))
        }
    }
}

pub(crate) fn resolve(turn: &mut Turn<'_>, step: Step, action: Action) {
    match (step, action) {
        (_, Action::Fire { block, aim, arms }) => fire::fire(turn, block, aim, arms),
        (_, Action::Retreat { block, to }) => retreat::retreat(turn, block, to),
        (_, Action::Withdraw(block)) => retreat::withdraw(turn, block),
        (_, Action::Pass(block)) => turn.emit(Event::Passed { block }),
        (Step::Turns { letter, role }, Action::Done) => pass_all(turn, letter, role),
        _ => {}
    }
}

/// [BOR-12.2.4] What was declared holds until the next square step.
const SQUARES_ARE_FIXED: Ban = Ban::new("BOR-12.2.4", "ban-square-fixed");

/// What the blocks of a role do in their turns.
enum Duty {
    /// [BOR-10.3.1] They fire, retreat, or do nothing.
    Fights,
    /// [BOR-13.2.1] Attackers in round 4 must retreat.
    MustGo,
}

fn duty(campaign: &Campaign, role: Role) -> Duty {
    match role {
        Role::Attacker if campaign.fight().round == LAST_ROUND => Duty::MustGo,
        Role::Attacker | Role::Defender => Duty::Fights,
    }
}

/// [BOR-10.3.2] The blocks of a letter and side that have not had their turn.
fn waiting(campaign: &Campaign, letter: Letter, role: Role) -> BlockSet {
    let battle = campaign.fight();
    (campaign.fighters(battle.side_of(role)) - battle.acted) & of_letter(campaign, letter)
}

/// [BOR-10.3.1] Whether it is the turn of a block, and it has not had one in this round.
fn may_act(campaign: &Campaign, letter: Letter, role: Role, block: BlockId) -> Allowed {
    const RULE: &str = "BOR-10.3.1";
    let battle = campaign.fight();
    let side = battle.side_of(role);
    let present = campaign.of_side_in(battle.area, side);
    require(present.contains(block), Ban::new(RULE, "ban-turn-not-there"))?;
    let has_come = campaign.fighters(side).contains(block);
    require(has_come, Ban::new("BOR-10.2.1", "ban-turn-reserve"))?;
    let is_turn = of_letter(campaign, letter).contains(block);
    require(is_turn, Ban::new("BOR-10.3.2", "ban-turn-letter"))?;
    require(!battle.acted.contains(block), Ban::new(RULE, "ban-turn-acted"))
}

/// The block whose turn a decision takes.
fn actor(action: Action) -> Option<BlockId> {
    if let Action::Fire { block, .. }
    | Action::Retreat { block, .. }
    | Action::Withdraw(block)
    | Action::Pass(block) = action
    {
        Some(block)
    } else {
        None
    }
}

/// Whether a block may do in its turn what a decision says.
fn may_do(campaign: &Campaign, role: Role, block: BlockId, action: Action) -> Allowed {
    match (role, action) {
        (_, Action::Fire { aim, arms, .. }) => {
            may_stay(campaign, role).and_then(|()| fire::may_fire(campaign, block, aim, arms))
        }
        (_, Action::Retreat { to, .. }) => retreat::may_retreat(campaign, block, to),
        (_, Action::Withdraw(_)) => retreat::may_withdraw(campaign, block),
        _ => may_stay(campaign, role),
    }
}

/// [BOR-13.2.1] Whether the blocks of a role may do anything but retreat.
fn may_stay(campaign: &Campaign, role: Role) -> Allowed {
    match duty(campaign, role) {
        Duty::Fights => Ok(()),
        Duty::MustGo => Err(Ban::new("BOR-13.2.1", "ban-turn-must-retreat")),
    }
}

/// Whether a block can do anything but pass, what is quick to ask first.
fn can_act(campaign: &Campaign, block: BlockId) -> bool {
    fire::ways(campaign, block).next().is_some()
        || !retreat::ways(campaign, block).is_empty()
        || retreat::may_withdraw(campaign, block).is_ok()
}

/// [BOR-10.3.1] Adds everything that a block may do in its turn.
fn list(campaign: &Campaign, block: BlockId, into: &mut Vec<Action>) {
    let shots = fire::ways(campaign, block);
    into.extend(shots.map(|(aim, arms)| Action::Fire { block, aim, arms }));
    let ways = retreat::ways(campaign, block);
    into.extend(ways.iter().map(|to| Action::Retreat { block, to }));
    if retreat::may_withdraw(campaign, block).is_ok() {
        into.push(Action::Withdraw(block));
    }
    into.push(Action::Pass(block));
}

/// [BOR-13.2.1] All retreats of blocks that must go.
fn ways_out(campaign: &Campaign, blocks: BlockSet) -> impl Iterator<Item = Action> + '_ {
    blocks.iter().flat_map(|block| {
        let ways = retreat::ways(campaign, block).iter();
        ways.map(move |to| Action::Retreat { block, to })
    })
}

/// [BOR-13.2.1] The only retreat that is left, or none: then a block is destroyed. Those that have no
/// way come last in their letter, as the others may open one for them.
fn send_away(turn: &mut Turn<'_>, waiting: BlockSet) {
    let way = ways_out(turn, waiting).next();
    if let Some(Action::Retreat { block, to }) = way {
        retreat::retreat(turn, block, to);
        return;
    }
    let block = waiting.lowest().expect("somebody must go");
    losses::destroy(turn, block, Cause::NoRetreat);
    settle(turn);
}

/// [BOR-10.3.1] All others of the letter do nothing. [BOR-18.2.5] Whether they could have done
/// anything looks the same.
fn pass_all(turn: &mut Turn<'_>, letter: Letter, role: Role) {
    end_step(turn);
    turn.emit(Event::TurnsEnded { letter, role });
}
