//! What holds of a position, held against the log.

use std::cmp::Ordering;
use std::collections::{BTreeMap, BTreeSet};

use borodino::{AreaId, BlockId, BorderId, Mark, Side, Stage, Step, View};

use super::ledger::Ledger;
use super::{Checked, ensure, posts};

/// Holds a position against the log; `open` is what a spectator sees of it.
pub(super) fn check(ledger: &Ledger<'_>, view: &View, open: &View) -> Checked {
    course(ledger, view)?;
    blocks(ledger, view)?;
    numbers(ledger, open)?;
    areas(ledger, view)?;
    marks(ledger, view)?;
    posts::check(ledger, view)
}

fn course(ledger: &Ledger<'_>, view: &View) -> Checked {
    ensure(view.turn == ledger.turn, || format!("turn {}", view.turn))?;
    ensure(view.points == ledger.points, || format!("{:?} points", view.points))?;
    let is_over = view.winner.is_some() || view.is_drawn;
    ensure(is_over == view.agenda.is_empty(), || "the agenda goes on to the end".to_owned())?;
    if is_over {
        let [french, russian] = view.points;
        let best = match french.cmp(&russian) {
            Ordering::Greater => Some(Side::French),
            Ordering::Less => Some(Side::Russian),
            Ordering::Equal => None,
        };
        ensure(view.winner == best, || format!("{:?} won with {:?}", view.winner, view.points))?;
    }
    let burnt: BTreeSet<BorderId> = view.burnt.iter().collect();
    let captured: BTreeSet<AreaId> = view.captured.iter().collect();
    let is_so = burnt == ledger.burnt && captured == ledger.captured;
    ensure(is_so, || "bridges and sources are as the log says".to_owned())
}

/// Each block is where the log says, with the steps it says.
fn blocks(ledger: &Ledger<'_>, view: &View) -> Checked {
    let lost = |set: &BTreeSet<BlockId>, seen: BTreeSet<BlockId>| {
        ensure(*set == seen, || format!("{seen:?} are out of the game, not {set:?}"))
    };
    lost(&ledger.destroyed, view.destroyed.iter().collect())?;
    lost(&ledger.withdrawn, view.withdrawn.iter().collect())?;
    let out = ledger.destroyed.len() + ledger.withdrawn.len();
    let all = ledger.facts.blocks.len();
    ensure(view.blocks.len() + out == all, || "a block is nowhere".to_owned())?;
    for block in &view.blocks {
        let is_gone = ledger.destroyed.contains(&block.block);
        ensure(!is_gone, || format!("{block:?} has come back"))?;
        let (area, steps) = (ledger.area(block.block), ledger.steps[block.block.index()]);
        let is_so = block.area == area && block.steps == steps;
        ensure(is_so, || format!("{block:?}, but {area:?} with {steps}"))?;
    }
    Ok(())
}

/// [BOR-18.1.1] Everybody knows how many stand where; [BOR-4.2.1] but for those of a side that is still
/// placing its blocks.
fn numbers(ledger: &Ledger<'_>, open: &View) -> Checked {
    let mut seen = vec![[0; 2]; ledger.numbers.len()];
    for block in &open.blocks {
        if let Some(area) = block.area {
            seen[area.index()][ledger.side(block.block) as usize] += 1;
        }
    }
    for hidden in &open.hidden {
        seen[hidden.area.index()][hidden.side as usize] += hidden.blocks;
    }
    let mut known = ledger.numbers.clone();
    for block in ledger.facts.all_blocks() {
        let is_placing = open.agenda.contains(&Step::Place { side: ledger.side(block) });
        if let Some(area) = ledger.area(block)
            && is_placing
            && !ledger.facts.block(block).is_headquarters()
        {
            known[area.index()][ledger.side(block) as usize] -= 1;
        }
    }
    ensure(seen == known, || format!("{seen:?} are seen, not {known:?}"))
}

/// [BOR-5.1.1] Nobody shares an area outside of its phases; [BOR-8.4.1] nobody is over a limit but the
/// side whose action phase it is, and whoever goes on from a full area.
fn areas(ledger: &Ledger<'_>, view: &View) -> Checked {
    let phase_of = |side: Side| view.agenda.contains(&Step::EndActionPhase { side });
    for area in ledger.facts.all_areas() {
        let is_early = phase_of(ledger.first) && view.stage < Stage::Orders;
        let may_fight = view.agenda.contains(&Step::Battles) && !is_early;
        let is_contested = ledger.is_contested(area);
        ensure(may_fight || !is_contested, || format!("both sides stand in {area:?}"))?;
        for side in Side::BOTH.into_iter().filter(|&side| !phase_of(side)) {
            let passing = match view.agenda.last() {
                Some(Step::GoOn { block }) if ledger.area(*block) == Some(area) => {
                    u8::from(ledger.side(*block) == side)
                }
                Some(_) | None => 0,
            };
            let (blocks, limit) = (ledger.number(area, side), ledger.facts.area(area).stacking);
            ensure(blocks <= limit + passing, || format!("{blocks} blocks in {area:?}"))?;
        }
    }
    Ok(())
}

/// What a turn has left on blocks and borders is what the log says.
fn marks(ledger: &Ledger<'_>, view: &View) -> Checked {
    let marked = |mark: Mark| -> BTreeSet<BlockId> {
        let blocks = view.blocks.iter().filter(|it| it.marks.contains(&mark));
        blocks.map(|it| it.block).collect()
    };
    let present = |set: &BTreeSet<BlockId>| -> BTreeSet<BlockId> {
        set.iter().copied().filter(|&it| ledger.area(it).is_some()).collect()
    };
    let is_so = marked(Mark::Moved) == present(&ledger.marks.moved)
        && marked(Mark::Bombarded) == present(&ledger.marks.bombarded)
        && marked(Mark::Activated) == ledger.marks.orders.keys().copied().collect();
    ensure(is_so, || "marks are as the log says".to_owned())?;
    let crossings: BTreeMap<_, _> =
        view.crossings.iter().map(|it| ((it.border, it.side, it.to), it.blocks)).collect();
    ensure(crossings == ledger.marks.crossings, || format!("{crossings:?} crossed"))?;
    let holding: BTreeMap<_, _> = view.holding.iter().map(|it| (it.area, it.blocks)).collect();
    ensure(holding == ledger.marks.holding, || format!("{holding:?} are held"))?;
    for command in &view.commands {
        let left = ledger.marks.orders.get(&command.hq).copied();
        ensure(command.orders == left, || format!("{command:?}, but {left:?} orders"))?;
    }
    let battle = view.battle.as_ref().map(|it| (it.area, it.round, it.attacker));
    let fight = ledger.fight.as_ref().map(|it| (it.area, it.round, it.attacker));
    ensure(battle == fight, || format!("{battle:?} is fought, not {fight:?}"))
}
