//! Chapter 10, [WAT-26.2.3]: a skirmish, from the choice of those who take part to the retreat of the
//! weaker.

use crate::Turn;
use crate::action::Action;
use crate::ban::{Allowed, Ban, require};
use crate::board::Role;
use crate::event::{Dice, Event};
use crate::flow::{end_step, replace_step};
use crate::ids::{BlockId, TownId};
use crate::luck_names::SKIRMISH;
use crate::pieces::{Kind, Party};
use crate::retreat;
use crate::setting::BlockSet;
use crate::state::Campaign;
use crate::step::{Hits, Shot, Step};

/// [WAT-10.1.1] The most blocks that a side puts forward.
const MOST_PICKED: u8 = 4;

pub(crate) fn asks(campaign: &Campaign, step: Step) -> Option<Party> {
    let (town, role) = asked_of(step)?;
    let blocks = blocks_of(campaign, town, role);
    let is_asked = if is_pick(step) {
        // [WAT-26.1.1] A block that is alone in the town has to take part.
        blocks.len() > 1
    } else {
        retreat::has_choice(campaign, town, role, blocks)
    };
    is_asked.then(|| campaign.speaker(town, role))
}

/// The skirmish of a question, and whose question it is.
fn asked_of(step: Step) -> Option<(TownId, Role)> {
    let (Step::Pick { town, role } | Step::LeaveSkirmish { town, role }) = step else {
        return None;
    };
    Some((town, role))
}

fn is_pick(step: Step) -> bool {
    matches!(step, Step::Pick { .. })
}

pub(crate) fn go_on(turn: &mut Turn<'_>, step: Step) {
    if let Step::Exchange { town, role } = step {
        exchange(turn, town, role);
    } else if let Step::Compare { town } = step {
        compare(turn, town);
    } else if let Some((town, role)) = asked_of(step) {
        let blocks = blocks_of(turn, town, role);
        if is_pick(step) {
            blocks.iter().for_each(|block| pick(turn, role, block));
            confirm(turn, town, role);
        } else {
            retreat::leave_without_choice(turn, town, role, blocks);
            end_skirmish(turn, town);
        }
    }
}

pub(crate) fn legal(campaign: &Campaign, step: Step, into: &mut Vec<Action>) {
    let Some((town, role)) = asked_of(step) else { return };
    if is_pick(step) {
        list_picks(campaign, town, role, into);
    } else {
        list_retreats(campaign, town, role, into);
    }
}

fn list_picks(campaign: &Campaign, town: TownId, role: Role, into: &mut Vec<Action>) {
    let own = blocks_of(campaign, town, role).iter();
    let free = own.filter(|&block| may_pick(campaign, town, role, block).is_ok());
    into.extend(free.map(Action::Pick));
    if may_confirm(campaign, role).is_ok() {
        into.push(Action::Confirm);
    }
}

fn list_retreats(campaign: &Campaign, town: TownId, role: Role, into: &mut Vec<Action>) {
    let free = retreat::free_ways(campaign, town, role);
    for block in blocks_of(campaign, town, role) {
        into.extend(free.iter().map(|to| Action::Retreat { block, to }));
    }
}

pub(crate) fn check(campaign: &Campaign, step: Step, action: Action) -> Option<Allowed> {
    match (step, action) {
        (Step::Pick { town, role }, Action::Pick(block)) => {
            Some(may_pick(campaign, town, role, block))
        }
        (Step::Pick { role, .. }, Action::Confirm) => Some(may_confirm(campaign, role)),
        (Step::LeaveSkirmish { town, role }, Action::Retreat { block, to }) => {
            Some(may_leave(campaign, town, role, block, to))
        }
        _ => None,
    }
}

pub(crate) fn resolve(turn: &mut Turn<'_>, step: Step, action: Action) {
    match (step, action) {
        (Step::Pick { role, .. }, Action::Pick(block)) => pick(turn, role, block),
        (Step::Pick { town, role }, Action::Confirm) => confirm(turn, town, role),
        (Step::LeaveSkirmish { town, .. }, Action::Retreat { block, to }) => {
            retreat::leave(turn, block, town, to);
        }
        other => unreachable!("{other:?} is no answer in a skirmish"),
    }
}

/// The blocks of a role in the town of a skirmish, put forward or not.
fn blocks_of(campaign: &Campaign, town: TownId, role: Role) -> BlockSet {
    campaign.of_side_in(town, campaign.side_of(role))
}

/// The blocks that a role has put forward.
fn picked_of(campaign: &Campaign, role: Role) -> BlockSet {
    campaign.picked & campaign.setting.get().of_side(campaign.side_of(role))
}

/// [WAT-10.1.1] A side puts forward one to four of its blocks in the town.
fn may_pick(campaign: &Campaign, town: TownId, role: Role, block: BlockId) -> Allowed {
    let is_here = blocks_of(campaign, town, role).contains(block);
    require(is_here, Ban::new("WAT-10.1.1", "ban-pick-not-there").at(town))?;
    let picked = picked_of(campaign, role);
    require(!picked.contains(block), Ban::new("WAT-10.1.1", "ban-pick-twice"))?;
    let has = picked.len() as u8;
    let ban = Ban::new("WAT-10.1.1", "ban-pick-too-many").numbers(has, MOST_PICKED);
    require(has < MOST_PICKED, ban)
}

fn may_confirm(campaign: &Campaign, role: Role) -> Allowed {
    let ban = Ban::new("WAT-10.1.1", "ban-pick-nobody");
    require(!picked_of(campaign, role).is_empty(), ban)
}

/// [WAT-24.2.1] The choice is secret.
fn pick(turn: &mut Turn<'_>, role: Role, block: BlockId) {
    let who = turn.somebody(block);
    turn.emit(Event::Picked { role, who });
}

/// [WAT-10.1.1] When both have chosen, all chosen blocks are shown at the same time.
fn confirm(turn: &mut Turn<'_>, town: TownId, role: Role) {
    turn.emit(Event::PicksConfirmed { town, role });
    end_step(turn);
    if role == Role::Attacker {
        let faces = turn.picked.iter().map(|block| turn.face(block)).collect();
        turn.emit(Event::SkirmishersShown { town, faces });
        turn.reveal();
    }
}

/// [WAT-10.1.2] Every shown block of a side that is left fires, in roster order; the hits are taken
/// at once.
fn exchange(turn: &mut Turn<'_>, town: TownId, role: Role) {
    let firing = picked_of(turn, role);
    let hits = firing.iter().map(|block| fire(turn, block)).sum();
    let shot = Shot::Skirmish;
    replace_step(turn, Step::Hits(Hits { town, role: role.other(), shot, hits }));
}

/// [WAT-10.1.3] One die for each step.
fn fire(turn: &mut Turn<'_>, block: BlockId) -> u8 {
    let value = skirmish_value(turn.kind(block));
    let dice: Dice = turn.roll(SKIRMISH, turn.steps(block), 6).iter().copied().collect();
    let hits = dice.iter().filter(|&&die| die <= value).count() as u8;
    turn.emit(Event::Skirmished { block, dice, hits });
    hits
}

/// [WAT-10.1.3] Printed fire values and modifiers are ignored.
pub(crate) fn skirmish_value(kind: Kind) -> u8 {
    match kind {
        Kind::Leader | Kind::LightCavalry | Kind::HeavyCavalry | Kind::HorseArtillery => 2,
        Kind::Infantry | Kind::FootArtillery => 1,
    }
}

/// [WAT-10.1.5] The side with fewer steps in the town retreats, the attacker if they are equal; if
/// one side has no block left, the other simply stays. [WAT-24.2.1] Only the loser is told.
fn compare(turn: &mut Turn<'_>, town: TownId) {
    let [attackers, defenders] = Role::BOTH.map(|role| blocks_of(turn, town, role));
    if attackers.is_empty() || defenders.is_empty() {
        return end_skirmish(turn, town);
    }
    let sum = |blocks: BlockSet| blocks.iter().map(|block| turn.steps(block)).sum::<u8>();
    let is_driven_off = sum(attackers) > sum(defenders);
    let role = if is_driven_off { Role::Defender } else { Role::Attacker };
    turn.emit(Event::SkirmishLost { town, role });
    // The sums of both sides speak from the result.
    turn.reveal();
    replace_step(turn, Step::LeaveSkirmish { town, role });
}

/// [WAT-10.2.2] The owner chooses block by block who goes where.
fn may_leave(campaign: &Campaign, town: TownId, role: Role, block: BlockId, to: TownId) -> Allowed {
    let is_here = blocks_of(campaign, town, role).contains(block);
    require(is_here, Ban::new("WAT-10.2.2", "ban-retreat-not-there").at(town))?;
    retreat::may_retreat_to(campaign, town, role, to)
}

/// [WAT-10.2.3] The winner stays, and all blocks stand hidden again. There is no regrouping.
fn end_skirmish(turn: &mut Turn<'_>, town: TownId) {
    turn.emit(Event::SkirmishEnded { town });
    end_step(turn);
}
