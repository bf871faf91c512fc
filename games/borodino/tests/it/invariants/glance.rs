//! What a view says at a glance agrees with what may be decided, and with what the log says.

use std::collections::BTreeSet;

use borodino::{Action, AreaId, BlockId, Campaign, LimitView, Side, Step, View};
use engine::Game as _;

use super::facts::supplied;
use super::ledger::Ledger;
use super::{Checked, ensure};
use crate::random::asked;

pub(super) fn check(ledger: &Ledger<'_>, campaign: &Campaign, view: &View) -> Checked {
    standing(ledger, view)?;
    lines(ledger, view)?;
    let Some(seat) = asked(campaign) else { return Ok(()) };
    let step = *view.agenda.last().expect("somebody is asked");
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
    let is_in_play = |area: &AreaId| {
        let from = ledger.facts.area(*area).redoubt_from;
        view.winner.is_none() && from.is_some_and(|from| ledger.turn >= from)
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
        let left = line.map_or(0, |line| line.left);
        ensure(left <= source.symbols, || format!("{line:?} has too many points"))?;
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
