//! Chapter 13: moves on the board.

use crate::Turn;
use crate::ban::{Allowed, Ban, require};
use crate::battle::scene::Scene;
use crate::battle::settle::{Settled, settle};
use crate::battle::{terrain, withdrawal};
use crate::board::{Location, Role};
use crate::event::{Event, Who};
use crate::ids::{BlockId, TownId};
use crate::pieces::Kind;

/// [WAT-13.1.1] Whether a block may move to a location, by any way.
pub(crate) fn may_move(scene: &Scene<'_>, block: BlockId, to: Location) -> Allowed {
    find_way(scene, block, to).map(drop)
}

/// Whether a block may move at all: no way is open whose first step is not.
pub(crate) fn can_move(scene: &Scene<'_>, block: BlockId) -> bool {
    let from = scene.location(block);
    let can_go = |&near: &Location| may_go_straight(scene, block, from, near).is_ok();
    may_move_at_all(scene, block).is_ok() && from.steps_for(scene.role).iter().any(can_go)
}

/// All locations that a block may move to, a bit each.
pub(crate) fn destinations(scene: &Scene<'_>, block: BlockId) -> u8 {
    let Ok(allowance) = may_move_at_all(scene, block) else { return 0 };
    let from = scene.location(block);
    let mut all = 0;
    for &near in from.steps_for(scene.role) {
        if may_go_straight(scene, block, from, near).is_ok() {
            all |= 1 << near.index();
            if allowance > 1 && may_pass(scene, block, near).is_ok() {
                all |= beyond(scene, block, from, near);
            }
        }
    }
    all
}

/// Where the second step leads from a location between.
fn beyond(scene: &Scene<'_>, block: BlockId, from: Location, via: Location) -> u8 {
    let can_go = |&to: &Location| to != from && may_go_on(scene, block, via, to).is_ok();
    let open = via.steps_for(scene.role).iter().copied().filter(can_go);
    open.fold(0, |all, to| all | 1 << to.index())
}

/// The way by which a block goes to a location: straight there, or else by a location between.
fn find_way(scene: &Scene<'_>, block: BlockId, to: Location) -> Result<Option<Location>, Ban> {
    let allowance = may_move_at_all(scene, block)?;
    let from = scene.location(block);
    let Err(mut ban) = may_go_straight(scene, block, from, to) else { return Ok(None) };
    let near = from.steps_for(scene.role);
    let leads_on = |via: &&Location| to != from && via.steps_for(scene.role).contains(&to);
    for &via in near.iter().filter(|_| allowance > 1).filter(leads_on) {
        match may_go_by(scene, block, from, via, to) {
            Ok(()) => return Ok(Some(via)),
            // What forbids the straight way tells more, where there is one.
            Err(why) if !near.contains(&to) => ban = why,
            Err(_) => {}
        }
    }
    Err(ban)
}

/// [WAT-13.1.1] How many steps a block has left: none if it has moved, [WAT-13.1.7] one if it is
/// horse artillery that has fired.
fn may_move_at_all(scene: &Scene<'_>, block: BlockId) -> Result<u8, Ban> {
    scene.may_leave_place(block)?;
    let done = scene.campaign.acted | scene.campaign.stepped;
    require(!done.contains(block), Ban::new("WAT-13.1.1", "ban-step-moved"))?;
    let has_fired = scene.campaign.fired.contains(block);
    Ok(if has_fired { 1 } else { scene.kind(block).allowance() })
}

/// One step, and no more.
fn may_go_straight(scene: &Scene<'_>, block: BlockId, from: Location, to: Location) -> Allowed {
    if !from.steps_for(scene.role).contains(&to) {
        return Err(too_far(scene, block, from, to));
    }
    if scene.is_engaged(block) {
        may_disengage(scene, block, from, to)
    } else {
        may_enter(scene, block, from, to)?;
        withdrawal::may_redeploy(scene, to)
    }
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
        Ban::new("WAT-13.1.1", "ban-step-one-only")
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
/// [WAT-13.1.6] foot artillery only among its own.
fn may_enter(scene: &Scene<'_>, block: BlockId, from: Location, to: Location) -> Allowed {
    let meets = !scene.enemies_at(to).is_empty();
    let is_forward = meets || to.role() != scene.role;
    let is_foot = scene.kind(block) == Kind::FootArtillery;
    require(!is_forward || !is_foot, Ban::new("WAT-13.1.6", "ban-step-foot-artillery"))?;
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

/// Two steps.
fn may_go_by(
    scene: &Scene<'_>,
    block: BlockId,
    from: Location,
    via: Location,
    to: Location,
) -> Allowed {
    may_go_straight(scene, block, from, via)?;
    may_pass(scene, block, via)?;
    may_go_on(scene, block, via, to)
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
    may_enter(scene, block, via, to)?;
    withdrawal::may_redeploy(scene, to)
}

/// Moves a block, each step by itself. [WAT-13.1.7] Horse artillery that took one step may still
/// fire.
pub(crate) fn go(turn: &mut Turn<'_>, town: TownId, role: Role, block: BlockId, to: Location) {
    let scene = Scene::of(turn, town, role);
    let way = find_way(&scene, block, to).expect("only legal moves are carried out");
    if let Some(via) = way
        && step(turn, town, role, block, via) == Settled::Over
    {
        return;
    }
    let is_horse_artillery = turn.kind(block) == Kind::HorseArtillery;
    if !is_horse_artillery || way.is_some() || turn.fired.contains(block) {
        turn.emit(Event::Acted { who: turn.somebody(block) });
    }
    // Nothing of the move is left, whether or not the battle is over.
    let _ = step(turn, town, role, block, to);
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
