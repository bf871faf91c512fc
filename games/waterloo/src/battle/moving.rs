//! Chapter 13: moves on the board.

use crate::Turn;
use crate::action::Action;
use crate::ban::{Allowed, Ban, require};
use crate::battle::scene::Scene;
use crate::battle::settle::{Settled, settle};
use crate::battle::{squares, terrain};
use crate::board::{Location, Role};
use crate::event::{Event, Who};
use crate::ids::{BlockId, TownId};
use crate::pieces::Kind;

/// [WAT-13.1.1] Whether a block may move to a location in one step.
pub(crate) fn may_move(scene: &Scene<'_>, block: BlockId, to: Location) -> Allowed {
    may_move_at_all(scene, block)?;
    may_go_straight(scene, block, scene.location(block), to)
}

/// [WAT-13.1.1] Whether a block may move in two steps: its player chooses the way.
pub(crate) fn may_move_by(
    scene: &Scene<'_>,
    block: BlockId,
    via: Location,
    to: Location,
) -> Allowed {
    let allowance = may_move_at_all(scene, block)?;
    let from = scene.location(block);
    may_go_straight(scene, block, from, via)?;
    require(allowance > 1, Ban::new("WAT-13.1.1", "ban-step-one-only"))?;
    require(is_way(scene, from, via, to), Ban::new("WAT-13.1.1", "ban-step-detour"))?;
    may_pass(scene, block, via)?;
    may_go_on(scene, block, via, to)
}

/// [WAT-16.1.6] Whether infantry may engage in an own position and form a square there.
pub(crate) fn may_engage_in_square(scene: &Scene<'_>, block: BlockId, to: Location) -> Allowed {
    const RULE: &str = "WAT-16.1.6";
    require(scene.setting.options.squares_engage, Ban::new(RULE, "ban-square-engaging"))?;
    let is_infantry = scene.kind(block) == Kind::Infantry;
    require(is_infantry, Ban::new("WAT-16.1.1", "ban-square-infantry"))?;
    require(!scene.is_square(block), Ban::new("WAT-16.1.1", "ban-square-already"))?;
    require(!scene.enemies_at(to).is_empty(), Ban::new(RULE, "ban-square-engaging"))?;
    squares::may_stand_in_square(scene, block, to)?;
    may_move(scene, block, to)
}

/// Whether a block may move at all: no way is open whose first step is not.
pub(crate) fn can_move(scene: &Scene<'_>, block: BlockId) -> bool {
    let from = scene.location(block);
    from.steps_for(scene.role).iter().any(|&near| may_move(scene, block, near).is_ok())
}

/// Every move of a block: in one step, in two, and [WAT-16.1.6] into a square.
pub(crate) fn list(scene: &Scene<'_>, block: BlockId, into: &mut Vec<Action>) {
    let Ok(allowance) = may_move_at_all(scene, block) else { return };
    let from = scene.location(block);
    let can_go = |&to: &Location| may_go_straight(scene, block, from, to).is_ok();
    let near = || from.steps_for(scene.role).iter().copied().filter(can_go);
    into.extend(near().map(Action::Step));
    for via in near().filter(|&via| allowance > 1 && may_pass(scene, block, via).is_ok()) {
        let ends = via.steps_for(scene.role).iter().copied();
        let ends = ends.filter(|&to| is_way(scene, from, via, to));
        let open = ends.filter(|&to| may_go_on(scene, block, via, to).is_ok());
        into.extend(open.map(|to| Action::StepBy { via, to }));
    }
    let can_form = |&to: &Location| may_engage_in_square(scene, block, to).is_ok();
    into.extend(near().filter(can_form).map(Action::StepInSquare));
}

/// [WAT-13.1.1] Whether two steps lead where one does not, or by the own Reserve, where nobody sees who
/// comes and goes.
fn is_way(scene: &Scene<'_>, from: Location, via: Location, to: Location) -> bool {
    let leads_on = |one: Location, other: &Location| one.steps_for(scene.role).contains(other);
    to != from && leads_on(via, &to) && (via.is_reserve() || !leads_on(from, &to))
}

/// [WAT-13.1.1] How many steps a block has left: none if it has moved, [WAT-13.1.7] one if it is
/// horse artillery that has fired.
fn may_move_at_all(scene: &Scene<'_>, block: BlockId) -> Result<u8, Ban> {
    if !may_break_up(scene, block) {
        scene.may_leave_place(block)?;
    }
    let done = scene.campaign.acted | scene.campaign.stepped;
    require(!done.contains(block), Ban::new("WAT-13.1.1", "ban-step-moved"))?;
    let has_fired = scene.campaign.fired.contains(block);
    Ok(if has_fired { 1 } else { scene.kind(block).allowance() })
}

/// [WAT-16.1.6] Whether a block is a square that may break up to engage.
fn may_break_up(scene: &Scene<'_>, block: BlockId) -> bool {
    scene.setting.options.squares_engage && scene.is_square(block) && !scene.is_engaged(block)
}

/// One step, and no more.
fn may_go_straight(scene: &Scene<'_>, block: BlockId, from: Location, to: Location) -> Allowed {
    if !from.steps_for(scene.role).contains(&to) {
        return Err(too_far(scene, block, from, to));
    }
    if scene.is_engaged(block) {
        return may_disengage(scene, block, from, to);
    }
    let stands = scene.is_square(block) && scene.enemies_at(to).is_empty();
    require(!stands, Ban::new("WAT-16.1.3", "ban-square-stands-still"))?;
    may_enter(scene, block, from, to)
}

/// Why a location cannot be reached in one step.
fn too_far(scene: &Scene<'_>, block: BlockId, from: Location, to: Location) -> Ban {
    let mut ways = from.steps_for(scene.role).iter();
    if scene.is_engaged(block) {
        Ban::new("WAT-13.1.4", "ban-step-straight-back")
    } else if to.is_reserve() && to.role() != scene.role {
        Ban::new("WAT-11.1.1", "ban-step-enemy-reserve")
    } else if scene.campaign.fired.contains(block) {
        Ban::new("WAT-13.1.7", "ban-step-fired")
    } else if to != from && ways.any(|via| via.steps_for(scene.role).contains(&to)) {
        let is_fast = scene.kind(block).is_fast();
        Ban::new("WAT-13.1.1", if is_fast { "ban-step-name-way" } else { "ban-step-one-only" })
    } else {
        Ban::new("WAT-11.1.2", "ban-step-not-touching")
    }
}

/// [WAT-13.1.4] An engaged block leaves straight back, [WAT-13.1.5] and not in the battle turn in
/// which it engaged.
fn may_disengage(scene: &Scene<'_>, block: BlockId, from: Location, to: Location) -> Allowed {
    let is_back = from.back_for(scene.role) == Some(to);
    require(is_back, Ban::new("WAT-13.1.4", "ban-step-straight-back"))?;
    let has_joined = scene.campaign.joined.contains(block);
    require(!has_joined, Ban::new("WAT-13.1.5", "ban-step-engaged-now"))?;
    require(scene.enemies_at(to).is_empty(), Ban::new("WAT-13.1.5", "ban-step-left-now"))?;
    may_tread(scene, block, from, to)
}

/// [WAT-13.1.2], [WAT-13.1.3] A block that is not engaged steps anywhere, with enemies or without;
/// [WAT-13.1.6] foot artillery never among enemies, and with the option only among its own.
fn may_enter(scene: &Scene<'_>, block: BlockId, from: Location, to: Location) -> Allowed {
    let meets = !scene.enemies_at(to).is_empty();
    let is_kept_back = to.role() != scene.role && !scene.setting.options.foot_guns_break_in;
    let is_foot = scene.kind(block) == Kind::FootArtillery;
    let is_barred = is_foot && (meets || is_kept_back);
    require(!is_barred, Ban::new("WAT-13.1.6", "ban-step-foot-artillery"))?;
    let has_left = meets && scene.campaign.left.contains(block);
    require(!has_left, Ban::new("WAT-13.1.5", "ban-step-left-now"))?;
    may_tread(scene, block, from, to)
}

/// [WAT-15.1.2] Guns do not enter woods; [WAT-15.3.1] a stream lets few across.
fn may_tread(scene: &Scene<'_>, block: BlockId, from: Location, to: Location) -> Allowed {
    let is_stopped = scene.battle.is_woods(to) && scene.kind(block).is_gun();
    require(!is_stopped, Ban::new("WAT-15.1.2", "ban-step-guns-woods"))?;
    terrain::may_cross(scene, from, to)
}

/// [WAT-13.1.1] Blocks pass through no enemies, [WAT-15.1.1] and cavalry through no woods.
fn may_pass(scene: &Scene<'_>, block: BlockId, via: Location) -> Allowed {
    let is_free = scene.enemies_at(via).is_empty();
    require(is_free, Ban::new("WAT-13.1.1", "ban-step-through-enemies"))?;
    let stops = scene.battle.is_woods(via) && scene.kind(block).is_cavalry();
    require(!stops, Ban::new("WAT-15.1.1", "ban-step-cavalry-woods"))
}

/// [WAT-13.1.4] Whoever disengages may redeploy with the second step, [WAT-13.1.5] and not engage.
fn may_go_on(scene: &Scene<'_>, block: BlockId, via: Location, to: Location) -> Allowed {
    let engages_again = scene.is_engaged(block) && !scene.enemies_at(to).is_empty();
    require(!engages_again, Ban::new("WAT-13.1.5", "ban-step-left-now"))?;
    may_enter(scene, block, via, to)
}

/// Moves a block in one step. [WAT-16.1.6] A square breaks up first. [WAT-13.1.7] Horse artillery may
/// still fire.
pub(crate) fn go(turn: &mut Turn<'_>, town: TownId, role: Role, block: BlockId, to: Location) {
    if turn.squares.contains(block) {
        squares::leave_square(turn, block);
    } else if turn.kind(block) != Kind::HorseArtillery || turn.fired.contains(block) {
        turn.emit(Event::Acted { who: turn.somebody(block) });
    }
    // Nothing of the move is left, whether or not the battle is over.
    let _ = step(turn, town, role, block, to);
}

/// Moves a block in two steps, each by itself.
pub(crate) fn go_by(
    turn: &mut Turn<'_>,
    town: TownId,
    role: Role,
    block: BlockId,
    [via, to]: [Location; 2],
) {
    if step(turn, town, role, block, via) == Settled::GoesOn {
        turn.emit(Event::Acted { who: turn.somebody(block) });
        let _ = step(turn, town, role, block, to);
    }
}

/// [WAT-16.1.6] Moves infantry among the enemies in an own position, into a square.
pub(crate) fn engage_in_square(
    turn: &mut Turn<'_>,
    town: TownId,
    role: Role,
    block: BlockId,
    to: Location,
) {
    if step(turn, town, role, block, to) == Settled::GoesOn {
        squares::form(turn, town, to, block);
    }
}

/// One step, and what follows from it.
fn step(turn: &mut Turn<'_>, town: TownId, role: Role, block: BlockId, to: Location) -> Settled {
    let scene = Scene::of(turn, town, role);
    let (from, who) = (scene.location(block), stepper(&scene, block, to));
    turn.emit(Event::Stepped { who, town, from, to, forced: false });
    settle(turn, town, Some(block))
}

/// [WAT-24.2.3] A block that steps is named to the enemy if he sees it before or after.
fn stepper(scene: &Scene<'_>, block: BlockId, to: Location) -> Who {
    if scene.campaign.is_seen(block) || comes_into_sight(scene, block, to) {
        scene.campaign.shown(block)
    } else {
        scene.campaign.somebody(block)
    }
}

fn comes_into_sight(scene: &Scene<'_>, block: BlockId, to: Location) -> bool {
    let meets = !scene.enemies_at(to).is_empty();
    let hides = to.is_reserve() || scene.battle.is_woods(to);
    // [WAT-24.2.4] With the option it must have given itself away.
    let only_firing = scene.setting.options.reveal_when_firing_only;
    meets || !hides && (!only_firing || scene.campaign.seen.contains(block))
}

/// [WAT-12.2.3] Where a block goes that failed its morale: straight back. [WAT-12.2.4] Foot artillery
/// and squares cannot, nor can whoever finds no way.
pub(crate) fn way_back(scene: &Scene<'_>, block: BlockId) -> Option<Location> {
    let from = scene.location(block);
    let back = from.back_for(scene.role)?;
    let can_go = !scene.is_square(block) && scene.kind(block) != Kind::FootArtillery;
    (can_go && may_tread(scene, block, from, back).is_ok()).then_some(back)
}
