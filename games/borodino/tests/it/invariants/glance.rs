//! What a view says at a glance agrees with what may be decided, and with what the log says.

use std::collections::BTreeSet;

use borodino::{Action, AreaId, BlockId, Campaign, LimitView, ReachView, Side, Step, View};
use engine::{Game as _, Seat};

use super::facts::supplied;
use super::ledger::Ledger;
use super::lists::NO_OBJECTION;
use super::{Checked, ensure};
use crate::random::asked;

pub(super) fn check(ledger: &Ledger<'_>, campaign: &Campaign, view: &View) -> Checked {
    standing(ledger, view)?;
    lines(ledger, view)?;
    reaches(view)?;
    ways_out(ledger, view)?;
    let Some(seat) = asked(campaign) else { return Ok(()) };
    let step = *view.agenda.last().expect("somebody is asked");
    if let Step::Moves { .. } = step {
        obeyed(campaign, seat, view)?;
    }
    for action in campaign.legal_list(seat) {
        let listed = passes(ledger, step, action).map_or(Ok(()), |way| limit(ledger, view, way));
        listed
            .and_then(|()| orders(view, step, action))
            .map_err(|fault| format!("{fault}: {action:?}"))?;
    }
    Ok(())
}

/// [BOR-17.1.3] Each redoubt in play counts for whoever stands there alone, until all are counted.
fn standing(ledger: &Ledger<'_>, view: &View) -> Checked {
    let mut points = ledger.points;
    let is_over = view.winner.is_some() || view.is_drawn;
    let is_in_play = |area: &AreaId| {
        let from = ledger.facts.area(*area).redoubt_from;
        !is_over && from.is_some_and(|from| ledger.turn >= from)
    };
    for area in ledger.facts.all_areas().filter(is_in_play) {
        match Side::BOTH.map(|side| ledger.number(area, side) > 0) {
            [true, false] => points[0] += 2,
            [false, true] => points[1] += 1,
            [true, true] | [false, false] => {}
        }
    }
    ensure(view.standing == points, || format!("{:?}, not {points:?}", view.standing))
}

/// [BOR-15.2.2] Every source that is not blocked supplies what the roads join to it.
fn lines(ledger: &Ledger<'_>, view: &View) -> Checked {
    for source in &ledger.facts.sources {
        let stands = |area: &AreaId| ledger.number(*area, source.side.enemy()) > 0;
        let enemies: BTreeSet<AreaId> = ledger.facts.all_areas().filter(stands).collect();
        let expected = supplied(ledger.facts, source, &enemies, &ledger.burnt);
        let line = view.lines.iter().find(|line| line.source == source.area);
        let seen = line.map_or_else(BTreeSet::new, |line| line.areas.iter().collect());
        ensure(seen == expected, || format!("{line:?}, but {expected:?}"))?;
        // [BOR-15.2.3] What is left of its points; [BOR-15.2.5] nothing of one that is blocked.
        let spent = ledger.marks.spent.get(&source.area).copied().unwrap_or(0);
        let left = line.map(|line| line.left);
        let expected = (!enemies.contains(&source.area)).then(|| source.symbols - spent);
        ensure(left == expected, || format!("{line:?}, but {expected:?} points"))?;
    }
    Ok(())
}

/// [BOR-9.1.1] Nobody reaches a block that is held.
fn reaches(view: &View) -> Checked {
    let is_wrong = |it: &&ReachView| it.blocks.is_none_or(|it| !(it & view.held).is_empty());
    let wrong = view.reaches.iter().find(is_wrong);
    ensure(wrong.is_none(), || format!("{wrong:?}, but {:?} are held", view.held))
}

/// [BOR-8.1.1] Before the battles nobody leaves a contested area but those of Player 2 who were there when
/// Player 1 came: whoever came himself has moved.
fn ways_out(ledger: &Ledger<'_>, view: &View) -> Checked {
    if view.battle.is_some() {
        return Ok(());
    }
    for limit in &view.limits {
        let ends = ledger.facts.borders[limit.border.index()].ends;
        let from = if ends[0] == limit.to { ends[1] } else { ends[0] };
        let was_entered = ledger.marks.holding.contains_key(&from);
        let may_leave = limit.side != ledger.first && was_entered;
        ensure(may_leave || !ledger.is_contested(from), || format!("{limit:?} out of battle"))?;
    }
    Ok(())
}

/// [BOR-8.1.1] Whoever an active headquarters reaches can be ordered, if there is anywhere to go.
fn obeyed(campaign: &Campaign, seat: Seat, view: &View) -> Checked {
    let is_active = |it: &&ReachView| view.commands.iter().any(|command| command.hq == it.hq);
    let active = view.reaches.iter().filter(is_active).filter_map(|it| it.blocks);
    for block in active.flat_map(|blocks| blocks.iter()) {
        let refusal = campaign.why_not(seat, &Action::Take(block));
        let can_obey = refusal.rule == NO_OBJECTION || refusal.why.id == "ban-nowhere-to-go";
        ensure(can_obey, || format!("{block:?} is within reach, but {refusal:?}"))?;
    }
    Ok(())
}

/// A block that goes over one border, and where to.
#[derive(Clone, Copy)]
struct Way {
    block: BlockId,
    to: AreaId,
}

/// The way that a decision takes into battle, out of it, in retreat or in regrouping.
fn passes(ledger: &Ledger<'_>, step: Step, action: Action) -> Option<Way> {
    let (block, to) = match (step, action) {
        (Step::MoveBlock { block } | Step::Straggle { block }, Action::Move(to))
        | (Step::ActivateMove { hq: block }, Action::Move(to))
        | (Step::GoOn { block }, Action::GoOn(to))
        | (_, Action::Retreat { block, to } | Action::Regroup { block, to }) => (block, to),
        _ => return None,
    };
    let from = ledger.area(block)?;
    let is_free = |area: AreaId| ledger.number(area, ledger.side(block).enemy()) == 0;
    let is_move = matches!(action, Action::Move(_));
    (!is_move || !is_free(from) || !is_free(to)).then_some(Way { block, to })
}

/// [BOR-2.2.3] Whoever may go has a limit that lets him.
fn limit(ledger: &Ledger<'_>, view: &View, way: Way) -> Checked {
    let from = ledger.area(way.block).expect("it is on the map");
    let (border, _) = ledger.facts.between(from, way.to).ok_or("it goes over no border")?;
    let side = ledger.side(way.block);
    let is_it = |it: &&LimitView| (it.border, it.side, it.to) == (border, side, way.to);
    let limit = view.limits.iter().find(is_it);
    ensure(limit.is_some_and(|it| it.left > 0), || format!("{limit:?}"))
}

/// [BOR-6.2.4] Whoever may be ordered is within reach of an active headquarters, and [BOR-9.1.2] nobody
/// moves who is held.
fn orders(view: &View, step: Step, action: Action) -> Checked {
    let block = match (step, action) {
        (Step::Moves { .. } | Step::Straggles { .. }, Action::Take(block)) => block,
        (Step::Bombard { .. }, Action::Bombard { gun, .. }) => gun,
        _ => return Ok(()),
    };
    let reaches = |hq: BlockId| {
        let reach = view.reaches.iter().find(|reach| reach.hq == hq);
        reach.and_then(|reach| reach.blocks).is_some_and(|blocks| blocks.contains(block))
    };
    let is_ordered = view.commands.iter().any(|command| reaches(command.hq));
    let is_straggler = matches!(step, Step::Straggles { .. });
    ensure(is_straggler || is_ordered, || "nobody reaches it".to_owned())?;
    let moves = matches!(action, Action::Take(_));
    ensure(!moves || !view.held.contains(block), || "it is held".to_owned())
}
