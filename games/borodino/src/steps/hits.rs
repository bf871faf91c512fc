//! [BOR-7.3.1], [BOR-11.1.1] Hits are taken one after another by the strongest block.

use crate::Turn;
use crate::action::Action;
use crate::ban::{Allowed, Ban, require};
use crate::battle::settle::settle;
use crate::event::{Cause, Event};
use crate::flow::{end_step, replace_step};
use crate::ids::{AreaId, BlockId, BlockSet};
use crate::losses;
use crate::pieces::{Aim, Side};
use crate::state::Campaign;
use crate::step::{Hits, Shot, Step};

/// Hits that are still to be taken, as both questions have them.
#[derive(Clone, Copy)]
struct Task {
    /// Whose blocks are hit, and where.
    side: Side,
    area: AreaId,
    by: By,
    left: u8,
}

/// What scored the hits.
#[derive(Clone, Copy)]
enum By {
    /// [BOR-7.3.1] Guns of the enemy.
    EnemyGuns,
    /// [BOR-7.3.3] The 6s of his own.
    OwnGuns,
    /// [BOR-11.1.1] A block in battle.
    Fire { aim: Aim },
}

impl Task {
    fn of(step: Step) -> Task {
        if let Step::OwnHits { side, area, left } = step {
            return Task { side, area, by: By::OwnGuns, left };
        }
        let Step::Hits(Hits { side, area, shot, left }) = step else {
            unreachable!("{step:?} has no hits")
        };
        let by = match shot {
            Shot::Bombardment { .. } => By::EnemyGuns,
            Shot::Battle { aim } => By::Fire { aim },
        };
        Task { side, area, by, left }
    }

    /// The hits that are left after one is taken.
    fn next(self) -> Step {
        let Task { side, area, by, left } = self;
        let hits = |shot: Shot| Step::Hits(Hits { side, area, shot, left: left - 1 });
        match by {
            By::EnemyGuns => hits(Shot::Bombardment { asks: true }),
            By::OwnGuns => Step::OwnHits { side, area, left: left - 1 },
            By::Fire { aim } => hits(Shot::Battle { aim }),
        }
    }
}

/// [BOR-11.1.1] Among equals the owner chooses, [BOR-7.3.3] also for the 6s of his own guns.
pub(crate) fn asks(campaign: &Campaign, step: Step) -> Option<Side> {
    let task = Task::of(step);
    if is_absorbed(campaign, task) {
        return None;
    }
    let takers = takers(campaign, task);
    (takers.len() > 1 || must_ask(campaign, task)).then_some(task.side)
}

/// [BOR-18.2.5] Of blocks that the enemy does not see he may not learn from silence that one is the
/// strongest: the owner is asked for every hit of a bombardment, even if he has but one answer.
fn must_ask(campaign: &Campaign, task: Task) -> bool {
    let group = group(campaign, task);
    let is_hidden = |block| !campaign.is_seen(block);
    match task.by {
        By::EnemyGuns | By::OwnGuns => group.len() > 1 && group.iter().any(is_hidden),
        By::Fire { .. } => false,
    }
}

/// [BOR-11.1.1] Hits for which nobody is left are lost.
pub(crate) fn go_on(turn: &mut Turn<'_>, step: Step) {
    let task = Task::of(step);
    match takers(turn, task).lowest() {
        None => end_step(turn),
        Some(_) if is_absorbed(turn, task) => absorb(turn, task),
        Some(block) => take(turn, task, block),
    }
}

pub(crate) fn legal(campaign: &Campaign, step: Step, into: &mut Vec<Action>) {
    into.extend(takers(campaign, Task::of(step)).iter().map(Action::TakeHit));
}

pub(crate) fn check(campaign: &Campaign, step: Step, action: Action) -> Option<Allowed> {
    let Action::TakeHit(block) = action else { return None };
    Some(may_take(campaign, Task::of(step), block))
}

pub(crate) fn resolve(turn: &mut Turn<'_>, step: Step, action: Action) {
    if let Action::TakeHit(block) = action {
        take(turn, Task::of(step), block);
    }
}

/// Those among whom the next hit finds the strongest. [BOR-7.3.1] From outside everybody in the area
/// can be hit, headquarters too; [BOR-12.3.1] in battle the group that was aimed at.
fn group(campaign: &Campaign, task: Task) -> BlockSet {
    match task.by {
        By::EnemyGuns | By::OwnGuns => campaign.of_side_in(task.area, task.side),
        By::Fire { aim } => campaign.targets(task.side, aim),
    }
}

/// [BOR-11.1.1] Those with most steps at this moment.
fn takers(campaign: &Campaign, task: Task) -> BlockSet {
    campaign.strongest(group(campaign, task))
}

fn may_take(campaign: &Campaign, task: Task, block: BlockId) -> Allowed {
    let [outside, weaker] = match task.by {
        By::EnemyGuns => ["BOR-7.3.1"; 2],
        By::OwnGuns => ["BOR-7.3.3"; 2],
        By::Fire { aim: Aim::All } => ["BOR-11.1.1"; 2],
        By::Fire { aim: Aim::Squares | Aim::Others } => ["BOR-12.3.1", "BOR-11.1.1"],
    };
    let group = group(campaign, task);
    require(group.contains(block), Ban::new(outside, "ban-hit-not-a-target"))?;
    let is_strongest = campaign.strongest(group).contains(block);
    require(is_strongest, Ban::new(weaker, "ban-hit-not-the-strongest"))
}

/// [BOR-11.3.1], [BOR-11.3.2] Whether the next hit is the first of the two that a step in a redoubt
/// costs, and is absorbed.
fn is_absorbed(campaign: &Campaign, task: Task) -> bool {
    match task.by {
        // [BOR-7.3.2], [BOR-11.3.3] Only the fire of enemies in battle is.
        By::EnemyGuns | By::OwnGuns => false,
        By::Fire { .. } => !campaign.fight().odd_hit && campaign.is_in_redoubt(task.side),
    }
}

/// [BOR-11.3.2] The first hit of a pair waits for the second.
fn absorb(turn: &mut Turn<'_>, task: Task) {
    count_down(turn, task);
    turn.emit(Event::HitAbsorbed { area: task.area });
}

/// A block takes the next hit. [BOR-10.3.3] In battle the end is tested after each. [BOR-7.3.4] Outside of
/// battle there is nothing to test: an area that guns have emptied is not contested any more.
fn take(turn: &mut Turn<'_>, task: Task, block: BlockId) {
    count_down(turn, task);
    let cause = match task.by {
        By::EnemyGuns => Cause::Bombardment,
        By::OwnGuns => Cause::OwnGuns,
        By::Fire { .. } => Cause::Fire,
    };
    losses::lose_step(turn, block, cause);
    if cause == Cause::Fire {
        settle(turn);
    }
}

fn count_down(turn: &mut Turn<'_>, task: Task) {
    if task.left > 1 { replace_step(turn, task.next()) } else { end_step(turn) }
}
