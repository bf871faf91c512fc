//! What may happen: each event by itself, with what the log has told before it.

use std::collections::BTreeSet;

use borodino::{AreaId, BlockId, BorderId, Cause, Event, Ground, How, Kind, Side};

use super::facts::{SourceFacts, supplied};
use super::ledger::Ledger;
use super::{Checked, ensure, fights};

pub(super) fn check(ledger: &mut Ledger<'_>, event: &Event) -> Checked {
    command(ledger, event)?;
    guns(ledger, event)?;
    moves(ledger, event)?;
    fights::check(ledger, event)?;
    attrition(ledger, event)?;
    supply(ledger, event)
}

/// [BOR-6.1.1] A headquarters is activated once a turn, with steps; [BOR-6.1.6] one of an army gives
/// as many orders as it had steps.
fn command(ledger: &mut Ledger<'_>, event: &Event) -> Checked {
    if let Event::Activated { hq, post, area } = event {
        let block = ledger.known_face(*hq)?;
        ensure(hq.steps > 0, || format!("{block:?} leads without steps"))?;
        ensure(ledger.area(block) == Some(*area), || format!("{block:?} is not there"))?;
        let orders = if post.is_some() { hq.steps } else { 0 };
        let is_held = !ledger.marks.moved.contains(&block) && is_held(ledger, block, *area);
        ensure(!is_held, || format!("{block:?} is held"))?;
        let before = ledger.marks.orders.insert(block, orders);
        return ensure(before.is_none(), || format!("{block:?} is activated twice"));
    }
    if let Event::OrderSpent { hq, .. } = event {
        let orders = ledger.marks.orders.get_mut(hq).ok_or("whoever orders is active")?;
        *orders = orders.checked_sub(1).ok_or_else(|| format!("{hq:?} has no order left"))?;
    }
    Ok(())
}

/// [BOR-7.1.1] A gun fires once a turn, [BOR-7.1.4] one over each border, with as many dice as steps.
fn guns(ledger: &mut Ledger<'_>, event: &Event) -> Checked {
    let Event::Bombarded { gun, from, at, value, dice, hits, own } = event else { return Ok(()) };
    let block = ledger.known_face(*gun)?;
    let side = ledger.side(block);
    ensure(ledger.facts.block(block).is_gun(), || format!("{block:?} is no gun"))?;
    ensure(ledger.area(block) == Some(*from), || format!("{block:?} is not there"))?;
    ensure(ledger.has(*at, side.enemy()), || format!("nobody to hit in {at:?}"))?;
    let scored = dice.iter().filter(|&&die| die <= *value).count() as u8;
    let is_so = *hits == scored && dice.len() == usize::from(gun.steps) && *value > 0;
    ensure(is_so, || format!("{event:?}"))?;
    let sixes = dice.iter().filter(|&&die| die == 6).count() as u8;
    let costs = if ledger.is_contested(*at) { sixes } else { 0 };
    ensure(*own == costs, || format!("{event:?}"))?;
    let (border, _) = ledger.facts.between(*from, *at).ok_or("guns fire at neighbours")?;
    let is_free = ledger.marks.fired_over.insert((border, side));
    ensure(is_free, || format!("two guns fire over {border:?}"))?;
    ensure(ledger.marks.bombarded.insert(block), || format!("{block:?} fires twice"))
}

fn moves(ledger: &mut Ledger<'_>, event: &Event) -> Checked {
    if let Event::Moved { who, from, to, how } = event {
        let block = ledger.known(*who)?;
        may_move(ledger, block, *from, *how)?;
        may_go(ledger, block, *from, *to)?;
        goes_back(ledger, block, *from, *to, *how)?;
        return cross(ledger, block, *from, *to, *how);
    }
    if let Event::Arrived { who, area } = event {
        let block = ledger.known(*who)?;
        let arrival = ledger.facts.block(block).arrival.as_ref();
        let is_due = arrival.is_some_and(|it| it.turn <= ledger.turn && it.at.contains(area));
        return ensure(is_due && !ledger.has(*area, who.side.enemy()), || format!("{event:?}"));
    }
    if let Event::ActionPhaseEnded { side } = event
        && *side == ledger.first
    {
        // [BOR-9.1.1] As many are held as blocks have entered.
        let areas = ledger.facts.all_areas().filter(|&area| ledger.is_contested(area));
        ledger.marks.holding = areas.map(|area| (area, ledger.number(area, *side))).collect();
    }
    Ok(())
}

/// [BOR-8.1.1] A block moves once a turn, and [BOR-7.1.5] not after it has bombarded; [BOR-9.1.2] not if it
/// is held.
fn may_move(ledger: &mut Ledger<'_>, block: BlockId, from: AreaId, how: How) -> Checked {
    let is_active = ledger.marks.orders.contains_key(&block);
    let is_marked = ledger.marks.moved.contains(&block) || ledger.marks.bombarded.contains(&block);
    let is_free = !is_marked && !is_held(ledger, block, from);
    let is_so = match how {
        How::BeforeActivation => !is_active && !is_held(ledger, block, from),
        How::Ordered | How::Straggling => !is_active && is_free,
        How::Headquarters => is_active && !is_marked,
        How::Night => !ledger.marks.moved.contains(&block),
        How::Surplus => true,
    };
    ensure(is_so, || format!("{block:?} moves again, or is held: {how:?}"))?;
    if how != How::BeforeActivation {
        ledger.marks.moved.insert(block);
    }
    Ok(())
}

/// [BOR-8.4.3] A block too many takes its move back if it can; it never wins a vacant redoubt by it.
fn goes_back(
    ledger: &mut Ledger<'_>,
    block: BlockId,
    from: AreaId,
    to: AreaId,
    how: How,
) -> Checked {
    match how {
        How::BeforeActivation | How::Ordered | How::Headquarters | How::Straggling => {
            ledger.marks.left.insert(block, from);
            return Ok(());
        }
        How::Night => return Ok(()),
        How::Surplus => {}
    }
    let side = ledger.side(block);
    let is_open = |area: AreaId| {
        !ledger.has(area, side.enemy())
            && ledger.number(area, side) < ledger.facts.area(area).stacking
    };
    let home = ledger.marks.left.get(&block).copied().filter(|&home| is_open(home));
    if let Some(home) = home {
        return ensure(to == home, || format!("{block:?} does not go back to {home:?}"));
    }
    let redoubt = ledger.facts.area(to).redoubt_from;
    let is_won = redoubt.is_some_and(|turn| turn <= ledger.turn) && !ledger.has(to, side);
    ensure(!is_won, || format!("{block:?} wins {to:?} by being too many"))
}

/// [BOR-9.1.2] Whether a block of Player 2 is held where Player 1 has entered.
fn is_held(ledger: &Ledger<'_>, block: BlockId, area: AreaId) -> bool {
    let (side, marks) = (ledger.side(block), &ledger.marks);
    let held = marks.holding.get(&area).copied().unwrap_or(0);
    if side == ledger.first || held == 0 || !ledger.has(area, ledger.first) {
        return false;
    }
    let unmoved = ledger.blocks_in(area, side).filter(|it| !marks.moved.contains(it));
    let (hqs, troops): (Vec<BlockId>, Vec<BlockId>) =
        unmoved.partition(|&it| ledger.facts.block(it).is_headquarters());
    let idle = hqs.iter().filter(|hq| !marks.orders.contains_key(hq)).count();
    let left = if ledger.facts.block(block).is_headquarters() { idle } else { 0 } + troops.len();
    left <= usize::from(held)
}

/// Whoever goes to the next area passes its border. [BOR-8.3.1] Into battle one goes one area,
/// [BOR-3.1.6] heavy artillery never; [BOR-2.3.4] no gun enters a marsh.
pub(super) fn may_go(ledger: &Ledger<'_>, block: BlockId, from: AreaId, to: AreaId) -> Checked {
    let facts = ledger.facts.block(block);
    let is_marsh = ledger.facts.area(to).ground == Ground::Marsh;
    ensure(!(facts.is_gun() && is_marsh), || format!("{block:?} enters a marsh"))?;
    let is_attack = ledger.has(to, facts.side.enemy());
    let is_heavy = facts.kind == Kind::HeavyArtillery;
    ensure(!(is_attack && is_heavy), || format!("{block:?} attacks"))?;
    let Some((border, way)) = ledger.facts.between(from, to) else {
        let is_battle = is_attack || ledger.is_contested(from);
        return ensure(!is_battle, || format!("{block:?} goes far into battle, or out of it"));
    };
    let is_burnt = ledger.burnt.contains(&border);
    // [BOR-8.2.1] Neighbours may be joined by a longer road too.
    let passes = way.limit(to, is_burnt) > 0 && (!facts.is_gun() || way.lets_guns_pass(is_burnt));
    let is_quiet = !is_attack && !ledger.is_contested(from);
    ensure(passes || is_quiet, || format!("{block:?} cannot pass {border:?}"))
}

/// [BOR-8.3.3] What goes into battle or out of it is counted for each border.
fn cross(ledger: &mut Ledger<'_>, block: BlockId, from: AreaId, to: AreaId, how: How) -> Checked {
    let side = ledger.side(block);
    let is_battle = ledger.has(to, side.enemy()) || ledger.is_contested(from);
    if matches!(how, How::Surplus | How::Night) || !is_battle {
        return Ok(());
    }
    let (border, way) = ledger.facts.between(from, to).ok_or("into battle one goes one area")?;
    let is_burnt = ledger.burnt.contains(&border);
    let limits = [to, from].map(|end| way.limit(end, is_burnt));
    let crossings = &mut ledger.marks.crossings;
    *crossings.entry((border, side, to)).or_default() += 1;
    let crossed = [to, from].map(|end| crossings.get(&(border, side, end)).copied().unwrap_or(0));
    let keeps = crossed[0] <= limits[0] && crossed[0] + crossed[1] <= limits[0].max(limits[1]);
    ensure(keeps, || format!("{crossed:?} blocks crossed {border:?} where {limits:?} may"))
}

/// [BOR-15.4.1] Whoever is without supply loses a step at 20:00, and nobody else.
fn attrition(ledger: &mut Ledger<'_>, event: &Event) -> Checked {
    let block = if let Event::StepLost { who, cause: Cause::Attrition, .. } = event {
        ledger.known(*who)?
    } else if let Event::Destroyed { block, cause: Cause::Attrition, .. } = event {
        *block
    } else {
        return Ok(());
    };
    let hour = &ledger.facts.track[usize::from(ledger.turn) - 1];
    ensure(hour.is_last_of_day, || "it is not 20:00".to_owned())?;
    let hungry = ledger.marks.hungry.take().unwrap_or_else(|| out_of_supply(ledger));
    let is_hungry = hungry.contains(&block);
    ledger.marks.hungry = Some(hungry);
    ensure(is_hungry, || format!("{block:?} is in supply"))
}

fn out_of_supply(ledger: &Ledger<'_>) -> BTreeSet<BlockId> {
    let supply = Side::BOTH.map(|side| {
        let enemies = enemies_of(ledger, side);
        let sources = ledger.facts.sources.iter().filter(|it| it.side == side);
        let areas = sources.flat_map(|it| supplied(ledger.facts, it, &enemies, &ledger.burnt));
        areas.collect::<BTreeSet<AreaId>>()
    });
    let is_out = |&block: &BlockId| {
        let area = ledger.area(block);
        area.is_some_and(|area| !supply[ledger.side(block) as usize].contains(&area))
    };
    ledger.facts.all_blocks().filter(is_out).collect()
}

/// [BOR-15.2.3] A point is spent where its source supplies; [BOR-15.3.2] a captured one in the captured
/// area too, or next to it.
fn supply(ledger: &mut Ledger<'_>, event: &Event) -> Checked {
    let Event::Supplied { who, area, source: Some(source) } = event else { return Ok(()) };
    let block = ledger.known(*who)?;
    ensure(ledger.area(block) == Some(*area), || format!("{block:?} is not there"))?;
    let sources = &ledger.facts.sources;
    let found = sources.iter().find(|it| it.area == *source).ok_or("no such source")?;
    let spent = ledger.marks.spent.get(source).copied().unwrap_or(0);
    let enemies = enemies_of(ledger, who.side);
    let reaches =
        |it: &SourceFacts| supplied(ledger.facts, it, &enemies, &ledger.burnt).contains(area);
    if found.side == who.side {
        ensure(spent < found.symbols, || format!("{source:?} has no point left"))?;
        return ensure(reaches(found), || format!("{area:?} is out of reach of {source:?}"));
    }
    let loot = ledger.marks.loot.get(source).copied().unwrap_or(0);
    ensure(spent < loot, || format!("{source:?} was not captured"))?;
    let is_joined = *area == *source || is_joined(ledger, *area, *source);
    let is_supplied = sources.iter().filter(|it| it.side == who.side).any(reaches);
    ensure(is_joined || is_supplied, || format!("{area:?} is out of supply"))
}

fn is_joined(ledger: &Ledger<'_>, one: AreaId, other: AreaId) -> bool {
    let is_burnt = |border: BorderId| ledger.burnt.contains(&border);
    let found = ledger.facts.between(one, other);
    found.is_some_and(|(border, way)| way.limit(one, is_burnt(border)) > 0)
}

fn enemies_of(ledger: &Ledger<'_>, side: Side) -> BTreeSet<AreaId> {
    ledger.facts.all_areas().filter(|&area| ledger.has(area, side.enemy())).collect()
}
