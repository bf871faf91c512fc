//! What holds on the map.

use waterloo::{BlockView, Mark, Side, Step, TownId};

use super::position::{Checked, Position, ensure, has_mark};

pub(super) fn check(position: Position<'_>) -> Checked {
    turn(position)?;
    armies(position)?;
    fights(position)?;
    groups(position)?;
    roads(position)?;
    position.view.blocks.iter().try_for_each(|block| self::block(position, block))
}

/// [WAT-4.1.1] The side on the track is active; [WAT-8.1.1] there is no forced march at night.
fn turn(position: Position<'_>) -> Checked {
    let view = position.view;
    let length = view.agenda.len();
    ensure(length <= 12, || format!("{length} steps are on the agenda"))?;
    let is_over = view.winner.is_some();
    ensure(is_over == view.agenda.is_empty(), || "the agenda goes on to the end".to_owned())?;
    let Some(square) = usize::from(view.turn).checked_sub(1) else {
        return ensure(view.active == Side::French, || "the French begin".to_owned());
    };
    let square = position.facts.track.get(square).ok_or("the track has ended")?;
    ensure(view.active == square.active, || format!("{:?} are active", view.active))?;
    let marches = |step: &Step| matches!(step, Step::Marches { .. } | Step::OpenMarches);
    let is_wrong = square.is_night && view.agenda.iter().any(marches);
    ensure(!is_wrong, || "blocks march at night".to_owned())
}

/// [WAT-23.1.1] Every lost block counts one; [WAT-23.1.2] whoever lost too many is demoralised when
/// the next turn begins, and [WAT-23.1.3] is gone.
fn armies(position: Position<'_>) -> Checked {
    let (facts, view) = (position.facts, position.view);
    for army in &view.armies {
        let of_army = |block: &waterloo::BlockId| facts.block(*block).army == army.army;
        let lost = view.lost.iter().filter(of_army).count();
        ensure(usize::from(army.lost) == lost, || format!("{army:?}, but {lost} are lost"))?;
        let is_beaten = army.lost >= army.demoralised_at;
        ensure(is_beaten || !army.demoralised, || format!("{army:?} before its time"))?;
        let is_late = is_beaten && !army.demoralised && is_new_turn(position);
        ensure(!is_late, || format!("{army:?} after its time"))?;
        let stands = view.blocks.iter().any(|it| of_army(&it.block));
        let is_gone = !stands || !army.demoralised || view.winner.is_some();
        ensure(is_gone, || format!("{army:?}, and still there"))?;
    }
    Ok(())
}

/// Whether normal moves are made, in which nobody is lost.
fn is_new_turn(position: Position<'_>) -> bool {
    matches!(position.view.agenda.last(), Some(Step::Moves { .. } | Step::Move { .. }))
}

/// [WAT-1.2.2] Both sides stand in a town only from the move that brings them together until the
/// fight there is over.
fn fights(position: Position<'_>) -> Checked {
    for town in position.contested() {
        let is_due = if position.is_movement() {
            position.view.groups.iter().any(|group| group.attacked.contains(town))
        } else {
            position.is_unfinished(town)
        };
        ensure(is_due, || format!("{town:?} is contested without a fight"))?;
    }
    let view = position.view;
    let stays = |it: &&waterloo::BattleView| it.routed.is_none() && !it.withdrawing;
    let waiting = view.battles.iter().filter(stays).map(|it| it.town);
    for town in waiting.chain(view.unordered.iter()) {
        let both = Side::BOTH.iter().all(|&side| position.has(town, side));
        ensure(both, || format!("one side fights alone in {town:?}"))?;
    }
    let is_in_order = usize::from(view.next_battle) <= view.battles.len();
    ensure(is_in_order, || "a battle is next that is not in the order".to_owned())?;
    let all_at_once = view.skirmishes.is_empty() || view.battles.is_empty();
    ensure(all_at_once, || "skirmishes come first".to_owned())
}

/// [WAT-5.1.2], [WAT-5.1.3] No army moves more groups than it may.
fn groups(position: Position<'_>) -> Checked {
    let groups = &position.view.groups;
    for facts in &position.facts.armies {
        let moved = groups.iter().filter(|group| group.army == facts.army).count();
        ensure(moved <= usize::from(facts.groups), || format!("{moved} groups moved: {groups:?}"))?;
    }
    let is_told = position.is_movement() || groups.is_empty();
    ensure(is_told, || format!("after the movement phase: {groups:?}"))
}

/// [WAT-6.1.1] Roads carry no more than they may, [WAT-6.1.3] in retreats and regroupings too;
/// [WAT-15.3.1] and no more than two blocks cross a stream.
fn roads(position: Position<'_>) -> Checked {
    let (facts, view) = (position.facts, position.view);
    for used in &view.roads {
        let limit = facts.roads[usize::from(u8::from(used.road))].move_limit;
        ensure(used.blocks <= limit, || format!("{used:?}, and {limit} is the limit"))?;
    }
    for used in &view.bridges {
        let limit = facts.roads[usize::from(u8::from(used.road))].attack_limit;
        ensure(used.blocks <= limit, || format!("{used:?}, and {limit} may attack"))?;
    }
    ensure(view.crossings.iter().all(|&blocks| blocks <= 2), || format!("{:?}", view.crossings))?;
    let Some(town) = view.agenda.last().and_then(|&step| town(step)) else { return Ok(()) };
    // [WAT-10.2.2], [WAT-18.3.2] Here the surplus goes over the limit.
    let withdraws = position.battle(town).is_some_and(|battle| battle.withdrawing);
    if withdraws || view.skirmishes.contains(town) {
        return Ok(());
    }
    for (way, &used) in facts.ways(town).zip(&view.places) {
        let limit = way.battle_limit;
        ensure(used <= limit, || format!("{used} blocks leave where {limit} may"))?;
    }
    Ok(())
}

/// The town of a fight in which blocks leave, or around which they regroup.
fn town(step: Step) -> Option<TownId> {
    if let Step::LeaveSkirmish { town, .. }
    | Step::BattlePhase { town, .. }
    | Step::Act { town, .. }
    | Step::LeaveBattle { town, .. }
    | Step::Regroup { town, .. } = step
    {
        Some(town)
    } else {
        None
    }
}

fn block(position: Position<'_>, block: &BlockView) -> Checked {
    let Some(town) = block.town else { return Ok(()) };
    let is_active = position.side(block) == position.view.active;
    let may_have_moved = is_active && position.is_movement();
    ensure(block.start.is_none() || may_have_moved, || format!("{block:?} has moved"))?;
    // No location without a board.
    let is_open = position.battle(town).is_some_and(|battle| battle.open);
    ensure(block.at.is_none() || is_open, || format!("{block:?} stands on no board"))?;
    // [WAT-18.2.1] A disrupted block enters no fight.
    let is_out = block.at.is_none() && !position.is_unfinished(town);
    ensure(!has_mark(block, Mark::Disrupted) || is_out, || format!("{block:?} fights on"))?;
    // [WAT-10.1.1] Who is put forward stands where a skirmish is.
    let may_be_picked = position.view.skirmishes.contains(town);
    ensure(!has_mark(block, Mark::Picked) || may_be_picked, || format!("{block:?} is picked"))
}
