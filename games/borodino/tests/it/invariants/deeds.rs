//! What may happen: each event by itself, with what the log has told before it.

use std::collections::{BTreeMap, BTreeSet};

use borodino::{AreaId, BlockId, BorderId, Event, Ground, How, Kind, Side};

use super::facts::{SourceFacts, supplied};
use super::ledger::{Fight, Ledger};
use super::{Checked, ensure};

/// [BOR-10.1.4] A battle has at most four rounds.
const LAST_ROUND: u8 = 4;

pub(super) fn check(ledger: &mut Ledger<'_>, event: &Event) -> Checked {
    command(ledger, event)?;
    guns(ledger, event)?;
    moves(ledger, event)?;
    battle(ledger, event)?;
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
fn may_go(ledger: &Ledger<'_>, block: BlockId, from: AreaId, to: AreaId) -> Checked {
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

fn battle(ledger: &mut Ledger<'_>, event: &Event) -> Checked {
    if let Event::BattleBegan { area, attacker, .. } = event {
        ensure(ledger.is_contested(*area), || format!("nobody fights in {area:?}"))?;
        ledger.fight = Some(Fight {
            area: *area,
            attacker: *attacker,
            round: 0,
            passages: BTreeMap::new(),
            withdrawals: 0,
            fired: BTreeSet::new(),
        });
    } else if let Event::RoundBegan { round, attacker, .. } = event {
        let fight = ledger.fight()?;
        let is_next = *round == fight.round + 1 && *round <= LAST_ROUND;
        ensure(is_next, || format!("round {round} after {}", fight.round))?;
        let is_same = *attacker == fight.attacker || *round == 2;
        ensure(is_same, || "the roles change late".to_owned())?;
        *fight = Fight {
            area: fight.area,
            attacker: *attacker,
            round: *round,
            passages: BTreeMap::new(),
            withdrawals: 0,
            fired: BTreeSet::new(),
        };
    } else if let Event::BattleEnded { .. } = event {
        ledger.fight()?.passages.clear();
    } else if let Event::RegroupEnded { area } = event {
        ensure(!ledger.is_contested(*area), || format!("both sides stay in {area:?}"))?;
        ledger.fight = None;
    }
    shots(ledger, event)?;
    passages(ledger, event)
}

/// [BOR-10.3.1] A block fires once a round; [BOR-11.1.2] never on more than 5; [BOR-13.2.1] attackers not in
/// round 4.
fn shots(ledger: &mut Ledger<'_>, event: &Event) -> Checked {
    if let Event::Fired { block, value, dice, hits, .. } = event {
        let side = ledger.side(*block);
        let most = usize::from(ledger.steps[block.index()]);
        let scored = dice.iter().filter(|&&die| die <= *value).count() as u8;
        let is_so = (1..=5).contains(value) && *hits == scored && (1..=most).contains(&dice.len());
        ensure(is_so, || format!("{event:?}"))?;
        let fight = ledger.fight()?;
        let goes = fight.round == LAST_ROUND && fight.attacker == side;
        ensure(!goes, || format!("{block:?} fires in round 4"))?;
        return ensure(fight.fired.insert(*block), || format!("{block:?} fires twice"));
    }
    if let Event::RoundEnded { round: LAST_ROUND } = event {
        let fight = ledger.fight()?;
        let (area, attacker) = (fight.area, fight.attacker);
        let are_gone = !ledger.has(area, attacker);
        return ensure(are_gone, || "attackers stay after round 4".to_owned());
    }
    Ok(())
}

/// [BOR-13.1.5], [BOR-13.3.2], [BOR-13.4.2] Borders let so many pass in a round, and in regrouping.
fn passages(ledger: &mut Ledger<'_>, event: &Event) -> Checked {
    let (block, from, to) =
        if let Event::Retreated { face, from, to } | Event::WentOn { face, from, to } = event {
            (ledger.known_face(*face)?, *from, *to)
        } else if let Event::Regrouped { who, from, to } = event {
            (ledger.known(*who)?, *from, *to)
        } else if let Event::Withdrew { .. } = event {
            return withdrawal(ledger);
        } else {
            return Ok(());
        };
    let side = ledger.side(block);
    ensure(!ledger.has(to, side.enemy()), || format!("{block:?} leaves towards enemies"))?;
    may_go(ledger, block, from, to)?;
    let (border, way) = ledger.facts.between(from, to).ok_or("retreats go one area")?;
    let limit = way.limit(to, ledger.burnt.contains(&border));
    let room = ledger.facts.area(to).stacking > ledger.number(to, side);
    ensure(room || matches!(event, Event::Retreated { .. }), || format!("{to:?} is full"))?;
    let passed = ledger.fight()?.passages.entry((border, side, to)).or_default();
    *passed += 1;
    ensure(*passed <= limit, || format!("{passed} blocks leave over {border:?}"))
}

/// [BOR-13.1.7] So many may leave the map in a round as the ground lets pass.
fn withdrawal(ledger: &mut Ledger<'_>) -> Checked {
    let area = ledger.fight()?.area;
    let limit = match ledger.facts.area(area).ground {
        Ground::Clear => 3,
        Ground::Woods => 2,
        Ground::Marsh => 1,
    };
    let fight = ledger.fight()?;
    fight.withdrawals += 1;
    ensure(fight.withdrawals <= limit, || "too many leave the map".to_owned())
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
    let is_open = |border: BorderId| ledger.burnt.contains(&border);
    let found = ledger.facts.between(one, other);
    found.is_some_and(|(border, way)| way.limit(one, is_open(border)) > 0)
}

fn enemies_of(ledger: &Ledger<'_>, side: Side) -> BTreeSet<AreaId> {
    ledger.facts.all_areas().filter(|&area| ledger.has(area, side.enemy())).collect()
}
